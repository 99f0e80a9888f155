import { Button, Tabs } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { PageHead } from '../../ui/page/PageHead.tsx';
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
  const { proceso, missing } = useProceso(id);
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
      <PageHead
        title={texts.title(id)}
        context={proceso ? `${proceso.nombre} · ${proceso.empresa_nombre}` : '\u00a0'}
        actions={
          <>
            <Button
              variant="default"
              renderRoot={(props) => <Link to="/procesos/$id/calendario" params={{ id }} {...props} />}
            >
              {texts.calendar}
            </Button>
            <Button
              variant="default"
              renderRoot={(props) => <Link to="/procesos/$id/cvs" params={{ id }} {...props} />}
            >
              {texts.cvs}
            </Button>
          </>
        }
      />
      <Tabs value={tab} onChange={open} keepMounted={false}>
        <Tabs.List mb={20}>
          {TABS.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {texts.tabs[each]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
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
