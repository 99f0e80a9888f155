import { expect, it } from 'vitest';
import type { Engine, Shot } from './engine.ts';
import type { Extent } from './extent.ts';
import type { Gray } from './gray.ts';
import { IDENTITY } from './matrix.ts';
import { lookAgain } from './second-look.ts';
import type { Palabra } from './tsv.ts';

/** Reads each picture alone. */
const reading =
  (read: (shot: Shot, extent: Extent) => Palabra[]): Engine =>
  async (shots, extent) =>
    shots.map((shot) => read(shot, extent));

/** A sheet at 200 dpi: a big name at the left, a rule below it, and small lines at its right. */
function sheet(): Gray {
  const image: Gray = { width: 1600, height: 900, data: new Uint8Array(1600 * 900).fill(250) };
  const paint = (x: number, y: number, w: number, h: number) => {
    for (let row = y; row < y + h; row++) image.data.fill(20, row * 1600 + x, row * 1600 + x + w);
  };
  for (const y of [170, 240]) for (let x = 170; x < 560; x += 30) paint(x, y, 18, 40);
  for (const y of [172, 204, 236, 268]) for (let x = 1260; x < 1480; x += 14) paint(x, y, 8, 20);
  paint(170, 300, 1310, 5);
  for (const y of [330, 362]) for (let x = 170; x < 1400; x += 14) paint(x, y, 8, 20);
  return image;
}

const word = (texto: string, certeza: number, linea: number, x: number, y: number, ancho = 180): Palabra => ({
  texto,
  certeza,
  linea,
  x,
  y,
  ancho,
  alto: 30,
});
const first = [
  word('Rodrigo', 0.96, 0, 170, 170, 390),
  word('121550240', 0.4, 0, 1270, 174),
  word('Belmar', 0.97, 1, 170, 240, 390),
  word('lesadd', 0.2, 1, 1270, 236),
  word('Banca', 0.97, 2, 170, 330, 1230),
  word('Ventas', 0.97, 3, 170, 362, 1230),
];
/** What stands beside the name, read as it is. */
const beside = [172, 204, 236, 268].map((y) => word('Valdivia', 0.9, 1, 1260, y, 230));
const page = { image: sheet(), dpi: 200, toSource: IDENTITY };

const lines = (words: readonly Palabra[]) => words.map(({ texto, linea }) => `${linea} ${texto}`);

it('the small lines beside a big name are read again, alone, and stand behind it', async () => {
  const seen: [Extent, number, number][] = [];
  const engine = reading(({ image: { width, height } }, extent) => {
    seen.push([extent, width, height]);
    return [word('14.155.924-9', 0.93, 0, 12, 12), word('rsanhueza@vtr.net', 0.92, 1, 12, 76)];
  });
  const words = await lookAgain(engine, page, first);
  expect(seen).toHaveLength(1);
  const [[extent, width, height]] = seen as [[Extent, number, number]];
  expect(extent).toBe('block');
  expect([Math.abs(width - 246) < 24, Math.abs(height - 140) < 24]).toEqual([true, true]);
  expect(lines(words)).toEqual([
    '0 Rodrigo',
    '1 Belmar',
    '2 14.155.924-9',
    '3 rsanhueza@vtr.net',
    '4 Banca',
    '5 Ventas',
  ]);
  expect(Math.abs((words[2]?.x ?? 0) - 1260)).toBeLessThan(12);
});

it('tall thin letters set wide are read at half their size', async () => {
  const tall = first.map((one) => ({ ...one, alto: one.certeza < 0.5 ? 50 : 30 }));
  const widths: number[] = [];
  const engine = reading(({ image, dpi }) => {
    widths.push(image.width);
    return [word('Goldschmidt', dpi === 100 ? 0.92 : 0.1, 0, 6, 6)];
  });
  const words = await lookAgain(engine, page, tall);
  expect(widths[1]).toBe(Math.floor((widths[0] ?? 0) / 2));
  const read = words.find(({ texto }) => texto === 'Goldschmidt');
  expect(read).toMatchObject({ ancho: 360, alto: 60 });
  expect(Math.abs((read?.x ?? 0) - 1260)).toBeLessThan(12);
});

