import { OFICIOS_PALABRAS } from '../../../data/palabras.ts';
import type { Candidato } from '../candidate.ts';
import { type Lugar, NOT_A_JOB, type Renglon } from './lugares.ts';
import type { Oficio } from './oficios/index.ts';
import { isDated, MAX_TITLE_LINE } from './relato.ts';
import { LENT } from './tareas.ts';

export const TASK =
  /^[^a-z0-9]*(?:[•●▪◦■►✓*·]|- |– )|^[^a-z]*(?:atencion|gestion|registro|control|apoyo|manejo|coordinacion|elaboracion|supervision|realizacion|encargad[oa] de|responsable de|revision|ingreso|venta|reposicion|cuadratura|cumplimiento|recepcion|preparacion|funciones|logros|tareas)\b/;

/** `salvo` counts where it goes with the title: within the next words, whole ones (`público` is no pub). */
export function outside(text: string, { index, 0: title }: RegExpExecArray, salvo: RegExp): boolean {
  return salvo.test(wholeWords(text, Math.max(0, index - 24), index + title.length + 28));
}

/** The letters [from, to) of a text without the halves of words at both ends. */
export function wholeWords(text: string, from: number, to: number): string {
  const near = text.slice(from, to);
  const head = isLetterAt(text, from - 1) ? near.replace(/^[a-z]{1,28}/, '') : near;
  return isLetterAt(text, to) ? head.replace(/[a-z]{1,28}$/, '') : head;
}

const isLetterAt = (text: string, at: number): boolean => /[a-z]/.test(text.charAt(at));

/** A firm of nothing but the trade at the head of a job that tells no other title. */
export function atFirm({ solo }: Oficio, lines: readonly Renglon[], i: number, part: Renglon): Candidato<true>[] {
  const hit = solo.exec(part.texto, part.cues);
  if (!hit || (TASK.test(part.texto) && hit.index > 12)) return [];
  const head = part.texto.slice(0, hit.index);
  if (
    /[a-z]{3}/.test(
      head.replace(
        /\b(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)[a-z]{0,7}|empresa|grupo|actual(?:idad)?|hasta/g,
        '',
      ),
    )
  )
    return [];
  const near = [i - 1, i, i + 1].map((k) => lines[k]?.texto ?? '').join(' ');
  if (POSTED.test(`${lines[i - 1]?.texto ?? ''} ${head}`)) return [];
  if (LENT.test(`${part.texto} ${lines[i + 1]?.texto.startsWith('(') ? lines[i + 1]?.texto : ''}`)) return [];
  if (isServed(lines[i], part, hit)) return [];
  const trade = near.split(/[^a-z]+/).some((word) => OFICIOS_PALABRAS.has(word) && !AT_PHONES.test(word));
  return trade ? [] : [at(part, hit, 5)];
}

/** `Climasur | Call center Entel | Recambio de fan coils`: a house that somebody's firm works for. */
export function isServed(line: Renglon | undefined, part: Renglon, { index, 0: house }: RegExpExecArray): boolean {
  if (!line || !CENTRE.test(house)) return false;
  const at = part.inicio - line.inicio + index;
  if (GUARDED.test(line.texto.slice(at + house.length))) return true;
  return OWN_FIRM.test(line.texto.slice(Math.max(0, at - 60), at)) && WORKS.test(line.texto.slice(at + house.length));
}

const CENTRE = /^[^a-z]*(?:call|contact)[a-z -]{0,9}$/;
const OWN_FIRM = /[a-z]{3}[^\t|]{0,40}[\t|] ?$/;
const WORKS =
  /^[^\t|]{0,40}[\t|] ?(?:recambio|instalacion(?:es)?|mantencion(?:es)?|reparacion(?:es)?|cableado|pintura|remodelacion|montaje|aseo|limpieza) (?:de|en) (?!fallas|software|bases?\b|datos|carteras?|client)/;

