import { WEIGHTS_RUT } from '../../../data/modelos/rut.ts';
import type { Candidato } from '../candidate.ts';
import { type Dado, likely } from '../learned/likely.ts';
import { modelOf } from '../learned/model.ts';
import type { Vocabulary } from '../learned/vocabulary.ts';
import { counted, type Nombrado, whoseRasgos } from '../learned/whose.ts';
import type { Vista } from '../view/view.ts';
import { isLedFromOthers, rutsIn } from './rut.ts';

const MODEL = modelOf(WEIGHTS_RUT);

/** Digits of other things pass modulo 11 as well, one in eleven: how they are written tells. */
const formOf = (body: string, gap: string): string =>
  `${/[.,' ]/.test(body.trim()) ? 'd' : ''}${gap.includes('-') ? 'h' : gap.trim() === '' ? '' : 'o'}${/\n/.test(body + gap) ? 'n' : ''}`;

/** Millions between the numbers of people of about the same age. */
const AGE = 4;

/** Every RUT of the text, whoever's it is, in order. */
export function rutsOf(vista: Vista, nombrados: readonly Nombrado[], vocabulary?: Vocabulary): Dado[] {
  return counted(
    rutsIn(vista)
      .filter(({ inicio }) => !isLedFromOthers(vista, inicio))
      .map(({ valor, body, gap, inicio, fin }) => ({
        valor,
        inicio,
        fin,
        rasgos: () => [
          ...whoseRasgos(vista, { inicio, fin }, formOf(body, gap), nombrados, vocabulary),
          `age:${Math.floor(Number(valor.slice(0, -2)) / (AGE * 1_000_000))}`,
        ],
      })),
  );
}

/** What a model that learnt from labelled CVs takes for the own RUT. Ten points are certainty, five are even odds. */
export const probableRuts = (vista: Vista, nombrados: readonly Nombrado[]): Candidato<string>[] =>
  likely(MODEL(), rutsOf(vista, nombrados, MODEL().vocabulary));
