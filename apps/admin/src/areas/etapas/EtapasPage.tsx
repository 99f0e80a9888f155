import { Button, VisuallyHidden } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import { MENSAJES } from '@recluta/domain/mensajes';
import { IconLayoutKanban } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCallback, useId, useMemo } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { useCan } from '../../lib/session.tsx';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import type { Selection } from '../../ui/DataTable/selection.ts';
import { EmptyState, FailedState } from '../../ui/feedback/EmptyState.tsx';
import { SelectionAction, SelectionBar } from '../../ui/feedback/SelectionBar.tsx';
import { WithPanel } from '../../ui/page/DetailPanel.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useDelayed } from '../../ui/useDelayed.ts';
import { texts as cvTexts } from '../cvs/cvs.texts.ts';
import { CvListContext } from '../cvs/lista/CvContext.tsx';
import { ETAPA_COLUMNS, etapaCard } from '../cvs/lista/columns.tsx';
import { nameOf } from '../cvs/lista/cvWords.ts';
import { ProcesoNotFound } from '../cvs/lista/faces.tsx';
import { useCvListQuery, useProceso } from '../cvs/listas.queries.ts';
import { useLiveCvs } from '../cvs/live.queries.ts';
import { useMover } from '../cvs/mover.queries.ts';
import { CvPanel } from '../cvs/panel/CvPanel.tsx';
import { useSeleccion } from '../cvs/seleccion.queries.ts';
import { useCvActions } from '../cvs/useCvActions.tsx';
import { useCvList } from '../cvs/useCvList.ts';
import { EtapaMenuItems } from './EtapaMenuItems.tsx';
import { AUTOSAVE_MS, ETAPAS_WORDS, useClearOnLeave } from './etapas.queries.ts';
import { type EtapasSearch, viewedStage } from './etapas.search.ts';
import { texts } from './etapas.texts.ts';
import { StageControls } from './StageControls.tsx';
import { StageTabs } from './StageTabs.tsx';
import { ViewToggle } from './ViewToggle.tsx';

const NO_ETAPAS = [] as const;
const NO_ROWS = [] as const;

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
  const loading = useDelayed(rows === undefined && !list.error, 150);
  const chosen = useMemo(() => (rows ?? NO_ROWS).filter(({ id }) => seleccion.ids.has(id)), [rows, seleccion.ids]);
  const open = useCallback((cv: number) => onSearch({ cv }, search.cv === undefined), [onSearch, search.cv]);
  const close = () => onSearch({ cv: undefined });
  const view = (stage: string) => onSearch({ stage, cv: undefined });
  const { actions, dialog } = useCvActions({
    proceso_id,
    proceso,
    etapas,
    mover,
    openWords: ETAPAS_WORDS,
    onRemoved: (cv_id) => cv_id === search.cv && close(),
  });
  const context = useCvList({ rows, etapas, selected: seleccion.ids, selectedWord: false, open, search });
  const clear = useCallback(
    () =>
      seleccion.change(
        [],
        chosen.map(({ id }) => id),
      ),
    [seleccion.change, chosen],
  );
  const selection = useMemo<Selection | undefined>(
    () =>
      mayWrite
        ? {
            ids: seleccion.ids,
            onChange: ({ add, remove }) => seleccion.change(add.map(Number), remove.map(Number)),
            onClear: clear,
          }
        : undefined,
    [mayWrite, seleccion.ids, seleccion.change, clear],
  );

  if (failureOf(procesoQuery.error).codigo === 'no_encontrado') return <ProcesoNotFound />;
  const etapa = etapas.find(({ clave }) => clave === viewed);
  const error = (rows ? null : list.error) ?? (proceso ? null : procesoQuery.error);
  const failure = error ? failureOf(error) : null;
  const retry = () => void Promise.all([procesoQuery.refetch(), list.refetch(), seleccion.retry()]);
  const orChosen = (cv: Cv) => (seleccion.ids.has(cv.id) ? chosen : [cv]);
  const rowKeys = { m: (cv: Cv) => actions.move(orChosen(cv)), d: (cv: Cv) => actions.discard(orChosen(cv)) };
  return (
    <CvListContext value={context}>
      <WithPanel
        panel={
          search.cv === undefined ? null : (
            <CvPanel
              proceso_id={proceso_id}
              cv_id={search.cv}
              rows={rows ?? NO_ROWS}
              actions={actions}
              selected={seleccion.ids.has(search.cv)}
              onSelect={
                mayWrite
                  ? () => {
                      const id = search.cv ?? 0;
                      if (seleccion.ids.has(id)) seleccion.change([], [id]);
                      else seleccion.change([id], []);
                    }
                  : undefined
              }
              selectWords={{
                on: cvTexts.panel.select,
                off: cvTexts.panel.unselectEtapa,
                key: cvTexts.panel.keys.select,
              }}
              onOpen={open}
              onClose={close}
            />
          )
        }
      >
        <PageHead
          title={texts.title}
          context={
            <>
              {proceso && `${proceso.nombre} · ${proceso.empresa_nombre} · `}
              {texts.hint}
            </>
          }
          actions={
            <>
              <ViewToggle vista="tabla" onSearch={onSearch} />
              <Button
                variant="default"
                renderRoot={(props) => <Link to="/procesos/$id/cvs" params={{ id: proceso_id }} {...props} />}
              >
                {texts.cvs}
              </Button>
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
          onMove={mayWrite ? (to) => actions.moveTo(chosen, to) : undefined}
        />
        <section id={panelId} role="tabpanel" aria-label={etapa?.nombre ?? texts.tabs}>
          {loading && <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>}
          <DataTable
            key={viewed}
            label={texts.table(etapa?.nombre ?? '')}
            rows={proceso && rows}
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
            empty={<EmptyState icon={IconLayoutKanban} title={MENSAJES.sin_cvs_etapa} detail={texts.empty} />}
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
            <SelectionAction main disabled={mover.busy} onClick={() => actions.move(chosen)}>
              {texts.bar.move}
            </SelectionAction>
          </SelectionBar>
        )}
        {dialog}
      </WithPanel>
    </CvListContext>
  );
}

const rowId = ({ id }: { id: number }): number => id;
