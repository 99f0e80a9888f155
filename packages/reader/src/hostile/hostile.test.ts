import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReaderPool, type ReaderPool } from '../pool/pool.ts';
import type { Lectura } from '../types.ts';
import { hostileFiles, PERSONA } from './files.ts';
import { documentXml, docxOf } from './zip-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'recluta-hostile-'));
const read = new Map<string, { lectura: Lectura; ms: number }>();
let pool: ReaderPool;
let listener: Server;
let calls = 0;
let grown = 0;
const honest: Lectura[] = [];

const listen = () =>
  new Promise<number>((resolve) => {
    listener = createServer((socket) => {
      calls++;
      socket.destroy();
    }).listen(0, '127.0.0.1', () => {
      const address = listener.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });

const files = hostileFiles();

beforeAll(async () => {
  const port = await listen();
  for (const { name, bytes } of hostileFiles(port)) writeFileSync(join(folder, name), bytes);
  const cv = join(folder, 'honest.docx');
  writeFileSync(cv, docxOf(documentXml(PERSONA)));
  pool = createReaderPool({ childEntry: fileURLToPath(new URL('../child.ts', import.meta.url)) });
  const before = process.memoryUsage.rss();
  // Two at a time, as many as there are children, so that a file's time is its own.
  const left = [...files];
  const lane = async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      const start = performance.now();
      const [lectura, other] = await Promise.all([pool.read(join(folder, file.name)), pool.read(cv)]);
      read.set(file.name, { lectura, ms: performance.now() - start });
      honest.push(other);
    }
  };
  await Promise.all([lane(), lane()]);
  grown = process.memoryUsage.rss() - before;
}, 300_000);

afterAll(async () => {
  await pool.close();
  listener.close();
  rmSync(folder, { recursive: true });
});

describe('bad input', () => {
  it.each(files.map(({ name, ends }) => [name, ends] as const))('%s ends in a named state', (name, ends) => {
    expect(ends).toContain(read.get(name)?.lectura.estado);
  });

  it('each ends within 30 seconds', () => {
    const slow = [...read].filter(([, { ms }]) => ms > 30_000).map(([name]) => name);
    expect(slow).toEqual([]);
  });

  it('every other CV is read meanwhile', () => {
    expect(honest).toHaveLength(files.length);
    expect(honest.filter((lectura) => lectura.estado !== 'leido')).toEqual([]);
  });

  it('the server grows by less than 100 MB', () => {
    expect(grown).toBeLessThan(100e6);
  });

  it('a locked file, a bomb and an empty one are told apart', () => {
    const reasons = ['locked.pdf', 'locked-office.docx', 'bomb-that-lies.docx', 'empty.pdf', 'macros.docx'].map(
      (name) => {
        const lectura = read.get(name)?.lectura;
        return lectura?.estado === 'fallido' ? lectura.motivo : null;
      },
    );
    expect(reasons).toEqual(['protegido', 'protegido', 'demasiado_grande', 'vacio', 'no_es_cv']);
  });

  it('no file of the machine is read and no address is called', () => {
    const lectura = read.get('xxe.docx')?.lectura;
    expect(lectura?.estado === 'leido' ? lectura.texto : '').not.toContain('root:');
    expect(calls).toBe(0);
  });

  it('what lies outside of the page is not read', () => {
    const lectura = read.get('outside.pdf')?.lectura;
    expect(lectura?.estado === 'leido' ? lectura.texto.split('\n') : []).toEqual(PERSONA);
  });

  it('lines of a megabyte leave the person to be found', () => {
    const names = [...read].filter(([name]) => /^long-.*docx$/.test(name)).map(([, { lectura }]) => lectura);
    expect(names.length).toBeGreaterThan(8);
    for (const lectura of names)
      expect(lectura).toMatchObject({ estado: 'leido', campos: { rut: { valor: '12345678-5' } } });
  });
});
