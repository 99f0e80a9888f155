import type { Usuario } from '@recluta/domain/esquemas';
import { formatInstantDay } from '@recluta/domain/fechas';
import { ETIQUETA_ROL } from '@recluta/domain/permisos';
import { CardCell } from '../../ui/cells/CardCell.tsx';
import { Missing } from '../../ui/cells/Missing.tsx';
import { NameCell } from '../../ui/cells/NameCell.tsx';
import { StateDot } from '../../ui/cells/StateDot.tsx';
import { Tag } from '../../ui/cells/Tag.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import type { SortKeys } from '../../ui/DataTable/sort.ts';
import classes from './usuarios.module.css';
import { texts } from './usuarios.texts.ts';

/** Only shown, never edited (§4). */
const Estado = ({ activo }: { activo: boolean }) => (
  <StateDot color={activo ? 'araucaria' : 'cordillera'}>{activo ? texts.active : texts.inactive}</StateDot>
);

function Name({ usuario: { nombre }, isMe }: { usuario: Usuario; isMe: boolean }) {
  return (
    <span className={classes.name}>
      {nombre ?? <Missing />}
      {isMe && <Tag color="pacifico">{texts.you}</Tag>}
    </span>
  );
}

/** Columns of §2. `my_id`: who is signed in, marked in the list. */
export const usuarioColumns = (my_id: number): readonly Column<Usuario>[] => [
  {
    id: 'nombre',
    header: texts.columns.nombre,
    required: true,
    flex: 3,
    minWidth: 170,
    cell: (usuario) => (
      <NameCell>
        <Name usuario={usuario} isMe={usuario.id === my_id} />
      </NameCell>
    ),
  },
  { id: 'email', header: texts.columns.email, flex: 3, minWidth: 190, cell: ({ email }) => email },
  {
    id: 'empresa',
    header: texts.columns.empresa,
    flex: 2,
    minWidth: 140,
    priority: 2,
    cell: ({ empresa_nombre }) => empresa_nombre ?? <Missing />,
  },
  { id: 'rol', header: texts.columns.rol, width: 120, priority: 1, cell: ({ rol }) => ETIQUETA_ROL[rol] },
  {
    id: 'estado',
    header: texts.columns.estado,
    width: 100,
    priority: 3,
    cell: ({ activo }) => <Estado activo={activo} />,
  },
  {
    id: 'creado',
    header: texts.columns.creado,
    width: 110,
    priority: 4,
    cell: ({ creado_en }) => <span className="num">{formatInstantDay(creado_en)}</span>,
  },
];

export const USUARIO_SORT_KEYS: SortKeys<Usuario> = {
  nombre: { by: ({ nombre }) => nombre },
  email: { by: ({ email }) => email },
  empresa: { by: ({ empresa_nombre }) => empresa_nombre },
  rol: { by: ({ rol }) => ETIQUETA_ROL[rol] },
  estado: { by: ({ activo }) => Number(activo), largestFirst: true },
  creado: { by: ({ creado_en }) => creado_en, largestFirst: true },
};

/** A usuario on a narrow screen. */
export const usuarioCard = (usuario: Usuario) => (
  <CardCell
    name={usuario.nombre ?? usuario.email}
    second={[ETIQUETA_ROL[usuario.rol], usuario.empresa_nombre ?? usuario.email].join(' · ')}
    state={<Estado activo={usuario.activo} />}
  />
);
