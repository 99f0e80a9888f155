import type { Cv, LecturaCv } from '@recluta/domain/esquemas';

type Campos = LecturaCv['campos'];
export type Campo = keyof Campos | 'criterios';

/** A field whose place is brought into view: another one each time it is asked for, so that it is shown again. */
export type Sought = { campo: Campo };

/** A stretch of the text that says something: `[inicio, fin)` in characters. */
export type Mark = { campo: Campo; inicio: number; fin: number };

type Evidence = { texto: string; inicio: number; fin: number } | null | undefined;

/**
 * Where an evidence stands in the text. Its own place when the words are there; else wherever they stand, because the
 * reader tries two orders of the same page and keeps the text of one.
 */
function placeOf(texto: string, lower: string, evidence: Evidence): { inicio: number; fin: number } | null {
  if (!evidence?.texto.trim()) return null;
  if (texto.slice(evidence.inicio, evidence.fin) === evidence.texto) return evidence;
  return findWord(lower, evidence.texto);
}

function findWord(lower: string, word: string): { inicio: number; fin: number } | null {
  const wanted = word.trim().toLowerCase();
  if (!wanted) return null;
  const inicio = lower.indexOf(wanted);
  return inicio < 0 ? null : { inicio, fin: inicio + wanted.length };
}

/** Every stretch that says something, in order; where two overlap the longer one stays. */
export function marksOf(texto: string, campos: Campos, cv: Pick<Cv, 'criterios'>): Mark[] {
  const lower = texto.toLowerCase();
  const found: Mark[] = [];
  const add = (campo: Campo, place: { inicio: number; fin: number } | null) => {
    if (place) found.push({ campo, inicio: place.inicio, fin: place.fin });
  };
  for (const [campo, value] of Object.entries(campos) as [keyof Campos, Campos[keyof Campos]][]) {
    for (const each of Array.isArray(value) ? value : [value]) add(campo, placeOf(texto, lower, each?.evidencia));
  }
  for (const criterio of cv.criterios) add('criterios', findWord(lower, criterio));
  const longest = found.sort((a, b) => b.fin - b.inicio - (a.fin - a.inicio));
  const kept: Mark[] = [];
  for (const mark of longest)
    if (kept.every(({ inicio, fin }) => mark.fin <= inicio || mark.inicio >= fin)) kept.push(mark);
  return kept.sort((a, b) => a.inicio - b.inicio);
}

export type Piece = { text: string; campo: Campo | null; inicio: number };

/** The text cut at its marks. */
export function piecesOf(texto: string, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { campo, inicio, fin } of marks) {
    if (inicio > at) pieces.push({ text: texto.slice(at, inicio), campo: null, inicio: at });
    pieces.push({ text: texto.slice(inicio, fin), campo, inicio });
    at = fin;
  }
  if (at < texto.length) pieces.push({ text: texto.slice(at), campo: null, inicio: at });
  return pieces;
}

/** Characters kept around an evidence in a line too long to quote whole. */
const AROUND = 32;
const LINE_MAX = 84;

/** The words a value was read from, with their line around them: `RUN: 26.114.902-k`. */
export function quoteOf(texto: string, { inicio, fin }: Mark): string {
  const from = texto.lastIndexOf('\n', inicio - 1) + 1;
  const to = texto.indexOf('\n', fin);
  const line = { from, to: to < 0 ? texto.length : to };
  if (line.to - line.from <= LINE_MAX) return texto.slice(line.from, line.to).trim();
  // No word is cut, unless it is longer than what is kept.
  const blankAfter = texto.indexOf(' ', Math.max(line.from, inicio - AROUND));
  const blankBefore = texto.lastIndexOf(' ', Math.min(line.to, fin + AROUND));
  const start = inicio - AROUND <= line.from ? line.from : blankAfter < 0 || blankAfter > inicio ? inicio : blankAfter;
  const end = fin + AROUND >= line.to ? line.to : Math.max(blankBefore, fin);
  return [start > line.from ? '…' : '', texto.slice(start, end).trim(), end < line.to ? '…' : ''].join('');
}
