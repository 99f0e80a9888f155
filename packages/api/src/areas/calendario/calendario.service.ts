import type { Repos } from '@recluta/db';
import { type Conflicto, conflictOf, conflictsOf, type Ocupacion } from '@recluta/domain';
import type { ConflictoEntrevista, CuandoYQuien, EventoCalendario, Fechas } from '@recluta/domain/esquemas';

type Row = Awaited<ReturnType<Repos['entrevistas']['between']>>[number];
type Planned = Row & Ocupacion;

type Known = { candidato_id: number | null; rut: string | null; email: string | null };

/** One person may stand in several procesos under several cvs: the same candidato, RUT or e-mail is the same person. */
const keysOf = ({ candidato_id, rut, email }: Known): string[] => [
  ...(candidato_id === null ? [] : [`candidato:${candidato_id}`]),
  ...(rut ? [`rut:${rut}`] : []),
  ...(email ? [`email:${email.toLowerCase()}`] : []),
];

const planned = (rows: readonly Row[]): Planned[] => rows.map((row) => ({ ...row, personas: keysOf(row) }));

const shown = ({ con, motivo }: Conflicto<Row>): ConflictoEntrevista => ({ ...con, motivo });

const earliest = (rows: readonly { fecha_inicio: string }[]) =>
  rows.reduce((min, { fecha_inicio }) => (fecha_inicio < min ? fecha_inicio : min), rows[0]?.fecha_inicio ?? '');
const latest = (rows: readonly { fecha_fin: string }[]) =>
  rows.reduce((max, { fecha_fin }) => (fecha_fin > max ? fecha_fin : max), rows[0]?.fecha_fin ?? '');

/** The dates of a proceso, and its interviews with what each collides with in the whole cuenta. */
export async function calendarOf(
  read: Repos,
  proceso_id: number,
): Promise<{ fechas: Fechas; eventos: EventoCalendario[] }> {
  const fechas = await read.procesos.get(proceso_id);
  const rows = await read.entrevistas.list(proceso_id);
  if (rows.length === 0) return { fechas, eventos: [] };
  const conflicts = conflictsOf(planned(await read.entrevistas.between(earliest(rows), latest(rows))));
  return {
    fechas,
    eventos: rows.map((row) => ({ ...row, conflictos: (conflicts.get(row.id) ?? []).map(shown) })),
  };
}

/** What an interview that is being planned would collide with; it is not kept anywhere. */
export async function conflictsFor(
  read: Repos,
  proceso_id: number,
  { entrevista_id, cv_id, responsable_id, fecha_inicio, fecha_fin }: CuandoYQuien,
): Promise<ConflictoEntrevista[]> {
  const person = cv_id === null ? null : await read.cvs.person(proceso_id, cv_id);
  const personas = person ? keysOf(person) : [];
  const one: Ocupacion = { id: entrevista_id ?? 0, fecha_inicio, fecha_fin, responsable_id, personas };
  return planned(await read.entrevistas.between(fecha_inicio, fecha_fin)).flatMap((con) => {
    const motivo = conflictOf(one, con);
    return motivo ? [shown({ con, motivo })] : [];
  });
}
