import { Tabs } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useCan } from '../../lib/session.tsx';
import { TabList } from '../../ui/page/TabList.tsx';
import { ProcesoHead } from '../procesos/ProcesoHead.tsx';
import { ProcesoMissing } from '../procesos/ProcesoMissing.tsx';
import { useProceso } from '../procesos/procesos.queries.ts';
import { texts } from './configuracion.texts.ts';
import { EtapasTab } from './etapas/EtapasTab.tsx';
import { FechasTab } from './FechasTab.tsx';
import { type ConfiguracionSearch, TABS } from './search.ts';
import { CriteriosTab, TecnologiasTab } from './TermsTab.tsx';

const PANELS = { fechas: FechasTab, criterios: CriteriosTab, tecnologias: TecnologiasTab, etapas: EtapasTab };

type ConfiguracionPageProps = { id: number; search: ConfiguracionSearch };

export function ConfiguracionPage({ id, search: { tab = 'fechas' } }: ConfiguracionPageProps) {
  const { missing } = useProceso(id);
  const canWrite = useCan('procesos.escribir');
  const navigate = useNavigate();
  if (missing) return <ProcesoMissing />;
  const open = (next: string | null) => {
    const chosen = TABS.find((each) => each === next);
    void navigate({
      to: '/procesos/$id/configuracion',
      params: { id },
      search: chosen && chosen !== 'fechas' ? { tab: chosen } : {},
      replace: true,
    });
  };
  return (
    <>
      <ProcesoHead
        id={id}
        title={texts.title(id)}
        hint={canWrite ? undefined : texts.readOnly}
        links={[
          { to: '/procesos/$id/calendario', label: texts.calendar },
          { to: '/procesos/$id/cvs', label: texts.cvs },
        ]}
      />
      <Tabs value={tab} onChange={open} keepMounted={false}>
        <TabList mb={20}>
          {TABS.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {texts.tabs[each]}
            </Tabs.Tab>
          ))}
        </TabList>
        {TABS.map((each) => {
          const Panel = PANELS[each];
          return (
            <Tabs.Panel key={each} value={each}>
              <Panel proceso_id={id} />
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </>
  );
}
