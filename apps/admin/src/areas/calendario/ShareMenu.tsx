import { Menu } from '@mantine/core';
import { IconDownload, IconRss, IconShare2 } from '@tabler/icons-react';
import { MENU_ICON as icon } from '../../ui/menuIcon.ts';
import { HeadAction } from '../../ui/page/HeadAction.tsx';
import { texts } from './calendario.texts.ts';

/** Ways to see the interviews in another calendar. */
export function ShareMenu({ proceso_id, onSubscribe }: { proceso_id: number; onSubscribe: () => void }) {
  return (
    <Menu>
      <Menu.Target>
        <HeadAction label={texts.share.button} icon={IconShare2} menu />
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
