/// <reference lib="dom" />
import { type Browser, chromium, type Page } from 'playwright';
import type { Renglon } from './pdf.ts';

/** A4 at 96 dots an inch. */
const WIDTH = 794;
const HEIGHT = 1123;
const MARGIN = 53;

export type Imprenta = {
  pdf: (html: string) => Promise<Uint8Array>;
  lines: (html: string) => Promise<Renglon[]>;
  scan: (html: string, photo: boolean, seed: number) => Promise<{ jpeg: Uint8Array; ancho: number; alto: number }[]>;
  close: () => Promise<void>;
};

/** Chromium as the printer, the ruler and the scanner of the generated CVs. */
export async function openPrinter(executablePath: string | undefined): Promise<Imprenta> {
  const browser: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  const photos = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, deviceScaleFactor: 2.6 });
  return {
    pdf: async (html) => {
      await page.setContent(html);
      return page.pdf({ format: 'A4', printBackground: true });
    },
    lines: async (html) => {
      await page.setContent(framed(html));
      return page.evaluate(measure, HEIGHT);
    },
    scan: (html, photo, seed) => scan(photos, html, photo, seed),
    close: () => browser.close(),
  };
}

const framed = (html: string): string =>
  html.replace('</style>', `body{padding:${MARGIN}px;width:${WIDTH - 2 * MARGIN}px}</style>`);

/** Runs in the page: every line of every text, where it was laid out. */
function measure(height: number): Renglon[] {
  const found: Renglon[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const style = node.parentElement ? getComputedStyle(node.parentElement) : null;
    if (!style || style.display === 'none' || node.parentElement?.tagName === 'STYLE') continue;
    let last: Renglon | null = null;
    for (let i = 0; i < text.length; i++) {
      const range = document.createRange();
      range.setStart(node, i);
      range.setEnd(node, i + 1);
      const box = range.getClientRects()[0];
      if (!box) continue;
      const letter = style.textTransform === 'uppercase' ? (text[i] ?? '').toUpperCase() : (text[i] ?? '');
      if (last && Math.abs(last.y - (box.top % height)) < 2) last.texto += letter;
      else {
        last = {
          texto: letter,
          x: box.left,
          y: box.top % height,
          alto: box.height,
          tam: Number.parseFloat(style.fontSize),
          pagina: 1 + Math.floor(box.top / height),
        };
        found.push(last);
      }
    }
  }
  return found.filter((line) => line.texto.trim() !== '');
}

/** Pages as an office scanner (or a phone) sees them: a little turned, grey, with noise and JPEG. */
async function scan(
  page: Page,
  html: string,
  photo: boolean,
  seed: number,
): Promise<{ jpeg: Uint8Array; ancho: number; alto: number }[]> {
  const turn = ((seed % 7) - 3) * (photo ? 0.45 : 0.2);
  const filter = `<svg style="position:absolute" width="0" height="0"><filter id="n"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="${seed}" result="t"/><feColorMatrix in="t" type="saturate" values="0"/><feComponentTransfer result="g"><feFuncR type="linear" slope="${photo ? 0.3 : 0.16}" intercept="${photo ? 0.8 : 0.9}"/><feFuncG type="linear" slope="${photo ? 0.3 : 0.16}" intercept="${photo ? 0.8 : 0.9}"/><feFuncB type="linear" slope="${photo ? 0.3 : 0.16}" intercept="${photo ? 0.8 : 0.9}"/><feFuncA type="linear" slope="0" intercept="1"/></feComponentTransfer><feBlend in="SourceGraphic" in2="g" mode="multiply"/></filter></svg>`;
  const css = `html{background:#fff;filter:url(#n)${photo ? ' blur(.35px) contrast(.9)' : ''}}body{background:#fff;transform:rotate(${turn}deg)${photo ? ' perspective(2600px) rotateX(3deg)' : ''};min-height:${HEIGHT - 2 * MARGIN}px}</style>`;
  await page.setContent(framed(html).replace('</style>', css) + filter);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const images: { jpeg: Uint8Array; ancho: number; alto: number }[] = [];
  for (let y = 0; y < Math.min(height, 2 * HEIGHT) - 40; y += HEIGHT) {
    const jpeg = await page.screenshot({
      type: 'jpeg',
      quality: photo ? 60 : 72,
      fullPage: true,
      clip: { x: 0, y, width: WIDTH, height: HEIGHT },
    });
    images.push({ jpeg, ...sizeOf(jpeg) });
  }
  return images;
}

/** Width and height in a JPEG's frame header. */
function sizeOf(jpeg: Uint8Array): { ancho: number; alto: number } {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  let at = 2;
  while (at < jpeg.length) {
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc3) return { alto: view.getUint16(at + 5), ancho: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  throw new Error('not a JPEG');
}
