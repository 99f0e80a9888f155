import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { type Figure, median, ms, p95, timed } from './measure.ts';
import { seedCvs } from './seed.ts';
import { newFolder, removeFolder, signUp, startServer } from './server.ts';

const EVENTS = 500;
const NOTES = 40;
const RUNS = 15;
const OPENINGS = 40;
/** What the page of a candidate asks for. */
const READS = ['lectura', 'persona', 'notas', 'tareas', 'adjuntos', 'historial'];
const LIMIT_MS = 20;

/** The whole history of a person to whom much happened, page after page, and everything their page asks for. */
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
  const cvPath = path.slice(0, path.lastIndexOf('/'));
  const headers = { cookie: client.cookie(), 'content-type': 'application/json' };
  for (let i = 0; i < NOTES; i++) {
    const body = JSON.stringify({ texto: `Nota ${i}: conversamos por teléfono y queda a la espera.` });
    const answer = await fetch(`${cvPath}/notas`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`A note was refused: ${await answer.text()}`);
  }
  const open = () =>
    timed(() =>
      Promise.all(
        READS.map(async (read) => {
          const answer = await fetch(`${cvPath}/${read}`, { headers });
          if (!answer.ok) throw new Error(`${read}: ${answer.status}`);
          await answer.arrayBuffer();
        }),
      ),
    );
  await open();
  const openings: number[] = [];
  for (let i = 0; i < OPENINGS; i++) openings.push(await open());
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
    {
      what: `All ${READS.length} reads of their page at once over HTTP, with ${NOTES} notes, p95 of ${OPENINGS}`,
      measured: ms(p95(openings)),
      against: `median ${ms(median(openings))}`,
      ratio: '',
      target: '< 100 ms',
      met: p95(openings) < 100,
    },
  ];
}
