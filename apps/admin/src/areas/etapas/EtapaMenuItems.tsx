import { Menu } from '@mantine/core';
import type { Cv, Etapa } from '@recluta/domain/esquemas';
import { IconMessage } from '@tabler/icons-react';
import { Dot } from '../../ui/cells/StateDot.tsx';
import { MENU_ICON } from '../../ui/menuIcon.ts';
import { type CvActions, FileItem, InterviewItem, TeamItems, WhatsappItem } from '../cvs/lista/CvMenuItems.tsx';
import { texts } from './etapas.texts.ts';
import { firstMessageIn } from './firstMessage.ts';

type EtapaMenuItemsProps = { cv: Cv; etapas: readonly Etapa[]; actions: CvActions };

/**
 * Row menu of Etapas: the file, writing to the person, and every other stage. All that is written stands behind one item,
 * so that the six stages are seen on a laptop without scrolling.
 */
export function EtapaMenuItems({ cv, etapas, actions }: EtapaMenuItemsProps) {
  const { mayOpen, mayWrite } = actions;
  const person = !cv.anonimizado_en;
  const tipo = etapas.find(({ clave }) => clave === cv.etapa)?.tipo;
  return (
    <>
      {person && mayOpen && <FileItem cv={cv} actions={actions} />}
      {person && (
        <>
          <WhatsappItem cv={cv} actions={actions} />
          <Menu.Item
            leftSection={<IconMessage {...MENU_ICON} />}
            onClick={() => actions.compose([cv], firstMessageIn(tipo))}
          >
            {texts.menu.message}
          </Menu.Item>
        </>
      )}
      {person && mayWrite && (
        <>
          <InterviewItem cv={cv} actions={actions} />
          <Menu.Divider />
        </>
      )}
      {mayWrite &&
        etapas
          .filter(({ clave }) => clave !== cv.etapa)
          .map(({ clave, nombre, color }) => (
            <Menu.Item key={clave} leftSection={<Dot color={color} />} onClick={() => actions.moveTo([cv], clave)}>
              {texts.menu.move(nombre)}
            </Menu.Item>
          ))}
      {person && mayWrite && (
        <>
          <Menu.Divider />
          <TeamItems cvs={[cv]} actions={actions} />
        </>
      )}
    </>
  );
}
