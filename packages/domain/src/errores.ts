import { MAX_ADJUNTOS, MAX_FILES } from './archivos.ts';
import { HORAS_DESHACER } from './deshacer.ts';
import { RECHAZOS } from './envio/rechazos.ts';
import { MAX_ETAPAS } from './etapas.ts';
import { MAX_ETIQUETAS } from './etiquetas.ts';
import { MINUTOS_NOTA } from './notas.ts';
import { plural } from './texto.ts';

/**
 * Errors are data: a codigo, and one table codigo → status and Spanish text (decisions, "Errors"). Texts of §5 and §8
 * stand here word for word, for server, screens and tests.
 */
export const ERRORES = {
  // Requests
  invalido: { status: 400, texto: 'Revisa los datos ingresados.' },
  cuerpo_invalido: { status: 400, texto: 'No pudimos entender la solicitud. Vuelve a intentar.' },
  sin_sesion: { status: 401, texto: 'Tu sesión terminó. Vuelve a ingresar.' },
  otra_persona: { status: 401, texto: 'En este navegador ingresó otra persona. Vuelve a ingresar.' },
  sin_permiso: { status: 403, texto: 'Tu rol no permite hacer esto. Pide ayuda a un administrador.' },
  origen_ajeno: { status: 403, texto: 'La solicitud vino de otro sitio y no fue aceptada.' },
  no_encontrado: { status: 404, texto: 'No encontramos lo que buscas.' },
  metodo_no_permitido: { status: 404, texto: 'No encontramos lo que buscas.' },
  demasiado_grande: { status: 413, texto: 'Lo que enviaste es demasiado grande.' },
  tipo_no_soportado: { status: 415, texto: 'Este formato no se puede recibir.' },
  demasiados_intentos: { status: 429, texto: 'Demasiados intentos. Espera un momento y vuelve a intentar.' },
  interno: { status: 500, texto: 'Algo falló de nuestro lado. Vuelve a intentar; si sigue, avísanos con el código.' },
  sobrecargado: { status: 503, texto: 'Estamos recibiendo muchas solicitudes. Vuelve a intentar en unos segundos.' },
  disco_no_responde: {
    status: 503,
    texto: 'Ahora mismo no podemos guardar ni abrir nada. Vuelve a intentar en unos minutos.',
  },
  sin_espacio: { status: 507, texto: 'No hay espacio disponible; intenta más tarde.' },
  // Sign-in
  credenciales: { status: 401, texto: 'Credenciales inválidas' },
  registro_incompleto: { status: 400, texto: 'Completa nombre, email y contraseña.' },
  email_en_uso: { status: 409, texto: 'Ya existe una cuenta con ese correo.' },
  contrasena_comun: { status: 400, texto: 'Esa contraseña es muy común. Elige otra.' },
  contrasena_propia: { status: 409, texto: 'Tu propia contraseña se cambia en Ajustes, en «Mi cuenta».' },
  contrasena_actual: { status: 400, texto: 'La contraseña actual no es correcta.' },
  // Plan limits (§5, §8)
  limite_empresas: { status: 409, texto: 'Has alcanzado el límite de tu plan.' },
  limite_reclutadores: { status: 409, texto: 'Límite de reclutadores alcanzado por tu plan.' },
  limite_visores: { status: 409, texto: 'Límite de visores alcanzado por tu plan.' },
  limite_procesos_activos: { status: 409, texto: 'Has alcanzado el límite de tu plan.' },
  limite_cvs: { status: 409, texto: 'Has alcanzado el límite de tu plan.' },
  ultimo_administrador: { status: 409, texto: 'La cuenta necesita al menos un administrador.' },
  // Procesos and cvs
  cambiado: { status: 409, texto: 'Alguien cambió esto mientras lo editabas. Revisa lo nuevo antes de guardar.' },
  empresa_repetida: { status: 409, texto: 'Ya tienes una empresa con este RUT.' },
  area_repetida: { status: 409, texto: 'Esa área ya existe en la empresa.' },
  criterio_repetido: { status: 409, texto: 'Ese criterio ya está en la lista.' },
  tecnologia_repetida: { status: 409, texto: 'Esa tecnología ya está en la lista.' },
  etapa_desconocida: { status: 400, texto: 'Esa etapa no existe en el proceso.' },
  etapa_repetida: { status: 409, texto: 'Ya hay una etapa con ese nombre en el proceso.' },
  etapa_necesaria: { status: 409, texto: 'Todo proceso necesita esta etapa. Puedes cambiarle el nombre.' },
  etapa_con_personas: { status: 409, texto: 'Hay personas en esta etapa. Elige a cuál pasan.' },
  etapas_demasiadas: { status: 409, texto: `Un proceso puede tener hasta ${plural(MAX_ETAPAS, 'etapa', 'etapas')}.` },
  etapas_cambiaron: { status: 409, texto: 'Las etapas cambiaron mientras las ordenabas. Vuelve a intentar.' },
  plantilla_repetida: { status: 409, texto: 'Ya tienes una plantilla con ese nombre.' },
  motivo_repetido: { status: 409, texto: 'Ese motivo ya está en la lista.' },
  etiqueta_repetida: { status: 409, texto: 'Ya hay una etiqueta con ese nombre.' },
  etiquetas_demasiadas: {
    status: 409,
    texto: `Una cuenta puede tener hasta ${plural(MAX_ETIQUETAS, 'etiqueta', 'etiquetas')}. Une o elimina alguna.`,
  },
  responsable_inactivo: {
    status: 400,
    texto: 'Esa persona ya no tiene acceso, o solo puede mirar. Elige a otra.',
  },
  copia_misma: { status: 400, texto: 'Elige otro proceso: las personas ya están en este.' },
  copia_cerrado: { status: 409, texto: 'Ese proceso está cerrado y no recibe copias.' },
  etiqueta_misma: { status: 400, texto: 'Elige otra etiqueta con la que unirla.' },
  importacion_cambio: {
    status: 409,
    texto: 'Los datos de tu cuenta cambiaron desde la revisión. Vuelve a revisar antes de importar.',
  },
  motivo_ajeno: { status: 400, texto: 'El motivo se indica solo al descartar.' },
  accion_cerrada: {
    status: 409,
    texto: `Esto ya no se puede deshacer: ya se deshizo o pasaron más de ${plural(HORAS_DESHACER, 'hora', 'horas')}.`,
  },
  accion_ajena: { status: 403, texto: 'Solo quien lo hizo, o un administrador, puede deshacerlo.' },
  proceso_cerrado: RECHAZOS.proceso_cerrado,
  lectura_en_curso: { status: 409, texto: 'Este CV ya se está leyendo.' },
  mencion_inactiva: { status: 400, texto: 'Mencionas a alguien que ya no tiene acceso. Quita su mención.' },
  fusion_misma: { status: 400, texto: 'Elige dos postulaciones distintas del mismo proceso.' },
  misma_por_rut: {
    status: 409,
    texto: 'Las dos postulaciones tienen el mismo RUT. Si son personas distintas, corrige el RUT de una.',
  },
  mismo_cv: { status: 400, texto: 'Elige otra postulación: esta es la misma.' },
  nota_ajena: { status: 403, texto: 'Solo quien escribió la nota puede cambiarla.' },
  nota_cerrada: {
    status: 409,
    texto: `Una nota se puede editar durante ${plural(MINUTOS_NOTA, 'minuto', 'minutos')}. Escribe una nueva.`,
  },
  entrevista_cambiada: {
    status: 409,
    texto: 'Otra persona cambió esta entrevista mientras la editabas. Revisa cómo quedó antes de guardar.',
  },
  cv_bloqueado: {
    status: 409,
    texto: 'Los datos de esta persona están bloqueados mientras se resuelve lo que pidió.',
  },
  solicitud_respondida: { status: 409, texto: 'Esta solicitud ya fue respondida.' },
  solicitud_sin_cumplir: {
    status: 409,
    texto: 'Hay CVs que pueden ser de esta persona y siguen como estaban. Revísalos antes de acoger.',
  },
  solicitud_sin_prorroga: { status: 409, texto: 'El plazo de esta solicitud no se puede extender.' },
  // Uploads (§5, §8)
  sin_archivos: { status: 400, texto: 'Debes subir al menos un archivo.' },
  archivos_incompletos: {
    status: 400,
    texto: 'El envío llegó incompleto. Vuelve a enviarlo: lo recibido no se duplica.',
  },
  archivo_tipo_publico: { status: 415, texto: 'Solo se permiten archivos PDF o Word (.docx).' },
  archivo_tipo: RECHAZOS.archivo_tipo,
  archivo_tipo_adjunto: { status: 415, texto: 'Solo se permiten PDF, Word o imágenes (PNG, JPG, WebP).' },
  adjuntos_demasiados: {
    status: 409,
    texto: `Un CV puede tener hasta ${plural(MAX_ADJUNTOS, 'archivo adjunto', 'archivos adjuntos')}.`,
  },
  adjunto_del_cv: {
    status: 409,
    texto: 'Este archivo es de una postulación unida. Para sacarlo, separa las postulaciones.',
  },
  archivo_infectado: { status: 400, texto: 'El antivirus encontró algo peligroso en este archivo.' },
  archivo_en_revision: {
    status: 409,
    texto: 'Estamos revisando este archivo con el antivirus. Se podrá abrir apenas termine.',
  },
  archivo_bloqueado: {
    status: 409,
    texto: 'El antivirus encontró algo peligroso en este archivo, y por eso no se puede abrir.',
  },
  archivo_vacio: RECHAZOS.archivo_vacio,
  archivo_grande: RECHAZOS.archivo_grande,
  archivo_sobrante: {
    status: 400,
    texto: `Solo se pueden cargar ${plural(MAX_FILES, 'archivo', 'archivos')} por envío.`,
  },
  archivo_cupo: { status: 409, texto: 'Este proceso no puede recibir más CVs por ahora.' },
  archivo_guardado: { status: 507, texto: 'No pudimos guardar este archivo. Vuelve a enviarlo.' },
  // Signed addresses
  direccion_vencida: { status: 403, texto: 'Este enlace venció. Vuelve a abrir el archivo desde Recluta.' },
  parte_inexistente: { status: 416, texto: 'El archivo no tiene la parte que se pide. Vuelve a descargarlo entero.' },
  direccion_alterada: { status: 403, texto: 'Este enlace no es válido. Vuelve a abrir el archivo desde Recluta.' },
} as const satisfies Record<string, { status: number; texto: string }>;

export type Codigo = keyof typeof ERRORES;

/** What an error may carry beside its codigo. */
export type DatosError = {
  /** A text more exact than the table's. */
  texto?: string;
  /** Field → what is wrong with it, in Spanish. */
  campos?: Record<string, string>;
  /** Seconds to wait, for 429 and 503. */
  reintentar_en?: number;
  /** Per-file outcomes, when every file of an upload was refused. */
  archivos?: unknown[];
};

/** The only error services throw. `message` is the Spanish text a person sees. */
export class DomainError extends Error {
  readonly codigo: Codigo;
  readonly datos: DatosError;

  constructor(codigo: Codigo, datos: DatosError = {}) {
    super(datos.texto ?? ERRORES[codigo].texto);
    this.name = 'DomainError';
    this.codigo = codigo;
    this.datos = datos;
  }

  get status(): number {
    return ERRORES[this.codigo].status;
  }
}

/** Every error body, at both doors (decisions, "Errors"). */
export type CuerpoError = {
  error: string;
  codigo: Codigo;
  id: string;
  campos?: Record<string, string>;
  archivos?: unknown[];
};
