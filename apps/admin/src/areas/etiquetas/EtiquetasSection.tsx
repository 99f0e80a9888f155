import { ActionIcon, Button, Skeleton } from '@mantine/core';
import type { Etiqueta } from '@recluta/domain/esquemas';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { useCan } from '../../lib/session.tsx';
import { Tag } from '../../ui/cells/Tag.tsx';
import { ConfirmModal } from '../../ui/dialogs/ConfirmModal.tsx';
import { FailedState } from '../../ui/feedback/EmptyState.tsx';
import { useDelayed } from '../../ui/useDelayed.ts';
import { useKept } from '../../ui/useKept.ts';
import { EtiquetaDialog } from './EtiquetaDialog.tsx';
import classes from './Etiquetas.module.css';
import { useEtiquetas, useRemoveEtiqueta, useUsage } from './etiquetas.queries.ts';
import { texts } from './etiquetas.texts.ts';

/** The etiquetas and how many people wear each; an administrador changes them, the others read them. */
export function EtiquetasSection() {
  const { data, error, isFetching, refetch } = useEtiquetas();
  const usage = useUsage();
  const mayWrite = useCan('cuenta.escribir');
  const [editing, setEditing] = useState<Etiqueta | 'new' | null>(null);
  const [removing, setRemoving] = useState<Etiqueta | null>(null);
  const asked = useKept(removing);
  const { remove, busy } = useRemoveEtiqueta(() => setRemoving(null));
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
  const sorted = [...(data?.etiquetas ?? [])].sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'));
  return (
    <>
      {waiting && <Skeleton h={14} w="45%" aria-hidden />}
      {data && sorted.length === 0 && <p className={classes.quiet}>{texts.list.empty}</p>}
      {sorted.length > 0 && (
        <ul className={classes.list} aria-label={texts.label}>
          {sorted.map((etiqueta) => (
            <li key={etiqueta.id} className={classes.line}>
              <span className={classes.name}>
                <Tag color={etiqueta.color}>{etiqueta.nombre}</Tag>
              </span>
              {usage && <small className={classes.uses}>{texts.list.uses(usage.get(etiqueta.id) ?? 0)}</small>}
              {mayWrite && (
                <>
                  <ActionIcon aria-label={texts.list.edit(etiqueta.nombre)} onClick={() => setEditing(etiqueta)}>
                    <IconPencil size={16} aria-hidden />
                  </ActionIcon>
                  <ActionIcon aria-label={texts.list.remove(etiqueta.nombre)} onClick={() => setRemoving(etiqueta)}>
                    <IconTrash size={16} aria-hidden />
                  </ActionIcon>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {!mayWrite && <p className={classes.quiet}>{texts.list.readOnly}</p>}
      {mayWrite && data && (
        <Button variant="default" onClick={() => setEditing('new')}>
          {texts.list.add}
        </Button>
      )}
      {editing && (
        <EtiquetaDialog etiqueta={editing === 'new' ? null : editing} all={sorted} onClose={() => setEditing(null)} />
      )}
      <ConfirmModal
        opened={removing !== null}
        title={texts.confirm.title(asked?.nombre ?? '')}
        detail={texts.confirm.detail(usage?.get(asked?.id ?? 0) ?? 0)}
        confirmLabel={texts.confirm.submit}
        busyLabel={texts.confirm.busy}
        busy={busy}
        onCancel={() => setRemoving(null)}
        onConfirm={() => asked && remove(asked.id)}
      />
    </>
  );
}
