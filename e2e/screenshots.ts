import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { newFolder, removeFolder, startServer } from '../bench/server.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../tools/chromium.mjs';

/** `npm run screenshots`: every screen of the sample account in both schemes, on a laptop and a phone. */
const OUT = fileURLToPath(new URL('../screenshots/', import.meta.url));

const OPEN = [
  '/',
  '/login',
  '/login?tab=crear',
  '/registro',
  '/pricing',
  '/contacto',
  '/terminos',
  '/privacidad',
  '/palet',
  '/nada',
];
const INSIDE = [
  '/inicio',
  '/empresas',
  '/empresas/nueva',
  '/usuarios',
  '/procesos',
  '/procesos?vista=tabla',
  '/procesos/nuevo',
  '/upload-cvs',
  '/procesos/1/cvs',
  '/procesos/1/cvs?cv=1',
  '/procesos/1/etapas',
  '/procesos/1/configuracion',
  '/procesos/1/calendario',
  '/equipos',
  '/reportes',
  '/ajustes',
];
const SIZES = { laptop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };

const nameOf = (path: string) => path.slice(1).replace(/[^a-z0-9]+/g, '-') || 'portada';

async function shoot(page: Page, origin: string, paths: string[], where: string): Promise<void> {
  for (const path of paths) {
    await page.goto(origin + path);
    // Data and fonts; a live connection stays open, so the network is never idle.
    await page.waitForSelector('main', { state: 'attached' });
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    if (/nuev[oa]$/.test(path)) await page.getByRole('dialog').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${OUT}${nameOf(path)}.${where}.png`, animations: 'disabled' });
  }
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const data = newFolder();
const server = await startServer(data);
const browser = await chromium.launch({ executablePath: chromiumPath() ?? undefined, args: CHROMIUM_ARGS });
for (const colorScheme of ['light', 'dark'] as const)
  for (const [size, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      locale: 'es-CL',
      timezoneId: 'America/Santiago',
    });
    const page = await context.newPage();
    await shoot(page, server.origin, OPEN, `${size}.${colorScheme}`);
    await context.request.post(`${server.origin}/trpc/sesion.demo`, { data: {} });
    await shoot(page, server.origin, INSIDE, `${size}.${colorScheme}`);
    const { procesos } = await (await context.request.get(`${server.origin}/api/procesos/mios`)).json();
    await shoot(page, server.origin, [`/upload-cvs/${procesos[0].public_id}`], `${size}.${colorScheme}`);
    await context.close();
  }
await browser.close();
await server.stop();
removeFolder(data);
