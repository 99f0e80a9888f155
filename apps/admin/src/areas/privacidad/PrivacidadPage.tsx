import { Tabs } from '@mantine/core';
import { ERRORES } from '@recluta/domain/errores';
import { IconLock } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCan } from '../../lib/session.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { TabList } from '../../ui/page/TabList.tsx';
import { ContractTab } from './ContractTab.tsx';
import { IncidentsTab } from './IncidentsTab.tsx';
import classes from './Privacidad.module.css';
import { texts } from './privacidad.texts.ts';
import { RequestsTab } from './RequestsTab.tsx';
import { RetentionTab } from './RetentionTab.tsx';
import { type PrivacidadSearch, TABS } from './search.ts';

/** /ajustes/privacidad: what Ley 21.719 asks of who keeps data of people. */
export function PrivacidadPage({ search: { tab, solicitud } }: { search: PrivacidadSearch }) {
  const navigate = useNavigate();
  const manages = useCan('privacidad.gestionar');
  if (!manages)
    return (
      <>
        <PageHead title={texts.title} />
        <EmptyState icon={IconLock} title={ERRORES.sin_permiso.texto} />
      </>
    );
  const open = (next: string | null) => {
    const chosen = TABS.find((each) => each === next);
    void navigate({
      to: '/ajustes/privacidad',
      search: chosen && chosen !== 'solicitudes' ? { tab: chosen } : {},
      replace: true,
    });
  };
  return (
    <>
      <PageHead title={texts.title} context={texts.context} />
      <Tabs value={tab ?? 'solicitudes'} onChange={open} keepMounted={false} className={classes.page}>
        <TabList mb={20} className={classes.tabs}>
          {TABS.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {texts.tabs[each]}
            </Tabs.Tab>
          ))}
        </TabList>
        <Tabs.Panel value="solicitudes">
          <RequestsTab solicitud={solicitud} />
        </Tabs.Panel>
        <Tabs.Panel value="conservacion">
          <RetentionTab />
        </Tabs.Panel>
        <Tabs.Panel value="incidentes">
          <IncidentsTab />
        </Tabs.Panel>
        <Tabs.Panel value="contrato">
          <ContractTab />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
