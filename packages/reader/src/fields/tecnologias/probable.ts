import { APELLIDOS } from '../../../data/apellidos.ts';
import { LUGARES } from '../../../data/comunas.ts';
import { LOCALIDADES } from '../../../data/localidades.ts';
import { WEIGHTS_TECNOLOGIAS } from '../../../data/modelos/tecnologias.ts';
import { NO_TECNOLOGIAS } from '../../../data/no-tecnologias.ts';
import { NOMBRES } from '../../../data/nombres.ts';
import { PALABRAS } from '../../../data/palabras.ts';
import type { Termino } from '../../../data/tecnologias/index.ts';
import { lineAt } from '../../text/evidence.ts';
import { contextOf } from '../learned/context.ts';
import { modelOf, probability } from '../learned/model.ts';
import type { Vocabulary } from '../learned/vocabulary.ts';
import { fold } from '../matching/fold.ts';
import { hitsOf } from '../matching/hits.ts';
import { findPhrases, type Hallazgo } from '../matching/phrase-index.ts';
import { tokensOf } from '../matching/tokens.ts';
import { WordSet } from '../matching/word-filter.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import { DICTIONARY } from './diccionario.ts';
import { NOT_TOOL } from './dichas.ts';
import { isOfHobbies } from './lugar.ts';
import { ACCENT, asUnknown } from './nuevas.ts';

const MODEL = modelOf(WEIGHTS_TECNOLOGIAS);

/** A name that may be a tool's, and where it stands. */
type Sitio = { nombre: string; inicio: number; fin: number };

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

/** Names that no dictionary has and that are no common word, person or place, wherever they stand but among referees. */
function unknownNames(vista: Vista, conocidas: readonly Hallazgo<Termino>[]): Sitio[] {
  const found: Sitio[] = [];
  let next = 0;
  for (const { 0: run, index } of hitsOf(vista.texto, NAMES, MOST)) {
    const end = index + run.length;
    while ((conocidas[next]?.fin ?? Infinity) <= index) next++;
    if ((conocidas[next]?.inicio ?? Infinity) < end) continue;
    const from = index + leadOf(run);
    const text = vista.texto.slice(from, end);
    const plain = fold(text);
    if (
      plain.split(' ').some((word) => COMMON.has(word)) ||
      COMMON.has(plain) ||
      ACCENT.test(text) ||
      DONE.test(text) ||
      NOT_TOOL.test(plain)
    )
      continue;
    if (text.split(' ').length > WORDS || isRowLabel(vista, from, end)) continue;
    const section = sectionAt(vista, from);
    if (NOWHERE.has(section) || isOfHobbies(vista, from) || isListed(vista, from, end, section)) continue;
    if (
      MAKERS.test(plain) ||
      DEVICES.test(vista.plano.slice(Math.max(0, index - 14), index)) ||
      WHOSE.test(vista.plano.slice(Math.max(0, index - 24), index))
    )
      continue;
    const nueva = asUnknown(text, plain, from);
    if (nueva) found.push(nueva);
  }
  return found;
}

/** A word of the language, a place, somebody's name: most names of a CV are told apart by this one look. */
const COMMON = new WordSet([...PALABRAS, ...NO_TECNOLOGIAS, ...LUGARES, ...LOCALIDADES, ...NOMBRES, ...APELLIDOS]);

/** Who makes machines, also beside their models. */
const MAKERS =
  /\b(?:komatsu|caterpillar|cummins|liebherr|scania|volvo|toyota|hyundai|kia|ford|chevrolet|nissan|mercedes|iveco|ponsse|canon|nikon|sony|samsung|philips|olivetti|marzocco|hilux|bosch|makita|stihl|husqvarna)\b/;

