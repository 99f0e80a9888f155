import type { Cv, Etapa } from '@recluta/domain/esquemas';
import { dayInChile } from '@recluta/domain/fechas';
import { MENSAJES } from '@recluta/domain/mensajes';
import { IconFiles, IconLayoutKanban, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { useCan } from '../../../lib/session.tsx';
import { EmptyState, FailedState, FilteredState } from '../../../ui/feedback/EmptyState.tsx';
import { SaveBadge } from '../../../ui/feedback/SaveBadge.tsx';
import { HeadAction } from '../../../ui/page/HeadAction.tsx';
import { FilterRow, PageHead } from '../../../ui/page/PageHead.tsx';
import { useDelayed } from '../../../ui/useDelayed.ts';
import { CvScreenFrame } from '../../cvs/CvScreenFrame.tsx';
import { ETAPAS_SCREEN } from '../../cvs/cvScreens.ts';
import { TODAS } from '../../cvs/cvs.search.ts';
import { hasFilters } from '../../cvs/lista/filters.ts';
import { Matching } from '../../cvs/Matching.tsx';
import { useCvScreen } from '../../cvs/useCvScreen.ts';
import { EtapaFilters, NO_FILTERS } from '../EtapaFilters.tsx';
import { EtapasBar } from '../EtapasBar.tsx';
import type { EtapasSearch } from '../etapas.search.ts';
import { texts as etapasTexts } from '../etapas.texts.ts';
import { ViewToggle } from '../ViewToggle.tsx';
import { Board } from './Board.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { type Lane, lanesOf } from './lanes.ts';
import { texts } from './tablero.texts.ts';
import { useMoved } from './useMoved.ts';

const NO_ROWS = [] as const;
/** px: that the selection is saved, or was not. */
const END_ROOM = 190;

export type TableroPageProps = {
  proceso_id: number;
  search: EtapasSearch;
  onSearch: (change: Partial<EtapasSearch>, push?: boolean) => void;
};

/** 'Etapas del Proceso' as a board: the same cvs, the same moves, every stage at once. */
export function TableroPage({ proceso_id, search, onSearch }: TableroPageProps) {
  const mayConfigure = useCan('procesos.escribir');
  const screen = useCvScreen(ETAPAS_SCREEN, { proceso_id, stage: TODAS, search, onSearch, byStage: true });
  const { proceso, etapas, rows, shown, actions, seleccion, failure } = screen;
  const moved = useMoved(rows);
  const lanes = useLanes(etapas, rows, shown);
  const ready = proceso !== undefined && rows !== undefined;
  const waiting = useDelayed(!ready && !failure, 150);
  return (
    <CvScreenFrame screen={screen}>
      <PageHead
        title={etapasTexts.title}
        context={
          <>
            {[proceso?.nombre, proceso?.empresa_nombre].filter(Boolean).join(' · ')}
            <Matching screen={screen} />
          </>
        }
        hint={actions.mayWrite ? texts.hint : texts.hintRead}
        actions={
          <>
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
      <FilterRow room={END_ROOM} endBySearch end={<SaveBadge save={seleccion.save} />}>
        <EtapaFilters search={search} onSearch={onSearch} />
      </FilterRow>
      {failure ? (
        <FailedState title={texts.failed} detail={failure.text} retrying={screen.fetching} onRetry={screen.retry} />
      ) : !ready ? (
        waiting && <BoardSkeleton />
      ) : rows.length === 0 ? (
        <EmptyState icon={IconLayoutKanban} title={MENSAJES.sin_cvs} detail={texts.empty} />
      ) : hasFilters(search) && shown?.length === 0 ? (
        <FilteredState title={MENSAJES.sin_cvs} onClear={() => onSearch(NO_FILTERS)} />
      ) : (
        <Board
          narrowed={hasFilters(search)}
          lanes={lanes}
          selected={seleccion.ids}
          moved={moved}
          actions={actions}
          activeId={screen.openId}
          today={dayInChile(Date.now())}
          onOpen={screen.open}
          onToggle={screen.toggle}
          onClear={screen.clear}
          orChosen={screen.orChosen}
        />
      )}
      <EtapasBar screen={screen} />
    </CvScreenFrame>
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
