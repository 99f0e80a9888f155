import { Alert } from '@mantine/core';
import type { ConflictoEntrevista } from '@recluta/domain/esquemas';
import { formatInstant } from '@recluta/domain/fechas';
import { IconAlertTriangle } from '@tabler/icons-react';
import { texts } from './calendario.texts.ts';
import classes from './Entrevista.module.css';

/** Tells what an interview collides with; it may be planned all the same. */
export function CollisionNotice({ conflictos }: { conflictos: readonly ConflictoEntrevista[] }) {
  if (conflictos.length === 0) return null;
  return (
    <Alert
      color="atacama"
      role="status"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={texts.conflicts.title}
    >
      <ul className={classes.conflicts}>
        {conflictos.map(({ id, motivo, titulo, candidato, responsable, fecha_inicio, proceso_nombre }) => (
          <li key={id}>
            {texts.conflicts[motivo](
              motivo === 'candidato' ? candidato : responsable,
              titulo,
              formatInstant(fecha_inicio),
              proceso_nombre,
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
