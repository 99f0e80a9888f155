import { OFICIOS_PALABRAS } from '../../../data/palabras.ts';
import type { LineaLeida } from '../../text/document.ts';
import { lineIndexAt } from '../../text/evidence.ts';
import { oncePer } from '../matching/once.ts';
import { nameWords } from '../nombre/forma.ts';
import { supportOf } from '../nombre/gazetteer.ts';
import { lastHit, lineBefore } from '../view/context.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import { isLetterhead } from './membrete.ts';
import { isBesideOwnAddress, namesAnother } from './nombrados.ts';
import type { Titular } from './titular.ts';

/** Lines at the top of a CV, which speak of the candidate. */
const HEAD = 6;

/** Whom a line speaks of, wherever it stands. */
const ALWAYS =
  'referenci[a-z]{0,4}|jefatura|traductora?(?: oficial)?(?= ?:)|(?:consultora?|ejecutiv[oa]|analista|reclutadora?) (?:a cargo|de seleccion|responsable)(?= ?:)|(?:su|mi) (?:agente|representante|manager)(?= ?:)|ex ?empleador|ex[ -]?jef[ea]|ex[ -]?patron[a]?|emergencias?|emergency (?:contact|phone|number)|emergency(?= ?:)|in case of (?:an )?emergency|(?:former|previous|ex|my|last) (?:boss|manager|employer|supervisor)|references?(?= ?:)|avisar a|conyuge|recomendad[oa]|pueden? recomendar(?:me)?|(?<!senor(?:es)? )empleador|fax|casa matriz|bolsa de empleos?|(?<!\\b(?:esta|la) )omil';
const POSTS = '(?:capataz|supervisora?|gerente|gerenta|encargad[oa]|administradora?|jef[ea])';
/** At the head of a page a post is the candidate's own, unless it is the label of somebody. */
const PLAINLY_OTHERS = new RegExp(
  `\\b(?:${ALWAYS}|jef[ea](?=:)|jef[ea] direct[oa]|${POSTS}(?: (?!de\\b)[a-z]{4,12}){0,2}(?= ?: ?[a-z]))\\b`,
  'g',
);
const OTHERS = new RegExp(`\\b(?:${ALWAYS}|${POSTS}|jef[ea]s)\\b`, 'g');

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
  /\br\.?u\.?t\.?:? ?[5-9]\d\.\d{3}\.\d{3}-[\dk][^\n\t]{0,90}$|\b(?:spa|s\.a\.?|ltda\.?|limitada|e\.?i\.?r\.?l\.?|casa matriz|sucursal)(?![a-z]|[^\n\t]{0,60} (?:que|a) (?:don|dona) )[^\n\t]{0,60}$|(?<![a-z0-9._-])(?:rrhh|contacto|info|postulaciones|seleccion)@[^\n\t]{0,60}$|\b(?:elaborad|confeccionad|impres|digitad|redactad|transcrit|tipead)[oa] (?:por|en|con|gracias)\b[^\n\t]{0,60}$|\b(?:cv|curriculum|formato|plantilla|hoja de vida|documento)(?: vitae)? (?:fue |lo )?(?:hech|realizad|escrit|disenad|descargad|cread|generad|hizo|escribio)[oa]? (?:por|en|con|de|desde|mi|la|el)\b(?![^\n\t]{0,60}\b(?:mi (?:fono|celular|numero|correo)|llamarme|[a-z]{4,9}(?:ame|enme)))[^\n\t]{0,60}$/;

/** `contacto@anasoto.legal` on the page of Ana Soto: a house called after whom the first lines name. */
function isHouseOfHead(vista: Vista, lead: string): boolean {
  const host = /@([a-z0-9-]{6,40})\./.exec(lead)?.[1] ?? '';
  const head = vista.plano.slice(0, vista.lineas[NAMED_IN - 1]?.fin);
  return (head.match(/[a-z]{3,}/g) ?? []).filter((word) => host.includes(word)).length > 1;
}
const NAMED_IN = 3;

/** `Ex jefe, eléctrica | …`, `Supervisora | …`: a row of the table of those who may be asked, below the head. */
const BOSS =
  /^[^a-z]{0,4}(?:ex[ -]?)?(?:jef[ea]s?|supervisora?|gerent[ea]|subgerente|encargad[oa]|administradora?|duen[oa]|propietari[oa]|patron[a]?|capataz)\b[^\t\d@]{0,40}\t[^\t\d@]{0,12}$/;

/** `Jefe / fono`, `Contacto de emergencia`: a cell that labels the one below. */
const LABEL_ABOVE =
  /^[^a-z]{0,4}(?:(?:nombre|fono|telefono|contacto|datos|correo|celular)(?: (?:y|de|del|de la|\/) ){1,2})?(?:jef[ea]|jefatura|supervisora?|empleador|emergencias?|referencia|avisar a|contactar a)\b[^\d@:\n]{0,28}:?$/;

/** Points by which a value may stand beside the left edge of its label. */
const ALIGNED = 4;

/** Heads of the columns of a table of those who may be asked. */
const HEAD_OF_REACH =
  /^[^a-z]{0,3}(?:fonos?|telefonos?|celular(?:es)?|contacto(?: del? (?:la )?[a-z]{4,12})?|supervisora? y fono|correo|e-?mail)[^a-z]{0,3}$/;
const HEAD_OF_OTHERS =
  /(?:^|\t)[^a-z]{0,3}(?:relacion|vinculo|parentesco|cargo|empresa|institucion|organizacion)[^a-z]{0,3}(?:\t|$)/;
/** Lines of such a column below its head, points by which it may be set in, and by which two heads stand apart in height. */
const COLUMN = { lines: 8, side: 40, level: 2 };

