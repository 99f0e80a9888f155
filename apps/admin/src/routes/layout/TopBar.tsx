import { ActionIcon, Button, Kbd, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconMenu2, IconSearch, IconTable, IconUpload } from '@tabler/icons-react';
import { PAGE_ACTIONS, type PageAction, useWiredActions } from '../../lib/pageActions.ts';
import { SchemeSwitch } from '../../ui/shell/SchemeSwitch.tsx';
import { SHORTCUTS, shortcutHint } from '../../ui/shortcuts/shortcuts.ts';
import { texts } from './layout.texts.ts';
import classes from './TopBar.module.css';

const ICONS: Record<PageAction, typeof IconTable> = {
  exportar_csv: IconDownload,
  importar_xlsx: IconUpload,
  configurar_vistas: IconTable,
};

type TopBarProps = { onNavOpen: () => void; onSearch: () => void };

export function TopBar({ onNavOpen, onSearch }: TopBarProps) {
  return (
    <>
      <ActionIcon className={classes.burger} aria-label={texts.nav.open} onClick={onNavOpen}>
        <IconMenu2 size={20} aria-hidden />
      </ActionIcon>
      <button type="button" className={classes.search} onClick={onSearch} aria-keyshortcuts={ariaKeys}>
        <IconSearch size={16} aria-hidden />
        <span>{texts.search}</span>
        <Kbd aria-hidden>{shortcutHint('buscar')}</Kbd>
      </button>
      <div className={classes.end}>
        <ActionsMenu />
        <SchemeSwitch />
      </div>
    </>
  );
}

const ariaKeys = SHORTCUTS.buscar.keys.replace('mod', 'Control');

/** Acts on what the screen shows; what a screen has not wired stands there disabled, with its hint. */
function ActionsMenu() {
  const wired = useWiredActions();
  return (
    <Menu width={240}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes.actions}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {texts.actions.label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {PAGE_ACTIONS.map((action) => {
          const Icon = ICONS[action];
          const run = wired[action];
          return (
            <Menu.Item
              key={action}
              leftSection={<Icon size={16} aria-hidden />}
              disabled={!run}
              {...(run && { onClick: run })}
              rightSection={run ? null : <small>{texts.actions.soon}</small>}
            >
              {texts.actions[action]}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
