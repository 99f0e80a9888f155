import { Anchor } from '@mantine/core';

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
