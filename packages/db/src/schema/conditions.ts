/** What the rows of the partial indexes have in common: a query says it in the same words, or it does not find the index. */
import { type SQL, sql } from 'drizzle-orm';

/** A row of a partial index: only what is not in the papelera. */
export const notDeleted: SQL = sql`eliminado_en is null`;

/** A row of the papelera. */
export const inBin: SQL = sql`eliminado_en is not null and fusionado_en is null`;

/** A task that is still to be done. */
export const openTask: SQL = sql`hecha_en is null and eliminada_en is null`;

/** A task that was deleted. */
export const removedTask: SQL = sql`eliminada_en is not null`;

/** A stay in a stage that has ended. */
export const completed: SQL = sql`salida is not null`;

/** A cv whose person is blocked. */
export const frozen: SQL = sql`bloqueado_en is not null`;

/** A cv that asks for a look: read without certainty, or not read at all and not completed by hand. */
export const needsLook: SQL = sql`eliminado_en is null and (por_revisar = 1 or (lectura = 'fallido' and nombre is null))`;

/** A file the antivirus was asked about and has not answered for. */
export const unscanned: SQL = sql`antivirus = 'pendiente'`;
