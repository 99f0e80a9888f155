import type { Nota } from '@recluta/domain/esquemas';
import { useState } from 'react';
import { useAttempt } from '../../lib/useAttempt.ts';
import { useMeanwhile } from '../../lib/useMeanwhile.ts';
import { ConflictNotice } from '../../ui/dialogs/ConflictNotice.tsx';
import { texts } from './candidato.texts.ts';
import { NoteForm } from './NoteForm.tsx';
import { useWriteNotes } from './notas.queries.ts';

/** What is typed, and what stood there when that began. */
export type NoteEdit = { before: Words; now: Words };
type Words = { texto: string };

type EditedNoteProps = {
  proceso_id: number;
  cv_id: number;
  nota: Nota;
  /** null: nothing was changed yet. */
  typed: NoteEdit | null;
  onType: (typed: NoteEdit) => void;
  onDone: () => void;
};

/** An own note in its place while it is changed; what was saved of it in another tab meanwhile is told. */
export function EditedNote({ proceso_id, cv_id, nota, typed, onType, onDone }: EditedNoteProps) {
  const { edit } = useWriteNotes({ proceso_id, cv_id });
  const attempt = useAttempt();
  const now: Words = { texto: nota.texto };
  const [opened] = useState(now);
  const draft = typed?.now ?? opened;
  const { before, clashing, theirs, settle } = useMeanwhile(now, draft, attempt.saving, typed?.before);
  const save = async (texto: string, antes: Words) => {
    await edit(nota, texto, antes);
    onDone();
  };
  return (
    <NoteForm
      label={texts.notes.editLabel}
      value={draft.texto}
      onChange={(texto) => onType({ before, now: { texto } })}
      saveLabel={texts.notes.saveEdit}
      attempt={attempt}
      save={(texto) => save(texto, before)}
      onCancel={onDone}
      changed={typed !== null && typed.now.texto !== typed.before.texto}
      notice={
        <ConflictNotice
          clashing={clashing}
          labels={{ texto: texts.notes.one }}
          theirs={() => now.texto}
          mine={() => draft.texto}
          busy={attempt.saving}
          onMine={() => {
            settle();
            void attempt.attempt(() => save(draft.texto.trim(), now));
          }}
          onTheirs={() => {
            attempt.forget();
            settle();
            onType({ before: now, now: theirs });
          }}
        />
      }
    />
  );
}
