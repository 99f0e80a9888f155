import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useShortcut } from '../../ui/shortcuts/useShortcut.ts';
import { texts } from './inicio.texts.ts';

/** Enter leads to the procesos that match. */
export function HomeSearch() {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useShortcut('buscar_en_lista', () => input.current?.focus());
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const q = text.trim();
          void navigate({ to: '/procesos', search: q ? { q } : {} });
        }}
      >
        <TextInput
          ref={input}
          type="search"
          w={280}
          maw="100%"
          aria-label={texts.search}
          aria-keyshortcuts="/"
          placeholder={texts.searchPlaceholder}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </form>
    </search>
  );
}
