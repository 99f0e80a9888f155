let pressed = false;
let waiting: (() => void)[] = [];

const release = () => {
  pressed = false;
  // After the click, which comes with this event.
  setTimeout(() => {
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  });
};
window.addEventListener(
  'mousedown',
  () => {
    pressed = true;
  },
  true,
);
window.addEventListener('mouseup', release, true);
window.addEventListener('dragend', release, true);

/**
 * Runs at once, or after the click that is being made: a press leaves the field that was written in, and what is then
 * said beside it would move what is pressed away from under the mouse.
 */
export function afterPress(run: () => void): void {
  if (pressed) waiting.push(run);
  else run();
}
