import { VisuallyHidden } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import { MENSAJES } from '@recluta/domain/mensajes';
import { IconFiles, IconLayoutKanban } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useMemo } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { useCan } from '../../lib/session.tsx';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState, FailedState, FilteredState } from '../../ui/feedback/EmptyState.tsx';
import { SelectionAction, SelectionBar } from '../../ui/feedback/SelectionBar.tsx';
import { WithPanel } from '../../ui/page/DetailPanel.tsx';
import { HeadAction } from '../../ui/page/HeadAction.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useDelayed } from '../../ui/useDelayed.ts';
import { BulkMenu } from '../cvs/BulkMenu.tsx';
import { CvListContext } from '../cvs/lista/CvContext.tsx';
import { ETAPA_COLUMNS, etapaCard } from '../cvs/lista/columns.tsx';
import { nameOf } from '../cvs/lista/cvWords.ts';
import { ProcesoNotFound } from '../cvs/lista/faces.tsx';
import { filterCvs, filtersInUse, hasFilters } from '../cvs/lista/filters.ts';
import { useCvListQuery, useProceso } from '../cvs/listas.queries.ts';
import { useLiveCvs } from '../cvs/live.queries.ts';
import { useMover } from '../cvs/mover.queries.ts';
import { useSeleccion } from '../cvs/seleccion.queries.ts';
import { useCvView } from '../cvs/useCvView.tsx';
import { EtiquetaFilter } from '../etiquetas/EtiquetaFilter.tsx';
import { ResponsableFilter } from '../responsables/ResponsableFilter.tsx';
import { useTableActions } from '../tablas/useTableActions.tsx';
import { EtapaMenuItems } from './EtapaMenuItems.tsx';
import { AUTOSAVE_MS, ETAPAS_WORDS, SELECT_WORDS, useClearOnLeave } from './etapas.queries.ts';
import { type EtapasSearch, viewedStage } from './etapas.search.ts';
import { texts } from './etapas.texts.ts';
import { StageControls } from './StageControls.tsx';
import { StageTabs } from './StageTabs.tsx';
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
  const mayWrite = useCan('cvs.escribir');
  const panelId = useId();
  const procesoQuery = useProceso(proceso_id);
  const { proceso, etapas = NO_ETAPAS } = procesoQuery.data ?? {};
  const claves = useMemo(() => etapas.map(({ clave }) => clave), [etapas]);
  const known = viewedStage(search.stage, claves);
  const viewed = known ?? '';
  const list = useCvListQuery(proceso_id, viewed, known !== null);
  useLiveCvs(proceso_id);
  const seleccion = useSeleccion(proceso_id, AUTOSAVE_MS);
  useClearOnLeave(proceso_id, viewed, seleccion);
  const mover = useMover(proceso_id, etapas, seleccion);

  const rows = list.data?.cvs;
  const shown = useMemo(() => rows && filterCvs(rows, search, seleccion.ids), [rows, search, seleccion.ids]);
  const loading = useDelayed(rows === undefined && !list.error, 150);
  const view = (stage: string) => onSearch({ stage, cv: undefined });
  const { context, actions, dialog, panel, chosen, selection, clear, open } = useCvView({
    proceso_id,
    proceso,
    etapas,
    rows,
    shown,
    search,
    onSearch,
    seleccion,
    mover,
    openWords: ETAPAS_WORDS,
    selectWords: SELECT_WORDS,
    selectedWord: false,
    list: 'etapas',
  });

  const tableDialog = useTableActions({
    table: 'etapas',
    columns: ETAPA_COLUMNS,
    besides: BESIDES,
    lista: 'cvs',
    path: `/api/procesos/${proceso_id}/cvs/exportar`,
    permiso: 'cvs.exportar',
    shown,
    chosen,
    filtros: [...STAGE_ONLY, ...filtersInUse(search)],
  });

  if (failureOf(procesoQuery.error).codigo === 'no_encontrado') return <ProcesoNotFound />;
  const etapa = etapas.find(({ clave }) => clave === viewed);
  const error = (rows ? null : list.error) ?? (proceso ? null : procesoQuery.error);
  const failure = error ? failureOf(error) : null;
  const retry = () => void Promise.all([procesoQuery.refetch(), list.refetch(), seleccion.retry()]);
  const orChosen = (cv?: Cv) => (!cv || seleccion.ids.has(cv.id) ? chosen : [cv]);
  const rowKeys = { m: (cv?: Cv) => actions.move(orChosen(cv)), d: (cv?: Cv) => actions.discard(orChosen(cv)) };
  return (
    <CvListContext value={context}>
      <WithPanel panel={panel}>
        <PageHead
          title={texts.title}
          context={
            [...(proceso ? [proceso.nombre, proceso.empresa_nombre] : []), ...(mayWrite ? [texts.hint] : [])].join(
              ' · ',
            ) || '\u00a0'
          }
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
          busy={mover.busy}
          filters={
            <>
              <EtiquetaFilter value={search.etiqueta} onChange={onSearch} />
              <ResponsableFilter value={search.responsable} onChange={onSearch} />
            </>
          }
          onMove={mayWrite ? (to) => actions.moveTo(chosen, to) : undefined}
        />
        <section id={panelId} role="tabpanel" aria-label={etapa?.nombre ?? texts.tabs}>
          {loading && <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>}
          <DataTable
            key={viewed}
            name="etapas"
            label={texts.table(etapa?.nombre ?? '')}
            rows={proceso && shown}
            columns={ETAPA_COLUMNS}
            rowId={rowId}
            rowLabel={nameOf}
            fetching={list.isFetching}
            selection={selection}
            activeId={search.cv ?? null}
            onOpen={(cv) => open(cv.id)}
            rowMenu={(cv) => <EtapaMenuItems cv={cv} etapas={etapas} actions={actions} />}
            rowKeys={mayWrite ? rowKeys : {}}
            card={etapaCard}
            empty={
              hasFilters(search) && rows?.length ? (
                <FilteredState
                  title={MENSAJES.sin_cvs_etapa}
                  onClear={() => onSearch({ etiqueta: undefined, responsable: undefined })}
                />
              ) : (
                <EmptyState icon={IconLayoutKanban} title={MENSAJES.sin_cvs_etapa} detail={texts.empty} />
              )
            }
            failed={
              failure && (
                <FailedState title={texts.failed} detail={failure.text} retrying={list.isFetching} onRetry={retry} />
              )
            }
          />
        </section>
        {mayWrite && (
          <SelectionBar count={chosen.length} onClear={clear}>
            {etapa?.tipo !== 'descartado' && (
              <SelectionAction disabled={mover.busy} onClick={() => actions.discard(chosen)}>
                {texts.bar.discard}
              </SelectionAction>
            )}
            <BulkMenu chosen={chosen} actions={actions} busy={mover.busy} />
            <SelectionAction main disabled={mover.busy} onClick={() => actions.move(chosen)}>
              {texts.bar.move}
            </SelectionAction>
          </SelectionBar>
        )}
        {dialog}
        {tableDialog}
      </WithPanel>
    </CvListContext>
  );
}

const rowId = ({ id }: { id: number }): number => id;
