import { readFileSync } from 'node:fs';
import { addDays, chileInstants, dayInChile } from '../packages/domain/src/fechas.ts';
import { choose, createCuenta, createEmpresa, createUsuario, freshEmail, PASSWORD, post, signIn } from './cuenta.ts';
import { expect, type Page, test } from './fixtures.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';
import { unreached } from './unreached.ts';

/** Clicks from the landing of an unknown person to a vacancy that has received a CV; typing apart. */
const CLICK_BUDGET = 13;
const MINUTES = 2;

const figure = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Tus números' }).getByRole('listitem').filter({ hasText: name });
const attention = (page: Page) => page.getByRole('region', { name: 'Requiere tu atención' });

test.describe('the first vacancy', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('receives CVs in under two minutes, within a budget of clicks', async ({ page, another }) => {
    const began = performance.now();
    let clicks = 0;
    const count = async (people: Page) => {
      await people.exposeFunction('clicked', () => {
        clicks += 1;
      });
      await people.addInitScript(() => {
        document.addEventListener('click', (event) => {
          if (event.isTrusted) (window as unknown as { clicked(): void }).clicked();
        });
      });
    };
    await count(page);
    await page.goto('/login?tab=crear');
    await page.getByLabel('Nombre').fill('Paula Huenchumán');
    await page.getByLabel('Correo').fill(freshEmail('primera'));
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await choose(page, 'Plan', 'Emprende');
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(page.getByText('0 de 3 listos')).toBeVisible();

    await page.getByRole('region', { name: 'Primeros pasos' }).getByRole('link', { name: 'Crear empresa' }).click();
    const empresa = page.getByRole('dialog', { name: 'Crear Empresa' });
    await empresa.getByLabel('Nombre').fill('Cobranzas del Sur');
    await choose(page, 'Tipo de empresa', 'Cobranza');
    await empresa.getByRole('button', { name: 'Crear empresa' }).click();
    await expect(empresa).toBeHidden();

    await page.getByRole('link', { name: 'Inicio', exact: true }).click();
    await expect(page.getByText('1 de 3 listos')).toBeVisible();
    await page.getByRole('region', { name: 'Primeros pasos' }).getByRole('link', { name: 'Crear proceso' }).click();
    const proceso = page.getByRole('dialog', { name: 'Crear Proceso' });
    await expect(proceso.getByRole('combobox', { name: 'Empresa' })).toHaveValue('Cobranzas del Sur');
    await proceso.getByLabel('Nombre').fill('Ejecutivo de cobranza');
    await proceso.getByRole('button', { name: 'Crear proceso' }).click();
    await page.getByRole('button', { name: 'Copiar enlace' }).first().click();
    await page.getByText('Enlace copiado').first().waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());

    const sender = await another();
    await count(sender);
    await sender.goto(address);
    const file = PEOPLE[0].file;
    await sender.locator('input[type=file]').setInputFiles({
      name: file,
      mimeType: 'application/octet-stream',
      buffer: readFileSync(new URL(`../apps/server/demo/cvs/${file}`, import.meta.url)),
    });
    await sender.getByRole('button', { name: 'Subir CVs' }).click();
    await expect(sender.getByRole('dialog', { name: 'Carga completada' })).toBeVisible();
    await page.getByRole('link', { name: 'Inicio', exact: true }).click();
    await expect(figure(page, /CVs recibidos/)).toContainText('1');

    const seconds = (performance.now() - began) / 1_000;
    console.log(`First vacancy with a CV: ${clicks} clicks, ${seconds.toFixed(1)} s`);
    expect(clicks).toBeGreaterThan(5);
    expect(clicks).toBeLessThanOrEqual(CLICK_BUDGET);
    expect(seconds).toBeLessThan(MINUTES * 60);
  });
});

