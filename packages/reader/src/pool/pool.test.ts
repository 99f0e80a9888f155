import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { PERSONA } from '../hostile/files.ts';
import { documentXml, docxOf } from '../hostile/zip-writer.ts';
import type { Lectura, Progreso } from '../types.ts';
import { createReaderPool, type ReaderPool } from './pool.ts';

// Processes start and pages are recognised: that takes what the machine gives.
vi.setConfig({ testTimeout: 120_000 });

const childEntry = new URL('../child.ts', import.meta.url);
const cvs = fileURLToPath(new URL('../../fixtures/cvs/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'recluta-pool-'));
const pools: ReaderPool[] = [];

function open(options: Partial<Parameters<typeof createReaderPool>[0]> = {}): ReaderPool {
  const pool = createReaderPool({ childEntry, ...options });
  pools.push(pool);
  return pool;
}

/** A child entry that does as it is told by the name of the file. */
function entryThat(body: string): string {
  const path = join(folder, `${Math.random().toString(36).slice(2)}.mjs`);
  writeFileSync(
    path,
    `process.on('disconnect', () => process.exit(0));
     const answer = (id) => process.send({ clase: 'lectura', id, ms: 1, rss: 1, lectura: { estado: 'requiere_ocr', tipo: 'pdf', paginas: 1 } });
     process.on('message', ({ id, path, ocr }) => { ${body} });
     process.send({ clase: 'lista' });`,
  );
  return path;
}

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  rmSync(folder, { recursive: true });
});

/** The most memory, in MB, that each child alive ever had; none where the system does not tell. */
function childPeaks(): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const [parent, peak] = [/PPid:\s+(\d+)/.exec(status)?.[1], /VmHWM:\s+(\d+)/.exec(status)?.[1]];
      return Number(parent) === process.pid && peak !== undefined ? [Number(peak) / 1024] : [];
    } catch {
      return [];
    }
  });
}

type Label = { file: string; nombre: string; rut: string; email: string; telefono: string };
const labels = JSON.parse(readFileSync(join(cvs, 'labels.json'), 'utf8')) as Label[];
const plain = (text: string | undefined) => text?.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function identityOf(lectura: Lectura) {
  const campos = lectura.estado === 'leido' ? lectura.campos : null;
  return {
    nombre: plain(campos?.nombre?.valor),
    rut: campos?.rut?.valor,
    email: campos?.email?.valor.toLowerCase(),
    telefono: campos?.telefono?.valor,
  };
}

describe('CVs are read by the pool', () => {
  it.each(labels.filter((l) => !l.file.startsWith('scan/')))('$file says who the person is', async (label) => {
    const [pool = open()] = pools;
    const { nombre, rut, email, telefono } = label;
    const identity = identityOf(await pool.read(join(cvs, label.file)));
    expect(identity).toEqual({ nombre: plain(nombre), rut, email: email.toLowerCase(), telefono });
  });

  it('a scan says at once that it needs recognition, and is read when asked, page by page', {
    timeout: 120_000,
  }, async () => {
    const pool = open();
    const path = join(cvs, 'scan/clasico__33.pdf');
    expect(await pool.read(path)).toMatchObject({ estado: 'requiere_ocr', tipo: 'pdf', paginas: 1 });
    const seen: Progreso[] = [];
    const lectura = await pool.read(path, { ocr: true, onProgress: (p) => seen.push(p) });
    expect(seen).toEqual([
      { pagina: 0, de: 1 },
      { pagina: 1, de: 1 },
    ]);
    expect(lectura).toMatchObject({ estado: 'leido', ocr: true });
    expect(identityOf(lectura).rut).toBe('23452485-2');
    const rut = lectura.estado === 'leido' ? lectura.campos.rut : null;
    expect(rut?.evidencia?.cajas.length).toBeGreaterThan(0);
  });

  it('a machine without Tesseract reads it with the one that npm brought', async () => {
    vi.stubEnv('PATH', folder);
    const pool = open();
    const lectura = await pool.read(join(cvs, 'scan/clasico__33.pdf'), { ocr: true });
    vi.unstubAllEnvs();
    expect(identityOf(lectura)).toMatchObject({ rut: '23452485-2', telefono: '+56959492509' });
    expect(Math.max(...childPeaks(), 0)).toBeLessThan(350);
  });

  it('so is read the photograph of a CV that was pasted into Word', async () => {
    const scan = readFileSync(join(cvs, 'scan/clasico__33.pdf'));
    const jpeg = scan.subarray(
      scan.indexOf(Buffer.from('ffd8ff', 'hex')),
      scan.lastIndexOf(Buffer.from('ffd9', 'hex')) + 2,
    );
    const path = join(folder, 'photo.docx');
    writeFileSync(path, docxOf(documentXml([]), [{ name: 'word/media/image1.jpeg', data: jpeg }]));
    const pool = open();
    expect(await pool.read(path)).toMatchObject({ estado: 'requiere_ocr', tipo: 'docx' });
    const lectura = await pool.read(path, { ocr: true });
    expect(lectura).toMatchObject({ estado: 'leido', tipo: 'docx', ocr: true });
    expect(identityOf(lectura).rut).toBe('23452485-2');
  });

  it('fifty DOCX are read in their order of arrival by two children', async () => {
    const pool = open({ workers: 2 });
    const paths = Array.from({ length: 50 }, (_, i) => {
      const path = join(folder, `${i}.docx`);
      writeFileSync(path, docxOf(documentXml([...PERSONA, `Carta ${i}`])));
      return path;
    });
    const read = await Promise.all(paths.map((path) => pool.read(path)));
    read.forEach((lectura, i) => {
      expect(lectura).toMatchObject({ estado: 'leido', texto: expect.stringContaining(`Carta ${i}`) });
    });
  });
});

