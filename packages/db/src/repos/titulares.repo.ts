import { identityOf } from '@recluta/domain';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { cvs, procesos } from '../schema/index.ts';
import type { Scope } from './conn.ts';

type Datos = { rut: string | null; email: string | null; telefono: string | null };

/** Cvs told of one person: nobody applies to more, and a phone of an agency may be on thousands. */
const SHOWN = 100;

/** Whom the data of cvs are about: the people of Ley 21.719. */
export function titularesRepo({ conn, alcance }: Scope) {
  const { orm } = conn;
  const mine = eq(cvs.cuenta_id, alcance.cuenta_id);
  const shown = {
    id: cvs.id,
    proceso_id: cvs.proceso_id,
    proceso_nombre: procesos.nombre,
    nombre: cvs.nombre,
    rut: cvs.rut,
    email: cvs.email,
    telefono: cvs.telefono,
    archivo_nombre: cvs.archivo_nombre,
    creado_en: cvs.creado_en,
    en_papelera: sql<boolean>`${cvs.eliminado_en} is not null`.mapWith(Boolean),
  };
  const idsWhere = async (where: SQL) =>
    (await orm.select({ id: cvs.id }).from(cvs).where(and(mine, where)).orderBy(desc(cvs.id)).limit(SHOWN)).map(
      ({ id }) => id,
    );

  return {
    /** Every cv with this RUT, e-mail or phone, newest first; those in the papelera too: they are data of the person. */
    async matching(datos: Datos) {
      const { rut_clave, email_clave, telefono_clave } = identityOf(datos);
      // One index each: an OR over three would read the whole cuenta.
      const ids = [
        ...(rut_clave === null ? [] : await idsWhere(eq(cvs.rut_clave, rut_clave))),
        ...(email_clave === null ? [] : await idsWhere(eq(cvs.email_clave, email_clave))),
        ...(telefono_clave === null ? [] : await idsWhere(eq(cvs.telefono_clave, telefono_clave))),
      ];
      if (ids.length === 0) return [];
      return orm
        .select(shown)
        .from(cvs)
        .innerJoin(procesos, and(eq(procesos.id, cvs.proceso_id), eq(procesos.cuenta_id, alcance.cuenta_id)))
        .where(and(mine, inIds(cvs.id, ids)))
        .orderBy(desc(cvs.id))
        .limit(SHOWN);
    },
  };
}
