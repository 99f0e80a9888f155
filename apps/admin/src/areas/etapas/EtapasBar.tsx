import { SelectionAction, SelectionBar } from '../../ui/feedback/SelectionBar.tsx';
import { BulkMenu } from '../cvs/BulkMenu.tsx';
import { texts as cvTexts } from '../cvs/cvs.texts.ts';
import type { CvScreen } from '../cvs/useCvScreen.ts';
import { texts } from './etapas.texts.ts';

/** What can be done with the selected of Etapas, as a table or as a board. */
export function EtapasBar({ screen, mayDiscard = true }: { screen: CvScreen; mayDiscard?: boolean }) {
  const { actions, chosen, hidden, clear } = screen;
  if (!actions.mayWrite) return null;
  return (
    <SelectionBar count={chosen.length} words={(n) => texts.selected(n) + cvTexts.bar.hidden(hidden)} onClear={clear}>
      {mayDiscard && <SelectionAction onClick={() => actions.discard(chosen)}>{texts.bar.discard}</SelectionAction>}
      <BulkMenu chosen={chosen} actions={actions} />
      <SelectionAction main onClick={() => actions.move(chosen)}>
        {texts.bar.move}
      </SelectionAction>
    </SelectionBar>
  );
}
