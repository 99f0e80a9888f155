import type { AccionReciente } from '@recluta/domain/esquemas';
import { formatInstant, timeAgo } from '@recluta/domain/fechas';
import { IconHistory } from '@tabler/icons-react';
import { failedFace } from '../../lib/Answer.tsx';
import { CardCell } from '../../ui/cells/CardCell.tsx';
import { Missing } from '../../ui/cells/Missing.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useRecentActions } from './deshacer.queries.ts';
import { texts } from './deshacer.texts.ts';
import { UndoButton } from './UndoButton.tsx';

const whatOf = (accion: AccionReciente): string => texts.list.says[accion.tipo](accion);

const Undo = ({ accion }: { accion: AccionReciente }) => (
  <UndoButton deshacer={{ claves: [accion.clave], personas: accion.personas }} what={whatOf(accion)} />
);

const COLUMNS: readonly Column<AccionReciente>[] = [
  { id: 'que', header: texts.list.what, required: true, flex: 5, minWidth: 200, cell: whatOf },
  {
    id: 'quien',
    header: texts.list.who,
    flex: 2,
    minWidth: 120,
    priority: 2,
    cell: ({ usuario_nombre }) => usuario_nombre ?? <Missing />,
  },
  {
    id: 'proceso',
    header: texts.list.proceso,
    flex: 2,
    minWidth: 140,
    priority: 1,
    cell: ({ proceso_nombre }) => proceso_nombre,
  },
  {
    id: 'cuando',
    header: texts.list.when,
    width: 140,
    cell: ({ creada_en }) => (
      <time dateTime={creada_en} title={formatInstant(creada_en)}>
        {timeAgo(creada_en, Date.now())}
      </time>
    ),
  },
  { id: 'deshacer', header: texts.undo, width: 110, control: true, cell: (accion) => <Undo accion={accion} /> },
];

const card = (accion: AccionReciente) => (
  <CardCell
    name={whatOf({ ...accion, nombres: [] })}
    // Names have no room beside what was done to them; when it was is read whole.
    second={[timeAgo(accion.creada_en, Date.now()), ...accion.nombres.slice(0, 1), accion.proceso_nombre].join(' · ')}
    below={<Undo accion={accion} />}
  />
);

/** What was done in the last 24 hours and can be taken back: own, or everybody's for an administrador. */
export function RecentActions() {
  const query = useRecentActions();
  return (
    <DataTable
      name="deshacer"
      label={texts.list.label}
      rows={query.data?.acciones}
      columns={COLUMNS}
      rowId={keyOf}
      rowLabel={whatOf}
      fetching={query.isFetching}
      card={card}
      failed={failedFace(query, texts.list.loadFailed)}
      empty={<EmptyState icon={IconHistory} title={texts.list.empty} detail={texts.list.emptyDetail} />}
    />
  );
}

const keyOf = ({ clave, tipo }: AccionReciente): string => `${clave} ${tipo}`;
