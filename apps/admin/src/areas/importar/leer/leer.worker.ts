import type { Importable } from '@recluta/domain/importacion';
import { readTable, type Table } from './readTable.ts';
import { type Razon, Unreadable } from './unreadable.ts';

export type Asked = { bytes: Uint8Array<ArrayBuffer>; name: string; destino: Importable };
export type Answered = { table: Table } | { razon: Razon; n: number };

self.onmessage = async ({ data: { bytes, name, destino } }: MessageEvent<Asked>) => {
  let answer: Answered;
  try {
    answer = { table: await readTable(bytes, name, destino) };
  } catch (error) {
    answer = error instanceof Unreadable ? { razon: error.razon, n: error.n } : { razon: 'danado', n: 0 };
  }
  self.postMessage(answer);
};
