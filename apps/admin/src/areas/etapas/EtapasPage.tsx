import { Alert, Button, VisuallyHidden } from '@mantine/core';
import { MENSAJES } from '@recluta/domain/mensajes';
import { IconFiles, IconLayoutKanban } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useMemo } from 'react';
import { EmptyState, FilteredState } from '../../ui/feedback/EmptyState.tsx';
import { HeadAction } from '../../ui/page/HeadAction.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useDelayed } from '../../ui/useDelayed.ts';
import { CvScreenFrame } from '../cvs/CvScreenFrame.tsx';
import { ETAPAS_SCREEN } from '../cvs/cvScreens.ts';
import { TODAS } from '../cvs/cvs.search.ts';
import { CvTable } from '../cvs/lista/CvTable.tsx';
import { ETAPA_COLUMNS, etapaCard } from '../cvs/lista/columns.tsx';
import { filtersInUse, hasFilters } from '../cvs/lista/filters.ts';
import { useProceso } from '../cvs/listas.queries.ts';
import { Matching } from '../cvs/Matching.tsx';
import { useCvScreen } from '../cvs/useCvScreen.ts';
import { EtapaFilters, NO_FILTERS } from './EtapaFilters.tsx';
import { EtapaMenuItems } from './EtapaMenuItems.tsx';
import { EtapasBar } from './EtapasBar.tsx';
import { type EtapasSearch, isStageGone, viewedStage } from './etapas.search.ts';
import { texts } from './etapas.texts.ts';
import { StageControls } from './StageControls.tsx';
import { StageTabs } from './StageTabs.tsx';
import { useClearOnLeave } from './useClearOnLeave.ts';
import { ViewToggle } from './ViewToggle.tsx';

const NO_ETAPAS = [] as const;
const STAGE_ONLY = ['etapa'] as const;
/** The name's second line. */
const BESIDES = { nombre: ['rut', 'nacionalidad'] };

type EtapasPageProps = {
  proceso_id: number;
  search: EtapasSearch;
  onSearch: (change: Partial<EtapasSearch>, push?: boolean) => void;
};

/** 'Etapas del Proceso': who is in each stage, and moving them to any other (§4: no order is imposed). */
export function EtapasPage({ proceso_id, search, onSearch }: EtapasPageProps) {
  const panelId = useId();
  const known = useProceso(proceso_id).data?.etapas ?? NO_ETAPAS;
  const claves = useMemo(() => known.map(({ clave }) => clave), [known]);
  const stage = viewedStage(search.stage, claves);
  const viewed = stage ?? '';
  const screen = useCvScreen(ETAPAS_SCREEN, { proceso_id, stage, search, onSearch });
  const { proceso, etapas, rows, actions, chosen, seleccion, failure } = screen;
  const { mayWrite } = actions;
  useClearOnLeave(proceso_id, viewed, seleccion);
  const loading = useDelayed(rows === undefined && !failure, 150);
  const view = (stage: string) => onSearch({ stage, cv: undefined });
  const etapa = etapas.find(({ clave }) => clave === viewed);
  return (
    <CvScreenFrame screen={screen}>
      <PageHead
        title={texts.title}
        context={
          <>
            {proceso ? `${proceso.nombre} · ${proceso.empresa_nombre}` : '\u00a0'}
            <Matching screen={screen} />
          </>
        }
        hint={proceso && mayWrite ? texts.hint : undefined}
        actions={
          <>
            <ViewToggle vista="tabla" onSearch={onSearch} />
            <HeadAction
              icon={IconFiles}
              label={texts.cvs}
              renderRoot={(props) => <Link to="/procesos/$id/cvs" params={{ id: proceso_id }} {...props} />}
            />
          </>
        }
      />
      <StageTabs etapas={etapas} viewed={viewed} onView={view} panelId={panelId} />
      <StageControls
        etapas={etapas}
        viewed={viewed}
        onView={view}
        selected={chosen.length}
        save={seleccion.save}
        filters={<EtapaFilters search={search} onSearch={onSearch} />}
        onMove={mayWrite ? (to) => actions.moveTo(chosen, to) : undefined}
      />
      {isStageGone(search.stage, claves) && (
        <Alert color="atacama" role="status" title={texts.gone.title} my={12}>
          {texts.gone.detail(etapa?.nombre ?? '')}
        </Alert>
      )}
      <section id={panelId} role="tabpanel" aria-label={etapa?.nombre ?? texts.tabs}>
        {loading && <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>}
        <CvTable
          key={viewed}
          screen={screen}
          name="etapas"
          label={texts.table(etapa?.nombre ?? '')}
          columns={ETAPA_COLUMNS}
          besides={BESIDES}
          filtros={[...STAGE_ONLY, ...filtersInUse(search)]}
          rowMenu={(cv) => <EtapaMenuItems cv={cv} etapas={etapas} actions={actions} />}
          card={etapaCard}
          empty={
            hasFilters(search) && rows?.length ? (
              <FilteredState title={MENSAJES.sin_cvs_etapa} onClear={() => onSearch(NO_FILTERS)} />
            ) : (
              <EmptyState
                icon={IconLayoutKanban}
                title={MENSAJES.sin_cvs_etapa}
                detail={texts.empty}
                action={
                  <Button
                    variant="default"
                    renderRoot={(props) => (
                      <Link to="/procesos/$id/cvs" params={{ id: proceso_id }} search={{ stage: TODAS }} {...props} />
                    )}
                  >
                    {texts.allCvs}
                  </Button>
                }
              />
            )
          }
          failed={texts.failed}
        />
      </section>
      <EtapasBar screen={screen} mayDiscard={etapa?.tipo !== 'descartado'} />
    </CvScreenFrame>
  );
}
