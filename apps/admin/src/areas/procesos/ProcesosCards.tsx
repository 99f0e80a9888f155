import { Skeleton } from '@mantine/core';
import type { Proceso } from '@recluta/domain/esquemas';
import { type ReactNode, useRef } from 'react';
import { useGridWindow } from '../../ui/DataTable/useGridWindow.ts';
import { useDelayed } from '../../ui/useDelayed.ts';
import { ProcesoCard } from './ProcesoCard.tsx';
import classes from './ProcesosCards.module.css';
import { texts } from './procesos.texts.ts';

/** What both views of the list are given. */
export type ProcesosListProps = {
  /** undefined until the first answer. */
  procesos: readonly Proceso[] | undefined;
  fetching: boolean;
  canWrite: boolean;
  onEdit: (proceso: Proceso) => void;
  onUpload: (proceso: Proceso) => void;
  onQr: (proceso: Proceso) => void;
  empty: ReactNode;
  failed: ReactNode;
};

/** px; as in the stylesheet, a card whose name takes one line. */
const CARD_HEIGHT = 178;
const GAP = 12;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ProcesosCards({ procesos, canWrite, onEdit, onQr, empty, failed }: ProcesosListProps) {
  const grid = useRef<HTMLUListElement>(null);
  const range = useGridWindow(grid, procesos?.length ?? 0, CARD_HEIGHT, GAP);
  const waiting = useDelayed(procesos === undefined && !failed, 150);
  if (!procesos && failed) return failed;
  if (procesos?.length === 0) return empty;
  return (
    <ul
      ref={grid}
      className={classes.grid}
      aria-label={texts.title}
      aria-busy={procesos === undefined}
      style={{ paddingTop: range.before, paddingBottom: range.after }}
    >
      {waiting &&
        SKELETONS.map((key) => (
          <li key={key} aria-hidden>
            <Skeleton className={classes.skeleton} radius={10} />
          </li>
        ))}
      {procesos?.slice(range.first, range.end).map((proceso, i) => (
        <li
          key={proceso.id}
          aria-setsize={procesos.length}
          aria-posinset={range.first + i + 1}
          {...range.measured(range.first + i)}
        >
          <ProcesoCard proceso={proceso} onEdit={canWrite ? onEdit : null} onQr={onQr} />
        </li>
      ))}
    </ul>
  );
}
