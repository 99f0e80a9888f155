import { type Database, reposFor } from '@recluta/db';
import {
  buryJob,
  claimJob,
  finishJob,
  nextDue,
  pullJobs,
  releaseAllJobs,
  releaseJob,
  retryJob,
  type Trabajo,
} from '@recluta/db/system';
import { systemIn } from '@recluta/domain';
import type { Effect, JobDeps, JobHandler } from './job.ts';

export type Runner = {
  /** Takes no new job, waits a moment for those under way, and puts back in line what takes longer. */
  stop(): Promise<void>;
  /** Settles when nothing is left to do now; for tests and drills. */
  idle(): Promise<void>;
};

const MAX_TRIES = 5;
/** A scan takes a minute, and a stop has half of one for everything (REL-07). */
const STOP_MS = 3_000;
/** 5 s · 2^n, with up to a fifth of jitter (quality, "Job queue on SQLite"). */
const BACKOFF_MS = 5_000;
const MAX_BACKOFF_MS = 5 * 60_000;

/** No wait and no lease is as long: what is due later was written before the clock was set back. */
const MAX_AHEAD_MS = 10 * 60_000;

const triesOf = ({ tries }: JobHandler): number => tries ?? MAX_TRIES;

const asJob = (trabajo: Trabajo) => systemIn(trabajo.cuenta_id);

type Options = {
  db: Database;
  deps: Omit<JobDeps, 'read' | 'tell'>;
  handlers: JobHandler[];
  now: () => number;
  log: (error: unknown, trabajo: Trabajo) => void;
};

/**
 * Runs the jobs of the queue, each kind in a line of its own, woken by commits. A job that keeps failing ends `fallido`
 * after its tries, and its handler says so where a person sees it.
 */
