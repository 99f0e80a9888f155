import { formatTime } from '@recluta/domain/fechas';
import type { ReactNode } from 'react';
import { texts } from '../ui.texts.ts';
import classes from './SaveBadge.module.css';

export type SaveState =
  | { estado: 'quieto' }
  | { estado: 'guardando' }
  /** `en`: when, in ms UTC. */
  | { estado: 'guardado'; en: number }
  | { estado: 'reintentando' };

function wordsOf(save: SaveState): ReactNode {
  if (save.estado === 'guardando') return texts.save.saving;
  if (save.estado === 'guardado')
    return (
      <>
        {texts.save.saved} <span className={classes.time}>{formatTime(save.en)}</span>
      </>
    );
  return save.estado === 'reintentando' ? texts.save.retrying : '';
}

/** How far the saving by itself has come; told politely to screen readers. */
export function SaveBadge({ save }: { save: SaveState }) {
  return (
    <span
      className={classes.root}
      role="status"
      aria-live="polite"
      data-failed={save.estado === 'reintentando' || undefined}
    >
      {wordsOf(save)}
    </span>
  );
}
