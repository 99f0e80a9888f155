import { SIN_DATOS } from '@recluta/domain';
import type { cvs } from './cvs.table.ts';

/** What stands where the name of a file stood. */
export const ANONIMO = 'Datos anonimizados';

/** Of a cv: where it stands, since when, and who of the team did it. The *_clave go with the candidato (personas.ts). */
type Stays =
  | 'id'
  | 'cuenta_id'
  | 'proceso_id'
  | 'candidato_id'
  | 'archivo_id'
  | 'etapa'
  | 'alcanzada'
  | 'origen'
  | 'lectura'
  | 'rut_clave'
  | 'email_clave'
  | 'telefono_clave'
  | 'creado_en'
  | 'movido_en'
  | 'motivo_id'
  | 'responsable_id'
  | 'eliminado_en'
  | 'eliminado_por'
  | 'fusionado_en'
  | 'bloqueado_en'
  | 'anonimizado_en';

/** Every other column of a cv, as anonymising leaves it: one that is added stands here or among those that stay. */
export const SIN_PERSONA: Omit<typeof cvs.$inferSelect, Stays> = {
  ...SIN_DATOS,
  por_revisar: false,
  busqueda: '',
  sha256: '',
  archivo_nombre: ANONIMO,
  mismo_archivo_que: null,
  lectura_motivo: null,
};
