/** The same key and attribute as public/color-scheme.js and the application. */
const KEY = 'recluta-apariencia';
const ATTRIBUTE = 'data-mantine-color-scheme';
const SYSTEM = matchMedia('(prefers-color-scheme: dark)');
const root = document.documentElement;

const isDark = () => root.getAttribute(ATTRIBUTE) === 'dark';

/** Pictures follow the system by themselves; they are turned when the person chose otherwise. */
function turnPictures(): void {
  if (isDark() === SYSTEM.matches && !turned) return;
  turned = true;
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-dark]'))
    source.media = isDark() ? (source.dataset.dark ?? 'all') : 'not all';
}
let turned = false;

function remember(scheme: string): void {
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // Storage may be forbidden: the choice then holds for this page.
  }
}

/** Whether the person chose one: else the page is as the system, also when that changes while it stands open. */
function wasChosen(): boolean {
  try {
    return ['light', 'dark'].includes(localStorage.getItem(KEY) ?? '');
  } catch {
    return turned;
  }
}

/** Light or dark, as the application has it. */
export function enableScheme(): void {
  turnPictures();
  SYSTEM.addEventListener('change', ({ matches }) => {
    if (!wasChosen()) root.setAttribute(ATTRIBUTE, matches ? 'dark' : 'light');
    turnPictures();
  });
  for (const button of document.querySelectorAll('[data-scheme-switch]'))
    button.addEventListener('click', () => {
      const next = isDark() ? 'light' : 'dark';
      root.setAttribute(ATTRIBUTE, next);
      remember(next);
      turnPictures();
    });
}
