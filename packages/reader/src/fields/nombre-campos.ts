import type { Celda } from './cells.ts';
import { valueAfter } from './cells.ts';
import { givenFirst, nameWords, supportOf } from './nombre-palabras.ts';
import { sectionAt, type Vista } from './view.ts';

/** A name that a label, a title or a sentence announces. */
export type Anunciado = { palabras: string[]; inicio: number; fin: number; compuesto?: boolean };

const WHOLE =
  /^[^a-z]{0,6}(?:nombres? completos?|nombres? (?:y|e|\/|-) ?apellidos?|nombre y apellido|nombre|nombres|full name|name|postulante|candidat[oa]|identidad|identificacion|interesad[oa]|solicitante|trabajadora?|titular|quien soy|quien es|yo soy|yo|me llamo|mi nombre(?: es)?|llamad[oa]|nombre (?:legal|social|real|y rut|y apellidos? completos?)|nombre y apellidos?|nom\.|nombre compl\.|nombres?\/apellidos?|don|dona|sra?\.?|curriculum(?: vitae)? de|cv de|nombre (?:del |de la |de )?(?:postulante|trabajadora?|candidat[oa]|solicitante))\s{0,12}(?:$|[:.\-|]|(?=\t))/;
const REVERSED =
  /^[^a-z]{0,6}(?:apellidos?(?:\(s\))?,? ?(?:y|e|\/|-)? ?nombres?(?:\(s\))?(?: completos?)?)\s{0,12}(?:$|[:.\-|]|\s)/;
const GIVEN =
  /^[^a-z]{0,6}(?:nombres|nombre|primer nombre|nombre\(s\)|nombres de pila|first name)\s{0,12}(?:$|[:.\-|])/;
const SECOND = /^[^a-z]{0,6}(?:segundo nombre)\s{0,12}(?:$|[:.\-|])/;
const FAMILY = /^[^a-z]{0,6}(?:apellidos?|apellido\(s\)|last name|surname)\s{0,12}(?:$|[:.\-|])/;
const PATERNAL =
  /^[^a-z]{0,6}(?:(?:primer )?apellido paterno|primer apellido|paterno|ap\.? paterno)\s{0,12}(?:$|[:.\-|])/;
const MATERNAL = /^[^a-z]{0,6}(?:apellido materno|segundo apellido|materno|ap\.? materno)\s{0,12}(?:$|[:.\-|])/;
const TITLE =
  /\b(?:curriculum vitae|curriculum|curriculo|cv|hoja de vida|(?:antecedentes|datos|ficha|presentacion|postulacion|resumen)(?: (?:personales|curricular|laboral|profesional))?(?= de )|^postulante|^candidat[oa]|^nombre)(?: de)?\s{0,3}[:.|-]?\s{1,3}/;
