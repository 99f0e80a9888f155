import BetterSqlite3 from 'better-sqlite3';
import { type Figure, ms } from './measure.ts';
import type { Client } from './server.ts';

const CLIENTS = 20;
const EACH = 250;

type Row = { id: number; etapa: string };
type Evento = { cv_id: number; datos: string };

/** What is wrong with the rows, the counts and the eventos of a proceso: nothing, if no move was lost or made twice. */
function faultsOf(db: BetterSqlite3.Database, proceso_id: number, ids: readonly number[]): string[] {
  const faults: string[] = [];
  const rows = db
    .prepare('select id, etapa from cvs where proceso_id = ? and eliminado_en is null')
    .all(proceso_id) as Row[];
  const stages = new Map(rows.map(({ id, etapa }) => [id, etapa]));
  const counts = db.prepare('select clave, total from etapas where proceso_id = ?').all(proceso_id) as {
    clave: string;
    total: number;
  }[];
  for (const { clave, total } of counts) {
    const there = rows.filter(({ etapa }) => etapa === clave).length;
    if (there !== total) faults.push(`${clave} counts ${total} and holds ${there}`);
  }
  const told = new Map<number, string>();
  const moves = db
    .prepare("select cv_id, datos from eventos where proceso_id = ? and tipo = 'cv_movido' order by id")
    .all(proceso_id) as Evento[];
  for (const { cv_id, datos } of moves) {
    const { desde, a } = JSON.parse(datos) as { desde: string; a: string };
    if (told.has(cv_id) && told.get(cv_id) !== desde) faults.push(`cv ${cv_id} left ${desde} where it was not`);
    told.set(cv_id, a);
  }
  for (const id of ids)
    if (told.has(id) && told.get(id) !== stages.get(id)) faults.push(`cv ${id} is not where its eventos say`);
  return faults;
}

/** Twenty clients move the same cvs at the same time, 5,000 moves in all, from wherever they are to anywhere. */
export async function overlappingMoves(
  origin: string,
  client: Client,
  file: string,
  ids: readonly number[],
  stages: readonly string[],
  each = EACH,
): Promise<Figure> {
  const refused: string[] = [];
  const person = async (n: number) => {
    for (let i = 0; i < each; i++) {
      const roll = (n * 7_919 + i * 104_729) % 1_000_003;
      const cv_ids = Array.from({ length: 1 + (roll % 8) }, (_, j) => ids[(roll + j * 37) % ids.length] ?? 0);
      const answer = await fetch(`${origin}/api/procesos/${client.proceso.id}/cvs/move`, {
        method: 'POST',
        headers: { cookie: client.cookie(), 'content-type': 'application/json' },
        body: JSON.stringify({ cv_ids, to: stages[(roll >> 3) % stages.length] }),
      });
      if (!answer.ok) refused.push(`${answer.status} ${await answer.text()}`);
      else await answer.arrayBuffer();
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, (_, n) => person(n)));
  const took = performance.now() - start;
  const db = new BetterSqlite3(file, { readonly: true });
  const faults = [...refused, ...faultsOf(db, client.proceso.id, ids)];
  db.close();
  for (const fault of faults.slice(0, 10)) console.error(fault);
  return {
    what: `${CLIENTS} clients, ${CLIENTS * each} overlapping moves of ${ids.length} cvs: lost, doubled or refused`,
    measured: `${faults.length}, in ${ms(took)}`,
    against: '',
    ratio: '',
    target: '0',
    met: faults.length === 0,
  };
}
