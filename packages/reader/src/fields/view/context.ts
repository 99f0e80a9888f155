import { OFICIOS_PALABRAS } from '../../../data/palabras.ts';
import { lineIndexAt } from '../../text/evidence.ts';
import { hitsOf } from '../matching/hits.ts';
import { nameWords, supportOf } from '../nombre/palabras.ts';
import { sectionAt, type Vista } from './view.ts';

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

/** Lines at the top of a CV, which speak of the candidate. */
const HEAD = 6;
const PLAINLY_OTHERS =
  /\b(?:referenci[a-z]{0,4}|jef[ea](?=:)|jef[ea] direct[oa]|jefatura|ex ?empleador|ex[ -]?jef[ea]|ex[ -]?patron[a]?|emergencias?|avisar a|conyuge|recomendad[oa]|(?<!senor(?:es)? )empleador|fax|casa matriz|bolsa de empleos?|(?<!\b(?:esta|la) )omil|(?:capataz|supervisora?|gerente|gerenta|encargad[oa]|administradora?|jef[ea])(?: (?!de\b)[a-z]{4,12}){0,2}(?= ?: ?[a-z]))\b/g;
const OTHERS =
  /\b(?:referenci[a-z]{0,4}|capataz|jef[ea]s?|jefatura|supervisora?|gerente|gerenta|encargad[oa]|administradora?|ex ?empleador|ex[ -]?jef[ea]|ex[ -]?patron[a]?|emergencias?|avisar a|conyuge|recomendad[oa]|(?<!senor(?:es)? )empleador|fax|casa matriz|bolsa de empleos?|(?<!\b(?:esta|la) )omil)\b/g;

/** `Ana Soto, Gerenta, Banco Sur. Fono …`: somebody's name, a trade and then the number, below the head of the page. */
function isReferee(vista: Vista, offset: number, near: string): boolean {
  if (near.length < 24 || lineIndexAt(vista.reading, offset) < HEAD) return false;
  const cut = near.search(/[,(:|\t\u2022\u00b7]|\s-\s/);
  if (cut < 6) return false;
  const start = offset - near.length;
  const words = nameWords(
    vista.texto
      .slice(start, start + cut)
      .replace(/^\W*(?:Sr|Sra|Srta|Don|Doña)\.?\s/, '')
      .trim(),
  );
  const support = words && supportOf(words);
  if (!support || support.significativas.length < 2 || support.ajenas > 0 || support.conocidas === 0) return false;
  return (
    near
      .slice(cut)
      .split(/[^a-z]+/)
      .some((word) => OFICIOS_PALABRAS.has(word)) || /[,-] ?[^,]{3,40}[,.-] ?(?:fono|cel|tel)/.test(near.slice(cut))
  );
}

/** The letterhead of the firm that receives the CV, printed on its own form. */
const FIRM =
  /\b(?:spa|s\.a\.?|ltda\.?|limitada|e\.?i\.?r\.?l\.?|casa matriz|sucursal)(?![a-z]|[^\n\t]{0,60} (?:que|a) (?:don|dona) )[^\n\t]{0,60}$|(?<![a-z0-9._-])(?:rrhh|contacto|info|postulaciones|seleccion)@[^\n\t]{0,60}$|\b(?:elaborad|confeccionad|impres|digitad|redactad|transcrit|tipead)[oa] (?:por|en|con|gracias)\b[^\n\t]{0,60}$/;

/** `Ex jefe, eléctrica | …`, `Supervisora | …`: a row of the table of those who may be asked, below the head. */
const BOSS =
  /^[^a-z]{0,4}(?:ex[ -]?)?(?:jef[ea]s?|supervisora?|gerent[ea]|subgerente|encargad[oa]|administradora?|duen[oa]|propietari[oa]|patron[a]?|capataz)\b[^\t\d@]{0,40}\t[^\t\d@]{0,12}$/;

/** Whether what stands at `offset` is of somebody else: referees, superiors, whom to call in an emergency. */
export function isOfOthers(vista: Vista, offset: number): boolean {
  if (sectionAt(vista, offset) === 'referencias') return true;
  if (vista.ajenos.some(({ inicio, fin }) => inicio <= offset && offset < fin)) return true;
  const near = lineBefore(vista, offset, 90);
  if (FIRM.test(near) || isReferee(vista, offset, near)) return true;
  // At the head of the page a trade is the candidate's own.
  const head = lineIndexAt(vista.reading, offset) < HEAD;
  if (!head && BOSS.test(near)) return true;
  const hit = lastHit(near, head ? PLAINLY_OTHERS : OTHERS);
  return hit >= 0 && !/[|;\t\u2022\u00b7]/.test(near.slice(hit));
}

/** Rows of a form about one job. */
const JOB_ROW =
  /^[^a-z]{0,6}(?:(?:nombre (?:de la )?)?(?:empresa|empleador)(?! (?:a la )?que postula)|razon social|cargo(?! (?:al? |que |de interes|solicitado|postul|deseado))|puesto(?! (?:al? |que |solicitado|deseado))|periodo|motivo (?:de |del )?(?:la )?(?:salida|retiro|termino|egreso|renuncia)|fecha (?:de )?(?:inicio|termino|ingreso|egreso|retiro|salida)|desde|hasta|jef[ea](?: direct[oa]| inmediat[oa])?|(?:ultimo|actual) (?:empleo|trabajo|cargo)|(?:empleo|trabajo) (?:actual|anterior)|funciones)\b[^:\t\n]{0,20}[:\t]/;
const AROUND = 3;

/** Whether the line at `offset` is a row of a form about one job: two rows near it tell of the firm, the post or why it ended. */
export function isOfJob(vista: Vista, offset: number): boolean {
  const at = lineIndexAt(vista.reading, offset);
  const near = vista.lineas.slice(Math.max(0, at - AROUND), at + AROUND + 1);
  return (
    near.filter(({ inicio, fin }) => JOB_ROW.test(vista.plano.slice(inicio, Math.min(fin, inicio + 90)))).length > 1
  );
}
