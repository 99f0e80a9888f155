import { ETIQUETA_EXPERIENCIA } from '@recluta/domain/archivos';

const FIELDS: Record<string, string> = {
  nombre: 'nombre',
  rut: 'RUT',
  email: 'correo',
  telefono: 'teléfono',
  nacionalidad: 'nacionalidad',
  pretension_renta: 'renta',
  pretension_max: 'renta',
  tecnologias: 'tecnologías',
  criterios: 'criterios',
  titulo: 'título',
  cv_id: 'candidato',
  responsable_id: 'responsable',
  fecha_inicio: 'hora',
  fecha_fin: 'hora',
  lugar: 'lugar',
  notas: 'notas',
  ...Object.fromEntries(Object.keys(ETIQUETA_EXPERIENCIA).map((each) => [`experiencia_${each}`, 'experiencia'])),
};

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Columns as a person calls them, each once: 'correo y teléfono'; what is no column is left out. */
export const fieldWords = (codes: readonly string[]): string =>
  list.format(new Set(codes.flatMap((code) => FIELDS[code] ?? [])));
