import { Button, Group } from '@mantine/core';
import type { EventoCalendario } from '@recluta/domain/esquemas';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { type Edit, editOf } from '../../lib/edits.ts';
import { failureOf } from '../../lib/errors.ts';
import { newKey } from '../../lib/newKey.ts';
import { useForm } from '../../lib/useForm.ts';
import { useMeanwhile } from '../../lib/useMeanwhile.ts';
import { ConflictNotice } from '../../ui/dialogs/ConflictNotice.tsx';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { asWayBack } from '../../ui/feedback/lastDone.ts';
import { notifyUndo } from '../../ui/feedback/toasts.tsx';
import { useKept } from '../../ui/useKept.ts';
import { wayBack } from '../deshacer/deshacer.queries.ts';
import { CollisionNotice } from './CollisionNotice.tsx';
import {
  type Entrevistas,
  useCandidatos,
  useCandidatosLive,
  useConflicts,
  useResponsables,
} from './calendario.queries.ts';
import { texts } from './calendario.texts.ts';
import { EntrevistaFields } from './EntrevistaFields.tsx';
import { keptOf, LABELS, shownOf, wordsOf } from './entrevistaEdit.ts';
import { type EntrevistaValues, errorsOf, fieldErrors, type Sent, sentOf, valuesOf } from './entrevistaForm.ts';

type EntrevistaDialogProps = {
  proceso_id: number;
  entrevistas: Entrevistas;
  /** As it is now; null to plan a new one. */
  current: EventoCalendario | null;
  /** What the form of a new one begins with. */
  initial: EntrevistaValues;
  /** Of one that is there. */
  onRemove?: (entrevista: EventoCalendario) => void;
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
  const [failure, setFailure] = useState<ReturnType<typeof failureOf>>();
  const [before] = useState(() => (current ? valuesOf(current) : initial));
  const form = useForm<EntrevistaValues>({ initialValues: before, problems: errorsOf });
  const { values } = form;
  const valid = Object.keys(errorsOf(values)).length === 0;
  const sent = sentOf(values);
  const { cv_id, responsable_id, fecha_inicio, fecha_fin } = sent;
  useCandidatosLive(proceso_id);
  const candidatos = useCandidatos(proceso_id).options;
  const responsables = useResponsables().options;
  // As it was last seen, should somebody delete it.
  const latest = useKept(current);
  const now = latest ? keptOf(latest) : sentOf(before);
  const { before: base, clashing, changed, mine, settle } = useMeanwhile(now, sent, entrevistas.busy);
  /** The version that `base` is of: what would overwrite another is refused. */
  const [version, setVersion] = useState(current?.version ?? 0);
  const conflictos = useConflicts(
    proceso_id,
    valid ? { entrevista_id: opened?.id ?? null, cv_id, responsable_id, fecha_inicio, fecha_fin } : null,
  );

  const plan = async (to: Sent) => {
    const made = await entrevistas.create(to, clave);
    const all = Object.keys(to) as (keyof Sent)[];
    const withdraw = () => entrevistas.remove(made.id, entrevistas.versionOf(made, all), asWayBack);
    notifyUndo(words.created, () => wayBack(withdraw, words.withdrawn));
  };
  const change = async (id: number, { changes, antes }: Edit<Sent>, seen: number) => {
    const saved = await entrevistas.update(id, changes, seen);
    const fields = Object.keys(changes) as (keyof Sent)[];
    const putBack = () => entrevistas.update(id, antes, entrevistas.versionOf(saved, fields), asWayBack);
    notifyUndo(words.saved, () => wayBack(putBack, words.asBefore));
  };
  const save = async (from: Sent, to: Sent, seen: number) => {
    setFailure(undefined);
    try {
      await (opened ? change(opened.id, editOf(from, to), seen) : plan(to));
      onClose();
    } catch (thrown) {
      const failed = failureOf(thrown);
      form.setErrors(fieldErrors(failed.campos));
      setFailure(failed);
    }
  };
  const newest = latest?.version ?? version;
  /** Takes these fields as they are now, and knows of all the others. */
  const look = (fields: readonly (keyof Sent)[]) => {
    settle();
    setVersion(newest);
    if (latest) form.setValues(shownOf(latest, fields));
  };
  const keepMine = () => {
    if (form.validate().hasErrors) return;
    look(changed);
    void save(now, mine, newest);
  };
  const takeTheirs = () => {
    setFailure(undefined);
    look([...clashing, ...changed]);
  };
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
      // What others changed in other fields is on the screen, and is not overwritten.
      onSubmit={form.onSubmit(() => void save(base, sent, clashing.length > 0 ? version : newest))}
    >
      <ConflictNotice
        clashing={clashing}
        changed={changed}
        labels={LABELS}
        theirs={(field) => wordsOf(field, now, candidatos, responsables)}
        mine={(field) => wordsOf(field, sent, candidatos, responsables)}
        busy={entrevistas.busy}
        onMine={keepMine}
        onTheirs={takeTheirs}
      />
      <CollisionNotice conflictos={conflictos} />
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
            onClick={() => onRemove?.(current)}
          >
            {words.remove}
          </Button>
        </Group>
      )}
    </FormModal>
  );
}
