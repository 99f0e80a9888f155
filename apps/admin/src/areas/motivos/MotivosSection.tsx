import { ETIQUETA_MOTIVO, TIPOS_MOTIVO } from '@recluta/domain/motivos';
import { failedFace } from '../../lib/Answer.tsx';
import { useCan } from '../../lib/session.tsx';
import { NamedList } from '../../ui/forms/NamedList.tsx';
import { MotivoDialog } from './MotivoDialog.tsx';
import { useMotivos, useRemoveMotivo } from './motivos.queries.ts';
import { texts } from './motivos.texts.ts';

/** The reasons for discarding, by whose decision it was; an administrador changes them, the others read them. */
export function MotivosSection() {
  const query = useMotivos();
  const { data } = query;
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
      failed={failedFace(query, texts.list.failed)}
      mayWrite={useCan('cuenta.escribir')}
      words={texts.list}
      confirm={texts.confirm}
      form={(motivo, onClose) => <MotivoDialog motivo={motivo} onClose={onClose} />}
      remove={({ id }, onDone) => remove(id, onDone)}
      removing={busy}
    />
  );
}
