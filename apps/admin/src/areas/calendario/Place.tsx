import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

const isAddress = (lugar: string): boolean => /^https?:\/\/\S+$/i.test(lugar.trim());

/** Only an address of the web is a link: what was typed may be anything. */
export function Place({ lugar, label = lugar }: { lugar: string; label?: string }) {
  if (!isAddress(lugar)) return lugar;
  return (
    <Anchor href={lugar.trim()} target="_blank" rel="noopener noreferrer" inherit>
      {label}
    </Anchor>
  );
}

/** Beside the field in which an address is typed: nothing until it is one. */
export function PlaceLink({ lugar, label }: { lugar: string; label: string }) {
  return isAddress(lugar) && <Place lugar={lugar} label={label} />;
}

/** An address within a text, without the sign that ends its sentence. */
const ADDRESS = /(https?:\/\/\S*[^\s.,;:!?)»"'])/i;

/** A text whose addresses of the web can be opened. */
export const linked = (text: string): ReactNode =>
  text.split(ADDRESS).map((part, i) => (i % 2 === 0 ? part : <Place key={i} lugar={part} />));
