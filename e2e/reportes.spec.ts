import { createCuenta, createEmpresa, createUsuario, post, signIn } from './cuenta.ts';
import { expect, type Page, test } from './fixtures.ts';
import { sampleProceso } from './sampleProceso.ts';
import { unreached } from './unreached.ts';

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  /** Of a line of pixels of what is shown there: how far its darkest lies from its lightest, of 255. */
  const contrastOf = async (page: Page, clip: { x: number; y: number; width: number; height: number }) => {
    const png = (await page.screenshot({ clip })).toString('base64');
    return page.evaluate(async (text) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const { data = [] } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
      const greens = [...data].filter((_, at) => at % 4 === 1);
      return Math.max(...greens) - Math.min(...greens);
    }, png);
  };

  for (const colorScheme of ['light', 'dark'] as const)
    test(`a table wider than the screen scrolls alone, shaded where it goes on: ${colorScheme}`, async ({ page }) => {
      await sampleProceso(page);
      await page.emulateMedia({ colorScheme });
      await page.goto('/reportes');
      const box = page.getByRole('region', { name: 'Embudo' });
      await expect(funnel(page).getByRole('row', { name: /^Recibido/ })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      // Above the words of its head.
      const edge = async () => {
        const { x = 0, y = 0, width = 0 } = (await box.boundingBox()) ?? {};
        return contrastOf(page, { x: x + width - 24, y: y + 2, width: 24, height: 2 });
      };
      expect(await edge()).toBeGreaterThan(20);
      await box.evaluate((element) => {
        element.scrollLeft = element.scrollWidth;
      });
      await expect.poll(edge).toBeLessThan(3);
      // What a line is of is still told.
      await expect(funnel(page).getByText('Contratado')).toBeInViewport({ ratio: 1 });
      await expect(funnel(page).getByText('Están hoy')).toBeInViewport({ ratio: 0.9 });
    });
});

test.describe('when the report fails', () => {
  test.use({ allowed: [/ERR_FAILED/] });

  test('it says so and is tried again', async ({ page }) => {
    await createCuenta(page);
    await createEmpresa(page, 'Andes');
    const press = await unreached(page, '**/trpc/reportes.get**');
    await page.goto('/reportes');
    await expect(page.getByText('No pudimos calcular el reporte')).toBeVisible();
    await press(page.getByRole('button', { name: 'Reintentar' }));
    await expect(page.getByText('Aún no hay CVs que contar.')).toBeVisible();
  });
});
