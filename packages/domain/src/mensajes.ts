/** Those of the public upload, which a slow phone loads: a word more is a word more to wait for. */
export const MENSAJES_SUBIDA = {
  sin_conexion: 'Error de conexión con el servidor.',
  subir_ninguno: 'Debes subir al menos un archivo.',
  subir_tipo: 'Solo se permiten archivos PDF o Word (.docx).',
  subir_fallo: 'Ocurrió un error al subir los archivos. Intenta nuevamente.',
  proceso_no_encontrado: 'Proceso no encontrado',
} as const;

/** Sentences of §5 and §8 that screens show, word for word, beside the ones the server sends (errores.ts). */
export const MENSAJES = {
  ...MENSAJES_SUBIDA,
  empresa_requerida: 'Debes seleccionar una empresa.',
  contrasenas_distintas: 'Las contraseñas no coinciden.',
  registro_incompleto: 'Completa nombre, email y contraseña.',
  registro_ok: 'Cuenta creada correctamente. Redirigiendo…',
  registro_fallo: 'No se pudo crear la cuenta.',
  credenciales: 'Credenciales inválidas',
  whatsapp: 'No se pudo construir el enlace de WhatsApp.',
  confirmar_eliminar_cv: '¿Estás seguro de eliminar este CV?',
  confirmar_eliminar_area: '¿Eliminar esta área? Esta acción no se puede deshacer.',
  limite_reclutadores: 'Límite de reclutadores alcanzado por tu plan.',
  limite_visores: 'Límite de visores alcanzado por tu plan.',
  crear_usuario: 'Error al crear usuario',
  actualizar_usuario: 'Error al actualizar usuario',
  cargar_datos: 'Error al cargar datos',
  guardar_proceso: 'Error al guardar el proceso',
  actualizar_proceso: 'Error al actualizar el proceso',
  guardar_empresa: 'Error al guardar la empresa',
  crear_area: 'Error al crear área',
  eliminar_area: 'Error al eliminar área',
  eliminar_cv: 'No se pudo eliminar el CV',
  abrir_archivo: 'No se pudo abrir el archivo. Revisa permisos o vuelve a intentar.',
  abrir_sin_direccion: 'El backend no devolvió la URL firmada',
  abrir_archivo_etapas: 'No se pudo abrir el archivo (URL firmada).',
  abrir_etapas_fallo: 'No se pudo obtener la URL firmada',
  abrir_etapas_sin_direccion: 'Respuesta sin URL',
  avanzar_fallo: 'No se pudo avanzar de etapa.',
  avanzar_ok: 'Los CVs seleccionados avanzaron a la siguiente etapa.',
  mover_fallo: 'No se pudo mover de etapa.',
  mover_sin_respuesta: 'Error moviendo etapa',
  plan_sin_categoria: 'Tu plan no permite crear elementos en esta categoría.',
  plan_alcanzado: 'Has alcanzado el límite de tu plan.',
  plan_dentro: 'Dentro de los márgenes del plan.',
  sin_usuarios: 'No hay usuarios registrados.',
  sin_cvs: 'No hay CVs que cumplan con los filtros.',
  sin_areas: 'No hay áreas registradas.',
  sin_resultados: 'Sin resultados',
  sin_cvs_etapa: 'No hay CVs en esta etapa con los filtros aplicados.',
} as const;

/** §5: what is said when more files are chosen than one submission takes. */
export const excessFilesMessage = (ignored: number): string =>
  `Solo se pueden cargar 50 archivos por envío. Se ignoraron ${ignored}.`;
