import { Combobox, Textarea, useCombobox } from '@mantine/core';
import { mentionAt, mentioned } from '@recluta/domain/notas';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '../../lib/session.tsx';
import { texts } from './candidato.texts.ts';
import classes from './Notes.module.css';

type Person = { id: number; nombre: string; email: string };

type MentionInputProps = {
  label: string;
  value: string;
  onChange: (texto: string) => void;
  people: readonly Person[];
  disabled: boolean;
  onSubmit: () => void;
};

/** People offered at once. */
const OFFERED = 6;

/** A text in which `@` offers the people of the team: arrows choose, Enter or Tab takes, Escape closes. */
export function MentionInput({ label, value, onChange, people, disabled, onSubmit }: MentionInputProps) {
  const { usuario } = useSession();
  const input = useRef<HTMLTextAreaElement>(null);
  const caretAfter = useRef<number | null>(null);
  const [caret, setCaret] = useState(0);
  const [left, setLeft] = useState<number | null>(null);
  const store = useCombobox();
  const mention = mentionAt(value, caret);
  const found = mention && mention.desde !== left ? mentioned(people, mention.q, usuario.id).slice(0, OFFERED) : [];
  const open = found.length > 0 && !disabled;
  const first = open ? found[0]?.id : undefined;
  // The caret goes behind the name that was taken, once the text holds it.
  useLayoutEffect(() => {
    if (caretAfter.current === null) return;
    input.current?.setSelectionRange(caretAfter.current, caretAfter.current);
    caretAfter.current = null;
  });
  useLayoutEffect(() => {
    if (first !== undefined) store.selectFirstOption();
  }, [first, store.selectFirstOption]);
  const take = (id: string) => {
    const person = people.find((each) => String(each.id) === id);
    if (!person || !mention) return;
    const before = `${value.slice(0, mention.desde)}@${person.nombre} `;
    caretAfter.current = before.length;
    setCaret(before.length);
    onChange(before + value.slice(caret));
    input.current?.focus();
  };
  const follow = () => setCaret(input.current?.selectionStart ?? 0);
  return (
    <Combobox
      store={{ ...store, dropdownOpened: open }}
      onOptionSubmit={take}
      position="bottom-start"
      withinPortal={false}
    >
      <Combobox.Target withKeyboardNavigation={open} withAriaAttributes={open}>
        <Textarea
          ref={input}
          aria-label={label}
          placeholder={texts.notes.placeholder}
          autosize
          minRows={2}
          maxRows={12}
          value={value}
          readOnly={disabled}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            setCaret(event.currentTarget.selectionStart);
            if (left !== null && event.currentTarget.value[left] !== '@') setLeft(null);
          }}
          onSelect={follow}
          onBlur={() => setLeft(mention?.desde ?? null)}
          onFocus={() => setLeft(null)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && open) {
              event.stopPropagation();
              setLeft(mention?.desde ?? null);
            }
            if (event.key === 'Tab' && open && !event.shiftKey) {
              event.preventDefault();
              store.clickSelectedOption();
            }
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              onSubmit();
            }
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={texts.notes.people}>
          {found.map(({ id, nombre, email }) => (
            <Combobox.Option key={id} value={String(id)} onMouseDown={(event) => event.preventDefault()}>
              {nombre}
              {nombre !== email && <small className={classes.email}>{email}</small>}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
