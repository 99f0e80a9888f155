import type { Plan, Rol } from '@recluta/domain';
import { flag, goesWith, id, index, instant, integer, pointsAt, table, text, uniqueIndex } from '../columns.ts';

/** The tenant. */
export const cuentas = table(
  'cuentas',
  {
    id: id(),
    nombre: text().notNull(),
    /** In the address where people exercise their rights: 128 random bits. */
    public_id: text(),
    plan: text().$type<Plan>().notNull(),
    creada_en: instant().notNull(),
  },
  (t) => [uniqueIndex('cuentas_public_uq').on(t.public_id)],
);

export const usuarios = table(
  'usuarios',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    nombre: text(),
    email: text().notNull(),
    /** argon2id, PHC string. */
    clave: text().notNull(),
    /** Set by somebody else: its owner is asked for a new one on the first screen (SEC-11). */
    clave_temporal: flag().notNull().default(false),
    rol: text().$type<Rol>().notNull(),
    empresa_id: integer(),
    activo: flag().notNull().default(true),
    creado_en: instant().notNull(),
  },
  (t) => [uniqueIndex('usuarios_email_uq').on(t.email), index('usuarios_cuenta_ix').on(t.cuenta_id, t.id)],
);

export const sesiones = table(
  'sesiones',
  {
    /** SHA-256 of the cookie's value (SEC-07): a copy of the database signs nobody in. */
    id: text().primaryKey(),
    cuenta_id: pointsAt(() => cuentas.id),
    usuario_id: goesWith(() => usuarios.id),
    /** Browser and device in words (domain/agente), for its owner to know it by; nothing else of the request is kept. */
    agente: text(),
    creada_en: instant().notNull(),
    usada_en: instant().notNull(),
    /** What lucia renews; our idle and absolute ends are judged from the two above. */
    expira_en: instant().notNull(),
  },
  (t) => [index('sesiones_usuario_ix').on(t.usuario_id)],
);
