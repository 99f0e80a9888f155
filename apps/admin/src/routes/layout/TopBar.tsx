import { ActionIcon, Button, Kbd, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconMenu2, IconSearch, IconTable, IconUpload } from '@tabler/icons-react';
import { Bell } from '../../areas/candidato/Bell.tsx';
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
        <Bell />
        <SchemeSwitch />
      </div>
    </>
  );
}

const ariaKeys = SHORTCUTS.buscar.keys.replace('mod', 'Control');

/** Acts on what the screen shows; what it cannot do stands there disabled, with the reason. */
function ActionsMenu() {
  const wired = useWiredActions();
  return (
    <Menu width={264}>
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
          const doing = wired[action];
          const run = typeof doing === 'function' ? doing : undefined;
          return (
            <Menu.Item
              key={action}
              leftSection={<Icon size={16} aria-hidden />}
              disabled={!run}
              {...(run && { onClick: run })}
            >
              {texts.actions[action]}
              {!run && (
                <small className={classes.reason}>{typeof doing === 'string' ? doing : texts.actions.elsewhere}</small>
              )}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
