import type { Candidato } from '../candidate.ts';
import { HEAD_CUES } from '../matching/cues.ts';
import { hitsOf } from '../matching/hits.ts';
import { isOfOthers } from '../terceros/propio.ts';
import { type Celda, valueAfter } from '../view/cells.ts';
import type { Vista } from '../view/view.ts';
import { flagged } from './bandera.ts';
import { COUNTRIES, DEMONYMS, IN_FIELD, TONGUES } from './paises.ts';

/** Cut at the first letter that no demonym has: all of them end in one of a few ways. */
const WORD = /(?<![a-z])[a-z]{4,17}(?![a-z])/g;

/** `nacionalidad` and how it is misspelt and said in other tongues: nothing else begins and ends like it. */
export const NATIONALITY =
  'na[csz][a-z]{4,8}(?:ad|dd|ida|ade|des|lite|lity|iteit)|nation(?:ality|alite|(?= ?:))|citizenship|ciudadania|staatsangehorigkeit|cittadinanza';

const LABEL = HEAD_CUES.cued(
  new RegExp(
    `^[^a-z]{0,6}(?:(?:pais de |tipo de )?(?:${NATIONALITY})(?: de origen| actual| del postulante)?|nacion(?:al(?:id)?)?\\.|nac\\.|(?:de )?(?:que )?pais(?! de )|pays|pais de (?:procedencia|origen)|procedencia|origen|(?:${NATIONALITY}) \\/ [a-z ]{3,20})(?: ?\\([a-z, ]{3,34}\\))?\\s{0,12}(?:$|[:.\\-|?]|(?=\\t)|\\s|(?<=nacionalidad)(?=[a-z]{4,17}(?![a-z])))`,
  ),
);

const IN_BRACKETS = /\(([a-z]{4,17})\)/;

/** `… con su marido, Felipe, de` and below it `nacionalidad chilena`: a sentence, and no label. */
const GOES_ON = /de\nn/;
/** `Nac.`: of a birth as well. */
const BORN = /^[^a-z]*nac\./;
/** The bare label of a country is that of where somebody lives: everybody in `Chile`, whatever they are. */
const BARE_COUNTRY = /^[^a-z]*pais[^a-z]*$/;

export function fromFields(vista: Vista, cells: readonly Celda[]): Candidato<string>[] {
  const found: Candidato<string>[] = [];
  cells.forEach((cell, i) => {
    const hit = LABEL.exec(
      vista.plano.slice(cell.inicio, Math.min(cell.fin, cell.inicio + 80)),
      vista.lineCues[cell.linea] ?? 0,
    );
    if (!hit || isOfOthers(vista, cell.inicio) || GOES_ON.test(vista.texto.slice(cell.inicio - 3, cell.inicio + 1)))
      return;
    // `Nacionalidad (chilena)`: no note of a label.
    const said = IN_BRACKETS.exec(hit[0]);
    const valor = DEMONYMS.get(said?.[1] ?? '');
    if (said && valor) {
      const inicio = cell.inicio + said.index + 1;
      found.push({ valor, puntos: 9, inicio, fin: inicio + said[0].length - 2 });
      return;
    }
    const place = valueAfter(vista, cells, i, cell.inicio + hit[0].length);
    const value =
      place &&
      (stated(vista.plano.slice(place.inicio, Math.min(place.fin, place.inicio + 60))) ??
        tornApart(vista.plano.slice(place.inicio, place.fin)) ??
        flagged(vista.texto.slice(place.inicio, place.inicio + 8)));
    const inicio = (place?.inicio ?? 0) + (value?.at ?? 0);
    const fin = inicio + (value?.length ?? 0);
    // `País: chilena` is where nobody lives.
    const demonym = DEMONYMS.has(vista.plano.slice(inicio, fin));
    const bare = BARE_COUNTRY.test(hit[0]);
    if (!demonym && bare && value?.gentilicio === 'chilena') return;
    if (!demonym && hit[0].trim().startsWith('pais') && RESIDENCE.test(around(vista, cell))) return;
    // `Nac. 08/06/2000, El Salvador`: when and where somebody was born.
    if (place && BORN.test(hit[0]) && /^[^a-z]*\d/.test(vista.plano.slice(place.inicio, place.inicio + 12))) return;
    if (value && !isElse(vista, cell.inicio + hit[0].length, inicio, fin))
      found.push({ valor: value.gentilicio, puntos: bare ? 7 : 9, inicio, fin });
    else found.push(...belowHeads(vista, cells, i));
  });
  return found;
}

/** `RUT | Nacionalidad | Teléfono` above `12.345.678-5 Chilena | 9 8765 4321`: cells so narrow that two read as one. */
function belowHeads(vista: Vista, cells: readonly Celda[], i: number): Candidato<string>[] {
  const linea = cells[i]?.linea ?? 0;
  const rows = cells.slice(Math.max(0, i - 8), i + 16);
  const count = (row: number): number => rows.filter((cell) => cell.linea === row).length;
  const below = vista.lineas[linea + 1];
  if (!below || count(linea) < 2 || count(linea + 1) >= count(linea)) return [];
  const hit = hitsOf(vista.plano.slice(below.inicio, below.fin), WORD, 12).find(([word]) => DEMONYMS.has(word));
  const valor = hit && DEMONYMS.get(hit[0]);
  if (!hit || !valor) return [];
  const inicio = below.inicio + hit.index;
  return [{ valor, puntos: 8, inicio, fin: inicio + hit[0].length }];
}

