/** The same key and attribute as public/color-scheme.js and the application. */
const KEY = 'recluta-apariencia';
const ATTRIBUTE = 'data-mantine-color-scheme';
const root = document.documentElement;

const isDark = () => root.getAttribute(ATTRIBUTE) === 'dark';

/** Pictures follow the system by themselves; they are turned when the person chose otherwise. */
function turnPictures(): void {
  if (isDark() === matchMedia('(prefers-color-scheme: dark)').matches && !turned) return;
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

/** Light or dark, as the application has it. */
export function enableScheme(): void {
  turnPictures();
  for (const button of document.querySelectorAll('[data-scheme-switch]'))
    button.addEventListener('click', () => {
      const next = isDark() ? 'light' : 'dark';
      root.setAttribute(ATTRIBUTE, next);
      remember(next);
      turnPictures();
    });
}
