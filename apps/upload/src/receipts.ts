import { isReceived } from '@recluta/domain/envio/lotes';
import type { Elegido } from '@recluta/domain/envio/selection';
import type { Store } from '@recluta/domain/envio/store';
import type { Recibido } from '@recluta/domain/envio/submission';
import { canRemember, type Unfinished } from './unfinished.ts';

/** After that the files are sent again, and found to be there. */
const KEPT_MS = 24 * 60 * 60_000;
const PREFIX = 'recluta-recibidos-';

/** What became of each file, by its huella: no name, and nothing that tells what is in it. */
type Recibidos = Record<string, Recibido>;
/** With how many files the submission had. */
type Kept = { hasta: number; de: number; recibidos: Recibidos };

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const digest = async (bytes: BufferSource): Promise<string> => hexOf(await crypto.subtle.digest('SHA-256', bytes));

/** Alike for files of one name and the same bytes, which the server too would call the same; null: it cannot be read. */
async function huellaOf(file: File): Promise<string | null> {
  try {
    return await digest(new TextEncoder().encode(`${await digest(await file.arrayBuffer())} ${file.name}`));
  } catch {
    return null;
  }
}

/** Storage may be forbidden or full, or hold what another version wrote: then nothing is remembered. */
function storage<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(localStorage);
  } catch {
    return otherwise;
  }
}

const forget = (key: string): void => storage((kept) => kept.removeItem(key), undefined);

function read(key: string): Omit<Kept, 'hasta'> {
  const kept = storage((all) => JSON.parse(all.getItem(key) ?? 'null') as Kept | null, null);
  if (kept && kept.hasta > Date.now()) return kept;
  if (kept) forget(key);
  return { de: 0, recibidos: {} };
}

function remember(key: string, de: number, huella: string, estado: Recibido): void {
  const kept: Kept = { hasta: Date.now() + KEPT_MS, de, recibidos: { ...read(key).recibidos, [huella]: estado } };
  storage((all) => all.setItem(key, JSON.stringify(kept)), undefined);
}

/** What a page that was closed had sent of a submission, also in another tab; null when it sent nothing, or all of it. */
export function receivedBefore(publicId: string): Unfinished | null {
  const { de, recibidos } = read(PREFIX + publicId);
  const received = Object.keys(recibidos).length;
  return received > 0 && received < de ? { recibidos: received, de, faltan: [] } : null;
}

/** Links that are not opened again leave nothing behind. */
function sweep(): void {
  for (const key of storage(Object.keys, [])) if (key.startsWith(PREFIX)) read(key);
}

/**
 * Remembers in this browser, for a link and a day, which files of a submission that did not come to its end were
 * received, and marks them when they are chosen again: they are not sent twice. Gives what ends it.
 */
export function keepReceipts(
  publicId: string,
  store: Pick<Store<File>, 'getState' | 'subscribe' | 'dispatch'>,
): () => void {
  if (!canRemember()) return () => undefined;
  const key = PREFIX + publicId;
  sweep();
  const kept = new Set<number>();
  const asked = new Set<number>();
  let ended = 0;
  // One after the other: a phone does not hold fifty files at once.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = ({ file }: Elegido<File>, work: (huella: string) => void): void => {
    const now = ended;
    turn = turn.then(async () => {
      const huella = await huellaOf(file);
      // What came to its end meanwhile is not remembered.
      if (huella && now === ended) work(huella);
    });
  };
  const look = (): void => {
    const { archivos, envio } = store.getState();
    if (envio.fase === 'done') {
      ended += 1;
      forget(key);
      return;
    }
    for (const elegido of archivos) {
      const { id, resultado } = elegido;
      if (resultado && isReceived(elegido) && !kept.has(id)) {
        kept.add(id);
        inTurn(elegido, (huella) => remember(key, archivos.length, huella, resultado.estado as Recibido));
      }
      if (resultado === null && !asked.has(id)) {
        asked.add(id);
        if (Object.keys(read(key).recibidos).length === 0) continue;
        inTurn(elegido, (huella) => {
          const estado = read(key).recibidos[huella];
          if (estado) store.dispatch({ type: 'remembered', id, estado });
        });
      }
    }
  };
  look();
  return store.subscribe(look);
}
