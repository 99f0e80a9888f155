import { expect, it } from 'vitest';
import { readAddresses } from './addresses.ts';
import type { Engine } from './engine.ts';
import type { Gray } from './gray.ts';
import { IDENTITY } from './matrix.ts';
import type { Palabra } from './tsv.ts';

/** A sheet at 200 dpi with one line of small letters from 100 to 600. */
function sheet(): Gray {
  const image: Gray = { width: 1600, height: 300, data: new Uint8Array(1600 * 300).fill(250) };
  for (let row = 100; row < 124; row++)
    for (let x = 100; x < 600; x += 14) image.data.fill(20, row * 1600 + x, row * 1600 + x + 9);
  return image;
}
const page = { image: sheet(), dpi: 200, toSource: IDENTITY };

const word = (texto: string, certeza: number, x: number, ancho: number): Palabra => ({
  texto,
  certeza,
  linea: 3,
  x,
  y: 100,
  ancho,
  alto: 24,
});
const answering =
  (...words: Palabra[]): Engine =>
  async (shots, extent) =>
    shots.map(() => (extent === 'address' ? words.map((one) => ({ ...one, linea: 0, y: 16 })) : []));
const texts = (words: readonly Palabra[]) => words.map(({ texto }) => texto);

it('an address whose sign was taken for a letter and a blank is read again, alone', async () => {
  const words = [word('Email', 0.96, 20, 60), word('chefA', 0, 100, 80), word('gmail.com', 0, 190, 300)];
  const again = await readAddresses(answering(word('chef@gmail.com', 0.91, 16, 490)), page, words);
  expect(texts(again)).toEqual(['Email', 'chef@gmail.com']);
  expect(again[1]).toMatchObject({ linea: 3, certeza: 0.91 });
  expect(Math.abs((again[1]?.x ?? 0) - 100)).toBeLessThan(8);
});

it('a bracket that was read round the sign is the sign', async () => {
  const again = await readAddresses(answering(), page, [word('contacto(Osoledad.legal', 0.9, 100, 400)]);
  expect(texts(again)).toEqual(['contacto@soledad.legal']);
});

it('the digits of an address that a blank was seen between belong together', async () => {
  const words = [word('norma7', 0.94, 100, 120), word('1@yahoo.es', 0.92, 232, 200)];
  const again = await readAddresses(answering(word('norma71@yahoo.es', 0.9, 16, 330)), page, words);
  expect(texts(again)).toEqual(['norma71@yahoo.es']);
});

it('what is cut out goes as far as the letters do', async () => {
  const widths: number[] = [];
  const engine: Engine = async (shots) =>
    shots.map(({ image }) => {
      widths.push(image.width);
      return [];
    });
  await readAddresses(engine, page, [word('<chef20', 0.2, 100, 300), word('gmail:', 0.2, 380, 20)]);
  expect(Math.abs((widths[0] ?? 0) - 530)).toBeLessThan(20);
});

it('what is no address at its own size is looked at twice as big', async () => {
  const engine: Engine = async (shots) =>
    shots.map(({ dpi }) => [word(dpi === 400 ? 'miro6@gmail.com' : 'miro6é@gmail.com', 0.8, 32, 900)]);
  const again = await readAddresses(engine, page, [word('miro6E', 0.2, 100, 150), word('gmail.com', 0.9, 260, 300)]);
  expect(texts(again)).toEqual(['miro6@gmail.com']);
  expect(again[0]?.ancho).toBe(450);
});

it('of three readings what two say counts, however sure the third is', async () => {
  const doubted = [word('itziar@euskainet.eus', 0.7, 100, 490)];
  const again = await readAddresses(answering(word('itziar@euskalnet.eus', 0.45, 16, 490)), page, doubted);
  expect(texts(again)).toEqual(['itziar@euskalnet.eus']);
  const begun = [word('jp.sannueza@', 0.66, 100, 490)];
  expect(texts(await readAddresses(answering(word('jp.sanhueza@', 0.5, 16, 490)), page, begun))).toEqual([
    'jp.sanhueza@',
  ]);
});

it('the beginning of an address that only one reading joins to it belongs to it', async () => {
  const engine: Engine = async (shots) =>
    shots.map(({ dpi }) =>
      dpi === 400
        ? [word('Marcela.', 0.1, 32, 380), word('TapiaRuz@gmail.com', 0.1, 420, 600)]
        : [word('‘Marcela.', 0.7, 16, 190), word('TapiaRuz@gmail.com', 0.8, 240, 270)],
    );
  const words = [word('Marcela.', 0.7, 100, 190), word('TapiaRuz@gmail.com', 0.76, 330, 270)];
  expect(texts(await readAddresses(engine, page, words))).toContain('Marcela.TapiaRuz@gmail.com');
});

it('of readings that all differ the surest counts', async () => {
  const engine: Engine = async (shots) =>
    shots.map(({ dpi }) => [
      word(dpi === 400 ? 'mir06@gmail.com' : 'mir6@gmail.com', dpi === 400 ? 0.8 : 0.6, 32, 900),
    ]);
  const again = await readAddresses(engine, page, [word('miro6@gmail.com', 0.5, 100, 490)]);
  expect(texts(again)).toEqual(['mir06@gmail.com']);
});

it('the sign that begins the second line of an address is found, and a phone before one is no part of it', async () => {
  const broken = await readAddresses(answering(word('@gmail.com', 0.9, 16, 490)), page, [
    word('(gmail.com', 0.9, 100, 490),
  ]);
  expect(texts(broken)).toEqual(['@gmail.com']);
  const read = [word('936710942.', 0.9, 16, 150), word('yo@nauta.cu', 0.9, 172, 300)];
  const words = [word('936710942.', 0.9, 100, 150), word('yo@nauta.cu', 0.5, 256, 300)];
  expect(texts(await readAddresses(answering(...read), page, words))).toEqual(['936710942.', 'yo@nauta.cu']);
});

