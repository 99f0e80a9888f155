import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useShortcut } from '../shortcuts/useShortcut.ts';
import { texts } from '../ui.texts.ts';
import classes from './FilterPill.module.css';

type SearchBoxProps = {
  /** What the list is filtered by now (the address); the box follows it when it changes from outside. */
  value: string;
  /** 300 ms after the last key; at once on clearing and on Enter. */
  onSearch: (text: string) => void;
  label: string;
  placeholder?: string;
};

/** Search over a list: '/' comes here, Escape clears and then leaves. */
export function SearchBox({ value, onSearch, label, placeholder = texts.search.placeholder }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== sent) {
    setSent(value);
    setDraft(value);
  }
  const send = (text: string) => {
    setSent(text);
    onSearch(text);
  };
  const sendLater = useDebouncedCallback(send, 300);
  const sendNow = (text: string) => {
    sendLater.cancel();
    setDraft(text);
    send(text);
  };
  useShortcut('buscar_en_lista', () => input.current?.focus());
  return (
    <TextInput
      ref={input}
      type="search"
      classNames={{ root: classes.searchBox, wrapper: classes.search }}
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={draft && <CloseButton size="sm" aria-label={texts.search.clear} onClick={() => sendNow('')} />}
      value={draft}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value);
        sendLater(currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') sendNow(draft);
        if (event.key !== 'Escape') return;
        event.preventDefault();
        if (draft) sendNow('');
        else input.current?.blur();
      }}
    />
  );
}
