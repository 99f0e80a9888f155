import type { Item } from '../text/document.ts';
import { gapBetween, partLabels } from './labels.ts';
import { partLong } from './long-lines.ts';

/** Word files say where nothing of theirs stands on a page. */
export const PLACELESS = { x: 0, y: 0, ancho: 0, alto: 0, fuente: '', salto: false, certeza: 1 };

/** How the letters of a run are set. */
export type RunLook = { tam: number; negrita?: boolean; cursiva?: boolean };

/** Adds a run of letters to the last of a paragraph's lines, parted where labels and values are printed against one another. */
export function addRun(lines: Item[][], texto: string, { tam, negrita = false, cursiva = false }: RunLook): void {
  for (const [i, piece] of partLabels(partLong(texto)).split('\n').entries()) {
    const item = { texto: piece, ...PLACELESS, tam, negrita, fuente: cursiva ? 'cursiva' : '' };
    const last = lines.at(-1)?.at(-1);
    const gap = i > 0 ? '\n' : last === undefined ? '' : gapBetween(last, item);
    if (gap === '\n') lines.push([]);
    if (gap === '\t') lines.at(-1)?.push({ ...item, texto: gap });
    lines.at(-1)?.push(item);
  }
}
