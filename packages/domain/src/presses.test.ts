import { expect, it, vi } from 'vitest';
import { keepDoubleClicks } from './presses.ts';

/** A page whose controls are their names. */
function page() {
  const heard: Record<string, (press: never) => void> = {};
  keepDoubleClicks({ addEventListener: (type, hear) => Object.assign(heard, { [type]: hear }) });
  const tell = (type: string, target: string, detail: number): boolean => {
    const press = { detail, target: { closest: () => target }, preventDefault: vi.fn(), stopPropagation: vi.fn() };
    heard[type]?.(press as never);
    return press.stopPropagation.mock.calls.length === 0;
  };
  /** Whether the click arrives. */
  return (target: string, detail: number): boolean => {
    if (detail > 0) tell('mousedown', target, detail);
    return tell('click', target, detail);
  };
}

it('the second click of a double click arrives where the first one did, and nowhere else', () => {
  const click = page();
  expect([click('A1', 1), click('A1', 2)]).toEqual([true, true]);
  expect([click('A1', 1), click('A2', 2), click('A2', 3)]).toEqual([true, false, false]);
});

it('a click of its own arrives, and so do keys', () => {
  const click = page();
  expect([click('A1', 1), click('A2', 2), click('A2', 1)]).toEqual([true, false, true]);
  expect([click('A3', 2), click('A3', 0)]).toEqual([false, true]);
});
