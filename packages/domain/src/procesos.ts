export const TIPOS_EMPRESA = ['reclutadora', 'cobranza', 'final'] as const;
export type TipoEmpresa = (typeof TIPOS_EMPRESA)[number];

export const ETIQUETA_TIPO_EMPRESA: Record<TipoEmpresa, string> = {
  reclutadora: 'Reclutadora',
  cobranza: 'Cobranza',
  final: 'Final',
};

export const TIPOS_PROCESO = ['proceso', 'cartera'] as const;
export type TipoProceso = (typeof TIPOS_PROCESO)[number];

export const ETIQUETA_TIPO_PROCESO: Record<TipoProceso, string> = { proceso: 'Proceso', cartera: 'Cartera' };

export const ESTADOS_PROCESO = ['activo', 'en pausa', 'cerrado'] as const;
export type EstadoProceso = (typeof ESTADOS_PROCESO)[number];

export const ETIQUETA_ESTADO_PROCESO: Record<EstadoProceso, string> = {
  activo: 'Activo',
  'en pausa': 'En pausa',
  cerrado: 'Cerrado',
};

/** The five dates of §3, in the order they happen. */
export const FECHAS_PROCESO = [
  'fecha_inicio',
  'fecha_postulacion_fin',
  'fecha_entrevistas_inicio',
  'fecha_seleccion_fin',
  'fecha_cierre',
] as const;
export type FechaProceso = (typeof FECHAS_PROCESO)[number];

export const ETIQUETA_FECHA: Record<FechaProceso, string> = {
  fecha_inicio: 'Inicio del proceso',
  fecha_postulacion_fin: 'Fin de postulaciones',
  fecha_entrevistas_inicio: 'Inicio de entrevistas',
  fecha_seleccion_fin: 'Fin de selección',
  fecha_cierre: 'Cierre del proceso',
};

type ReceivesCvs = { estado: EstadoProceso; fecha_postulacion_fin: string | null };

/**
 * Why the public can apply no more on a day (`YYYY-MM-DD` in Chile): it is cerrado, or fecha_postulacion_fin is over.
 * null while they can; en pausa accepts (decisions, "Every file sent has an outcome").
 */
export function whyNotReceiving(proceso: ReceivesCvs, today: string): 'cerrado' | 'plazo' | null {
  if (proceso.estado === 'cerrado') return 'cerrado';
  return proceso.fecha_postulacion_fin && proceso.fecha_postulacion_fin < today ? 'plazo' : null;
}

/** Whether the public may still apply on a day. */
export const receivesApplications = (proceso: ReceivesCvs, today: string): boolean =>
  whyNotReceiving(proceso, today) === null;

/** Who brought a cv in: the public link, or a usuario. */
export type OrigenCv = 'publico' | 'interno';

/** State of a job; `fallido` is the end of a poison job and is shown. */
export type EstadoTrabajo = 'pendiente' | 'en_curso' | 'terminado' | 'fallido';
