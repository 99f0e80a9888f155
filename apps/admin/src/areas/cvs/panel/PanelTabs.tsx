import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { TabList } from '../../../ui/page/TabList.tsx';
import { texts } from '../../candidato/candidato.texts.ts';
import { FilesTab } from '../../candidato/FilesTab.tsx';
import { HistoryTab } from '../../candidato/HistoryTab.tsx';
import { NotesTab } from '../../candidato/NotesTab.tsx';
import { PrivacyTab } from '../../privacidad/PrivacyTab.tsx';
import { TareasTab } from '../../tareas/TareasTab.tsx';
import { PESTANAS, type Pestana } from '../cvs.search.ts';
import classes from './CvPanel.module.css';

type PanelTabsProps = {
  proceso_id: number;
  cv_id: number;
  /** null when the file is gone with the person's data. */
  archivo_nombre: string | null;
  mayWrite: boolean;
  /** It went from the proceso while it was open. */
  isGone: boolean;
  mayOpen: boolean;
  tab: Pestana | undefined;
  onTab: (tab: Pestana | undefined) => void;
  /** Its person was erased, with these cvs. */
  onErased: (cv_ids: readonly number[]) => void;
  /** The data that was read. */
  children: ReactNode;
};

const DATA = 'datos';

/** What the CV says, what the team says, what happened. */
export function PanelTabs(props: PanelTabsProps) {
  const { proceso_id, cv_id, mayWrite, tab, onTab, children } = props;
  return (
    <Tabs value={tab ?? DATA} onChange={(value) => onTab(PESTANAS.find((each) => each === value))} keepMounted={false}>
      <TabList className={classes.tabs} aria-label={texts.tabsLabel}>
        {[DATA, ...PESTANAS].map((each) => (
          <Tabs.Tab key={each} value={each}>
            {texts.tabs[each as typeof DATA | Pestana]}
          </Tabs.Tab>
        ))}
      </TabList>
      <Tabs.Panel value={DATA}>{children}</Tabs.Panel>
      <Tabs.Panel value="notas">
        <NotesTab key={cv_id} proceso_id={proceso_id} cv_id={cv_id} mayWrite={mayWrite} />
      </Tabs.Panel>
      <Tabs.Panel value="archivos">
        <FilesTab
          key={cv_id}
          proceso_id={proceso_id}
          cv_id={cv_id}
          archivo_nombre={props.archivo_nombre}
          mayWrite={mayWrite}
          mayOpen={props.mayOpen}
        />
      </Tabs.Panel>
      <Tabs.Panel value="tareas">
        <TareasTab key={cv_id} proceso_id={proceso_id} cv_id={cv_id} mayWrite={mayWrite} />
      </Tabs.Panel>
      <Tabs.Panel value="historial">
        <HistoryTab key={cv_id} proceso_id={proceso_id} cv_id={cv_id} />
      </Tabs.Panel>
      <Tabs.Panel value="privacidad">
        <PrivacyTab
          key={cv_id}
          proceso_id={proceso_id}
          cv_id={cv_id}
          mayWrite={mayWrite}
          isGone={props.isGone}
          onErased={props.onErased}
        />
      </Tabs.Panel>
    </Tabs>
  );
}
