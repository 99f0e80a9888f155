import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page, test } from 'playwright/test';

const fixture = (name: string): Buffer => readFileSync(new URL(`fixtures/upload/${name}`, import.meta.url));
export const PDF = fixture('postulante.pdf');
export const DOCX = fixture('postulante.docx');

export type Upload = { name: string; mimeType: string; buffer: Buffer };

/** A PDF of its own bytes: what follows the end of the document changes the hash and nothing else. */
export const pdf = (name: string, bytes: Buffer = Buffer.concat([PDF, Buffer.from(`\n% ${name}`)])): Upload => ({
  name,
  mimeType: 'application/pdf',
  buffer: bytes,
});
export const pdfs = (n: number): Upload[] => Array.from({ length: n }, (_, i) => pdf(`CV ${i + 1}.pdf`));

let ordinal = 0;

/** A proceso that receives, made through the API as its owner would, and a way to close it. */
export async function createProceso(
  request: APIRequestContext,
  nombre = 'Ejecutivo de cobranza',
  empresa_nombre = 'Cobranzas del Sur',
) {
  ordinal += 1;
  const post = async (path: string, data: unknown) => {
    const answer = await request.post(path, { data });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
    return answer.json();
  };
  const email = `subida-${Date.now()}-${ordinal}-${test.info().parallelIndex}@ejemplo.cl`;
  await post('/api/auth/register-admin', {
    nombre: 'Paula Huenchumán',
    email,
    password: 'copihue-rojo-2026',
    plan: 'profesional',
  });
  const { empresa } = await post('/api/empresas/crear', { nombre: empresa_nombre, tipo_empresa: 'final' });
  const { proceso } = await post('/api/procesos', {
    empresa_id: empresa.id,
    nombre,
    area: 'Operaciones',
  });
  return {
    id: proceso.id as number,
    address: `/upload-cvs/${proceso.public_id}`,
    close: async (): Promise<void> => {
      const answer = await request.patch(`/api/procesos/${proceso.id}`, { data: { estado: 'cerrado' } });
      expect(answer.ok()).toBe(true);
    },
  };
}

export const choose = (page: Page, files: Upload[]): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(files);
export const submit = (page: Page) => page.getByRole('button', { name: /^Subir CVs$|^Subiendo/ });
export const counter = (page: Page) => page.getByText(/^Seleccionados: /);
export const rows = (page: Page) => page.getByRole('list', { name: 'Archivos seleccionados' }).getByRole('listitem');
export const failure = (page: Page) => page.getByText('Ocurrió un error al subir los archivos. Intenta nuevamente.');
export const done = (page: Page) => page.getByRole('dialog', { name: 'Carga completada' });
