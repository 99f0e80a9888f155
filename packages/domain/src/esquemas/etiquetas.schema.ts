import { z } from 'zod';
import { COLORES_ETIQUETA } from '../etiquetas.ts';
import { MOTIVOS_OMITIDO } from '../masivas.ts';
import { claveAccion, enEdicion, id, idsEnCuerpo, texto } from './campos.schema.ts';

export const etiqueta = z.object({ id, nombre: z.string(), color: z.enum(COLORES_ETIQUETA) });
export type Etiqueta = z.output<typeof etiqueta>;

/** Long enough for a word or two: it stands in a row of a table. */
const MAX_NOMBRE = 40;

const nombre = texto('El nombre', MAX_NOMBRE);
const color = z.enum(COLORES_ETIQUETA, { error: 'Elige un color de la lista.' });

/** Without a color it gets one of the list. */
export const etiquetaNueva = z.object({ nombre, color: color.optional() });

export const etiquetaEnEdicion = enEdicion(z.object({ nombre: nombre.optional(), color: color.optional() }));
export type EtiquetaEnEdicion = z.output<typeof etiquetaEnEdicion>;

/** Those of one proceso an action is for; some may be gone by now, and the answer says which. */
export const cvsElegidos = z.object({
  proceso_id: id,
  cv_ids: idsEnCuerpo.min(1, 'Selecciona al menos un CV.'),
  clave: claveAccion,
});

/** An action for many: for whom it was done, and who was left out and why. Who was so already is in neither. */
export const resultado = z.object({
  hechos: z.array(z.number()),
  omitidos: z.array(z.object({ cv_id: z.number(), motivo: z.enum(MOTIVOS_OMITIDO), detalle: z.string().nullable() })),
});
export type Resultado = z.output<typeof resultado>;
export type Omitido = Resultado['omitidos'][number];
