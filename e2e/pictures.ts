import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { newFolder, removeFolder, startServer } from '../bench/server.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../tools/chromium.mjs';
import { settle, show } from './screens.ts';

/** `npm run pictures`: what the landing and the README show of the product, from its sample, in their own sizes. */
const LANDING = fileURLToPath(new URL('../apps/admin/src/areas/portada/img/', import.meta.url));
const README = fileURLToPath(new URL('../docs/recluta.webp', import.meta.url));
/** Whose CVs are pictured. */
const PROCESO = 'Ejecutivo de cobranza telefónica';
/** px; narrower is a phone. */
const TABLET = 768;
/** At which words of 12 px are still sharp. */
const QUALITY = 70;
const FINE_QUALITY = 50;

/** Nothing more is read from these. */
const READ = new Set(['leido', 'fallido']);

type Place = { proceso: number; public_id: string; cv: number };
type Read = { archivo_nombre: string; lectura: string; criterios: string[]; nacionalidad: string | null };
type Picture = {
  name: string;
  path: (place: Place) => string;
  width: number;
  height: number;
  /** Pixels of the picture for one of the screen. */
  scale?: number;
  act?: (page: Page) => Promise<void>;
};

/** The first, third and fifth person, saved as selected. */
const select = async (page: Page) => {
  const boxes = page.getByRole('checkbox', { name: /^Seleccionar (?!todo)/ });
  for (const at of [0, 2, 4]) await boxes.nth(at).check();
  await page.getByRole('toolbar').waitFor();
  await page.getByText('Guardando…').waitFor({ state: 'hidden' });
};
/** The page of the CV is drawn too. */
const open = async (page: Page) => {
  await select(page);
  await page.locator('aside canvas').first().waitFor();
};
const cvs = ({ proceso }: Place) => `/procesos/${proceso}/cvs`;
const panel = (place: Place) => `${cvs(place)}?cv=${place.cv}`;

const PICTURES: readonly Picture[] = [
  // Before anybody is selected: on a phone their bar covers the list.
  { name: 'cvs-mobile', path: cvs, width: 390, height: 560, scale: 2 },
  { name: 'cvs', path: cvs, width: 1240, height: 720, act: select },
  { name: 'cvs-2x', path: cvs, width: 1240, height: 720, scale: 2, act: select },
  { name: 'procesos', path: () => '/procesos', width: 1200, height: 560 },
  { name: 'subida', path: ({ public_id }) => `/upload-cvs/${public_id}`, width: 390, height: 700, scale: 2 },
  { name: 'panel', path: panel, width: 1360, height: 860, act: open },
  { name: 'etapas', path: ({ proceso }) => `/procesos/${proceso}/etapas?vista=tablero`, width: 1200, height: 600 },
];

/** A browser with the sample in it, every CV read. */
async function sample(browser: Browser, origin: string) {
  const context = await browser.newContext({ locale: 'es-CL', timezoneId: 'America/Santiago' });
  await context.request.post(`${origin}/trpc/sesion.demo`, { data: {} });
  const ask = async (path: string) => (await context.request.get(origin + path)).json();
  const { procesos } = await ask('/api/procesos/mios');
  const { id, public_id } = procesos.find(({ nombre }: { nombre: string }) => nombre === PROCESO);
  let left = Number.POSITIVE_INFINITY;
  let deadline = 0;
  for (;;) {
    const { cvs } = await ask(`/api/procesos/${id}/cvs`);
    const unread = cvs.filter(({ lectura }: Read) => !READ.has(lectura)).length;
    // However slow the machine is, as long as it comes nearer.
    if (unread < left) {
      left = unread;
      deadline = Date.now() + 120_000;
    }
    if (unread === 0) {
      // In the middle of the list, with all that is looked for and a page to show.
      const whole = ({ archivo_nombre, criterios, nacionalidad }: Read, i: number) =>
        i > 3 && archivo_nombre.endsWith('.pdf') && criterios.length > 0 && nacionalidad;
      const cv = cvs.find(whole) ?? cvs[0];
      return { state: await context.storageState(), place: { proceso: id, public_id, cv: cv.id } };
    }
    if (Date.now() > deadline)
      throw new Error(`no CV of the sample was read in two minutes, ${unread} are left: try again`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

type Scheme = 'light' | 'dark';

type Sample = Awaited<ReturnType<typeof sample>> & { browser: Browser; origin: string };

/** One picture, as WebP. */
async function take(
  { browser, origin, state, place }: Sample,
  { path, width, height, scale = 1, act }: Picture,
  colorScheme: Scheme,
): Promise<Buffer> {
  const context = await browser.newContext({
    storageState: state,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    viewport: { width, height },
    deviceScaleFactor: scale,
    // Nothing on a phone is pointed at.
    hasTouch: width < TABLET,
    isMobile: width < TABLET,
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await show(page, { name: '', path: '' }, origin + path(place));
  await act?.(page);
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await settle(page);
  // Playwright's own pictures are PNG and JPEG.
  const client = await context.newCDPSession(page);
  const { data: webp } = await client.send('Page.captureScreenshot', {
    format: 'webp',
    quality: scale === 1 ? QUALITY : FINE_QUALITY,
    clip: { x: 0, y: 0, width, height, scale },
  });
  await context.close();
  return Buffer.from(webp, 'base64');
}

const data = newFolder();
const server = await startServer(data);
const browser = await chromium.launch({ executablePath: chromiumPath() ?? undefined, args: CHROMIUM_ARGS });
try {
  const { origin } = server;
  const from = { browser, origin, ...(await sample(browser, origin)) };
  for (const picture of PICTURES)
    for (const scheme of ['light', 'dark'] as const)
      writeFileSync(`${LANDING}${picture.name}-${scheme}.webp`, await take(from, picture, scheme));
  const whole = { name: 'recluta', path: panel, width: 1366, height: 768, act: open };
  writeFileSync(README, await take(from, whole, 'light'));
} finally {
  await browser.close();
  await server.stop();
  removeFolder(data);
}
