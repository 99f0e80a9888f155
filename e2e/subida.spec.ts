import { expect, type Page, test } from './fixtures.ts';
import { DOCX } from './sender.ts';

let people = 0;

/** A new cuenta, signed in, with one proceso. */
async function withProceso(page: Page): Promise<{ id: number; public_id: string }> {
  people += 1;
  const email = `subida-${process.pid}-${Date.now()}-${people}@ejemplo.cl`;
  const cuenta = { nombre: 'Paula', email, password: 'clave-larga-1', plan: 'profesional' };
  expect((await page.request.post('/api/auth/register-admin', { data: cuenta })).status()).toBe(201);
  const empresa = await page.request.post('/api/empresas/crear', { data: { nombre: 'Andes', tipo_empresa: 'final' } });
  const { id: empresa_id } = ((await empresa.json()) as { empresa: { id: number } }).empresa;
  const made = await page.request.post('/api/procesos', { data: { empresa_id, nombre: 'Cajero' } });
  return ((await made.json()) as { proceso: { id: number; public_id: string } }).proceso;
}

/** The smallest file that is a PDF by its first bytes; another one for each name. */
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4\n% ${name}\n`) });
const files = (page: Page) => page.locator('input[type=file]');

test('a proceso without CVs offers its public link and the upload', async ({ page }) => {
  const { id } = await withProceso(page);
  await page.goto(`/procesos/${id}/cvs`);
  await expect(page.getByText('No hay CVs que cumplan con los filtros.')).toBeVisible();
  await expect(page.getByText('Todavía no hay CVs en este proceso.')).toBeVisible();
  await expect(page.getByText('Comparte el enlace público para recibir CVs, o súbelos tú.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copiar enlace' })).toBeVisible();
  await page.getByRole('button', { name: 'Subir CVs' }).click();
  await expect(page.getByRole('dialog')).toContainText('Cajero');
});

test('CVs are brought into a proceso, each with its outcome, and again without duplicating', async ({ page }) => {
  const { id } = await withProceso(page);
  await page.goto('/upload-cvs');
  await page.getByRole('combobox', { name: 'Proceso' }).click();
  await page.getByRole('option', { name: /Cajero/ }).click();
  await expect(page).toHaveURL(`/upload-cvs?proceso=${id}`);
  await expect(page.getByRole('button', { name: 'Subir CVs' })).toBeDisabled();
  await page.getByRole('button', { name: 'Subir CVs' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Debes subir al menos un archivo.')).toBeVisible();

  const fake = { name: 'foto.pdf', mimeType: 'application/pdf', buffer: Buffer.from('ninguno de los tres') };
  await files(page).setInputFiles([pdf('ana.pdf'), pdf('luis.pdf'), fake, { ...fake, name: 'foto.jpg', mimeType: '' }]);
  await expect(page.getByText('Seleccionados: 3/50')).toBeVisible();
  await expect(page.getByText('Debes subir al menos un archivo.')).toBeHidden();
  await expect(page.getByText('Disponible')).toBeVisible();
  await expect(page.getByText('Solo se permiten archivos PDF o Word (.docx, .doc).')).toBeVisible();
  await page.getByRole('button', { name: 'Subir CVs' }).click();
  await expect(page.getByRole('heading', { name: 'Carga completada' })).toBeVisible();
  await expect(page.getByText('2 archivos procesados')).toBeVisible();
  const outcomes = page.getByRole('list', { name: 'Resultado de cada archivo' }).getByRole('listitem');
  await expect(outcomes).toHaveText([
    /foto\.jpg.*Rechazado/,
    /foto\.pdf.*Rechazado/,
    /ana\.pdf.*Registrado/,
    /luis\.pdf.*Registrado/,
  ]);

  await page.getByRole('button', { name: 'OK, seguir subiendo' }).click();
  await expect(page.getByText('Seleccionados: 0/50')).toBeVisible();
  // Whose name does not say what it is is known by its first bytes.
  await files(page).setInputFiles([pdf('ana.pdf'), { name: 'CV sin extension', mimeType: '', buffer: DOCX }]);
  await expect(page.getByText('Seleccionados: 2/50')).toBeVisible();
  await page.getByRole('button', { name: 'Subir CVs' }).click();
  await expect(page.getByText('Ya estaba cargado.')).toBeVisible();
  await expect(outcomes.filter({ hasText: 'CV sin extension' })).toContainText('Registrado');
  await expect(page.getByRole('link', { name: 'Ver los CVs' })).toHaveAttribute('href', `/procesos/${id}/cvs`);
});

test('fifty at a time: the rest are ignored and counted', async ({ page }) => {
  const { id } = await withProceso(page);
  await page.goto(`/upload-cvs?proceso=${id}`);
  await files(page).setInputFiles(Array.from({ length: 52 }, (_, i) => pdf(`cv-${i}.pdf`)));
  await expect(page.getByText('Seleccionados: 50/50')).toBeVisible();
  await expect(page.getByText('Límite alcanzado')).toBeVisible();
  await expect(page.getByText('Solo se pueden cargar 50 archivos por envío. Se ignoraron 2.')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar cv-0.pdf' }).click();
  await expect(page.getByRole('button', { name: 'Quitar cv-1.pdf' })).toBeFocused();
  await page.getByRole('button', { name: 'Limpiar selección' }).click();
  await expect(page.getByText('Seleccionados: 0/50')).toBeVisible();
  await page.getByRole('button', { name: 'Recuperar selección' }).click();
  await expect(page.getByText('Seleccionados: 49/50')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Limpiar selección' })).toBeFocused();
});

test.describe('when the answer is lost', () => {
  test.use({ allowed: [/ERR_FAILED|request failed/] });

  test('the files stay, and the retry finds the first outcome under the same key', async ({ page }) => {
    const { id } = await withProceso(page);
    await page.goto('/procesos?vista=tabla');
    await page.getByRole('button', { name: 'Acciones de Cajero' }).click();
    await page.getByRole('menuitem', { name: 'Subir CVs' }).click();
    const dialog = page.getByRole('dialog', { name: 'Subir CVs a Cajero' });
    await files(page).setInputFiles([pdf('ana.pdf')]);
    const keys: (string | undefined)[] = [];
    await page.route('**/cvs/upload', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The server takes it all in; its answer never arrives.
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await dialog.getByRole('button', { name: 'Subir CVs' }).click();
    await expect(dialog.getByText('Ocurrió un error al subir los archivos. Intenta nuevamente.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Subir CVs' }).click();
    await expect(dialog.getByText('1 archivo procesado')).toBeVisible();
    expect(keys[0]).toBe(keys[1]);
    const { cvs } = (await (await page.request.get(`/api/procesos/${id}/cvs`)).json()) as { cvs: unknown[] };
    expect(cvs).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
    await expect(page.getByText('1 CV', { exact: true })).toBeVisible();
  });
});

test('leaving with files that are not sent asks first, and staying keeps them', async ({ page }) => {
  const { id } = await withProceso(page);
  await page.goto(`/upload-cvs?proceso=${id}`);
  await files(page).setInputFiles([pdf('ana.pdf')]);
  await page.getByRole('link', { name: 'Empresas' }).click();
  const ask = page.getByRole('dialog', { name: '¿Salir sin subir los CVs?' });
  await ask.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Seleccionados: 1/50')).toBeVisible();
  await page.getByRole('link', { name: 'Empresas' }).click();
  await ask.getByRole('button', { name: 'Salir de todos modos' }).click();
  await expect(page).toHaveURL('/empresas');
});

test('leaving while CVs are on their way cancels them only when told to', async ({ page }) => {
  const { id } = await withProceso(page);
  await page.goto(`/upload-cvs?proceso=${id}`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/cvs/upload', async (route) => {
    await held;
    await route.continue();
  });
  await files(page).setInputFiles([pdf('ana.pdf')]);
  await page.getByRole('button', { name: 'Subir CVs' }).click();
  await page.getByRole('link', { name: 'Procesos' }).click();
  const ask = page.getByRole('dialog', { name: '¿Salir mientras se suben los CVs?' });
  await ask.getByRole('button', { name: 'Cancelar' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Carga completada' })).toBeVisible();
  await page.getByRole('link', { name: 'Procesos' }).click();
  await expect(page).toHaveURL('/procesos');
});
