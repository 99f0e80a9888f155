import type { Page } from 'playwright';
import { openRenderer } from '../../../packages/reader/src/extract/pdfium.ts';
import { type Imagen, imagePdf } from './pdf.ts';
import { pngOf } from './png.ts';
import { type Random, randomOf } from './random.ts';

/** A4 at 96 dots an inch, and what makes of it the 300 of an office scanner. */
export const A4 = { width: 794, height: 1123 };
export const DOTS = 300 / 96;
/** Nobody scans the certificates behind. */
const PAGES = 2;

/** A PDF's first pages as an office scanner sees them, or a phone: pictures and no text. The same `seed`, the same bytes. */
export async function scanOf(page: Page, pdf: Uint8Array, photo: boolean, seed: number): Promise<Uint8Array> {
  const renderer = await openRenderer(pdf);
  const random = randomOf(seed);
  const pictures: Imagen[] = [];
  try {
    for (let n = 0; n < Math.min(PAGES, renderer.pages); n++) {
      const png = pngOf(renderer.render(n, 300)).toString('base64');
      await page.setContent(photo ? photographed(png, random) : scanned(png, random), { waitUntil: 'load' });
      const jpeg = await page.screenshot({ type: 'jpeg', quality: photo ? 65 : 72 });
      pictures.push({ jpeg, ...sizeOf(jpeg) });
    }
  } finally {
    renderer.close();
  }
  return imagePdf(pictures);
}

const sheet = (png: string, css: string): string =>
  `<img src="data:image/png;base64,${png}" style="position:absolute;left:0;top:0;width:${A4.width}px;height:${A4.height}px;${css}">`;

const page = (background: string, body: string): string =>
  `<!doctype html><style>html,body{margin:0;height:100%;overflow:hidden;background:${background}}</style>${body}`;

/** Grain of the glass or of the sensor: gray noise, multiplied into what lies below. */
function grain(random: Random, strength: number): string {
  const level = `<feFunc{} type="linear" slope="${strength}" intercept="${1 - strength * 0.7}"/>`;
  const levels = ['R', 'G', 'B'].map((one) => level.replace('{}', one)).join('');
  const noise = `<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="${random.int(1, 999)}"/><feColorMatrix type="saturate" values="0"/><feComponentTransfer>${levels}<feFuncA type="linear" slope="0" intercept="1"/></feComponentTransfer>`;
  return `<svg width="0" height="0" style="position:absolute"><filter id="n" x="0" y="0" width="1" height="1">${noise}</filter></svg><div style="position:absolute;inset:0;mix-blend-mode:multiply;background:#fff;filter:url(#n)"></div>`;
}

/** Laid a little askew on the glass, a hair too dark or too light. */
function scanned(png: string, random: Random): string {
  const turn = (random.next() - 0.5) * 1.6;
  const light = 0.92 + random.next() * 0.14;
  const css = `transform:rotate(${turn}deg);filter:contrast(${light}) blur(.15px)`;
  return page('#fff', sheet(png, css) + grain(random, 0.14));
}

/** On a table, seen a little from the side, under one lamp and the shadow of a hand, not quite sharp. */
function photographed(png: string, random: Random): string {
  const tilt = () => (random.next() - 0.5) * 8;
  const turn = (random.next() - 0.5) * 5;
  const css = `transform:scale(.9) perspective(2400px) rotateX(${tilt()}deg) rotateY(${tilt()}deg) rotateZ(${turn}deg);filter:contrast(.85) blur(.35px)`;
  const [x, y] = [random.int(10, 90), random.int(10, 90)];
  const lamp = `<div style="position:absolute;inset:0;mix-blend-mode:multiply;background:radial-gradient(circle at ${x}% ${y}%,#fff 15%,#b9b2a6 110%)"></div>`;
  const hand = `<div style="position:absolute;left:${random.int(-20, 70)}%;top:${random.int(20, 90)}%;width:60%;height:40%;mix-blend-mode:multiply;filter:blur(60px);background:rgba(60,55,50,.35);border-radius:50%"></div>`;
  const table = random.pick(['#5b4636', '#2f3438', '#7a6a58', '#3d2f26']);
  return page(table, sheet(png, css) + lamp + hand + grain(random, 0.24));
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
