import { Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { EventoCalendario } from '@recluta/domain/esquemas';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { notifySuccess } from '../../ui/feedback/toasts.tsx';
import { ChangedNotice } from './ChangedNotice.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { type Entrevistas, useConflicts } from './calendario.queries.ts';
import { texts } from './calendario.texts.ts';
import { EntrevistaFields } from './EntrevistaFields.tsx';
import { changesOf, type EntrevistaValues, errorsOf, fieldErrors, sentOf, valuesOf } from './entrevistaForm.ts';
import { newKey } from './newKey.ts';

type EntrevistaDialogProps = {
  proceso_id: number;
  entrevistas: Entrevistas;
  /** As it is now; null to plan a new one. */
  current: EventoCalendario | null;
  /** What the form of a new one begins with. */
  initial: EntrevistaValues;
  onRemove: (entrevista: EventoCalendario) => void;
  onClose: () => void;
};

const { form: words } = texts;

/** Plans an interview, or changes one. */
export function EntrevistaDialog({
  proceso_id,
  entrevistas,
  current,
  initial,
  onRemove,
  onClose,
}: EntrevistaDialogProps) {
  const [opened] = useState(current);
  const [clave] = useState(newKey);
  /** The version whose state the editor has been shown: saving over any other is told first. */
  const [seen, setSeen] = useState(current?.version ?? 0);
  const [failure, setFailure] = useState<ReturnType<typeof failureOf>>();
  const [before] = useState(() => (current ? valuesOf(current) : initial));
  const form = useForm<EntrevistaValues>({ initialValues: before, validate: errorsOf, validateInputOnBlur: true });
  const { values } = form;
  const valid = Object.keys(errorsOf(values)).length === 0;
  const { cv_id, responsable_id, fecha_inicio, fecha_fin } = sentOf(values);
  const conflictos = useConflicts(
    proceso_id,
    valid ? { entrevista_id: opened?.id ?? null, cv_id, responsable_id, fecha_inicio, fecha_fin } : null,
  );

  const save = async () => {
    setFailure(undefined);
    try {
      if (opened) await entrevistas.update(opened.id, changesOf(before, values), seen);
      else await entrevistas.create(sentOf(values), clave);
      notifySuccess(opened ? words.saved : words.created);
      onClose();
    } catch (thrown) {
      const failed = failureOf(thrown);
      form.setErrors(fieldErrors(failed.campos));
      setFailure(failed);
    }
  };
  const stale = failure?.codigo === 'entrevista_cambiada';
  const changed = opened !== null && current !== null && current.version !== opened.version;
  // Told, and shown how it stands now: the next save is made knowing it.
  if (stale && current && seen !== current.version) setSeen(current.version);
  const detail = failure?.codigo === 'no_encontrado' && opened ? words.gone : failure?.text;
  return (
    <FormModal
      opened
      onClose={onClose}
      title={opened ? words.editTitle : words.createTitle}
      size={520}
      submitLabel={failure?.offline ? words.retry : opened ? words.editSubmit : words.createSubmit}
      busy={entrevistas.busy}
      dirty={form.isDirty()}
      error={failure && { title: words.failed, detail }}
      onSubmit={form.onSubmit(() => void save())}
    >
      {changed && !entrevistas.busy && <ChangedNotice current={current} />}
      <ConflictNotice conflictos={conflictos} />
      <EntrevistaFields proceso_id={proceso_id} form={form} entrevista={opened} />
      {opened && current && (
        <Group gap={8}>
          <Button
            size="compact-sm"
            variant="default"
            component="a"
            href={`/api/procesos/${proceso_id}/calendario/${opened.id}/entrevista.ics`}
            download
            leftSection={<IconDownload size={14} aria-hidden />}
          >
            {words.download}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="copihue"
            disabled={entrevistas.busy}
            leftSection={<IconTrash size={14} aria-hidden />}
            onClick={() => onRemove(current)}
          >
            {words.remove}
          </Button>
        </Group>
      )}
    </FormModal>
  );
}
