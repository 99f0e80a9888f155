import type { Nota } from '@recluta/domain/esquemas';
import { useState } from 'react';
import { useAttempt } from '../../lib/useAttempt.ts';
import { useMeanwhile } from '../../lib/useMeanwhile.ts';
import { ConflictNotice } from '../../ui/dialogs/ConflictNotice.tsx';
import { texts } from './candidato.texts.ts';
import { NoteForm } from './NoteForm.tsx';
import { useWriteNotes } from './notas.queries.ts';

type EditedNoteProps = { proceso_id: number; cv_id: number; nota: Nota; onDone: () => void };

/** An own note in its place while it is changed; what was saved of it in another tab meanwhile is told. */
export function EditedNote({ proceso_id, cv_id, nota, onDone }: EditedNoteProps) {
  const { edit } = useWriteNotes({ proceso_id, cv_id });
  const attempt = useAttempt();
  const now = { texto: nota.texto };
  const [draft, setDraft] = useState(now);
  const { before, clashing, theirs, settle } = useMeanwhile(now, draft, attempt.saving);
  const save = async (texto: string, antes: typeof now) => {
    await edit(nota, texto, antes);
    onDone();
  };
  return (
    <NoteForm
      label={texts.notes.editLabel}
      value={draft.texto}
      onChange={(texto) => setDraft({ texto })}
      saveLabel={texts.notes.saveEdit}
      attempt={attempt}
      save={(texto) => save(texto, before)}
      onCancel={onDone}
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
            setDraft(theirs);
          }}
        />
      }
    />
  );
}
