import { Menu } from '@mantine/core';
import type { Cv, Etapa } from '@recluta/domain/esquemas';
import { type CvActions, InterviewItem, TeamItems } from '../cvs/lista/CvMenuItems.tsx';
import { texts } from './etapas.texts.ts';

type EtapaMenuItemsProps = { cv: Cv; etapas: readonly Etapa[]; actions: CvActions };

/** Row menu of Etapas: the file, and every other stage. */
export function EtapaMenuItems({ cv, etapas, actions }: EtapaMenuItemsProps) {
  return (
    <>
      {actions.mayOpen && <Menu.Item onClick={() => actions.openFile(cv.id)}>{texts.menu.file}</Menu.Item>}
      {actions.mayWrite && (
        <>
          <InterviewItem cv={cv} actions={actions} />
          <TeamItems cvs={[cv]} actions={actions} />
          <Menu.Divider />
          {etapas
            .filter(({ clave }) => clave !== cv.etapa)
            .map(({ clave, nombre }) => (
              <Menu.Item key={clave} onClick={() => actions.moveTo([cv], clave)}>
                {texts.menu.move(nombre)}
              </Menu.Item>
            ))}
        </>
      )}
    </>
  );
}
