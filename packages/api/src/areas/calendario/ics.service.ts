import { Readable } from 'node:stream';
import type { Repos } from '@recluta/db';
import type { Caller } from '../../caller.ts';
import type { FileAnswer } from '../../operation.ts';
import { type IcsEvent, icsOf } from './ics.ts';

type Published = Awaited<ReturnType<Repos['entrevistas']['since']>>[number];

/**
 * Notes stay in Recluta: a calendar file goes to programs of others. The moment of creation keeps ids of two
 * installations apart, and neither ever changes.
 */
function eventOf(row: Published, origin: string): IcsEvent {
  const { id, proceso_id, titulo, candidato, responsable, lugar, version } = row;
  return {
    uid: `${id}-${Date.parse(row.creada_en).toString(36)}@recluta`,
    sequence: version,
    stamp: row.cambiada_en,
    start: row.fecha_inicio,
    end: row.fecha_fin,
    summary: candidato ? `${titulo}: ${candidato}` : titulo,
    location: lugar,
    description: [
      `${row.proceso_nombre} · ${row.empresa_nombre}`,
      ...(responsable ? [`Responsable: ${responsable}`] : []),
    ].join('\n'),
    url: `${origin}/procesos/${proceso_id}/calendario?entrevista=${id}`,
  };
}

/** Interviews as a calendar file, to be saved under a name. */
export function calendarFile(title: string, filename: string, rows: readonly Published[], origin: string): FileAnswer {
  const events = rows.map((row) => eventOf(row, origin));
  const bytes = Buffer.from(icsOf(title, events));
  return {
    content: () => Readable.from([bytes]),
    bytes: bytes.length,
    etag: null,
    mime: 'text/calendar; charset=utf-8',
    filename,
    disposition: 'attachment',
  };
}

/** All interviews of a proceso. */
export async function procesoFile({ read, request }: Caller, proceso_id: number): Promise<FileAnswer> {
  const { nombre } = await read.procesos.get(proceso_id);
  const rows = await read.entrevistas.list(proceso_id);
  return calendarFile(nombre, `entrevistas-proceso-${proceso_id}.ics`, rows, request.origin);
}

/** A single interview. */
export async function entrevistaFile({ read, request }: Caller, id: number): Promise<FileAnswer> {
  const row = await read.entrevistas.get(id);
  return calendarFile(row.titulo, `entrevista-${id}.ics`, [row], request.origin);
}
