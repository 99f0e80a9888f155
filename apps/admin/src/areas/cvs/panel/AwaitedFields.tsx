import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { keyNames, SHORTCUTS } from '../../../ui/shortcuts/shortcuts.ts';
import { isBusy } from '../../../ui/shortcuts/typing.ts';
import { useKeyDown } from '../../../ui/shortcuts/useKeyDown.ts';
import { texts } from '../cvs.texts.ts';
import classes from './CvPanel.module.css';

/** Keys of the fields of a cv. */
const KEYS = [SHORTCUTS.corregir.keys, SHORTCUTS.confirmar_datos.keys] as const;

/**
 * In the place of fields that are on their way: a key of theirs is answered, and waits for nobody. Confirming what has
 * not been seen would say that it is right.
 */
export function AwaitedFields() {
  const [pressed, setPressed] = useState<string | null>(null);
  useKeyDown((event) => {
    const key = KEYS.find((each) => each === event.key.toLowerCase());
    if (!key || event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
    event.preventDefault();
    setPressed(key);
  });
  return (
    <div role="status">
      {pressed && (
        <div className={classes.notice}>
          <IconClock size={18} stroke={1.7} aria-hidden />
          <p>{texts.panel.awaited(keyNames(pressed).flat().join(' '))}</p>
        </div>
      )}
    </div>
  );
}
