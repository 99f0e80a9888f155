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

/** What a press acts on. */
const CONTROL = 'a, button, input, label, select, summary, textarea, [role]';

type Target = { closest(selectors: string): unknown };

type Press = { detail: number; target: unknown; preventDefault(): void; stopPropagation(): void };

type Page = { addEventListener(type: string, heard: (press: Press) => void, capture: boolean): void };

/**
 * Keeps a double click on what it began on. What its first click takes away lets something else slide under the mouse: the
 * second one would delete the next line too, and is no click there.
 */
export function keepDoubleClicks(page: Page): void {
  let first: unknown = null;
  let slid = false;
  page.addEventListener(
    'mousedown',
    ({ detail, target }) => {
      const control = (target as Target).closest(CONTROL) ?? target;
      if (detail < 2) first = control;
      slid = control !== first;
    },
    true,
  );
  page.addEventListener(
    'click',
    (press) => {
      // 0: by the keyboard.
      if (!slid || press.detail === 0) return;
      press.preventDefault();
      press.stopPropagation();
    },
    true,
  );
}
