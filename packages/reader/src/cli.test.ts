import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const run = promisify(execFile);
const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));
const cvs = fileURLToPath(new URL('../fixtures/cvs/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'recluta-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('prints one object per file below the folder, and nothing else', async () => {
  mkdirSync(join(folder, 'sub'));
  cpSync(join(cvs, 'docx/ficha__15.docx'), join(folder, 'sub/ficha.docx'));
  writeFileSync(join(folder, 'nota.txt'), 'no soy un CV');
  const { stdout, stderr } = await run(process.execPath, [cli, folder]);
  expect(stderr).toBe('');
  const [note, form] = JSON.parse(stdout) as Record<string, unknown>[];
  expect(note).toMatchObject({ file: 'nota.txt', nombre: null, tecnologias: [], lectura: 'fallido' });
  expect(form).toMatchObject({
    file: 'sub/ficha.docx',
    nombre: 'José Luis Vega Rodríguez',
    rut: '12710996-6',
    lectura: 'leido',
  });
  expect(Object.keys(form ?? {})).toEqual(
    'file nombre rut email telefono tecnologias nacionalidad pretension_renta pretension_max experiencia_callcenter experiencia_retail experiencia_judicial experiencia_administrativa lectura ms'.split(
      ' ',
    ),
  );
});

it('a link leads to its file, one that leads nowhere or back is passed over, and names may have blanks', async () => {
  const odd = join(folder, 'raros y más');
  mkdirSync(odd);
  writeFileSync(join(odd, 'vacío.pdf'), '');
  symlinkSync(join(cvs, 'docx/ficha__15.docx'), join(odd, 'enlace a ficha.docx'));
  symlinkSync(join(odd, 'no está.pdf'), join(odd, 'roto.pdf'));
  symlinkSync(odd, join(odd, 'vuelta'));
  const { stdout, stderr } = await run(process.execPath, [cli, odd]);
  expect(stderr).toMatch(/roto\.pdf: ENOENT/);
  expect(JSON.parse(stdout)).toMatchObject([
    { file: 'enlace a ficha.docx', rut: '12710996-6', lectura: 'leido' },
    { file: 'vacío.pdf', rut: null, lectura: 'fallido' },
  ]);
});

it('a file that cannot be opened is one more object, and costs no other file', async () => {
  const closed = join(folder, 'cerrados');
  mkdirSync(closed);
  cpSync(join(cvs, 'docx/ficha__15.docx'), join(closed, 'ficha.docx'));
  // Not even the administrator of the machine reads this one, whom a file's permissions do not hold back.
  symlinkSync('/proc/self/mem', join(closed, 'cerrado.pdf'));
  const { stdout, stderr } = await run(process.execPath, [cli, closed]);
  expect(stderr).toMatch(/cerrado\.pdf: .*EIO/);
  expect(JSON.parse(stdout)).toMatchObject([
    { file: 'cerrado.pdf', nombre: null, lectura: 'fallido' },
    { file: 'ficha.docx', rut: '12710996-6', lectura: 'leido' },
  ]);
});

it('reads one file alone, and nothing of what lies beside it', async () => {
  const { stdout } = await run(process.execPath, [cli, join(cvs, 'docx/ficha__15.docx')]);
  expect(JSON.parse(stdout)).toMatchObject([{ file: 'ficha__15.docx', rut: '12710996-6', lectura: 'leido' }]);
});

it('says on the other channel that a folder does not exist', async () => {
  const failed = await run(process.execPath, [cli, join(folder, 'nada')]).catch((error) => error);
  expect(failed).toMatchObject({ code: 2, stdout: '' });
});
