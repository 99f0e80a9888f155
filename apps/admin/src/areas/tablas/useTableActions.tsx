import { COLUMNAS } from '@recluta/domain/exportacion';
import type { Permiso } from '@recluta/domain/permisos';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { lateDialog } from '../../lib/lateDialog.tsx';
import { usePageAction } from '../../lib/pageActions.ts';
import { useCan } from '../../lib/session.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import { useTableView } from '../../ui/DataTable/useTableView.ts';
import { shownColumns } from '../../ui/DataTable/view.ts';
import type { Exportable } from './ExportDialog.tsx';
import { texts } from './tablas.texts.ts';

const ImportDialog = lateDialog(() => import('../importar/ImportDialog.tsx'));
const ExportDialog = lateDialog(() => import('./ExportDialog.tsx'));
const ViewDialog = lateDialog(() => import('../../ui/DataTable/ViewDialog.tsx'));

type UseTableActions<Row> = Omit<Exportable, 'shown'> & {
  /** Name of the table. */
  table: string;
  /** Every column it has, optional ones included. */
  columns: readonly Column<Row>[];
  /** Those there is room for, when the screen decides. */
  fitting?: readonly Column<Row>[];
  /** Facts a cell shows besides its own, by column: they are exported after it. */
  besides?: Record<string, readonly string[]>;
  /** undefined until the first answer. */
  shown: Exportable['shown'] | undefined;
  permiso?: Permiso;
  /** The rows stand as cards just now, which have no columns. */
  cards?: boolean;
};

type Kind = 'export' | 'import' | 'view';

type TableActions = {
  /** The dialog that is open. */
  dialog: ReactNode;
  /** For the table to tell how many px its columns have. */
  onRoom: (px: number) => void;
};

/** Wires 'Exportar CSV', 'Importar XLSX' and 'Configurar vistas' to a table. */
export function useTableActions<Row>(props: UseTableActions<Row>): TableActions {
  const {
    table,
    columns,
    fitting = columns,
    besides = {},
    permiso = 'listas.exportar',
    cards = false,
    ...more
  } = props;
  const { shown = [], ...rest } = more;
  const [open, setOpen] = useState<{ kind: Kind; opened: boolean; turn: number; room: number } | null>(null);
  const room = useRef(Number.POSITIVE_INFINITY);
  const onRoom = useCallback((px: number) => {
    room.current = px;
  }, []);
  const [view] = useTableView(table);
  const may = useCan(permiso);
  const mayImport = useCan(`${rest.lista}.escribir`);
  const show = (kind: Kind) => setOpen({ kind, opened: true, turn: (open?.turn ?? 0) + 1, room: room.current });
  const close = () => setOpen((was) => was && { ...was, opened: false });
  const empty = shown.length === 0 && !rest.chosen?.length;
  usePageAction('exportar_csv', () => show('export'), !may ? texts.mayNot : empty ? texts.nothing : null);
  usePageAction('importar_xlsx', () => show('import'), mayImport ? texts.notImported[rest.lista] : texts.mayNotImport);
  usePageAction('configurar_vistas', () => show('view'), cards ? texts.asTable : null);
  if (!open) return { dialog: null, onRoom };
  const columnas = shownColumns(columns, view)
    .flatMap(({ id }) => [id, ...(besides[id] ?? [])])
    .filter((id) => id in COLUMNAS[rest.lista]);
  const dialog = (
    <Suspense>
      {open.kind === 'export' ? (
        <ExportDialog
          key={open.turn}
          {...rest}
          shown={shown}
          columnas={[...new Set(columnas)]}
          opened={open.opened}
          onClose={close}
        />
      ) : open.kind === 'import' ? (
        (rest.lista === 'empresas' || rest.lista === 'procesos') && (
          <ImportDialog key={open.turn} destino={rest.lista} opened={open.opened} onClose={close} />
        )
      ) : (
        <ViewDialog
          key={open.turn}
          table={table}
          columns={fitting}
          room={open.room}
          opened={open.opened}
          onClose={close}
        />
      )}
    </Suspense>
  );
  return { dialog, onRoom };
}
