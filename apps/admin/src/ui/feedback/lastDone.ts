/** Why nothing was taken back: the last thing done has no way back here, or there is none that is still open. */
export type NoWay = 'final' | 'nothing';

/** How long what was done can be taken back where it was done. */
export const UNDO_MS = 8000;

/** What was done, the newest last, with its way back while that is open; null once it closed without being used. */
const ways = new Map<string, (() => void) | null>();

/** What was done last has no way back here: what was done before it is not the last thing, and stays. */
let final = false;

/** How much is on its way back: what does that is nothing new that was done. */
let returning = 0;

export function offerWay(id: string, run: () => void): void {
  final = false;
  // Offered once more, it is what was done last.
  ways.delete(id);
  ways.set(id, run);
}

/** What has no way back any more is only remembered while something older has one, so that no key reaches past it. */
function forgetClosed(): void {
  for (const [id, run] of ways) {
    if (run) return;
    ways.delete(id);
  }
}

/** Its time is over, or somebody closed it: done it is all the same, and whatever is older is still not the last thing. */
export function closeWay(id: string): void {
  if (ways.has(id)) ways.set(id, null);
  forgetClosed();
}

/** It was taken back: what was done before it is the last thing again. */
export function wayUsed(id: string): void {
  ways.delete(id);
  forgetClosed();
}

/** Something was done that cannot be taken back here: no key reaches past it to what is older. */
export function doneForGood(): void {
  if (returning > 0) return;
  ways.clear();
  final = true;
}

/** Nothing that was done by one person is taken back by the next. */
export function forgetDone(): void {
  ways.clear();
  final = false;
}

export async function whileReturning<T>(work: () => Promise<T>): Promise<T> {
  returning += 1;
  try {
    return await work();
  } finally {
    returning -= 1;
  }
}

const newest = () => [...ways].at(-1);

/** How much is on its way that can be taken back once it is done. */
let underway = 0;
/** Asked for meanwhile: what could be taken back by then. */
let asked: { before: string | undefined; onNoWay: (why: NoWay) => void } | null = null;

/** Does what may end in a way back: Ctrl Z that is pressed before its answer takes it back too, and nothing older. */
export async function undoableSoon<T>(work: () => Promise<T>): Promise<T> {
  if (returning > 0) return work();
  underway += 1;
  try {
    return await work();
  } finally {
    underway -= 1;
    if (underway === 0 && asked) {
      const [id, run] = newest() ?? [];
      const { before, onNoWay } = asked;
      asked = null;
      if (final) onNoWay('final');
      else if (id !== before) run?.();
    }
  }
}

/** Takes back what was done last, or what is on its way once it is done; says why when it cannot, and touches nothing older. */
export function undoNewest(onNoWay: (why: NoWay) => void): void {
  const [id, run] = newest() ?? [];
  if (underway > 0) asked ??= { before: id, onNoWay };
  else if (run) run();
  else onNoWay(final ? 'final' : 'nothing');
}
