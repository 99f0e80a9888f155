import { Button, Popover, Skeleton } from '@mantine/core';
import type { Nota } from '@recluta/domain/esquemas';
import { formatInstant, timeAgo } from '@recluta/domain/fechas';
import { isEditable, noteParts } from '@recluta/domain/notas';
import { useState } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { useSession } from '../../lib/session.tsx';
import { useTyped } from '../../lib/useTyped.ts';
import { ConfirmModal } from '../../ui/dialogs/ConfirmModal.tsx';
import { linked } from '../calendario/Place.tsx';
import { texts } from './candidato.texts.ts';
import { EditedNote, type NoteEdit } from './EditedNote.tsx';
import classes from './Notes.module.css';
import { useNoteVersions, useWriteNotes } from './notas.queries.ts';
import { elsewhere } from './person.ts';

type OfCv = { proceso_id: number; cv_id: number };
/** Of the application that is looked at; the note may hang on another one. */
type NoteItemProps = OfCv & { nota: Nota; mayWrite: boolean };

/** A note: its author edits it for fifteen minutes and deletes it, an administrador deletes any. */
export function NoteItem({ proceso_id, cv_id, nota, mayWrite }: NoteItemProps) {
  const { usuario } = useSession();
  const [opened, setOpened] = useState(false);
  const [typed, keep, drop] = useTyped<NoteEdit>('nota-editada', nota.id);
  const [removing, setRemoving] = useState(false);
  const now = Date.now();
  const own = mayWrite && nota.autor_id === usuario.id;
  const editable = own && isEditable(nota.creada_en, now);
  const editing = opened || (own && typed !== null);
  const place = elsewhere(nota, { proceso_id, cv_id });
  const names = nota.menciones.map(({ nombre }) => nombre);
  return (
    <li className={classes.note}>
      <div className={classes.head}>
        <b>{nota.autor_id === usuario.id ? texts.notes.you : nota.autor_nombre}</b>
        <time dateTime={nota.creada_en} title={formatInstant(nota.creada_en)}>
          {timeAgo(nota.creada_en, now)}
        </time>
        {nota.editada_en && <Versions nota={nota} />}
      </div>
      {place && <p className={classes.place}>{place}</p>}
      {!editing ? (
        <p className={classes.text}>
          {noteParts(nota.texto, names).map(({ texto, mencion }, i) =>
            mencion ? <mark key={i}>{texto}</mark> : <span key={i}>{linked(texto)}</span>,
          )}
        </p>
      ) : (
        <EditedNote
          proceso_id={proceso_id}
          cv_id={cv_id}
          nota={nota}
          typed={typed}
          onType={keep}
          onDone={() => {
            drop();
            setOpened(false);
          }}
        />
      )}
      {!editing && (own || (mayWrite && usuario.rol === 'administrador')) && (
        <div className={classes.actions}>
          {editable && (
            <button type="button" onClick={() => setOpened(true)}>
              {texts.notes.edit}
            </button>
          )}
          <button type="button" onClick={() => setRemoving(true)}>
            {texts.notes.remove}
          </button>
        </div>
      )}
      {removing && <RemoveNote proceso_id={proceso_id} cv_id={cv_id} nota={nota} onClose={() => setRemoving(false)} />}
    </li>
  );
}

function Versions({ nota }: { nota: Nota }) {
  const [opened, setOpened] = useState(false);
  const { data, error } = useNoteVersions(nota, opened);
  return (
    <Popover opened={opened} onChange={setOpened} width={280} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          size="compact-xs"
          color="gray"
          aria-label={texts.notes.versions(nota.autor_nombre)}
          onClick={() => setOpened(!opened)}
        >
          {texts.notes.edited}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.notes.versionsTitle}>
        <b>{texts.notes.versionsTitle}</b>
        {error != null && <p className={classes.text}>{texts.notes.versionsFailed}</p>}
        {!data && error === null && <Skeleton height={40} radius={6} mt={6} />}
        {data?.versiones.map(({ id, texto, hasta }) => (
          <div key={id} className={classes.version}>
            <p className={classes.text}>{texto}</p>
            <small>{formatInstant(hasta)}</small>
          </div>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}

function RemoveNote({ proceso_id, cv_id, nota, onClose }: OfCv & { nota: Nota; onClose: () => void }) {
  const { remove } = useWriteNotes({ proceso_id, cv_id });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    try {
      await remove(nota);
      onClose();
    } catch (failed) {
      setError(`${texts.notes.removeFailed}. ${failureOf(failed).text}`);
      setBusy(false);
    }
  };
  return (
    <ConfirmModal
      opened
      title={texts.notes.removeTitle}
      detail={texts.notes.removeDetail}
      confirmLabel={texts.notes.remove}
      busyLabel={texts.notes.removing}
      busy={busy}
      error={error}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
