import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { newFolder, removeFolder, startServer } from '../bench/server.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../tools/chromium.mjs';
import { addressOf, type Places, SCREENS, type Screen, settle, show } from './screens.ts';

/**
 * `npm run screenshots [-- word …]`: every screen, dialog and menu of the sample account in both schemes, on a laptop
 * and a phone; with words, those whose name begins with one.
 */
const OUT = fileURLToPath(new URL('../screenshots/', import.meta.url));
const SIZES = { laptop: { width: 1366, height: 768 }, phone: { width: 360, height: 780 } };
/** What opens at one width alone is pictured on the device of that width: below this one, on the phone. */
const TABLET = 768;

type Who = NonNullable<Screen['who']>;

async function shoot(page: Page, screen: Screen, origin: string, places: Places, size: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await show(page, screen, origin + addressOf(screen, places));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    await page.screenshot({ path: `${OUT}${screen.name}.${size}.${colorScheme}.png`, animations: 'disabled' });
  }
}

const CHILE = { locale: 'es-CL', timezoneId: 'America/Santiago' };
/** Nothing on a phone is pointed at. */
const FINGERS = { hasTouch: true, isMobile: true };

/** A browser profile of each who looks. */
async function profiles(browser: Browser, origin: string): Promise<Record<Who, BrowserContext>> {
  const profile = () => browser.newContext(CHILE);
  const sample = await profile();
  await sample.request.post(`${origin}/trpc/sesion.demo`, { data: {} });
  const newcomer = await profile();
  const data = { nombre: 'Paula Huenchumán', email: 'paula@ejemplo.cl', password: 'copihue-rojo-2026', plan: 'gratis' };
  await newcomer.request.post(`${origin}/api/auth/register-admin`, { data });
  return { nobody: await profile(), administrador: sample, newcomer };
}

/** The newest proceso of the sample, its first CV with a name, and its empresa. */
async function placesOf({ request }: BrowserContext, origin: string): Promise<Places> {
  const ask = async (path: string) => (await request.get(origin + path)).json();
  const { procesos } = await ask('/api/procesos/mios');
  const { id, public_id, empresa_id } = procesos[0];
  const deadline = Date.now() + 60_000;
  for (;;) {
    const { cvs } = await ask(`/api/procesos/${id}/cvs`);
    const cv = cvs.find(({ nombre }: { nombre: string | null }) => nombre);
    if (cv) {
      // Two applications of one person.
      const same = { otro_id: cvs.find(({ id }: { id: number }) => id !== cv.id).id, decision: 'misma' };
      await request.post(`${origin}/api/procesos/${id}/cvs/${cv.id}/persona`, { data: same });
      // The bin has one too.
      await request.delete(`${origin}/api/procesos/${id}/cvs/${cvs.at(-1).id}`);
      const [from, to] = [60, 120].map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString());
      const data = { titulo: 'Entrevista', cv_id: cv.id, fecha_inicio: from, fecha_fin: to };
      const answer = await request.post(`${origin}/api/procesos/${id}/calendario`, { data });
      const { entrevista } = await answer.json();
      return { proceso: id, public_id, empresa: empresa_id, cv: cv.id, entrevista: entrevista.id };
    }
    if (Date.now() > deadline) throw new Error('no CV of the sample was read in a minute');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

const words = process.argv.slice(2);
const wanted = SCREENS.filter(({ name }) => words.length === 0 || words.some((word) => name.startsWith(word)));
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const data = newFolder();
const server = await startServer(data);
const browser = await chromium.launch({ executablePath: chromiumPath() ?? undefined, args: CHROMIUM_ARGS });
const who = await profiles(browser, server.origin);
/** What could not be pictured; the others are. */
const failed: string[] = [];
const places = await placesOf(who.administrador, server.origin);
for (const [size, viewport] of Object.entries(SIZES)) {
  const phone = viewport.width < TABLET;
  const held = async (of: Who) => {
    const device = { ...CHILE, ...(phone && FINGERS), viewport, storageState: await who[of].storageState() };
    return [of, await browser.newContext(device)] as const;
  };
  const devices = new Map(await Promise.all((Object.keys(who) as Who[]).map(held)));
  for (const screen of wanted) {
    if (screen.width && screen.width < TABLET !== phone) continue;
    const page = await (devices.get(screen.who ?? 'administrador') as BrowserContext).newPage();
    await shoot(page, screen, server.origin, places, size).catch((error: unknown) => {
      failed.push(`${screen.name}, ${size}: ${error instanceof Error ? error.message : error}`);
    });
    await page.close();
  }
}
await browser.close();
await server.stop();
removeFolder(data);
if (failed.length > 0) throw new Error(`Without a picture:\n${failed.join('\n')}`);
