const hush = (event: Event): void => event.stopImmediatePropagation();

/**
 * The first field of `form` with something wrong has the focus, and is in sight. Nobody on the page is told of it: a list
 * or a calendar, which opens with the focus, would lie over what is said of the field. It opens when it is pressed.
 */
export function focusWrong(form: Element | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!field) return;
  window.addEventListener('focusin', hush, { capture: true });
  field.focus();
  window.removeEventListener('focusin', hush, { capture: true });
}
