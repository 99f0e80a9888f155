import { NACIONALIDADES } from './archivos.ts';
import { normalize } from './texto.ts';

const COUNTRIES = new Intl.DisplayNames('es', { type: 'region' });

/** By every way people write them: `Chileno`, `CHILENA`, `Chile`. */
const WRITTEN = new Map(
  Object.entries(NACIONALIDADES).flatMap(([name, code]) =>
    [name, name.replace(/a$/, 'o'), COUNTRIES.of(code.toUpperCase()) ?? name].map(
      (written) => [normalize(written), name] as const,
    ),
  ),
);

/** A nationality as the filter and the reader spell it; one without a flag as it was written. */
export const asNacionalidad = (written: string): string => WRITTEN.get(normalize(written)) ?? written;
