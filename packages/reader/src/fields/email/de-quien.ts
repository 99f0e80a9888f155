import { GENERICOS, PROVEEDORES } from '../../../data/correos.ts';
import { hitsOf } from '../matching/hits.ts';
import { oncePer } from '../matching/once.ts';
import { likeEmail } from '../nombre/like-email.ts';
import { isCalledAfterAnother } from '../terceros/nombrados.ts';
import { isHousesAddress } from '../terceros/por-medio.ts';
import { isOfOthers } from '../terceros/propio.ts';
import type { Titular } from '../terceros/titular.ts';
import { after, before, saidBefore } from '../view/context.ts';
import type { Vista } from '../view/view.ts';
import type { Direccion } from './direcciones.ts';

export type Lugar = { inicio: number; fin: number };

/** Somebody else's address: a person's who is named near it, or an office's. */
export type Ajena = Lugar & { persona: boolean };

/** The addresses of a text that are plainly not the candidate's. */
export function othersAddresses(vista: Vista, titular: Titular, addresses: readonly Direccion[]): Ajena[] {
  return addresses.flatMap(({ local, domain }) => {
    if (isOwn(titular, local.texto, domain.texto)) return [];
    const persona = isCalledAfterAnother(vista, local.extremo, local.texto, titular);
    const others =
      persona || GENERICOS.test(local.texto) || isHousesAddress(local.texto, saidBefore(vista, local.extremo, 240));
    return others ? [{ inicio: local.extremo, fin: domain.extremo, persona }] : [];
  });
}

/** `Correo: el de mi hijo, …`. */
export const LENT =
  /^[^a-z]{0,6}(?:correo(?: electronico)?|e-?mail|mail)\s?[:\t]\s?(?:es |uso |ocupo )?(?:el|uno) de (?:mi|un|una)\b[^@]{0,30}$/;

/** Whether an address is called as the candidate is. */
const isOwn = (titular: Titular, local: string, host: string): boolean =>
  likeEmail(titular, `${local}@`) > 0.5 || namesIn(titular, local) > 1 || isOwnHost(titular, host);

export const isOwnHost = (titular: Titular, host: string): boolean =>
  !PROVEEDORES.has(host) && titular.some((word) => word.length > 3 && host.includes(word));

/** `as@taller.cl` of Antonia Schwarzenberg: the first letter of the given name, and of surnames in their order. */
export function isInitials([given = '', ...more]: Titular, local: string): boolean {
  if (local.length < 2 || local.length > 4 || local.charAt(0) !== given.charAt(0)) return false;
  let next = 0;
  for (const word of more) if (word.charAt(0) === local.charAt(next + 1)) next++;
  return next === local.length - 1;
}

/** How many of the words of a name stand whole in an address. */
export const namesIn = (words: readonly string[], local: string): number =>
  words.filter((word) => word.length > 2 && local.includes(word)).length;

/** Somebody else's by what the clause says: `mi hija Ana tiene: ana@…`, `correo de mi señora`, `(de mi hermano)`. */
const RELATIVES =
  /(?<!\bme l[oa] (?:hizo|creo|abrio) )\b(?:mi|mis|la|el|su|un|una) (?:hij[oa]|senora|espos[oa]|marid[oa]|polol[oa]|pareja|mama|papa|madre|padre|herman[oa]|ti[oa]|prim[oa]|cunad[oa]|suegr[oa]|vecin[oa]|sobrin[oa]|niet[oa]|nuera|yerno|amig[oa]|apoderad[oa]|comadre|compadre|jef[ea]|patron[a]?|contador[a]?)\b(?![^.;\n]{0,40}\b(?:el mio|la mia|es mi[oa]|mi correo)\b)/;

/** `Mi sobrino me hizo el correo …`: whoever made it, it is one's own. */
const MADE_BY =
  /\bme (?:hizo|creo|abrio|saco|armo|configuro) (?:el|un|este|mi) (?:correo|mail|e-?mail)\b[^.;\n]{0,30}$|\b(?:correo|mail|e-?mail)(?: electronico)? que me (?:hizo|creo|abrio|saco|armo|configuro)\b[^.;\n@]{0,24}$/;

/** `Mi correo (lo revisa mi hija)`. */
const READ_BY_ANOTHER = /\bmi (?:correo|mail|e-?mail)\b[^.;:\n]{0,4}\bl[oa] (?:revis|ve|lee|maneja|contesta)/;

/** `(es de mi hija pero lo reviso yo)`. */
const READ_BY_ONESELF =
  /^[^.;\n]{0,40}\b(?:l[oa] (?:reviso|veo|leo|uso|ocupo|contesto) yo|yo l[oa] (?:reviso|veo|leo|uso|ocupo|contesto))\b/;

export function isRelatives(vista: Vista, inicio: number, fin: number, titular: Titular): boolean {
  const near = saidBefore(vista, inicio, 120);
  // `Adjunto el CV de mi esposo Juan Lara`: the relative is the candidate.
  if (titular.length > 1 && titular.filter((word) => near.includes(word)).length > 1) return false;
  const clause = near.slice(Math.max(near.lastIndexOf(';'), near.lastIndexOf('. '), near.lastIndexOf('@')) + 1);
  if (READ_BY_ONESELF.test(after(vista, fin, 60))) return false;
  if (MADE_BY.test(clause) || READ_BY_ANOTHER.test(clause)) return false;
  const note = /^ {0,2}[(,-] ?([^)\n@]{2,30})/.exec(after(vista, fin, 34))?.[1] ?? '';
  return RELATIVES.test(clause) || (/^(?:correo |mail |es )?(?:de|del) /.test(note) && RELATIVES.test(note));
}

/** `… la señora Carla Lombardi …, ella trabaja en el hospital y su correo es …`, also across the ends of lines. */
const HERS =
  /\b(?:ella|el cual|la cual|quien|con (?:la |el )?(?:senora?|sra?|srta|don|dona))\b[^.;]{0,90}\bsu (?:correo|e-?mail|mail)(?: electronico)?(?: es)?[ :]{1,2}$/;

/** Whether the sentence speaks of somebody else whose address it is. */
export const isHers = (vista: Vista, inicio: number): boolean =>
  HERS.test(before(vista, inicio, 160).replaceAll('\n', ' '));

const NONE =
  /\b(?:correo|e-?mail|mail)(?: electronico)?[:\t\n ]{1,3}(?:no (?:tiene|tengo|posee|poseo|usa|uso|cuento con|maneja|manejo)\b(?! mucho| casi| tanto)|(?:[—–-]{1,3}|n\/a|s\/i|ninguno|no registra)(?=[\t\n]|$))/g;

/** `Correo electrónico: no tiene`, `E-mail | —` in the candidate's own form: an address that is not called as they are is another's. */
export const hasNone = oncePer((vista: Vista): boolean =>
  hitsOf(vista.plano, NONE, 4).some(({ index }) => !isOfOthers(vista, index)),
);
