import type { Cv } from '@recluta/domain/esquemas';
import type { Filtro } from '@recluta/domain/exportacion';
import type { ReactNode } from 'react';
import type { Column } from '../../../ui/DataTable/columns.ts';
import { DataTable } from '../../../ui/DataTable/DataTable.tsx';
import { sortRows } from '../../../ui/DataTable/sort.ts';
import { FailedState } from '../../../ui/feedback/EmptyState.tsx';
import { useTableActions } from '../../tablas/useTableActions.tsx';
import type { CvScreen } from '../useCvScreen.ts';
import { nameOf } from './cvWords.ts';

/** A range of pay is one cell of a screen, and two numbers of a file. */
const RANGE = { renta: ['renta_hasta'] };

type CvTableProps = {
  screen: CvScreen;
  name: string;
  label: string;
  /** Every column it has. */
  columns: readonly Column<Cv>[];
  /** Those there is room for, when the screen decides. */
  fitting?: readonly Column<Cv>[];
  /** As in useTableActions. */
  besides?: Record<string, readonly string[]>;
  /** Which filters narrow it, as the history of an export tells it. */
  filtros: readonly Filtro[];
  card: (cv: Cv) => ReactNode;
  rowMenu: (cv: Cv) => ReactNode;
  empty: ReactNode;
  /** What is said when it could not be loaded. */
  failed: string;
};

/** The cvs of a screen as a table, with 'Exportar CSV' and the other actions of the page over them. */
export function CvTable({ screen, name, label, columns, fitting = columns, failed, ...props }: CvTableProps) {
  const { proceso_id, shown, sorting, failure } = screen;
  const { dialog, onRoom } = useTableActions({
    table: name,
    columns,
    fitting,
    besides: { ...RANGE, ...props.besides },
    lista: 'cvs',
    path: `/api/procesos/${proceso_id}/cvs/exportar`,
    permiso: 'cvs.exportar',
    shown,
    chosen: sortRows(screen.chosen, sorting.keys, sorting.orden),
    filtros: props.filtros,
  });
  return (
    <>
      <DataTable
        name={name}
        label={label}
        rows={screen.proceso && shown}
        columns={fitting}
        onRoom={onRoom}
        rowId={rowId}
        rowLabel={nameOf}
        fetching={screen.fetching}
        sorting={sorting}
        selection={screen.selection}
        activeId={screen.openId}
        onOpen={({ id }) => screen.open(id)}
        rowMenu={props.rowMenu}
        rowKeys={screen.rowKeys}
        card={props.card}
        empty={props.empty}
        failed={
          failure && (
            <FailedState title={failed} detail={failure.text} retrying={screen.fetching} onRetry={screen.retry} />
          )
        }
      />
      {dialog}
    </>
  );
}

const rowId = ({ id }: Cv): number => id;
