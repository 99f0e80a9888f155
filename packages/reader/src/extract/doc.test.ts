import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readings } from '../text/readings.ts';
import { extractDoc, partCells } from './doc.ts';
import { docPictures } from './doc-pictures.ts';

const fixture = (name: string) => readFileSync(new URL(`../../fixtures/cvs/doc/${name}`, import.meta.url));
const textOf = async (bytes: Uint8Array) => readings(await extractDoc(bytes))[0]?.texto ?? '';

describe('an old Word file is read', () => {
  it('with the rows of its forms on one line', async () => {
    expect(await textOf(fixture('ficha__15.doc'))).toContain('Nombre\tJosé Luis Vega Rodríguez\n');
  });

  it('also when it is cut short: what letters can be found count', async () => {
    const whole = fixture('clasico__0.doc');
    expect(await textOf(whole.subarray(0, whole.length * 0.85))).toContain('barbara.catrileo@outlook.es');
  });

  it('and a whole one may hold nothing but pictures', async () => {
    const pasted = readFileSync(new URL('../../fixtures/pictures/pasted.doc', import.meta.url));
    expect((await textOf(pasted)).trim()).toBe('');
    const [picture, ...others] = docPictures(pasted);
    expect(others).toEqual([]);
    expect([picture?.subarray(0, 2), picture?.subarray(-2)].map((b) => Buffer.from(b ?? []).toString('hex'))).toEqual([
      'ffd8',
      'ffd9',
    ]);
  });

  it('and so may one whose pictures are metafiles or TIFFs', () => {
    const pasted = readFileSync(new URL('../../fixtures/pictures/pasted.doc', import.meta.url));
    const [whole] = docPictures(pasted);
    const at = pasted.indexOf(Buffer.from([0x1d, 0xf0]));
    const holding = (record: number, body: Buffer) => {
      const file = Buffer.from(pasted);
      file.writeUInt16LE(record, at);
      body.copy(file, at + 6);
      return docPictures(file)[0];
    };
    expect(whole?.length).toBeGreaterThan(1000);
    const metafile = Buffer.from('a metafile of some length');
    const measures = Buffer.alloc(16 + 34);
    expect(holding(0xf01a, Buffer.concat([measures, deflateSync(metafile)]))).toEqual(metafile);
    const tiff = holding(0xf029, Buffer.concat([Buffer.alloc(17), Buffer.from('MM\0*')]));
    expect(Buffer.from(tiff ?? []).toString('latin1', 0, 4)).toBe('MM\0*');
  });

  it('and one whose table of sectors leads in a ring ends all the same', () => {
    const ring = Buffer.from(readFileSync(new URL('../../fixtures/pictures/pasted.doc', import.meta.url)));
    const table = (ring.readUInt32LE(76) + 1) * 512;
    for (let i = 0; i < 128; i++) ring.writeUInt32LE(i % 2, table + 4 * i);
    expect(docPictures(ring).length).toBeLessThanOrEqual(2);
  });

  it('and one without letters is damaged', async () => {
    await expect(extractDoc(new Uint8Array(4000).fill(1))).rejects.toThrow('danado');
  });
});

describe('the columns of a Word page', () => {
  it('begin on a line of their own when a cell has several lines', () => {
    expect(partCells('Contacto\nTemuco\tRosa Huenchumil\nCajera\t\n')).toBe(
      'Contacto\nTemuco\n\nRosa Huenchumil\nCajera\n',
    );
  });

  it('do not part the rows of a form, nor labels set with tabs', () => {
    expect(partCells('Nombre\t: Rosa\nRUT\t12.345.678-5\t\n')).toBe('Nombre\t: Rosa\nRUT\t12.345.678-5\n');
  });
});
