import type { Cv } from '@recluta/domain/esquemas';
import { IconFileOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { failedFace } from '../../../lib/Answer.tsx';
import { failureOf } from '../../../lib/errors.ts';
import { useCan } from '../../../lib/session.tsx';
import { usePageTitle } from '../../../lib/title.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Keys } from '../../../ui/shortcuts/Keys.tsx';
import { useDelayed } from '../../../ui/useDelayed.ts';
import { Worn } from '../../etiquetas/Worn.tsx';
import { CVS_SCREEN, ETAPAS_SCREEN } from '../cvScreens.ts';
import { texts as cvTexts } from '../cvs.texts.ts';
import { useReading, useSurvivor } from '../lectura.queries.ts';
import { CvListContext } from '../lista/CvContext.tsx';
import { EstadoCell } from '../lista/cells.tsx';
import { nameOf } from '../lista/cvWords.ts';
import { useProceso } from '../listas.queries.ts';
import { useLiveCvs } from '../live.queries.ts';
import { useMover } from '../mover.queries.ts';
import { PanelActions } from '../panel/PanelActions.tsx';
import { GoneNotice } from '../panel/ReadingNotice.tsx';
import { useSeleccion } from '../seleccion.queries.ts';
import { useCvActions } from '../useCvActions.tsx';
import { useCvList } from '../useCvList.ts';
import { FichaColumns, FichaSkeleton } from './FichaColumns.tsx';
import { BackLink, FichaHead } from './FichaHead.tsx';
import classes from './FichaPage.module.css';
import { cvsSearchOf, etapasSearchOf, type FichaSearch } from './ficha.search.ts';
import { texts } from './ficha.texts.ts';
import { useFichaKeys } from './useFichaKeys.ts';
import { useFichaList } from './useFichaList.ts';

const NO_ETAPAS = [] as const;
const NO_ROWS: readonly Cv[] = [];

type FichaPageProps = {
  proceso_id: number;
  cv_id: number;
  search: FichaSearch;
  onSearch: (change: Partial<FichaSearch>) => void;
  onOpen: (cv_id: number) => void;
};

/** One candidate: the file beside what was read from it, who they are elsewhere, what the team says, what happened. */
export function FichaPage({ proceso_id, cv_id, search, onSearch, onOpen }: FichaPageProps) {
  const navigate = useNavigate();
  const mayWrite = useCan('cvs.escribir');
  const procesoQuery = useProceso(proceso_id);
  const { proceso, etapas = NO_ETAPAS } = procesoQuery.data ?? {};
  const query = useReading(proceso_id, cv_id);
  const { data, error } = query;
  useSurvivor(proceso_id, cv_id, onOpen);
  const { gone: taken } = useLiveCvs(proceso_id);
  const seleccion = useSeleccion(proceso_id, ETAPAS_SCREEN.autosaveMs);
  const list = useFichaList(proceso_id, cv_id, search, etapas, seleccion.ids);
  const mover = useMover(proceso_id, etapas, seleccion);
  const staged = search.desde !== undefined;
  const kind = staged ? ETAPAS_SCREEN : CVS_SCREEN;
  const toList = () =>
    void navigate(
      staged
        ? { to: '/procesos/$id/etapas', params: { id: proceso_id }, search: etapasSearchOf(search) }
        : { to: '/procesos/$id/cvs', params: { id: proceso_id }, search: cvsSearchOf(search) },
    );
  const { actions, dialog } = useCvActions({
    proceso_id,
    proceso,
    etapas,
    rows: list.rows ?? NO_ROWS,
    mover,
    openWords: kind.openWords,
    drop: seleccion.drop,
    onRemoved: () => (list.next ? onOpen(list.next.id) : toList()),
  });
  const context = useCvList({
    proceso_id,
    rows: list.rows,
    etapas,
    selected: seleccion.ids,
    selectedWord: kind.selectedWord,
    open: onOpen,
    filters: search,
  });
  const current = data?.cv.id === cv_id ? data : undefined;
  const cv = list.rows?.find(({ id }) => id === cv_id) ?? current?.cv;
  const selected = seleccion.ids.has(cv_id);
  const toggle = () => (selected ? seleccion.change([], [cv_id]) : seleccion.change([cv_id], []));
  const words = kind.selectWords;
  useFichaKeys({
    j: () => list.next && onOpen(list.next.id),
    k: () => list.previous && onOpen(list.previous.id),
    ...(mayWrite && cv && { x: toggle, m: () => actions.move([cv]), d: () => actions.discard([cv]) }),
  });
  usePageTitle(cv && nameOf(cv));
  const waiting = useDelayed(!cv && error === null, 150);
  if (!cv) {
    if (error === null) return waiting && <FichaSkeleton />;
    const gone = failureOf(error).codigo === 'no_encontrado';
    return gone ? (
      <EmptyState
        icon={IconFileOff}
        {...texts.gone}
        action={<BackLink proceso_id={proceso_id} cv_id={undefined} search={search} />}
      />
    ) : (
      failedFace(query, cvTexts.panel.failed)
    );
  }
  const mayChange = mayWrite && !cv.anonimizado_en;
  return (
    <CvListContext value={context}>
      <FichaHead proceso_id={proceso_id} proceso={proceso} cv={cv} search={search} {...list} onOpen={onOpen} />
      <FichaColumns
        key={cv.id}
        proceso_id={proceso_id}
        cv={cv}
        reading={{ ...query, data: current }}
        mayWrite={mayChange}
        mayOpen={actions.mayOpen && !cv.anonimizado_en}
        search={search}
        onSearch={onSearch}
        onOpen={onOpen}
        head={
          <>
            <div className={classes.state}>
              <EstadoCell cv={cv} onMove={mayWrite && !taken.has(cv.id) ? () => actions.move([cv]) : undefined} />
            </div>
            <Worn
              proceso_id={proceso_id}
              cv={cv}
              onAdd={mayChange ? () => actions.tag([cv]) : undefined}
              onAssign={mayChange ? () => actions.assign([cv]) : undefined}
            />
            {taken.has(cv.id) ? (
              <GoneNotice />
            ) : (
              <PanelActions
                proceso_id={proceso_id}
                cv={cv}
                actions={actions}
                selected={selected}
                onSelect={mayWrite ? toggle : undefined}
                selectWords={words}
              />
            )}
          </>
        }
        foot={
          <p className={classes.keys}>
            <Keys id="fila_siguiente" />
            <Keys id="fila_anterior" /> {cvTexts.panel.keys.turn}
            {mayWrite && (
              <>
                <Keys id="seleccionar" /> {words.key}
                <Keys id="mover" /> {cvTexts.panel.keys.move}
              </>
            )}
          </p>
        }
      />
      {dialog}
    </CvListContext>
  );
}
