import { Alert } from '@mantine/core';
import type { Nota } from '@recluta/domain/esquemas';
import { IconNotes } from '@tabler/icons-react';
import { useState } from 'react';
import { Answer } from '../../lib/Answer.tsx';
import { newKey } from '../../lib/newKey.ts';
import { useAttempt } from '../../lib/useAttempt.ts';
import { useTyped } from '../../lib/useTyped.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useVanished } from '../../ui/useVanished.ts';
import { texts } from './candidato.texts.ts';
import type { NoteEdit } from './EditedNote.tsx';
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
        {({ notas }) => <List proceso_id={proceso_id} cv_id={cv_id} notas={notas} mayWrite={mayWrite} />}
      </Answer>
    </div>
  );
}

function List({ notas, ...rest }: NotesTabProps & { notas: readonly Nota[] }) {
  const vanished = useVanished(notas);
  return (
    <>
      {rest.mayWrite && vanished.map(({ id }) => <LostNote key={id} {...rest} nota_id={id} />)}
      {notas.length === 0 ? (
        <EmptyState icon={IconNotes} title={texts.notes.empty} detail={texts.notes.emptyDetail} />
      ) : (
        <ul className={classes.list}>
          {notas.map((nota) => (
            <NoteItem key={nota.id} {...rest} nota={nota} />
          ))}
        </ul>
      )}
    </>
  );
}

/** What was being typed of a note that somebody else deleted: it can be saved as a note of its own. */
function LostNote({ proceso_id, cv_id, nota_id }: { proceso_id: number; cv_id: number; nota_id: number }) {
  const [typed, keep, drop] = useTyped<NoteEdit>('nota-editada', nota_id);
  const [clave] = useState(newKey);
  const { write } = useWriteNotes({ proceso_id, cv_id });
  const attempt = useAttempt();
  if (!typed) return null;
  return (
    <NoteForm
      label={texts.notes.editLabel}
      value={typed.now.texto}
      onChange={(texto) => keep({ ...typed, now: { texto } })}
      saveLabel={texts.notes.save}
      attempt={attempt}
      save={async (texto) => {
        await write(texto, clave, (words) => keep((now) => now ?? { ...typed, now: { texto: words } }));
        drop();
      }}
      onCancel={drop}
      changed
      notice={
        <Alert color="atacama" role="status" title={texts.notes.lost}>
          {texts.notes.lostDetail}
        </Alert>
      }
    />
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
        await write(texto, clave, (words) => keep((now) => now || words));
        drop();
        setClave(newKey());
      }}
    />
  );
}
