/** Pressed while a dialog stood over the page. */
const forDialog = new WeakSet<Event>();

/**
 * Tells the keys that are a dialog's, before anything hears them: what had the focus in it may have been disabled or gone,
 * so that they come from the page, and the key that closes it is heard when it is gone already.
 */
export function tellDialogKeys(page: Document): void {
  page.defaultView?.addEventListener(
    'keydown',
    (event) => {
      if (page.querySelector('[aria-modal="true"]')) forDialog.add(event);
    },
    { capture: true },
  );
}

/** What has the focus while its list or menu stands open: a filter without a search keeps it on its button. */
const OPENED = '[aria-haspopup][aria-expanded="true"], [aria-haspopup][data-expanded]';

/**
 * No shortcut acts while somebody writes, nor in or under a dialog, nor in a menu or list: those have their own keys.
 * `isFree`: a field that leaves this key to the page.
 */
export function isBusy(event: KeyboardEvent, isFree: (field: HTMLElement) => boolean = () => false): boolean {
  if (event.defaultPrevented || event.isComposing || forDialog.has(event)) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  const box = target instanceof HTMLInputElement && ['checkbox', 'radio', 'button'].includes(target.type);
  const writes = !box && (target.isContentEditable || target.matches('input, textarea, select')) && !isFree(target);
  return (
    writes || target.matches(OPENED) || target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null
  );
}
