import type { Tarea } from '@recluta/domain/esquemas';
import { isSame } from '@recluta/domain/same';
import { useState } from 'react';
import { editOf } from '../../lib/edits.ts';
import { useAttempt } from '../../lib/useAttempt.ts';
import { useMeanwhile } from '../../lib/useMeanwhile.ts';
import { ConflictNotice } from '../../ui/dialogs/ConflictNotice.tsx';
import { shownDate } from '../../ui/forms/dateTyping.ts';
import { usePeople } from '../responsables/responsables.queries.ts';
import { TareaForm } from './TareaForm.tsx';
import { type TareaDraft, useWriteTareas } from './tareas.queries.ts';
import { texts } from './tareas.texts.ts';

/** What is typed, and what stood there when that began. */
export type TareaEdit = { before: TareaDraft; now: TareaDraft };

type EditedTareaProps = {
  proceso_id: number;
  cv_id: number;
  tarea: Tarea;
  /** null: nothing was changed yet. */
  typed: TareaEdit | null;
  onType: (typed: TareaEdit) => void;
  onDone: () => void;
};

/** A task in its place while it is changed; what somebody else changes of it meanwhile is told. */
export function EditedTarea({ proceso_id, cv_id, tarea, typed, onType, onDone }: EditedTareaProps) {
  const { edit } = useWriteTareas({ proceso_id, cv_id });
  const { people } = usePeople();
  const attempt = useAttempt();
  const now: TareaDraft = { texto: tarea.texto, vence: tarea.vence, responsable_id: tarea.responsable_id };
  const [opened] = useState(now);
  const draft = typed?.now ?? opened;
  const { before, clashing, changed, mine, theirs, settle } = useMeanwhile(now, draft, attempt.saving, typed?.before);
  const save = async (wanted: TareaDraft, base: TareaDraft) => {
    await edit(tarea.id, editOf(base, wanted));
    onDone();
  };
  const shown = (field: keyof TareaDraft, { texto, vence, responsable_id }: TareaDraft): string => {
    if (field === 'texto') return texto;
    if (field === 'vence') return shownDate(vence);
    return people.find(({ id }) => id === responsable_id)?.nombre ?? '';
  };
  return (
    <TareaForm
      label={texts.labels.texto}
      value={draft}
      onChange={(now) => onType({ before, now })}
      saveLabel={texts.form.save}
      attempt={attempt}
      save={(wanted) => save(wanted, before)}
      onCancel={onDone}
      changed={typed !== null && !isSame(typed.before, typed.now)}
      notice={
        <ConflictNotice
          clashing={clashing}
          changed={changed}
          labels={texts.labels}
          theirs={(field) => shown(field, now)}
          mine={(field) => shown(field, draft)}
          busy={attempt.saving}
          onMine={() => {
            settle();
            onType({ before: now, now: mine });
            void attempt.attempt(() => save(mine, now));
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
