import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page } from './fixtures.ts';

const CVS = new URL('../apps/server/demo/cvs/', import.meta.url);

/** Three real CVs that are read in a moment, in the order they are sent. */
export const PEOPLE = [
  { file: 'cv-andres-salazar-garcia.docx', nombre: 'Andrés Salazar García' },
  { file: 'cv-barbara-catrileo-saavedra.docx', nombre: 'Bárbara Catrileo Saavedra' },
  { file: 'cv-carolina-reyes-salazar.docx', nombre: 'Carolina Reyes Salazar' },
] as const;

/** A CV of one page that a scanner made: a picture, no text. */
export const SCAN = new URL('../packages/reader/fixtures/cvs/scan/clasico__33.pdf', import.meta.url);

/** A CV of the samples, as it is sent. */
export const cvFile = (file: string | URL) => {
  const path = new URL(file, CVS);
  return {
    name: path.pathname.split('/').at(-1) ?? '',
    mimeType: 'application/octet-stream',
    buffer: readFileSync(path),
  };
};

async function post<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await request.post(path, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

/** Uploads a CV as who is signed in. */
export async function sendCv(
  request: APIRequestContext,
  proceso_id: number,
  file: string | URL,
  name?: string,
): Promise<void> {
  const files = { ...cvFile(file), ...(name === undefined ? {} : { name }) };
  const answer = await request.post(`/api/procesos/${proceso_id}/cvs/upload`, { multipart: { files } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The same through the public link, without a session. */
export async function sendCvPublicly(request: APIRequestContext, public_id: string, file: string): Promise<void> {
  const multipart = { proceso_public_id: public_id, files: cvFile(file) };
  expect((await request.post('/api/upload-cvs', { multipart })).ok()).toBe(true);
}

export type Sample = { id: number; public_id: string; email: string; password: string };

const PASSWORD = 'copihue-rojo-2026';
let ordinal = 0;

/** A fresh cuenta signed in on the page, with one proceso and the CVs of `people` in its inbox. */
export async function sampleProceso(page: Page, people: readonly { file: string }[] = PEOPLE): Promise<Sample> {
  const { request } = page.context();
  const email = `cvs-${Date.now()}-${process.pid}-${ordinal++}@ejemplo.cl`;
  await post(request, '/api/auth/register-admin', { nombre: 'Paula', email, password: PASSWORD, plan: 'emprende' });
  const { empresa } = await post<{ empresa: { id: number } }>(request, '/api/empresas/crear', {
    nombre: 'Cobranzas del Sur',
    tipo_empresa: 'cobranza',
  });
  const { proceso } = await post<{ proceso: { id: number; public_id: string } }>(request, '/api/procesos', {
    empresa_id: empresa.id,
    nombre: 'Ejecutivo de cobranza',
  });
  for (const { file } of people) await sendCv(request, proceso.id, file);
  return { ...proceso, email, password: PASSWORD };
}

/** The days of limit that the server keeps of a stage; undefined where there is no such stage. */
export async function limitOf(page: Page, id: number, clave: string): Promise<number | null | undefined> {
  const answer = await page.request.get(`/api/procesos/${id}`);
  const { etapas } = (await answer.json()) as { etapas: { clave: string; limite_dias: number | null }[] };
  return etapas.find((etapa) => etapa.clave === clave)?.limite_dias;
}
