import type { Importable } from '@recluta/domain/importacion';
import type { Answered, Asked } from './leer.worker.ts';
import { MAX_BYTES } from './readTable.ts';

/** What no spreadsheet of a size that is taken needs. */
const TOO_LONG_MS = 30_000;

/** Reads a file in a thread of its own, which ends with it: the page stays awake whatever the file holds. */
export async function readFile(file: File, destino: Importable): Promise<Answered> {
  if (file.size > MAX_BYTES) return { razon: 'grande', n: 0 };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { razon: 'fallo', n: 0 };
  const worker = new Worker(new URL('./leer.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Answered>((resolve) => {
    const timer = setTimeout(() => resolve({ razon: 'descomprime', n: 0 }), TOO_LONG_MS);
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.onerror = () => {
      clearTimeout(timer);
      resolve({ razon: 'fallo', n: 0 });
    };
    const asked: Asked = { bytes: new Uint8Array(bytes), name: file.name, destino };
    worker.postMessage(asked, [bytes]);
  }).finally(() => worker.terminate());
}
