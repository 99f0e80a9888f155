import { isPerson, matches } from '@recluta/domain';
import { rutMostrado, texto } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { query } from '../../operation.ts';

/** Rows of each kind: what a palette shows at once. */
const SHOWN = 5;

const found = z.object({
  procesos: z.array(z.object({ id: z.number(), nombre: z.string(), empresa_nombre: z.string() })),
  empresas: z.array(z.object({ id: z.number(), nombre: z.string(), rut: rutMostrado })),
  usuarios: z.array(z.object({ id: z.number(), nombre: z.string().nullable(), email: z.string() })),
  candidatos: z.array(
    z.object({
      cv_id: z.number(),
      proceso_id: z.number(),
      proceso_nombre: z.string(),
      nombre: z.string().nullable(),
      rut: rutMostrado,
      email: z.string().nullable(),
      etapa: z.string(),
      etapa_nombre: z.string(),
    }),
  ),
});

export const busquedaOperations = {
  find: query({
    summary: 'Procesos, empresas, usuarios and candidatos by name, RUT, e-mail or phone',
    access: 'cvs.leer',
    input: z.object({ q: texto('La búsqueda', 100) }),
    output: found,
    rest: { method: 'GET', path: '/api/busqueda' },
    run: async ({ read }, { q }) => {
      const first = <T>(rows: T[], isFound: (row: T) => boolean) => rows.filter(isFound).slice(0, SHOWN);
      return {
        procesos: first(await read.procesos.list(), ({ nombre, empresa_nombre, area }) =>
          matches(`${nombre} ${empresa_nombre} ${area ?? ''}`, q),
        ),
        empresas: first(await read.empresas.list(), (empresa) => isPerson(empresa, q)),
        usuarios: first(await read.usuarios.list(), (usuario) => isPerson(usuario, q)),
        candidatos: await read.busqueda.candidatos(q, SHOWN),
      };
    },
  }),
};
