import { LUGARES } from '../../../data/comunas.ts';
import { fold } from '../matching/fold.ts';
import { hitsOf } from '../matching/hits.ts';
import { supportOf } from '../nombre/gazetteer.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import { sectionStart } from './lugar.ts';

/** A stretch of the text where a tool that no list has may stand. */
export type Mencion = { inicio: number; fin: number };

/** What is done in a tool, and `en`, `por` or `mediante` before a name with a capital. */
const DONE =
  /\b(?:registr|carga|cargar|ingres|programaci|agenda|planific|inventari|tabler|report|emisi|emitir|conciliac|digita|tipific|tickets?|modela|simulaci|dibuj|calcul|analisis|consult|boletas?|fichas?|dashboard|pruebas|planos|nomina|remuneraciones|asistencia|seguimiento|llamad[oa]s|marcaci|lectura|ordenes|stock|pedid|reservas|costos|presupuest|control de|documentac|trazabilidad|solicitud|promesas|gestion de|actualizaci|respald|bitacora|folios?|pautas?|casos|rutas?|diseno|edicion|datos|informes?|planillas?|rondas?|asigna|despach|localiz|ubica|evalua|evoluci|monitore|medici|muestre|cobr|postula|matricul|agendamiento|guias? de)[a-z]{0,8}\b[^\n.;:,]{0,46} (?:en|mediante|via|usando|por|a traves de)(?: (?:el|la) (?:sistema|software|plataforma|programa|app|aplicacion|modulo|ficha))? $/;
/** A name with a capital: one word, or two that are branded. */
const NAME =
  /(?<=[\s(])(?:\p{Lu}[\p{L}\d+]{2,20})(?: \p{Lu}[\p{L}\d+]{1,15})?(?=[.,;)\n]| (?:y|e|para|a|con|de|desde|del|los|las|al|hasta)\b|$)/gu;
/** Where people work, live and travel, and days. */
export const NOT_TOOL =
  /\b(?:chile|santiago|region|sur|norte|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|viernes|sabado|latam|china|peru|argentina|brasil|colombia|metro|spa|ltda|s\.a|banco|mall|sii|sermig|fonasa|isapre|afp|ine|sag|sec|sernac|seremi|serviu|achs|mutual|tribunal|corte|juzgado|uf|rrhh|terreno|linea|mina|planta|puerto|hospital|clinica|empresas?|agroindustrial|agricola|constructora|transportes|comercial|inmobiliaria|frutera|exportadora|laboratorio|universidad|colegio|escuela|liceo|fundacion|municipalidad|zofri|junaeb)\b/;
const MAX = 40;
/** The word before such a name. */
const LEADS =
  /[ \n](?:en|mediante|via|usando|por|sistema|software|plataforma|programa|app|aplicacion|modulo|ficha)[ \n]$/;

/** Names that a task says something is done in: `carga de promesas en Siscob`, `reporte de fatiga en SmartCap`. */
export function saidTools(vista: Vista): Mencion[] {
  const found: Mencion[] = [];
  for (const hit of hitsOf(vista.texto, NAME)) {
    const section = sectionAt(vista, hit.index);
    if (section === 'referencias' || section === 'educacion' || section === 'cursos' || section === 'personal')
      continue;
    if (!LEADS.test(vista.plano.slice(Math.max(0, hit.index - 13), hit.index))) continue;
    const from = Math.max(hit.index - 90, sectionStart(vista, hit.index));
    const before = vista.plano.slice(from, hit.index).replaceAll('\n', ' ');
    if (!DONE.test(before) || NOT_TOOL.test(fold(hit[0])) || !isBranded(vista, hit)) continue;
    found.push({ inicio: hit.index, fin: hit.index + hit[0].length });
    if (found.length >= MAX) break;
  }
  return found;
}

/** Nobody's name and no place. */
function isUnknownName(word: string): boolean {
  const parts = fold(word).split(' ');
  if (LUGARES.has(fold(word)) || parts.some((part) => LUGARES.has(part))) return false;
  const support = supportOf(word.split(' '));
  return support.conocidas === 0 && support.ajenas === 0;
}

