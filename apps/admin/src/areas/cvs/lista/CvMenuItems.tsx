import { Menu } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import type { Plantilla } from '@recluta/domain/mensajesCandidato';
import {
  IconArrowRight,
  IconBrandWhatsapp,
  IconBriefcase,
  IconCalendarPlus,
  IconChecklist,
  IconCopy,
  IconFileText,
  IconMessage,
  IconMessageCheck,
  IconTag,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DangerItem } from '../../../ui/dialogs/DangerItem.tsx';
import { MENU_ICON as icon } from '../../../ui/menuIcon.ts';
import { texts as tagTexts } from '../../etiquetas/etiquetas.texts.ts';
import { texts as teamTexts } from '../../responsables/responsables.texts.ts';
import { texts as copyTexts } from '../copiar.texts.ts';
import { texts } from '../cvs.texts.ts';

export type CvActions = {
  proceso_id: number;
  openFile: (cv_id: number) => void;
  whatsapp: (cv: Cv) => void;
  compose: (cvs: readonly Cv[], plantilla: Plantilla) => void;
  /** Asks when, over the list: whoever plans ten of them stays there. */
  interview: (cv: Cv) => void;
  /** Asks where to. */
  move: (cvs: readonly Cv[]) => void;
  /** To one stage; to one that discards, asks for the reason first. */
  moveTo: (cvs: readonly Cv[], etapa: string) => void;
  /** Those not discarded yet, to the first stage that discards. */
  discard: (cvs: readonly Cv[]) => void;
  /** Asks which words they are marked with. */
  tag: (cvs: readonly Cv[]) => void;
  /** Asks who of the team follows them. */
  assign: (cvs: readonly Cv[]) => void;
  /** Asks where they are copied to. */
  copy: (cvs: readonly Cv[], tipo: 'proceso' | 'cartera') => void;
  readAgain: (cvs: readonly Cv[]) => void;
  removeMany: (cvs: readonly Cv[]) => void;
  remove: (cv: Cv) => void;
  mayOpen: boolean;
  mayWrite: boolean;
};

const { menu } = texts;

export function FileItem({ cv, actions }: { cv: Cv; actions: CvActions }) {
  return (
    <Menu.Item leftSection={<IconFileText {...icon} />} onClick={() => actions.openFile(cv.id)}>
      {menu.file}
    </Menu.Item>
  );
}

export function WhatsappItem({ cv, actions }: { cv: Cv; actions: CvActions }) {
  return (
    <Menu.Item leftSection={<IconBrandWhatsapp {...icon} />} onClick={() => actions.whatsapp(cv)}>
      {menu.whatsapp}
    </Menu.Item>
  );
}

export function InterviewItem({ cv, actions }: { cv: Cv; actions: CvActions }) {
  return (
    <Menu.Item leftSection={<IconCalendarPlus {...icon} />} onClick={() => actions.interview(cv)}>
      {menu.interview}
    </Menu.Item>
  );
}

/** What can be done for one as for many. */
export function TeamItems({ cvs, actions }: { cvs: readonly Cv[]; actions: CvActions }) {
  return (
    <>
      <Menu.Item leftSection={<IconTag {...icon} />} onClick={() => actions.tag(cvs)}>
        {tagTexts.menu}
      </Menu.Item>
      <Menu.Item leftSection={<IconUser {...icon} />} onClick={() => actions.assign(cvs)}>
        {teamTexts.menu}
      </Menu.Item>
      <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => actions.copy(cvs, 'proceso')}>
        {copyTexts.menu.proceso}
      </Menu.Item>
      <Menu.Item leftSection={<IconBriefcase {...icon} />} onClick={() => actions.copy(cvs, 'cartera')}>
        {copyTexts.menu.cartera}
      </Menu.Item>
    </>
  );
}

/** What is asked of the people of some cvs by a message; what else stands among them. */
export function AskItems({ cvs, actions, children }: { cvs: readonly Cv[]; actions: CvActions; children?: ReactNode }) {
  return (
    <>
      <Menu.Item leftSection={<IconChecklist {...icon} />} onClick={() => actions.compose(cvs, 'datos')}>
        {menu.data}
      </Menu.Item>
      <Menu.Item leftSection={<IconMessageCheck {...icon} />} onClick={() => actions.compose(cvs, 'confirmacion')}>
        {menu.confirm}
      </Menu.Item>
      {children}
      <Menu.Item leftSection={<IconMessage {...icon} />} onClick={() => actions.compose(cvs, 'entrevista')}>
        {menu.other}
      </Menu.Item>
    </>
  );
}

/** Row menu of the CVs screen, in the order of §2; of one that was anonymised, what needs neither person nor file. */
export function CvMenuItems({ cv, actions }: { cv: Cv; actions: CvActions }) {
  return (
    <>
      {actions.mayOpen && !cv.anonimizado_en && <FileItem cv={cv} actions={actions} />}
      {!cv.anonimizado_en && (
        <AskItems cvs={[cv]} actions={actions}>
          <WhatsappItem cv={cv} actions={actions} />
        </AskItems>
      )}
      {actions.mayWrite && (
        <>
          {!cv.anonimizado_en && (
            <>
              <InterviewItem cv={cv} actions={actions} />
              <Menu.Divider />
            </>
          )}
          <Menu.Item leftSection={<IconArrowRight {...icon} />} onClick={() => actions.move([cv])}>
            {menu.move}
          </Menu.Item>
          {!cv.anonimizado_en && <TeamItems cvs={[cv]} actions={actions} />}
          <Menu.Divider />
          <DangerItem leftSection={<IconTrash {...icon} />} onClick={() => actions.remove(cv)}>
            {menu.remove}
          </DangerItem>
        </>
      )}
    </>
  );
}
