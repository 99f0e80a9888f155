import { DomainError, type EtapaModelo } from '@recluta/domain';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { cvs, etapas, etapas_pasadas } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import { inheritStays } from './estadias.ts';
import { checkOwn } from './own.ts';

type Cambios = Partial<Pick<EtapaModelo, 'nombre' | 'color' | 'limite_dias'>>;

/** The stages of a proceso. Claves are what tells them apart, and never change. */
export function etapasRepo(scope: Scope) {
  const { orm } = scope.conn;
  const { cuenta_id } = scope.alcance;
  const of = (proceso_id: number) => and(eq(etapas.cuenta_id, cuenta_id), eq(etapas.proceso_id, proceso_id));
  const one = (proceso_id: number, clave: string) => and(of(proceso_id), eq(etapas.clave, clave));

  return {
    /** In order, with the maintained count of each. */
    async list(proceso_id: number) {
      return orm
        .select({
          clave: etapas.clave,
          nombre: etapas.nombre,
          tipo: etapas.tipo,
          color: etapas.color,
          orden: etapas.orden,
          limite_dias: etapas.limite_dias,
          total: etapas.total,
        })
        .from(etapas)
        .where(of(proceso_id))
        .orderBy(asc(etapas.orden));
    },

    /** Every stage the proceso has or had, by clave; the one that stands goes before one deleted. */
    async known(proceso_id: number): Promise<Map<string, Pick<EtapaModelo, 'nombre' | 'tipo'>>> {
      const past = await orm
        .select({ clave: etapas_pasadas.clave, nombre: etapas_pasadas.nombre, tipo: etapas_pasadas.tipo })
        .from(etapas_pasadas)
        .where(and(eq(etapas_pasadas.cuenta_id, cuenta_id), eq(etapas_pasadas.proceso_id, proceso_id)));
      const live = await orm
        .select({ clave: etapas.clave, nombre: etapas.nombre, tipo: etapas.tipo })
        .from(etapas)
        .where(of(proceso_id));
      return new Map([...past, ...live].map(({ clave, ...rest }) => [clave, rest]));
    },

    async create(proceso_id: number, etapa: EtapaModelo & { orden: number }): Promise<void> {
      txOf(scope);
      await checkOwn(scope, 'proceso', [proceso_id]);
      await orm.insert(etapas).values({ ...etapa, cuenta_id, proceso_id });
    },

    async update(proceso_id: number, clave: string, cambios: Cambios): Promise<void> {
      txOf(scope);
      if (Object.keys(cambios).length === 0) return;
      await orm.update(etapas).set(cambios).where(one(proceso_id, clave));
    },

    /** The place of each is its place in `claves`. */
    async reorder(proceso_id: number, claves: readonly string[]): Promise<void> {
      txOf(scope);
      for (const [orden, clave] of claves.entries())
        await orm.update(etapas).set({ orden }).where(one(proceso_id, clave));
    },

    /**
     * An empty stage; what is in the papelera from it would come back to `heredera`, and who stood in it counts as come to
     * `cuenta_como`. Throws etapa_con_personas.
     */
    async remove(proceso_id: number, clave: string, heirs: { heredera: string; cuenta_como: string }): Promise<void> {
      txOf(scope);
      const [removed] = await orm
        .delete(etapas)
        .where(and(one(proceso_id, clave), eq(etapas.total, 0)))
        .returning({ clave: etapas.clave, nombre: etapas.nombre, tipo: etapas.tipo });
      if (!removed) throw new DomainError('etapa_con_personas');
      const { nombre, tipo } = removed;
      await orm
        .insert(etapas_pasadas)
        .values({ cuenta_id, proceso_id, ...removed })
        .onConflictDoUpdate({ target: [etapas_pasadas.proceso_id, etapas_pasadas.clave], set: { nombre, tipo } });
      await orm
        .update(cvs)
        .set({ etapa: heirs.heredera })
        .where(
          and(
            eq(cvs.cuenta_id, cuenta_id),
            eq(cvs.proceso_id, proceso_id),
            eq(cvs.etapa, clave),
            isNotNull(cvs.eliminado_en),
          ),
        );
      await inheritStays(scope, proceso_id, clave, heirs);
    },
  };
}
