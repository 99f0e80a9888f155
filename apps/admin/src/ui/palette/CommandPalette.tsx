import { Loader, VisuallyHidden } from '@mantine/core';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { matches } from '@recluta/domain/texto';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Keys } from '../shortcuts/Keys.tsx';
import type { ShortcutId } from '../shortcuts/shortcuts.ts';
import { texts } from '../ui.texts.ts';
import classes from './CommandPalette.module.css';
import { LIST_ID, markLine, markPressed, pressMarked } from './markLine.ts';

export type PaletteItem = {
  id: string;
  label: string;
  description?: string;
  icon?: ReactNode;
  shortcut?: ShortcutId;
  /** Refines the query instead of leading away: the palette stays open. */
  stays?: boolean;
  run: () => void;
};

export type PaletteGroup = {
  label: string;
  items: readonly PaletteItem[];
  /** Already an answer to the query (from the server): not filtered again. */
  answered?: boolean;
  /** How many there are, when `items` are only some of them. */
  total?: number;
  /** The way to more of them. */
  more?: PaletteItem | undefined;
};

type CommandPaletteProps = {
  opened: boolean;
  onClose: () => void;
  query: string;
  onQuery: (query: string) => void;
  groups: readonly PaletteGroup[];
  /** An answer is on its way. */
  busy: boolean;
  /** What is said when nothing was found: what to try. */
  nothing: string;
  /** The answer failed: what is said of it, with the way to ask again. */
  failed?: ReactNode;
};

const [store, spotlight] = createSpotlight();

const linesOf = ({ items, more }: PaletteGroup): readonly PaletteItem[] => (more ? [...items, more] : items);
const totalOf = ({ items, total = 0 }: PaletteGroup): number => Math.max(items.length, total);
const headOf = (group: PaletteGroup): string => {
  const [shown, total] = [group.items.length, totalOf(group)];
  return total > shown ? texts.palette.part(group.label, shown, total, group.more === undefined) : group.label;
};
const sumOf = (groups: readonly PaletteGroup[], count: (group: PaletteGroup) => number): number =>
  groups.reduce((sum, group) => sum + count(group), 0);

/** Ctrl K: go anywhere, find anyone, do anything. */
export function CommandPalette({
  opened,
  onClose,
  query,
  onQuery,
  groups,
  busy,
  nothing,
  failed,
}: CommandPaletteProps) {
  // Spotlight keeps its own state; ours decides, before the next key.
  useLayoutEffect(() => (opened ? spotlight.open() : spotlight.close()), [opened]);
  const shown = groups
    .map((group) => ({
      ...group,
      items: group.answered ? group.items : group.items.filter(({ label }) => matches(label, query)),
    }))
    .filter(({ items }) => items.length > 0);
  const lines = shown.flatMap((group) => linesOf(group).map(({ id }) => id)).join(' ');
  const marked = useRef('');
  // Another query: Enter opens the first of its lines. An answer that comes later must not take the mark from under it.
  useEffect(() => {
    if (query && lines) markLine(store, marked.current === query);
    marked.current = lines ? query : '';
  }, [query, lines]);
  // Enter pressed before the answer opens the first line of it, unless something else is typed meanwhile.
  const entered = useRef('');
  useEffect(() => {
    if (busy) return;
    if (lines && entered.current === query) pressMarked();
    entered.current = '';
  }, [busy, query, lines]);
  const empty = shown.length === 0 && !failed;
  return (
    <Spotlight.Root
      store={store}
      onSpotlightClose={onClose}
      shortcut={null}
      query={query}
      onQueryChange={onQuery}
      size={560}
      yOffset="14vh"
      scrollable
      maxHeight={420}
      transitionProps={{ duration: 0 }}
      title={null}
      overlayProps={{ blur: 0, backgroundOpacity: 0.4, color: '#0c1013' }}
      attributes={{ content: { 'aria-label': texts.palette.title } }}
      classNames={{
        content: classes.content,
        search: classes.search,
        action: classes.action,
        actionDescription: classes.description,
        actionsGroup: classes.group,
        actionSection: classes.section,
      }}
    >
      <Spotlight.Search
        data-autofocus
        placeholder={texts.palette.placeholder}
        aria-label={texts.palette.title}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={busy && <Loader size={16} aria-hidden />}
        maxLength={100}
        onKeyDown={({ key, nativeEvent: { isComposing } }) => {
          if (key === 'Enter' && busy && !lines && !isComposing) entered.current = query;
        }}
      />
      <Spotlight.ActionsList id={LIST_ID}>
        {shown.map((group) => (
          <Spotlight.ActionsGroup key={group.label} label={headOf(group)}>
            {linesOf(group).map((item) => (
              <Spotlight.Action
                key={item.id}
                label={item.label}
                {...(item.description && { description: item.description })}
                leftSection={item.icon}
                rightSection={item.shortcut && <Keys id={item.shortcut} />}
                closeSpotlightOnTrigger={!item.stays}
                onClick={(event) => {
                  if (item.stays) markPressed(store, event.currentTarget);
                  item.run();
                }}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {failed}
        {empty && !busy && <Spotlight.Empty>{nothing}</Spotlight.Empty>}
        {empty && busy && <Spotlight.Empty>{texts.palette.busy}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      <VisuallyHidden role="status">
        {busy
          ? ''
          : texts.palette.found(
              sumOf(shown, ({ items }) => items.length),
              sumOf(shown, totalOf),
            )}
      </VisuallyHidden>
    </Spotlight.Root>
  );
}
