/** Weights of what holds at a place (`rasgos`), learnt from labelled CVs; `bias` counts always. */
export type Model = { bias: number; weights: ReadonlyMap<string, number> };

/** The name of what always holds in a model's file. */
export const ALWAYS = '=';

/** A model's file counts in hundredths: a line has a weight and all that weighs so. */
export const UNIT = 100;

/** The model of a data file, read when it is first asked for. */
export function modelOf(text: string): () => Model {
  let known: Model | undefined;
  return () => {
    known ??= parse(text);
    return known;
  };
}

function parse(text: string): Model {
  const weights = new Map<string, number>();
  for (const line of text.trim().split('\n')) {
    const [weight, ...names] = line.split(' ');
    for (const name of names) weights.set(name, Number(weight) / UNIT);
  }
  return { bias: weights.get(ALWAYS) ?? 0, weights };
}

/** How likely it is, 0 to 1 (logistic regression). */
export function probability({ bias, weights }: Model, rasgos: readonly string[]): number {
  let sum = bias;
  for (const rasgo of rasgos) sum += weights.get(rasgo) ?? 0;
  return 1 / (1 + Math.exp(-sum));
}
