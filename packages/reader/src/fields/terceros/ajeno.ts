/** From `inicio` to `fin` (offsets of the text) somebody else than the candidate is spoken of. */
export type Ajeno = { inicio: number; fin: number };

/** How an address looks in a folded text. */
export const ADDRESS = /[a-z0-9._%+-]{2,40}@[a-z0-9.-]{4,40}/g;
