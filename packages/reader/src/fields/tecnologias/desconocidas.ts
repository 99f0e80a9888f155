import { APELLIDOS } from '../../../data/apellidos.ts';
import { LUGARES } from '../../../data/comunas.ts';
import { PAISES } from '../../../data/gentilicios.ts';
import { LOCALIDADES } from '../../../data/localidades.ts';
import { NO_TECNOLOGIAS } from '../../../data/no-tecnologias.ts';
import { NOMBRES } from '../../../data/nombres.ts';
import { PALABRAS } from '../../../data/palabras.ts';
import { fold } from '../matching/fold.ts';
import { hitsOf } from '../matching/hits.ts';
import { WordSet } from '../matching/word-filter.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import { shapeOf } from './escritura.ts';
import type { Mencion } from './listadas.ts';
import { isOfHobbies } from './lugar.ts';
import { asUnknown } from './nuevas.ts';

/** A name that may be a tool's, and where it stands. */
export type Sitio = { nombre: string; inicio: number; fin: number };

/** A word of a name: it begins with a capital, or has one behind its first letters (`iManage`). */
const WORD = "(?:\\p{Lu}[\\p{L}\\d+#&’'-]*(?:\\.[\\p{L}\\d]{1,4}(?![\\p{L}\\d]))?|\\p{Ll}{1,3}\\p{Lu}[\\p{L}\\d]*)";
const NAMES = new RegExp(`(?<![\\p{L}\\d@/_.-])${WORD}(?: (?:${WORD}|\\d{2,4}(?!\\d)))*(?![\\p{L}\\d@/_])`, 'gu');

/** Nobody's CV names more of them; what follows is not looked at. */
const MOST = 600;
/** Words of the longest name. */
const WORDS = 3;

