import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../tools/chromium.mjs';
import { type Figure, median, ms } from './measure.ts';
import { seedCvs } from './seed.ts';
import { newFolder, removeFolder, signUp, startServer } from './server.ts';

const MANY = 1_000;
const FEW = 10;
const RUNS = 5;
const LIMIT = 200;

type Waits = { waits?: number[] };

/** From here on the page notes how long each interaction kept its next paint waiting, and each task over 50 ms. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const waits: number[] = [];
    (window as Waits).waits = waits;
    const note = (list: PerformanceObserverEntryList) =>
      waits.push(...list.getEntries().map((entry) => entry.duration));
    // The types of the DOM do not know the threshold yet.
    const events: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver(note).observe(events);
    new PerformanceObserver(note).observe({ type: 'longtask' });
  });
}

/** The longest wait of what `act` does, in ms; 0 when nothing took a frame. */
async function longest(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => (window as Waits).waits?.splice(0));
  await act();
  return page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    // Entries come in a task of their own after the paint.
    await new Promise((resolve) => setTimeout(resolve));
    return Math.max(0, ...((window as Waits).waits ?? []));
  });
}

type Interaction = [what: string, act: (page: Page) => Promise<unknown>, back: (page: Page) => Promise<unknown>];

const all = (page: Page) => page.getByRole('checkbox', { name: 'Seleccionar todo lo que se muestra' });
const row = (page: Page) => page.getByRole('checkbox', { name: /^Seleccionar (?!todo)/ }).first();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar en los CVs' });
const count = (page: Page, n: string) => page.locator(`table[aria-rowcount="${n}"]`).waitFor();
const rowsOf = async (page: Page) => (await page.getByRole('table').getAttribute('aria-rowcount')) ?? '';
const nothing = async () => undefined;

const SELECT: Interaction[] = [
  ['tick a row', (page) => row(page).check(), (page) => row(page).uncheck()],
  ['select all', (page) => all(page).check(), (page) => all(page).uncheck()],
];
const CVS: Interaction[] = [
  ...SELECT,
  [
    'filter by typing',
    async (page) => {
      await search(page).pressSequentially('camila', { delay: 30 });
      await page.waitForURL(/q=camila/);
    },
    async (page) => {
      await search(page).fill('');
      await page.waitForURL((url) => !url.search);
    },
  ],
  [
    'open a CV',
    async (page) => {
      await page.locator('tbody tr[aria-rowindex] a').first().click();
      await page.getByRole('complementary').getByRole('heading').first().waitFor();
    },
    (page) => page.getByRole('button', { name: 'Cerrar panel' }).click(),
  ],
];
const ETAPAS: Interaction[] = [
  ...SELECT,
  [
    'move a CV',
    async (page) => {
      const before = Number(await rowsOf(page));
      await page
        .getByRole('button', { name: /^Acciones de / })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Mover a Oferta' }).click();
      await count(page, String(before - 1));
    },
    nothing,
  ],
];

/** Medians of a screen's interactions, in order. */
async function measure(page: Page, address: string, interactions: readonly Interaction[]): Promise<number[]> {
  await page.goto(address);
  await page.locator('tbody tr[aria-rowindex]').first().waitFor();
  await listen(page);
  const medians: number[] = [];
  for (const [, act, back] of interactions) {
    const waits: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      waits.push(await longest(page, () => act(page)));
      await back(page);
    }
    medians.push(median(waits));
  }
  return medians;
}

async function openBrowser(origin: string, cookie: string): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch({ executablePath: chromiumPath() ?? undefined, args: CHROMIUM_ARGS });
  const context = await browser.newContext({ locale: 'es-CL', viewport: { width: 1366, height: 768 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: origin }]);
  return { browser, page: await context.newPage() };
}

/** From an interaction to its next paint with 1,000 rows, beside the same with ten. */
export async function interactionFigures(): Promise<Figure[]> {
  const data = newFolder();
  let server = await startServer(data);
  const client = await signUp(server.origin);
  const { procesos } = await client.call('GET', '/api/procesos/mios');
  const few = await client.call('POST', '/api/procesos', { empresa_id: procesos[0].empresa_id, nombre: 'Few' });
  await server.stop();
  seedCvs(join(data, 'recluta.db'), client.proceso.id, MANY);
  seedCvs(join(data, 'recluta.db'), few.proceso.id, FEW);
  server = await startServer(data);
  const { browser, page } = await openBrowser(server.origin, client.cookie());
  const figures: Figure[] = [];
  for (const [screen, path, interactions] of [
    ['CVs', 'cvs', CVS],
    ['Etapas', 'etapas?stage=recibido', ETAPAS],
  ] as const) {
    const address = (id: number) => `${server.origin}/procesos/${id}/${path}`;
    const bare = await measure(page, address(few.proceso.id), interactions);
    const waits = await measure(page, address(client.proceso.id), interactions);
    for (const [i, [what]] of interactions.entries()) {
      const [wait = 0, beside = 0] = [waits[i], bare[i]];
      figures.push({
        what: `${screen}, ${MANY} rows: ${what}`,
        measured: ms(wait),
        against: `with ${FEW} rows ${ms(beside)}`,
        ratio: beside > 0 ? (wait / beside).toFixed(2) : '-',
        target: `< ${LIMIT} ms`,
        met: wait < LIMIT,
      });
    }
  }
  await browser.close();
  await server.stop();
  removeFolder(data);
  return figures;
}
