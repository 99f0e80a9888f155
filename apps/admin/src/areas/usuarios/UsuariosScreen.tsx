import { Button, Menu } from '@mantine/core';
import type { Usuario } from '@recluta/domain/esquemas';
import { MENSAJES } from '@recluta/domain/mensajes';
import { IconKey, IconPencil, IconPlus, IconUsers } from '@tabler/icons-react';
import { Suspense, useMemo } from 'react';
import { failedFace } from '../../lib/Answer.tsx';
import { lateDialog } from '../../lib/lateDialog.tsx';
import { useCan, useSession } from '../../lib/session.tsx';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { sortRows } from '../../ui/DataTable/sort.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useKept } from '../../ui/useKept.ts';
import { PlanLimits } from '../cuenta/PlanLimits.tsx';
import { useTableActions } from '../tablas/useTableActions.tsx';
import { USUARIO_SORT_KEYS, usuarioCard, usuarioColumns } from './columns.tsx';
import classes from './usuarios.module.css';
import { useUsuariosAnswer } from './usuarios.queries.ts';
import type { UsuariosSearch } from './usuarios.search.ts';
import { texts } from './usuarios.texts.ts';

const UsuarioNuevo = lateDialog(() => import('./UsuarioNuevo.tsx'));
const ContrasenaTemporal = lateDialog(() => import('./ContrasenaTemporal.tsx'));
const UsuarioEditado = lateDialog(() => import('./UsuarioEditado.tsx'));

const NO_FILTERS = [] as const;

type UsuariosScreenProps = { view: UsuariosSearch; onView: (view: UsuariosSearch) => void };

/** §2, Usuarios. Which dialog is open stands in the address; who may not write sees the list and why. */
export function UsuariosScreen({ view: { usuario: open, contrasena, orden }, onView }: UsuariosScreenProps) {
  const query = useUsuariosAnswer();
  const usuarios = query.data?.usuarios;
  const { usuario: me } = useSession();
  const mayWrite = useCan('usuarios.escribir');
  const columns = useMemo(() => usuarioColumns(me.id), [me.id]);
  const edited = useKept(typeof open === 'number' ? open : null);
  const target = usuarios?.find(({ id }) => id === edited);
  const forgetful = useKept(contrasena ?? null);
  const resetting = usuarios?.find(({ id }) => id === forgetful && id !== me.id);
  const shown = useMemo(() => usuarios && sortRows(usuarios, USUARIO_SORT_KEYS, orden), [usuarios, orden]);
  const show = (usuario?: UsuariosSearch['usuario']) => onView({ ...(usuario && { usuario }), orden });
  const close = () => show();
  const { dialog: tableDialog, onRoom } = useTableActions({
    table: 'usuarios',
    columns,
    lista: 'usuarios',
    path: '/api/usuarios/exportar',
    shown,
    filtros: NO_FILTERS,
  });
  return (
    <>
      <PageHead
        title={texts.title}
        context={texts.context}
        actions={
          mayWrite ? (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => show('nuevo')}>
              {texts.create}
            </Button>
          ) : (
            <span className={classes.reason}>{texts.readOnly}</span>
          )
        }
      />
      <PlanLimits />
      <DataTable
        name="usuarios"
        label={texts.table}
        rows={shown}
        columns={columns}
        onRoom={onRoom}
        rowId={({ id }) => id}
        rowLabel={({ nombre, email }) => nombre ?? email}
        fetching={query.isFetching}
        sorting={{ keys: USUARIO_SORT_KEYS, orden, onOrden: (orden) => onView({ orden }) }}
        card={usuarioCard}
        {...(mayWrite && {
          rowMenu: ({ id }: Usuario) => (
            <>
              <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => show(id)}>
                {texts.edit}
              </Menu.Item>
              {id !== me.id && (
                <Menu.Item
                  leftSection={<IconKey size={16} aria-hidden />}
                  onClick={() => onView({ contrasena: id, orden })}
                >
                  {texts.temporal.item}
                </Menu.Item>
              )}
            </>
          ),
        })}
        failed={!usuarios && failedFace(query)}
        empty={<EmptyState icon={IconUsers} title={MENSAJES.sin_usuarios} />}
      />
      {tableDialog}
      {mayWrite && (
        <Suspense>
          {open === 'nuevo' && <UsuarioNuevo onClose={close} />}
          {edited !== null && usuarios && !target && (
            <Dialog opened={open === edited} onClose={close} title={texts.form.editTitle}>
              <EmptyState icon={IconUsers} title={texts.gone} detail={texts.goneDetail} />
            </Dialog>
          )}
          {resetting && (
            <ContrasenaTemporal
              key={`contrasena ${resetting.id}`}
              opened={contrasena === resetting.id}
              usuario={resetting}
              onClose={close}
            />
          )}
          {target && open === target.id && <UsuarioEditado key={target.id} usuario={target} onClose={close} />}
        </Suspense>
      )}
    </>
  );
}
