import { createCuenta, createEmpresa, createUsuario, post, signIn } from './cuenta.ts';
import { expect, type Page, test } from './fixtures.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';
import { unreached } from './unreached.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar' });
const box = (page: Page) => palette(page).getByRole('textbox', { name: 'Buscar' });
const line = (page: Page, name: string | RegExp) => palette(page).getByRole('button', { name });

async function open(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Buscar…' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

/** Closes the dialog of what was opened. */
async function leave(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(palette(page)).toBeHidden();
  // Its own first field takes the focus when it has come in; an Escape before goes nowhere.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** A proceso whose three CVs have been read. */
async function readProceso(page: Page) {
  const sample = await sampleProceso(page);
  await page.goto(`/procesos/${sample.id}/cvs`);
  for (const { nombre } of PEOPLE) await expect(page.getByRole('link', { name: nombre })).toBeVisible();
  return sample;
}

test('a person is found by name, RUT, e-mail or phone and opens in the list of their proceso', async ({ page }) => {
  const { id } = await readProceso(page);
  const { cvs } = await (await page.request.get(`/api/procesos/${id}/cvs`)).json();
  const barbara = cvs.find(({ nombre }: { nombre: string }) => nombre === PEOPLE[1].nombre);
  // What is typed before the palette's code is here is kept for it, and is no key of the list.
  let arrived = () => {};
  const code = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  await page.route('**/assets/Palette-*.js', (route) => code.then(() => route.continue()));
  // A machine at its limit loses a key now and then: it is pressed once more.
  await expect(async () => {
    const asked = page.waitForRequest('**/assets/Palette-*.js', { timeout: 10_000 });
    await page.keyboard.press('Control+k');
    await asked;
  }).toPass();
  await page.keyboard.type('jx catri');
  arrived();
  await expect(box(page)).toHaveValue('jx catri');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('leo');
  await expect(box(page)).toHaveValue('jx catrileo');
  await expect(page.getByRole('checkbox', { name: /^Seleccionar/, checked: true })).toHaveCount(0);
  await page.goto('/inicio');
  await open(page);
  for (const q of [
    'catrileo barbara',
    barbara.rut,
    barbara.rut.replace(/[.-]/g, ''),
    barbara.email,
    barbara.telefono,
  ]) {
    await box(page).fill(q);
    await expect(line(page, /Bárbara Catrileo Saavedra/)).toContainText('Ejecutivo de cobranza · Recibido');
    await box(page).fill('');
    await expect(line(page, /Bárbara Catrileo Saavedra/)).toHaveCount(0);
  }
  await box(page).fill('catrileo');
  await expect(line(page, /Bárbara Catrileo Saavedra/)).toHaveAttribute('data-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/procesos/${id}/cvs?cv=${barbara.id}`);
  await expect(page.getByRole('complementary', { name: PEOPLE[1].nombre })).toBeVisible();

  // Whoever has moved on is found too, and opened among all stages.
  await post(page.request, `/api/procesos/${id}/cvs/move`, { cv_ids: [barbara.id], to: 'entrevista' });
  await page.goto('/procesos');
  await open(page);
  await line(page, 'catrileo').click();
  await expect(box(page)).toHaveValue('catrileo');
  await expect(line(page, /Bárbara Catrileo Saavedra/)).toContainText('Entrevista');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/procesos/${id}/cvs?stage=todas&cv=${barbara.id}`);
});

test('procesos, empresas, usuarios and actions are found from every screen, also from Inicio', async ({ page }) => {
  await createCuenta(page);
  const empresa = await createEmpresa(page, 'Andes Cobranza', { rut: '76086428-5' });
  await createUsuario(page, 'reclutador', empresa);
  await post(page.request, '/api/procesos', { empresa_id: empresa, nombre: 'Cajeros Maipú' });
  await page.goto('/inicio');
  await page.getByRole('button', { name: 'Buscar en todo' }).click();
  await box(page).fill('maipu');
  await expect(line(page, /Cajeros Maipú/)).toContainText('Andes Cobranza');
  await box(page).fill('76.086.428-5');
  await line(page, /Andes Cobranza.*76\.086\.428-5/).click();
  await expect(page).toHaveURL(`/empresas?empresa=${empresa}`);
  await leave(page, 'Configuración de Andes Cobranza');
  await page.getByRole('button', { name: 'Buscar…' }).click();
  await box(page).fill('pizarro');
  await expect(line(page, /Ana Pizarro/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/usuarios\?usuario=\d+$/);
  await leave(page, 'Editar Usuario');
  await open(page);
  await box(page).fill('atajos');
  await expect(line(page, 'Ver atajos de teclado')).toHaveAttribute('data-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
});

test('of more than five it says how many there are, and shows the rest where it is asked for', async ({ page }) => {
  await createCuenta(page);
  const empresa = await createEmpresa(page, 'Andes Cobranza');
  for (let i = 1; i <= 8; i++)
    await post(page.request, '/api/procesos', { empresa_id: empresa, nombre: `Cajero Ñuñoa ${i}` });
  await page.goto('/inicio');
  await open(page);
  await box(page).fill('cajero');
  await expect(line(page, /Cajero Ñuñoa/)).toHaveCount(5);
  const status = palette(page).getByRole('status');
  await expect(status).toHaveText('Se muestran 5 de 8 resultados');
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowDown');
  await expect(line(page, 'Ver 3 procesos más')).toHaveAttribute('data-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(line(page, /Cajero Ñuñoa/)).toHaveCount(8);
  await expect(status).toHaveText('8 resultados');
  await expect(line(page, /Cajero Ñuñoa 3/)).toHaveAttribute('data-selected', 'true');
  await box(page).fill('cajero ñuñoa');
  await expect(line(page, /Cajero Ñuñoa/)).toHaveCount(5);
  await line(page, 'Ver 3 procesos más').click();
  await expect(line(page, /Cajero Ñuñoa/)).toHaveCount(8);
  await expect(line(page, /Cajero Ñuñoa 3/)).toHaveAttribute('data-selected', 'true');
  await expect(box(page)).toBeFocused();
});

test('what is not found says what to try, and one letter asks for more', async ({ page }) => {
  await createCuenta(page);
  await page.goto('/inicio');
  await expect(page.getByRole('button', { name: 'Buscar en todo' })).toBeVisible();
  await page.keyboard.press('/');
  await box(page).fill('z');
  await expect(palette(page)).toContainText('Escribe al menos 2 letras');
  await box(page).fill('zzzz');
  await expect(palette(page)).toContainText(
    'Nada coincide con «zzzz». Prueba con parte del nombre, el RUT, el correo o el teléfono.',
  );
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
});

test('the browser’s arrow closes the search and the list of keys with the screen over which they were opened', async ({
  page,
}) => {
  await createCuenta(page);
  await page.goto('/empresas');
  for (const [key, name] of [
    ['Control+k', 'Buscar'],
    ['?', 'Atajos de teclado'],
  ] as const) {
    await page.getByRole('link', { name: 'Equipos', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Equipos', level: 1 })).toBeVisible();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Empresas', level: 1, includeHidden: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a visor searches as everybody does', async ({ page, another }) => {
  const admin = await another();
  await createCuenta(admin);
  const empresa = await createEmpresa(admin, 'Andes Cobranza');
  await signIn(page, await createUsuario(admin, 'visor', empresa));
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await open(page);
  await box(page).fill('andes');
  await line(page, /Andes Cobranza/).click();
  await expect(page).toHaveURL(`/empresas?empresa=${empresa}`);
});

test.describe('when answers come late or not at all', () => {
  test.use({ allowed: [/ERR_FAILED/] });

  test('an answer to an older query never takes the place of a newer one', async ({ page }) => {
    await createCuenta(page);
    await createEmpresa(page, 'Andes Cobranza');
    await createEmpresa(page, 'Tiendas del Sur');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let late = Promise.resolve();
    await page.route('**/trpc/busqueda.find**andes**', (route) => {
      late = held.then(() => route.continue().catch(() => undefined));
      return late;
    });
    await page.goto('/inicio');
    await open(page);
    const asked = page.waitForRequest('**/trpc/busqueda.find**andes**');
    await box(page).fill('andes');
    await asked;
    await box(page).fill('tiendas');
    await expect(line(page, /Tiendas del Sur/)).toBeVisible();
    const answered = page.waitForResponse('**/trpc/busqueda.find**andes**');
    release();
    await answered;
    await expect(line(page, /Tiendas del Sur/)).toBeVisible();
    await expect(line(page, /Andes Cobranza/)).toHaveCount(0);
  });

  test('Enter opens what the typed words name: neither an older answer nor a late one takes its place', async ({
    page,
  }) => {
    await createCuenta(page);
    await createEmpresa(page, 'Cajas del Sur');
    await createEmpresa(page, 'Ajustes Ñuble');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/trpc/busqueda.find**ajustes**', (route) => held.then(() => route.continue()));
    await page.goto('/inicio');
    await open(page);
    await box(page).fill('aj');
    await expect(line(page, /Cajas del Sur/)).toBeVisible();
    const answered = page.waitForResponse('**/trpc/busqueda.find**ajustes**');
    await box(page).fill('ajustes');
    // 'aj' found both: what is typed now means only one of them, and its line stands first.
    await expect(line(page, /Cajas del Sur/)).toHaveCount(0);
    await expect(line(page, /Ajustes Ñuble/)).toHaveAttribute('data-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(line(page, /^Ajustes$/)).toHaveAttribute('data-selected', 'true');
    release();
    await answered;
    await expect(palette(page).getByRole('status')).toHaveText('2 resultados');
    await expect(line(page, /^Ajustes$/)).toHaveAttribute('data-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/ajustes');
  });

  test('Enter before the answer opens its first line, unless something else is typed meanwhile', async ({ page }) => {
    await createCuenta(page);
    const empresa = await createEmpresa(page, 'Andes Cobranza');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/trpc/busqueda.find**', (route) => held.then(() => route.continue()));
    await page.goto('/inicio');
    await open(page);
    await box(page).fill('ande');
    await page.keyboard.press('Enter');
    await page.keyboard.type('s');
    release();
    await expect(line(page, /Andes Cobranza/)).toHaveAttribute('data-selected', 'true');
    await expect(palette(page).getByRole('status')).toHaveText('1 resultado');
    await expect(page).toHaveURL('/inicio');
    await box(page).fill('cobranza');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/empresas?empresa=${empresa}`);
  });

  test('a search that fails says so and is tried again', async ({ page }) => {
    await createCuenta(page);
    await createEmpresa(page, 'Andes Cobranza');
    const press = await unreached(page, '**/trpc/busqueda.find**');
    await page.goto('/inicio');
    await open(page);
    await box(page).fill('andes');
    await expect(palette(page).getByText('No pudimos buscar')).toBeVisible();
    await press(palette(page).getByRole('button', { name: 'Reintentar' }));
    await expect(line(page, /Andes Cobranza/)).toBeVisible();
  });
});
