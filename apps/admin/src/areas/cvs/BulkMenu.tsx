import { Menu } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import { SelectionAction } from '../../ui/feedback/SelectionBar.tsx';
import { texts as tagTexts } from '../etiquetas/etiquetas.texts.ts';
import { texts } from './cvs.texts.ts';
import type { CvActions } from './lista/CvMenuItems.tsx';

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
        <Menu.Item onClick={() => actions.tag(chosen)}>{tagTexts.menu}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
