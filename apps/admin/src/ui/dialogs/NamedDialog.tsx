import { TextInput } from '@mantine/core';
import type { Problems } from '@recluta/domain/checks';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type Edit, editOf } from '../../lib/edits.ts';
import { useChecks } from '../../lib/useChecks.ts';
import { useMeanwhile } from '../../lib/useMeanwhile.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { FormModal } from './FormModal.tsx';

type NamedDialogProps<V extends { nombre: string }> = {
  /** The one to change, as it is now: somebody else may be changing it too. null makes a new one. */
  item: V | null;
  /** What a new one starts as. */
  blank: V;
  words: { add: string; edit: string; save: string; failed: string };
  /** What is wrong with one before the server is asked. */
  problems: (values: V) => Problems;
  labels: Record<keyof V & string, string>;
  /** A value as a person reads it. */
  shown: (field: keyof V & string, values: V) => string;
  busy: boolean;
  /** Why the last try was refused. */
  failure: string | null;
  /** Unless it is what making or changing one usually says. */
  submitLabel?: (nombre: string) => string | undefined;
  /** With the name trimmed, which is never empty, and what of it was changed. */
  onSave: (values: V, edit: Edit<V>) => void;
  /** What was refused is looked at anew. */
  onForget: () => void;
  onClose: () => void;
  /** What it has besides its name. */
  children: (values: V, change: (part: Partial<V>) => void) => ReactNode;
};

/** One of a short list that a team keeps (NamedList): its name, which it needs, and what it has besides. */
export function NamedDialog<V extends { nombre: string }>(props: NamedDialogProps<V>) {
  const { item, blank, words, labels, shown, busy, failure, onSave, onForget, onClose } = props;
  const now = Object.fromEntries(Object.entries({ ...blank, ...item }).filter(([field]) => field in blank)) as V;
  const [values, setValues] = useState(now);
  const { check, of } = useChecks<{ nombre: string }>(values, () => props.problems(values));
  const { before, clashing, changed, mine, theirs, settle } = useMeanwhile(now, values, busy);
  const { nombre } = values;
  const save = (typed: V, base: V) => {
    const trimmed = { ...typed, nombre: typed.nombre.trim() };
    if (trimmed.nombre !== '' && !busy) onSave(trimmed, editOf(base, trimmed));
  };
  return (
    <FormModal
      opened
      onClose={onClose}
      title={item ? words.edit : words.add}
      submitLabel={props.submitLabel?.(nombre) ?? (item ? words.save : words.add)}
      busy={busy}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (check(event.currentTarget)) save(values, before);
      }}
      error={failure === null ? undefined : { title: words.failed, detail: failure }}
      dirty={Object.keys(editOf(before, values).changes).length > 0}
      size={440}
    >
      <ConflictNotice
        clashing={clashing}
        changed={changed}
        labels={labels}
        theirs={(field) => shown(field, now)}
        mine={(field) => shown(field, values)}
        busy={busy}
        onMine={() => {
          settle();
          setValues(mine);
          save(mine, now);
        }}
        onTheirs={() => {
          onForget();
          settle();
          setValues(theirs);
        }}
      />
      <TextInput
        label={labels.nombre}
        autoComplete="off"
        value={nombre}
        {...of('nombre')}
        onChange={({ currentTarget }) => {
          // The server's reason was about what stood there.
          if (failure !== null) onForget();
          setValues({ ...values, nombre: currentTarget.value });
        }}
      />
      {props.children(values, (part) => setValues({ ...values, ...part }))}
    </FormModal>
  );
}
