import { Menu } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import { IconDots, IconRefresh, IconTrash } from '@tabler/icons-react';
import { DangerItem } from '../../ui/dialogs/DangerItem.tsx';
import { SelectionAction } from '../../ui/feedback/SelectionBar.tsx';
import { MENU_ICON as icon } from '../../ui/menuIcon.ts';
import { texts } from './cvs.texts.ts';
import { AskItems, type CvActions, TeamItems } from './lista/CvMenuItems.tsx';

const { menu } = texts;

type BulkMenuProps = { chosen: readonly Cv[]; actions: CvActions };

/** What else can be done with those that are selected. */
export function BulkMenu({ chosen, actions }: BulkMenuProps) {
  return (
    <Menu position="top" width="max-content">
      <Menu.Target>
        <SelectionAction aria-label={texts.bar.more} title={texts.bar.more}>
          <IconDots size={18} aria-hidden />
        </SelectionAction>
      </Menu.Target>
      <Menu.Dropdown>
        <AskItems cvs={chosen} actions={actions} />
        <Menu.Divider />
        <TeamItems cvs={chosen} actions={actions} />
        <Menu.Item leftSection={<IconRefresh {...icon} />} onClick={() => actions.readAgain(chosen)}>
          {texts.masivas.readAgain}
        </Menu.Item>
        <Menu.Divider />
        <DangerItem leftSection={<IconTrash {...icon} />} onClick={() => actions.removeMany(chosen)}>
          {menu.removeMany}
        </DangerItem>
      </Menu.Dropdown>
    </Menu>
  );
}
