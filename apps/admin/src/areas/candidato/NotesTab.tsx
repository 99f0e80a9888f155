import { IconNotes } from '@tabler/icons-react';
import { useState } from 'react';
import { Answer } from '../../lib/Answer.tsx';
import { newKey } from '../../lib/newKey.ts';
import { useAttempt } from '../../lib/useAttempt.ts';
import { useTyped } from '../../lib/useTyped.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { texts } from './candidato.texts.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteItem } from './NoteItem.tsx';
import classes from './Notes.module.css';
import { useNotes, useWriteNotes } from './notas.queries.ts';

type NotesTabProps = { proceso_id: number; cv_id: number; mayWrite: boolean };

/** What the team says about a person; a visor reads it. */
export function NotesTab({ proceso_id, cv_id, mayWrite }: NotesTabProps) {
  return (
    <div className={classes.root}>
      {mayWrite && <NewNote proceso_id={proceso_id} cv_id={cv_id} />}
      <Answer query={useNotes({ proceso_id, cv_id })} failed={texts.notes.loadFailed} height={120}>
        {({ notas }) =>
          notas.length === 0 ? (
            <EmptyState icon={IconNotes} title={texts.notes.empty} detail={texts.notes.emptyDetail} />
          ) : (
            <ul className={classes.list}>
              {notas.map((nota) => (
                <NoteItem key={nota.id} proceso_id={proceso_id} cv_id={cv_id} nota={nota} mayWrite={mayWrite} />
              ))}
            </ul>
          )
        }
      </Answer>
    </div>
  );
}

function NewNote({ proceso_id, cv_id }: { proceso_id: number; cv_id: number }) {
  const [draft, keep, drop] = useTyped<string>('nota', cv_id);
  const [clave, setClave] = useState(newKey);
  const { write } = useWriteNotes({ proceso_id, cv_id });
  return (
    <NoteForm
      label={texts.notes.label}
      value={draft ?? ''}
      onChange={keep}
      saveLabel={texts.notes.save}
      attempt={useAttempt()}
      save={async (texto) => {
        await write(texto, clave);
        drop();
        setClave(newKey());
      }}
    />
  );
}
