import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { matches } from '@recluta/domain/texto';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Keys } from '../shortcuts/Keys.tsx';
import type { ShortcutId } from '../shortcuts/shortcuts.ts';
import { texts } from '../ui.texts.ts';
import classes from './CommandPalette.module.css';

export type PaletteItem = {
  id: string;
  label: string;
  description?: string;
  icon?: ReactNode;
  shortcut?: ShortcutId;
  run: () => void;
};

export type PaletteGroup = {
  label: string;
  items: readonly PaletteItem[];
  /** Already an answer to the query (from the server): not filtered again. */
  answered?: boolean;
};

type CommandPaletteProps = {
  opened: boolean;
  onClose: () => void;
  groups: readonly PaletteGroup[];
  /** For groups the server answers; debounce there. */
  onQuery?: (query: string) => void;
};

const [store, spotlight] = createSpotlight();

/** Ctrl K: go anywhere, find anyone, do anything. */
export function CommandPalette({ opened, onClose, groups, onQuery }: CommandPaletteProps) {
  const [query, setQuery] = useState('');
  const search = (text: string) => {
    setQuery(text);
    onQuery?.(text);
  };
  // Spotlight keeps its own state; ours decides.
  useEffect(() => (opened ? spotlight.open() : spotlight.close()), [opened]);
  const shown = groups
    .map((group) => ({
      ...group,
      items: group.answered ? group.items : group.items.filter(({ label }) => matches(label, query)),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <Spotlight.Root
      store={store}
      onSpotlightClose={onClose}
      shortcut={null}
      query={query}
      onQueryChange={search}
      size={560}
      yOffset="14vh"
      scrollable
      maxHeight={420}
      title={null}
      overlayProps={{ blur: 0, backgroundOpacity: 0.4, color: '#0c1013' }}
      attributes={{ content: { 'aria-label': texts.palette.title } }}
      classNames={{
        content: classes.content,
        search: classes.search,
        action: classes.action,
        actionsGroup: classes.group,
        actionSection: classes.section,
      }}
    >
      <Spotlight.Search
        placeholder={texts.palette.placeholder}
        aria-label={texts.palette.title}
        leftSection={<IconSearch size={18} aria-hidden />}
      />
      <Spotlight.ActionsList>
        {shown.map((group) => (
          <Spotlight.ActionsGroup key={group.label} label={group.label}>
            {group.items.map((item) => (
              <Spotlight.Action
                key={item.id}
                label={item.label}
                {...(item.description && { description: item.description })}
                leftSection={item.icon}
                rightSection={item.shortcut && <Keys id={item.shortcut} />}
                onClick={item.run}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {shown.length === 0 && <Spotlight.Empty>{texts.palette.nothing}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
