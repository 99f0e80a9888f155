/** Why nothing was taken back: the last thing done has no way back here, or there is none that is still open. */
export type NoWay = 'final' | 'nothing';

/** How long what was done can be taken back where it was done. */
export const UNDO_MS = 8000;

type Way = { run: () => void; isOpen: () => boolean };

/** What was done, the newest last, with its way back; null once that closed without being used. */
const ways = new Map<string, Way | null>();

/** What was done last has no way back here: what was done before it is not the last thing, and stays. */
let final = false;

/** What the calls of ways back are asked with: what those do is nothing new that was done. */
const waysBack = new WeakSet<object>();

/** How a call is asked for: as something new, or as the way back of what was done. */
export type How = <Input extends object>(input: Input) => Input;
export const asNew: How = (input) => input;
export const asWayBack: How = (input) => {
  waysBack.add(input);
  return input;
};

/** The call itself says so: whatever else is done while it is on its way is new. */
export const isWayBack = (input: unknown): boolean => waysBack.has(Object(input));

const always = () => true;

/** `isOpen`: whether it still is, for one that closes by itself. */
export function offerWay(id: string, run: () => void, isOpen = always): void {
  final = false;
  // Offered once more, it is what was done last.
  ways.delete(id);
  forgetClosed();
  ways.set(id, { run, isOpen });
}

/** What has no way back any more is only remembered while something older has one, so that no key reaches past it. */
function forgetClosed(): void {
  for (const [id, way] of ways) {
    if (way?.isOpen()) return;
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
  ways.clear();
  final = true;
}

/** Nothing that was done by one person is taken back by the next. */
export function forgetDone(): void {
  ways.clear();
  final = false;
}

/** What was done last, and its way back while that is open. */
function newest(): { id?: string; run?: () => void } {
  const [id, way] = [...ways].at(-1) ?? [];
  return { ...(id !== undefined && { id }), ...(way?.isOpen() && { run: way.run }) };
}

/** How much is on its way that can be taken back once it is done. */
let underway = 0;
/** Asked for meanwhile: what could be taken back by then. */
let asked: { before: string | undefined; onNoWay: (why: NoWay) => void } | null = null;

/** Does what may end in a way back: Ctrl Z that is pressed before its answer takes it back too, and nothing older. */
export async function undoableSoon<T>(work: () => Promise<T>): Promise<T> {
  underway += 1;
  try {
    return await work();
  } finally {
    underway -= 1;
    if (underway === 0 && asked) {
      const { id, run } = newest();
      const { before, onNoWay } = asked;
      asked = null;
      if (final) onNoWay('final');
      else if (id !== before) run?.();
    }
  }
}

/** Takes back what was done last, or what is on its way once it is done; says why when it cannot, and touches nothing older. */
export function undoNewest(onNoWay: (why: NoWay) => void): void {
  const { id, run } = newest();
  if (underway > 0) asked ??= { before: id, onNoWay };
  else if (run) run();
  else onNoWay(final ? 'final' : 'nothing');
}