const SENTENCE = /\b(?:mi nombre es|me llamo|yo,?|soy|quien suscribe,?|el suscrito,?|la suscrita,?)\s{1,3}/g;
const NEXT_LABEL =
  /[,;|•·\t(]|\s{3,}|\s(?:r\.?u\.?[tn]\b|c\.?i\.?\b|cedula|edad|fecha|nacionalidad|estado civil|direccion|domicilio|comuna|telefono|fono|celular|e-?mail|correo|ciudad|sexo|profesion|cargo|apellidos?)\b/;

/** Names that the file itself calls so. */
export function announcedNames(vista: Vista, cells: readonly Celda[]): Anunciado[] {
  const found: Anunciado[] = [];
  const parts = new Map<string, Anunciado>();
  cells.forEach((cell, i) => {
    const section = sectionAt(vista, cell.inicio);
    if (section === 'referencias' || section === 'experiencia' || section === 'educacion') return;
    const text = vista.plano.slice(cell.inicio, Math.min(cell.fin, cell.inicio + 160));
    const read = (label: RegExp): Anunciado | null => {
      const hit = label.exec(text);
      return hit ? nameIn(vista, valueAfter(vista, cells, i, cell.inicio + hit[0].length)) : null;
    };
    const reversed = read(REVERSED);
    if (reversed) found.push({ ...reversed, palabras: givenFirst(reversed.palabras) });
    const whole = reversed ? null : read(WHOLE);
    if (whole) found.push(whole, ...continued(vista, cells, i, whole));
    for (const [key, label] of PARTS) {
      const value = parts.has(key) ? null : read(label);
      if (value) parts.set(key, value);
    }
    const title = TITLE.exec(text);
    const titled = title && nameIn(vista, { inicio: cell.inicio + title.index + title[0].length, fin: cell.fin });
    if (titled && titled.palabras.length > 1) found.push(titled);
  });
  const composed = compose(parts);
  return [...(composed ? [composed] : []), ...found, ...sentences(vista)];
}

/** A name whose last surname went to the next line of its cell. */
function continued(vista: Vista, cells: readonly Celda[], i: number, name: Anunciado): Anunciado[] {
  const line = cells[i]?.linea ?? 0;
  const below = vista.lineas[line + 1];
  if (!below || below.texto.length > 30 || name.palabras.length < 2) return [];
  const more = nameWords(below.texto);
  const support = more && supportOf(more);
  if (!more || !support || support.apellidos < support.significativas.length || support.ajenas > 0) return [];
  return [{ palabras: [...name.palabras, ...more], inicio: name.inicio, fin: below.fin }];
}

const PARTS = [
  ['nombres', GIVEN],
  ['segundo', SECOND],
  ['apellidos', FAMILY],
  ['paterno', PATERNAL],
  ['materno', MATERNAL],
] as const;

function compose(parts: ReadonlyMap<string, Anunciado>): Anunciado | null {
  const given = parts.get('nombres');
  const family = parts.get('apellidos') ?? parts.get('paterno');
  if (!given || !family) return null;
  const maternal = parts.has('apellidos') ? undefined : parts.get('materno');
  const all = [given, parts.get('segundo'), family, maternal].filter((part) => part !== undefined);
  const inicio = Math.min(...all.map((part) => part.inicio));
  const fin = Math.max(...all.map((part) => part.fin));
  return { palabras: all.flatMap((part) => part.palabras), inicio, fin, compuesto: true };
}

function sentences(vista: Vista): Anunciado[] {
  const found: Anunciado[] = [];
  for (const hit of vista.plano.matchAll(SENTENCE)) {
    const inicio = hit.index + hit[0].length;
    const words = /^(?:[A-ZÁÉÍÓÚÑ][\p{L}'’-]{1,20}(?: |\n|(?=[,.;(]))|(?:de|del|la|las|los|y) ){2,6}/u.exec(
      vista.texto.slice(inicio, inicio + 120),
    );
    const palabras = words && nameWords(words[0].trim());
    if (words && palabras && palabras.length > 1 && hit.index < 3000) {
      found.push({ palabras, inicio, fin: inicio + words[0].trimEnd().length });
    }
  }
  return found;
}

function nameIn(vista: Vista, place: { inicio: number; fin: number } | null): Anunciado | null {
  if (!place) return null;
  let fin = Math.min(place.fin, place.inicio + 90);
  const plain = vista.plano.slice(place.inicio, fin);
  const comma = /^[a-z' -]{3,40}, ?[a-z' -]{3,40}$/.test(plain);
  const cut = comma ? null : NEXT_LABEL.exec(plain);
  if (cut) fin = place.inicio + cut.index;
  const text = vista.texto.slice(place.inicio, fin).replace(/(?<=\p{L}{3})\.\s*$/u, '');
  if (comma) {
    const [family = '', given = ''] = text.split(',');
    const palabras = nameWords(`${given} ${family}`);
    return palabras && { palabras, inicio: place.inicio, fin };
  }
  const palabras = nameWords(text.trim()) ?? nameWords(capitalised(text.trim()));
  return palabras && { palabras, inicio: place.inicio, fin: place.inicio + text.trimEnd().length };
}

/** Forms are also filled in without capitals (`nombre: juan pérez soto`). */
const capitalised = (text: string): string =>
  text === text.toLowerCase()
    ? text.replace(/(^|\s)(\p{L})/gu, (_, blank: string, letter: string) => blank + letter.toUpperCase())
    : '';
