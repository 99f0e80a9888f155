import type { Database } from '@recluta/db';
import {
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  findSession,
  insertSession,
  listSessionsOf,
  touchSession,
} from '@recluta/db/system';
import type { Rol } from '@recluta/domain';
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia';
import { fingerprintOf } from '../../fingerprint.ts';
import { remember } from '../../remember.ts';

const HOUR = 3_600_000;
/** A working day without use (decisions, "Sessions and requests"). */
export const IDLE_MS = 8 * HOUR;
export const ABSOLUTE_MS = 7 * 24 * HOUR;
/** How stale the last use may be before it is written again: a session is read on every call. */
const TOUCH_MS = 5 * 60_000;
/** A session from further ahead than this is of a clock that was set back since: it would outlive its ends. */
const AHEAD_MS = 5 * 60_000;

export type Session = { cuenta_id: number; usuario_id: number; rol: Rol };

export type OpenSession = {
  /** The SHA-256 of the cookie's value: names the session, and signs nobody in. */
  id: string;
  agente: string | null;
  creada_en: string;
  usada_en: string;
  /** The one that asks. */
  actual: boolean;
};

export type Sessions = {
  /** The value of a new session's cookie. `agente` are the words its owner knows it by (domain/agente). */
  create(cuenta_id: number, usuario_id: number, agente: string | null): Promise<string>;
  /** null when unknown, ended, or of a usuario who is not active. Live screens never renew (`renew: false`). */
  validate(cookie: string, options: { renew: boolean }): Promise<Session | null>;
  end(cookie: string): Promise<void>;
  /** Those of a usuario that have not ended, the last used first; `cookie` is of the one that asks. */
  list(usuario_id: number, cookie: string | null): Promise<OpenSession[]>;
  /** Ends one by its id in `list`; false when the usuario has no such session. */
  endOne(usuario_id: number, id: string): Promise<boolean>;
  /** Of a usuario whose password or rol changed; `except` keeps the session that asks. */
  endAll(usuario_id: number, except?: string): Promise<void>;
};

type Row = NonNullable<Awaited<ReturnType<typeof findSession>>>;
/** What a new session is made of, and what comes back with one that is found. */
type Attributes = { cuenta_id: number; agente: string | null; row?: Row };

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<{ row: Row | undefined }, Record<never, never>>;
    UserId: number;
    DatabaseSessionAttributes: Attributes;
  }
}

/** lucia on our tables: they hold the SHA-256 of a session's id only (SEC-07). */
function adapter(db: Database): Adapter {
  return {
    async getSessionAndUser(id): Promise<[DatabaseSession | null, DatabaseUser | null]> {
      const row = await findSession(db.read, fingerprintOf(id));
      if (!row) return [null, null];
      return [
        {
          id,
          userId: row.usuario_id,
          expiresAt: new Date(row.expira_en),
          attributes: { cuenta_id: row.cuenta_id, agente: row.agente, row },
        },
        { id: row.usuario_id, attributes: {} },
      ];
    },
    getUserSessions: () => Promise.reject(new Error('Session ids are not stored')),
    async setSession({ id, userId, expiresAt, attributes }) {
      await db.write((tx) =>
        insertSession(tx, {
          id: fingerprintOf(id),
          cuenta_id: attributes.cuenta_id,
          usuario_id: userId,
          agente: attributes.agente,
          creada_en: tx.ahora,
          usada_en: tx.ahora,
          expira_en: expiresAt.toISOString(),
        }),
      );
    },
    updateSessionExpiration: (id, expiresAt) =>
      db.write((tx) => touchSession(tx, fingerprintOf(id), { expira_en: expiresAt.toISOString() })),
    deleteSession: (id) => db.write((tx) => deleteSession(tx, fingerprintOf(id))),
    deleteUserSessions: (usuario_id) => db.write((tx) => deleteSessionsOf(tx, usuario_id)),
    deleteExpiredSessions: () => Promise.reject(new Error('By ends of our own: the sweeper takes them')),
  };
}

const isOver = (age: number, span: number): boolean => age >= span || age < -AHEAD_MS;

/**
 * The one module that knows lucia, which is no longer developed. lucia renews only in the second half of its span and
 * reads the wall clock, so its span is longer than ours and both of our ends are judged here with the injected clock.
 * What this process has seen is judged by its monotonic clock as well (`elapsed`, in ms): a clock that is set back makes
 * no session longer.
 */
export function createSessions(db: Database, now: () => number, elapsed: () => number): Sessions {
  const lucia = new Lucia(adapter(db), {
    sessionExpiresIn: new TimeSpan(ABSOLUTE_MS * 4, 'ms'),
    getSessionAttributes: ({ row }) => ({ row }),
  });
  /** Their time is also kept by the monotonic clock. */
  const seen = new Map<string, { first: number; last: number }>();
  function note(id: string): void {
    const { first } = seen.get(id) ?? { first: elapsed() };
    remember(seen, id, { first, last: elapsed() });
  }
  const hasOutlived = (id: string): boolean => {
    const times = seen.get(id);
    return times !== undefined && (elapsed() - times.first >= ABSOLUTE_MS || elapsed() - times.last >= IDLE_MS);
  };
  const hasEnded = ({ creada_en, usada_en }: { creada_en: string; usada_en: string }): boolean =>
    isOver(now() - Date.parse(creada_en), ABSOLUTE_MS) || isOver(now() - Date.parse(usada_en), IDLE_MS);
  return {
    async create(cuenta_id, usuario_id, agente) {
      const { id } = await lucia.createSession(usuario_id, { cuenta_id, agente });
      note(fingerprintOf(id));
      return id;
    },
    async validate(cookie, { renew }) {
      const { session } = await lucia.validateSession(cookie);
      const row = session?.row;
      if (!row) return null;
      if (hasEnded(row) || hasOutlived(row.id) || !row.activo) {
        await lucia.invalidateSession(cookie);
        return null;
      }
      if (renew) note(row.id);
      if (renew && now() - Date.parse(row.usada_en) >= TOUCH_MS)
        await db.write((tx) => touchSession(tx, row.id, { usada_en: tx.ahora }));
      return { cuenta_id: row.cuenta_id, usuario_id: row.usuario_id, rol: row.rol };
    },
    async list(usuario_id, cookie) {
      const current = cookie && fingerprintOf(cookie);
      const rows = await listSessionsOf(db.read, usuario_id);
      return rows.filter((row) => !hasEnded(row)).map((row) => ({ ...row, actual: row.id === current }));
    },
    endOne: (usuario_id, id) => db.write((tx) => deleteSessionOf(tx, usuario_id, id)),
    end: (cookie) => lucia.invalidateSession(cookie),
    endAll: (usuario_id, except) => db.write((tx) => deleteSessionsOf(tx, usuario_id, except && fingerprintOf(except))),
  };
}
