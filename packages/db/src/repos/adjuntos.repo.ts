import { DomainError, MAX_ADJUNTOS } from '@recluta/domain';
import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { adjuntos, archivos, cvs, procesos, usuarios } from '../schema/index.ts';
import { archivosRepo, type NuevoArchivo } from './archivos.repo.ts';
import { type Scope, txOf } from './conn.ts';
import { eventosRepo } from './eventos.repo.ts';
import { ofSamePerson } from './familia.ts';
import { usuarioNombreOrNull } from './nombres.ts';
import { checkOwn } from './own.ts';

/** Further files of a cv. */
export function adjuntosRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const mine = eq(adjuntos.cuenta_id, cuenta_id);
  const eventos = eventosRepo(scope);
  const shown = {
    id: adjuntos.id,
    cv_id: adjuntos.cv_id,
    nombre: archivos.nombre,
    tipo: archivos.tipo,
    bytes: archivos.bytes,
    sha256: archivos.sha256,
    clave: archivos.clave,
    antivirus: archivos.antivirus,
    fusionado_id: adjuntos.fusionado_id,
    proceso_id: cvs.proceso_id,
    proceso_nombre: procesos.nombre,
    usuario_nombre: usuarioNombreOrNull,
    creado_en: adjuntos.creado_en,
  };
  /** Of live cvs only: what is in the papelera opens nothing. */
  const select = (where: SQL | undefined) =>
    orm
      .select(shown)
      .from(adjuntos)
      .innerJoin(archivos, eq(archivos.id, adjuntos.archivo_id))
      .innerJoin(cvs, and(eq(cvs.id, adjuntos.cv_id), eq(cvs.cuenta_id, cuenta_id), isNull(cvs.eliminado_en)))
      .innerJoin(procesos, and(eq(procesos.id, cvs.proceso_id), eq(procesos.cuenta_id, cuenta_id)))
      .leftJoin(usuarios, and(eq(usuarios.id, adjuntos.usuario_id), eq(usuarios.cuenta_id, cuenta_id)))
      .where(and(mine, where))
      .orderBy(asc(adjuntos.id));

  return {
    /** Oldest first. */
    async list(cv_id: number) {
      return select(eq(adjuntos.cv_id, cv_id));
    },

    /** Oldest first: of every application of the person of a cv. */
    async ofPerson(cv_id: number) {
      return select(sql`${adjuntos.cv_id} in ${ofSamePerson(scope, cv_id)}`);
    },

    /** Throws no_encontrado, also for one of a cv in the papelera. */
    async get(id: number) {
      const [row] = await select(eq(adjuntos.id, id));
      if (!row) throw new DomainError('no_encontrado');
      return row;
    },

    /** Files that are stored already. Throws no_encontrado, adjuntos_demasiados. */
    async add(proceso_id: number, cv_id: number, nuevos: readonly NuevoArchivo[]): Promise<void> {
      txOf(scope);
      await checkOwn(scope, 'cv', [cv_id], { proceso_id });
      if (nuevos.length === 0) return;
      const [there] = await orm
        .select({ n: count() })
        .from(adjuntos)
        .where(and(mine, eq(adjuntos.cv_id, cv_id)));
      if ((there?.n ?? 0) + nuevos.length > MAX_ADJUNTOS) throw new DomainError('adjuntos_demasiados');
      const { ahora } = conn;
      const files = await archivosRepo(scope).add(nuevos);
      const rows = await orm
        .insert(adjuntos)
        .values(
          files.map(({ id }) => ({
            cuenta_id,
            cv_id,
            archivo_id: id,
            usuario_id: alcance.usuario_id,
            creado_en: ahora,
          })),
        )
        .returning({ id: adjuntos.id });
      await eventos.append(
        rows.map(({ id }) => ({ tipo: 'adjunto_agregado' as const, proceso_id, cv_id, datos: { id } })),
      );
    },

    /** The key of its file, which goes afterwards. Throws no_encontrado; adjunto_del_cv for the file of a merged cv. */
    async remove(id: number): Promise<string> {
      txOf(scope);
      const row = await this.get(id);
      if (row.fusionado_id !== null) throw new DomainError('adjunto_del_cv');
      const [gone] = await orm
        .delete(adjuntos)
        .where(and(mine, eq(adjuntos.id, id)))
        .returning({ archivo_id: adjuntos.archivo_id });
      await orm.delete(archivos).where(and(eq(archivos.cuenta_id, cuenta_id), eq(archivos.id, gone?.archivo_id ?? 0)));
      await eventos.append([
        { tipo: 'adjunto_eliminado', proceso_id: row.proceso_id, cv_id: row.cv_id, datos: { id } },
      ]);
      return row.clave;
    },
  };
}
