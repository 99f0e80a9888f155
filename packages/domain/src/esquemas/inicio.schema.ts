import { z } from 'zod';
import { TIPOS_ETAPA } from '../etapas.ts';
import { TIPOS_MOTIVO } from '../motivos.ts';
import { instante } from './campos.schema.ts';

const total = z.number().int();

/** How much each figure of the start page has changed in seven days. */
export const cambios = z.object({ activos: total, cvs: total, recibido: total, entrevista: total });
export type Cambios = z.output<typeof cambios>;

/** One day in Chile. */
export const dia = z.object({
  /** YYYY-MM-DD */
  fecha: z.string(),
  recibidos: total,
  movimientos: total,
  entrevistas: total,
  contratados: total,
});
export type Dia = z.output<typeof dia>;

const TIPOS_ATENCION = [
  'por_revisar',
  'tarea_vencida',
  'cierre_vencido',
  'sin_movimiento',
  'entrevista',
  'limite',
] as const;

/** Something that waits for somebody. */
export const atencion = z.object({
  tipo: z.enum(TIPOS_ATENCION),
  /** null: of the whole cuenta. */
  proceso_id: z.number().nullable(),
  proceso_nombre: z.string().nullable(),
  /** Since when it waits; for an interview when the first begins; null where nobody knows. */
  desde: instante.nullable(),
  /** Rows that a click opens. */
  cantidad: total,
  /** Of those por_revisar: how many could not be read at all. */
  fallidos: total,
  /** What the plan counts and allows no more of; the day of the interviews or of the cierre, YYYY-MM-DD; the
   * cv of the task that waits longest. */
  detalle: z.string().nullable(),
});
export type Atencion = z.output<typeof atencion>;

export const resumenInicio = z.object({
  cambios,
  /** The last seven days, today last. */
  semana: z.array(dia),
  /** The eight that have waited longest. */
  atencion: z.array(atencion),
  /** How many more there are. */
  mas: total,
});
export type ResumenInicio = z.output<typeof resumenInicio>;

/** What one usuario did in the last thirty days. */
export const trabajo = z.object({
  usuario_id: z.number(),
  subidos: total,
  movimientos: total,
  contratados: total,
  /** Where they uploaded or moved CVs, the one with most work first. */
  procesos: z.array(z.number()),
});
export type Trabajo = z.output<typeof trabajo>;

const pasoEmbudo = z.object({
  tipo: z.enum(TIPOS_ETAPA),
  nombre: z.string(),
  /** Cvs that came this far or further. */
  llegaron: total,
});

const tiempoEtapa = z.object({
  tipo: z.enum(TIPOS_ETAPA),
  nombre: z.string(),
  /** Stays that have ended. */
  n: total,
  mediana_ms: total,
  p90_ms: total,
});

const motivoDescarte = z.object({
  /** null: nobody said why. */
  motivo_id: z.number().nullable(),
  nombre: z.string().nullable(),
  tipo: z.enum(TIPOS_MOTIVO).nullable(),
  total,
});

export const reporte = z.object({
  total,
  embudo: z.array(pasoEmbudo),
  tiempos: z.array(tiempoEtapa),
  /** Of the cvs received that stand discarded: why, the most frequent first. */
  descartes: z.array(motivoDescarte),
  /** The same funnel proceso by proceso, in the order of `embudo`. */
  procesos: z.array(z.object({ id: z.number(), nombre: z.string(), total, llegaron: z.array(total) })),
});
export type Reporte = z.output<typeof reporte>;
