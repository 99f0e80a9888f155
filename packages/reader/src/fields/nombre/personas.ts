import { lineAt } from '../../text/evidence.ts';
import type { Rasgo, Vocabulary } from '../learned/vocabulary.ts';
import { isToldByAnother } from '../learned/voice.ts';
import { type Nombrado, whoseRasgos } from '../learned/whose.ts';
import { hitsOf } from '../matching/hits.ts';
import type { Titular } from '../terceros/titular.ts';
import { isTitleSize, type Vista } from '../view/view.ts';
import { supportOf } from './gazetteer.ts';
import { personIn, RUN } from './incrustado.ts';
import { likeEmail } from './like-email.ts';
import { isPlace, isStreet, unglue, untitled } from './palabras.ts';

/** Where the text names somebody. */
export type Mencion = {
  palabras: readonly string[];
  significativas: readonly string[];
  inicio: number;
  fin: number;
};

/** Somebody whom the text names, by the longest of the names that it gives them, and what holds wherever it does. */
export type Persona = Mencion & { rasgos: Rasgo[] };

/** Nobody's CV has more words in capitals, nor names people more often; what follows is not looked at. */
const MOST_RUNS = 600;
const MOST = 120;

/** Lines so long are prose: a name that their end cuts goes on in the next one. */
const PROSE = 45;
/** Than the line above: what is so much bigger does not go on from it. */
const HIGHER = 1.3;

/** `… · La Serena` above `Bárbara Yáñez Cortés`: the town is nobody's given name. */
const TOWN_END = /(?:^|[^\p{L}])((?:La|San|Santa|Santo) \p{Lu}\p{L}{3,})$/u;
const endsInTown = (text: string): boolean => isPlace(TOWN_END.exec(text)?.[1] ?? '');

/** The text with the lines in one where a name goes on from one to the next: in prose, and in the letters of a title. */
function joined(vista: Vista): string {
  const { texto, lineas } = vista;
  let whole = '';
  let from = 0;
  for (let i = 1; i < lineas.length; i++) {
    const [above, line] = [lineas[i - 1], lineas[i]];
    if (!above || !line || above.fin + 1 !== line.inicio) continue;
    const title = above.tam === line.tam && isTitleSize(vista, line.tam);
    if (!title && (above.fin - above.inicio < PROSE || line.tam > HIGHER * above.tam)) continue;
    if (endsInTown(above.texto)) continue;
    whole += `${texto.slice(from, above.fin)} `;
    from = line.inicio;
  }
  return whole + texto.slice(from);
}

/** Everywhere that the text names somebody with two words or more, one of which is known to be a name. */
export function namedIn(vista: Vista): Mencion[] {
  const found: Mencion[] = [];
  for (const { index, 0: run } of hitsOf(joined(vista), RUN, MOST_RUNS))
    for (const one of peopleIn(run.replaceAll('_', ' '), index)) if (!isStreet(vista.plano, one.fin)) found.push(one);
  return found.slice(0, MOST);
}

/** The quotes around a name, and a hyphen behind it. */
const CLOSING = /['’-]+$/;

/** `Puerto Aysén Currículo de Ana Soto Rojas`: words of no name stand between others. */
function peopleIn(run: string, index: number): Mencion[] {
  const found: Mencion[] = [];
  let from = 0;
  while (from < run.length) {
    const { texto, inicio } = personIn(run.slice(from));
    if (texto === '') break;
    const at = from + inicio;
    const named = texto.replace(CLOSING, '');
    const palabras = untitled(unglue(named.split(' ')));
    const { significativas, conocidas, ajenas } = supportOf(palabras);
    if (significativas.length > 1 && conocidas > 0 && ajenas === 0)
      found.push({
        palabras,
        significativas,
        inicio: index + Math.max(at, run.indexOf(palabras[0] ?? '', at)),
        fin: index + at + named.length,
      });
    from = at + texto.length + 1;
  }
  return found;
}

/** Where somebody is named, in order, and whether it is the one of that name: two words of it. */
export const ownNames = (menciones: readonly Mencion[], titular: Titular): Nombrado[] =>
  menciones.map(({ inicio, fin, significativas }) => {
    const shared = significativas.filter((word) => titular.includes(word)).length;
    return { inicio, fin, propio: shared > 1 };
  });

/** Steps of how much bigger than usual letters are, and of the share of an address's letters that a name explains. */
const BIGGER = [0.95, 1.15, 1.5];
const LIKE = [0.3, 0.6, 0.9];
const MANY_WORDS = 4;
const MANY_TIMES = 3;

const step = (value: number, steps: readonly number[]): number => steps.filter((least) => value > least).length;

/** The people of the text, those with the longest names first; `emails` are all the addresses that it gives. */
export function personsOf(
  vista: Vista,
  menciones: readonly Mencion[],
  emails: readonly string[],
  vocabulary?: Vocabulary,
): Persona[] {
  const groups: Mencion[][] = [];
  for (const mencion of [...menciones].sort((a, b) => b.significativas.length - a.significativas.length)) {
    const known = groups.find(([longest]) =>
      mencion.significativas.every((word) => longest?.significativas.includes(word)),
    );
    if (known) known.push(mencion);
    else groups.push([mencion]);
  }
  return groups.flatMap((all) => {
    const [longest] = all;
    if (!longest) return [];
    const apoyo = supportOf(longest.palabras);
    const like = Math.max(0, ...emails.map((email) => likeEmail(longest.significativas, email)));
    const rasgos = new Set(all.flatMap((mencion) => mentionRasgos(vista, mencion, vocabulary)));
    rasgos
      .add(`like:${step(like, LIKE)}`)
      .add(`words:${Math.min(MANY_WORDS, apoyo.significativas.length)}`)
      .add(`given:${Math.min(2, apoyo.nombres)}`)
      .add(`family:${Math.min(2, apoyo.apellidos)}`)
      .add(`unknown:${Math.min(2, apoyo.significativas.length - apoyo.conocidas)}`)
      .add(`times:${Math.min(MANY_TIMES, all.length)}`);
    return [{ ...longest, rasgos: [...rasgos] }];
  });
}

/** What a model sees where somebody is named. */
function mentionRasgos(vista: Vista, { inicio, fin }: Mencion, vocabulary?: Vocabulary): Rasgo[] {
  const size = vista.tamTexto > 0 ? (lineAt(vista.reading, inicio)?.tam ?? 0) / vista.tamTexto : 1;
  const kind = `size:${step(size, BIGGER)}`;
  const rasgos = [...whoseRasgos(vista, { inicio, fin }, kind, [], vocabulary), `first:${inicio < FIRST}`];
  if (DID.test(vista.texto.slice(fin, fin + DID_WITHIN))) rasgos.push('did');
  if (isToldByAnother(vista)) rasgos.push(`told/part:${Math.floor((PARTS * inicio) / vista.texto.length)}`);
  return rasgos;
}

/** `Ana Soto llegó …`: whom a verb tells of. */
const DID = /^,?\s\p{Ll}{2,20}ó(?!\p{L})/u;
const DID_WITHIN = 24;

/** Parts of a text: who is told of is named first, who tells last. */
const PARTS = 4;

/** Letters in which a CV says whose it is. */
const FIRST = 60;
