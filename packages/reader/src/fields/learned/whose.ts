import { isOfOthers } from '../terceros/propio.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import { contextOf } from './context.ts';
import type { Dado } from './likely.ts';
import type { Rasgo, Vocabulary } from './vocabulary.ts';
import { isToldByAnother } from './voice.ts';

/** Where somebody is named, and whether that is whom the CV is of. */
export type Nombrado = { inicio: number; fin: number; propio: boolean };

/** Letters from a name to what may be that person's, behind it and before it on its line. */
const AFTER_NAME = 160;
const BEFORE_NAME = 60;

/** Tokens on either side whose meaning hangs on what kind of value stands beside them. */
const BESIDE = 3;

/**
 * What a model sees of a place where the text says how somebody is called, numbered or reached: the words around, the
 * section, whether the rules give the place to others, who is named nearest to it; the nearest of them once more with
 * the kind of the value, and once more where somebody else tells of the candidate: there `mi fono` is not the own one.
 */
export function whoseRasgos(
  vista: Vista,
  { inicio, fin }: { inicio: number; fin: number },
  kind: string,
  nombrados: readonly Nombrado[],
  vocabulary?: Vocabulary,
): Rasgo[] {
  const { rasgos, antes, despues } = contextOf(vista.plano, inicio, fin, vocabulary);
  const near = [`sec:${sectionAt(vista, inicio)}`, `between:${antes[0] ?? ''}|${despues[0] ?? ''}`];
  if (isOfOthers(vista, inicio)) near.push('others');
  const last = nombrados.findLast((one) => one.fin <= inicio && inicio - one.fin < AFTER_NAME);
  if (last) near.push(`who:${whoseName(last)}${isOneLine(vista, last.fin, inicio) ? '' : '⏎'}`);
  const next = nombrados.find((one) => one.inicio >= fin && one.inicio - fin < BEFORE_NAME);
  if (next && isOneLine(vista, fin, next.inicio)) near.push(`then:${whoseName(next)}`);
  const beside = antes.slice(0, BESIDE).map((token, k) => `l${k}:${token}`);
  for (const edge of ['bol', 'eol']) if (rasgos.includes(edge)) beside.push(edge);
  beside.push(...near);
  rasgos.push(...near, kind);
  for (const rasgo of beside) rasgos.push(`${kind}/${rasgo}`);
  if (isToldByAnother(vista)) for (const rasgo of [kind, ...beside]) rasgos.push(`told/${rasgo}`);
  return rasgos;
}

const whoseName = ({ propio }: Nombrado): string => (propio ? 'own' : 'other');

const isOneLine = (vista: Vista, from: number, to: number): boolean => !vista.plano.slice(from, to).includes('\n');

/** More values than so many are not told apart. */
const MANY = 3;

/** The values of a text, each with how many there are, and which one it is. */
export function counted(dados: readonly Dado[]): Dado[] {
  const valores = [...new Set(dados.map(({ valor }) => valor))];
  const of = `of:${Math.min(MANY, valores.length)}`;
  return dados.map((dado) => ({
    ...dado,
    rasgos: () => [...dado.rasgos(), of, `nth:${Math.min(MANY, valores.indexOf(dado.valor))}`],
  }));
}
