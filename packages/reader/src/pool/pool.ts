import { fileURLToPath } from 'node:url';
import type { Lectura, Progreso, ReadOptions } from '../types.ts';
import { LIMITES, type Limites } from './limits.ts';
import { Slot, type Trabajo } from './slot.ts';

export type ReaderPoolOptions = {
  /** Path or URL of `child.ts`, or of its bundle. */
  childEntry: string | URL;
  /** Children that read text; as many as cores that may be used. */
  workers?: number;
  /** Children that recognise scans, at low priority, so that text never waits behind them. */
  ocrWorkers?: number;
  limites?: Partial<Limites>;
};

export type PoolReadOptions = ReadOptions & {
  /** Recognise the pages that are images. Without it they end as `requiere_ocr`, at once. */
  ocr?: boolean;
  onProgress?: (progreso: Progreso) => void;
  /** Told before what came of it: the milliseconds it took, without its wait for others. */
  onTime?: (ms: number) => void;
};

export type ReaderPool = {
  /**
   * Reads one file. What is wrong with the file is a `Lectura` (`fallido`, with its motivo); it rejects only when
   * the file cannot be opened or there is no reader: the pool was closed, a process cannot be started.
   */
  read(path: string, options?: PoolReadOptions): Promise<Lectura>;
  /** Ends every child at once; what was being read rejects. */
  close(): Promise<void>;
};

/**
 * Reads files in child processes, first come first served, text and scans each in a queue of their own. What waits is
 * shared among the children, so that each reads several texts together.
 */
export function createReaderPool(options: ReaderPoolOptions): ReaderPool {
  const { childEntry, workers = 2, ocrWorkers = 1 } = options;
  const entry = typeof childEntry === 'string' ? childEntry : fileURLToPath(childEntry);
  const limits = { ...LIMITES, ...options.limites };
  const text = createQueue(entry, false, workers, limits);
  const scans = createQueue(entry, true, ocrWorkers, limits);
  let ids = 0;
  return {
    read(path, { ocr = false, onProgress, onTime, ...readOptions } = {}) {
      return new Promise<Lectura>((resolve, reject) => {
        const pedido = { id: ++ids, path, ocr, options: readOptions };
        (ocr ? scans : text).add({ pedido, alone: ocr, onProgress, onTime, resolve, reject });
      });
    },
    async close() {
      text.close();
      scans.close();
    },
  };
}

function createQueue(entry: string, ocr: boolean, size: number, limits: Limites) {
  const waiting: Trabajo[] = [];
  let closed = false;
  const slots = Array.from(
    { length: size },
    () =>
      new Slot(entry, ocr, limits, (unread) => {
        waiting.unshift(...unread);
        next();
      }),
  );
  const take = (): Trabajo[] => {
    const most = Math.min(limits.lote, Math.ceil(waiting.length / size));
    const ends = waiting.findIndex(({ alone }) => alone);
    return waiting.splice(0, ends < 0 ? most : Math.min(most, Math.max(1, ends)));
  };
  const next = () => {
    for (let jobs = closed ? 0 : waiting.length; jobs > 0; jobs = waiting.length) {
      const free = slots.filter((slot) => !slot.busy);
      const slot = free.find((s) => s.warm) ?? free[0];
      if (slot === undefined) return;
      slot.run(take());
    }
  };
  return {
    add(job: Trabajo) {
      if (closed) {
        job.reject(new Error('The reader was closed.'));
        return;
      }
      waiting.push(job);
      next();
    },
    close() {
      closed = true;
      for (const slot of slots) slot.close();
      for (const job of waiting.splice(0)) job.reject(new Error('The reader was closed.'));
    },
  };
}
