import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '@recluta/db';
import { MIGRATIONS } from '@recluta/db/testing';
import { diskLedger, diskStorage, memoryStorage } from '@recluta/storage';
import { CONTACT_PACE } from '../areas/contacto/pace.ts';
import { loadLegal } from '../areas/privacidad/legal.ts';
import { createPasswords } from '../areas/sesion/passwords.ts';
import { createSessions } from '../areas/sesion/sesiones.ts';
import { createThrottle } from '../areas/sesion/throttle.ts';
import type { Deps } from '../caller.ts';
import { DENIAL_PACE } from '../denials.ts';
import { createDownloads } from '../downloads.ts';
import { createRateLimit } from '../rateLimit.ts';
import { createSaveOrder } from '../saveOrder.ts';
import { createSigner } from '../signer.ts';
import { type Clock, testClock } from './clock.ts';

const LEGAL = fileURLToPath(new URL('../../../../legal', import.meta.url));

/** argon2id as cheap as it goes: the suite signs in hundreds of times. */
export const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export type KitOptions = {
  storage?: 'memory' | 'disk';
  /** A data folder that outlives the kit (a restart); made and removed by the kit when it is not given. */
  folder?: string;
  clock?: Clock;
  deps?: Partial<Deps>;
};

export type Kit = {
  deps: Deps;
  db: Database;
  clock: Clock;
  folder: string;
  /** Ends live screens, closes the database and removes the folder that it made. */
  close(): void;
};

/** Everything an operation uses, real, in a temporary folder: migrated database, storage, sessions, signer. */
export async function createKit({
  storage = 'memory',
  folder,
  clock = testClock(),
  deps,
}: KitOptions = {}): Promise<Kit> {
  const home = folder ?? mkdtempSync(join(tmpdir(), 'recluta-api-'));
  const { now, elapsed } = clock;
  const db = openDatabase({ file: join(home, 'recluta.db'), migrations: MIGRATIONS, now });
  const closing = new AbortController();
  return {
    db,
    clock,
    folder: home,
    deps: {
      db,
      storage: storage === 'disk' ? await diskStorage({ root: join(home, 'files'), now }) : memoryStorage({ now }),
      antivirus: null,
      ledger: diskLedger(join(home, 'borrados.jsonl')),
      now,
      sessions: createSessions(db, now, elapsed),
      passwords: createPasswords(CHEAP),
      throttle: createThrottle(elapsed),
      contactRate: createRateLimit(elapsed, CONTACT_PACE),
      legal: loadLegal(LEGAL),
      denials: createRateLimit(elapsed, DENIAL_PACE),
      saveOrder: createSaveOrder(),
      signer: createSigner(Buffer.from('a key of the tests')),
      downloads: createDownloads(elapsed),
      closing: closing.signal,
      strictPasswords: false,
      filesOrigin: null,
      demoFolder: null,
      ...deps,
    },
    close() {
      closing.abort();
      db.close();
      if (folder === undefined) rmSync(home, { recursive: true, force: true });
    },
  };
}
