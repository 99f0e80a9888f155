import { needsLook } from '../apps/admin/src/areas/cvs/lista/filters.ts';
import { allCvs, cvsIn } from '../apps/admin/src/areas/inicio/figures.ts';
import type { Atencion, ConteoProceso, Cv, EventoCalendario, Proceso } from '../packages/domain/src/esquemas/index.ts';
import { addDays, dayInChile } from '../packages/domain/src/fechas.ts';
import { createCuenta, createEmpresa, post } from './cuenta.ts';
import { expect, test } from './fixtures.ts';
import { PEOPLE, SCAN, sendCv } from './sampleProceso.ts';

const BROKEN = { name: 'roto.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nnada') };

test('each figure and each line of Inicio counts the rows of the list that its click opens', async ({ page }) => {
  const { request } = page;
  const ask = async <T>(path: string): Promise<T> => (await request.get(path)).json() as Promise<T>;
  const asked = async <T>(operation: string): Promise<T> =>
    (await ask<{ result: { data: T } }>(`/trpc/${operation}?input=%7B%7D`)).result.data;
  const cvsOf = async (id: number, stage = '') =>
    (await ask<{ cvs: Cv[] }>(`/api/procesos/${id}/cvs${stage && `?stage=${stage}`}`)).cvs;

  await createCuenta({ request });
  const empresa_id = await createEmpresa({ request }, 'Cobranzas del Sur');
  const proceso = async (nombre: string, estado = 'activo') =>
    (await post<{ proceso: { id: number } }>(request, '/api/procesos', { empresa_id, nombre, estado })).proceso.id;
  const ids = [await proceso('Cajero'), await proceso('Bodega', 'en pausa'), await proceso('Vendedor')];
  const [cajero = 0, bodega = 0] = ids;
  const etapa = { nombre: 'Segunda entrevista', tipo: 'entrevista', color: 'violeta', limite_dias: null };
  const { etapas } = await post<{ etapas: { clave: string; nombre: string }[] }>(
    request,
    `/api/procesos/${cajero}/etapas`,
    etapa,
  );
  const second = etapas.find(({ nombre }) => nombre === 'Segunda entrevista')?.clave;
  for (let n = 0; n < 5; n++) await sendCv(request, cajero, PEOPLE[n % 3]?.file ?? '', `cajero-${n}.docx`);
  for (let n = 0; n < 2; n++) await sendCv(request, bodega, PEOPLE[n]?.file ?? '', `bodega-${n}.docx`);
  await sendCv(request, cajero, SCAN);
  const broken = await request.post(`/api/procesos/${cajero}/cvs/upload`, { multipart: { files: BROKEN } });
  expect(broken.ok()).toBe(true);
  const all = async () => [...(await cvsOf(cajero, 'todas')), ...(await cvsOf(bodega, 'todas'))];
  await expect
    .poll(async () => (await all()).every(({ lectura }) => lectura !== 'leyendo'), { timeout: 120_000 })
    .toBe(true);
  const [a, b, c, d] = (await cvsOf(cajero)).map(({ id }) => id);
  const move = (cv_ids: (number | undefined)[], to: string | undefined) =>
    post(request, `/api/procesos/${cajero}/cvs/move`, { cv_ids, to });
  await move([a, b], 'entrevista');
  await move([c], second);
  await move([d], 'contratado');
  await move([d], 'recibido');
  await request.delete(`/api/procesos/${cajero}/cvs/${b}`);
  // The one of today has only begun: those that have ended wait for nobody.
  const now = Date.now();
  const hour = (start: number) => [start, start + 3_600_000].map((instant) => new Date(instant).toISOString());
  const later = [1, 1, 3].map((days) => Date.parse(`${addDays(dayInChile(now), days)}T15:00:00Z`));
  for (const [fecha_inicio, fecha_fin] of [now, ...later].map(hour))
    await post(request, `/api/procesos/${cajero}/calendario`, { fecha_inicio, fecha_fin });

  const { procesos } = await ask<{ procesos: Proceso[] }>('/api/procesos/mios');
  const { conteos } = await asked<{ conteos: ConteoProceso[] }>('cuenta.counts');
  const figures = [
    [allCvs(procesos), 8],
    [cvsIn('recibido', conteos, procesos), 6],
    [cvsIn('entrevista', conteos, procesos), 2],
  ] as const;
  for (const [{ total, shares }, expected] of figures) {
    expect(total).toBe(expected);
    for (const { proceso_id, clave, total: rows } of shares)
      expect(await cvsOf(proceso_id, clave), `${proceso_id} ${clave}`).toHaveLength(rows);
  }

  const { atencion } = await asked<{ atencion: Atencion[] }>('inicio.summary');
  const eventos = (await ask<{ eventos: EventoCalendario[] }>(`/api/procesos/${cajero}/calendario`)).eventos;
  const rowsOf = async ({ tipo, proceso_id, detalle }: Atencion) =>
    tipo === 'entrevista'
      ? eventos.filter(({ fecha_inicio }) => dayInChile(Date.parse(fecha_inicio)) === detalle)
      : (await cvsOf(proceso_id ?? 0, 'todas')).filter(needsLook);
  expect(atencion.map(({ tipo }) => tipo).sort()).toEqual(['entrevista', 'entrevista', 'por_revisar']);
  for (const line of atencion) expect(await rowsOf(line), line.tipo).toHaveLength(line.cantidad);
});
