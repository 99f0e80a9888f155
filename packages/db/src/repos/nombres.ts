import { sql } from 'drizzle-orm';
import { cvs, usuarios } from '../schema/index.ts';

/** What a usuario is called: their name, else their e-mail. */
export const usuarioNombre = sql<string>`coalesce(${usuarios.nombre}, ${usuarios.email})`;

/** The same where there may be no usuario (a left join). */
export const usuarioNombreOrNull = sql<string | null>`${usuarioNombre}`;

/** What the person of a cv is called: the name that was read or typed, else that of the file. */
export const candidatoNombre = sql<string>`coalesce(${cvs.nombre}, ${cvs.archivo_nombre})`;

/** The same where there may be no cv (a left join). */
export const candidatoNombreOrNull = sql<string | null>`${candidatoNombre}`;
