import type { Cv } from '@recluta/domain/esquemas';
import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePrinting } from '../../../ui/DataTable/usePrinting.ts';
import { notifyError } from '../../../ui/feedback/toasts.tsx';
import { useStable } from '../../../ui/useStable.ts';
import type { CvActions } from '../../cvs/lista/CvMenuItems.tsx';
import { EtapaMenuItems } from '../EtapaMenuItems.tsx';
import classes from './Board.module.css';
import type { CardTools } from './BoardCard.tsx';
import { BoardLane } from './BoardLane.tsx';
import { revealCard } from './focusCard.ts';
import type { Lane } from './lanes.ts';
import { texts } from './tablero.texts.ts';
import { useBoardDrag } from './useBoardDrag.ts';
import { useBoardHeight } from './useBoardHeight.ts';
import { useBoardKeys } from './useBoardKeys.ts';

const NOBODY: ReadonlySet<number> = new Set();

type BoardProps = {
  lanes: readonly Lane[];
  selected: ReadonlySet<number>;
  moved: ReadonlySet<number>;
  actions: CvActions;
  activeId: number | null;
  /** Filters are on: an empty column may hide people. */
  narrowed: boolean;
  today: string;
  onOpen: (cv_id: number) => void;
  /** Absent for who may not select. */
  onToggle?: ((cv_id: number) => void) | undefined;
  onClear: () => void;
  /** Those an action on this card is for: the selection when the card is in it, or without a card. */
  orChosen: (cv?: Cv) => readonly Cv[];
};

type Over = {
  clave: string;
  /** Whether what is dragged has been over another column: only then is its own one a place to come back to. */
  away: boolean;
};

/** The stages as columns, people as cards. Whatever is dragged can also be moved by its menu or with M. */
export function Board(props: BoardProps) {
  const { lanes, actions, activeId, orChosen, onToggle } = props;
  const board = useRef<HTMLElement>(null);
  const height = useBoardHeight(board);
  const printing = usePrinting();
  const [dragged, setDragged] = useState(NOBODY);
  const [over, setOver] = useState<Over | null>(null);
  const [landed, setLanded] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const byId = useMemo(() => new Map(lanes.flatMap(({ cvs }) => cvs.map((cv) => [cv.id, cv] as const))), [lanes]);
  const companyOf = (cv_id: number): readonly Cv[] => {
    const cv = byId.get(cv_id);
    return cv ? orChosen(cv) : [];
  };
  const held = useMemo(() => [...dragged].flatMap((id) => byId.get(id) ?? []), [dragged, byId]);

  const refusalOf = (clave: string, away: boolean): string | null => {
    const here = held.length > 0 && held.every(({ etapa }) => etapa === clave);
    return here && away ? texts.here(held.length) : null;
  };
  useBoardDrag({
    board,
    onStart: (cv_id) => setDragged(new Set(companyOf(cv_id).map(({ id }) => id))),
    onOver: (clave) =>
      setOver((before) =>
        clave === null
          ? before && { ...before, clave: '' }
          : { clave, away: before !== null && (before.away || before.clave !== clave) },
      ),
    onEnd: (clave) => {
      const gone = dragged.size - held.length;
      if (clave !== null && gone > 0) notifyError(texts.gone(gone), { detail: texts.goneWhy(gone) });
      if (clave !== null && held.some(({ etapa }) => etapa !== clave)) {
        actions.moveTo(held, clave);
        setLanded(held[0]?.id ?? null);
      }
      setDragged(NOBODY);
      setOver(null);
    },
  });
  useRevealLanded(board, lanes, landed, () => setLanded(null));

  useBoardKeys({
    board,
    lanes,
    activeId,
    onOpen: (cv) => props.onOpen(cv.id),
    onClear: props.onClear,
    keys: actions.mayWrite
      ? {
          m: (cv) => actions.move(orChosen(cv)),
          d: (cv) => actions.discard(orChosen(cv)),
          x: (cv) => cv && onToggle?.(cv.id),
        }
      : {},
  });

  const menu = useStable((cv: Cv) => (
    <EtapaMenuItems cv={cv} etapas={lanes.map(({ etapa }) => etapa)} actions={actions} />
  ));
  const company = useStable((cv_id: number) => companyOf(cv_id).length);
  const toggle = useStable((cv_id: number) => onToggle?.(cv_id));
  const mayToggle = onToggle !== undefined;
  const { today } = props;
  const tools = useMemo<CardTools>(
    () => ({ menu, company, onToggle: mayToggle ? toggle : undefined, mayDrag: actions.mayWrite, today }),
    [menu, company, toggle, mayToggle, actions.mayWrite, today],
  );
  const tabId = focused !== null && byId.has(focused) ? focused : (lanes.find(({ cvs }) => cvs[0])?.cvs[0]?.id ?? null);
  return (
    <section
      ref={board}
      className={classes.board}
      style={{ '--board': height && `${height}px` } as CSSProperties}
      aria-label={texts.board}
      data-dragging={dragged.size > 0 || undefined}
      onFocus={({ target }) => {
        const card = target.closest<HTMLElement>('[data-cv]');
        if (card) setFocused(Number(card.dataset.cv));
      }}
    >
      {lanes.map((lane) => {
        const here = over?.clave === lane.etapa.clave;
        return (
          <BoardLane
            key={lane.etapa.clave}
            lane={lane}
            tools={tools}
            selected={props.selected}
            moved={props.moved}
            dragged={dragged}
            over={here && (over.away || !held.every(({ etapa }) => etapa === lane.etapa.clave))}
            refusal={here ? refusalOf(lane.etapa.clave, over.away) : null}
            activeId={activeId}
            tabId={tabId}
            withBar={props.selected.size > 0}
            narrowed={props.narrowed}
            printing={printing}
          />
        );
      })}
    </section>
  );
}

/** Once what was let go has arrived in its column, the column shows it. */
function useRevealLanded(
  board: React.RefObject<HTMLElement | null>,
  lanes: readonly Lane[],
  landed: number | null,
  onShown: () => void,
): void {
  const from = useRef<string | null>(null);
  const shown = useStable(onShown);
  useLayoutEffect(() => {
    if (landed === null) {
      from.current = null;
      return;
    }
    const lane = lanes.find(({ cvs }) => cvs.some(({ id }) => id === landed));
    if (!lane) return;
    const { clave } = lane.etapa;
    from.current ??= clave;
    if (from.current === clave) return;
    const list = board.current?.querySelector<HTMLElement>(`[data-lane="${CSS.escape(clave)}"] [data-list]`);
    if (list)
      revealCard(
        list,
        lane.cvs.findIndex(({ id }) => id === landed),
      );
    shown();
  }, [board, lanes, landed, shown]);
}
