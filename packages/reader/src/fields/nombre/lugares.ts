import { NOMBRES } from '../../../data/nombres.ts';
import { isBlank } from '../../text/blank.ts';
import type { LineaLeida } from '../../text/document.ts';
import { fold } from '../matching/fold.ts';
import { GLUED, NUMBER, QUOTE, SEPARATOR, STAR, signsIn } from '../matching/signs.ts';
import type { Celda } from '../view/cells.ts';
import { headingOf } from '../view/headings.ts';
import { isTitleSize, type Vista } from '../view/view.ts';
import { nameWords } from './forma.ts';
import { isPerson, supportOf } from './gazetteer.ts';
import { isSpeck, withoutSpecks } from './ocr.ts';
import { isPlace } from './palabras.ts';
import { areParts } from './partes.ts';

/** Lines of the first page that are looked at; a name further down is somebody else's. */
const MAX_LINES = 220;
const NICK = /\s*[(“"][^)”"]{2,14}[)”"]/;
const SEPARATORS = /[|•·;:/()–—]|\s-\s|,\s/;

/** Letters at the head of a file where its name stands. */
const HEAD = 120;

/** Words that stand together, where a name may be. */
export type Trozo = { texto: string; inicio: number; fin: number };

/** A text without the lines, stars and quotes around it, and where it begins. */
function undecorated(text: string): readonly [string, number] {
  let from = 0;
  while (from < text.length && (isBlank(text.charCodeAt(from)) || isSign(text, from, LEADS))) from++;
  let end = text.length;
  while (end > from && isSign(text, end - 1, DECORATION)) end--;
  return [text.slice(from, end), from];
}

/** A sign of these, or a picture: dingbats, what selects one, and the halves of the newer ones. */
function isSign(text: string, at: number, signs: string): boolean {
  const code = text.charCodeAt(at);
  if (isLetter(code)) return false;
  if (code < 0x2600) return code === 0x200d || signs.includes(text.charAt(at));
  return code < 0x27c0 || code === 0xfe0f || (code > 0xd83b && code < 0xd83f) || (code > 0xdbff && code < 0xe000);
}

/** Stars and lines around the end of a line inside a name. */
const STARRED = /[*_~"|\p{So}]{1,3}\n[*_~"|\p{So}]{0,3}|\n[*_~"|\p{So}]{1,3}/gu;
/** `ANA ~ SOTO ~ ROJAS`: a sign between all the words. */
const SIGNED = /^\p{L}{2,16}(?: ?[~·•|*✦] ?\p{L}{2,16}){1,4}$/u;
/** `camila_andrea soto_vera`: as files and users of computers are called. */
const UNDERSCORED = /^\p{L}{2,16}(?:[ _]\p{L}{2,16}){1,6}$/u;
/** `VÍCTOR MANUEL / BUSTOS / ARAVENA`: strokes between the parts. */
const STROKED = /^\p{Lu}\p{L}{1,15}(?: \p{Lu}\p{L}{1,15})? \/{1,2} \p{Lu}\p{L}{1,15} \/{1,2} \p{Lu}\p{L}{1,15}$/u;
/** `MIGUEL ÁNGEL COLQUE ANZA Electricista`, `SOTO ROJAS, ANA MARÍASoldadora`: the capitals of the name end where its trade begins. */
const SHOUTED = /^(?:\p{Lu}[\p{Lu}'’-]+,? ){2,6}(?:\p{Lu}{3,15}(?=\p{Lu}\p{Ll}{3})|(?=\p{Lu}\p{Ll}))/u;
const FIRST_STOP = /(?<=\p{Ll}{3})\. (?=\p{Lu})/u;
const blanks = (text: string): string => ' '.repeat(text.length);
const DECORATION = ' \t\n—–-=*#~«»“”"•|★☆◆■●·_';
const LEADS = `${DECORATION}>`;
const isLetter = (code: number): boolean => (code > 96 && code < 123) || (code > 64 && code < 91);

/** Adds what stands between two places of a text with signs of these kinds. */
function take(found: Trozo[], { texto: text, reading }: Vista, inicio: number, fin: number, kinds: number): void {
  // `Pizarro-` at the end of its line goes on in the next.
  if (text[fin - 1] === '-' && text[fin] === '\n' && isLetter(text.charCodeAt(fin - 2))) return;
  const [bare, from] = undecorated(text.slice(inicio, fin));
  const starless = (kinds & STAR) !== 0 && bare.includes('\n') ? bare.replace(STARRED, blanks) : bare;
  const texto = reading.ocr ? withoutSpecks(starless) : starless;
  if (texto !== '' && texto.length < 90)
    found.push({ texto, inicio: inicio + from, fin: inicio + from + texto.length });
  // A nickname between the names: `María José (Coté) Rivas`.
  const nick = (kinds & QUOTE) !== 0 ? NICK.exec(bare) : null;
  if (nick && nick.index > 3 && supportOf(bare.slice(0, nick.index).trim().split(' ').slice(0, 1)).conocidas > 0)
    found.push({ texto: bare.replace(nick[0], '').trim(), inicio: inicio + from, fin });
}

/** Cells, parts of cells, and neighbouring lines together, of the first page. */
export function namePlaces(vista: Vista, cells: readonly Celda[]): Trozo[] {
  const found: Trozo[] = [];
  const signs = vista.lineas.slice(0, MAX_LINES + STACKED).map(({ texto }) => signsIn(texto));
  for (const cell of cells) {
    const line = vista.lineas[cell.linea];
    if (!line || line.pagina > 1 || cell.linea > MAX_LINES) break;
    const kinds = signs[cell.linea] ?? 0;
    take(found, vista, cell.inicio, cell.fin, kinds);
    const text = vista.texto.slice(cell.inicio, cell.fin);
    if ((kinds & QUOTE) !== 0) {
      // The name that somebody with a name of another script goes by: `Wei "Daniel" Zhang`.
      const called = /^(\p{Lu}\p{Ll}+) [“"«'](\p{Lu}\p{Ll}+)[”"»'] (\p{Lu}\p{Ll}+)\s*$/u.exec(text);
      if (called && NOMBRES.has(fold(called[2] ?? '')))
        found.push({ texto: called.slice(1).join(' '), inicio: cell.inicio, fin: cell.fin });
    }
    if (cell.linea < STACKED && (kinds & STAR) !== 0 && SIGNED.test(text))
      found.push({ texto: text.replace(/ ?[~·•|*✦] ?/g, ' '), inicio: cell.inicio, fin: cell.fin });
    if (cell.linea < STACKED && (kinds & STAR) !== 0 && text.includes('_') && UNDERSCORED.test(text))
      found.push({ texto: text.replaceAll('_', ' '), inicio: cell.inicio, fin: cell.fin });
    if (cell.linea < STACKED && STROKED.test(text))
      found.push({ texto: text.replace(/ \/{1,2} /g, ' '), inicio: cell.inicio, fin: cell.fin });
    const cut = (kinds & SEPARATOR) !== 0 ? SEPARATORS.exec(text) : null;
    if (cut && cut.index > 4) take(found, vista, cell.inicio, cell.inicio + cut.index, kinds);
    // `Segundo Manuel Cachiguango. Ecuatoriano, de Otavalo, …`: the sentence that opens the file.
    const stop = cell.linea < 2 ? FIRST_STOP.exec(text.slice(0, 60)) : null;
    if (stop) take(found, vista, cell.inicio, cell.inicio + stop.index, kinds);
    const shouted = cell.linea < STACKED ? SHOUTED.exec(text) : null;
    if (shouted) take(found, vista, cell.inicio, cell.inicio + shouted[0].length, kinds);
    // The trade printed against the last surname: `Sofía Wurth CastellónAnalista`.
    const glued = (kinds & GLUED) !== 0 ? /[a-záéíóúñ]{3}(?=[A-ZÁÉÍÓÚÑ][a-záéíóúñ]{3})/.exec(text) : null;
    if (glued) take(found, vista, cell.inicio, cell.inicio + glued.index + 3, kinds);
  }
  const headings = new Map<LineaLeida, boolean>();
  for (let i = 0; i < Math.min(vista.lineas.length, MAX_LINES); i++) {
    const line = vista.lineas[i];
    if (!line || line.pagina > 1) break;
    if (i < STACKED) found.push(...aroundPhoto(vista, i));
    let kinds = signs[i] ?? 0;
    if (line.texto.includes('\t')) {
      take(found, vista, line.inicio, line.fin, kinds);
      if (i < STACKED) found.push(...stacked(vista, i));
    }
    let last = line;
    for (const [n, j] of linesBelow(vista, i).entries()) {
      const next = vista.lineas[j];
      if (!next || !fits(vista, last, next, headings) || (n > 1 && next.tam !== line.tam)) break;
      if (isPlace(next.texto) && isWhole(line.texto, next.texto)) break;
      if (isPlaceAbove(line.texto, next.texto)) break;
      const below = signs[j] ?? 0;
      kinds |= below;
      // Behind the head of the file, where one written small may be told apart, most lines have a number.
      if (i < STACKED || (kinds & (NUMBER | QUOTE)) !== NUMBER) take(found, vista, line.inicio, next.fin, kinds);
      const cut = (below & SEPARATOR) !== 0 ? SEPARATORS.exec(next.texto) : null;
      // What stands first among the facts below a whole name is a trade.
      const rest = cut ? next.texto.slice(0, cut.index) : '';
      if (cut && cut.index > 2 && (!isWhole(line.texto, rest) || goesOnBig(vista, line, next, rest)))
        take(found, vista, line.inicio, next.inicio + cut.index, kinds);
      last = next;
    }
  }
  return found;
}

/** Lines that one below another may make a name, at most. */
const LINES_OF_NAME = 6;

/** Which lines below one may go on with it; what a recogniser took an ornament between them for is none. */
function linesBelow({ lineas, reading }: Vista, i: number): number[] {
  const found: number[] = [];
  for (let j = i + 1; found.length < LINES_OF_NAME - 1 && j < Math.min(lineas.length, i + 2 * LINES_OF_NAME); j++)
    if (!reading.ocr || !isSpeck(lineas[j]?.texto ?? '')) found.push(j);
  return found;
}

/** `La Serena` above `Ana Soto Rojas`: where somebody lives, unless it is what somebody is called, as `María Elena` is. */
const isPlaceAbove = (above: string, below: string): boolean =>
  isPlace(above) &&
  (PLACE_LEAD.test(above) || supportOf(nameWords(above) ?? []).nombres === 0) &&
  isPerson(nameWords(below) ?? []);

/** No given name begins so. */
const PLACE_LEAD = /^(?:el|las?|los|san|santa)\s/i;

/** Lines at the head of a file where a name may be set in the rows of one cell. */
const STACKED = 6;

/** The first cells of two or three rows, one below another: a name beside the facts. */
function stacked({ lineas }: Vista, i: number): Trozo[] {
  const rows = lineas.slice(i, i + 3).map((line) => ({ line, cells: line.texto.split('\t') }));
  return [2, 3].flatMap((n) => {
    const some = rows.slice(0, n);
    const last = some.at(-1);
    if (some.length < n || !last || some.some(({ cells }) => cells.length < 2)) return [];
    const texto = some.map(({ cells }) => cells[0]?.trim()).join(' ');
    const fin = last.line.inicio + (last.cells[0]?.length ?? 0);
    return texto.length < 60 ? [{ texto, inicio: some[0]?.line.inicio ?? 0, fin }] : [];
  });
}

/** Where a form has its picture: `JUAN CARLOS | FOTO` above `CRUZ COLQUE`. */
const PHOTO = /^([^\t]{3,40})\t[( [<]{0,2}(?:foto|fotografia|foto carnet|photo)[) \]>]{0,2}$/;

/** The two lines of a name, whose first one shares its row with the picture. */
function aroundPhoto({ lineas, plano, texto }: Vista, i: number): Trozo[] {
  const [line, next] = [lineas[i], lineas[i + 1]];
  const given = line && PHOTO.exec(plano.slice(line.inicio, line.fin))?.[1]?.length;
  if (!line || !next || !given || next.texto.includes('\t')) return [];
  return [
    { texto: `${texto.slice(line.inicio, line.inicio + given)} ${next.texto}`, inicio: line.inicio, fin: next.fin },
  ];
}

/**
 * Three words are a whole name; two are, when they have a given name and what follows is no name, or a surname and what
 * follows is a place: `Mirlande Augustin` above `San Fernando`.
 */
function isWhole(text: string, rest: string): boolean {
  const support = supportOf(nameWords(text) ?? []);
  const { length } = support.significativas;
  if (length !== 2 || support.nombres === 0) return length > 2;
  return supportOf(rest.trim().split(/\s+/)).conocidas === 0 || (isPlace(rest) && support.apellidos > 0);
}

/** `Juan Pablo Fuentes`, below it `Espinoza | Asistente`, both in the letters of a title: the second surname. */
function goesOnBig(vista: Vista, line: LineaLeida, next: LineaLeida, rest: string): boolean {
  const support = supportOf(nameWords(rest.trim()) ?? []);
  const surnames = support.significativas.length === 1 && support.apellidos === 1;
  // A recogniser measures letters by what it sees of them.
  const alike = vista.reading.ocr ? Math.abs(line.tam - next.tam) < 0.25 * line.tam : line.tam === next.tam;
  return surnames && alike && Math.min(line.tam, next.tam) > 1.5 * vista.tamTexto;
}

/** Letters of a line that is a part of a name. */
const LONG = 40;

/** `canessa solari — diseño gráfico & ilustración`: a part of a name, and a trade. */
const SURNAMES_AND_MORE = /^\p{L}{3,15}(?: \p{L}{3,15})?(?: ?[|•·]| [—–-] )/u;

/** Whether two lines may be one name in two: short, near each other, neither of them prose. */
function fits(vista: Vista, line: LineaLeida, next: LineaLeida, headings: Map<LineaLeida, boolean>): boolean {
  if (line.pagina !== next.pagina || line.texto.length > LONG) return false;
  if (next.texto.length > LONG && !SURNAMES_AND_MORE.test(next.texto)) return false;
  if (isWholeAbove(line, next)) return false;
  return isNear(vista, line, next) && !isHeading(line, headings) && !isHeading(next, headings);
}

/** Letters of the second line for the first one's, from which on it goes on with no whole name. */
const SMALLER = 0.75;

/** Two given names and two surnames, and something in smaller letters below: there `Carrera` is a label. */
export function isWholeAbove(line: LineaLeida, next: LineaLeida): boolean {
  if (next.tam >= SMALLER * line.tam) return false;
  const support = supportOf(nameWords(line.texto) ?? []);
  return support.significativas.length > 3 && support.nombres > 1 && support.apellidos > 1;
}

/** Each line is asked for with up to five below it and above it. */
function isHeading(line: LineaLeida, headings: Map<LineaLeida, boolean>): boolean {
  const known = headings.get(line) ?? headingOf(fold(line.texto)) !== null;
  headings.set(line, known);
  return known;
}

function isNear(vista: Vista, line: LineaLeida, next: LineaLeida): boolean {
  // Without geometry the two parts of a name may have letters of their own at the head, and in a title.
  if (line.alto === 0)
    return line.tam === next.tam || line.tam === 0 || line.inicio < HEAD || isTitled(vista, line, next);
  const gap = next.y - (line.y + line.alto);
  return gap > -Math.max(line.alto, next.alto) && gap < 1.6 * Math.max(line.alto, next.alto);
}

/** `Inés del Pilar` above `CATRILEO`, one of them in letters of a title. */
const isTitled = (vista: Vista, line: LineaLeida, next: LineaLeida): boolean =>
  isTitleSize(vista, Math.max(line.tam, next.tam)) && areParts(line.texto, next.texto);
