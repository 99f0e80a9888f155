import { ETIQUETA_ROL } from '@recluta/domain/permisos';
import { numero } from '@recluta/domain/texto';
import { IconUsersGroup } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { failedFace } from '../../lib/Answer.tsx';
import { CardCell } from '../../ui/cells/CardCell.tsx';
import { NameCell } from '../../ui/cells/NameCell.tsx';
import { TagList } from '../../ui/cells/TagList.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ComingList } from '../../ui/page/ComingList.tsx';
import { Definition } from '../../ui/page/Definition.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { type Persona, useEquipo } from './equipos.queries.ts';
import { texts } from './equipos.texts.ts';

const Name = ({ id, nombre, email }: Persona) => (
  <Link to="/usuarios" search={{ usuario: id }}>
    {nombre ?? email}
  </Link>
);

const counted = (id: 'subidos' | 'movimientos' | 'contratados', priority: number): Column<Persona> => ({
  id,
  header: texts.columns[id],
  width: 120,
  priority,
  align: 'end',
  cell: (persona) => <span className="num">{numero(persona[id])}</span>,
});

const COLUMNS: readonly Column<Persona>[] = [
  {
    id: 'nombre',
    header: texts.columns.nombre,
    flex: 2,
    minWidth: 170,
    cell: (persona) => (
      <NameCell second={persona.empresa_nombre}>
        <Name {...persona} />
      </NameCell>
    ),
  },
  { id: 'rol', header: texts.columns.rol, width: 120, priority: 3, cell: ({ rol }) => ETIQUETA_ROL[rol] },
  {
    id: 'procesos',
    header: texts.columns.procesos,
    flex: 5,
    minWidth: 200,
    priority: 4,
    cell: ({ procesos }) => <TagList items={procesos} wide />,
  },
  counted('subidos', 1),
  counted('movimientos', 0),
  counted('contratados', 2),
];

/** /equipos: who works in the cuenta and what each has done lately; teams themselves are still to come. */
export function EquiposPage() {
  const { data: personas, ...query } = useEquipo();
  return (
    <>
      <PageHead
        title={texts.title}
        context={
          personas ? (
            <>
              {texts.context(personas.length)} <Definition label={texts.how}>{texts.howDetail}</Definition>
            </>
          ) : (
            '\u00a0'
          )
        }
      />
      <DataTable
        name="equipos"
        label={texts.table}
        rows={personas}
        columns={COLUMNS}
        rowId={({ id }) => id}
        rowLabel={({ nombre, email }) => nombre ?? email}
        fetching={query.isFetching}
        card={(persona) => (
          <CardCell
            name={<Name {...persona} />}
            second={ETIQUETA_ROL[persona.rol]}
            aside={texts.moves(persona.movimientos)}
          />
        )}
        empty={<EmptyState icon={IconUsersGroup} title={texts.empty} />}
        failed={failedFace({ data: personas, ...query }, texts.failed)}
      />
      <ComingList {...texts.coming} />
    </>
  );
}