it('a piece of a line that is read again stays in its line', async () => {
  const line = first.map((one) => ({ ...one, certeza: one.texto === '121550240' ? 0.3 : 0.9 }));
  const words = await lookAgain(
    reading(() => [word('15.155.024-0', 0.9, 0, 12, 12)]),
    page,
    line.filter(({ texto }) => texto !== 'lesadd'),
  );
  expect(lines(words)).toEqual(['0 Rodrigo', '0 15.155.024-0', '1 Belmar', '2 Banca', '3 Ventas']);
});

it('lines that no word was read from are read again too', async () => {
  const words = await lookAgain(
    reading(() => [word('14.155.924-9', 0.93, 0, 12, 12), word('rsanhueza@vtr.net', 0.92, 1, 12, 76)]),
    page,
    first.filter(({ certeza }) => certeza > 0.5),
  );
  expect(lines(words)).toEqual([
    '0 Rodrigo',
    '1 Belmar',
    '2 14.155.924-9',
    '3 rsanhueza@vtr.net',
    '4 Banca',
    '5 Ventas',
  ]);
});

it('rows of dots that tell a level are not read again, and keep no line that was passed over from it', async () => {
  const image: Gray = { width: 1600, height: 900, data: Uint8Array.from(page.image.data) };
  const rows = [450, 540, 630].map((y, i) => {
    for (let row = y; row < y + 30; row++)
      for (let x = 170; x < 330; x += 32) image.data.fill(20, row * 1600 + x, row * 1600 + x + 22);
    return word('@@@@O', 0.2, 4 + i, 170, y, 150);
  });
  const heights: number[] = [];
  const engine = reading(({ image: { height } }) => {
    heights.push(height);
    return [word('14.155.924-9', 0.93, 0, 12, 12)];
  });
  const words = await lookAgain(engine, { ...page, image }, [...first.filter(({ certeza }) => certeza > 0.5), ...rows]);
  expect(heights).toHaveLength(1);
  expect(words.map(({ texto }) => texto)).toContain('14.155.924-9');
});

it('a second reading that is no surer changes nothing', async () => {
  const words = await lookAgain(
    reading(() => [word('l4.lSS', 0.3, 0, 12, 12)]),
    page,
    first,
  );
  expect(words).toEqual(first);
});

it('a page without doubts is read once', async () => {
  const sure = [...first.filter(({ certeza }) => certeza > 0.5), ...beside];
  const engine: Engine = () => Promise.reject(new Error('read again'));
  expect(await lookAgain(engine, page, sure)).toBe(sure);
});

it('the rule below underlined words is wiped off before they are read again', async () => {
  const image: Gray = { width: 1600, height: 900, data: Uint8Array.from(page.image.data) };
  for (let y = 194; y < 197; y++) image.data.fill(20, y * 1600 + 1250, y * 1600 + 1490);
  const rules: number[] = [];
  const engine = reading(({ image: { width, data } }) => {
    for (let y = 0; y < data.length / width; y++)
      if (data.subarray(y * width, (y + 1) * width).every((one, x) => x < 20 || x > 220 || one < 150)) rules.push(y);
    return [];
  });
  await lookAgain(engine, { ...page, image }, first);
  expect(rules).toEqual([]);
});

it('a block that was cut through a word beside it changes nothing', async () => {
  const words = [...first, word('prueba', 0.9, 1, 1440, 236, 200)];
  const engine = reading(() => [word('rsanhueza@vtr.net', 0.92, 0, 12, 76, 240)]);
  expect(await lookAgain(engine, page, words)).toEqual(words);
});
