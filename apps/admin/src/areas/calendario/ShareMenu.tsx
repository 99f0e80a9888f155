import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconRss } from '@tabler/icons-react';
import { MENU_ICON as icon } from '../../ui/menuIcon.ts';
import { texts } from './calendario.texts.ts';

/** Ways to see the interviews in another calendar. */
export function ShareMenu({ proceso_id, onSubscribe }: { proceso_id: number; onSubscribe: () => void }) {
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown {...icon} />}>
          {texts.share.button}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconDownload {...icon} />}
          component="a"
          href={`/api/procesos/${proceso_id}/calendario.ics`}
          download
        >
          {texts.share.download}
        </Menu.Item>
        <Menu.Item leftSection={<IconRss {...icon} />} onClick={onSubscribe}>
          {texts.share.subscribe}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
