import { ActionIcon, Alert, Checkbox } from '@mantine/core';
import type { Tarea } from '@recluta/domain/esquemas';
import { dayInChile } from '@recluta/domain/fechas';
import { plazoOf } from '@recluta/domain/tareas';
import { IconChecklist, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Answer } from '../../lib/Answer.tsx';
import { newKey } from '../../lib/newKey.ts';
import { useSession } from '../../lib/session.tsx';
import { useAttempt } from '../../lib/useAttempt.ts';
import { useTyped } from '../../lib/useTyped.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useVanished } from '../../ui/useVanished.ts';
import { EditedTarea, type TareaEdit } from './EditedTarea.tsx';
import { TareaForm } from './TareaForm.tsx';
import classes from './Tareas.module.css';
import { type TareaDraft, useTareas, useWriteTareas } from './tareas.queries.ts';
import { texts } from './tareas.texts.ts';

type TareasTabProps = { proceso_id: number; cv_id: number; mayWrite: boolean };

/** What is to be done about a person, by date; what is done stands last. A visor reads it. */
export function TareasTab({ proceso_id, cv_id, mayWrite }: TareasTabProps) {
  return (
    <div className={classes.root}>
      {mayWrite && <NewTarea proceso_id={proceso_id} cv_id={cv_id} />}
      <Answer query={useTareas({ proceso_id, cv_id })} failed={texts.loadFailed} height={80}>
        {({ tareas }) => <List proceso_id={proceso_id} cv_id={cv_id} tareas={tareas} mayWrite={mayWrite} />}
      </Answer>
    </div>
  );
}

function List({ tareas, ...rest }: TareasTabProps & { tareas: readonly Tarea[] }) {
  const vanished = useVanished(tareas);
  return (
    <>
      {rest.mayWrite && vanished.map(({ id }) => <LostTarea key={id} {...rest} tarea_id={id} />)}
      {tareas.length === 0 ? (
        <EmptyState icon={IconChecklist} title={texts.empty} detail={texts.emptyDetail} />
      ) : (
        <ul className={classes.list} aria-label={texts.label}>
          {doneLast(tareas).map((tarea) => (
            <Item key={tarea.id} {...rest} tarea={tarea} />
          ))}
        </ul>
      )}
    </>
  );
}

/** What was being typed of a task that somebody else deleted: it can be added as a task of its own. */
function LostTarea({ proceso_id, cv_id, tarea_id }: { proceso_id: number; cv_id: number; tarea_id: number }) {
  const [typed, keep, drop] = useTyped<TareaEdit>('tarea-editada', tarea_id);
  const [clave] = useState(newKey);
  const { add } = useWriteTareas({ proceso_id, cv_id });
  const attempt = useAttempt();
  if (!typed) return null;
  return (
    <TareaForm
      label={texts.labels.texto}
      value={typed.now}
      onChange={(now) => keep({ ...typed, now })}
      saveLabel={texts.form.add}
      attempt={attempt}
      save={async (tarea) => {
        await add(tarea, clave);
        drop();
      }}
      onCancel={drop}
      changed
      notice={
        <Alert color="atacama" role="status" title={texts.lost.title(typed.before.texto)}>
          {texts.lost.detail}
        </Alert>
      }
    />
  );
}

const doneLast = (tareas: readonly Tarea[]): Tarea[] =>
  [...tareas].sort((a, b) => Number(a.hecha_en !== null) - Number(b.hecha_en !== null));

const BLANK: TareaDraft = { texto: '', vence: null, responsable_id: null };

function NewTarea({ proceso_id, cv_id }: { proceso_id: number; cv_id: number }) {
  const { usuario } = useSession();
  const [draft, keep, drop] = useTyped<TareaDraft>('tarea', cv_id);
  const [clave, setClave] = useState(newKey);
  const { add } = useWriteTareas({ proceso_id, cv_id });
  return (
    <TareaForm
      label={texts.form.texto}
      value={draft ?? { ...BLANK, responsable_id: usuario.id }}
      onChange={keep}
      saveLabel={texts.form.add}
      attempt={useAttempt()}
      save={async (tarea) => {
        await add(tarea, clave);
        drop();
        setClave(newKey());
      }}
    />
  );
}

function Item({ proceso_id, cv_id, tarea, mayWrite }: TareasTabProps & { tarea: Tarea }) {
  const { check, remove } = useWriteTareas({ proceso_id, cv_id });
  const [opened, setOpened] = useState(false);
  const [typed, keep, drop] = useTyped<TareaEdit>('tarea-editada', tarea.id);
  const { id, texto, vence, responsable_nombre, hecha_en } = tarea;
  if (opened || (mayWrite && typed !== null))
    return (
      <li>
        <EditedTarea
          proceso_id={proceso_id}
          cv_id={cv_id}
          tarea={tarea}
          typed={typed}
          onType={keep}
          onDone={() => {
            drop();
            setOpened(false);
          }}
        />
      </li>
    );
  return (
    <li className={classes.task} data-done={hecha_en !== null || undefined}>
      <Checkbox
        checked={hecha_en !== null}
        disabled={!mayWrite}
        aria-label={texts.done(texto)}
        onChange={({ currentTarget }) => check(tarea, currentTarget.checked)}
      />
      <div className={classes.words}>
        <span className={classes.text}>{texto}</span>
        <small>
          <Due vence={vence} done={hecha_en !== null} />
          {responsable_nombre ?? texts.nobody}
        </small>
      </div>
      {mayWrite && (
        <>
          <ActionIcon variant="subtle" color="gray" aria-label={texts.edit(texto)} onClick={() => setOpened(true)}>
            <IconPencil size={15} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" aria-label={texts.remove(texto)} onClick={() => remove(id)}>
            <IconTrash size={15} aria-hidden />
          </ActionIcon>
        </>
      )}
    </li>
  );
}

function Due({ vence, done }: { vence: string | null; done: boolean }) {
  if (vence === null) return null;
  const plazo = plazoOf(vence, dayInChile(Date.now()));
  if (plazo === 'sin_fecha') return null;
  return (
    <>
      <span data-late={(plazo === 'vencida' && !done) || undefined}>{texts.plazo[plazo](vence)}</span>
      {' · '}
    </>
  );
}
