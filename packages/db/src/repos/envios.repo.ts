import { DomainError, type EstadoEnvio } from '@recluta/domain';
import { and, asc, eq } from 'drizzle-orm';
import { envio_archivos, envios } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import { checkOwn } from './own.ts';

export type Desenlace = {
  nombre: string;
  sha256: string;
  repeticion: number;
  estado: EstadoEnvio;
  motivo: string | null;
  cv_id: number | null;
};

/** Submissions and the first outcome of each of their files. */
export function enviosRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const known = (proceso_id: number, clave: string) =>
    and(eq(envios.cuenta_id, cuenta_id), eq(envios.proceso_id, proceso_id), eq(envios.clave, clave));
  const find = async (proceso_id: number, clave: string) =>
    (await orm.select({ id: envios.id }).from(envios).where(known(proceso_id, clave)))[0];

  return {
    async isKnown(proceso_id: number, clave: string): Promise<boolean> {
      return (await find(proceso_id, clave)) !== undefined;
    },

    /** The submission of an Idempotency-Key within a proceso, made when it is new. */
    async open(proceso_id: number, clave: string): Promise<number> {
      txOf(scope);
      const row = await find(proceso_id, clave);
      if (row) return row.id;
      await checkOwn(scope, 'proceso', [proceso_id]);
      const [made] = await orm
        .insert(envios)
        .values({ cuenta_id, proceso_id, clave, creado_en: conn.ahora })
        .returning({ id: envios.id });
      return made?.id ?? 0;
    },

    async outcomes(envio_id: number): Promise<Desenlace[]> {
      return orm
        .select({
          nombre: envio_archivos.nombre,
          sha256: envio_archivos.sha256,
          repeticion: envio_archivos.repeticion,
          estado: envio_archivos.estado,
          motivo: envio_archivos.motivo,
          cv_id: envio_archivos.cv_id,
        })
        .from(envio_archivos)
        .where(and(eq(envio_archivos.cuenta_id, cuenta_id), eq(envio_archivos.envio_id, envio_id)))
        .orderBy(asc(envio_archivos.id));
    },

    async record(envio_id: number, outcomes: Desenlace[]): Promise<void> {
      txOf(scope);
      const [envio] = await orm
        .select({ id: envios.id })
        .from(envios)
        .where(and(eq(envios.cuenta_id, cuenta_id), eq(envios.id, envio_id)));
      if (!envio) throw new DomainError('no_encontrado');
      if (outcomes.length > 0)
        await orm.insert(envio_archivos).values(outcomes.map((o) => ({ ...o, cuenta_id, envio_id })));
    },
  };
}
