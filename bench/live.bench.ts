import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../tools/chromium.mjs';
import { type Figure, median, ms, p95 } from './measure.ts';
import { seedCvs } from './seed.ts';
import { newFolder, removeFolder, signUp, startServer } from './server.ts';

const CVS = 400;
const MOVES = 20;
const LIMIT_MS = 1_000;

/** Where the row in the middle of the window stands, px from its top. */
const reading = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('tbody tr')];
    const row = rows.find((each) => each.getBoundingClientRect().top > innerHeight / 2);
    return { id: row?.querySelector('a')?.textContent ?? '', top: row?.getBoundingClientRect().top ?? 0 };
  });

const topOf = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll('tbody tr')]
        .find((row) => row.querySelector('a')?.textContent === wanted)
        ?.getBoundingClientRect().top ?? Number.NaN,
    name,
  );

/** A recruiter reads a list while another one moves people above it: until the count says so, and how far what is read moved. */
async function watch(page: Page, move: (i: number) => Promise<unknown>) {
  const times: number[] = [];
  const shifts: number[] = [];
  for (let i = 0; i < MOVES; i++) {
    const { id, top } = await reading(page);
    const left = CVS - i - 1;
    const start = performance.now();
    const seen = page
      .getByText(new RegExp(`\\b${left}\\b`))
      .first()
      .waitFor();
    await move(i);
    await seen;
    times.push(performance.now() - start);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    shifts.push(Math.abs((await topOf(page, id)) - top));
  }
  return { times, shifts };
}

/** How soon, and how quietly, a colleague's move is seen in a second browser. */
export async function liveFigures(): Promise<Figure[]> {
  const data = newFolder();
  let server = await startServer(data);
  const client = await signUp(server.origin);
  await server.stop();
  seedCvs(join(data, 'recluta.db'), client.proceso.id, CVS);
  server = await startServer(data);
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${server.origin}/api/procesos/${client.proceso.id}${path}`, {
      method,
      headers: { cookie: client.cookie(), 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
  const { cvs } = (await ask('GET', '/cvs')) as { cvs: { id: number }[] };
  const browser = await chromium.launch({ executablePath: chromiumPath() ?? undefined, args: CHROMIUM_ARGS });
  const context = await browser.newContext({ locale: 'es-CL', viewport: { width: 1366, height: 768 } });
  const [name = '', value = ''] = client.cookie().split('=');
  await context.addCookies([{ name, value, url: server.origin }]);
  const page = await context.newPage();
  await page.goto(`${server.origin}/procesos/${client.proceso.id}/etapas?stage=recibido`);
  await page.locator('tbody tr a').first().waitFor();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 4_000);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const move = (i: number) => ask('POST', '/cvs/move', { cv_ids: [cvs[i]?.id], to: 'entrevista' });
  const { times, shifts } = await watch(page, move);
  await browser.close();
  await server.stop();
  removeFolder(data);
  const slowest = p95(times);
  return [
    {
      what: `A colleague's move seen in another browser, median of ${MOVES}`,
      measured: ms(median(times)),
      against: `p95 ${ms(slowest)}`,
      ratio: '',
      target: `p95 < ${LIMIT_MS} ms`,
      met: slowest < LIMIT_MS,
    },
    {
      what: 'How far the row that is read moved meanwhile, at most',
      measured: `${Math.max(...shifts).toFixed(0)} px`,
      against: '',
      ratio: '',
      target: '0 px',
      met: Math.max(...shifts) < 1,
    },
  ];
}