/** A form's row of the country one lives in, among those of the rest of the address. */
const RESIDENCE =
  /\b(?:ubicacion|residencia|localidad|ciudad|region|comuna|provincia|direccion|domicilio|calle|codigo postal)\b[^\n]{0,3}[:\t]|\b(?:ubicacion|localidad|ciudad|comuna)(?:\n|$)/;

const around = (vista: Vista, { linea }: Celda): string =>
  vista.plano.slice(vista.lineas[Math.max(0, linea - 2)]?.inicio ?? 0, vista.lineas[linea + 2]?.fin);

const TICK = /[☒☑✓✔]|[([] ?x ?[)\]]/;

const BOX = /[☐□○◯☒☑✓✔]|[([] ?x? ?[)\]]/g;

/** `☐ Chilena ☒ Extranjera: peruana`, `Chilena (X) Extranjera ( )`: what a form's mark stands with, at its place. */
function ticked(value: string): string {
  const tick = TICK.exec(value);
  if (!tick) return value;
  const boxes = hitsOf(value, BOX);
  const end = tick.index + tick[0].length;
  const next = boxes.find(({ index }) => index >= end)?.index ?? value.length;
  const last = boxes.findLast(({ index }) => index < tick.index);
  const from = last ? last.index + last[0].length : 0;
  // The mark stands before its word, but where words open the row and end it with a box.
  const lead = value.slice(0, boxes[0]?.index).replace(NOTE, '');
  const behind = /[a-z]{3}/.test(value.slice(end, next)) && (!/[a-z]{4}/.test(lead) || MISREAD_BOX.test(lead));
  return behind ? ' '.repeat(end) + value.slice(end, next) : ' '.repeat(from) + value.slice(from, next);
}

/** `Ll] Chilena [] Peruana`: what a recogniser takes the first box for. */
const MISREAD_BOX = /^\s*[a-z\d]{1,3}[\])] ?[a-z]/;

/** `(marque con una X)`. */
const NOTE = /^[^a-z]{0,3}\([a-z ]{3,24}\)/;

/** `CHIL.`: cut short at the end of its cell. */
const FIRST = /^[^a-z]{0,60}([a-z]{2,11})(?![a-z]|\.(?!\s*$))/;

/** `Nacionalidad: . Idiomas: español`: the field is empty, and something else begins. */
function isElse(vista: Vista, from: number, inicio: number, fin: number): boolean {
  const lead = vista.plano.slice(from, inicio);
  if (lead.includes('..') || lead.includes('\n')) return false;
  return (
    /[.·•;|]\s{0,3}[a-z]/.test(lead) || (/[.·•;|]\s{0,3}$/.test(lead) && TONGUES.has(vista.plano.slice(inicio, fin)))
  );
}

/** `Chines e`, `C h i l e n a`: one word whose letters were set or read apart. */
function tornApart(written: string): { gentilicio: string; at: number; length: number } | null {
  const word = /^[a-z ]{4,30}$/.test(written) ? written.replaceAll(' ', '') : '';
  const gentilicio = DEMONYMS.get(word) ?? IN_FIELD.get(word);
  return gentilicio ? { gentilicio, at: 0, length: written.length } : null;
}

/** The first demonym or country of a field's value. */
function stated(written: string): { gentilicio: string; at: number; length: number } | null {
  const value = ticked(written.replaceAll('@', 'a'));
  if (
    /^[^a-z]{0,4}no;|^[( ]{0,3}(?:de(?:l| la| los| mis?)? )?(?:descendiente|(?:bis|tatara)?niet[oa]|conyuge|espos[oa]|padres?|madre|hij[oa]s?|pareja|apoderad[oa]|tutora?|jef[ea]|empleadora?|patrona?|representante|duen[oa]|garante|aval|herman[oa]|abuel[oa]s?)\b/.test(
      value,
    )
  )
    return null;
  const first = FIRST.exec(value);
  const code = IN_FIELD.get(first?.[1] ?? '');
  if (first && code)
    return { gentilicio: code, at: first[0].length - (first[1] ?? '').length, length: (first[1] ?? '').length };
  for (const hit of hitsOf(value, WORD)) {
    const gentilicio = DEMONYMS.get(hit[0]);
    if (gentilicio) return { gentilicio, at: hit.index, length: hit[0].length };
  }
  const whole = value
    .replace(/[^a-z. ]/g, ' ')
    .replace(/^(?:de |la |el )/, '')
    .trim();
  for (const [name, gentilicio] of COUNTRIES) {
    if (whole === name || whole.startsWith(`${name} `))
      return { gentilicio, at: Math.max(0, value.indexOf(name)), length: name.length };
  }
  for (const hit of hitsOf(value, WORD)) {
    const gentilicio = misspelt(hit[0]);
    if (gentilicio) return { gentilicio, at: hit.index, length: hit[0].length };
  }
  return null;
}

/** The demonym that a field's word means, when a letter or, of a long word, two are wrong. */
function misspelt(word: string): string | undefined {
  if (word.length < 6 || !/[aos]$/.test(word)) return undefined;
  for (const [form, gentilicio] of DEMONYMS) {
    if (form.length > 5 && form[0] === word[0] && isNear(word, form, form.length > 8 ? 2 : 1)) return gentilicio;
  }
  return undefined;
}

/** Whether one word becomes the other by adding, leaving out or changing at most `most` letters. */
function isNear(a: string, b: string, most: number): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  if (same === a.length || same === b.length) return Math.abs(a.length - b.length) <= most;
  if (most === 0) return false;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  return (
    isNear(restA.slice(1), restB.slice(1), most - 1) ||
    isNear(restA.slice(1), restB, most - 1) ||
    isNear(restA, restB.slice(1), most - 1)
  );
}
