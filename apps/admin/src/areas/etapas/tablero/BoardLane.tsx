import { numero } from '@recluta/domain/texto';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef } from 'react';
import { Dot } from '../../../ui/cells/StateDot.tsx';
import { printedRows } from '../../../ui/DataTable/usePrinting.ts';
import classes from './Board.module.css';
import { BoardCard, type CardTools } from './BoardCard.tsx';
import { CARD_HEIGHT, CARD_STEP, LIST_PADDING } from './cardSize.ts';
import { type Lane, landingIndex, shiftAbove } from './lanes.ts';
import { texts } from './tablero.texts.ts';
import { useLaneDrop } from './useBoardDrag.ts';

/** Cards drawn beyond what is seen, at each end. */
const OVERSCAN = 5;
/** Room at the end of a column for the selection bar. */
const BAR_ROOM = 76;

type BoardLaneProps = {
  lane: Lane;
  tools: CardTools;
  selected: ReadonlySet<number>;
  moved: ReadonlySet<number>;
  dragged: ReadonlySet<number>;
  /** Something is held over this column. */
  over: boolean;
  /** Why it cannot be let go here. */
  refusal: string | null;
  activeId: number | null;
  /** The card that Tab reaches. */
  tabId: number | null;
  /** The selection bar stands over the end of the columns. */
  withBar: boolean;
  /** As the board is told. */
  narrowed: boolean;
  /** Paper has no scroll: every card, one under the other. */
  printing: boolean;
};

/** A stage of the board. Only the cards that are seen exist; what one reads does not move when others come and go. */
export const BoardLane = memo(function BoardLane(props: BoardLaneProps) {
  const { lane, dragged, over, refusal, printing } = props;
  const { etapa, cvs, overdue } = lane;
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useLaneDrop(section, list, etapa.clave);
  const end = props.withBar ? BAR_ROOM : LIST_PADDING;
  const held = cvs.findIndex(({ id }) => dragged.has(id));
  const virtualizer = useVirtualizer({
    count: cvs.length,
    getScrollElement: () => list.current,
    estimateSize: () => CARD_STEP,
    overscan: OVERSCAN,
    getItemKey: (index) => cvs[index]?.id ?? index,
    // The card that is dragged stays in the page: taken away, the browser would forget the drag.
    rangeExtractor: (range) =>
      held >= 0 ? [...new Set([...defaultRangeExtractor(range), held])] : defaultRangeExtractor(range),
  });
  const drawn = printing
    ? Array.from({ length: printedRows(cvs.length) }, (_, index) => index)
    : virtualizer.getVirtualItems().map(({ index }) => index);
  useKeepPlace(list, cvs);
  const landing = over && !refusal && dragged.size > 0 ? landingIndex(cvs, dragged) : null;
  return (
    <section
      ref={section}
      className={classes.lane}
      data-lane={etapa.clave}
      data-over={(over && !refusal) || undefined}
      aria-label={texts.lane(etapa.nombre, etapa.total)}
    >
      <header className={classes.laneHead}>
        <Dot color={etapa.color} />
        <h2 className={classes.laneName} title={etapa.nombre}>
          {etapa.nombre}
        </h2>
        <span className={classes.total}>{numero(etapa.total)}</span>
        {overdue > 0 && <span className={classes.overdue}>{texts.overdueHere(overdue)}</span>}
      </header>
      <div ref={list} className={classes.list} style={{ scrollPaddingBottom: end }} data-list>
        <ul className={classes.cards} style={{ height: cvs.length * CARD_STEP + LIST_PADDING + end }}>
          {drawn.map((index) => {
            const cv = cvs[index];
            return (
              cv && (
                <BoardCard
                  key={cv.id}
                  cv={cv}
                  etapa={etapa}
                  top={index * CARD_STEP + LIST_PADDING}
                  index={index}
                  total={cvs.length}
                  tools={props.tools}
                  selected={props.selected.has(cv.id)}
                  active={props.activeId === cv.id}
                  dragged={dragged.has(cv.id)}
                  moved={props.moved.has(cv.id)}
                  first={props.tabId === cv.id}
                />
              )
            );
          })}
        </ul>
        {landing !== null && <DropLine list={list.current} index={landing} />}
      </div>
      {cvs.length === 0 && !over && (
        <p className={classes.nobody}>{props.narrowed ? texts.laneNarrowed : texts.laneEmpty}</p>
      )}
      {over && refusal && (
        <p className={classes.refusal} role="status">
          {refusal}
        </p>
      )}
    </section>
  );
});

/** Between the cards where what is dragged will stand; at the edge when that place is not seen. */
function DropLine({ list, index }: { list: HTMLElement | null; index: number }) {
  const seen = list?.scrollTop ?? 0;
  const last = seen + (list?.clientHeight ?? 0) - 6;
  const place = LIST_PADDING + index * CARD_STEP - (CARD_STEP - CARD_HEIGHT) / 2 - 1;
  return <div className={classes.line} style={{ top: Math.min(last, Math.max(seen + 1, place)) }} />;
}

/** When cards above those one sees come or go, the column scrolls by as much. */
function useKeepPlace(list: React.RefObject<HTMLElement | null>, cvs: Lane['cvs']): void {
  const before = useRef(cvs);
  useLayoutEffect(() => {
    const known = before.current;
    before.current = cvs;
    const element = list.current;
    if (!element || known === cvs || element.scrollTop < CARD_STEP / 2) return;
    const first = Math.floor((element.scrollTop - LIST_PADDING) / CARD_STEP);
    element.scrollTop += shiftAbove(known, cvs, Math.max(0, first)) * CARD_STEP;
  }, [list, cvs]);
}