/** `Call center Sitel, Providencia, empresa Wackenhut. Guardia nocturno de edificio`: who keeps the house. */
const GUARDED =
  /^[^;|\t\d]{0,70}\b(?:guardia (?:nocturn[oa]|de (?:seguridad|edificio|turno))|nocher[oa]|vigilante|auxiliar de aseo)\b/;

/** `G4S, destinado a la torre donde funciona Atento`: whom a guard was sent to. */
const POSTED =
  /\b(?:guardias?|vigilan[a-z]{2,4}|seguridad|prosegur|g4s|securitas)\b[^;]{0,60}\bdestinad[oa]s? (?:al?|en)\b[^.;]{0,60}$/;

/** Titles that a call centre has of its own. */
const AT_PHONES = /^(?:ejecutiv|agente|asesor|operador|representante|supervisor|monitor|coordinador|senior|junior)/;

/** The rest of a date that did not fit on the line of its firm. */
const DATE_ALONE = /^[^a-z]{0,3}(?:19|20)\d\d[^a-z\d]{0,3}$/;

/** Whom one's own firm works for: `DHL – cuenta Nike`. */
const SERVED =
  /\b(?:cuentas?|clientes?|proyectos?|campanas?|cd|centro de distribucion|proveedora? (?:de|para)) [^,.;)|(\t]{0,30}/g;

/** `Armado e instalación de góndolas, probadores y cajas en tiendas`: what is made for a firm. */
const MOUNTED = /\b(?:armado|montaje|instalacion|fabricacion)\b[^.;]{0,40}$/;

/** A title that only its firm tells the trade of: `Ejecutiva de atención al cliente` above or below a call centre's name. */
export function inFirm(
  { firmas, enFirmas, salvo }: Oficio,
  lines: readonly Renglon[],
  places: readonly Lugar[],
  i: number,
  part: Renglon,
): Candidato<true>[] {
  const hit = enFirmas.exec(part.texto, part.cues);
  if (!hit || (hit.index > 12 && TASK.test(part.texto) && !isDated(part, lines[i + 1]))) return [];
  if (MOUNTED.test(part.texto.slice(0, hit.index))) return [];
  if (NOT_A_JOB.test(part.texto.slice(0, hit.index), part.cues) || outside(part.texto, hit, salvo)) return [];
  // In a sentence the firm is named in the same line, in a list in the lines around, below dates that were wrapped.
  const around =
    places[i] === 'relato'
      ? [i]
      : DATE_ALONE.test(lines[i - 1]?.texto ?? '')
        ? [i - 2, i - 1, i, i + 1]
        : [i - 1, i, i + 1];
  const near = around.some((k) => {
    const texto = lines[k]?.texto ?? '';
    return places[k] === places[i] && texto.length < MAX_TITLE_LINE && firmas.test(texto.replace(SERVED, ' '));
  });
  const alone = part.texto.trim().length - hit[0].length < 3;
  return near || (alone && (firmas.exec(nextSentence(lines[i], part))?.index ?? MAX_TITLE_LINE) < AT_HEAD)
    ? [at(part, hit, 5)]
    : [];
}

/** `Secretaria. Estudio de abogados …, 2003-2011. Digitación de …`: what stands behind a title alone in a line of prose. */
function nextSentence(line: Renglon | undefined, { texto, inicio }: Renglon): string {
  if (!line || line.texto.length < MAX_TITLE_LINE) return '';
  const rest = line.texto.slice(inicio - line.inicio + texto.length);
  return rest.slice(0, MAX_TITLE_LINE).split('. ')[0] ?? '';
}

/** Letters before the firm's kind at the head of its sentence. */
const AT_HEAD = 8;

export const at = (part: Renglon, hit: RegExpExecArray, puntos: number): Candidato<true> => ({
  valor: true,
  puntos,
  inicio: part.inicio + hit.index,
  fin: part.inicio + hit.index + hit[0].length,
});
