import { chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../tools/chromium.mjs';
import { type Figure, median, ms } from './measure.ts';

const RUNS = 5;
/** Steps of a fast scroll from top to bottom. */
const STEPS = 60;

/** From the address to the first row on the screen, in ms, in a browser with a warm cache. */
async function open(page: Page, address: string): Promise<number> {
  await page.goto('about:blank');
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  // Asked at every frame: a locator that did not find its row at first asks again only every half second.
  await page.waitForFunction(() => document.querySelector('tbody tr[aria-rowindex]')?.checkVisibility());
  return performance.now() - start;
}

/** Frames of a scroll from top to bottom in which the middle of the table shows no row. */
async function blanks(page: Page): Promise<number> {
  return page.evaluate(async (steps) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const height = document.documentElement.scrollHeight - innerHeight;
    let blank = 0;
    for (let i = 1; i <= steps; i++) {
      scrollTo(0, (height * i) / steps);
      await frame();
      await frame();
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      if (!middle?.closest('tr[aria-rowindex]')) blank++;
    }
    return blank;
  }, STEPS);
}

/** The CVs and Etapas screens of a proceso with many cvs: time to the first row, and rows dropped while scrolling. */
export async function openScreens(origin: string, cookie: string, proceso_id: number): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath() ?? undefined, args: CHROMIUM_ARGS });
  const context = await browser.newContext({
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    viewport: { width: 1366, height: 768 },
  });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: origin }]);
  const page = await context.newPage();
  const figures: Figure[] = [];
  for (const [what, path] of [
    ['CVs del Proceso', `/procesos/${proceso_id}/cvs`],
    ['Etapas del Proceso', `/procesos/${proceso_id}/etapas?stage=recibido`],
  ] as const) {
    const times: number[] = [];
    await open(page, origin + path);
    for (let i = 0; i < RUNS; i++) times.push(await open(page, origin + path));
    const dropped = await blanks(page);
    const opened = median(times);
    figures.push(
      {
        what: `${what} opens with 10,000 cvs`,
        measured: ms(opened),
        against: '',
        ratio: '',
        target: '< 1000 ms',
        met: opened < 1_000,
      },
      {
        what: `${what}: frames without rows in a fast scroll`,
        measured: `${dropped} of ${STEPS}`,
        against: '',
        ratio: '',
        target: '0',
        met: dropped === 0,
      },
    );
  }
  await browser.close();
  return figures;
}
