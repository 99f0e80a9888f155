import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../tools/chromium.mjs';
import { manyFigures } from './many.ts';
import { type Figure, median, ms, p95, timed } from './measure.ts';
import { overlappingMoves } from './moves.ts';
import { seedCvs } from './seed.ts';
import { type Client, newFolder, removeFolder, signUp, startServer } from './server.ts';

const CARDS = 2_000;
const MOVED = 500;
const MOVES = 40;
const OPENINGS = 5;
/** A drag goes across the board and back so often, each way in so many frames. */
const PASSES = 3;
const STEPS = 60;
const STAGES = ['recibido', 'preseleccion', 'entrevista', 'oferta', 'contratado', 'descartado'];

/** Moves of 500 cvs between two stages: what the server says each took, and the same update as bare SQL. */
async function moveFigure(origin: string, client: Client, file: string, ids: readonly number[]): Promise<Figure> {
  const times: number[] = [];
  const move = async (i: number) => {
    const answer = await fetch(`${origin}/api/procesos/${client.proceso.id}/cvs/move`, {
      method: 'POST',
      headers: { cookie: client.cookie(), 'content-type': 'application/json' },
      body: JSON.stringify({ cv_ids: ids.slice(0, MOVED), to: i % 2 === 0 ? 'entrevista' : 'preseleccion' }),
    });
    await answer.arrayBuffer();
    return Number(/dur=([\d.]+)/.exec(answer.headers.get('server-timing') ?? '')?.[1]);
  };
  const bare = new BetterSqlite3(file);
  const update = bare.prepare('update cvs set movido_en = ? where id in (select value from json_each(?))');
  const list = JSON.stringify(ids.slice(0, MOVED));
  const sql: number[] = [];
  await move(1);
  for (let i = 0; i < MOVES; i++) {
    times.push(await move(i));
    sql.push(await timed(() => update.run(Date.now(), list)));
  }
  bare.close();
  const measured = p95(times);
  return {
    what: `Move of ${MOVED} cvs, time at the server, p95 of ${MOVES}`,
    measured: ms(measured),
    against: `one bare UPDATE of them, p95 ${ms(p95(sql))}`,
    ratio: (measured / p95(sql)).toFixed(1),
    target: '< 300 ms',
    met: measured < 300,
  };
}

async function open(page: Page, address: string): Promise<number> {
  await page.goto('about:blank');
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('[data-cv]').first().waitFor();
  return performance.now() - start;
}

/** ms between frames while a card is dragged across the board and back. */
async function dragFrames(page: Page): Promise<number[]> {
  const box = await page.locator('[data-cv]').first().boundingBox();
  if (!box) throw new Error('no card on the board');
  const y = box.y + 40;
  await page.mouse.move(box.x + 60, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, y + 8, { steps: 4 });
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let last = performance.now();
    const tick = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  for (let pass = 0; pass < PASSES; pass++)
    for (let i = 0; i <= 2 * STEPS; i++) {
      const at = 1 - Math.abs(i / STEPS - 1);
      await page.mouse.move(box.x + 80 + at * 820, y + at * 300);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames.slice(2));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return frames;
}

/** The board of 2,000 cards in a browser: until its first card, and how it draws while one is dragged. */
async function screenFigures(origin: string, client: Client): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath() ?? undefined, args: CHROMIUM_ARGS });
  const context = await browser.newContext({ locale: 'es-CL', viewport: { width: 1366, height: 768 } });
  const [name = '', value = ''] = client.cookie().split('=');
  await context.addCookies([{ name, value, url: origin }]);
  const page = await context.newPage();
  const address = `${origin}/procesos/${client.proceso.id}/etapas?vista=tablero`;
  await open(page, address);
  const times: number[] = [];
  for (let i = 0; i < OPENINGS; i++) times.push(await open(page, address));
  const frames = await dragFrames(page);
  await browser.close();
  const opened = median(times);
  const mean = frames.reduce((sum, frame) => sum + frame, 0) / frames.length;
  return [
    {
      what: `Board opens with ${CARDS} cards`,
      measured: ms(opened),
      against: '',
      ratio: '',
      target: '< 1000 ms',
      met: opened < 1_000,
    },
    {
      what: `Frames a second while dragging on it, of ${frames.length} frames`,
      measured: `${(1_000 / mean).toFixed(1)}, slowest 5 % ${ms(p95(frames))}`,
      against: '',
      ratio: '',
      target: '≥ 58',
      met: 1_000 / mean >= 58,
    },
  ];
}

/** Board and moves through the whole product. */
export async function boardFigures(): Promise<Figure[]> {
  const data = newFolder();
  let server = await startServer(data);
  const client = await signUp(server.origin);
  await server.stop();
  const file = join(data, 'recluta.db');
  seedCvs(file, client.proceso.id, CARDS);
  server = await startServer(data);
  const path = `${server.origin}/api/procesos/${client.proceso.id}/cvs`;
  const list = await fetch(path, { headers: { cookie: client.cookie() } });
  const ids = ((await list.json()) as { cvs: { id: number }[] }).cvs.map(({ id }) => id);
  const spread = STAGES.map((to, i) => ({ to, cv_ids: ids.filter((_, j) => j % STAGES.length === i) }));
  for (const step of spread.slice(1))
    await fetch(`${path}/move`, {
      method: 'POST',
      headers: { cookie: client.cookie(), 'content-type': 'application/json' },
      body: JSON.stringify(step),
    });
  const screen = await screenFigures(server.origin, client);
  const move = await moveFigure(server.origin, client, file, ids);
  const many = await manyFigures(server.origin, client, ids);
  const overlapping = await overlappingMoves(server.origin, client, file, ids.slice(0, 200), STAGES);
  await server.stop();
  removeFolder(data);
  return [...screen, move, ...many, overlapping];
}
