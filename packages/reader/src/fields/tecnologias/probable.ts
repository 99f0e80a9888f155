import { WEIGHTS_TECNOLOGIAS } from '../../../data/modelos/tecnologias.ts';
import type { Termino } from '../../../data/tecnologias/index.ts';
import { lineAt } from '../../text/evidence.ts';
import { lastAt } from '../../text/last-at.ts';
import { contextOf } from '../learned/context.ts';
import { modelOf, probability } from '../learned/model.ts';
import type { Rasgo, Vocabulary } from '../learned/vocabulary.ts';
import { oncePer } from '../matching/once.ts';
import { findPhrases, type Hallazgo } from '../matching/phrase-index.ts';
import { tokensOf } from '../matching/tokens.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import { type Sitio, unknownNames } from './desconocidas.ts';
import { DICTIONARY } from './diccionario.ts';
import { shapeOf } from './escritura.ts';

const MODEL = modelOf(WEIGHTS_TECNOLOGIAS);

/** Letters between two names of one list, or of one sentence. */
const NEAR = 30;

/** What holds where a name stands, whatever its letters are. */
function rasgosOf(
  vista: Vista,
  { inicio, fin }: Omit<Sitio, 'nombre'>,
  tools: readonly Hallazgo<Termino>[],
  vocabulary: Vocabulary | undefined,
): Rasgo[] {
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
  const next = lastAt(tools, inicio - 1) + 1;
  if (isNear(tools[next - 1]?.fin ?? Infinity, inicio)) rasgos.push('behind');
  if (isNear(fin, tools[tools[next]?.inicio === inicio ? next + 1 : next]?.inicio ?? -1)) rasgos.push('before');
  const line = lineAt(vista.reading, inicio);
  if (line && !/\p{Ll}/u.test(line.texto)) rasgos.push('shouted');
  return rasgos;
}

/** Every name that may be a tool's and every known one, with what holds where it stands: what the model learns from. */
export function mentionsOf(vista: Vista, vocabulary?: Vocabulary): (Sitio & { valor: string; rasgos: Rasgo[] })[] {
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

/** Names that mean nothing but a tool; of one text each of its words asks again. */
const sureOf = oncePer((conocidas: readonly Hallazgo<Termino>[]): readonly Hallazgo<Termino>[] =>
  conocidas.filter(({ dato }) => !dato.debil && !dato.maquina),
);

/** How likely what stands there is a tool that somebody uses, by all around it. */
const chanceOf = (vista: Vista, sitio: Omit<Sitio, 'nombre'>, tools: readonly Hallazgo<Termino>[]): number =>
  probability(MODEL(), rasgosOf(vista, sitio, tools, MODEL().vocabulary));

/** From what on a name that no list has is taken for a tool: of 390 CVs that it had not learnt from, 33 of 46 such names were. */
const LIKELY = 0.9;

/** `mediante Zolatrak`, `registro de signos en Zolatrak`: what is said to be a means is one from even odds on. */
const MEANS =
  /\b(?:mediante|usando|a traves de|por medio de|llamad[oa]|aplicacion|sistema|software|plataforma|registr(?:o|aba|e|ar)(?: [a-z]{2,12}){0,4} en)(?: el| la)? $/;
/** Letters that its longest one has. */
const MEANS_BEFORE = 70;
const EVEN = 0.5;

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
  const least = ({ inicio }: Sitio): number =>
    MEANS.test(vista.plano.slice(Math.max(0, inicio - MEANS_BEFORE), inicio)) ? EVEN : LIKELY;
  return unknownNames(vista, conocidas).filter((sitio) => chanceOf(vista, sitio, tools) >= least(sitio));
}
