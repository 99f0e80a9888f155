import { Button, Group, Text } from '@mantine/core';
import { MAX_NOTE } from '@recluta/domain/notas';
import { useRef, useState } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { texts as uiTexts } from '../../ui/ui.texts.ts';
import { useUsuarios } from '../usuarios/usuarios.queries.ts';
import { texts } from './candidato.texts.ts';
import { MentionInput } from './MentionInput.tsx';

type NoteFormProps = {
  label: string;
  value: string;
  onChange: (texto: string) => void;
  saveLabel: string;
  /** Throws when it was not saved: the words stay. */
  save: (nota: { texto: string; menciones: number[] }) => Promise<unknown>;
  onCancel?: () => void;
};

/** The words of a note, new or edited. Ctrl + Enter saves. */
export function NoteForm({ label, value, onChange, saveLabel, save, onCancel }: NoteFormProps) {
  const { usuarios } = useUsuarios();
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const busy = useRef(false);
  const people = (usuarios ?? [])
    .filter(({ activo }) => activo)
    .map(({ id, nombre, email }) => ({ id, nombre: nombre ?? email, email }));
  const empty = value.trim() === '';
  const submit = async () => {
    if (empty || busy.current) return;
    busy.current = true;
    setSaving(true);
    setError(null);
    try {
      const mentioned = people.filter(({ nombre }) => value.includes(`@${nombre}`));
      await save({ texto: value.trim(), menciones: mentioned.map(({ id }) => id) });
    } catch (failed) {
      setError(failureOf(failed).text);
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <MentionInput
        label={label}
        value={value}
        onChange={onChange}
        people={people}
        disabled={saving}
        onSubmit={() => void submit()}
      />
      {error && (
        <Text c="var(--ui-error)" size="sm" mt={6} role="alert">
          {texts.notes.failed}. {error}
        </Text>
      )}
      <Group gap={8} mt={8}>
        <Button type="submit" size="compact-sm" disabled={empty || saving || value.trim().length > MAX_NOTE}>
          {saving ? texts.notes.saving : error ? uiTexts.retry : saveLabel}
        </Button>
        {onCancel && (
          <Button size="compact-sm" variant="default" onClick={onCancel} disabled={saving}>
            {texts.notes.cancel}
          </Button>
        )}
        {value.length > MAX_NOTE * 0.9 && (
          <Text size="xs" c={value.trim().length > MAX_NOTE ? 'var(--ui-error)' : 'dimmed'}>
            {texts.notes.long(value.trim().length)}
          </Text>
        )}
      </Group>
    </form>
  );
}
