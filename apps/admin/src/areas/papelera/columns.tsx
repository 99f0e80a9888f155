import type { CvEliminado } from '@recluta/domain/esquemas';
import { formatInstant } from '@recluta/domain/fechas';
import { diasEnPapelera } from '@recluta/domain/papelera';
import { CardCell } from '../../ui/cells/CardCell.tsx';
import { Missing } from '../../ui/cells/Missing.tsx';
import { NameCell } from '../../ui/cells/NameCell.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import { nameOf } from '../cvs/lista/cvWords.ts';
import { texts } from './papelera.texts.ts';

const daysLeft = ({ eliminado_en }: CvEliminado): string => texts.days(diasEnPapelera(eliminado_en, Date.now()));

export const COLUMNS: readonly Column<CvEliminado>[] = [
  {
    id: 'nombre',
    header: texts.columns.nombre,
    required: true,
    flex: 3,
    minWidth: 160,
    cell: (cv) => <NameCell>{nameOf(cv)}</NameCell>,
  },
  {
    id: 'proceso',
    header: texts.columns.proceso,
    flex: 2.5,
    minWidth: 140,
    priority: 3,
    cell: ({ proceso_nombre }) => proceso_nombre,
  },
  { id: 'etapa', header: texts.columns.etapa, flex: 1, minWidth: 110, priority: 2, cell: ({ etapa }) => etapa },
  {
    id: 'quien',
    header: texts.columns.quien,
    flex: 2,
    minWidth: 120,
    priority: 1,
    cell: ({ eliminado_por }) => eliminado_por ?? <Missing />,
  },
  {
    id: 'cuando',
    header: texts.columns.cuando,
    width: 175,
    priority: 4,
    cell: ({ eliminado_en }) => <span className="num">{formatInstant(eliminado_en)}</span>,
  },
  { id: 'quedan', header: texts.columns.quedan, width: 80, cell: daysLeft },
];

/** A deleted cv on a narrow screen. */
export const eliminadoCard = (cv: CvEliminado) => (
  <CardCell name={nameOf(cv)} second={[cv.proceso_nombre, cv.etapa].join(' · ')} aside={daysLeft(cv)} />
);
