import type { Seccion } from '../../../data/encabezados.ts';
import type { LineaLeida, Reading } from '../../text/document.ts';
import { lastAt } from '../../text/last-at.ts';
import { HEAD_CUES, TEXT_CUES } from '../matching/cues.ts';
import { fold } from '../matching/fold.ts';
import { latin } from '../matching/latin.ts';
import { repairSums } from '../matching/misread-digits.ts';
import type { Ajeno } from '../terceros/ajeno.ts';
import { findOthers } from '../terceros/terceros.ts';
import { type Celda, cellsOf } from './cells.ts';
import { findSections, type Tramo } from './sections.ts';

/** A reading prepared for the fields: its folded text (same offsets), its sections and what is usual in its fonts. */
export type Vista = {
  /** As the file writes it: evidence is taken from here. */
  reading: Reading;
  /** The same in the signs that people type, as are the lines. */
  texto: string;
  plano: string;
  /** What the words of the text are cues of. */
  cues: number;
  /** The same of each line. */
  lineCues: readonly number[];
  lineas: readonly LineaLeida[];
  secciones: readonly Tramo[];
  celdas: readonly Celda[];
  /** Where it speaks of others than the candidate, besides the section of the referees. */
  ajenos: readonly Ajeno[];
  /** Its lines jump up and down the page: the file paints them in no order, and its sections mean nothing. */
  revuelta: boolean;
  /** Font size of most of the text, 0 when unknown. */
  tamTexto: number;
};

/** Nobody's CV is longer; what follows is not looked at. */
const MAX_TEXT = 60_000;
const MAX_LINES = 3000;

/** Of the usual letters' size: in letters so big a title is set. */
const TITLE = 1.3;

/** Whether letters of a size are those of a title; nobody's are where no size is known. */
export const isTitleSize = ({ tamTexto }: Vista, tam: number): boolean => tamTexto > 0 && tam > TITLE * tamTexto;

export function viewOf(whole: Reading): Vista {
  const reading = headOf(whole);
  const typed = typedOf(reading);
  const { texto, lineas } = typed;
  const plano = reading.ocr ? repairSums(fold(texto)) : fold(texto);
  const tamTexto = usualSize(lineas);
  const revuelta = isScrambled(lineas);
  const cues = TEXT_CUES.of(plano);
  const lineCues: number[] = [];
  for (const { inicio, fin } of lineas) lineCues.push(HEAD_CUES.of(plano, inicio, fin));
  return {
    reading,
    texto,
    plano,
    cues,
    lineCues,
    lineas,
    secciones: findSections(typed, plano, tamTexto, lineCues),
    celdas: cellsOf(lineas, plano),
    ajenos: findOthers(lineas, plano, texto, cues, lineCues, !revuelta),
    tamTexto,
    revuelta,
  };
}

function typedOf(reading: Reading): Reading {
  const texto = latin(reading.texto);
  if (texto === null) return reading;
  const lineas: LineaLeida[] = [];
  for (const line of reading.lineas) lineas.push({ ...line, texto: texto.slice(line.inicio, line.fin) });
  return { ...reading, texto, lineas };
}

/** The reading whose text is kept: the first of those in order. */
export function keptOf(readings: readonly Reading[]): Reading | undefined {
  const heads = readings.map(headOf);
  return heads.find(({ lineas }) => !isScrambled(lineas)) ?? heads[0];
}

function headOf(reading: Reading): Reading {
  if (reading.texto.length <= MAX_TEXT && reading.lineas.length <= MAX_LINES) return reading;
  const end = Math.min(MAX_TEXT, reading.lineas[MAX_LINES]?.inicio ?? MAX_TEXT);
  const lineas = reading.lineas.flatMap((line) =>
    line.inicio < end ? [{ ...line, fin: Math.min(line.fin, end) }] : [],
  );
  return { ...reading, texto: reading.texto.slice(0, end), lineas };
}

export const sectionAt = ({ secciones }: Vista, offset: number): Seccion =>
  secciones[Math.max(0, lastAt(secciones, offset))]?.seccion ?? 'inicio';

/** Where a CV speaks of the candidate rather than of what they did. */
export const isEarly = (section: Seccion): boolean =>
  section === 'inicio' || section === 'personal' || section === 'perfil';

/** Columns make a few lines go up again, and the cells of a row whose text is broken; every fourth one is no order. */
function isScrambled(lines: readonly LineaLeida[]): boolean {
  let up = 0;
  let row: LineaLeida | undefined;
  for (let i = 1; i < lines.length; i++) {
    const line = lines[i];
    const previous = lines[i - 1];
    if (!line || !previous || line.pagina !== previous.pagina) continue;
    if (line.y >= previous.y - 4) {
      if (row === undefined || line.x <= row.x + 4) row = line;
    } else if (row === undefined || line.x <= previous.x + 4 || line.y < row.y - ROW_TOP) up++;
  }
  return lines.length > 8 && up > lines.length / 4;
}

/** Points by which the next cell of a row may begin above the first one. */
const ROW_TOP = 12;

/** The views to read from: those in order, or all when none is. */
export function inOrder(vistas: readonly Vista[]): readonly Vista[] {
  const ordered = vistas.filter((vista) => !vista.revuelta);
  return ordered.length > 0 ? ordered : vistas;
}

function usualSize(lines: readonly LineaLeida[]): number {
  const weight = new Map<number, number>();
  for (const line of lines) weight.set(line.tam, (weight.get(line.tam) ?? 0) + line.texto.length);
  let usual = 0;
  let most = 0;
  for (const [size, n] of weight) {
    if (size > 0 && n > most) {
      usual = size;
      most = n;
    }
  }
  return usual;
}
