import { once } from '../matching/once.ts';
import { type Rasgo, Weighing } from './vocabulary.ts';

/** Weights of what holds at a place (`rasgos`), learnt from labelled CVs; `bias` counts always. */
export type Weights = { bias: number; weights: ReadonlyMap<string, number>; vocabulary?: Weighing };

/** Weights, and the words that some of them are of. */
export type Model = Required<Weights>;

/** The name of what always holds in a model's file. */
export const ALWAYS = '=';

/** A model's file counts in hundredths: a line has a weight and all that weighs so. */
export const UNIT = 100;

/** The model of a data file, read when it is first asked for. */
export const modelOf = (text: string): (() => Model) => once(() => parse(text));

function parse(text: string): Model {
  const weights = new Map<string, number>();
  for (const line of text.trim().split('\n')) {
    const [weight, ...names] = line.split(' ');
    for (const name of names) weights.set(name, Number(weight) / UNIT);
  }
  // The models of jobs are never asked for words around a place.
  const words = once(() => new Weighing(weights));
  return {
    bias: weights.get(ALWAYS) ?? 0,
    weights,
    get vocabulary() {
      return words();
    },
  };
}

/** How likely it is, 0 to 1 (logistic regression). */
export function probability(model: Weights, rasgos: readonly Rasgo[]): number {
  let sum = model.bias;
  for (const rasgo of rasgos)
    sum += (typeof rasgo === 'number' ? model.vocabulary?.weights[rasgo] : model.weights.get(rasgo)) ?? 0;
  return 1 / (1 + Math.exp(-sum));
}
