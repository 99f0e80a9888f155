import { Menu, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { MENU_ICON } from '../menuIcon.ts';
import { texts } from '../ui.texts.ts';
import type { Column } from './columns.ts';
import classes from './DataTable.module.css';
import { directionOf, nextOrden, type Sorting } from './sort.ts';

type SortMenuProps = Sorting & { columns: readonly Pick<Column<never>, 'id' | 'header'>[] };

const ARROW = { ascending: IconArrowUp, descending: IconArrowDown };

/** What the heads of the columns do where there are none: rows that are cards are ordered here. */
export function SortMenu({ columns, keys, orden, onOrden }: SortMenuProps) {
  const sortable = columns.filter(({ id }) => Object.hasOwn(keys, id));
  const by = sortable.find(({ id }) => directionOf(orden, id));
  const direction = by && directionOf(orden, by.id);
  const Arrow = direction ? ARROW[direction] : IconArrowsSort;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button
          type="button"
          className={`${classes.sort} ${classes.sortMenu}`}
          data-sorted={by !== undefined || undefined}
        >
          {by ? texts.table.sortedBy(by.header) : texts.table.sortMenu}
          {direction && <VisuallyHidden>{texts.table.direction[direction]}</VisuallyHidden>}
          <Arrow size={14} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={classes.sortItems}>
        {sortable.map(({ id, header }) => {
          const turned = directionOf(orden, id);
          const Turned = turned && ARROW[turned];
          return (
            <Menu.Item
              key={id}
              aria-current={turned !== undefined}
              rightSection={Turned && <Turned size={14} aria-hidden />}
              onClick={() => onOrden(nextOrden(turned && orden, id, keys[id]?.largestFirst))}
            >
              {header}
              {turned && <VisuallyHidden>{texts.table.direction[turned]}</VisuallyHidden>}
            </Menu.Item>
          );
        })}
        {by && (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<IconArrowsSort {...MENU_ICON} />} onClick={() => onOrden(undefined)}>
              {texts.table.unsort}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
