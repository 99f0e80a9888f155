import type { Cv, Etapa } from '@recluta/domain/esquemas';
import { dayInChile } from '@recluta/domain/fechas';
import { IconFiles, IconLayoutKanban, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { failureOf } from '../../../lib/errors.ts';
import { useCan } from '../../../lib/session.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/EmptyState.tsx';
import { SaveBadge } from '../../../ui/feedback/SaveBadge.tsx';
import { SelectionAction, SelectionBar } from '../../../ui/feedback/SelectionBar.tsx';
import { WithPanel } from '../../../ui/page/DetailPanel.tsx';
import { HeadAction } from '../../../ui/page/HeadAction.tsx';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { useDelayed } from '../../../ui/useDelayed.ts';
import { BulkMenu } from '../../cvs/BulkMenu.tsx';
import { TODAS } from '../../cvs/cvs.search.ts';
import { CvListContext } from '../../cvs/lista/CvContext.tsx';
import { ProcesoNotFound } from '../../cvs/lista/faces.tsx';
import { filterCvs } from '../../cvs/lista/filters.ts';
import { useCvListQuery, useProceso } from '../../cvs/listas.queries.ts';
import { useLiveCvs } from '../../cvs/live.queries.ts';
import { useMover } from '../../cvs/mover.queries.ts';
import { useSeleccion } from '../../cvs/seleccion.queries.ts';
import { useCvView } from '../../cvs/useCvView.tsx';
import { EtiquetaFilter } from '../../etiquetas/EtiquetaFilter.tsx';
import { ResponsableFilter } from '../../responsables/ResponsableFilter.tsx';
import { AUTOSAVE_MS, ETAPAS_WORDS, SELECT_WORDS } from '../etapas.queries.ts';
import type { EtapasSearch } from '../etapas.search.ts';
import { texts as etapasTexts } from '../etapas.texts.ts';
import { ViewToggle } from '../ViewToggle.tsx';
import { Board } from './Board.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { type Lane, lanesOf } from './lanes.ts';
import { texts } from './tablero.texts.ts';
import { useMoved } from './useMoved.ts';

const NO_ETAPAS = [] as const;
const NO_ROWS = [] as const;

type TableroPageProps = {
  proceso_id: number;
  search: EtapasSearch;
  onSearch: (change: Partial<EtapasSearch>, push?: boolean) => void;
};

/** 'Etapas del Proceso' as a board: the same cvs, the same moves, every stage at once. */
export function TableroPage({ proceso_id, search, onSearch }: TableroPageProps) {
  const mayConfigure = useCan('procesos.escribir');
  const mayWrite = useCan('cvs.escribir');
  const procesoQuery = useProceso(proceso_id);
  const { proceso, etapas = NO_ETAPAS } = procesoQuery.data ?? {};
  const list = useCvListQuery(proceso_id, TODAS);
  useLiveCvs(proceso_id);
  const seleccion = useSeleccion(proceso_id, AUTOSAVE_MS);
  const mover = useMover(proceso_id, etapas, seleccion);
  const rows = list.data?.cvs;
  const moved = useMoved(rows);
  const shown = useMemo(() => rows && filterCvs(rows, search, seleccion.ids), [rows, search, seleccion.ids]);
  const lanes = useLanes(etapas, rows, shown);
  const ofOpen = rows?.find(({ id }) => id === search.cv)?.etapa;
  const { context, actions, dialog, panel, chosen, clear, open } = useCvView({
    proceso_id,
    proceso,
    etapas,
    rows,
    shown: lanes.find(({ etapa }) => etapa.clave === ofOpen)?.cvs ?? NO_ROWS,
    search,
    onSearch,
    seleccion,
    mover,
    openWords: ETAPAS_WORDS,
    selectWords: SELECT_WORDS,
    selectedWord: false,
    list: 'etapas',
  });
  const ready = proceso !== undefined && rows !== undefined;
  const waiting = useDelayed(!ready && !list.error, 150);

  if (failureOf(procesoQuery.error).codigo === 'no_encontrado') return <ProcesoNotFound />;
  const error = (rows ? null : list.error) ?? (proceso ? null : procesoQuery.error);
  const retry = () => void Promise.all([procesoQuery.refetch(), list.refetch(), seleccion.retry()]);
  return (
    <CvListContext value={context}>
      <WithPanel panel={panel} wide>
        <PageHead
          title={etapasTexts.title}
          context={[proceso?.nombre, proceso?.empresa_nombre, mayWrite ? texts.hint : texts.hintRead]
            .filter(Boolean)
            .join(' · ')}
          actions={
            <>
              <EtiquetaFilter value={search.etiqueta} onChange={onSearch} />
              <ResponsableFilter value={search.responsable} onChange={onSearch} />
              {seleccion.save.estado !== 'quieto' && <SaveBadge save={seleccion.save} />}
              <ViewToggle vista="tablero" onSearch={onSearch} />
              {mayConfigure && (
                <HeadAction
                  icon={IconPlus}
                  label={texts.newStage}
                  visibleFrom="sm"
                  renderRoot={(props) => (
                    <Link
                      to="/procesos/$id/configuracion"
                      params={{ id: proceso_id }}
                      search={{ tab: 'etapas' }}
                      {...props}
                    />
                  )}
                />
              )}
              <HeadAction
                icon={IconFiles}
                label={etapasTexts.cvs}
                renderRoot={(props) => <Link to="/procesos/$id/cvs" params={{ id: proceso_id }} {...props} />}
              />
            </>
          }
        />
        {error ? (
          <FailedState title={texts.failed} detail={failureOf(error).text} retrying={list.isFetching} onRetry={retry} />
        ) : !ready ? (
          waiting && <BoardSkeleton />
        ) : rows.length === 0 ? (
          <EmptyState icon={IconLayoutKanban} title={texts.emptyTitle} detail={texts.empty} />
        ) : (
          <Board
            lanes={lanes}
            selected={seleccion.ids}
            moved={moved}
            actions={actions}
            busy={mover.busy}
            activeId={search.cv ?? null}
            today={dayInChile(Date.now())}
            onOpen={open}
            onToggle={
              mayWrite
                ? (id) => (seleccion.ids.has(id) ? seleccion.change([], [id]) : seleccion.change([id], []))
                : undefined
            }
            onClear={clear}
            orChosen={(cv) => (!cv || seleccion.ids.has(cv.id) ? chosen : [cv])}
          />
        )}
        {mayWrite && (
          <SelectionBar count={chosen.length} onClear={clear}>
            <SelectionAction disabled={mover.busy} onClick={() => actions.discard(chosen)}>
              {etapasTexts.bar.discard}
            </SelectionAction>
            <BulkMenu chosen={chosen} actions={actions} busy={mover.busy} />
            <SelectionAction main disabled={mover.busy} onClick={() => actions.move(chosen)}>
              {etapasTexts.bar.move}
            </SelectionAction>
          </SelectionBar>
        )}
        {dialog}
      </WithPanel>
    </CvListContext>
  );
}

/** The columns; those nothing happened to keep their identity. Of a filtered board they count what they show. */
function useLanes(etapas: readonly Etapa[], rows: readonly Cv[] = NO_ROWS, shown: readonly Cv[] = rows) {
  const before = useRef<readonly Lane[]>([]);
  const counted = useMemo(() => {
    if (shown === rows) return etapas;
    const totals = new Map<string, number>();
    for (const { etapa } of shown) totals.set(etapa, (totals.get(etapa) ?? 0) + 1);
    return etapas.map((etapa) => ({ ...etapa, total: totals.get(etapa.clave) ?? 0 }));
  }, [etapas, rows, shown]);
  before.current = lanesOf(counted, shown, dayInChile(Date.now()), before.current);
  return before.current;
}
