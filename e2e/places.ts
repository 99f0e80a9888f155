import { createCuenta, createEmpresa, createUsuario, post } from './cuenta.ts';
import { test as base, expect } from './fixtures.ts';
import { PEOPLE, sendCv } from './sampleProceso.ts';
import type { Places, Screen } from './screens.ts';

type Who = Exclude<NonNullable<Screen['who']>, 'nobody'>;
type Cookies = Awaited<ReturnType<import('playwright/test').BrowserContext['cookies']>>;
type Cvs = { cvs: { id: number; nombre: string | null }[] };

/** The test of a journey, with a sample that every test of the worker looks at and none changes. */
export const test = base.extend<object, { places: Places; cookies: Record<Who, Cookies>; empty: number }>({
  places: [
    async ({ playwright, cookies }, use, { project }) => {
      const request = await playwright.request.newContext({
        baseURL: project.use.baseURL ?? '',
        storageState: { cookies: cookies.administrador, origins: [] },
      });
      const empresa = await createEmpresa({ request }, 'Cobranzas del Sur', { rut: '76.086.428-5' });
      await post(request, `/api/empresas/${empresa}/areas`, { nombre: 'Operaciones' });
      await createUsuario({ request }, 'visor', empresa);
      const { proceso } = await post<{ proceso: { id: number; public_id: string } }>(request, '/api/procesos', {
        empresa_id: empresa,
        nombre: 'Ejecutivo de cobranza',
        area: 'Operaciones',
        fecha_inicio: new Date().toISOString().slice(0, 10),
      });
      await post(request, `/api/procesos/${proceso.id}/criterios`, { nombre: 'cobranza' });
      await post(request, `/api/procesos/${proceso.id}/tecnologias`, { nombre: 'Excel' });
      for (const { file } of PEOPLE) await sendCv(request, proceso.id, file);
      const list = async () => ((await (await request.get(`/api/procesos/${proceso.id}/cvs`)).json()) as Cvs).cvs;
      await sendCv(request, proceso.id, PEOPLE[0].file, 'cv-repetido.docx');
      const repeated = (await list()).at(-1)?.id ?? 0;
      await request.delete(`/api/procesos/${proceso.id}/cvs/${repeated}`);
      const read = async () => (await list()).filter(({ nombre }) => nombre).length;
      await expect.poll(read).toBe(PEOPLE.length);
      const [cv, ...others] = (await list()).map(({ id }) => id);
      const same = { otro_id: others[0], decision: 'misma' };
      await post(request, `/api/procesos/${proceso.id}/cvs/${cv}/persona`, same);
      await post(request, `/api/procesos/${proceso.id}/cvs/move`, { cv_ids: others.slice(1), to: 'preseleccion' });
      const { etiqueta } = await post<{ etiqueta: { id: number } }>(request, '/api/etiquetas', { nombre: 'Referido' });
      await post(request, `/api/procesos/${proceso.id}/cvs/etiquetas/${etiqueta.id}`, { cv_ids: [cv] });
      const [from, to] = [60, 120].map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString());
      const planned = { titulo: 'Entrevista', cv_id: cv, fecha_inicio: from, fecha_fin: to };
      const { entrevista } = await post<{ entrevista: { id: number } }>(
        request,
        `/api/procesos/${proceso.id}/calendario`,
        planned,
      );
      // Over the same hours as the other, with a title that no cell of a month holds.
      const panel = 'Panel técnico con la jefatura de cobranza y la gerencia de operaciones';
      await post(request, `/api/procesos/${proceso.id}/calendario`, { ...planned, titulo: panel });
      await request.dispose();
      await use({
        proceso: proceso.id,
        public_id: proceso.public_id,
        empresa,
        cv: cv ?? 0,
        entrevista: entrevista.id,
      });
    },
    { scope: 'worker' },
  ],
  /** A proceso of the newcomer's, without CVs; who asks for it has given them an empresa too. */
  empty: [
    async ({ playwright, cookies }, use, { project }) => {
      const storageState = { cookies: cookies.newcomer, origins: [] };
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '', storageState });
      const empresa_id = await createEmpresa({ request }, 'Cobranzas del Sur');
      const data = { empresa_id, nombre: 'Cajero' };
      const { proceso } = await post<{ proceso: { id: number } }>(request, '/api/procesos', data);
      await request.dispose();
      await use(proceso.id);
    },
    { scope: 'worker' },
  ],
  cookies: [
    async ({ playwright }, use, { project }) => {
      const signedIn = async () => {
        const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' });
        await createCuenta({ request });
        const { cookies } = await request.storageState();
        await request.dispose();
        return cookies;
      };
      await use({ administrador: await signedIn(), newcomer: await signedIn() });
    },
    { scope: 'worker' },
  ],
});

export { expect, type Page } from './fixtures.ts';
