import { expect, it } from 'vitest';
import {
  changed,
  confirmed,
  deltaOf,
  dropped,
  EMPTY_DRAFT,
  failed,
  givenUp,
  loaded,
  saveStateOf,
  selectedIds,
  sent,
  unconfirmed,
} from './draft.ts';

const started = loaded(EMPTY_DRAFT, [1, 2], 0);
const shown = (draft: typeof started) => [...selectedIds(draft)].sort((a, b) => a - b);

it('shows a cv as selected at once and sends only what changed', () => {
  const draft = changed(started, [3], [1]);
  expect(shown(draft)).toEqual([2, 3]);
  expect(deltaOf(draft.pending)).toEqual({ agregar: [3], quitar: [1] });
  expect(saveStateOf(draft)).toEqual({ estado: 'guardando' });
});

it('has nothing to send when a cv is selected and left again before the save', () => {
  const draft = changed(changed(started, [3], []), [], [3]);
  expect(draft.pending.size).toBe(0);
  expect(saveStateOf(draft)).toEqual({ estado: 'quieto' });
});

it('keeps what another recruiter selected while this one was saving', () => {
  const saving = sent(changed(started, [3], []));
  expect(shown(confirmed(saving, [1, 2, 3, 9], 5))).toEqual([1, 2, 3, 9]);
});

it('keeps a change made while the one before is on its way, also when it takes it back', () => {
  const saving = changed(sent(changed(started, [3], [])), [4], [3]);
  const after = confirmed(saving, [1, 2, 3], 5);
  expect(shown(after)).toEqual([1, 2, 4]);
  expect(deltaOf(after.pending)).toEqual({ agregar: [4], quitar: [3] });
});

it('loses nothing when a save fails: the newer wish for a cv wins over the one that was sent', () => {
  const after = failed(changed(sent(changed(started, [3, 4], [])), [], [3]));
  expect(shown(after)).toEqual([1, 2, 4]);
  expect(saveStateOf(after)).toEqual({ estado: 'reintentando' });
});

it('sends a wish that is taken back after a save that failed: it may have been saved, and only its answer lost', () => {
  const after = changed(failed(sent(changed(started, [3], []))), [], [3]);
  expect(shown(after)).toEqual([1, 2]);
  expect(unconfirmed(after)).toEqual({ agregar: [], quitar: [3] });
});

it('says that it retries until it is saved, then when it was', () => {
  const retrying = sent(failed(sent(changed(started, [3], []))));
  expect(saveStateOf(retrying)).toEqual({ estado: 'reintentando' });
  expect(saveStateOf(confirmed(retrying, [1, 2, 3], 77))).toEqual({ estado: 'guardado', en: 77 });
});

it('ignores a list that was asked for before the last save', () => {
  const saved = confirmed(sent(changed(started, [3], [])), [1, 2, 3], 5);
  expect(shown(loaded(saved, [1, 2], started.version))).toEqual([1, 2, 3]);
  expect(shown(loaded(saved, [2, 3], saved.version))).toEqual([2, 3]);
});

it('takes in what others selected without touching what is not saved yet', () => {
  expect(shown(loaded(changed(started, [3], [1]), [1, 2, 8], 0))).toEqual([2, 3, 8]);
});

it('lets moved and deleted cvs leave, selected, on their way or only wished for', () => {
  const draft = changed(sent(changed(started, [3], [])), [4], []);
  expect(shown(dropped(draft, [1, 3, 4]))).toEqual([2]);
});

it('shows what the server has when it will never take the change', () => {
  expect(shown(givenUp(sent(changed(started, [3], [])))).toString()).toBe('1,2');
});

it('sends what is under way and what is not when the page is left', () => {
  const draft = changed(sent(changed(started, [3], [])), [4], [2]);
  expect(unconfirmed(draft)).toEqual({ agregar: [3, 4], quitar: [2] });
});
