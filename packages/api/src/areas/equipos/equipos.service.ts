import type { Repos } from '@recluta/db';
import type { Trabajo } from '@recluta/domain/esquemas';

const SPAN_MS = 30 * 86_400_000;

const FIELDS = new Map([
  ['recibidos', 'subidos'],
  ['movimientos', 'movimientos'],
  ['etapa:contratado', 'contratados'],
] as const);

/** Medida of the work in a proceso: its id. */
const procesoOf = (medida: string): number | null => Number(/^proceso:(\d+)$/.exec(medida)?.[1] ?? 0) || null;

/**
 * CVs uploaded, moves made, people hired and procesos worked in by each usuario who did any; what came by a public link
 * is nobody's.
 */
export async function workOf(read: Repos, now: number): Promise<Trabajo[]> {
  const people = new Map<number, Trabajo>();
  const rows = await read.inicio.byUsuario(now - SPAN_MS);
  for (const { usuario_id, medida, total } of rows.sort((a, b) => Number(b.total) - Number(a.total))) {
    const field = FIELDS.get(medida as Parameters<(typeof FIELDS)['get']>[0]);
    const proceso_id = procesoOf(medida);
    // What was taken back leaves nothing; who moved a hire of another's back has hired no fewer than nobody.
    if ((!field && !proceso_id) || usuario_id === 0 || Number(total) <= 0) continue;
    const person = people.get(usuario_id) ?? { usuario_id, subidos: 0, movimientos: 0, contratados: 0, procesos: [] };
    if (field) person[field] = Number(total);
    if (proceso_id) person.procesos.push(proceso_id);
    people.set(usuario_id, person);
  }
  return [...people.values()];
}
