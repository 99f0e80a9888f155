import { Kbd } from '@mantine/core';
import { texts } from '../ui.texts.ts';
import classes from './KeyboardHelp.module.css';
import { keyNames, SHORTCUTS, type ShortcutId } from './shortcuts.ts';

/** The keys of a shortcut, drawn. */
export function Keys({ id }: { id: ShortcutId }) {
  return (
    <span className={classes.keys}>
      {keyNames(SHORTCUTS[id].keys).map((step, i) => (
        <span key={step.join()} className={classes.keys}>
          {i > 0 && <small>{texts.keyboard.next}</small>}
          {step.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      ))}
    </span>
  );
}
