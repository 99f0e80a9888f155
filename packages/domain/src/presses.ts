/** The window of a page, as far as its presses go. */
type Pressed = { addEventListener(type: string, heard: () => void, capture: boolean): void };

/**
 * Runs at once, or after the click that is being made: a press leaves the field that was written in, and what is then
 * said beside it would move what is pressed away from under the mouse. `soon` runs something after the event at hand.
 */
export function createAfterPress(page: Pressed, soon: (run: () => void) => void): (run: () => void) => void {
  let pressed = false;
  let waiting: (() => void)[] = [];
  const release = () => {
    pressed = false;
    // After the click, which comes with this event.
    soon(() => {
      const due = waiting;
      waiting = [];
      for (const run of due) run();
    });
  };
  page.addEventListener(
    'mousedown',
    () => {
      pressed = true;
    },
    true,
  );
  page.addEventListener('mouseup', release, true);
  page.addEventListener('dragend', release, true);
  return (run) => {
    if (pressed) waiting.push(run);
    else run();
  };
}