/** What kind of thing it is, and who makes it: `Sistema SUMA`, `Moody's CreditLens`. */
const KIND =
  /^(?:(?:sistema|portal|software|plataforma|programa|aplicacion|app|modulo|simulador|planilla|crm|erp|wms)|[a-z]{3,14}['’]s) (?=\S)/;

/**
 * Names of which nothing is known (`conocidas` are the dictionary's, in order): no common word, person, place or maker of
 * machines, wherever they stand but among studies and referees, at most three words each.
 */
export function unknownNames(vista: Vista, conocidas: readonly Mencion[]): Sitio[] {
  const found: Sitio[] = [];
  let next = 0;
  for (const { 0: run, index } of hitsOf(vista.texto, NAMES, MOST)) {
    const end = index + run.length;
    while ((conocidas[next]?.fin ?? Infinity) <= index) next++;
    if ((conocidas[next]?.inicio ?? Infinity) < end) continue;
    const from = index + leadOf(run, BEGINS.test(vista.plano.slice(Math.max(0, index - 3), index)));
    const text = vista.texto.slice(from, end);
    const plain = fold(text);
    if (plain.split(' ').some((word) => COMMON.has(word)) || COMMON.has(plain) || ACCENT.test(text) || DONE.test(text))
      continue;
    if (text.split(' ').length > WORDS || isRowLabel(vista, from, end)) continue;
    const section = sectionAt(vista, from);
    if (NOWHERE.has(section) || isOfHobbies(vista, from) || isLeftToLists(vista, from, end, section)) continue;
    if (
      MACHINE_MAKERS.test(plain) ||
      DEVICES.test(vista.plano.slice(Math.max(0, index - 14), index)) ||
      WHOSE.test(vista.plano.slice(Math.max(0, index - 48), index))
    )
      continue;
    const nueva = asUnknown(text, plain, from);
    if (nueva) found.push(nueva);
  }
  return found;
}

/** A word of the language, a place, somebody's name: most names of a CV are told apart by this one look. */
const COMMON = new WordSet([
  ...PALABRAS,
  ...NO_TECNOLOGIAS,
  ...LUGARES,
  ...LOCALIDADES,
  ...NOMBRES,
  ...APELLIDOS,
  ...PAISES.flatMap(({ formas }) => formas),
]);

/** Who makes machines, also beside their models. */
const MACHINE_MAKERS =
  /\b(?:komatsu|caterpillar|cummins|liebherr|scania|volvo|toyota|hyundai|kia|ford|chevrolet|nissan|mercedes|iveco|ponsse|canon|nikon|sony|samsung|philips|olivetti|marzocco|hilux|bosch|makita|stihl|husqvarna)\b/;

/** What a maker's name stands behind is no software: `cámara Canon`, `molinos Mythos`. */
const DEVICES =
  /\b(?:camaras?|dron(?:es)?|impresoras?|lavadoras?|camion(?:es)?|camionetas?|furgon(?:es)?|autos?|vehiculos?|buses|bus|motor(?:es)?|gruas?|molinos?|cafeteras?|hornos?|maquinas?|maquinaria|consolas?|radios?|tractor(?:es)?|cosechadoras?|excavadoras?|equipos?|celular(?:es)?|tablets?|notebooks?|relojes|zapatillas|marcas?) $/;

/** `Backend Developer en Andes Pagos`, `Proyectos con Fluor y Hatch`, `Clases en Energy`: whom one works for, and where. */
const WHOSE =
  /\b(?:developer|engineer|desarrolladora?|ingenier[oa]|analista|consultora?|jefe|jefa|gerente|encargad[oa]|proyectos?|obras?|contratos?|faenas?|clases|reemplazos|reposicion|fletes?|sucursal(?:es)?) (?:en|at|con|para|de) (?:[a-z]{3,14}(?:,| y) ){0,2}$/;

/** Sections that name schools, certificates and people. */
const NOWHERE: ReadonlySet<string> = new Set(['referencias', 'educacion', 'cursos']);

/** Hardly a product is called so, and most words of a sentence with a capital are somebody or some place. */
export const ACCENT = /[áéíóúÁÉÍÓÚ]/;

/** What an English task begins with: `Designed the ledger service`. */
const DONE = /^\p{Lu}\p{Ll}{2,12}ed(?: |$)/u;

/**
 * An item of a list of tools, which others look at (`findNuevas`), or a word written like any other at the head of its
 * line, which the line above does not lead to: the heading of the next list, a skill.
 */
function isLeftToLists({ texto, plano }: Vista, inicio: number, fin: number, section: string): boolean {
  const before = plano.slice(Math.max(0, inicio - 12), inicio);
  if (section === 'herramientas') return !/[a-z\d] $/.test(before);
  return shapeOf(texto.slice(inicio, fin)) === 'name' && /(?:^|\n)$/.test(before) && !LED_TO.test(before);
}

/** What a line ends with whose sentence goes on in the next. */
const LED_TO =
  /(?: (?:en|con|de|del|al|el|la|los|las|por|via|mediante|usando|y|e|o|a|sistema|software|plataforma)|,)\n$/;

/** A sentence or a line begins there. */
const BEGINS = /(?:^|[\n.:;!?•*-] ?)$/;

/** Letters before the name itself: its kind, its maker, and the common word that its sentence begins with (`Uso Kahoot`). */
function leadOf(run: string, begins: boolean): number {
  const plain = fold(run);
  const kind = KIND.exec(plain)?.[0].length ?? 0;
  const word = /^[a-z]+ (?=\S)/.exec(plain.slice(kind))?.[0] ?? '';
  const common =
    begins && kind === 0 && word !== '' && (PALABRAS.has(word.trimEnd()) || NO_TECNOLOGIAS.has(word.trimEnd()));
  return common ? kind + word.length : kind;
}

/** `Bases: SQL Server`, `Equipos ⇥ Dispatch`: what a row is about. */
const isRowLabel = ({ texto }: Vista, inicio: number, fin: number): boolean =>
  /^ ?[:\t]/.test(texto.slice(fin, fin + 2)) &&
  /(?:^|\n)[^\p{L}\n]{0,4}$/u.test(texto.slice(Math.max(0, inicio - 5), inicio));
