import { RECHAZOS } from '@recluta/domain/envio/rechazos';
import type { Aviso } from '@recluta/domain/envio/selection';
import { MENSAJES_SUBIDA } from '@recluta/domain/mensajes';

/** What a sender can do about a refused file: photos and pages of other programs can be printed as a PDF. */
const REMEDIES: Readonly<Record<string, string>> = {
  [MENSAJES_SUBIDA.subir_tipo]: 'Ábrelo y guárdalo como PDF.',
  [RECHAZOS.archivo_vacio.texto]: 'Ábrelo, guárdalo de nuevo y vuelve a elegirlo.',
  [RECHAZOS.archivo_grande.texto]: 'Guárdalo como PDF con imágenes más livianas.',
};

/** What holds other files is no document: opened, it can be saved as nothing. */
const COMPRESSED = /\.(?:zip|rar|7z|tar|t?gz)$/i;

const remedyOf = (motivo: string, nombre: string): string | undefined =>
  motivo === MENSAJES_SUBIDA.subir_tipo && COMPRESSED.test(nombre)
    ? 'Descomprímelo y elige los CVs que trae dentro.'
    : REMEDIES[motivo];

/** Why the file of that name was refused and, where its sender can mend it, how. */
export const reasonText = (motivo: string, nombre: string): string =>
  [motivo, remedyOf(motivo, nombre)].filter(Boolean).join(' ');

/** The same of what was left out, told once of all files that it is true of. */
export function remediesOf(avisos: readonly Aviso[]): readonly Aviso[] {
  const told = new Map<string, readonly string[]>();
  for (const { motivo, nombres } of avisos) {
    if (nombres.length === 0) told.set(motivo, nombres);
    for (const nombre of nombres) {
      const title = reasonText(motivo, nombre);
      told.set(title, [...(told.get(title) ?? []), nombre]);
    }
  }
  return [...told].map(([motivo, nombres]) => ({ motivo, nombres }));
}
