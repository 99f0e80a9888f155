import { GENERICOS, PROVEEDORES } from '../../../data/correos.ts';
import { WEIGHTS_EMAIL } from '../../../data/modelos/email.ts';
import type { Candidato } from '../candidate.ts';
import { type Dado, likely } from '../learned/likely.ts';
import { modelOf } from '../learned/model.ts';
import type { Vocabulary } from '../learned/vocabulary.ts';
import { counted, type Nombrado, whoseRasgos } from '../learned/whose.ts';
import { once } from '../matching/once.ts';
import { likeEmail } from '../nombre/like-email.ts';
import { isLetterhead } from '../terceros/membrete.ts';
import { isCalledAfterAnother } from '../terceros/nombrados.ts';
import type { Titular } from '../terceros/titular.ts';
import type { Vista } from '../view/view.ts';
import { hasNone, isOwnHost, isRelatives, namesIn } from './de-quien.ts';
import type { Direccion } from './direcciones.ts';
import { addressOf, isGivenUp } from './email.ts';

const MODEL = modelOf(WEIGHTS_EMAIL);

/** Shares of an address's letters that the candidate's name explains, from which on it is like it. */
const LIKE = [0.3, 0.6, 0.9];

/** Every address of the text, whoever's it is, in order. */
export function addressesOf(
  vista: Vista,
  titular: Titular,
  addresses: readonly Direccion[],
  nombrados: readonly Nombrado[],
  vocabulary?: Vocabulary,
): Dado[] {
  const written = addresses
    .flatMap((address) => addressOf(vista, titular, address) ?? [])
    // Of a profile that names nobody they are the consultant's.
    .filter(({ inicio }) => titular.length > 0 || !isLetterhead(vista, inicio, titular))
    .filter(({ name, inicio, fin }) => namesIn(titular, name) > 1 || !isRelatives(vista, inicio, fin, titular))
    .filter(({ inicio, fin }) => !isGivenUp(vista, inicio, fin));
  const likeness = once(() => written.map(({ name }) => likeEmail(titular, `${name}@`)));
  return counted(
    written.map(({ name, host, valor, inicio, fin }, i) => ({
      valor,
      inicio,
      fin,
      rasgos: () => {
        const like = likeness()[i] ?? 0;
        const known = PROVEEDORES.has(host);
        const anothers = isCalledAfterAnother(vista, inicio, name, titular);
        const step = LIKE.filter((least) => like > least).length;
        const isOwn = step > 1 || (isOwnHost(titular, host) && !GENERICOS.test(name));
        const kind = `${anothers ? 'otro' : isOwn ? 'suyo' : 'cualquiera'}${known ? '' : '.'}`;
        const rasgos = whoseRasgos(vista, { inicio, fin }, kind, nombrados, vocabulary);
        rasgos.push(`like:${step}`, `names:${Math.min(2, namesIn(titular, name))}`);
        if (step > 0) rasgos.push(`given:${givenIn(titular[0], name)}`);
        if (known) rasgos.push('provider');
        if (anothers) rasgos.push('anothers');
        if (GENERICOS.test(name)) rasgos.push('office');
        if (isOwnHost(titular, host)) rasgos.push('ownhost');
        if (step > 0) rasgos.push(like === Math.max(...likeness()) ? 'likest' : 'lesslike');
        return rasgos;
      },
    })),
  );
}

/** How an address says the given name: whole or cut short, by its initial, not at all, as a relative's does. */
function givenIn(given = '', name: string): string {
  if (name.includes(given.slice(0, 3))) return 'name';
  return name.startsWith(given.charAt(0)) ? 'initial' : 'none';
}

/**
 * What a model that learnt from labelled CVs takes for the own address. Ten points are certainty, five are even odds; of who
 * says to have none only one that is called as they are may be it.
 */
export function probableEmails(
  vista: Vista,
  titular: Titular,
  addresses: readonly Direccion[],
  nombrados: readonly Nombrado[],
): Candidato<string>[] {
  const found = likely(MODEL(), addressesOf(vista, titular, addresses, nombrados, MODEL().vocabulary));
  if (!hasNone(vista)) return found;
  return found.map((one) => (namesIn(titular, one.valor.split('@')[0] ?? '') > 1 ? one : { ...one, puntos: 0 }));
}
