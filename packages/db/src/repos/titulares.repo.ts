import { identityOf } from '@recluta/domain';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { archivos, cvs, procesos } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import { eventosRepo } from './eventos.repo.ts';
import { familyOf, survivorOf } from './familia.ts';
import { keepLists } from './listas.ts';
import { checkOwn } from './own.ts';

type Datos = { rut: string | null; email: string | null; telefono: string | null };

/** Cvs told of one person: nobody applies to more, and a phone of an agency may be on thousands. */
const SHOWN = 100;

/** Whom the data of cvs are about: the people of Ley 21.719. */
export function titularesRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const lists = keepLists(scope);
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
    en_papelera: sql<boolean>`${cvs.eliminado_en} is not null and ${cvs.bloqueado_en} is null`.mapWith(Boolean),
    bloqueado: sql<boolean>`${cvs.bloqueado_en} is not null`.mapWith(Boolean),
  };
  const idsWhere = async (where: SQL) =>
    (await orm.select({ id: cvs.id }).from(cvs).where(and(mine, where)).orderBy(desc(cvs.id)).limit(SHOWN)).map(
      ({ id }) => id,
    );

  return {
    /** Every cv with this RUT, e-mail or phone, newest first; those in the papelera too: they are data of the person. With
     * one of them at hand, it is among them whatever it says. */
    async matching(datos: Datos, cv_id: number | null = null) {
      const { rut_clave, email_clave, telefono_clave } = identityOf(datos);
      // One index each: an OR over three would read the whole cuenta.
      const ids = [
        ...(cv_id === null ? [] : [cv_id]),
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

    /** Some cvs, or what they were merged into, step by step, with all that were merged into those: they are of one person. */
    async families(ids: readonly number[]): Promise<number[]> {
      return familyOf(
        scope,
        ids.map((id) => survivorOf(scope, id)),
      );
    },

    /** What stands for one cv, to find the others of its person. Throws no_encontrado. */
    async dataOf(cv_id: number): Promise<Datos> {
      const [row] = await orm
        .select({ rut: cvs.rut, email: cvs.email, telefono: cvs.telefono })
        .from(cvs)
        .where(and(mine, eq(cvs.id, cv_id)));
      return row ?? { rut: null, email: null, telefono: null };
    },

    /** The keys of the files of some cvs, wherever they are. */
    async files(ids: readonly number[]): Promise<{ cv_id: number; clave: string }[]> {
      return orm
        .select({ cv_id: cvs.id, clave: archivos.clave })
        .from(cvs)
        .innerJoin(archivos, eq(archivos.id, cvs.archivo_id))
        .where(and(mine, inIds(cvs.id, ids)));
    },

    /** Out of lists, counts and blocks: what is to go for ever goes from the papelera. */
    async doom(ids: readonly number[]): Promise<void> {
      txOf(scope);
      await checkOwn(scope, 'cv', ids);
      const listed = await orm
        .select({ id: cvs.id, proceso_id: cvs.proceso_id, etapa: cvs.etapa })
        .from(cvs)
        .where(and(mine, isNull(cvs.eliminado_en), inIds(cvs.id, ids)));
      await lists.leave(listed);
      await eventosRepo(scope).append(
        listed.map(({ id, proceso_id, etapa }) => ({
          tipo: 'cv_eliminado' as const,
          proceso_id,
          cv_id: id,
          datos: { desde: etapa },
        })),
      );
      await orm
        .update(cvs)
        .set({ eliminado_en: conn.ahora, eliminado_por: alcance.usuario_id })
        .where(and(mine, isNull(cvs.eliminado_en), inIds(cvs.id, ids)));
      await orm
        .update(cvs)
        .set({ bloqueado_en: null })
        .where(and(mine, isNotNull(cvs.bloqueado_en), inIds(cvs.id, ids)));
    },
  };
}
