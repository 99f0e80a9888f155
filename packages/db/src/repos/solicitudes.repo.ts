import { type Derecho, DomainError, type EstadoSolicitud } from '@recluta/domain';
import { and, asc, desc, eq, lt, min, sql } from 'drizzle-orm';
import { solicitudes, usuarios } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import { usuarioNombreOrNull } from './nombres.ts';
import { checkOwn } from './own.ts';

type Nueva = {
  proceso_id: number | null;
  huella: string;
  derecho: Derecho;
  nombre: string;
  rut: string | null;
  email: string;
  detalle: string | null;
  vence: string;
};

/** Requests shown: a cuenta has tens of them, and the open ones come first. */
const SHOWN = 500;

/** What people ask about their own data. */
export function solicitudesRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const mine = eq(solicitudes.cuenta_id, cuenta_id);
  const one = (id: number) => and(mine, eq(solicitudes.id, id));
  const open = and(mine, eq(solicitudes.estado, 'recibida'));
  const shown = {
    id: solicitudes.id,
    proceso_id: solicitudes.proceso_id,
    huella: solicitudes.huella,
    derecho: solicitudes.derecho,
    nombre: solicitudes.nombre,
    rut: solicitudes.rut,
    email: solicitudes.email,
    detalle: solicitudes.detalle,
    estado: solicitudes.estado,
    vence: solicitudes.vence,
    prorrogada: solicitudes.prorrogada,
    respuesta: solicitudes.respuesta,
    respondida_en: solicitudes.respondida_en,
    respondida_por: usuarioNombreOrNull,
    creada_en: solicitudes.creada_en,
  };
  const select = () =>
    orm
      .select(shown)
      .from(solicitudes)
      .leftJoin(usuarios, and(eq(usuarios.id, solicitudes.respondida_por), eq(usuarios.cuenta_id, cuenta_id)));

  return {
    /** The open ones by their clocks, then the answered ones, newest first. */
    async list() {
      return select()
        .where(mine)
        .orderBy(
          sql`${solicitudes.estado} <> 'recibida'`,
          asc(sql`case when ${solicitudes.estado} = 'recibida' then ${solicitudes.vence} end`),
          desc(solicitudes.id),
        )
        .limit(SHOWN);
    },

    /** Throws no_encontrado. */
    async get(id: number) {
      const [row] = await select().where(one(id));
      if (!row) throw new DomainError('no_encontrado');
      return row;
    },

    /** How many wait, how many of them are past their day, and the first day of them all. */
    async pending(today: string): Promise<{ abiertas: number; vencidas: number; vence: string | null }> {
      const [first] = await orm
        .select({ vence: min(solicitudes.vence) })
        .from(solicitudes)
        .where(open);
      return {
        abiertas: await orm.$count(solicitudes, open),
        vencidas: await orm.$count(solicitudes, and(open, lt(solicitudes.vence, today))),
        vence: first?.vence ?? null,
      };
    },

    /** One that was sent before by the same form (its huella) is that one; null then. */
    async create(nueva: Nueva): Promise<number | null> {
      txOf(scope);
      await checkOwn(scope, 'proceso', [nueva.proceso_id]);
      const [row] = await orm
        .insert(solicitudes)
        .values({ ...nueva, cuenta_id, estado: 'recibida', creada_en: conn.ahora })
        .onConflictDoNothing()
        .returning({ id: solicitudes.id });
      return row?.id ?? null;
    },

    /** What whoever asked wrote goes; that they asked, when, and what they are answered stays. */
    async forget(id: number): Promise<void> {
      txOf(scope);
      await orm.update(solicitudes).set({ nombre: null, rut: null, email: null, detalle: null }).where(one(id));
    },

    async extend(id: number, vence: string): Promise<void> {
      txOf(scope);
      await orm
        .update(solicitudes)
        .set({ vence, prorrogada: true })
        .where(and(open, eq(solicitudes.id, id)));
    },

    /** False when it was answered meanwhile. */
    async answer(id: number, estado: Exclude<EstadoSolicitud, 'recibida'>, respuesta: string): Promise<boolean> {
      txOf(scope);
      const rows = await orm
        .update(solicitudes)
        .set({ estado, respuesta, respondida_en: conn.ahora, respondida_por: alcance.usuario_id })
        .where(and(open, eq(solicitudes.id, id)))
        .returning({ id: solicitudes.id });
      return rows.length > 0;
    },
  };
}
