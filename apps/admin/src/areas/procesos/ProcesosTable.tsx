import type { Proceso } from '@recluta/domain/esquemas';
import { formatDate } from '@recluta/domain/fechas';
import { ESTADOS_PROCESO, ETIQUETA_ESTADO_PROCESO, ETIQUETA_TIPO_PROCESO } from '@recluta/domain/procesos';
import { Link } from '@tanstack/react-router';
import { STATE_COLOR } from '../../theme/stages.ts';
import { Missing } from '../../ui/cells/Missing.tsx';
import { NameCell } from '../../ui/cells/NameCell.tsx';
import { StateDot } from '../../ui/cells/StateDot.tsx';
import { Tag } from '../../ui/cells/Tag.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import type { Sorting, SortKeys } from '../../ui/DataTable/sort.ts';
import { isOver } from './closedLink.ts';
import { TableMenu } from './ProcesoMenu.tsx';
import type { ProcesosListProps } from './ProcesosCards.tsx';
import { texts } from './procesos.texts.ts';

export const PROCESO_COLUMNS: readonly Column<Proceso>[] = [
  {
    id: 'proceso',
    header: texts.table.proceso,
    required: true,
    flex: 2,
    minWidth: 220,
    cell: (proceso) => (
      <NameCell
        second={[
          ...(proceso.tipo === 'cartera' ? [ETIQUETA_TIPO_PROCESO.cartera] : []),
          texts.card.cvs(proceso.total_cvs),
          ...(isOver(proceso) ? [texts.closed.short] : []),
        ].join(' · ')}
      >
        <Link to="/procesos/$id/cvs" params={{ id: proceso.id }} title={proceso.nombre}>
          {proceso.nombre}
        </Link>
      </NameCell>
    ),
  },
  {
    id: 'empresa',
    header: texts.table.empresa,
    flex: 1.3,
    minWidth: 140,
    cell: ({ empresa_nombre }) => empresa_nombre,
  },
  { id: 'area', header: texts.table.area, priority: 1, cell: ({ area }) => (area ? <Tag>{area}</Tag> : <Missing />) },
  {
    id: 'estado',
    header: texts.table.estado,
    width: 120,
    cell: ({ estado }) => <StateDot color={STATE_COLOR[estado]}>{ETIQUETA_ESTADO_PROCESO[estado]}</StateDot>,
  },
  {
    id: 'inicio',
    header: texts.table.inicio,
    width: 120,
    cell: ({ fecha_inicio }) => (fecha_inicio ? formatDate(fecha_inicio) : <Missing />),
  },
];

export const PROCESO_SORT_KEYS: SortKeys<Proceso> = {
  proceso: { by: ({ nombre }) => nombre },
  empresa: { by: ({ empresa_nombre }) => empresa_nombre },
  area: { by: ({ area }) => area },
  estado: { by: ({ estado }) => ESTADOS_PROCESO.indexOf(estado) },
  inicio: { by: ({ fecha_inicio }) => fecha_inicio, largestFirst: true },
};

const idOf = ({ id }: Proceso) => id;
const labelOf = ({ nombre }: Proceso) => nombre;

type ProcesosTableProps = ProcesosListProps & { sorting: Sorting; onRoom: (px: number) => void };

export function ProcesosTable(props: ProcesosTableProps) {
  const { procesos, fetching, canWrite, onEdit, onQr, onUpload, empty, failed } = props;
  return (
    <DataTable
      name="procesos"
      label={texts.title}
      rows={procesos}
      columns={PROCESO_COLUMNS}
      onRoom={props.onRoom}
      rowId={idOf}
      rowLabel={labelOf}
      fetching={fetching}
      sorting={props.sorting}
      empty={empty}
      failed={failed}
      rowMenu={(proceso) => (
        <TableMenu
          proceso={proceso}
          onEdit={canWrite ? onEdit : null}
          onQr={onQr}
          onUpload={canWrite ? onUpload : null}
        />
      )}
    />
  );
}
