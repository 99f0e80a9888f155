import type { Empresa } from '@recluta/domain/esquemas';
import { formatInstantDay } from '@recluta/domain/fechas';
import { ETIQUETA_TIPO_EMPRESA } from '@recluta/domain/procesos';
import { isValidRut } from '@recluta/domain/rut';
import { CardCell } from '../../ui/cells/CardCell.tsx';
import { Missing } from '../../ui/cells/Missing.tsx';
import { NameCell } from '../../ui/cells/NameCell.tsx';
import { Tag } from '../../ui/cells/Tag.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import type { SortKeys } from '../../ui/DataTable/sort.ts';
import { ConfigureButton } from './ConfigureButton.tsx';
import { EmpresaLink } from './EmpresaLink.tsx';
import classes from './empresas.module.css';
import { texts } from './empresas.texts.ts';

/** A RUT as it was given; one that cannot be right is marked, never refused (decisions, "Contract details"). */
export function Rut({ rut }: { rut: string | null }) {
  if (rut === null) return <Missing />;
  return (
    <span className={classes.rut}>
      {rut}
      {!isValidRut(rut) && <Tag color="atacama">{texts.badRut}</Tag>}
    </span>
  );
}

export const EMPRESA_COLUMNS: readonly Column<Empresa>[] = [
  {
    id: 'nombre',
    header: texts.columns.nombre,
    required: true,
    flex: 3,
    minWidth: 180,
    cell: (empresa) => (
      <NameCell>
        <EmpresaLink id={empresa.id}>{empresa.nombre}</EmpresaLink>
      </NameCell>
    ),
  },
  { id: 'rut', header: texts.columns.rut, flex: 2, minWidth: 220, cell: ({ rut }) => <Rut rut={rut} /> },
  {
    id: 'tipo',
    header: texts.columns.tipo,
    width: 120,
    priority: 1,
    cell: ({ tipo_empresa }) => ETIQUETA_TIPO_EMPRESA[tipo_empresa],
  },
  {
    id: 'creada',
    header: texts.columns.creada,
    width: 110,
    priority: 2,
    cell: ({ creada_en }) => <span className="num">{formatInstantDay(creada_en)}</span>,
  },
  {
    id: 'acciones',
    header: texts.columns.acciones,
    control: true,
    width: 164,
    cell: (empresa) => <ConfigureButton empresa={empresa} />,
  },
];

export const EMPRESA_SORT_KEYS: SortKeys<Empresa> = {
  nombre: { by: ({ nombre }) => nombre },
  rut: { by: ({ rut }) => rut },
  tipo: { by: ({ tipo_empresa }) => ETIQUETA_TIPO_EMPRESA[tipo_empresa] },
  creada: { by: ({ creada_en }) => creada_en, largestFirst: true },
};

/** An empresa on a narrow screen. */
export function empresaCard(empresa: Empresa) {
  const { id, nombre, rut, tipo_empresa } = empresa;
  return (
    <CardCell
      name={<EmpresaLink id={id}>{nombre}</EmpresaLink>}
      second={`${rut ?? '-'} · ${ETIQUETA_TIPO_EMPRESA[tipo_empresa]}`}
      aside={<ConfigureButton empresa={empresa} compact />}
    />
  );
}
