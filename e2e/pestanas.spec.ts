import { choose, createCuenta, createEmpresa, PASSWORD } from './cuenta.ts';
import { expect, type Page, test } from './fixtures.ts';

/** Several tabs of one browser, which has one session. */
test.use({ allowed: [/status of 40[13]/] });

/** How much the cover behind the topmost dialog hides: 1 is all. */
const coverOf = (page: Page) =>
  page
    .locator('.mantine-Modal-overlay')
    .last()
    .evaluate((cover) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (!canvas) return 0;
      canvas.fillStyle = getComputedStyle(cover).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return (canvas.getImageData(0, 0, 1, 1).data[3] ?? 0) / 255;
    });

test('nothing is done in the name of who signs in in another tab, and what was typed stays', async ({
  page,
  context,
  another,
}) => {
  const colleague = await createCuenta(await another());
  const email = await createCuenta(page);
  await page.goto('/empresas/nueva');
  const form = page.getByRole('dialog', { name: 'Crear Empresa' });
  await form.getByLabel('Nombre').fill('Cobranzas Ñuñoa');
  await choose(page, 'Tipo de empresa', 'Cobranza');

  const other = await context.newPage();
  const told = (of: Page) => of.getByRole('dialog', { name: 'Ingresó otra persona' });
  const empresas = async () => (await (await other.request.get('/api/empresas')).json()).empresas;
  await other.request.post('/api/auth/login', { data: { email: colleague, password: PASSWORD } });
  await test.step('it is refused although nobody told this tab', async () => {
    await form.getByRole('button', { name: 'Crear empresa' }).click();
    await expect(told(page)).toContainText(email);
    expect(await empresas()).toEqual([]);
  });

  await told(page).getByLabel('Contraseña').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(told(page)).toBeHidden();
  await expect(form.getByLabel('Nombre')).toHaveValue('Cobranzas Ñuñoa');
  await form.getByRole('button', { name: 'Crear empresa' }).click();
  await expect(page.getByRole('link', { name: 'Cobranzas Ñuñoa' })).toBeVisible();

  await test.step('a tab hears of it at once, and can go over', async () => {
    await other.request.post('/api/auth/login', { data: { email: colleague, password: PASSWORD } });
    await other.goto('/empresas');
    await expect(other.getByRole('heading', { name: 'Empresas' })).toBeVisible();
    await told(page).getByRole('button', { name: 'Seguir como la otra persona' }).click();
    await expect(page).toHaveURL('/inicio');
    await expect(page.getByRole('link', { name: 'Cobranzas Ñuñoa' })).toHaveCount(0);
    await expect(told(page)).toHaveCount(0);
    await expect(told(other)).toHaveCount(0);
    expect(await empresas()).toEqual([]);
  });
});

test('who signs out in one tab is led out of the others, where only what they were writing waits, unseen', async ({
  page,
  context,
}) => {
  const email = await createCuenta(page);
  await createEmpresa(page, 'Tiendas del Sur');
  const tiendas = (of: Page) => of.getByRole('link', { name: 'Tiendas del Sur' });
  const writing = await context.newPage();
  await writing.goto('/empresas/nueva');
  const form = writing.getByRole('dialog', { name: 'Crear Empresa' });
  await form.getByLabel('Nombre').fill('Cobranzas Ñuñoa');
  const reading = await context.newPage();
  await reading.goto('/empresas');
  await expect(tiendas(reading)).toBeVisible();

  await page.goto('/empresas');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/login');
  const word = 'Cerraste la sesión en otra pestaña.';
  await expect(page.getByText(word)).toHaveCount(0);

  await expect(reading).toHaveURL('/login');
  await expect(reading.getByText(word)).toBeVisible();
  await expect(tiendas(reading)).toHaveCount(0);

  const again = writing.getByRole('dialog', { name: 'Cerraste la sesión' });
  await expect(again).toContainText(email);
  await expect(writing.getByText('Tiendas del Sur')).toHaveCount(1);
  expect(await coverOf(writing)).toBe(1);
  await again.getByLabel('Contraseña').fill(PASSWORD);
  await writing.keyboard.press('Enter');
  await expect(again).toBeHidden();
  await expect(form.getByLabel('Nombre')).toHaveValue('Cobranzas Ñuñoa');
  await expect(reading).toHaveURL('/dashboard');
  await expect(reading.getByText(word)).toHaveCount(0);
});
