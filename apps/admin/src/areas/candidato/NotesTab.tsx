import { Skeleton } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { IconNotes } from '@tabler/icons-react';
import { useState } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { newKey } from '../../lib/newKey.ts';
import { useSession } from '../../lib/session.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/EmptyState.tsx';
import { useDelayed } from '../../ui/useDelayed.ts';
import { texts } from './candidato.texts.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteItem } from './NoteItem.tsx';
import classes from './Notes.module.css';
import { useNotes, useWriteNotes } from './notas.queries.ts';

type NotesTabProps = { proceso_id: number; cv_id: number; mayWrite: boolean };

/** What the team says about a person; a visor reads it. */
export function NotesTab({ proceso_id, cv_id, mayWrite }: NotesTabProps) {
  const { data, error, isFetching, refetch } = useNotes({ proceso_id, cv_id });
  const waiting = useDelayed(!data && error === null, 150);
  return (
    <div className={classes.root}>
      {mayWrite && <NewNote proceso_id={proceso_id} cv_id={cv_id} />}
      {!data && error != null && (
        <FailedState
          title={texts.notes.loadFailed}
          detail={failureOf(error).text}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && error === null && <div aria-busy>{waiting && <Skeleton height={120} radius={8} />}</div>}
      {data?.notas.length === 0 && (
        <EmptyState icon={IconNotes} title={texts.notes.empty} detail={texts.notes.emptyDetail} />
      )}
      {data && data.notas.length > 0 && (
        <ul className={classes.list}>
          {data.notas.map((nota) => (
            <NoteItem key={nota.id} proceso_id={proceso_id} cv_id={cv_id} nota={nota} mayWrite={mayWrite} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** What is being written outlives another tab, another person and a reload, until it is saved. */
function NewNote({ proceso_id, cv_id }: { proceso_id: number; cv_id: number }) {
  const { usuario } = useSession();
  const [draft, setDraft, clearDraft] = useSessionStorage({
    key: `recluta-nota-${usuario.id}-${cv_id}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  const [clave, setClave] = useState(newKey);
  const { write } = useWriteNotes({ proceso_id, cv_id });
  return (
    <NoteForm
      label={texts.notes.label}
      value={draft}
      onChange={setDraft}
      saveLabel={texts.notes.save}
      save={async (nota) => {
        await write(nota, clave);
        clearDraft();
        setClave(newKey());
      }}
    />
  );
}
