import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { createReaderPool } from '../pool/pool.ts';

// Each page is recognised: that takes what the machine gives.
vi.setConfig({ testTimeout: 120_000 });

const fixtures = fileURLToPath(new URL('../../fixtures/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'recluta-scans-'));
const pool = createReaderPool({ childEntry: new URL('../child.ts', import.meta.url) });
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});

async function expectRead(path: string): Promise<void> {
  expect(await pool.read(path)).toMatchObject({ estado: 'requiere_ocr' });
  const lectura = await pool.read(path, { ocr: true });
  expect(lectura).toMatchObject({ estado: 'leido', ocr: true });
  expect(lectura.estado === 'leido' ? lectura.campos : null).toMatchObject({
    rut: { valor: '23452485-2' },
    telefono: { valor: '+56959492509' },
  });
}

it.each([
  ['a fax page (CCITT group 4)', 'fax.pdf'],
  ['a page as copiers pack it (JBIG2)', 'jbig2.pdf'],
  ['a page in JPEG 2000', 'jpx.pdf'],
  ['a photograph pasted into an old Word', 'pasted.doc'],
])('%s is read', (_, name) => expectRead(join(fixtures, 'pictures', name)));

it.each([
  ['on its side', 90],
  ['upside down', 180],
  ['on its other side', 270],
])('a page scanned %s is read', async (_, angle) => {
  const upright = readFileSync(join(fixtures, 'cvs/scan/clasico__33.pdf'), 'latin1');
  const path = join(folder, `${angle}.pdf`);
  writeFileSync(path, upright.replace('/MediaBox', `/Rotate ${angle}/MediaBox`), 'latin1');
  await expectRead(path);
});
