import { TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormModal } from './FormModal.tsx';

type NamedDialogProps = {
  /** The one to change; null makes a new one. */
  item: { nombre: string } | null;
  words: { add: string; edit: string; save: string; nombre: string; needed: string; failed: string };
  nombre: string;
  onNombre: (nombre: string) => void;
  busy: boolean;
  /** Why the last try was refused. */
  failure: string | null;
  /** Unless it is what making or changing one usually says. */
  submitLabel?: string | undefined;
  /** With the name trimmed, which is never empty. */
  onSave: (nombre: string) => void;
  onClose: () => void;
  /** What it has besides its name. */
  children: ReactNode;
};

/** One of a short list that a team keeps (NamedList): its name, which it needs, and what it has besides. */
export function NamedDialog({
  item,
  words,
  nombre,
  onNombre,
  busy,
  failure,
  onSave,
  onClose,
  ...rest
}: NamedDialogProps) {
  const [tried, setTried] = useState(false);
  const trimmed = nombre.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (trimmed !== '' && !busy) onSave(trimmed);
  };
  return (
    <FormModal
      opened
      onClose={onClose}
      title={item ? words.edit : words.add}
      submitLabel={rest.submitLabel ?? (item ? words.save : words.add)}
      busy={busy}
      onSubmit={submit}
      error={failure === null ? undefined : { title: words.failed, detail: failure }}
      dirty={nombre !== (item?.nombre ?? '')}
      size={440}
    >
      <TextInput
        label={words.nombre}
        autoComplete="off"
        value={nombre}
        error={tried && trimmed === '' && words.needed}
        onChange={({ currentTarget }) => onNombre(currentTarget.value)}
      />
      {rest.children}
    </FormModal>
  );
}
