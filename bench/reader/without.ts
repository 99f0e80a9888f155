import { readFile } from 'node:fs/promises';
import { extract } from '../../packages/reader/src/extract/extract.ts';
import { extractFields } from '../../packages/reader/src/fields/extract-fields.ts';
import type { Documento, Item, Pagina } from '../../packages/reader/src/text/document.ts';
import { readings } from '../../packages/reader/src/text/readings.ts';
import type { Campo, Evidencia } from '../../packages/reader/src/types.ts';
import { isAccepted, type Leido } from './score.ts';

/** Fields whose value may be missing from a CV that has somebody else's. */
export const MISSABLE = ['rut', 'email', 'telefono', 'nacionalidad', 'pretension_renta'] as const;
type Missable = (typeof MISSABLE)[number];

type Archivo = Pick<Leido, 'file' | 'etiquetas'> & { path: string; alternativas?: Leido['alternativas'] };

/** What was read in place of the own value: in which file, which field, and the words. */
export type Inventado = { file: string; campo: Missable; valor: unknown; seguro: boolean; texto: string };

/** An own value may stand so often: in the head, a footer, a signature. */
const MOST_PLACES = 8;

/**
 * Takes the candidate's own value of each field out of the page, wherever it stands, and tells what the reader gives in
 * its place: everything that it still finds is somebody else's, or no such thing. Labels stay, as in a form whose box
 * was left empty. Only for files whose words have places. A second number of one's own that no label lists counts as
 * invented: look at the list before believing the share.
 */
export async function readWithout(files: readonly Archivo[]): Promise<{ tried: number; inventados: Inventado[] }> {
  const inventados: Inventado[] = [];
  let tried = 0;
  for (const file of files) {
    const documento = await extract(new Uint8Array(await readFile(file.path)));
    for (const campo of MISSABLE) {
      if (file.etiquetas[campo] === null) continue;
      const left = whatIsLeft(structuredClone(documento), file, campo);
      if (left === undefined) continue;
      tried++;
      if (left !== null)
        inventados.push({
          ...{ file: file.file, campo, valor: left.valor, seguro: left.seguro },
          texto: left.evidencia?.texto ?? '',
        });
    }
  }
  return { tried, inventados };
}

/** What is read once the own value is gone; undefined where it was not read at first, or could not be taken out. */
function whatIsLeft(documento: Documento, file: Archivo, campo: Missable): Campo<unknown> | null | undefined {
  const asked = { ...file, kind: '', campos: null };
  for (let round = 0; round < MOST_PLACES; round++) {
    const found: Campo<unknown> | null = extractFields(readings(documento))[campo];
    if (found === null) return round === 0 ? undefined : null;
    if (!isAccepted(asked, campo, found.valor)) return round === 0 ? undefined : found;
    if (!found.evidencia || !takeOut(documento, found.evidencia)) return undefined;
  }
  return undefined;
}

/** Takes words out of their page; false when no piece of it holds them. */
function takeOut({ paginas }: Documento, { texto, pagina, cajas }: Evidencia): boolean {
  const page = paginas[(pagina ?? 1) - 1];
  if (!page) return false;
  const pieces = [texto, ...texto.split(/[\n\t]+/).map((piece) => piece.trim())].filter((piece) => piece !== '');
  let taken = false;
  for (const item of page.items.filter((one) => cajas.some((caja) => covers(page, caja, one)))) {
    const piece = pieces.find((one) => item.texto.includes(one));
    const whole = piece ?? (texto.includes(item.texto.trim()) ? item.texto : undefined);
    if (whole === undefined) continue;
    item.texto = item.texto.replace(whole, '');
    taken = true;
  }
  page.items = page.items.filter(({ texto: left }) => left.trim() !== '');
  return taken;
}

/** Whether a box of the evidence and a piece of the page lie on one another. */
function covers({ ancho, alto }: Pagina, caja: Evidencia['cajas'][number], item: Item): boolean {
  const [x, y, width, height] = [caja.x * ancho, caja.y * alto, caja.ancho * ancho, caja.alto * alto];
  const across = Math.min(x + width, item.x + item.ancho) - Math.max(x, item.x);
  const down = Math.min(y + height, item.y + item.alto) - Math.max(y, item.y);
  return across > 0.3 * Math.min(width, item.ancho) && down > 0.4 * Math.min(height, item.alto);
}
