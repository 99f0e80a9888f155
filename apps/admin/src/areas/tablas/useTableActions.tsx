import { COLUMNAS } from '@recluta/domain/exportacion';
import type { Permiso } from '@recluta/domain/permisos';
import { type ReactNode, Suspense, useState } from 'react';
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
  /** Facts a cell shows besides its own, by column: they are exported after it. */
  besides?: Record<string, readonly string[]>;
  /** undefined until the first answer. */
  shown: Exportable['shown'] | undefined;
  permiso?: Permiso;
  /** The rows stand as cards just now, which have no columns. */
  cards?: boolean;
};

type Kind = 'export' | 'import' | 'view';

/** Wires 'Exportar CSV', 'Importar XLSX' and 'Configurar vistas' to a table; gives the dialog that is open. */
export function useTableActions<Row>(props: UseTableActions<Row>): ReactNode {
  const { table, columns, besides = {}, permiso = 'listas.exportar', cards = false, shown = [], ...rest } = props;
  const [dialog, setDialog] = useState<{ kind: Kind; opened: boolean; turn: number } | null>(null);
  const [view] = useTableView(table);
  const may = useCan(permiso);
  const mayImport = useCan(`${rest.lista}.escribir`);
  const open = (kind: Kind) => setDialog({ kind, opened: true, turn: (dialog?.turn ?? 0) + 1 });
  const close = () => setDialog((was) => was && { ...was, opened: false });
  const empty = shown.length === 0 && !rest.chosen?.length;
  usePageAction('exportar_csv', () => open('export'), !may ? texts.mayNot : empty ? texts.nothing : null);
  usePageAction('importar_xlsx', () => open('import'), mayImport ? texts.importLater[rest.lista] : texts.mayNotImport);
  usePageAction('configurar_vistas', () => open('view'), cards ? texts.asTable : null);
  if (!dialog) return null;
  const columnas = shownColumns(columns, view)
    .flatMap(({ id }) => [id, ...(besides[id] ?? [])])
    .filter((id) => id in COLUMNAS[rest.lista]);
  return (
    <Suspense>
      {dialog.kind === 'export' ? (
        <ExportDialog
          key={dialog.turn}
          {...rest}
          shown={shown}
          columnas={[...new Set(columnas)]}
          opened={dialog.opened}
          onClose={close}
        />
      ) : dialog.kind === 'import' ? (
        (rest.lista === 'empresas' || rest.lista === 'procesos') && (
          <ImportDialog key={dialog.turn} destino={rest.lista} opened={dialog.opened} onClose={close} />
        )
      ) : (
        <ViewDialog key={dialog.turn} table={table} columns={columns} opened={dialog.opened} onClose={close} />
      )}
    </Suspense>
  );
}
