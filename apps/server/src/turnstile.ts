import { DomainError } from '@recluta/domain';

/** Uploads under way at once; offices share one address, so more wait their turn instead of being refused. */
const AT_ONCE = 16;
/** Of them from one address: slow or stuck ones there hold up nobody elsewhere. */
const AT_ONCE_THERE = 4;
const MAX_WAITING = 100;

type Waiting = { address: string; go(): void };

/** Lets so many run and the next ones wait. Throws sobrecargado (503) when the line is too long. */
export function createTurnstile(atOnce = AT_ONCE, atOnceThere = AT_ONCE_THERE, maxWaiting = MAX_WAITING) {
  const running: string[] = [];
  const waiting: Waiting[] = [];
  const fits = (address: string): boolean =>
    running.length < atOnce && running.filter((one) => one === address).length < atOnceThere;

  function leave(address: string): void {
    running.splice(running.indexOf(address), 1);
    const next = waiting.findIndex((one) => fits(one.address));
    const [chosen] = next < 0 ? [] : waiting.splice(next, 1);
    if (!chosen) return;
    running.push(chosen.address);
    chosen.go();
  }

  return async function enter<T>(address: string, work: () => Promise<T>): Promise<T> {
    if (fits(address)) running.push(address);
    else {
      // A line of one address leaves room for the others in it.
      const there = waiting.filter((one) => one.address === address).length;
      if (waiting.length >= maxWaiting || there >= maxWaiting / 2)
        throw new DomainError('sobrecargado', { reintentar_en: 5 });
      await new Promise<void>((go) => waiting.push({ address, go }));
    }
    try {
      return await work();
    } finally {
      leave(address);
    }
  };
}
