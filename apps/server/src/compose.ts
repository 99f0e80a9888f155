import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  buscarTerminos,
  createPasswords,
  createSessions,
  createSigner,
  createThrottle,
  type Deps,
  leerCv,
  reconocerCv,
  startRunner,
} from '@recluta/api';
import { openDatabase } from '@recluta/db';
import { referencedFiles } from '@recluta/db/system';
import { createReaderPool } from '@recluta/reader';
import { diskStorage } from '@recluta/storage';
import type { Config } from './config.ts';

const DAY_MS = 86_400_000;
const SWEEP_EVERY_MS = 3_600_000;

export type Program = { deps: Deps; stop(): Promise<void> };

type Options = { config: Config; root: string; childEntry: string; log: (message: string, detail: unknown) => void };

/** Builds the whole program on a data folder: database, files, reader, jobs. */
export async function compose({ config, root, childEntry, log }: Options): Promise<Program> {
  const now = Date.now;
  const db = openDatabase({
    file: join(config.data, 'recluta.db'),
    migrations: join(root, 'packages/db/migrations'),
    now,
  });
  const storage = await diskStorage({ root: join(config.data, 'files'), now });
  const reader = createReaderPool({ childEntry });
  const closing = new AbortController();
  const demoFolder = join(root, 'apps/server/demo/cvs');
  const runner = startRunner({
    db,
    deps: { storage, reader },
    handlers: [leerCv, reconocerCv, buscarTerminos],
    now,
    log: (error, trabajo) => log(`job ${trabajo.tipo} ${trabajo.id} failed`, error),
  });

  const sweep = () =>
    storage
      .sweep({ olderThanMs: DAY_MS, referenced: (keys) => referencedFiles(db.read, keys) })
      .catch((error: unknown) => log('sweep failed', error));
  void sweep();
  const sweeper = setInterval(sweep, SWEEP_EVERY_MS);
  sweeper.unref();

  return {
    deps: {
      db,
      storage,
      now,
      sessions: createSessions(db, now),
      passwords: createPasswords(),
      throttle: createThrottle(now),
      signer: createSigner(config.secret),
      closing: closing.signal,
      strictPasswords: config.origin?.startsWith('https:') ?? false,
      filesOrigin: config.filesOrigin,
      demoFolder: config.origin === null && existsSync(demoFolder) ? demoFolder : null,
    },
    async stop() {
      closing.abort();
      clearInterval(sweeper);
      await runner.stop();
      await reader.close();
      db.close();
    },
  };
}
