import { type Candidato, ranked } from '../candidate.ts';
import { type Model, probability } from './model.ts';

/** A value that the text gives, whoever's it is, and what holds where it stands. */
export type Dado = { valor: string; inicio: number; fin: number; rasgos: string[] };

/** Points of certainty; even odds are half of them. */
const CERTAIN = 10;

/** How likely a model takes a place for the candidate's, in points. */
export const pointsOf = (model: Model, rasgos: readonly string[]): number => CERTAIN * probability(model, rasgos);

/** What a model takes for the candidate's, the likeliest first. */
export const likely = (model: Model, dados: readonly Dado[]): Candidato<string>[] =>
  ranked(dados.map(({ rasgos, ...place }) => ({ ...place, puntos: pointsOf(model, rasgos) })));
