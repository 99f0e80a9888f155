import { lineAt } from '../../text/evidence.ts';
import { hitsOf } from '../matching/hits.ts';
import type { Vista } from './view.ts';

/** Folded text just before `offset`, at most `n` characters. */
export const before = (vista: Vista, offset: number, n: number): string =>
  vista.plano.slice(Math.max(0, offset - n), offset);

/** Folded text just after `offset`, at most `n` characters. */
export const after = (vista: Vista, offset: number, n: number): string => vista.plano.slice(offset, offset + n);

/** Offset just behind the last hit of a global pattern, -1 without one. */
export function lastHit(text: string, pattern: RegExp): number {
  let end = -1;
  for (const hit of hitsOf(text, pattern)) end = hit.index + hit[0].length;
  return end;
}

/** What stands before `offset` on its line, at most `n` characters. */
export function lineBefore(vista: Vista, offset: number, n: number): string {
  const text = before(vista, offset, n);
  return text.slice(text.lastIndexOf('\n') + 1);
}

/** The folded text of the line at `offset`. */
export function lineOf(vista: Vista, offset: number): string {
  const line = lineAt(vista.reading, offset);
  return line ? vista.plano.slice(line.inicio, line.fin) : '';
}

/** What stands before `offset` on its line; at the beginning of a line, also what led to it on the line above. */
export function saidBefore(vista: Vista, offset: number, n: number): string {
  const near = lineBefore(vista, offset, n);
  if (/[a-z0-9]/.test(near)) return near;
  const above = lineBefore(vista, offset - near.length - 1, n);
  return LEADS.test(above) ? `${above} ${near}` : near;
}

/** A line that ends in the middle of what it says, or is a label alone. */
const LEADS =
  /[a-z)][,:]$|\b(?:en|al?|es|de|del|con|correo|mail|e-?mail|numero|fono|celular|el|la)$|^[^a-z]{0,4}(?:correo|e-?mail|mail|fono|telefono|celular) [a-z]{4,14}$/;