test('each figure opens the rows it counts and says how it changed', async ({ page }) => {
  const { id } = await sampleProceso(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Te damos la bienvenida, Paula' })).toBeVisible();
  await expect(figure(page, /Procesos activos/)).toContainText('1+1 en 7 días');
  await expect(figure(page, /CVs recibidos/)).toContainText('3+3 en 7 días');
  await expect(figure(page, /En entrevista/)).toContainText('0Igual que hace 7 días');
  await figure(page, /En recibidos/)
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(`/procesos/${id}/cvs`);
  await expect(page.getByRole('table', { name: 'CVs' })).toHaveAttribute('aria-rowcount', '4');

  const { cvs } = await (await page.request.get(`/api/procesos/${id}/cvs`)).json();
  await page.goto('/inicio');
  await expect(figure(page, /En recibidos/)).toContainText('3');
  await post(page.request, `/api/procesos/${id}/cvs/move`, { cv_ids: [cvs[0].id], to: 'entrevista' });
  await expect(figure(page, /En entrevista/)).toContainText('1+1 en 7 días');
  await expect(figure(page, /En recibidos/)).toContainText('2+2 en 7 días');
  const week = page.getByRole('table', { name: 'Tus últimos 7 días' });
  await expect(
    week
      .getByRole('row', { name: /^CVs recibidos/ })
      .getByRole('cell')
      .last(),
  ).toHaveText('3');
  await expect(
    week
      .getByRole('row', { name: /^Movimientos/ })
      .getByRole('cell')
      .last(),
  ).toHaveText('1');
  await figure(page, /En entrevista/)
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(`/procesos/${id}/etapas?stage=entrevista`);
});

test('the interviews that come are told with the hour of the first', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  const tomorrow = addDays(dayInChile(Date.now()), 1);
  for (const hour of ['11', '10']) {
    const [fecha_inicio] = chileInstants(`${tomorrow}T${hour}:15`);
    const [fecha_fin] = chileInstants(`${tomorrow}T${hour}:45`);
    await post(page.request, `/api/procesos/${id}/calendario`, { titulo: 'Entrevista', fecha_inicio, fecha_fin });
  }
  await page.goto('/inicio');
  await expect(attention(page)).toContainText('2 entrevistas mañana, la primera a las 10:15');
});

test('what requires attention leads to its rows, and is gone when it is done', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  await page.goto('/inicio');
  await expect(attention(page)).toContainText('Nada pendiente. Buen momento para avanzar con tus procesos.');
  await page.request.patch(`/api/procesos/${id}/fechas`, { data: { fecha_cierre: '2026-01-15' } });
  await expect(attention(page)).toContainText('Su cierre era el 15-01-2026 y sigue activo');
  await attention(page)
    .getByRole('link', { name: /^Ver: Su cierre/ })
    .click();
  await expect(page).toHaveURL(`/procesos/${id}/configuracion`);
  await page.request.patch(`/api/procesos/${id}`, { data: { estado: 'cerrado' } });
  await page.goto('/inicio');
  await expect(attention(page)).toContainText('Nada pendiente.');
});

test('a visor sees the figures and none of the actions', async ({ page, another }) => {
  const admin = await another();
  await createCuenta(admin);
  const empresa = await createEmpresa(admin, 'Andes');
  await post(admin.request, '/api/procesos', { empresa_id: empresa, nombre: 'Cajeros' });
  await signIn(page, await createUsuario(admin, 'visor', empresa));
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await expect(figure(page, /Procesos activos/)).toContainText('1');
  await expect(page.getByRole('heading', { name: 'Atajos' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Primeros pasos' })).toHaveCount(0);
});

test.describe('when the figures fail', () => {
  test.use({ allowed: [/ERR_FAILED/] });

  test('what could not be loaded says so and is tried again', async ({ page }) => {
    await createCuenta(page);
    const press = await unreached(page, '**/trpc/*inicio.summary*');
    await page.goto('/inicio');
    await expect(attention(page)).toContainText('No pudimos cargar tus pendientes');
    await press(attention(page).getByRole('button', { name: 'Reintentar' }));
    await expect(attention(page)).toContainText('Nada pendiente.');
  });
});
