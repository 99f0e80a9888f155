import { createCuenta, createEmpresa, createUsuario, post, signIn } from './cuenta.ts';
import { expect, type Page, test } from './fixtures.ts';
import { sampleProceso } from './sampleProceso.ts';

const funnel = (page: Page) => page.getByRole('table', { name: 'Embudo' });

test('the funnel tells how far CVs came, and opens those who stand in a stage', async ({ page }) => {
  const { id } = await sampleProceso(page);
  const { cvs } = await (await page.request.get(`/api/procesos/${id}/cvs`)).json();
  const [first, second] = cvs.map((cv: { id: number }) => cv.id);
  await post(page.request, `/api/procesos/${id}/cvs/move`, { cv_ids: [first, second], to: 'entrevista' });
  await page.goto('/reportes');
  await expect(page.getByText('3 CVs recibidos')).toBeVisible();
  await expect(funnel(page).getByRole('row', { name: /^Recibido/ })).toContainText('3');
  await expect(funnel(page).getByRole('row', { name: /^Preselección/ })).toContainText('67 % Pocos datos (3)');
  await expect(funnel(page).getByRole('row', { name: /^Oferta/ })).toContainText('0 %');
  await page.getByRole('button', { name: 'Cómo se calcula: Embudo' }).click();
  await expect(page.getByText(/Cada CV se cuenta una vez, en la etapa más avanzada/)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Proceso', exact: true }).click();
  await page.getByRole('option', { name: 'Ejecutivo de cobranza' }).click();
  await expect(page).toHaveURL(`/reportes?proceso=${id}`);
  await page.reload();
  await page.getByRole('link', { name: 'Ver 2 CVs en Entrevista' }).click();
  await expect(page).toHaveURL(`/procesos/${id}/etapas?stage=entrevista`);
  await expect(page.locator('table[aria-rowcount="3"]')).toBeVisible();
});

test('dates stand in the address, and a span without CVs says so and leads out', async ({ page }) => {
  await sampleProceso(page);
  await page.goto('/reportes?desde=2020-01-01&hasta=2020-01-31');
  await expect(page.getByText('No hay CVs que cumplan con los filtros.')).toBeVisible();
  await expect(page.getByLabel('Desde')).toHaveValue('01-01-2020');
  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expect(page).toHaveURL('/reportes');
  await expect(page.getByText('3 CVs recibidos')).toBeVisible();
});

test('without CVs the page says what will be there, and what is still to come', async ({ page }) => {
  await createCuenta(page);
  await page.goto('/reportes');
  await expect(page.getByText('Aún no hay CVs que contar.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pronto' })).toContainText('Exportar a Excel');
});

test('Equipos tells what each person did, also to a visor', async ({ page, another }) => {
  const admin = await another();
  const { id } = await sampleProceso(admin);
  const { empresas } = await (await admin.request.get('/api/empresas')).json();
  const visor = await createUsuario(admin, 'visor', empresas[0].id);
  const { cvs } = await (await admin.request.get(`/api/procesos/${id}/cvs`)).json();
  await post(admin.request, `/api/procesos/${id}/cvs/move`, { cv_ids: [cvs[0].id], to: 'contratado' });
  await signIn(page, visor);
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await page.goto('/equipos');
  await expect(page.getByRole('row', { name: /Paula/ })).toContainText('AdministradorEjecutivo de cobranza311');
  await expect(page.getByRole('row', { name: /Ana Pizarro/ })).toContainText('Sin dato000');
  await expect(page.getByRole('region', { name: 'Pronto' })).toContainText('Asignar un responsable a cada proceso');
});

test.describe('when the report fails', () => {
  test.use({ allowed: [/ERR_FAILED/] });

  test('it says so and is tried again', async ({ page }) => {
    await createCuenta(page);
    await createEmpresa(page, 'Andes');
    await page.route('**/trpc/reportes.get**', (route) => route.abort());
    await page.goto('/reportes');
    await expect(page.getByText('No pudimos calcular el reporte.')).toBeVisible();
    await page.unroute('**/trpc/reportes.get**');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('Aún no hay CVs que contar.')).toBeVisible();
  });
});
