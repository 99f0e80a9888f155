import { Skeleton } from '@mantine/core';
import type { Proceso } from '@recluta/domain/esquemas';
import type { ReactNode } from 'react';
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

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ProcesosCards({ procesos, canWrite, onEdit, onQr, empty, failed }: ProcesosListProps) {
  const waiting = useDelayed(procesos === undefined && !failed, 150);
  if (!procesos && failed) return failed;
  if (procesos?.length === 0) return empty;
  return (
    <ul className={classes.grid} aria-label={texts.title} aria-busy={procesos === undefined}>
      {waiting &&
        SKELETONS.map((key) => (
          <li key={key} aria-hidden>
            <Skeleton className={classes.skeleton} radius={10} />
          </li>
        ))}
      {procesos?.map((proceso) => (
        <li key={proceso.id}>
          <ProcesoCard proceso={proceso} onEdit={canWrite ? onEdit : null} onQr={onQr} />
        </li>
      ))}
    </ul>
  );
}
