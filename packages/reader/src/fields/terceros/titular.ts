import { supportOf } from '../nombre/gazetteer.ts';

/** Whose CV it is, for the fields that others have as well: the words of the name that was read, none when it was not. */
export type Titular = readonly string[];

export const titularOf = (nombre: string | null): Titular => supportOf(nombre?.split(/[ -]/) ?? []).significativas;
