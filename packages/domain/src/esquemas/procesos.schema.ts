import { z } from 'zod';
import { ESTADOS_PROCESO, TIPOS_PROCESO } from '../procesos.ts';
import { oneLine } from '../texto.ts';
import { enEdicion, fechaEnAnios, fechaOpcional, id, idOr, instante, texto, textoOpcional } from './campos.schema.ts';

const fecha = z.string().nullable();

export const proceso = z.object({
  id,
  public_id: z.string(),
  empresa_id: z.number(),
  empresa_nombre: z.string(),
  nombre: z.string(),
  tipo: z.enum(TIPOS_PROCESO),
  area: z.string().nullable(),
  descripcion: z.string().nullable(),
  estado: z.enum(ESTADOS_PROCESO),
  fecha_inicio: fecha,
  fecha_postulacion_fin: fecha,
  fecha_entrevistas_inicio: fecha,
  fecha_seleccion_fin: fecha,
  fecha_cierre: fecha,
  creado_en: instante,
  /** Cvs in any stage, from the maintained counts. */
  total_cvs: z.number(),
});
export type Proceso = z.output<typeof proceso>;

const tipo = z.enum(TIPOS_PROCESO, { error: 'Elige un tipo: proceso o cartera.' });
const estado = z.enum(ESTADOS_PROCESO, { error: 'Elige un estado: activo, en pausa o cerrado.' });
const empresaRequerida = idOr('Debes seleccionar una empresa.');

/** "" and null mean "not said" for a field with a default (decisions, "Contract details"). */
const orDefault = <T extends z.ZodType>(schema: T, fallback: z.output<T>) =>
  z.preprocess((value) => (value === '' || value === null || value === undefined ? fallback : value), schema);

export const procesoNuevo = z.object({
  empresa_id: empresaRequerida,
  nombre: texto('El nombre'),
  tipo: orDefault(tipo, 'proceso'),
  area: textoOpcional(120),
  descripcion: textoOpcional(10_000),
  estado: orDefault(estado, 'activo'),
  fecha_inicio: fechaEnAnios,
});
export type ProcesoNuevo = z.output<typeof procesoNuevo>;

/** Any part of the fields; what is not sent stays. */
export const procesoEditado = z.object({
  empresa_id: empresaRequerida.optional(),
  nombre: texto('El nombre').optional(),
  tipo: tipo.optional(),
  area: textoOpcional(120).optional(),
  descripcion: textoOpcional(10_000).optional(),
  estado: estado.optional(),
  fecha_inicio: fechaEnAnios.optional(),
});
export type ProcesoEditado = z.output<typeof procesoEditado>;

export const procesoEnEdicion = enEdicion(
  procesoEditado,
  procesoEditado.extend({ fecha_inicio: fechaOpcional.optional() }),
);

const todas = <T extends z.ZodType>(fecha: T) =>
  z.object({
    fecha_inicio: fecha,
    fecha_postulacion_fin: fecha,
    fecha_entrevistas_inicio: fecha,
    fecha_seleccion_fin: fecha,
    fecha_cierre: fecha,
  });

export const fechas = todas(z.string().nullable());
export type Fechas = z.output<typeof fechas>;

export const fechasEditadas = todas(fechaEnAnios.optional());

export const fechasEnEdicion = enEdicion(fechasEditadas, todas(fechaOpcional.optional()));

/** What anybody may know of a proceso (§2, "Public CV upload"). */
export const procesoPublico = z.object({
  nombre: z.string(),
  empresa_nombre: z.string(),
  area: z.string().nullable(),
  recibe: z.boolean(),
  /** Why it receives no more CVs, for the sender. */
  motivo: z.string().nullable(),
});
export type ProcesoPublico = z.output<typeof procesoPublico>;

export const termino = z.object({ id, nombre: z.string() });
export type Termino = z.output<typeof termino>;

export const terminoNuevo = z.object({
  nombre: texto('El nombre', 120).overwrite(oneLine),
  /** Id of the deleted one that this brings back to its place. */
  repone: id.nullish(),
});
export type TerminoNuevo = z.output<typeof terminoNuevo>;

export const conteo = z.object({ etapa: z.string(), total: z.number() });
