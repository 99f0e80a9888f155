import type { Repos } from '@recluta/db';
import type { Trabajo } from '@recluta/domain/esquemas';

const SPAN_MS = 30 * 86_400_000;

const FIELDS = new Map([
  ['recibidos', 'subidos'],
  ['movimientos', 'movimientos'],
  ['etapa:contratado', 'contratados'],
] as const);

/** CVs uploaded, moves made and people hired by each usuario who did any; what came by a public link is nobody's. */
export async function workOf(read: Repos, now: number): Promise<Trabajo[]> {
  const people = new Map<number, Trabajo>();
  for (const { usuario_id, medida, total } of await read.inicio.byUsuario(now - SPAN_MS)) {
    const field = FIELDS.get(medida as Parameters<(typeof FIELDS)['get']>[0]);
    if (!field || usuario_id === 0) continue;
    const person = people.get(usuario_id) ?? { usuario_id, subidos: 0, movimientos: 0, contratados: 0 };
    person[field] = Math.max(0, Number(total));
    people.set(usuario_id, person);
  }
  return [...people.values()];
}
