/** No shortcut acts while somebody writes, nor from inside a dialog or menu: those have their own keys. */
export function isBusy(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  const box = target instanceof HTMLInputElement && ['checkbox', 'radio', 'button'].includes(target.type);
  const writes = !box && (target.isContentEditable || target.matches('input, textarea, select'));
  return writes || target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null;
}
