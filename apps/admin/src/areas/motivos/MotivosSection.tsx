import { ActionIcon, Button, Skeleton } from '@mantine/core';
import type { Motivo } from '@recluta/domain/esquemas';
import { ETIQUETA_MOTIVO, TIPOS_MOTIVO } from '@recluta/domain/motivos';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { useCan } from '../../lib/session.tsx';
import { ConfirmModal } from '../../ui/dialogs/ConfirmModal.tsx';
import { FailedState } from '../../ui/feedback/EmptyState.tsx';
import { useDelayed } from '../../ui/useDelayed.ts';
import { useKept } from '../../ui/useKept.ts';
import { MotivoDialog } from './MotivoDialog.tsx';
import classes from './MotivosSection.module.css';
import { useMotivos, useRemoveMotivo } from './motivos.queries.ts';
import { texts } from './motivos.texts.ts';

/** The reasons for discarding, by whose decision it was; an administrador changes them, the others read them. */
export function MotivosSection() {
  const { data, error, isFetching, refetch } = useMotivos();
  const mayWrite = useCan('cuenta.escribir');
  const [editing, setEditing] = useState<Motivo | 'new' | null>(null);
  const [removing, setRemoving] = useState<Motivo | null>(null);
  const asked = useKept(removing);
  const { remove, busy } = useRemoveMotivo(() => setRemoving(null));
  const waiting = useDelayed(data === undefined && error == null, 150);
  if (error != null && data === undefined)
    return (
      <FailedState
        title={texts.list.failed}
        detail={failureOf(error).text}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      {waiting && <Skeleton h={14} w="45%" aria-hidden />}
      {data?.motivos.length === 0 && <p className={classes.quiet}>{texts.list.empty}</p>}
      {TIPOS_MOTIVO.map((tipo) => {
        const motivos = (data?.motivos ?? []).filter((motivo) => motivo.tipo === tipo);
        return (
          motivos.length > 0 && (
            <div key={tipo} className={classes.group}>
              <h3 className={classes.tipo}>{ETIQUETA_MOTIVO[tipo]}</h3>
              <ul className={classes.list} aria-label={ETIQUETA_MOTIVO[tipo]}>
                {motivos.map((motivo) => (
                  <li key={motivo.id} className={classes.motivo}>
                    <span className={classes.name}>{motivo.nombre}</span>
                    {mayWrite && (
                      <>
                        <ActionIcon aria-label={texts.list.edit(motivo.nombre)} onClick={() => setEditing(motivo)}>
                          <IconPencil size={16} aria-hidden />
                        </ActionIcon>
                        <ActionIcon aria-label={texts.list.remove(motivo.nombre)} onClick={() => setRemoving(motivo)}>
                          <IconTrash size={16} aria-hidden />
                        </ActionIcon>
                      </>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
      {!mayWrite && <p className={classes.quiet}>{texts.list.readOnly}</p>}
      {mayWrite && data && (
        <Button variant="default" onClick={() => setEditing('new')}>
          {texts.list.add}
        </Button>
      )}
      {editing && <MotivoDialog motivo={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      <ConfirmModal
        opened={removing !== null}
        title={texts.confirm.title(asked?.nombre ?? '')}
        detail={texts.confirm.detail}
        confirmLabel={texts.confirm.submit}
        busyLabel={texts.confirm.busy}
        busy={busy}
        onCancel={() => setRemoving(null)}
        onConfirm={() => asked && remove(asked.id)}
      />
    </>
  );
}