it('what was read twice is said once', async () => {
  const words = [word('m@salmontech.', 0.4, 100, 300), word('example)', 0.9, 410, 180)];
  const again = await readAddresses(answering(word('m@salmontech.example)', 0.9, 16, 490)), page, words);
  expect(texts(again)).toEqual(['m@salmontech.example)']);
});

it('a blank behind a dot is none', async () => {
  const read = [word('b.renteria.', 0.5, 16, 200), word('m@outlook.com', 0.5, 222, 260)];
  const words = [word('b.renteria.', 0.3, 104, 200), word('m@outlook.com', 0.3, 310, 260)];
  expect(texts(await readAddresses(answering(...read), page, words))).toEqual(['b.renteria.m@outlook.com']);
});

it('strokes among small letters are l, and a round letter beside a digit is 0', async () => {
  const words = [word('vfaundez|@proton.me', 0.9, 100, 480), word('mirO6@gmail.com', 0.9, 700, 300)];
  expect(texts(await readAddresses(answering(), page, words))).toEqual(['vfaundezl@proton.me', 'mir06@gmail.com']);
});

it('what is sure, and what is no address, stays as it was read', async () => {
  const words = [
    word('ana.soto@gmail.com', 0.93, 100, 400),
    word('www.empresa.cl', 0.3, 520, 80),
    word('Nubank.com', 0.9, 900, 90),
  ];
  expect(await readAddresses(answering(word('Nubank.com', 0.99, 16, 90)), page, words)).toEqual(words);
});

it('the end of an address that a neighbour hides is put back where there is but one', async () => {
  const end = async (...read: Palabra[]) => texts(await readAddresses(answering(), page, read));
  expect(await end(word('ana.soto@gmail', 0.9, 100, 300))).toEqual(['ana.soto@gmail.com']);
  expect(await end(word('ana.soto@gmail', 0.9, 100, 300), word('.com', 0.9, 410, 60))).toEqual([
    'ana.soto@gmail',
    '.com',
  ]);
  expect(await end(word('ana.soto@hotmail', 0.9, 100, 300))).toEqual(['ana.soto@hotmail']);
});

it.each([
  ['daniQuach.example.cl', 'dani@uach.example.cl'],
  ['ana©soto.cl', 'ana@soto.cl'],
  ['wwwQuach.cl/Q', 'wwwQuach.cl/Q'],
])('a sign that no reading found is put back between small letters: %s', async (read, address) => {
  expect(texts(await readAddresses(answering(), page, [word(read, 0.5, 100, 490)]))).toEqual([address]);
});

it.each([
  ['\\j.cardenas@gmail.com', 'lj.cardenas@gmail.com'],
  ['dani@uach.c!', 'dani@uach.cl'],
])('a stroke that stands for an l is one: %s', async (read, address) => {
  expect(texts(await readAddresses(answering(word(read, 0.5, 16, 490)), page, [word(read, 0.5, 100, 490)]))).toEqual([
    address,
  ]);
});

/** A line of underlined letters with a blank from 200 to `until` in it, at 200 dpi. */
function underlined(until: number, ruled: boolean): Gray {
  const image: Gray = { width: 1600, height: 300, data: new Uint8Array(1600 * 300).fill(250) };
  const mark = (x: number, y: number, width: number, height: number) => {
    for (let row = y; row < y + height; row++) image.data.fill(20, row * 1600 + x, row * 1600 + x + width);
  };
  for (let x = 100; x < 200; x += 20) mark(x, 100, 20, 20);
  for (let x = until; x < until + 200; x += 20) mark(x, 100, 20, 20);
  if (ruled) mark(100, 123, until + 100, 2);
  return image;
}

it.each([
  ['as wide as a letter and ruled is an underscore', 222, true, ['ngodoy_olivares@live.cl']],
  ['as wide as a letter on bare paper is a blank', 222, false, ['ngodoy', 'olivares@live.cl']],
  ['of an underlined line is a blank', 210, true, ['ngodoy', 'olivares@live.cl']],
])('what lies between two words of an address and is %s', async (_, until, ruled, expected) => {
  const words = [word('ngodoy', 0.95, 100, 100), word('olivares@live.cl', 0.95, until, 200)];
  const ruledPage = { ...page, image: underlined(until, ruled) };
  expect(texts(await readAddresses(answering(), ruledPage, words))).toEqual(expected);
});

it('two halves of an address that stand as near as letters are one', async () => {
  const words = [word('j_saint', 0.95, 100, 100), word('louis@live.cl', 0.95, 204, 200)];
  const near = { ...page, image: underlined(204, false) };
  expect(texts(await readAddresses(answering(), near, words))).toEqual(['j_saintlouis@live.cl']);
});

it('a stroke behind the sign of an address is a small l', async () => {
  const words = [word('hernan@]iceocarrera.cl', 0.95, 100, 490)];
  expect(texts(await readAddresses(answering(), page, words))).toEqual(['hernan@liceocarrera.cl']);
});

it('the half of an address behind its sign is read again where it was broken', async () => {
  const words = [{ ...word('lautaro@', 0.95, 100, 100), linea: 2 }, word('mgenena-vw.com.ar', 0.7, 100, 490)];
  const again = await readAddresses(answering(word('ingenieria-vw.com.ar', 0.75, 16, 490)), page, words);
  expect(texts(again)).toEqual(['lautaro@', 'ingenieria-vw.com.ar']);
});
