import { Menu } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import type { Plantilla } from '@recluta/domain/mensajesCandidato';
import { Link } from '@tanstack/react-router';
import { texts as tagTexts } from '../../etiquetas/etiquetas.texts.ts';
import { texts as teamTexts } from '../../responsables/responsables.texts.ts';
import { texts as copyTexts } from '../copiar.texts.ts';
import { texts } from '../cvs.texts.ts';

export type CvActions = {
  proceso_id: number;
  openFile: (cv_id: number) => void;
  whatsapp: (cv: Cv) => void;
  compose: (cvs: readonly Cv[], plantilla: Plantilla) => void;
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

/** Leads to the calendar, with the form of an interview open for this cv. */
export function InterviewItem({ cv, actions: { proceso_id } }: { cv: Cv; actions: CvActions }) {
  return (
    <Menu.Item
      renderRoot={(props) => (
        <Link
          to="/procesos/$id/calendario"
          params={{ id: proceso_id }}
          search={{ entrevista: 'nueva', cv: cv.id }}
          {...props}
        />
      )}
    >
      {menu.interview}
    </Menu.Item>
  );
}

/** What can be done for one as for many. */
export function TeamItems({ cvs, actions }: { cvs: readonly Cv[]; actions: CvActions }) {
  return (
    <>
      <Menu.Item onClick={() => actions.tag(cvs)}>{tagTexts.menu}</Menu.Item>
      <Menu.Item onClick={() => actions.assign(cvs)}>{teamTexts.menu}</Menu.Item>
      <Menu.Item onClick={() => actions.copy(cvs, 'proceso')}>{copyTexts.menu.proceso}</Menu.Item>
      <Menu.Item onClick={() => actions.copy(cvs, 'cartera')}>{copyTexts.menu.cartera}</Menu.Item>
    </>
  );
}

/** Row menu of the CVs screen, in the order of §2. */
export function CvMenuItems({ cv, actions }: { cv: Cv; actions: CvActions }) {
  return (
    <>
      {actions.mayOpen && <Menu.Item onClick={() => actions.openFile(cv.id)}>{menu.file}</Menu.Item>}
      <Menu.Item onClick={() => actions.compose([cv], 'datos')}>{menu.data}</Menu.Item>
      <Menu.Item onClick={() => actions.compose([cv], 'confirmacion')}>{menu.confirm}</Menu.Item>
      <Menu.Item onClick={() => actions.whatsapp(cv)}>{menu.whatsapp}</Menu.Item>
      <Menu.Item onClick={() => actions.compose([cv], 'entrevista')}>{menu.other}</Menu.Item>
      {actions.mayWrite && (
        <>
          <InterviewItem cv={cv} actions={actions} />
          <Menu.Item onClick={() => actions.move([cv])}>{menu.move}</Menu.Item>
          <TeamItems cvs={[cv]} actions={actions} />
          <Menu.Divider />
          <Menu.Item c="var(--ui-error)" onClick={() => actions.remove(cv)}>
            {menu.remove}
          </Menu.Item>
        </>
      )}
    </>
  );
}
