import { desc, eq } from 'drizzle-orm';
import { incidentes } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';

type Nuevo = Omit<typeof incidentes.$inferInsert, 'id' | 'cuenta_id' | 'creado_en'>;

/** The register of breaches: what is written stays (art. 14 sexies). */
export function incidentesRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  return {
    /** Newest first. */
    async list() {
      return orm
        .select()
        .from(incidentes)
        .where(eq(incidentes.cuenta_id, alcance.cuenta_id))
        .orderBy(desc(incidentes.detectado), desc(incidentes.id));
    },

    async create(nuevo: Nuevo): Promise<number> {
      txOf(scope);
      const [row] = await orm
        .insert(incidentes)
        .values({ ...nuevo, cuenta_id: alcance.cuenta_id, creado_en: conn.ahora })
        .returning({ id: incidentes.id });
      return row?.id ?? 0;
    },
  };
}
