import type { Cv } from '@recluta/domain/esquemas';
import { type ReactNode, useId } from 'react';
import { SelectionAction, SelectionBar, SelectionNote } from '../../ui/feedback/SelectionBar.tsx';
import { texts } from './cvs.texts.ts';

type CvsBarProps = {
  /** The preselected cvs of the list, those that filters hide included. */
  chosen: readonly Cv[];
  /** How many of them filters hide. */
  hidden: number;
  canAdvance: boolean;
  onAdvance: () => void;
  onMove: () => void;
  onDiscard: () => void;
  onClear: () => void;
  /** More that can be done. */
  menu: ReactNode;
};

/** The floating bar of the preselected: what is hidden by filters is said, because it moves too. */
export function CvsBar({ chosen, hidden, canAdvance, onAdvance, onMove, onDiscard, onClear, menu }: CvsBarProps) {
  const reason = useId();
  return (
    <SelectionBar
      count={chosen.length}
      words={(n) => texts.counts.preselected(n) + texts.bar.hidden(hidden)}
      onClear={onClear}
    >
      <SelectionAction onClick={onMove}>{texts.bar.move}</SelectionAction>
      <SelectionAction onClick={onDiscard}>{texts.bar.discard}</SelectionAction>
      {menu}
      <SelectionAction
        main
        disabled={!canAdvance}
        aria-describedby={canAdvance ? undefined : reason}
        onClick={onAdvance}
      >
        {texts.bar.advance}
      </SelectionAction>
      {!canAdvance && <SelectionNote id={reason}>{texts.mover.last}</SelectionNote>}
    </SelectionBar>
  );
}
