import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { type Figure, median, ms } from './measure.ts';
import { seedCvs } from './seed.ts';
import { newFolder, removeFolder, signUp, startServer } from './server.ts';

const EVENTS = 500;
const RUNS = 15;
const LIMIT_MS = 20;

/** The whole history of a person to whom much happened, page after page, as long as the server takes for it. */
export async function historyFigures(): Promise<Figure[]> {
  const data = newFolder();
  let server = await startServer(data);
  const client = await signUp(server.origin);
  await server.stop();
  const file = join(data, 'recluta.db');
  seedCvs(file, client.proceso.id, 1);
  const db = new BetterSqlite3(file);
  const cv = db.prepare('select id, cuenta_id from cvs where proceso_id = ?').get(client.proceso.id) as {
    id: number;
    cuenta_id: number;
  };
  const insert = db.prepare(
    `insert into eventos (cuenta_id, usuario_id, tipo, proceso_id, cv_id, datos, creado_en)
     select ?, (select min(id) from usuarios where cuenta_id = ?), 'cv_movido', ?, ?, ?, ?`,
  );
  const steps = ['recibido', 'preseleccion', 'entrevista'];
  db.transaction(() => {
    for (let i = 0; i < EVENTS; i++) {
      const datos = JSON.stringify({ desde: steps[i % 3], a: steps[(i + 1) % 3] });
      insert.run(cv.cuenta_id, cv.cuenta_id, client.proceso.id, cv.id, datos, Date.now() - (EVENTS - i) * 60_000);
    }
  })();
  db.close();
  server = await startServer(data);
  const path = `${server.origin}/api/procesos/${client.proceso.id}/cvs/${cv.id}/historial`;
  const whole = async (): Promise<number> => {
    let spent = 0;
    let lines = 0;
    for (let next: number | null | undefined; next !== null; ) {
      const answer = await fetch(`${path}${next ? `?antes_de=${next}` : ''}`, { headers: { cookie: client.cookie() } });
      spent += Number(/dur=([\d.]+)/.exec(answer.headers.get('server-timing') ?? '')?.[1]);
      const page = (await answer.json()) as { hechos: unknown[]; siguiente: number | null };
      lines += page.hechos.length;
      next = page.siguiente;
    }
    if (lines < EVENTS) throw new Error(`The history told ${lines} of ${EVENTS}`);
    return spent;
  };
  await whole();
  const runs: number[] = [];
  for (let i = 0; i < RUNS; i++) runs.push(await whole());
  await server.stop();
  removeFolder(data);
  const measured = median(runs);
  return [
    {
      what: `History of a person with ${EVENTS} eventos, every page, time at the server`,
      measured: ms(measured),
      against: '',
      ratio: '',
      target: `< ${LIMIT_MS} ms`,
      met: measured < LIMIT_MS,
    },
  ];
}
