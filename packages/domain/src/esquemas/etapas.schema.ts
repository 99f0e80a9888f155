import { z } from 'zod';
import { COLORES_ETAPA, TIPOS_ETAPA, TIPOS_ETAPA_NUEVA } from '../etapas.ts';
import { TIPOS_MOTIVO } from '../motivos.ts';
import { enEdicion, entero, id, texto } from './campos.schema.ts';

const color = z.enum(COLORES_ETAPA, { error: 'Elige un color de la lista.' });

/** Whole days, 1 to 365; "" and null are no limit. */
const limiteDias = z.preprocess(
  (value) => (value === '' ? null : value),
  entero(1, 365, 'Escribe días enteros, de 1 a 365.', 'Usa como máximo 365 días.').nullable(),
);

const modelo = { clave: z.string(), nombre: z.string(), tipo: z.enum(TIPOS_ETAPA), color: z.enum(COLORES_ETAPA) };
const limite = { limite_dias: z.number().nullable() };

export const etapa = z.object({ ...modelo, orden: z.number(), ...limite, total: z.number() });
export type Etapa = z.output<typeof etapa>;

export const claveEtapa = texto('La etapa', 60);

export const etapaNueva = z.object({
  nombre: texto('El nombre', 60),
  tipo: z.enum(TIPOS_ETAPA_NUEVA, { error: 'Elige para qué es la etapa.' }),
  color,
  limite_dias: limiteDias.optional(),
});
export type EtapaNueva = z.output<typeof etapaNueva>;

/** A stage that was deleted, as it was; its tipo is known. */
export const etapaRecuperada = etapaNueva.omit({ tipo: true }).extend({
  /** Its place, the first being 0. */
  orden: z.number().int().min(0).max(50),
  /** What moved its people when it was deleted is called so. */
  accion: z.string().min(1).max(64).nullable().optional(),
});
export type EtapaRecuperada = z.output<typeof etapaRecuperada>;

/** Any part; the tipo is fixed when the stage is made. */
export const etapaEditada = z.object({
  nombre: texto('El nombre', 60).optional(),
  color: color.optional(),
  limite_dias: limiteDias.optional(),
});
export type EtapaEditada = z.output<typeof etapaEditada>;

export const etapaEnEdicion = enEdicion(etapaEditada);
export type EtapaEnEdicion = z.output<typeof etapaEnEdicion>;
/** As a form holds it. */
export type EtapaTecleada = z.input<typeof etapaEnEdicion>;

export const plantilla = z.object({
  id,
  nombre: z.string(),
  etapas: z.array(z.object({ ...modelo, ...limite })),
  predeterminada: z.boolean(),
});
export type Plantilla = z.output<typeof plantilla>;

export const plantillaNueva = z.object({ nombre: texto('El nombre', 80) });

export const motivo = z.object({ id, nombre: z.string(), tipo: z.enum(TIPOS_MOTIVO) });
export type Motivo = z.output<typeof motivo>;

export const motivoNuevo = z.object({
  nombre: texto('El motivo', 120),
  tipo: z.enum(TIPOS_MOTIVO, { error: 'Elige de quién fue la decisión.' }),
});
export type MotivoNuevo = z.output<typeof motivoNuevo>;

export const motivoEnEdicion = enEdicion(motivoNuevo.partial());
export type MotivoEnEdicion = z.output<typeof motivoEnEdicion>;
