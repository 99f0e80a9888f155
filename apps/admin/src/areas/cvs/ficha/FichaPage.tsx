import type { Cv } from '@recluta/domain/esquemas';
import { IconFileOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { failedFace } from '../../../lib/Answer.tsx';
import { useCan } from '../../../lib/session.tsx';
import { usePageTitle } from '../../../lib/title.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Keys } from '../../../ui/shortcuts/Keys.tsx';
import { useDelayed } from '../../../ui/useDelayed.ts';
import { Worn } from '../../etiquetas/Worn.tsx';
import { BlockedPerson } from '../../privacidad/BlockedPerson.tsx';
import { CVS_SCREEN, ETAPAS_SCREEN } from '../cvScreens.ts';
import { texts as cvTexts } from '../cvs.texts.ts';
import { useOpenCv } from '../lectura.queries.ts';
import { CvListContext } from '../lista/CvContext.tsx';
import { EstadoCell } from '../lista/cells.tsx';
import { nameOf } from '../lista/cvWords.ts';
import { useProceso } from '../listas.queries.ts';
import { useLiveCvs } from '../live.queries.ts';
import { useMover } from '../mover.queries.ts';
import { missingFace } from '../panel/missingFace.ts';
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
  const { gone } = useLiveCvs(proceso_id);
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
  const leave = (cv_ids: readonly number[]) => {
    if (!cv_ids.includes(cv_id)) return;
    const next = list.after(cv_ids);
    if (next) onOpen(next.id);
    else toList();
  };
  const { actions, dialog } = useCvActions({
    proceso_id,
    proceso,
    etapas,
    rows: list.rows ?? NO_ROWS,
    mover,
    openWords: kind.openWords,
    drop: seleccion.drop,
    onRemoved: leave,
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
  const { query, reading, cv, isMissing, how } = useOpenCv({
    proceso_id,
    cv_id,
    listed: list.rows?.find(({ id }) => id === cv_id),
    gone: gone.get(cv_id),
    onOpen,
  });
  const isGone = gone.has(cv_id);
  const selected = seleccion.ids.has(cv_id);
  const toggle = () => (selected ? seleccion.change([], [cv_id]) : seleccion.change([cv_id], []));
  const words = kind.selectWords;
  useFichaKeys({
    j: () => list.next && onOpen(list.next.id),
    k: () => list.previous && onOpen(list.previous.id),
    ...(mayWrite && cv && !isGone && { x: toggle, m: () => actions.move([cv]), d: () => actions.discard([cv]) }),
  });
  const face = missingFace(how, texts.gone);
  usePageTitle(isMissing ? face.title : cv && nameOf(cv));
  const waiting = useDelayed(!cv && query.error === null, 150);
  if (!cv) {
    if (isMissing)
      return (
        <EmptyState
          icon={IconFileOff}
          {...face}
          action={
            <>
              <BackLink proceso_id={proceso_id} cv_id={undefined} search={search} />
              {how === 'bloqueado' && <BlockedPerson key={cv_id} proceso_id={proceso_id} cv_id={cv_id} />}
            </>
          }
        />
      );
    return query.error === null ? waiting && <FichaSkeleton /> : failedFace(query, cvTexts.panel.failed);
  }
  const mayChange = mayWrite && !cv.anonimizado_en;
  const mayAct = mayChange && !isGone;
  return (
    <CvListContext value={context}>
      <FichaHead proceso_id={proceso_id} proceso={proceso} cv={cv} search={search} {...list} onOpen={onOpen} />
      <FichaColumns
        key={cv.id}
        proceso_id={proceso_id}
        cv={cv}
        reading={reading}
        mayWrite={mayChange}
        isGone={isGone}
        mayOpen={actions.mayOpen && !cv.anonimizado_en}
        search={search}
        onSearch={onSearch}
        onOpen={onOpen}
        onErased={leave}
        head={
          <>
            <div className={classes.state}>
              <EstadoCell cv={cv} onMove={mayWrite && !isGone ? () => actions.move([cv]) : undefined} />
            </div>
            <Worn
              proceso_id={proceso_id}
              cv={cv}
              onAdd={mayAct ? () => actions.tag([cv]) : undefined}
              onAssign={mayAct ? () => actions.assign([cv]) : undefined}
            />
            {isGone ? (
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
            {mayWrite && !isGone && (
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
