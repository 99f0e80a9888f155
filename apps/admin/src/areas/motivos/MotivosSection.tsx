import { ETIQUETA_MOTIVO, TIPOS_MOTIVO } from '@recluta/domain/motivos';
import { failureOf } from '../../lib/errors.ts';
import { useCan } from '../../lib/session.tsx';
import { FailedState } from '../../ui/feedback/EmptyState.tsx';
import { NamedList } from '../../ui/forms/NamedList.tsx';
import { MotivoDialog } from './MotivoDialog.tsx';
import { useMotivos, useRemoveMotivo } from './motivos.queries.ts';
import { texts } from './motivos.texts.ts';

/** The reasons for discarding, by whose decision it was; an administrador changes them, the others read them. */
export function MotivosSection() {
  const { data, error, isFetching, refetch } = useMotivos();
  const { remove, busy } = useRemoveMotivo();
  const groups =
    data &&
    TIPOS_MOTIVO.map((tipo) => ({
      label: ETIQUETA_MOTIVO[tipo],
      items: data.motivos.filter((motivo) => motivo.tipo === tipo),
    }));
  return (
    <NamedList
      groups={groups}
      failed={
        error != null && (
          <FailedState
            title={texts.list.failed}
            detail={failureOf(error).text}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )
      }
      mayWrite={useCan('cuenta.escribir')}
      words={texts.list}
      confirm={texts.confirm}
      form={(motivo, onClose) => <MotivoDialog motivo={motivo} onClose={onClose} />}
      remove={({ id }, onDone) => remove(id, onDone)}
      removing={busy}
    />
  );
}