describe('texts that wait are read together', () => {
  it('a child is given several at once', async () => {
    // Answers nobody before three of them are there.
    const three =
      'if (path === "first") return setTimeout(() => answer(id), 100); globalThis.waiting ??= []; if (waiting.push(id) === 3) waiting.splice(0).forEach(answer);';
    const pool = open({ childEntry: entryThat(three), workers: 1 });
    const names = ['first', 'a', 'b', 'c'];
    const read = await Promise.all(names.map((name) => pool.read(name)));
    expect(read.map(({ estado }) => estado)).toEqual(names.map(() => 'requiere_ocr'));
  });

  it('and leaves as many for the other children', async () => {
    const own =
      "setTimeout(() => process.send({ clase: 'lectura', id, ms: 1, rss: 1, lectura: { estado: 'requiere_ocr', tipo: 'pdf', paginas: process.pid } }), 200);";
    const pool = open({ childEntry: entryThat(own), workers: 2 });
    const read = await Promise.all(Array.from({ length: 10 }, (_, i) => pool.read(`${i}`)));
    const readers = read.map((lectura) => (lectura.estado === 'requiere_ocr' ? lectura.paginas : null));
    expect(new Set(readers.slice(2)).size).toBe(2);
  });

  it.each([
    ['never ends', 'if (path === "bad") for (;;); answer(id);', 'demoro', { texto: 600 }],
    ['brings its child down', 'if (path === "bad") process.abort(); answer(id);', 'danado', {}],
    [
      'swells',
      'if (path !== "bad") return answer(id); globalThis.kept = Buffer.alloc(400e6, 1); setInterval(() => {}, 50);',
      'memoria',
      { memoria: 200e6 },
    ],
  ])('of them one that %s is told apart: the others are read again by themselves', async (_, body, motivo, limites) => {
    const pool = open({
      childEntry: entryThat(body),
      workers: 1,
      limites: { juntos: 300, ...limites },
    });
    const names = ['first', 'a', 'bad', 'b', 'c'];
    const times: number[] = [];
    const read = await Promise.all(names.map((name) => pool.read(name, { onTime: (ms) => times.push(ms) })));
    expect(read[2]).toEqual({ estado: 'fallido', tipo: null, motivo });
    expect(read.toSpliced(2, 1).map(({ estado }) => estado)).toEqual(Array(4).fill('requiere_ocr'));
    expect(times).toHaveLength(5);
  });

  it('one that is slower than the others has its whole time, by itself', async () => {
    const pool = open({
      childEntry: entryThat('setTimeout(() => answer(id), path === "slow" ? 1_000 : 20);'),
      workers: 1,
      limites: { juntos: 300, texto: 5_000 },
    });
    const read = await Promise.all(['first', 'a', 'slow', 'b'].map((name) => pool.read(name)));
    expect(read.map(({ estado }) => estado)).toEqual(Array(4).fill('requiere_ocr'));
  });

  it('what they say is what they say when they are read alone', async () => {
    const pool = open({ workers: 1 });
    const paths = labels.filter((label) => !label.file.startsWith('scan/')).map(({ file }) => join(cvs, file));
    const together = await Promise.all(paths.map((path) => pool.read(path)));
    for (const [i, path] of paths.entries()) expect(await pool.read(path)).toEqual(together[i]);
  });
});