/** A name that may be a tool's; behind `por` people stand too, so the word must be made like a brand. */
function isBranded(vista: Vista, hit: RegExpExecArray): boolean {
  const [word] = hit;
  if (!isUnknownName(word)) return false;
  const made = /\p{Ll}\p{Lu}|\d/u.test(word) || (word === word.toUpperCase() && !word.includes(' '));
  const by = /por $/.test(vista.plano.slice(hit.index - 4, hit.index));
  return made || !by;
}

/** What joins a name to the tool before it. */
const NEXT =
  /^(?: ?[,+] ?| [ye] (?:(?:antes|ahora|despues|luego) )?(?:con |en )?| ?\()(\p{Lu}[\p{L}\d+]{2,18}(?: \p{Lu}[\p{L}\d+]{1,14})?)(?=[.,;)\n]| (?:para|y|e|en|con|desde|hasta)\b|$)/u;

/** The name joined to a known tool that a task is done in: `candidatos en Buk y Hirint`. */
export function namedBeside(vista: Vista, known: readonly Mencion[]): Mencion[] {
  const found: Mencion[] = [];
  for (const { inicio, fin } of known) {
    const next = NEXT.exec(vista.texto.slice(fin, fin + 50));
    const name = next?.[1];
    if (!next || name === undefined || found.length >= MAX) continue;
    const section = sectionAt(vista, inicio);
    if (section === 'referencias' || section === 'personal' || section === 'inicio') continue;
    // In a task, and not one of its firms: the tool is used.
    if (
      !/ (?:en|con|mediante|via|usando|por|sistema|software|app|plataforma|programa|aplicacion|modulo) $/.test(
        vista.plano.slice(Math.max(0, inicio - 12), inicio),
      )
    )
      continue;
    const from = fin + next[0].length - name.length;
    if (NOT_TOOL.test(fold(name)) || !isUnknownName(name)) continue;
    found.push({ inicio: from, fin: from + name.length });
  }
  return found;
}

/** One more name made like a brand before the first and behind the last of a list, no heading printed against it. */
const BEFORE =
  /(?<=^|[:,;|•·-] ?)(?!Conoc|Habil|Herram|Softw|Progr|Idiom)(?:\p{Lu}[\p{L}\d+]{0,12}\p{Ll}\p{Lu}[\p{L}\d+]{1,12}|\p{Lu}{4,10})[,;|•·/] ?$/u;
const BEHIND = /^ ?[,;|•·/] ?(?:\p{Lu}[\p{L}\d+]{0,12}\p{Ll}\p{Lu}[\p{L}\d+]{1,12}|\p{Lu}{4,10})(?=\.?$)/u;
const LISTED = /(?:(?! [ye] )[^,;|/•·()\t])+/g;

/** The other names of a list that has two known tools on its line, one of them no firm: `Word, Softmed, Outlook`. */
export function listedBeside(vista: Vista, known: readonly Mencion[], plain: readonly Mencion[]): Mencion[] {
  const found: Mencion[] = [];
  for (const line of vista.lineas) {
    const own = known.filter(({ inicio, fin }) => inicio >= line.inicio && fin <= line.fin);
    const [first] = own;
    const last = own.at(-1);
    if (!first || !last || own.length < 2 || !own.some((one) => plain.includes(one))) continue;
    // Among tasks in capitals nothing tells a name from a word.
    if (sectionAt(vista, line.inicio) === 'experiencia' && line.texto === line.texto.toUpperCase()) continue;
    const from = first.inicio - (BEFORE.exec(vista.texto.slice(line.inicio, first.inicio))?.[0].length ?? 0);
    const to = last.fin + (BEHIND.exec(vista.texto.slice(last.fin, line.fin))?.[0].length ?? 0);
    for (const item of hitsOf(vista.texto.slice(from, to), LISTED)) {
      const inicio = from + item.index;
      const fin = inicio + item[0].length;
      if (!own.some((other) => other.inicio < fin && other.fin > inicio)) found.push({ inicio, fin });
    }
  }
  return found;
}
