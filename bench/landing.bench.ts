import { type Browser, chromium } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../tools/chromium.mjs';
import { type Figure, median, ms } from './measure.ts';
import { newFolder, removeFolder, startServer } from './server.ts';

const RUNS = 5;
/** A slow 4G: 1.6 Mbps down, 750 kbps up, 150 ms; on a phone four times slower than this machine. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_RATE = 4;
const LCP_MS = 1_200;
const SCRIPT_KB = 90;

const SCREENS = [
  { what: 'phone', viewport: { width: 390, height: 780 }, deviceScaleFactor: 3 },
  { what: 'laptop', viewport: { width: 1366, height: 768 }, deviceScaleFactor: 1 },
] as const;

type Load = { lcp: number; shift: number; script: number; all: number };

declare global {
  /** Written by the page's observers. */
  var largestPaint: number;
  var layoutShift: number;
}

/** One first visit, with nothing in the cache. Times in ms, weights in bytes on the wire. */
async function visit(browser: Browser, address: string, screen: (typeof SCREENS)[number]): Promise<Load> {
  const { viewport, deviceScaleFactor } = screen;
  const context = await browser.newContext({ viewport, deviceScaleFactor, locale: 'es-CL' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const load = { script: 0, all: 0 };
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    load.all += encodedDataLength;
    if (kinds.get(requestId) === 'Script') load.script += encodedDataLength;
  });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.addInitScript(() => {
    globalThis.largestPaint = 0;
    globalThis.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.largestPaint = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        globalThis.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => ({ lcp: globalThis.largestPaint, shift: globalThis.layoutShift }));
  await context.close();
  return { ...load, ...seen };
}

/** The landing as somebody meets it for the first time on a slow phone network. */
export async function landingFigures(): Promise<Figure[]> {
  const data = newFolder();
  const server = await startServer(data);
  const browser = await chromium.launch({ executablePath: chromiumPath() ?? undefined, args: CHROMIUM_ARGS });
  const figures: Figure[] = [];
  for (const screen of SCREENS) {
    await visit(browser, server.origin, screen);
    const loads: Load[] = [];
    for (let i = 0; i < RUNS; i++) loads.push(await visit(browser, server.origin, screen));
    const lcp = median(loads.map((load) => load.lcp));
    const shift = median(loads.map((load) => load.shift));
    const script = median(loads.map((load) => load.script)) / 1024;
    const all = median(loads.map((load) => load.all)) / 1024;
    const none = { against: '', ratio: '' };
    figures.push(
      {
        what: `Landing, ${screen.what}, slow 4G and slow CPU: largest paint`,
        measured: ms(lcp),
        ...none,
        target: `< ${LCP_MS} ms`,
        met: lcp > 0 && lcp < LCP_MS,
      },
      {
        what: `Landing, ${screen.what}: layout shift`,
        measured: shift.toFixed(3),
        ...none,
        target: '≤ 0.1',
        met: shift <= 0.1,
      },
      {
        what: `Landing, ${screen.what}: script of ${all.toFixed(0)} kB in all`,
        measured: `${script.toFixed(1)} kB`,
        ...none,
        target: `< ${SCRIPT_KB} kB`,
        met: script < SCRIPT_KB,
      },
    );
  }
  await browser.close();
  await server.stop();
  removeFolder(data);
  return figures;
}
