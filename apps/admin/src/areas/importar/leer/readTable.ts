import { findHeads, type Importable, MAX_FILAS_IMPORTACION, suggestColumns } from '@recluta/domain/importacion';
import { readCsv } from './csv.ts';
import type { Row } from './rows.ts';
import { Unreadable } from './unreadable.ts';
import { readXlsx } from './xlsx.ts';

export const MAX_BYTES = 10 * 1024 * 1024;

export type Table = {
  /** Name of the sheet; null for a text. */
  hoja: string | null;
  hojas: number;
  heads: string[];
  /** Column of the destino that each head seems to be. */
  suggested: (string | null)[];
  rows: Row[];
};

const startsWith = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, i) => bytes[i] === sign);

/** A stream name of an encrypted workbook, as its container writes it (UTF-16). */
const ENCRYPTED = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);

function holds(bytes: Uint8Array, signs: readonly number[]): boolean {
  for (let at = bytes.indexOf(signs[0] ?? 0); at >= 0; at = bytes.indexOf(signs[0] ?? 0, at + 1))
    if (signs.every((sign, i) => bytes[at + i] === sign)) return true;
  return false;
}

/** By content, whatever the file is called. */
async function sheetOf(bytes: Uint8Array<ArrayBuffer>, name: string) {
  if (startsWith(bytes, 0x50, 0x4b)) return readXlsx(bytes);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new Unreadable(holds(bytes, ENCRYPTED) ? 'protegido' : 'xls');
  if (/\.xls[xmb]?$/i.test(name)) throw new Unreadable('danado');
  const wide = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff);
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46) || (!wide && bytes.subarray(0, 4_096).includes(0)))
    throw new Unreadable('otro_formato');
  return readCsv(bytes);
}

/** The heads and rows of a spreadsheet or a text with separators. Throws Unreadable. */
export async function readTable(bytes: Uint8Array<ArrayBuffer>, name: string, destino: Importable): Promise<Table> {
  if (bytes.length > MAX_BYTES) throw new Unreadable('grande');
  if (bytes.length === 0) throw new Unreadable('vacio');
  const { rows, total, hoja, hojas } = await sheetOf(bytes, name);
  const cells = rows.map(({ celdas }) => celdas);
  const at = findHeads(destino, cells);
  const heads = cells[at] ?? [];
  const data = rows.slice(at + 1);
  if (total - at - 1 > MAX_FILAS_IMPORTACION) throw new Unreadable('muchas_filas', total - at - 1);
  if (data.length === 0) throw new Unreadable('sin_datos');
  return { hoja, hojas, heads, suggested: suggestColumns(destino, heads), rows: data };
}
