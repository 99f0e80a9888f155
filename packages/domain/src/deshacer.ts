import type { TipoEvento } from './eventos.ts';

/** For so long what was done can be taken back from the history. */
export const HORAS_DESHACER = 24;
export const PLAZO_DESHACER_MS = HORAS_DESHACER * 3_600_000;

/** What can be taken back: each has its inverse in acciones.repo, and a test that walks them all. */
export const DESHACIBLES = [
  'cv_movido',
  'cv_eliminado',
  'cv_editado',
  'seleccion_cambiada',
  'cv_fusionado',
  'cv_etiquetado',
  'cv_desetiquetado',
  'cv_asignado',
  'cv_copiado',
  'tarea_eliminada',
] as const satisfies readonly TipoEvento[];
export type Deshacible = (typeof DESHACIBLES)[number];

/** Why a cv stays as it is when an action is taken back. */
export const IMPEDIMENTOS = [
  'cambiado',
  'papelera',
  'etapa',
  'etiqueta',
  'responsable',
  'restaurado',
  'fusionado',
  'bloqueado',
] as const;
export type Impedimento = (typeof IMPEDIMENTOS)[number];
