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

/** Why what was written down is not taken back, in the order in which people are told. */
export const MOTIVOS_SIN_VUELTA = ['borrado', 'queda', 'seguridad', 'ley', 'ajeno', 'constancia'] as const;
export type MotivoSinVuelta = (typeof MOTIVOS_SIN_VUELTA)[number];

/**
 * What cannot be taken back, and why. `borrado`: gone at once, and asked before. `queda`: stays, and is edited. `seguridad`:
 * taking it back would open what was closed. `ley`: the law wants it kept, or never back. `ajeno`: not done by the team.
 * `constancia`: nothing changed by it.
 */
export const SIN_VUELTA = {
  area_eliminada: 'borrado',
  plantilla_eliminada: 'borrado',
  motivo_eliminado: 'borrado',
  etiqueta_eliminada: 'borrado',
  etiquetas_unidas: 'borrado',
  nota_eliminada: 'borrado',
  adjunto_eliminado: 'borrado',
  cv_borrado: 'borrado',
  usuario_creado: 'queda',
  empresa_creada: 'queda',
  proceso_creado: 'queda',
  cuenta_creada: 'queda',
  contrasena_cambiada: 'seguridad',
  contrasena_temporal: 'seguridad',
  suscripcion_renovada: 'seguridad',
  suscripcion_apagada: 'seguridad',
  cv_anonimizado: 'ley',
  titular_borrado: 'ley',
  consentimiento_retirado: 'ley',
  solicitud_prorrogada: 'ley',
  solicitud_respondida: 'ley',
  incidente_anotado: 'ley',
  contrato_aceptado: 'ley',
  cv_lectura: 'ajeno',
  cv_antivirus: 'ajeno',
  solicitud_recibida: 'ajeno',
  sesion_iniciada: 'constancia',
  sesion_cerrada: 'constancia',
  ingreso_fallido: 'constancia',
  acceso_denegado: 'constancia',
  archivo_abierto: 'constancia',
  cv_visto: 'constancia',
  cv_exportado: 'constancia',
  titular_exportado: 'constancia',
  lista_exportada: 'constancia',
  filtro_nacionalidad: 'constancia',
  mensaje_preparado: 'constancia',
  notificaciones_leidas: 'constancia',
} as const satisfies Partial<Record<TipoEvento, MotivoSinVuelta>>;
export type SinVuelta = keyof typeof SIN_VUELTA;

/** Everything else: the operation that brings back what was. With a line in the test that walks them all. */
export const VUELTAS: Readonly<Record<Exclude<TipoEvento, Deshacible | SinVuelta>, string>> = {
  usuario_editado: 'usuarios.update',
  empresa_eliminada: 'importar.empresas',
  area_creada: 'empresas.removeArea',
  proceso_editado: 'procesos.update',
  proceso_eliminado: 'importar.procesos',
  fechas_editadas: 'configuracion.updateFechas',
  etapa_creada: 'etapas.remove',
  etapa_editada: 'etapas.update',
  etapas_ordenadas: 'etapas.order',
  etapa_eliminada: 'etapas.restore',
  plantilla_creada: 'etapas.removePlantilla',
  plantilla_elegida: 'etapas.setDefaultPlantilla',
  motivo_creado: 'motivos.remove',
  motivo_editado: 'motivos.update',
  criterio_agregado: 'configuracion.removeCriterio',
  criterio_eliminado: 'configuracion.addCriterio',
  tecnologia_agregada: 'configuracion.removeTecnologia',
  tecnologia_eliminada: 'configuracion.addTecnologia',
  cv_registrado: 'cvs.remove',
  cv_restaurado: 'cvs.remove',
  entrevista_creada: 'calendario.remove',
  entrevista_editada: 'calendario.update',
  entrevista_eliminada: 'calendario.create',
  lista_importada: 'importar.undoEmpresas',
  importacion_deshecha: 'importar.empresas',
  nota_escrita: 'candidato.removeNote',
  nota_editada: 'candidato.editNote',
  persona_unida: 'candidato.decidePerson',
  persona_distinta: 'candidato.decidePerson',
  persona_olvidada: 'candidato.decidePerson',
  adjunto_agregado: 'candidato.removeAttached',
  // With whom went into it; later they can still be separated.
  cv_unido: 'deshacer.undo',
  cv_separado: 'candidato.merge',
  etiqueta_creada: 'etiquetas.remove',
  etiqueta_editada: 'etiquetas.update',
  cv_bloqueado: 'privacidad.unblock',
  cv_desbloqueado: 'privacidad.block',
  retencion_puesta: 'privacidad.release',
  retencion_quitada: 'privacidad.keep',
  privacidad_editada: 'privacidad.saveRetention',
  responsable_editado: 'privacidad.saveController',
  tarea_creada: 'tareas.remove',
  tarea_editada: 'tareas.update',
  tarea_hecha: 'tareas.update',
  tarea_reabierta: 'tareas.update',
  tarea_restaurada: 'tareas.remove',
};
