import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/set-custom-native-drag-preview';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { type RefObject, useEffect } from 'react';
import { useStable } from '../../../ui/useStable.ts';

const CARD = 'cv';

type CardDrag = {
  card: RefObject<HTMLElement | null>;
  cv_id: number;
  enabled: boolean;
  /** What is shown under the mouse: text, and a class for it. */
  preview: () => { text: string; className: string };
};

/** Lets a card be dragged. Its links are not dragged by themselves: the card is. */
export function useCardDrag({ card, cv_id, enabled, preview }: CardDrag): void {
  const stable = useStable(preview);
  useEffect(() => {
    const element = card.current;
    if (!element || !enabled) return;
    for (const link of element.querySelectorAll('a')) link.draggable = false;
    return draggable({
      element,
      getInitialData: () => ({ kind: CARD, cv_id }),
      onGenerateDragPreview: ({ nativeSetDragImage }) => {
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: () => ({ x: 16, y: 16 }),
          render: ({ container }) => {
            const { text, className } = stable();
            container.append(Object.assign(document.createElement('div'), { textContent: text, className }));
          },
        });
      },
    });
  }, [card, cv_id, enabled, stable]);
}

/** Makes a column take cards, and scroll while one is held at its end. */
export function useLaneDrop(
  lane: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  clave: string,
): void {
  useEffect(() => {
    if (!lane.current || !list.current) return;
    const stops = [
      dropTargetForElements({ element: lane.current, getData: () => ({ clave }) }),
      autoScrollForElements({ element: list.current, getAllowedAxis: () => 'vertical' }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [lane, list, clave]);
}

type BoardDrag = {
  board: RefObject<HTMLElement | null>;
  onStart: (cv_id: number) => void;
  /** Over a column, or over none. */
  onOver: (clave: string | null) => void;
  /** Let go over a column, or over none. */
  onEnd: (clave: string | null) => void;
};

/** Follows what is dragged over the board. */
export function useBoardDrag({ board, onStart, onOver, onEnd }: BoardDrag): void {
  const handlers = { start: useStable(onStart), over: useStable(onOver), end: useStable(onEnd) };
  const { start, over, end } = handlers;
  useEffect(() => {
    if (!board.current) return;
    const claveOf = (targets: readonly { data: Record<string | symbol, unknown> }[]) => {
      const clave = targets[0]?.data.clave;
      return typeof clave === 'string' ? clave : null;
    };
    const stops = [
      autoScrollForElements({ element: board.current, getAllowedAxis: () => 'horizontal' }),
      monitorForElements({
        canMonitor: ({ source }) => source.data.kind === CARD,
        onDragStart: ({ source, location }) => {
          start(Number(source.data.cv_id));
          over(claveOf(location.current.dropTargets));
        },
        onDropTargetChange: ({ location }) => over(claveOf(location.current.dropTargets)),
        onDrop: ({ location }) => end(claveOf(location.current.dropTargets)),
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [board, start, over, end]);
}
