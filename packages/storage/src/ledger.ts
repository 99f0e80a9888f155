import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** One cv that was deleted for ever: ids, and the random key of its file, which tells it from a later cv with its id. */
export type Borrado = {
  cuenta_id: number;
  cv_id: number;
  clave: string;
  en: string;
  /** Because its person asked: what they wrote when they asked goes with it. */
  titular?: true;
  /** Takes the line with the same cv, file and instant back: somebody brought it back before its rows went. */
  sigue?: true;
};

const nameOf = ({ cv_id, clave, en }: Borrado): string => `${cv_id} ${clave} ${en}`;

/** Of the lines of some ledgers, in whatever order, those that were not taken back; each once. */
export function standing(lines: readonly Borrado[]): Borrado[] {
  const back = new Set(lines.flatMap((line) => (line.sigue ? [nameOf(line)] : [])));
  const deleted = lines.filter((line) => !back.has(nameOf(line)));
  return [...new Map(deleted.map((line) => [nameOf(line), line])).values()];
}

/**
 * What was deleted for ever, kept apart from the database and its backups: an older backup that is restored is made to
 * forget it again (REL-10). It is written before the rows go.
 */
export interface Ledger {
  /** Durable when it returns. */
  record(borrados: readonly Borrado[]): Promise<void>;
  /** Who was deleted for ever. */
  all(): Promise<Borrado[]>;
  /** Every line as it was written, also those that take one back. */
  lines(): Promise<Borrado[]>;
}

/** A line of JSON each; what a crash cut short is passed over. */
export function diskLedger(file: string): Ledger {
  let last: Promise<unknown> = Promise.resolve();

  async function append(text: string): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    const handle = await open(file, 'a', 0o600);
    try {
      // The line break comes first: after half a line a new one begins.
      await handle.appendFile(`\n${text}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  async function lines(): Promise<Borrado[]> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return '';
      throw error;
    });
    return text.split('\n').flatMap((line) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as Borrado];
      } catch {
        return [];
      }
    });
  }

  return {
    lines,
    async record(borrados) {
      if (borrados.length === 0) return;
      const text = borrados.map((borrado) => JSON.stringify(borrado)).join('\n');
      const mine = last.then(() => append(text));
      last = mine.catch(() => undefined);
      await mine;
    },
    all: async () => standing(await lines()),
  };
}
