/** Titles that stand because their text is cut. */
const told = new WeakSet<HTMLElement>();

const isCut = (element: HTMLElement): boolean => {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  if (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) return true;
  return webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight;
};

/** Where a text does not fit its place, whoever points at it is told the whole of it, wherever on the page it stands. */
export function tellCut(page: Document): void {
  page.addEventListener('pointerover', ({ target }) => {
    let element = target instanceof HTMLElement ? target : null;
    // The text stands in what is pointed at, or in what holds it: a link in a cell.
    for (let up = 0; element && up < 3; up += 1, element = element.parentElement) {
      if (isCut(element)) {
        if (element.title && !told.has(element)) return;
        element.title = element.innerText.trim();
        told.add(element);
        return;
      }
      if (told.has(element)) element.removeAttribute('title');
    }
  });
}
