import type { Importable } from '@recluta/domain';
import { and, eq } from 'drizzle-orm';
import type { FilaRecibo } from '../schema/importaciones.table.ts';
import { importaciones } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';

type Importacion = { clave: string; destino: Importable; huella: string; filas: FilaRecibo[] };

/** Imports that were carried out, by the clave under which they were sent. */
export function importacionesRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  return {
    async find(clave: string): Promise<Importacion | null> {
      const [row] = await orm
        .select({
          clave: importaciones.clave,
          destino: importaciones.destino,
          huella: importaciones.huella,
          filas: importaciones.filas,
        })
        .from(importaciones)
        .where(and(eq(importaciones.cuenta_id, cuenta_id), eq(importaciones.clave, clave)));
      return row ?? null;
    },

    async record(importacion: Importacion): Promise<void> {
      txOf(scope);
      await orm.insert(importaciones).values({ ...importacion, cuenta_id, creada_en: conn.ahora });
    },
  };
}