/** What a maker's name stands behind is no software: `cámara Canon`, `molinos Mythos`. */
const DEVICES =
  /\b(?:camaras?|dron(?:es)?|impresoras?|lavadoras?|camion(?:es)?|camionetas?|furgon(?:es)?|autos?|vehiculos?|buses|bus|motor(?:es)?|gruas?|molinos?|cafeteras?|hornos?|maquinas?|maquinaria|consolas?|radios?|tractor(?:es)?|cosechadoras?|excavadoras?|equipos?|celular(?:es)?|tablets?|notebooks?|relojes|zapatillas|marcas?) $/;

/** Whose it is, or whom one works for: `Dispatch de Modular`, `Backend Developer en Andes Pagos`. */
const WHOSE =
  /\b(?:developer|engineer|desarrolladora?|ingenier[oa]|analista|consultora?|jefe|jefa|gerente|encargad[oa]) (?:en|at|de) $/;

/** Sections that name schools, certificates and people. */
const NOWHERE: ReadonlySet<string> = new Set(['referencias', 'educacion', 'cursos']);

/** What an English task begins with: `Designed the ledger service`. */
const DONE = /^\p{Lu}\p{Ll}{2,12}ed(?: |$)/u;

/**
 * An item of a list of tools, which others look at (`findNuevas`), or a word written like any other at the head of its
 * line, which the line above does not lead to: the heading of the next list, a skill.
 */
function isListed({ texto, plano }: Vista, inicio: number, fin: number, section: string): boolean {
  const before = plano.slice(Math.max(0, inicio - 12), inicio);
  if (section === 'herramientas') return !/[a-z\d] $/.test(before);
  return shapeOf(texto.slice(inicio, fin)) === 'name' && /(?:^|\n)$/.test(before) && !LED_TO.test(before);
}

/** What a line ends with whose sentence goes on in the next. */
const LED_TO =
  /(?: (?:en|con|de|del|al|el|la|los|las|por|via|mediante|usando|y|e|o|a|sistema|software|plataforma)|,)\n$/;

/** Letters before the name itself: its kind, its maker, and the common word that its sentence begins with (`Uso Kahoot`). */
function leadOf(run: string): number {
  const plain = fold(run);
  const kind = KIND.exec(plain)?.[0].length ?? 0;
  const word = /^[a-z]+ (?=\S)/.exec(plain.slice(kind))?.[0] ?? '';
  const common = kind === 0 && word !== '' && (PALABRAS.has(word.trimEnd()) || NO_TECNOLOGIAS.has(word.trimEnd()));
  return common ? kind + word.length : kind;
}

/** `Bases: SQL Server`, `Equipos ⇥ Dispatch`: what a row is about. */
const isRowLabel = ({ texto }: Vista, inicio: number, fin: number): boolean =>
  /^ ?[:\t]/.test(texto.slice(fin, fin + 2)) &&
  /(?:^|\n)[^\p{L}\n]{0,4}$/u.test(texto.slice(Math.max(0, inicio - 5), inicio));

/** Letters between two names of one list, or of one sentence. */
const NEAR = 30;

/** What holds where a name stands, whatever its letters are. */
function rasgosOf(
  vista: Vista,
  { inicio, fin }: Omit<Sitio, 'nombre'>,
  tools: readonly Hallazgo<Termino>[],
  vocabulary: Vocabulary | undefined,
): string[] {
  const { texto, plano } = vista;
  const { rasgos, antes, despues } = contextOf(plano, inicio, fin, vocabulary);
  const written = texto.slice(inicio, fin);
  const shape = shapeOf(written);
  const section = sectionAt(vista, inicio);
  const before = antes[0] ?? '';
  const isNear = (from: number, to: number): boolean =>
    to >= from && to - from < NEAR && !/[.\n]\s/.test(plano.slice(from, to));
  rasgos.push(
    `sh:${shape}`,
    `sh:${shape}/${before}`,
    `sh:${shape}/${section}`,
    `n:${written.split(' ').length}`,
    `sec:${section}`,
    `between:${before}|${despues[0] ?? ''}`,
  );
  if (/(?:^|[.:;!?•*\n-])\s*$/.test(plano.slice(Math.max(0, inicio - 4), inicio))) rasgos.push('begins');
  const next = firstFrom(tools, inicio);
  if (isNear(tools[next - 1]?.fin ?? Infinity, inicio)) rasgos.push('behind');
  if (isNear(fin, tools[tools[next]?.inicio === inicio ? next + 1 : next]?.inicio ?? -1)) rasgos.push('before');
  const line = lineAt(vista.reading, inicio);
  if (line && !/\p{Ll}/u.test(line.texto)) rasgos.push('shouted');
  return rasgos;
}

