import { type AnyColumn, and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import {
  accion_filas,
  adjuntos,
  archivos,
  consentimientos,
  cv_etiquetas,
  cvs,
  entrevistas,
  envio_archivos,
  estadias,
  etiquetas,
  eventos,
  fusiones,
  lecturas,
  nota_versiones,
  notas,
  procesos,
  retenciones,
  solicitudes,
  tareas,
  textos_vistos,
  trabajos,
  usuarios,
} from '../schema/index.ts';
import type { Scope } from './conn.ts';
import { familyOf } from './familia.ts';
import { usuarioNombreOrNull } from './nombres.ts';
import { readingJobsOf } from './trabajos.repo.ts';

/** Every row that speaks of a person, for the person (CL-04): as it stands, under the name of its table. */
export function expedienteRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  return {
    async of(ids: readonly number[]) {
      const cv_ids = await familyOf(scope, ids);
      const attached = await orm
        .select()
        .from(adjuntos)
        .where(and(eq(adjuntos.cuenta_id, cuenta_id), inIds(adjuntos.cv_id, cv_ids)));
      const own = (cuenta: AnyColumn, id: AnyColumn) => and(eq(cuenta, cuenta_id), inIds(id, cv_ids));
      const people = await orm.select().from(cvs).where(own(cvs.cuenta_id, cvs.id)).orderBy(asc(cvs.id));
      const ruts = people.flatMap(({ rut_clave }) => rut_clave ?? []);
      const emails = people.flatMap(({ email_clave }) => email_clave ?? []);
      const notes = await orm.select().from(notas).where(own(notas.cuenta_id, notas.cv_id)).orderBy(asc(notas.id));
      const mine = await orm.select().from(envio_archivos).where(own(envio_archivos.cuenta_id, envio_archivos.cv_id));
      const envios = [...new Set(mine.map(({ envio_id }) => envio_id))];
      const sent = await orm
        .select()
        .from(envio_archivos)
        .where(and(eq(envio_archivos.cuenta_id, cuenta_id), inIds(envio_archivos.envio_id, envios)));
      const isOwn = ({ cv_id }: { cv_id: number | null }) => cv_id === null || cv_ids.includes(cv_id);
      // A refused file is of whoever sent only their own; among those of several people it may bear another's name.
      const shared = new Set(sent.filter((row) => !isOwn(row)).map(({ envio_id }) => envio_id));
      return {
        cvs: people,
        adjuntos: attached,
        procesos: await orm
          .select({ id: procesos.id, nombre: procesos.nombre, tipo: procesos.tipo })
          .from(procesos)
          .where(
            and(
              eq(procesos.cuenta_id, cuenta_id),
              inIds(procesos.id, [...new Set(people.map(({ proceso_id }) => proceso_id))]),
            ),
          ),
        archivos: await orm
          .select({
            id: archivos.id,
            clave: archivos.clave,
            nombre: archivos.nombre,
            tipo: archivos.tipo,
            bytes: archivos.bytes,
            antivirus: archivos.antivirus,
            sha256: archivos.sha256,
          })
          .from(archivos)
          .where(
            and(
              eq(archivos.cuenta_id, cuenta_id),
              inIds(
                archivos.id,
                [...people, ...attached].map(({ archivo_id }) => archivo_id),
              ),
            ),
          ),
        lecturas: await orm.select().from(lecturas).where(own(lecturas.cuenta_id, lecturas.cv_id)),
        notas: notes,
        nota_versiones: await orm
          .select()
          .from(nota_versiones)
          .where(
            and(
              eq(nota_versiones.cuenta_id, cuenta_id),
              inIds(
                nota_versiones.nota_id,
                notes.map(({ id }) => id),
              ),
            ),
          ),
        tareas: await orm.select().from(tareas).where(own(tareas.cuenta_id, tareas.cv_id)),
        entrevistas: await orm.select().from(entrevistas).where(own(entrevistas.cuenta_id, entrevistas.cv_id)),
        etiquetas: await orm
          .select({ cv_id: cv_etiquetas.cv_id, nombre: etiquetas.nombre })
          .from(cv_etiquetas)
          .innerJoin(etiquetas, eq(etiquetas.id, cv_etiquetas.etiqueta_id))
          .where(own(cv_etiquetas.cuenta_id, cv_etiquetas.cv_id)),
        consentimientos: await orm
          .select({ consentimiento: consentimientos, texto: textos_vistos.texto })
          .from(consentimientos)
          .leftJoin(textos_vistos, eq(textos_vistos.id, consentimientos.cartera_id))
          .where(own(consentimientos.cuenta_id, consentimientos.cv_id)),
        fusiones: await orm.select().from(fusiones).where(own(fusiones.cuenta_id, fusiones.cv_id)),
        retenciones: await orm.select().from(retenciones).where(own(retenciones.cuenta_id, retenciones.cv_id)),
        etapas: await orm
          .select()
          .from(estadias)
          .where(own(estadias.cuenta_id, estadias.cv_id))
          .orderBy(asc(estadias.id)),
        envios: sent.filter((row) => isOwn(row) && (row.cv_id !== null || !shared.has(row.envio_id))),
        trabajos: await orm.select().from(trabajos).where(readingJobsOf(scope, cv_ids)),
        por_deshacer: await orm.select().from(accion_filas).where(own(accion_filas.cuenta_id, accion_filas.cv_id)),
        solicitudes:
          ruts.length + emails.length === 0
            ? []
            : await orm
                .select()
                .from(solicitudes)
                .where(
                  and(
                    eq(solicitudes.cuenta_id, cuenta_id),
                    or(inArray(solicitudes.rut, ruts), inArray(sql`lower(${solicitudes.email})`, emails)),
                  ),
                ),
        /** What happened, who saw it, opened it or took it away. */
        historial: await orm
          .select({
            id: eventos.id,
            tipo: eventos.tipo,
            cv_id: eventos.cv_id,
            usuario: usuarioNombreOrNull,
            datos: eventos.datos,
            creado_en: eventos.creado_en,
          })
          .from(eventos)
          .leftJoin(usuarios, and(eq(usuarios.id, eventos.usuario_id), eq(usuarios.cuenta_id, cuenta_id)))
          .where(own(eventos.cuenta_id, eventos.cv_id))
          .orderBy(asc(eventos.id)),
      };
    },
  };
}
