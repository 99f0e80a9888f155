/// <reference lib="dom" />
import { type Browser, chromium } from 'playwright';
import type { Renglon } from './pdf.ts';
import { A4, DOTS, scanOf } from './scanner.ts';

const { width: WIDTH, height: HEIGHT } = A4;
const MARGIN = 53;

export type Imprenta = {
  pdf: (html: string) => Promise<Uint8Array>;
  lines: (html: string) => Promise<Renglon[]>;
  scan: (pdf: Uint8Array, photo: boolean, seed: number) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

/** Chromium as the printer, the ruler and the scanner of the generated CVs. */
export async function openPrinter(executablePath: string | undefined): Promise<Imprenta> {
  const browser: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  // Without a network: what a CV calls from elsewhere is not there.
  const page = await browser.newPage({ viewport: A4, offline: true });
  const glass = await browser.newPage({ viewport: A4, deviceScaleFactor: DOTS, offline: true });
  return {
    pdf: async (html) => {
      await page.setContent(html);
      return page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true });
    },
    lines: async (html) => {
      await page.setContent(framed(html));
      return page.evaluate(measure, HEIGHT);
    },
    scan: (pdf, photo, seed) => scanOf(glass, pdf, photo, seed),
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
      if (last && Math.abs(last.y - (box.top % height)) < 2) {
        last.texto += letter;
        last.ancho = box.right - last.x;
      } else {
        last = {
          texto: letter,
          x: box.left,
          y: box.top % height,
          ancho: box.width,
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
