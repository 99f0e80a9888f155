import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../tools/chromium.mjs';
import { type Figure, median, ms } from './measure.ts';
import { seedCvs } from './seed.ts';
import { type Client, newFolder, removeFolder, signUp, startServer } from './server.ts';

const MANY = 1_000;
const FEW = 10;
const INTERVIEWS = 200;
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

type Step = (page: Page) => Promise<unknown>;
/** `before` is done once, before its runs; `back` after each. */
type Interaction = [what: string, act: Step, back: Step, before?: Step];

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
const dialog = (page: Page) => page.getByRole('dialog');
const closeDialog: Step = async (page) => {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
};
const openDialog =
  (name: string, role: 'button' | 'link' = 'button'): Step =>
  async (page) => {
    await page.getByRole(role, { name }).first().click();
    await dialog(page).getByRole('button').first().waitFor();
  };
/** By half of the list, without the row that answers. */
const scroll: Step = async (page) => {
  await page.mouse.wheel(0, 20_000);
  await page.waitForFunction(() => scrollY > 2_000 || scrollY + innerHeight >= document.body.scrollHeight - 1);
};
const toTop: Step = (page) => page.evaluate(() => scrollTo(0, 0));

const CVS: Interaction[] = [
  ...SELECT,
  ['scroll', scroll, toTop],
  ['ask why all are discarded', openDialog('Descartar'), closeDialog, (page) => all(page).check()],
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

const procesos = (page: Page) => page.getByRole('searchbox');
const PROCESOS: Interaction[] = [
  [
    'filter by typing',
    async (page) => {
      await procesos(page).pressSequentially('cargo 7', { delay: 30 });
      await page.waitForURL(/q=cargo/);
    },
    async (page) => {
      await procesos(page).fill('');
      await page.waitForURL((url) => !url.searchParams.has('q'));
    },
  ],
  ['scroll', scroll, toTop],
  [
    'open a menu',
    async (page) => {
      await page
        .getByRole('button', { name: /^(Acciones|Más acciones) de / })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Editar' }).waitFor();
    },
    (page) => page.keyboard.press('Escape'),
  ],
  ['open the dialog of a new one', openDialog('Nuevo proceso', 'link'), closeDialog],
];
const view =
  (name: string): Step =>
  (page) =>
    page.getByRole('radiogroup', { name: 'Vista' }).getByText(name, { exact: true }).click();
const CALENDAR: Interaction[] = [
  [
    'go to the next month',
    (page) => page.getByRole('button', { name: 'Sig' }).click(),
    (page) => page.getByRole('button', { name: 'Ant' }).click(),
  ],
  ['change to the week', view('Semana'), view('Mes')],
  ['change to the agenda', view('Agenda'), view('Mes')],
  ['open the dialog of a new interview', openDialog('Agendar entrevista'), closeDialog],
];

/** Medians of a screen's interactions, in order. */
async function measure(page: Page, address: string, interactions: readonly Interaction[]): Promise<number[]> {
  await page.goto(address);
  await page.locator('main :is(tbody tr[aria-rowindex], article, .fc-event)').first().waitFor();
  await listen(page);
  const medians: number[] = [];
  for (const [, act, back, before] of interactions) {
    await before?.(page);
    const waits: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      waits.push(await longest(page, () => act(page)));
      await back(page);
    }
    medians.push(median(waits));
  }
  return medians;
}

async function openBrowser(origin: string, client: Client): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch({ executablePath: chromiumPath() ?? undefined, args: CHROMIUM_ARGS });
  const context = await browser.newContext({ locale: 'es-CL', viewport: { width: 1366, height: 768 } });
  const [name = '', value = ''] = client.cookie().split('=');
  await context.addCookies([{ name, value, url: origin }]);
  return { browser, page: await context.newPage() };
}

/** A cuenta with so many procesos, one of them with so many cvs and at most 200 interviews in a month. */
async function fill(origin: string, many: number): Promise<Client> {
  const client = await signUp(origin);
  const { procesos } = await client.call('GET', '/api/procesos/mios');
  for (let i = 1; i < many; i++) {
    const nombre = `Cargo ${i}`;
    await client.call('POST', '/api/procesos', { empresa_id: procesos[0].empresa_id, nombre });
  }
  const month = new Date().toISOString().slice(0, 7);
  for (let i = 0; i < Math.min(many, INTERVIEWS); i++) {
    const at = (minute: string) =>
      `${month}-${String((i % 28) + 1).padStart(2, '0')}T${13 + (i % 9)}:${minute}:00.000Z`;
    const data = { titulo: `Entrevista ${i}`, fecha_inicio: at('00'), fecha_fin: at('45') };
    await client.call('POST', `/api/procesos/${client.proceso.id}/calendario`, data);
  }
  return client;
}

/** From an interaction to its next paint with 1,000 rows (of interviews 200), beside the same with ten. */
export async function interactionFigures(): Promise<Figure[]> {
  const data = newFolder();
  let server = await startServer(data);
  const many = await fill(server.origin, MANY);
  const few = await fill(server.origin, FEW);
  await server.stop();
  seedCvs(join(data, 'recluta.db'), many.proceso.id, MANY);
  seedCvs(join(data, 'recluta.db'), few.proceso.id, FEW);
  server = await startServer(data);
  const browsers = [await openBrowser(server.origin, few), await openBrowser(server.origin, many)] as const;
  const figures: Figure[] = [];
  for (const [screen, path, interactions] of [
    ['CVs', (id: number) => `/procesos/${id}/cvs`, CVS],
    ['Etapas', (id: number) => `/procesos/${id}/etapas?stage=recibido`, ETAPAS],
    ['Procesos', () => '/procesos', PROCESOS],
    ['Calendario', (id: number) => `/procesos/${id}/calendario`, CALENDAR],
  ] as const) {
    const [bare = [], waits = []] = [
      await measure(browsers[0].page, server.origin + path(few.proceso.id), interactions),
      await measure(browsers[1].page, server.origin + path(many.proceso.id), interactions),
    ];
    for (const [i, [what]] of interactions.entries()) {
      const [wait = 0, beside = 0] = [waits[i], bare[i]];
      figures.push({
        what: `${screen}, ${screen === 'Calendario' ? `${INTERVIEWS} interviews` : `${MANY} rows`}: ${what}`,
        measured: ms(wait),
        against: `with ${FEW} ${ms(beside)}`,
        ratio: beside > 0 ? (wait / beside).toFixed(2) : '-',
        target: `< ${LIMIT} ms`,
        met: wait < LIMIT,
      });
    }
  }
  for (const { browser } of browsers) await browser.close();
  await server.stop();
  removeFolder(data);
  return figures;
}
