import type { Candidato } from '../candidate.ts';
import { type Model, probability } from './model.ts';
import type { Rasgo } from './vocabulary.ts';

/** A value that the text gives, whoever's it is, and how to see what holds where it stands. */
export type Dado = { valor: string; inicio: number; fin: number; rasgos: () => Rasgo[] };

/** Points of certainty; even odds are half of them. */
const CERTAIN = 10;

/** How likely a model takes a place for the candidate's, in points. */
export const pointsOf = (model: Model, rasgos: readonly Rasgo[]): number => CERTAIN * probability(model, rasgos);

/** A place that is weighed when its points are asked for: most are told of surely, and looking around costs the most. */
class Weighed implements Candidato<string> {
  readonly valor: string;
  readonly inicio: number;
  readonly fin: number;
  readonly #model: Model;
  readonly #rasgos: () => Rasgo[];
  #puntos: number | undefined;

  constructor(model: Model, { valor, inicio, fin, rasgos }: Dado) {
    this.valor = valor;
    this.inicio = inicio;
    this.fin = fin;
    this.#model = model;
    this.#rasgos = rasgos;
  }

  get puntos(): number {
    this.#puntos ??= pointsOf(this.#model, this.#rasgos());
    return this.#puntos;
  }
}

/** What a model may take for the candidate's, in the order of the text. */
export const likely = (model: Model, dados: readonly Dado[]): Candidato<string>[] =>
  dados.map((dado) => new Weighed(model, dado));
