import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readings } from '../text/readings.ts';
import { extractDoc } from './doc.ts';
import { docPictures } from './doc-pictures.ts';
import { wordArtIn } from './doc-wordart.ts';

const fixture = (name: string) => readFileSync(new URL(`../../fixtures/cvs/doc/${name}`, import.meta.url));
const marks = readFileSync(new URL('../../fixtures/word/marks.doc', import.meta.url));
const wordart = readFileSync(new URL('../../fixtures/word/wordart.doc', import.meta.url));
const textOf = (bytes: Uint8Array) => readings(extractDoc(bytes))[0]?.texto ?? '';

describe('an old Word file is read', () => {
  it('with the rows of its forms on one line', () => {
    expect(textOf(fixture('ficha__15.doc'))).toContain('Nombre\tJosé Luis Vega Rodríguez\n');
  });

  it('as people see it: hyphens, letters set apart, fields, boxes at their place, cells of several lines', () => {
    // The page has deleted and hidden words too, which nobody sees.
    expect(textOf(marks).split('\n')).toEqual([
      'Encabezado de la página',
      'ROSA HUENCHUMIL',
      'RUT 12.345.678-5',
      'Administrativa',
      'Cajera',
      'Correo: rosa@gmail.com',
      'Junto al cuadro',
      'Dentro del cuadro',
      'Visible',
      'Contacto',
      'Temuco',
      'Excel',
      'Perfil',
      'Ordenada',
      'Nacionalidad\tChilena',
      'Fin',
    ]);
  });

  it('with the address behind a link where none is printed, without what its style hides', () => {
    const links = readFileSync(new URL('../../fixtures/word/links.doc', import.meta.url));
    expect(textOf(links)).toBe('Rosa Huenchumil\nrosa@example.cl\tEscríbeme');
  });

  it('with its name in WordArt, where it is drawn', () => {
    expect(textOf(wordart).split('\n').slice(0, 2)).toEqual([
      'Nicole Andrea Painevilu Cona',
      '♥ Peluquera y colorista ♥',
    ]);
  });

  it('with the size and weight of its letters', () => {
    const [, name, rut] = readings(extractDoc(marks))[0]?.lineas ?? [];
    expect([name?.tam, name?.negrita, rut?.negrita]).toEqual([22, true, false]);
  });

  it('unless it has a password, which is said', () => {
    const locked = Buffer.from(marks);
    const main = locked.indexOf(Buffer.from([0xec, 0xa5]));
    locked.writeUInt16LE(locked.readUInt16LE(main + 0x0a) | 0x100, main + 0x0a);
    expect(() => extractDoc(locked)).toThrow('protegido');
  });

  it('however its tables lie: each ends in time, with what letters it has', () => {
    for (let i = 512; i < marks.length; i += 97) {
      const broken = Buffer.from(marks);
      broken.fill(0xff, i, i + 24);
      expect(() => textOf(broken)).not.toThrow(RangeError);
    }
  });

  it('also when it is cut short: what letters can be found count', () => {
    const whole = fixture('clasico__0.doc');
    expect(textOf(whole.subarray(0, whole.length * 0.85))).toContain('barbara.catrileo@outlook.es');
  });

  it('and a whole one may hold nothing but pictures', () => {
    const pasted = readFileSync(new URL('../../fixtures/pictures/pasted.doc', import.meta.url));
    expect(textOf(pasted).trim()).toBe('');
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

  it('and one without letters is damaged', () => {
    expect(() => extractDoc(new Uint8Array(4000).fill(1))).toThrow('danado');
  });
});

describe('drawings of an old Word file', () => {
  /** A shape, and its letters (property 0xc0, their length as it says) behind. */
  const shape = (id: number, letters: Buffer, says = letters.length): Buffer => {
    const [form, text] = [Buffer.alloc(16), Buffer.alloc(14)];
    form.writeUInt16LE(2, 0);
    form.writeUInt16LE(0xf00a, 2);
    form.writeUInt32LE(8, 4);
    form.writeUInt32LE(id, 8);
    text.writeUInt16LE(0x13, 0);
    text.writeUInt16LE(0xf00b, 2);
    text.writeUInt32LE(6 + letters.length, 4);
    text.writeUInt16LE(0xc0c0, 8);
    text.writeUInt32LE(says, 10);
    return Buffer.concat([form, text, letters]);
  };
  const artIn = (table: Buffer) => wordArtIn(new DataView(table.buffer, table.byteOffset, table.length));

  it('have the words that are drawn along a path, each of its shape', () => {
    const name = Buffer.from('Rosa\0', 'utf16le');
    const table = Buffer.concat([Buffer.alloc(1), shape(7, name), shape(9, Buffer.from('Cajera', 'utf16le'))]);
    expect([...artIn(table)]).toEqual([
      [7, 'Rosa'],
      [9, 'Cajera'],
    ]);
  });

  it('lend no record the letters of the others, whatever length it says, and are cut off anywhere', () => {
    const many = Buffer.concat(Array.from({ length: 40_000 }, (_, i) => shape(i, Buffer.from('a\0'), 0xffff_ffff)));
    const art = [...artIn(many).values()];
    expect([art.length, art.join('').length]).toEqual([60, 60]);
    const whole = shape(7, Buffer.from('Rosa', 'utf16le'));
    for (let end = 0; end < whole.length; end++) expect(() => artIn(Buffer.from(whole.subarray(0, end)))).not.toThrow();
  });
});
