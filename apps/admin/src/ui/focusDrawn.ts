/** What was scrolled to is drawn within so many frames. */
const FRAMES = 6;

/**
 * Gives the focus to what `find` finds and then shows it. At once when it is drawn: the next key acts on what has the
 * focus, and on a slow machine it comes before the next frame. Otherwise as soon as the scroll has drawn it.
 */
export function focusDrawn(
  find: () => HTMLElement | null | undefined,
  show: (element: HTMLElement) => void = () => {},
  frames = FRAMES,
): void {
  const element = find();
  if (element) {
    element.focus({ preventScroll: true });
    show(element);
  } else if (frames > 0) requestAnimationFrame(() => focusDrawn(find, show, frames - 1));
}