describe('a hostile file costs its own child and nobody else', () => {
  it('one that never ends is stopped by the clock', async () => {
    const pool = open({
      childEntry: entryThat('if (path === "stuck") for (;;); answer(id);'),
      workers: 1,
      limites: { texto: 300 },
    });
    const [stuck, after] = await Promise.all([pool.read('stuck'), pool.read('next')]);
    expect(stuck).toEqual({ estado: 'fallido', tipo: null, motivo: 'demoro' });
    expect(after.estado).toBe('requiere_ocr');
  });

  it('its clock starts when its turn comes: who waits behind others loses no time', async () => {
    const entry = entryThat('setTimeout(() => answer(id), 500);');
    const pool = open({ childEntry: entry, workers: 1, limites: { texto: 1_800 } });
    const read = await Promise.all(Array.from({ length: 5 }, (_, i) => pool.read(`${i}`)));
    expect(read.map(({ estado }) => estado)).toEqual(Array(5).fill('requiere_ocr'));
  });

  it('one that swells is stopped before the machine suffers', async () => {
    const swell =
      'if (path !== "big") return answer(id); globalThis.kept = Buffer.alloc(400e6, 1); setInterval(() => {}, 50);';
    const pool = open({ childEntry: entryThat(swell), workers: 1, limites: { memoria: 200e6 } });
    const [big, after] = await Promise.all([pool.read('big'), pool.read('next')]);
    expect(big).toEqual({ estado: 'fallido', tipo: null, motivo: 'memoria' });
    expect(after.estado).toBe('requiere_ocr');
  });

  it('one that brings its child down is damaged; after others it is first tried in a fresh child', async () => {
    const pool = open({ childEntry: entryThat('if (path === "crash") process.abort(); answer(id);'), workers: 1 });
    expect((await pool.read('fine')).estado).toBe('requiere_ocr');
    expect(await pool.read('crash')).toEqual({ estado: 'fallido', tipo: null, motivo: 'danado' });
    expect((await pool.read('fine')).estado).toBe('requiere_ocr');
  });

  it('text never waits behind scans', async () => {
    const pool = open({ childEntry: entryThat('if (!ocr) answer(id);'), workers: 1 });
    const scan = pool.read('scan', { ocr: true }).catch((error: Error) => error.message);
    expect((await pool.read('text')).estado).toBe('requiere_ocr');
    await pool.close();
    expect(await scan).toBe('The reader was closed.');
  });

  it('a reader that cannot start is an error of the program, not of the file', async () => {
    const pool = open({ childEntry: join(folder, 'missing.mjs') });
    await expect(pool.read('any')).rejects.toThrow('did not start');
  });

  it('a file that is gone is an error of the program too, and the next one is read', async () => {
    const pool = open({ workers: 1 });
    await expect(pool.read(join(folder, 'gone.pdf'))).rejects.toThrow('ENOENT');
    expect((await pool.read(join(cvs, 'docx/ficha__15.docx'))).estado).toBe('leido');
  });

  it('a child can neither write files nor start programs', async () => {
    const target = join(folder, 'written');
    const body = `import('node:fs').then((fs) => { try { fs.writeFileSync(${JSON.stringify(target)}, 'x'); } catch { return answer(id); } process.exit(1); });`;
    const pool = open({ childEntry: entryThat(body), workers: 1 });
    expect((await pool.read('any')).estado).toBe('requiere_ocr');
  });
});
