/** Weights of what holds at a place (`rasgos`), learnt from labelled CVs; `sesgo` counts always. */
export type Modelo = { sesgo: number; pesos: ReadonlyMap<string, number> };

/** The name of what always holds in a model's file. */
export const ALWAYS = '=';

/** A model's file counts in hundredths: a line has a weight and all that weighs so. */
export const UNIT = 100;

/** The model of a data file, read when it is first asked for. */
export function modelOf(text: string): () => Modelo {
  let known: Modelo | undefined;
  return () => {
    known ??= parse(text);
    return known;
  };
}

function parse(text: string): Modelo {
  const pesos = new Map<string, number>();
  for (const line of text.trim().split('\n')) {
    const [weight, ...names] = line.split(' ');
    for (const name of names) pesos.set(name, Number(weight) / UNIT);
  }
  return { sesgo: pesos.get(ALWAYS) ?? 0, pesos };
}

/** How likely it is, 0 to 1 (logistic regression). */
export function probability({ sesgo, pesos }: Modelo, rasgos: readonly string[]): number {
  let sum = sesgo;
  for (const rasgo of rasgos) sum += pesos.get(rasgo) ?? 0;
  return 1 / (1 + Math.exp(-sum));
}
