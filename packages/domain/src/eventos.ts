/** Everything that is written down as it happens. A code is never renamed: old rows keep it. */
export const TIPOS_EVENTO = [
  'cuenta_creada',
  'sesion_iniciada',
  'sesion_cerrada',
  'contrasena_cambiada',
  'usuario_creado',
  'usuario_editado',
  'empresa_creada',
  'area_creada',
  'area_eliminada',
  'proceso_creado',
  'proceso_editado',
  'fechas_editadas',
  'criterio_agregado',
  'criterio_eliminado',
  'tecnologia_agregada',
  'tecnologia_eliminada',
  'cv_registrado',
  'cv_lectura',
  'cv_movido',
  'cv_eliminado',
  'cv_editado',
  'archivo_abierto',
  'seleccion_cambiada',
  'filtro_nacionalidad',
] as const;
export type TipoEvento = (typeof TIPOS_EVENTO)[number];

/** What the start page tells of: changes of a proceso and of who is in it. */
export const TIPOS_ACTIVIDAD = [
  'proceso_creado',
  'proceso_editado',
  'fechas_editadas',
  'criterio_agregado',
  'tecnologia_agregada',
  'cv_registrado',
  'cv_movido',
  'cv_eliminado',
] as const satisfies readonly TipoEvento[];
export type TipoActividad = (typeof TIPOS_ACTIVIDAD)[number];
