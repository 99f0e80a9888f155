import { Dialog } from '../dialogs/Dialog.tsx';
import { texts } from '../ui.texts.ts';
import classes from './KeyboardHelp.module.css';
import { Keys } from './Keys.tsx';
import { SHORTCUTS, type ShortcutId } from './shortcuts.ts';

const IDS = Object.keys(SHORTCUTS) as ShortcutId[];
const GROUPS = [...new Set(IDS.map((id) => SHORTCUTS[id].group))];

/** The '?' dialog: every shortcut of the registry. */
export function KeyboardHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.keyboard.title} size={560}>
      <div className={classes.groups}>
        {GROUPS.map((group) => (
          <section key={group}>
            <h3 className={classes.title}>{group}</h3>
            <dl className={classes.list}>
              {IDS.filter((id) => SHORTCUTS[id].group === group).map((id) => (
                <div key={id} className={classes.line}>
                  <dt>{SHORTCUTS[id].label}</dt>
                  <dd>
                    <Keys id={id} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
