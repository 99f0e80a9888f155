import { Stack, Text } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import { nameOf } from '../lista/cvWords.ts';
import { texts } from './mensajes.texts.ts';
import type { Reach } from './reach.ts';

/** Names told; the rest is counted. */
const NAMED = 6;

const namesOf = (cvs: readonly Cv[]) =>
  cvs
    .slice(0, NAMED)
    .map(nameOf)
    .concat(cvs.length > NAMED ? [texts.andMore(cvs.length - NAMED)] : [])
    .join(', ');

/** Of several, who lacks what a message needs. */
export function Lacking({ reach: { nothing, noWhatsapp, noMail } }: { reach: Reach<Cv> }) {
  const lines = [
    [texts.lacking.nothing, nothing],
    [texts.lacking.whatsapp, noWhatsapp],
    [texts.lacking.mail, noMail],
  ] as const;
  const told = lines.filter(([, cvs]) => cvs.length > 0);
  if (told.length === 0) return null;
  return (
    <Stack gap={2}>
      {told.map(([label, cvs]) => (
        <Text key={label} size="xs" c="dimmed">
          {label}: <bdi>{namesOf(cvs)}</bdi>
        </Text>
      ))}
    </Stack>
  );
}
