import { DomainError } from '@recluta/domain';

/** Uploads under way at once; offices share one address, so more wait their turn instead of being refused. */
const AT_ONCE = 4;
const MAX_WAITING = 100;

/** Lets so many run and the next ones wait. Throws sobrecargado (503) when the line is too long. */
export function createTurnstile(atOnce = AT_ONCE, maxWaiting = MAX_WAITING) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function enter<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new DomainError('sobrecargado', { reintentar_en: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
