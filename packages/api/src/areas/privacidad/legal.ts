import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextoVisto } from '@recluta/db';
import { type ClaveLegal, fillLegal, type Hueco, type LegalText, parseLegal, TEXTOS_LEGALES } from '@recluta/domain';
import { fingerprintOf } from '../../fingerprint.ts';

/** The legal texts that are shown or accepted, as they stand in their files now. */
export type Legal = Record<ClaveLegal, LegalText>;

/** Reads the folder of legal texts. Throws when one is missing or has no version. */
export function loadLegal(folder: string): Legal {
  return Object.fromEntries(
    TEXTOS_LEGALES.map((clave) => [clave, parseLegal(readFileSync(join(folder, `${clave}.md`), 'utf8'))]),
  ) as Legal;
}

/** A text as somebody sees it, with the hash of its words. */
export function filled(legal: Legal, clave: ClaveLegal, values: Partial<Record<Hueco, string>>): TextoVisto {
  const { version, cuerpo } = legal[clave];
  const texto = fillLegal(cuerpo, values);
  return { clave, version, texto, huella: fingerprintOf(texto) };
}
