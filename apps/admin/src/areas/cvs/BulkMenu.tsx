import { Menu } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import { SelectionAction } from '../../ui/feedback/SelectionBar.tsx';
import { texts } from './cvs.texts.ts';
import { type CvActions, TeamItems } from './lista/CvMenuItems.tsx';

const { menu } = texts;

type BulkMenuProps = { chosen: readonly Cv[]; actions: CvActions; busy: boolean };

/** What else can be done with those that are selected. */
export function BulkMenu({ chosen, actions, busy }: BulkMenuProps) {
  return (
    <Menu position="top" width="max-content">
      <Menu.Target>
        <SelectionAction disabled={busy}>{texts.bar.more}</SelectionAction>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => actions.compose(chosen, 'datos')}>{menu.data}</Menu.Item>
        <Menu.Item onClick={() => actions.compose(chosen, 'confirmacion')}>{menu.confirm}</Menu.Item>
        <Menu.Item onClick={() => actions.compose(chosen, 'entrevista')}>{menu.other}</Menu.Item>
        <Menu.Divider />
        <TeamItems cvs={chosen} actions={actions} />
        <Menu.Item onClick={() => actions.readAgain(chosen)}>{texts.masivas.readAgain}</Menu.Item>
        <Menu.Divider />
        <Menu.Item c="var(--ui-error)" onClick={() => actions.removeMany(chosen)}>
          {menu.removeMany}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
