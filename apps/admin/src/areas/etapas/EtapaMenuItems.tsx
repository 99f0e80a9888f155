import { Menu } from '@mantine/core';
import type { Cv, Etapa } from '@recluta/domain/esquemas';
import { Dot } from '../../ui/cells/StateDot.tsx';
import { AskOneItems, type CvActions, FileItem, InterviewItem, TeamItems } from '../cvs/lista/CvMenuItems.tsx';
import { texts } from './etapas.texts.ts';

type EtapaMenuItemsProps = { cv: Cv; etapas: readonly Etapa[]; actions: CvActions };

/** Row menu of Etapas: the file, writing to the person, and every other stage. */
export function EtapaMenuItems({ cv, etapas, actions }: EtapaMenuItemsProps) {
  return (
    <>
      {actions.mayOpen && !cv.anonimizado_en && <FileItem cv={cv} actions={actions} />}
      {!cv.anonimizado_en && <AskOneItems cv={cv} actions={actions} />}
      {actions.mayWrite && (
        <>
          {!cv.anonimizado_en && (
            <>
              <InterviewItem cv={cv} actions={actions} />
              <TeamItems cvs={[cv]} actions={actions} />
              <Menu.Divider />
            </>
          )}
          {etapas
            .filter(({ clave }) => clave !== cv.etapa)
            .map(({ clave, nombre, color }) => (
              <Menu.Item key={clave} leftSection={<Dot color={color} />} onClick={() => actions.moveTo([cv], clave)}>
                {texts.menu.move(nombre)}
              </Menu.Item>
            ))}
        </>
      )}
    </>
  );
}