const headOf = ({ plano }: Vista, { inicio, fin }: LineaLeida): string =>
  plano.slice(inicio, Math.min(fin, inicio + 40));

/** The lines that head a column of how to reach somebody: most texts have none, and are asked for many lines. */
const headsOfReach = oncePer((vista: Vista): number[] => {
  const heads: number[] = [];
  for (const [i, line] of vista.lineas.entries()) if (HEAD_OF_REACH.test(headOf(vista, line))) heads.push(i);
  return heads;
});

/** In a column whose head stands at the height of those of a table of referees, read apart from it. */
function isInColumnOfOthers(vista: Vista, at: number): boolean {
  const heads = headsOfReach(vista);
  if (heads.length === 0) return false;
  const own = vista.lineas[at];
  const head = vista.lineas[heads.findLast((i) => i < at && i >= at - COLUMN.lines) ?? -1];
  if (!own || !head || head.alto === 0 || Math.abs(head.x - own.x) > COLUMN.side) return false;
  return vista.lineas.some(
    (line) =>
      line.pagina === head.pagina &&
      Math.abs(line.y - head.y) < COLUMN.level &&
      line !== head &&
      HEAD_OF_OTHERS.test(headOf(vista, line)),
  );
}

/** Whether what stands at `offset` is of somebody else: referees, superiors, whom to call in an emergency. */
export function isOfOthers(vista: Vista, offset: number): boolean {
  if (sectionAt(vista, offset) === 'referencias') return true;
  if (vista.ajenos.some(({ inicio, fin }) => inicio <= offset && offset < fin)) return true;
  const near = lineBefore(vista, offset, 90);
  const lead = lineBefore(vista, offset, 120);
  if ((FIRM.test(lead) && !isHouseOfHead(vista, lead)) || isReferee(vista, offset, near)) return true;
  const line = lineIndexAt(vista.reading, offset);
  if (isInColumnOfOthers(vista, line)) return true;
  const head = line < HEAD;
  const above = vista.lineas[line - 1];
  const own = vista.lineas[line];
  if (
    !head &&
    above &&
    own &&
    Math.abs(above.x - own.x) < ALIGNED &&
    LABEL_ABOVE.test(vista.plano.slice(above.inicio, above.fin))
  )
    return true;
  if (!head && (BOSS.test(near) || isBesideReferee(vista, line))) return true;
  const hit = lastHit(near, head ? PLAINLY_OTHERS : OTHERS);
  return hit >= 0 && !/[|;\t\u2022\u00b7]/.test(near.slice(hit));
}

/** A row of a referee's, whose columns were read one by one: who it is of stands to its left, among the referees. */
function isBesideReferee(vista: Vista, line: number): boolean {
  const own = vista.lineas[line];
  if (!own || own.ancho === 0 || own.texto.length > CELL.letters) return false;
  if (!NUMBERS_ALONE.test(vista.plano.slice(own.inicio, own.fin)) || sectionAt(vista, own.inicio) === 'personal')
    return false;
  const middle = own.y + own.alto / 2;
  return vista.lineas
    .slice(Math.max(0, line - CELL.lines), line)
    .some(
      ({ x, y, ancho, alto, pagina, inicio }) =>
        pagina === own.pagina &&
        x + ancho <= own.x &&
        Math.abs(y + alto / 2 - middle) < CELL.level * own.alto &&
        sectionAt(vista, inicio) === 'referencias',
    );
}

/** Nothing but a number or an address: a cell of such a row. */
const NUMBERS_ALONE = /^[^a-z]{4,60}$|^[^a-z0-9]{0,3}[a-z0-9._%+-]{1,40}@[a-z0-9.-]{4,40}[^a-z]{0,24}$/;

/** A longer line is no cell; lines between the cells of a row; of its height, by which the middle of one may be off. */
const CELL = { letters: 60, lines: 40, level: 0.8 };

/** Rows of a form about one job. */
const JOB_ROW =
  /^[^a-z]{0,6}(?:(?:nombre (?:de la )?)?(?:empresa|empleador)(?! (?:a la )?que postula)|razon social|cargo(?! (?:al? |que |de interes|solicitado|postul|deseado))|puesto(?! (?:al? |que |solicitado|deseado))|periodo|motivo (?:de |del )?(?:la )?(?:salida|retiro|termino|egreso|renuncia)|fecha (?:de )?(?:inicio|termino|ingreso|egreso|retiro|salida)|desde|hasta|jef[ea](?: direct[oa]| inmediat[oa])?|(?:ultimo|actual) (?:empleo|trabajo|cargo)|(?:empleo|trabajo) (?:actual|anterior)|funciones)\b[^:\t\n]{0,20}[:\t]/;

const AROUND = 3;

/** Whether the line at `offset` is a row of a form about one job: two rows near it tell of the firm, the post or why it ended. */
export function isInJobRows(vista: Vista, offset: number): boolean {
  const at = lineIndexAt(vista.reading, offset);
  const near = vista.lineas.slice(Math.max(0, at - AROUND), at + AROUND + 1);
  return (
    near.filter(({ inicio, fin }) => JOB_ROW.test(vista.plano.slice(inicio, Math.min(fin, inicio + 90)))).length > 1
  );
}

/** Whether what stands at `offset` is somebody else's than the one the CV is of. */
export const isAnothers = (vista: Vista, offset: number, titular: Titular): boolean =>
  (isOfOthers(vista, offset) && !isBesideOwnAddress(vista, offset, titular)) ||
  namesAnother(vista, offset, titular) ||
  isLetterhead(vista, offset, titular);
