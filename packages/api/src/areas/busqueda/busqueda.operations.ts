import { isPerson, matches, soughtWords } from '@recluta/domain';
import { rutMostrado, texto } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { query } from '../../operation.ts';

/** Rows of each kind; who needs more of them types more. */
const SHOWN = 50;

const found = z.object({
  /** How many there are, of which the lists hold the first. */
  totales: z.object({ procesos: z.number(), empresas: z.number(), usuarios: z.number(), candidatos: z.number() }),
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

const NOTHING: z.output<typeof found> = {
  totales: { procesos: 0, empresas: 0, usuarios: 0, candidatos: 0 },
  procesos: [],
  empresas: [],
  usuarios: [],
  candidatos: [],
};

export const busquedaOperations = {
  find: query({
    summary: 'Procesos, empresas, usuarios and candidatos by name, RUT, e-mail or phone',
    access: 'cvs.leer',
    input: z.object({ q: texto('La búsqueda', 100) }),
    output: found,
    rest: { method: 'GET', path: '/api/busqueda' },
    run: async ({ read }, { q }) => {
      // Signs that join words are no words: to a list they are no filter, and here nothing is sought.
      if (soughtWords(q).length === 0) return NOTHING;
      const procesos = (await read.procesos.list()).filter(({ nombre, empresa_nombre, area }) =>
        matches(`${nombre} ${empresa_nombre} ${area ?? ''}`, q),
      );
      const empresas = (await read.empresas.list()).filter((empresa) => isPerson(empresa, q));
      const usuarios = (await read.usuarios.list()).filter((usuario) => isPerson(usuario, q));
      const candidatos = await read.busqueda.candidatos(q, SHOWN);
      return {
        totales: {
          procesos: procesos.length,
          empresas: empresas.length,
          usuarios: usuarios.length,
          candidatos: candidatos.total,
        },
        procesos: procesos.slice(0, SHOWN),
        empresas: empresas.slice(0, SHOWN),
        usuarios: usuarios.slice(0, SHOWN),
        candidatos: candidatos.filas,
      };
    },
  }),
};
