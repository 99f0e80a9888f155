import { Progress as Bar, Group, VisuallyHidden } from '@mantine/core';
import type { Progress } from '@recluta/domain/envio/progress';
import { texts } from './subida.texts.ts';

/** How far the submission is: its files, and how much of it has left. */
export function SendingProgress({ percent, cuenta, avance, dicho }: Progress) {
  return (
    <div>
      <Group className="num" justify="space-between" gap="0 12px" mb={6}>
        <b>{cuenta}</b>
        <span aria-hidden>{avance}</span>
      </Group>
      <Bar value={percent} aria-label={texts.subiendo} />
      <VisuallyHidden role="status">{dicho}</VisuallyHidden>
    </div>
  );
}
