import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Nanoseconds in a millisecond. */
const NANO = 1e6;

/**
 * A clock for a child: each call tells how many milliseconds have passed since the last one, without those that the
 * child, or a program it started, waited for a core; but at least the share `least` of them, so that it runs out on
 * the busiest machine too.
 */
export function fairClock(
  waited: () => number,
  least: number,
  now: () => number = () => performance.now(),
): () => number {
  let last = now();
  return () => {
    const [wall, waiting] = [now() - last, waited()];
    last += wall;
    return Math.max(least * wall, wall - waiting);
  };
}

/**
 * Milliseconds that a process and the programs it started were ready and had no core since the last call; 0 where the
 * system does not tell (not Linux, or they are gone).
 */
export function waitingOf(pid: number, proc = '/proc'): () => number {
  let before = new Map<string, number>();
  return () => {
    const own = String(pid);
    const children = textOf(join(proc, own, 'task', own, 'children')).split(' ');
    const known = [own, ...children].filter((id) => id !== '').map((id) => [id, waitedBy(join(proc, id))] as const);
    const sum = known.reduce((all, [id, waited]) => all + Math.max(0, waited - (before.get(id) ?? 0)), 0);
    before = new Map(known);
    return sum;
  };
}

/** The second figure of `schedstat`: how long it stood in the queue for a core. */
const waitedBy = (folder: string): number => (Number(textOf(join(folder, 'schedstat')).split(' ')[1]) || 0) / NANO;

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}