export function startRunner({ db, deps, handlers, now, log }: Options): Runner {
  let stopping = false;
  /** What is being worked on; a job let go of is not in it, and nothing of it counts any more. */
  const held = new Set<Trabajo>();
  const lines = handlers.map((handler) => line(handler));
  const wakeAll = () => {
    for (const { wake } of lines) wake();
  };
  let released: Promise<void> | null = null;
  /** What an earlier run of the program held is in line again: before the first job, and as often as it takes. */
  function releaseOnce(): Promise<void> {
    released ??= db
      .write((tx) => releaseAllJobs(tx))
      .catch((error: unknown) => {
        released = null;
        throw error;
      });
    return released;
  }
  const unsubscribe = db.onChange(wakeAll);
  wakeAll();

  function line(handler: JobHandler) {
    const running = new Set<Promise<void>>();
    let timer: NodeJS.Timeout | null = null;
    let looking: Promise<void> | null = null;
    let again = false;

    function wakeIn(ms: number): void {
      // The latest look is the nearest: a timer set before may be for a job that is due later.
      if (timer) clearTimeout(timer);
      timer = setTimeout(() => wake(), ms);
      timer.unref();
    }

    async function claim(): Promise<Trabajo | null> {
      const due = await nextDue(db.read, [handler.tipo]);
      if (due === null) return null;
      const wait = Date.parse(due) - now();
      if (wait > MAX_AHEAD_MS) {
        await db.write((tx) => pullJobs(tx, new Date(now() + MAX_AHEAD_MS).toISOString()));
        return claim();
      }
      if (wait > 0) {
        wakeIn(wait);
        return null;
      }
      return db.write(async (tx) => {
        const hasta = new Date(now() + handler.leaseMs).toISOString();
        const trabajo = await claimJob(tx, [handler.tipo], 'local', hasta);
        // A load that makes no sense fails as a try of the job, and not here.
        const carga = trabajo && handler.carga.safeParse(trabajo.carga);
        if (trabajo && carga?.success) await handler.begin?.(reposFor(tx, asJob(trabajo)), carga.data);
        return trabajo;
      });
    }

    async function fill(): Promise<void> {
      await releaseOnce();
      while (!stopping && running.size < handler.atOnce) {
        const trabajo = await claim();
        if (!trabajo) return;
        const work = execute(handler, trabajo).finally(() => {
          running.delete(work);
          wake();
        });
        running.add(work);
      }
    }

    /** A database that takes no write now (a full disk) ends no process: it is tried again. */
    async function look(): Promise<void> {
      while (again && !stopping) {
        again = false;
        try {
          await fill();
        } catch (error) {
          process.emitWarning(error instanceof Error ? error : String(error));
          wakeIn(BACKOFF_MS);
        }
      }
      looking = null;
    }

    /** One look at a time; a commit that comes during it makes it look once more. */
    function wake(): void {
      again = true;
      if (!stopping) looking ??= look();
    }

    async function settle(): Promise<void> {
      if (timer) clearTimeout(timer);
      while (looking || running.size > 0) await Promise.all([looking, ...running]);
    }

    const isDue = async () => {
      const due = await nextDue(db.read, [handler.tipo]);
      return due !== null && Date.parse(due) <= now();
    };

    return { wake, running, isDue, settle };
  }

  async function execute(handler: JobHandler, trabajo: Trabajo): Promise<void> {
    const alcance = asJob(trabajo);
    held.add(trabajo);
    try {
      // Its tries ended with the program itself, one after the other.
      if (trabajo.intentos > triesOf(handler)) throw new Error('The job was tried too often');
      const carga = handler.carga.parse(trabajo.carga);
      const tell = (said: Effect) => {
        db.write((tx) => said(reposFor(tx, alcance))).catch((error: unknown) => log(error, trabajo));
      };
      const effect = await handler.run({ ...deps, read: reposFor(db.read, alcance), tell }, carga);
      if (!held.has(trabajo)) return;
      await db.write(async (tx) => {
        if (await finishJob(tx, trabajo)) await effect(reposFor(tx, alcance));
      });
    } catch (error) {
      if (!held.has(trabajo)) return;
      log(error, trabajo);
      // What cannot even be written down is taken again when its lease runs out.
      await failed(handler, trabajo, error).catch((second: unknown) => log(second, trabajo));
    } finally {
      held.delete(trabajo);
    }
  }

  async function letGo(): Promise<void> {
    const left = [...held];
    held.clear();
    await db.write(async (tx) => {
      for (const trabajo of left) await releaseJob(tx, trabajo);
    });
  }

  async function failed(handler: JobHandler, trabajo: Trabajo, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.name : 'error';
    await db.write(async (tx) => {
      if (trabajo.intentos < triesOf(handler)) {
        const wait = Math.min(BACKOFF_MS * 2 ** (trabajo.intentos - 1), MAX_BACKOFF_MS);
        const delay = wait * (1 + Math.random() / 5);
        await retryJob(tx, trabajo, new Date(now() + delay).toISOString(), reason);
      } else if (await buryJob(tx, trabajo, reason)) {
        const carga = handler.carga.safeParse(trabajo.carga);
        if (carga.success) await handler.bury?.(reposFor(tx, asJob(trabajo)), carga.data);
      }
    });
  }

  return {
    async stop() {
      stopping = true;
      unsubscribe();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_MS);
      });
      await Promise.race([Promise.all(lines.map(({ settle }) => settle())), late]);
      clearTimeout(timer);
      // On a disk that takes no write they stay as they are: the next start releases them, and the rest has to stop too.
      if (held.size > 0) await letGo().catch((error: unknown) => process.emitWarning(String(error)));
    },
    async idle() {
      await releaseOnce();
      for (;;) {
        const busy = lines.flatMap(({ running }) => [...running]);
        const due = await Promise.all(lines.map(({ isDue }) => isDue()));
        if (busy.length === 0 && !due.includes(true)) return;
        wakeAll();
        await Promise.all(busy);
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}
