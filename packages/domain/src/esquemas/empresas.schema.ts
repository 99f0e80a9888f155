import { z } from 'zod';
import { TIPOS_EMPRESA } from '../procesos.ts';
import { id, instante, rutMostrado, rutOpcional, texto, textoOpcional } from './campos.schema.ts';

export const empresa = z.object({
  id,
  nombre: z.string(),
  rut: rutMostrado,
  tipo_empresa: z.enum(TIPOS_EMPRESA),
  descripcion: z.string().nullable(),
  creada_en: instante,
});
export type Empresa = z.output<typeof empresa>;

const tipo = z.enum(TIPOS_EMPRESA, { error: 'Elige un tipo: reclutadora, cobranza o final.' });

/** `tipo` is accepted as alias of tipo_empresa (decisions, "Contract details"). */
export const empresaNueva = z.preprocess(
  (body) =>
    body !== null && typeof body === 'object' && 'tipo' in body && !('tipo_empresa' in body)
      ? { ...body, tipo_empresa: body.tipo }
      : body,
  z.object({
    nombre: texto('El nombre'),
    tipo_empresa: tipo,
    rut: rutOpcional,
    descripcion: textoOpcional(2000),
  }),
);

export const area = z.object({ id, nombre: z.string() });
export type Area = z.output<typeof area>;

export const areaNueva = z.object({ nombre: texto('El nombre', 120) });