/** The first of the tools, which stand in order, that begins at `from` or behind it. */
function firstFrom(tools: readonly Hallazgo<Termino>[], from: number): number {
  let [low, high] = [0, tools.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tools[middle]?.inicio ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How a name is written: in capitals and of how many, with one inside, with digits, or like any other. */
function shapeOf(written: string): string {
  if (written === written.toUpperCase()) return `caps${Math.min(6, written.length)}`;
  if (/\p{Ll}\p{Lu}/u.test(written)) return 'inner';
  return /\d/.test(written) ? 'digit' : 'name';
}

/** Every name that may be a tool's and every known one, with what holds where it stands: what the model learns from. */
export function mentionsOf(vista: Vista, vocabulary?: Vocabulary): (Sitio & { valor: string; rasgos: string[] })[] {
  const conocidas = findPhrases(vista.plano, tokensOf(vista.plano), DICTIONARY);
  const tools = sureOf(conocidas);
  const known = conocidas
    .filter(({ dato, inicio }) => !dato.maquina && sectionAt(vista, inicio) !== 'referencias')
    .map(({ inicio, fin }) => ({ nombre: vista.texto.slice(inicio, fin), inicio, fin }));
  return [...known, ...unknownNames(vista, conocidas)].map((sitio) => ({
    ...sitio,
    valor: sitio.nombre,
    rasgos: rasgosOf(vista, sitio, tools, vocabulary),
  }));
}

/** Those asked for last: of one text each of its words asks again. */
let asked: { conocidas: readonly Hallazgo<Termino>[]; sure: readonly Hallazgo<Termino>[] } | undefined;

/** Names that mean nothing but a tool. */
function sureOf(conocidas: readonly Hallazgo<Termino>[]): readonly Hallazgo<Termino>[] {
  if (asked?.conocidas !== conocidas)
    asked = { conocidas, sure: conocidas.filter(({ dato }) => !dato.debil && !dato.maquina) };
  return asked.sure;
}

/** How likely what stands there is a tool that somebody uses, by all around it. */
const chanceOf = (vista: Vista, sitio: Omit<Sitio, 'nombre'>, tools: readonly Hallazgo<Termino>[]): number =>
  probability(MODEL(), rasgosOf(vista, sitio, tools, MODEL().vocabulary));

/** From what on a name that no list has is taken for a tool: of the names of 110 CVs that it had not learnt from, 16 of 18. */
const LIKELY = 0.7;

/** From what on a known word that means something else as well is: nothing else says of it what it is. */
const VERY_LIKELY = 0.8;

/** Whether all around a known name that may be another word makes it a tool. */
export const isProbable = (vista: Vista, hit: Hallazgo<Termino>, conocidas: readonly Hallazgo<Termino>[]): boolean =>
  hit.fin - hit.inicio > 1 &&
  /\p{Lu}/u.test(vista.texto.slice(hit.inicio, hit.fin)) &&
  chanceOf(vista, hit, sureOf(conocidas)) >= VERY_LIKELY;

/** Names that no dictionary has and that a model which learnt from labelled CVs takes for tools by the words around them. */
export function probableTools(vista: Vista, conocidas: readonly Hallazgo<Termino>[]): Sitio[] {
  const tools = sureOf(conocidas);
  return unknownNames(vista, conocidas).filter((sitio) => chanceOf(vista, sitio, tools) >= LIKELY);
}
