import { z } from 'zod';
import { type CampoDe, camposOf, type Importable, MAX_CELDA, MAX_FILAS_IMPORTACION } from '../importacion.ts';
import { numero } from '../texto.ts';
import { id } from './campos.schema.ts';

// One more than a field ever takes: what is too long is told row by row.
const celda = z
  .string()
  .max(MAX_CELDA + 1)
  .nullish();

const fila = <D extends Importable>(destino: D) => {
  const campos = Object.keys(camposOf(destino)) as CampoDe<D>[];
  return z.object({
    fila: z.number().int().min(1),
    ...(Object.fromEntries(campos.map((campo) => [campo, celda])) as Record<CampoDe<D>, typeof celda>),
  });
};

/** Rows of a spreadsheet, column by column, as they stand there. */
export const importacion = <D extends Importable>(destino: D) =>
  z.object({
    filas: z
      .array(fila(destino))
      .min(1, 'No hay filas que importar.')
      .max(MAX_FILAS_IMPORTACION, `Importa como máximo ${numero(MAX_FILAS_IMPORTACION)} filas por vez.`),
  });

const clave = z.string().trim().min(8).max(100);

/** `clave`: the same one imports once, however often it is sent. `huella`: that of the dry run being carried out. */
export const importacionAplicada = <D extends Importable>(destino: D) =>
  importacion(destino).extend({ clave, huella: z.string().length(64) });

/** The import that was sent under a clave. */
export const importacionDeshecha = z.object({ clave });

const accion = z.enum(['crear', 'omitir']);

/** What an import would do with each row, and why. */
export const revision = z.object({
  huella: z.string(),
  crear: z.number(),
  omitir: z.number(),
  filas: z.array(z.object({ fila: z.number(), accion, motivo: z.string().nullable() })),
});
export type Revision = z.output<typeof revision>;

/** What an import did: the id of each row it created. */
export const recibo = z.object({
  creadas: z.number(),
  omitidas: z.number(),
  filas: z.array(z.object({ fila: z.number(), accion, motivo: z.string().nullable(), id: id.nullable() })),
});
export type Recibo = z.output<typeof recibo>;

/** What undoing an import took away, and what stays of it because somebody uses it. */
export const deshecha = z.object({
  quitadas: z.number(),
  quedaron: z.array(z.object({ fila: z.number(), id, motivo: z.string() })),
});
export type Deshecha = z.output<typeof deshecha>;
