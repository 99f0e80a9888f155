import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  buscarTerminos,
  CONTACT_PACE,
  createDownloads,
  createPasswords,
  createRateLimit,
  createSaveOrder,
  createSessions,
  createSigner,
  createThrottle,
  DENIAL_PACE,
  type Deps,
  leerCv,
  loadLegal,
  reconocerCv,
  revisarArchivos,
  settleLedger,
  startRunner,
  startSweeper,
} from '@recluta/api';
import { openDatabase } from '@recluta/db';
import { createReaderPool } from '@recluta/reader';
import { diskLedger, diskStorage } from '@recluta/storage';
import { clamd } from './clamd.ts';
import type { Config } from './config.ts';
import { storedSecret } from './data-folder.ts';
import { occupy } from './occupied.ts';
import { startBackups } from './respaldo/hourly.ts';

type Program = {
  deps: Deps;
  /** Says where it is reached to whoever is refused its data folder. */
  tellAddress(origin: string): void;
  /** Lets live screens go, so that the host can close. */
  announceStop(): void;
  stop(): Promise<void>;
};

type Options = { config: Config; root: string; childEntry: string; log: (message: string, detail: unknown) => void };

/** Builds the whole program on a data folder: database, files, reader, jobs. Throws OccupiedError. */
export async function compose({ config, root, childEntry, log }: Options): Promise<Program> {
  const now = Date.now;
  /** Waits that nobody escapes, or suffers twice, because the clock was set. */
  const elapsed = () => performance.now();
  const occupied = occupy(config.data, 'servidor', now);
  const db = openDatabase({
    file: join(config.data, 'recluta.db'),
    migrations: join(root, 'packages/db/migrations'),
    now,
  });
  const storage = await diskStorage({ root: join(config.data, 'files'), now });
  const ledger = diskLedger(join(config.data, 'borrados.jsonl'));
  await settleLedger({ db, storage, ledger, now });
  const reader = createReaderPool({ childEntry });
  const closing = new AbortController();
  const demoFolder = join(root, 'apps/server/demo/cvs');
  const antivirus = config.clamav && clamd(config.clamav, log);
  const runner = startRunner({
    db,
    deps: { storage, reader },
    handlers: [leerCv, reconocerCv, buscarTerminos, ...(antivirus ? [revisarArchivos(antivirus)] : [])],
    now,
    log: (error, trabajo) => log(`job ${trabajo.tipo} ${trabajo.id} failed`, error),
  });

  const stopSweeping = startSweeper({ db, storage, ledger, now }, (error) => log('sweep failed', error));

  const stopBackups = startBackups({
    db,
    data: config.data,
    cli: join(root, 'apps/server/src/respaldo/respaldo.cli.ts'),
    now,
    log: (error) => log('backup failed', error),
  });

  return {
    deps: {
      db,
      storage,
      ledger,
      antivirus,
      now,
      sessions: createSessions(db, now, elapsed),
      passwords: createPasswords(),
      throttle: createThrottle(elapsed),
      contactRate: createRateLimit(elapsed, CONTACT_PACE),
      denials: createRateLimit(elapsed, DENIAL_PACE),
      saveOrder: createSaveOrder(),
      signer: createSigner(config.secret ?? storedSecret(config.data)),
      downloads: createDownloads(elapsed),
      legal: loadLegal(join(root, 'legal')),
      closing: closing.signal,
      strictPasswords: config.origin?.startsWith('https:') ?? false,
      filesOrigin: config.filesOrigin,
      demoFolder: config.origin === null && existsSync(demoFolder) ? demoFolder : null,
    },
    tellAddress: (origin) => occupied.tell(origin),
    announceStop: () => closing.abort(),
    async stop() {
      stopSweeping();
      await stopBackups();
      await runner.stop();
      await reader.close();
      db.close();
      occupied.release();
    },
  };
}
