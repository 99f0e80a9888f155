import { likeEmail } from '../nombre/like-email.ts';
import { ADDRESS } from './ajeno.ts';
import type { Titular } from './titular.ts';

/** `(mío)`, `soy yo`: said behind a number that is the candidate's. */
export const OWN_BEHIND = /^[^a-z]{0,3}(?:soy yo|propi[oa]|mio)\b/;

/** Whether the name explains more than `least` (0 to 1) of the letters of an address in a folded line. */
export const hasOwnAddress = (line: string, titular: Titular, least: number): boolean =>
  (line.match(ADDRESS) ?? []).some((address) => likeEmail(titular, address) > least);
