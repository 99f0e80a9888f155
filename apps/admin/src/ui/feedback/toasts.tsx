import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { texts } from '../ui.texts.ts';
import { unbroken } from '../unbroken.tsx';
import { closeWay, forgetDone, offerWay, UNDO_MS, wayUsed } from './lastDone.ts';
import classes from './toasts.module.css';

type Action = { label: string; run: () => void; undoes?: true };

type Toast = {
  message: string;
  detail?: string | undefined;
  actions?: readonly Action[];
  autoClose: number | false;
  /** Done unless it says otherwise; `told`: nothing was done, and nothing failed. */
  how?: 'done' | 'told' | 'failed';
};

const FACES = { done: IconCheck, told: IconInfoCircle, failed: IconAlertCircle };

/** Where a phone's toasts are, whose foot is all buttons and thumbs. */
const PHONE = '(max-width: 47.99em)';

/**
 * Bottom right; never over the button that tries again, which stands at the foot of a dialog and of a phone's screen.
 * It stays where it appeared.
 */
const placeOf = (failed: boolean): 'top-right' | 'bottom-right' =>
  matchMedia(PHONE).matches || (failed && document.querySelector('[aria-modal="true"]')) ? 'top-right' : 'bottom-right';

function show({ message, detail, actions = [], autoClose, how = 'done' }: Toast): string {
  const failed = how === 'failed';
  const Face = FACES[how];
  let pressed = false;
  /** Once: while the toast goes it can still be reached. */
  const press = (action: Action) => {
    if (pressed) return;
    pressed = true;
    if (action.undoes) wayUsed(id);
    notifications.hide(id);
    action.run();
  };
  const id: string = notifications.show({
    autoClose,
    position: placeOf(failed),
    radius: 'md',
    withBorder: true,
    role: failed ? 'alert' : 'status',
    color: failed ? 'copihue' : 'araucaria',
    icon: <Face size={18} aria-hidden />,
    classNames: { root: classes.root, icon: classes.icon, description: classes.body },
    'data-how': how,
    onClose: () => closeWay(id),
    closeButtonProps: { 'aria-label': texts.close },
    message: (
      <>
        <span className={classes.text}>
          {unbroken(message)}
          {detail && <span className={classes.detail}>{unbroken(detail)}</span>}
        </span>
        {actions.map((action) => (
          <button key={action.label} type="button" className={classes.action} onClick={() => press(action)}>
            {action.label}
          </button>
        ))}
      </>
    ),
  });
  for (const action of actions) if (action.undoes) offerWay(id, () => press(action));
  return id;
}

let lastUndone = '';

/** What was taken back, in the place of what was told so before: several in a row are one toast, of the last. */
export function notifyUndone(message: string): void {
  notifications.hide(lastUndone);
  lastUndone = notifySuccess(message);
}

/**
 * Takes back what was done, and gives what to say of it; null where that was said already, as of what failed. What it asks
 * of the server it asks `asWayBack`.
 */
type TakeBack = () => Promise<string | null>;

export async function takeBack(work: TakeBack): Promise<void> {
  const said = await work();
  if (said !== null) notifyUndone(said);
}

const quietOf = (clave: string): string => `callado-${clave}`;

/**
 * What Ctrl Z takes back as if it had a toast, and for as long as the page shows where it was done, which already says so
 * and keeps the way back in sight.
 */
export function offerUndo(clave: string, onUndo: TakeBack): void {
  const id = quietOf(clave);
  const [where, until] = [location.href, performance.now() + UNDO_MS];
  offerWay(
    id,
    () => {
      wayUsed(id);
      void takeBack(onUndo);
    },
    () => performance.now() < until || location.href === where,
  );
}

/** Taken back where it was done: Ctrl Z goes on to what was done before it. */
export function withdrawUndo(clave: string): void {
  wayUsed(quietOf(clave));
}

/** What it tells of is no longer on the screen, nor is its way back. */
export const withdrawToast = (id: string): void => void notifications.hide(id);

/** Nothing that was told to one person stays for the next. */
export function clearToasts(): void {
  forgetDone();
  notifications.clean();
}

let lastTold = '';

/** Nothing was done, and where else to look for it; said again it takes the place of what was said before. */
export function notifyNothing(message: string, action: Action): void {
  notifications.hide(lastTold);
  lastTold = show({ message, autoClose: 8000, actions: [action], how: 'told' });
}

/** Done; gone after 4 s, or 8 s with a `detail` to read. */
export function notifySuccess(message: string, detail?: string): string {
  return show({ message, detail, autoClose: detail ? 8000 : 4000 });
}

/**
 * Done and can be taken back for 8 s: `onUndo` calls the inverse operation, and its words are told. `detail`: what was
 * not done; `onWhy` tells of whom and why.
 */
export function notifyUndo(message: string, onUndo: TakeBack, detail?: string, onWhy?: () => void): string {
  const why = onWhy ? [{ label: texts.outcome.why, run: onWhy }] : [];
  return show({
    message,
    detail,
    autoClose: UNDO_MS,
    actions: [...why, { label: texts.undo, run: () => void takeBack(onUndo), undoes: true }],
  });
}

/** Done, but not for everybody; `onWhy` tells for whom not, and why. */
export function notifyDone(message: string, detail?: string, onWhy?: () => void): string {
  return show({ message, detail, autoClose: 8000, actions: onWhy ? [{ label: texts.outcome.why, run: onWhy }] : [] });
}

/** Done, and one thing that usually follows, offered for 8 s. */
export function notifyAction(message: string, action: Action): string {
  return show({ message, autoClose: 8000, actions: [action] });
}

/** The toasts of what failed with nothing to press, by their words. */
const failures = new Map<string, string>();

/**
 * Failed: stays until closed. `message` is §8's sentence, `detail` the server's text, `onRetry` does it again. The same
 * words once more take the place of the ones before: tried three times, three of them would lie over what is to be mended.
 */
export function notifyError(
  message: string,
  {
    detail,
    onRetry,
    onWhy,
  }: { detail?: string | undefined; onRetry?: () => void; onWhy?: (() => void) | undefined } = {},
): string {
  const words = `${message}\n${detail}`;
  const actions = [
    ...(onWhy ? [{ label: texts.outcome.why, run: onWhy }] : []),
    ...(onRetry ? [{ label: texts.retry, run: onRetry }] : []),
  ];
  const bare = actions.length === 0;
  if (bare) notifications.hide(failures.get(words) ?? '');
  const id = show({
    message,
    detail: detail === message ? undefined : detail,
    autoClose: false,
    how: 'failed',
    actions,
  });
  if (bare) failures.set(words, id);
  return id;
}
