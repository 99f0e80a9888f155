import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import {
  adjuntos,
  areas,
  criterios,
  cvs,
  empresas,
  entrevistas,
  etiquetas,
  motivos,
  notas,
  notificaciones,
  plantillas,
  procesos,
  solicitudes,
  tareas,
  tecnologias,
  usuarios,
} from '../schema/index.ts';
import type { Scope } from './conn.ts';

/** Things an operation may name by id. */
export type Referible =
  | 'usuario'
  | 'empresa'
  | 'area'
  | 'proceso'
  | 'cv'
  | 'criterio'
  | 'tecnologia'
  | 'plantilla'
  | 'motivo'
  | 'etiqueta'
  | 'nota'
  | 'tarea'
  | 'notificacion'
  | 'adjunto'
  | 'entrevista'
  | 'solicitud';

/** What narrows an id further: an área belongs to its empresa, a cv or an entrevista to its proceso, a note or a task to its cv. */
export type Padre = { empresa_id?: number; proceso_id?: number; cv_id?: number };

export function referenciasRepo({ conn, alcance }: Scope) {
  const { orm } = conn;
  const { cuenta_id } = alcance;
  return {
    /** Whether every id is a row of this cuenta (a cv in the papelera counts: it is there, but nowhere to move). */
    async own(recurso: Referible, ids: readonly number[], padre: Padre = {}): Promise<boolean> {
      const unique = [...new Set(ids)];
      const table = {
        usuario: usuarios,
        empresa: empresas,
        area: areas,
        proceso: procesos,
        cv: cvs,
        criterio: criterios,
        tecnologia: tecnologias,
        plantilla: plantillas,
        motivo: motivos,
        etiqueta: etiquetas,
        nota: notas,
        tarea: tareas,
        notificacion: notificaciones,
        adjunto: adjuntos,
        entrevista: entrevistas,
        solicitud: solicitudes,
      }[recurso];
      const within = (column: SQLWrapper, id: number | undefined) => id !== undefined && sql`${column} = ${id}`;
      const parents: Partial<Record<Referible, SQL | false>> = {
        area: within(areas.empresa_id, padre.empresa_id),
        cv: within(cvs.proceso_id, padre.proceso_id),
        entrevista: within(entrevistas.proceso_id, padre.proceso_id),
        adjunto: within(adjuntos.cv_id, padre.cv_id),
        nota: within(notas.cv_id, padre.cv_id),
        tarea: within(tareas.cv_id, padre.cv_id),
      };
      const parent = parents[recurso] || undefined;
      const known = await orm.$count(table, and(eq(table.cuenta_id, cuenta_id), inIds(table.id, unique), parent));
      return known === unique.length;
    },
  };
}
