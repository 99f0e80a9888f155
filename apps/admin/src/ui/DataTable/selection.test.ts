import { describe, expect, it } from 'vitest';
import { headerState, toggleAll, toggleRow } from './selection.ts';

const shown = [1, 2, 3, 4, 5];
const set = (...ids: number[]) => new Set(ids);

describe('header box', () => {
  it('is partial while some of the rows shown are selected', () => {
    expect(headerState(shown, set())).toBe('none');
    expect(headerState(shown, set(2))).toBe('some');
    expect(headerState(shown, set(1, 2, 3, 4, 5, 99))).toBe('all');
  });

  it('does not count selected rows hidden by filters', () => {
    expect(headerState(shown, set(98, 99))).toBe('none');
  });

  it('selects what is missing of the rows shown, and only then clears them', () => {
    expect(toggleAll(shown, set(2, 99))).toEqual({ add: [1, 3, 4, 5], remove: [] });
    expect(toggleAll(shown, set(1, 2, 3, 4, 5, 99))).toEqual({ add: [], remove: shown });
  });
});

describe('a row', () => {
  it('is added or taken alone', () => {
    expect(toggleRow(shown, set(), 3)).toEqual({ add: [3], remove: [] });
    expect(toggleRow(shown, set(3), 3)).toEqual({ add: [], remove: [3] });
  });

  it('with shift takes the range along, in both directions', () => {
    expect(toggleRow(shown, set(2), 4, 2)).toEqual({ add: [3, 4], remove: [] });
    expect(toggleRow(shown, set(4), 2, 4)).toEqual({ add: [2, 3], remove: [] });
    expect(toggleRow(shown, set(1, 2, 3), 3, 1)).toEqual({ add: [], remove: [1, 2, 3] });
  });

  it('with shift stands alone when the row before is no longer shown', () => {
    expect(toggleRow(shown, set(), 4, 77)).toEqual({ add: [4], remove: [] });
  });
});
