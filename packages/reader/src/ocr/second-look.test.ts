import { expect, it } from 'vitest';
import type { Engine, Shot } from './engine.ts';
import type { Extent } from './extent.ts';
import type { Gray } from './gray.ts';
import { IDENTITY } from './matrix.ts';
import { lookAgain } from './second-look.ts';
import type { Palabra } from './tsv.ts';

/** Reads each block alone, and nothing from pieces of lines, which are shown smaller and bigger than they are. */
const reading =
  (read: (shot: Shot, extent: Extent) => Palabra[], readPiece: typeof read = () => []): Engine =>
  async (shots, extent) =>
    shots.map((shot) => ([150, 300].includes(shot.dpi) ? readPiece(shot, extent) : read(shot, extent)));

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

it('so is a block of many lines, which the blanks between them tell from a picture', async () => {
  const image: Gray = { width: 1600, height: 900, data: new Uint8Array(1600 * 900).fill(250) };
  const paint = (x: number, y: number, w: number, h: number) => {
    for (let row = y; row < y + h; row++) image.data.fill(20, row * 1600 + x, row * 1600 + x + w);
  };
  for (let y = 60; y < 330; y += 33) for (let x = 170; x < 700; x += 14) paint(x, y, 8, 20);
  // A photograph: grain everywhere.
  for (let y = 60; y < 330; y += 6) for (let x = 1100 + (y % 12); x < 1400; x += 12) paint(x, y, 6, 6);
  for (let x = 170; x < 700; x += 14) paint(x, 500, 8, 20);
  const seen: number[] = [];
  const read = reading(({ image: { width } }) => {
    seen.push(width);
    return Array.from({ length: 8 }, (_, i) => word('NOMBRE', 0.93, i, 12, 12 + 33 * i));
  });
  const words = await lookAgain(read, { image, dpi: 200, toSource: IDENTITY }, [
    word('ESTUDIOS', 0.97, 0, 170, 500, 520),
  ]);
  expect([seen.length, words.length]).toEqual([1, 9]);
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

it('a table of which cells were passed over is read again whole, without its rules', async () => {
  const image: Gray = { width: 1600, height: 1200, data: new Uint8Array(1600 * 1200).fill(250) };
  const paint = (x: number, y: number, w: number, h: number, shade = 20) => {
    for (let row = y; row < y + h; row++) image.data.fill(shade, row * 1600 + x, row * 1600 + x + w);
  };
  // Rules are pale, and fall a little.
  for (const y of [200, 260, 320]) for (let x = 160; x < 1200; x++) paint(x, y + Math.floor(x / 60), 1, 3, 170);
  for (const x of [160, 500, 1197]) paint(x, 203, 3, 140, 170);
  for (const y of [232, 292]) for (const x of [180, 560]) for (let l = 0; l < 280; l += 14) paint(x + l, y, 8, 20);
  const words = [word('Nombres', 0.96, 0, 180, 228, 280), word('Apellidos', 0.96, 1, 180, 288, 280)];
  const shots: Gray[] = [];
  const engine = reading(({ image: shot }) => {
    shots.push(shot);
    return [
      word('Nombres', 0.96, 0, 32, 44, 280),
      word('Rosa', 0.96, 0, 412, 44, 280),
      word('Apellidos', 0.96, 1, 32, 104, 280),
      word('Soto', 0.96, 1, 412, 104, 280),
    ];
  });
  const again = await lookAgain(engine, { image, dpi: 200, toSource: IDENTITY }, words);
  expect(lines(again)).toEqual(['2 Nombres', '2 Rosa', '3 Apellidos', '3 Soto']);
  expect(shots).toHaveLength(1);
  const [shot] = shots;
  const pale = shot?.data.filter((shade) => shade > 100 && shade < 230).length ?? 0;
  expect(pale).toBeLessThan(0.005 * (shot?.data.length ?? 0));
});

it('a doubted piece of a line is read alone too, smaller and bigger, without the colon before it', async () => {
  const image: Gray = { width: 1600, height: 900, data: new Uint8Array(1600 * 900).fill(250) };
  const paint = (x: number, w: number) => {
    for (let row = 100; row < 120; row++) image.data.fill(20, row * 1600 + x, row * 1600 + x + w);
  };
  for (let x = 170; x < 350; x += 14) paint(x, 8);
  paint(500, 4);
  for (let x = 530; x < 700; x += 14) paint(x, 8);
  const words = [word('R.U.N.', 0.9, 0, 170, 95), word('a(}s)7/574', 0.1, 0, 498, 95, 200)];
  const shots: Shot[] = [];
  const engine = reading(
    () => [],
    (shot) => {
      shots.push(shot);
      return shot.dpi === 150 ? [word('9.815.637-2', 0.9, 0, 15, 12, 130)] : [];
    },
  );
  const again = await lookAgain(engine, { image, dpi: 200, toSource: IDENTITY }, words);
  expect(lines(again)).toEqual(['0 R.U.N.', '0 9.815.637-2']);
  expect(shots.map(({ dpi }) => dpi)).toEqual([150, 300]);
  const [first, last] = shots.map(({ image: { width } }) => width);
  expect(first).toBeLessThan(170);
  expect(last).toBeLessThan(340);
});

it('a word that a letter was left out of is read again with its neighbours', async () => {
  const image: Gray = { width: 1600, height: 900, data: new Uint8Array(1600 * 900).fill(250) };
  for (let row = 100; row < 130; row++)
    for (let x = 170; x < 560; x += 30) image.data.fill(20, row * 1600 + x, row * 1600 + x + 20);
  const words = [word('Liza', 0.97, 0, 170, 100, 200), word('a', 0.96, 2, 460, 100, 100)];
  const again = await lookAgain(
    reading(() => [word('Lizama', 0.96, 0, 12, 12, 390)]),
    { image, dpi: 200, toSource: IDENTITY },
    words,
  );
  expect(again.map(({ texto }) => texto)).toEqual(['Lizama']);
});

it('the edge of a frame that was read as a letter is left out when the block alone has none', async () => {
  const stained = [
    word('E', 0.49, 0, 172, 160, 30),
    ...['Rodrigo', 'Belmar'].map((texto, i) => word(texto, 0.96, i, 170, 170 + 70 * i, 390)),
  ].map((one) => ({ ...one, alto: 110 }));
  const alone = ['Rodrigo', 'Belmar'].map((texto, i) => word(texto, 0.96, i, 12, 12 + 70 * i, 390));
  const again = await lookAgain(
    reading(() => alone),
    page,
    [...stained, ...beside],
  );
  expect(again.map(({ texto }) => texto)).not.toContain('E');
  expect(again.map(({ texto }) => texto)).toContain('Rodrigo');
});

it('a number whose check digit is right counts, whatever the recogniser thinks of it', async () => {
  const read = async (rut: string) =>
    await lookAgain(
      reading(({ image: { width } }) => (width < 300 ? [word(rut, 0.62, 0, 12, 12, 200)] : [])),
      page,
      first.filter(({ certeza }) => certeza > 0.5),
    );
  expect((await read('8.414.704-4')).map(({ texto }) => texto)).toContain('8.414.704-4');
  expect((await read('8.414.704-5')).map(({ texto }) => texto)).not.toContain('8.414.704-5');
});

it('of a piece that the smaller and the bigger picture read otherwise nothing is sure', async () => {
  const doubted = first.map((one) => (one.texto === 'Rodrigo' ? { ...one, texto: 'Inacio', certeza: 0.1 } : one));
  const read = async (bigger: string) =>
    await lookAgain(
      reading(
        () => [],
        ({ dpi }) => [word(dpi === 150 ? 'Ignacio' : bigger, 0.9, 0, 12, 12)],
      ),
      page,
      doubted,
    );
  const certaintyOf = (words: readonly Palabra[]) => words.find(({ texto }) => texto === 'Ignacio')?.certeza;
  expect(certaintyOf(await read('IGNACIO'))).toBeGreaterThan(0.5);
  expect(certaintyOf(await read('Icnacio'))).toBeLessThan(0.5);
});

it('a sum with its sign and its groups counts before one without', async () => {
  const doubted = first.map((one) => (one.texto === '121550240' ? { ...one, texto: '$640.060' } : one));
  const words = await lookAgain(
    reading(
      () => [],
      ({ dpi }) => [word(dpi === 150 ? '$640.000' : '5640.000', dpi === 150 ? 0.76 : 0.85, 0, 12, 12)],
    ),
    page,
    doubted,
  );
  expect(words.map(({ texto }) => texto)).toContain('$640.000');
});
