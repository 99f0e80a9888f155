import { Alert } from '@mantine/core';
import type { Entrevista } from '@recluta/domain/esquemas';
import { formatInstant } from '@recluta/domain/fechas';
import { IconUsers } from '@tabler/icons-react';
import { texts } from './calendario.texts.ts';

/** Somebody saved the interview while it was being edited: as it stands now. */
export function ChangedNotice({ current }: { current: Entrevista }) {
  const { titulo, fecha_inicio, fecha_fin, candidato, responsable, lugar } = current;
  const facts = [titulo, `${formatInstant(fecha_inicio)} – ${formatInstant(fecha_fin)}`, candidato, responsable, lugar];
  return (
    <Alert color="atacama" role="status" icon={<IconUsers size={18} aria-hidden />} title={texts.changed.title}>
      {texts.changed.detail}
      <br />
      <b>{facts.filter(Boolean).join(' · ')}</b>
    </Alert>
  );
}
