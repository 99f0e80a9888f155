import type { Cv } from '@recluta/domain/esquemas';
import { type ReactNode, useMemo } from 'react';
import { SelectionAction, SelectionBar } from '../../ui/feedback/SelectionBar.tsx';
import { texts } from './cvs.texts.ts';

type CvsBarProps = {
  /** The preselected cvs of the list, those that filters hide included. */
  chosen: readonly Cv[];
  shown: readonly Cv[];
  busy: boolean;
  canAdvance: boolean;
  onAdvance: () => void;
  onMove: () => void;
  onDiscard: () => void;
  onClear: () => void;
  /** More that can be done. */
  menu: ReactNode;
};

/** The floating bar of the preselected: what is hidden by filters is said, because it moves too. */
export function CvsBar({ chosen, shown, busy, canAdvance, onAdvance, onMove, onDiscard, onClear, menu }: CvsBarProps) {
  const hidden = useMemo(() => {
    const visible = new Set(shown.map(({ id }) => id));
    return chosen.filter(({ id }) => !visible.has(id)).length;
  }, [chosen, shown]);
  return (
    <SelectionBar
      count={chosen.length}
      words={(n) => texts.counts.preselected(n) + texts.bar.hidden(hidden)}
      onClear={onClear}
    >
      <SelectionAction disabled={busy} onClick={onMove}>
        {texts.bar.move}
      </SelectionAction>
      <SelectionAction disabled={busy} onClick={onDiscard}>
        {texts.bar.discard}
      </SelectionAction>
      {menu}
      <SelectionAction main disabled={busy || !canAdvance} onClick={onAdvance}>
        {texts.bar.advance}
      </SelectionAction>
    </SelectionBar>
  );
}
