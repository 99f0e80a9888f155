import { Tabs } from '@mantine/core';
import type { Empresa } from '@recluta/domain/esquemas';
import { IconBuilding, IconShieldLock } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TabList } from '../../ui/page/TabList.tsx';
import { AreasTab } from './AreasTab.tsx';
import classes from './empresas.module.css';
import { PESTANAS, type Pestana } from './empresas.search.ts';
import { texts } from './empresas.texts.ts';
import { GeneralTab } from './GeneralTab.tsx';

type EmpresaConfigProps = {
  opened: boolean;
  /** undefined: the address names one that is not there. */
  empresa: Empresa | undefined;
  tab: Pestana;
  onTab: (tab: Pestana) => void;
  onClose: () => void;
};

/** §2: the configuration dialog. Escape closes a question inside it first. */
export default function EmpresaConfig({ opened, empresa, tab, onTab, onClose }: EmpresaConfigProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size={560}
      title={empresa ? texts.configureOf(empresa.nombre) : texts.configure}
      closeOnEscape={!asking}
    >
      {empresa ? (
        <Tabs
          value={tab}
          onChange={(value) => onTab(PESTANAS.find((each) => each === value) ?? 'general')}
          keepMounted={false}
        >
          <TabList>
            {PESTANAS.map((each) => (
              <Tabs.Tab key={each} value={each}>
                {texts.config.tabs[each]}
              </Tabs.Tab>
            ))}
          </TabList>
          <Tabs.Panel value="general" className={classes.panel}>
            <GeneralTab empresa={empresa} />
          </Tabs.Panel>
          <Tabs.Panel value="areas" className={classes.panel}>
            <AreasTab empresa_id={empresa.id} asking={asking} onAsking={setAsking} />
          </Tabs.Panel>
          <Tabs.Panel value="permisos" className={classes.panel}>
            <EmptyState icon={IconShieldLock} title={texts.config.soon} detail={texts.config.soonDetail} />
          </Tabs.Panel>
        </Tabs>
      ) : (
        <EmptyState icon={IconBuilding} title={texts.config.gone} detail={texts.config.goneDetail} />
      )}
    </Dialog>
  );
}
