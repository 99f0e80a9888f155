/** The menu of small screens is a `details`: it closes when something of it is chosen, or with Esc. */
export function enableMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.menu');
  if (!menu) return;
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
