import type { Alcance } from '@recluta/domain';
import type { Conn, Tx } from '../database.ts';

/** What every repository is closed over: the connection and the cuenta whose rows it may see. */
export type Scope = { conn: Conn; alcance: Alcance };

/** Repositories that change things need a write transaction; asking for one outside is a fault of the program. */
export function txOf({ conn }: Scope): Tx {
  if (!('announce' in conn)) throw new Error('This change needs a write transaction');
  return conn as Tx;
}
