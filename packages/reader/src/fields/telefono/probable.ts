import { telefonoKind } from '@recluta/domain/telefono';
import { WEIGHTS_TELEFONO } from '../../../data/modelos/telefono.ts';
import type { Candidato } from '../candidate.ts';
import { type Dado, likely } from '../learned/likely.ts';
import { modelOf } from '../learned/model.ts';
import type { Vocabulary } from '../learned/vocabulary.ts';
import { counted, type Nombrado, whoseRasgos } from '../learned/whose.ts';
import { isLetterhead } from '../terceros/membrete.ts';
import type { Titular } from '../terceros/titular.ts';
import { before } from '../view/context.ts';
import type { Vista } from '../view/view.ts';
import { isGone, isOfRelative } from './de-quien.ts';
import { hasArea, toE164, writtenIn } from './numeros.ts';
import { OF_MOBILE } from './telefono.ts';

const MODEL = modelOf(WEIGHTS_TELEFONO);

/** Every phone of the text, whoever's it is, in order. */
export function phonesOf(
  vista: Vista,
  titular: Titular,
  nombrados: readonly Nombrado[],
  vocabulary?: Vocabulary,
): Dado[] {
  const found: Dado[] = [];
  for (const { numero, inicio } of writtenIn(vista)) {
    const valor = toE164(numero, true, OF_MOBILE.test(before(vista, inicio, 20)));
    if (!valor) continue;
    const kind = telefonoKind(valor);
    if (kind === 'fijo' && !hasArea(valor)) continue;
    // Of a profile that names nobody they are the consultant's.
    if (titular.length === 0 && isLetterhead(vista, inicio, titular)) continue;
    const fin = inicio + numero.length;
    if (isOfRelative(vista, inicio, fin, kind === 'fijo') || isGone(vista, inicio, fin)) continue;
    const rasgos = () => {
      const written = /^\(?(?:\+|00)/.test(numero) ? '+' : numero.replace(/\D/g, '').length;
      return [...whoseRasgos(vista, { inicio, fin }, kind, nombrados, vocabulary), `written:${written}`];
    };
    found.push({ valor, inicio, fin, rasgos });
  }
  return counted(found);
}

/** What a model that learnt from labelled CVs takes for the own phone. Ten points are certainty, five are even odds. */
export const probableTelefonos = (
  vista: Vista,
  titular: Titular,
  nombrados: readonly Nombrado[],
): Candidato<string>[] => likely(MODEL(), phonesOf(vista, titular, nombrados, MODEL().vocabulary));
