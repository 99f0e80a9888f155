import { expect, type Page, test } from './fixtures.ts';
import { unreached } from './unreached.ts';

let people = 0;

/** A new cuenta, signed in, with an empresa unless told otherwise. */
async function register(page: Page, { plan = 'profesional', empresa = true } = {}): Promise<void> {
  people += 1;
  const email = `procesos-${process.pid}-${Date.now()}-${people}@ejemplo.cl`;
  const data = { nombre: 'Paula Huenchumán', email, password: 'clave-larga-1', plan };
  expect((await page.request.post('/api/auth/register-admin', { data })).status()).toBe(201);
  if (empresa) await createEmpresa(page, 'Cobranzas del Sur', ['Operaciones', 'Cobranza']);
}

async function createEmpresa(page: Page, nombre: string, areas: readonly string[] = []): Promise<number> {
  const made = await page.request.post('/api/empresas/crear', { data: { nombre, tipo_empresa: 'final' } });
  const { empresa } = (await made.json()) as { empresa: { id: number } };
  for (const area of areas) await page.request.post(`/api/empresas/${empresa.id}/areas`, { data: { nombre: area } });
  return empresa.id;
}

async function createProceso(page: Page, fields: object): Promise<{ id: number; public_id: string }> {
  const { empresas } = (await (await page.request.get('/api/empresas')).json()) as { empresas: { id: number }[] };
  const data = { empresa_id: empresas[0]?.id, ...fields };
  const made = await page.request.post('/api/procesos', { data });
  return ((await made.json()) as { proceso: { id: number; public_id: string } }).proceso;
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

const card = (page: Page, nombre: string) => page.getByRole('article', { name: nombre });

test('a first proceso: what is missing is told, the first área is chosen, and its link can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await register(page);
  await createEmpresa(page, 'Tiendas del Sur');
  await page.goto('/procesos');
  await expect(page.getByText('Aún no tienes procesos.')).toBeVisible();
  await page.getByRole('link', { name: 'Nuevo proceso' }).first().click();
  await expect(page).toHaveURL(/\/procesos\/nuevo$/);
  const dialog = page.getByRole('dialog', { name: 'Crear Proceso' });
  await dialog.getByRole('button', { name: 'Crear proceso' }).click();
  await expect(dialog.getByText('El nombre es obligatorio.')).toBeVisible();
  await expect(dialog.getByText('Debes seleccionar una empresa.')).toBeVisible();

  await dialog.getByLabel('Nombre').fill('Ejecutivo de cobranza');
  await choose(page, 'Empresa', 'Cobranzas del Sur');
  await expect(page.getByRole('combobox', { name: 'Área' })).toHaveValue('Operaciones');
  await expect(page.getByRole('combobox', { name: 'Tipo' })).toHaveValue('Proceso');
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('Activo');
  for (const [typed, wrong] of [
    ['29/02/2027', 'Esa fecha no existe.'],
    ['15-03-0227', 'Revisa el año: debe estar entre 2000 y 2100.'],
  ] as const) {
    await dialog.getByLabel('Inicio').fill(typed);
    await dialog.getByRole('button', { name: 'Crear proceso' }).click();
    await expect(dialog.getByLabel('Inicio')).toHaveValue(typed);
    await expect(dialog.getByText(wrong)).toBeVisible();
  }
  await dialog.getByLabel('Inicio').fill('15/3/2027');
  await dialog.getByRole('button', { name: 'Crear proceso' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/procesos$/);

  const made = card(page, 'Ejecutivo de cobranza');
  await expect(made).toContainText('Activo');
  await expect(made).toContainText('Operaciones');
  await expect(made).toContainText('Inicio 15-03-2027');
  await expect(made).toContainText('0 CVs');
  await made.getByRole('button', { name: 'Copiar enlace' }).click();
  await made.getByText('Enlace copiado').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^http:\/\/[^/]+\/upload-cvs\/[\w-]{22}$/);
  await expect(made.getByRole('link', { name: 'Upload CVs' })).toHaveAttribute('href', new URL(copied).pathname);
});

test('an área nobody foresaw can be typed', async ({ page }) => {
  await register(page);
  await page.goto('/procesos/nuevo');
  await page.getByLabel('Nombre').fill('Abogado');
  // The only empresa there is.
  await expect(page.getByRole('combobox', { name: 'Empresa' })).toHaveValue('Cobranzas del Sur');
  await expect(page.getByRole('combobox', { name: 'Área' })).toHaveValue('Operaciones');
  await page.getByRole('button', { name: 'Escribir un área nueva' }).click();
  await page.getByLabel('Área').fill('Legal');
  await page.getByRole('button', { name: 'Crear proceso' }).click();
  await expect(card(page, 'Abogado')).toContainText('Legal');
});

test('the área of an empresa that was chosen first does not go with another that has none', async ({ page }) => {
  await register(page);
  await createEmpresa(page, 'Tiendas del Norte');
  await page.goto('/procesos/nuevo');
  const choose = async (empresa: string) => {
    await page.getByRole('combobox', { name: 'Empresa' }).click();
    await page.getByRole('option', { name: empresa }).click();
  };
  await choose('Cobranzas del Sur');
  await expect(page.getByRole('combobox', { name: 'Área' })).toHaveValue('Operaciones');
  await choose('Tiendas del Norte');
  await expect(page.getByRole('textbox', { name: 'Área' })).toHaveValue('');
  await page.getByRole('textbox', { name: 'Área' }).fill('Legal');
  await choose('Cobranzas del Sur');
  await expect(page.getByRole('combobox', { name: 'Área' })).toHaveValue('Operaciones');
});

test('a dialog that chose the only empresa by itself closes without asking, even before its áreas are there', async ({
  page,
}) => {
  await register(page);
  let answer = () => {};
  await page.route(/empresas\.areas/, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await page.goto('/procesos/nuevo');
  const dialog = page.getByRole('dialog', { name: 'Crear Proceso' });
  await expect(dialog.getByRole('combobox', { name: 'Empresa' })).not.toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  answer();
});

test('the Más menu edits a proceso and leads to its screens', async ({ page }) => {
  await register(page);
  const { id } = await createProceso(page, { nombre: 'Cajero', area: 'Cobranza' });
  await page.goto('/procesos');
  await page.getByRole('button', { name: 'Más acciones de Cajero' }).click();
  for (const [name, path] of [
    ['Ver CVs', `/procesos/${id}/cvs`],
    ['Preselección', `/procesos/${id}/etapas?stage=preseleccion`],
    ['Configurar', `/procesos/${id}/configuracion`],
    ['Calendario', `/procesos/${id}/calendario`],
  ] as const)
    await expect(page.getByRole('menuitem', { name })).toHaveAttribute('href', path);
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Proceso' });
  await expect(page.getByRole('combobox', { name: 'Área' })).toHaveValue('Cobranza');
  await dialog.getByLabel('Nombre').fill('Cajera');
  await choose(page, 'Estado', 'En pausa');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Cajera')).toContainText('En pausa');
});

test('a link that takes no more CVs says so wherever it is shared, though its proceso is active', async ({ page }) => {
  await register(page);
  const { id } = await createProceso(page, { nombre: 'Cajero' });
  await page.request.patch(`/api/procesos/${id}/fechas`, { data: { fecha_postulacion_fin: '2026-03-05' } });
  const why = 'Las postulaciones terminaron el 05-03-2026: el enlace público ya no recibe CVs.';

  await page.goto('/procesos');
  await expect(card(page, 'Cajero')).toContainText('Postulaciones terminadas');
  await page.getByRole('button', { name: 'Más acciones de Cajero' }).click();
  await page.getByRole('menuitem', { name: 'Código QR' }).click();
  await expect(page.getByRole('dialog', { name: 'Código QR' })).toContainText(why);
  await page.goto('/procesos?vista=tabla');
  await expect(page.getByText('0 CVs · Postulaciones terminadas')).toBeVisible();
  await page.getByRole('button', { name: /Cajero/ }).click();
  await page.getByRole('menuitem', { name: 'Copiar enlace' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Enlace copiado' })).toContainText(why);
  await page.goto(`/procesos/${id}/cvs`);
  await expect(page.getByText(why)).toBeVisible();
  await page.goto(`/upload-cvs?proceso=${id}`);
  await expect(page.getByText(why)).toBeVisible();

  await page.goto(`/procesos/${id}/configuracion`);
  const over = page.getByText('Con esta fecha, ya pasada, el enlace público no recibe CVs.');
  await expect(over).toBeVisible();
  await page.getByLabel('Fin de postulaciones').fill('31-12-2099');
  await expect(over).toBeHidden();
});

test('every screen of a proceso leads to its others, by the navigation and by Ctrl K', async ({ page }) => {
  await register(page);
  const { id } = await createProceso(page, { nombre: 'Cajero' });
  await page.goto('/procesos');
  const screens = page.getByRole('list', { name: 'Cajero' });
  await expect(screens).toHaveCount(0);
  await card(page, 'Cajero').getByRole('link', { name: 'Cajero', exact: true }).click();
  const headings = {
    Etapas: 'Etapas del',
    Calendario: 'Agenda del',
    Configuración: 'Configuración del',
    CVs: 'CVs del',
  };
  for (const [name, heading] of Object.entries(headings)) {
    await screens.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const open = page.getByRole('navigation', { name: 'Navegación principal' }).locator('[aria-current="page"]');
    await expect(open).toHaveText([name]);
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').fill('calendario');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/procesos/${id}/calendario$`));
  await page.getByRole('link', { name: 'Reportes' }).click();
  await expect(screens).toHaveCount(0);
});

test('search, estado and view stand in the address and survive a reload', async ({ page }) => {
  await register(page);
  await createProceso(page, { nombre: 'Cajero' });
  await createProceso(page, { nombre: 'Reponedor', estado: 'cerrado' });
  await page.goto('/procesos');
  await page.getByRole('radiogroup', { name: 'Estado' }).getByText('Cerrado').click();
  await expect(card(page, 'Cajero')).toBeHidden();
  await expect(card(page, 'Reponedor')).toBeVisible();
  await page.getByText('Tabla', { exact: true }).click();
  const table = page.getByRole('table', { name: 'Procesos' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Proceso',
    'Empresa',
    'Área',
    'Estado',
    'Inicio',
    'Acciones',
  ]);
  await expect(page).toHaveURL(/\?estado=cerrado&vista=tabla$/);
  await page.reload();
  await expect(table.getByRole('link', { name: 'Reponedor' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar procesos' }).fill('cajero');
  await expect(page.getByText('Sin resultados')).toBeVisible();
  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expect(table.getByRole('link')).toHaveText(['Reponedor', 'Cajero']);
  await page.getByRole('button', { name: 'Acciones de Cajero' }).click();
  for (const name of ['Editar', 'Ver CVs', 'Subir CVs'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
});

test('of a thousand procesos only the cards about the screen are in the page, and each is reached', async ({
  page,
}) => {
  await register(page);
  const filas = Array.from({ length: 1000 }, (_, i) => ({
    fila: i + 2,
    nombre: `Cajero ${i}`,
    empresa: 'Cobranzas del Sur',
  }));
  const reviewed = await page.request.post('/api/procesos/importar/revision', { data: { filas } });
  const { huella } = (await reviewed.json()) as { huella: string };
  const made = await page.request.post('/api/procesos/importar', { data: { filas, huella, clave: 'mil-procesos' } });
  expect(made.ok()).toBe(true);
  await page.goto('/procesos');
  await expect(page.locator('[aria-posinset="1"]')).toBeVisible();
  expect(await page.getByRole('article').count()).toBeLessThan(60);
  const last = page.locator('[aria-posinset="1000"]');
  // What is above gets its true height on the way: the end is asked for until it is there.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(last).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await last.getByRole('button', { name: 'Más acciones de' }).click();
  await expect(page.getByRole('menuitem', { name: 'Ver CVs' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Buscar procesos' }).fill('cajero 500');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('without an empresa the dialog says so and leads to create one', async ({ page }) => {
  await register(page, { empresa: false });
  await page.goto('/procesos/nuevo');
  await expect(page.getByText('Antes de crear un proceso necesitas una empresa')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Crear empresa' })).toHaveAttribute('href', '/empresas/nueva');
});

test('a full plan says why, and still takes a proceso that is not active', async ({ page }) => {
  await register(page, { plan: 'gratis' });
  await createProceso(page, { nombre: 'El único' });
  await page.goto('/procesos/nuevo');
  await expect(page.getByText('Has alcanzado el límite de tu plan.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Crear proceso' })).toBeDisabled();
  await page.getByLabel('Nombre').fill('Para después');
  await choose(page, 'Empresa', 'Cobranzas del Sur');
  await choose(page, 'Estado', 'En pausa');
  await page.getByRole('button', { name: 'Crear proceso' }).click();
  await expect(card(page, 'Para después')).toBeVisible();
});

test('two people editing one proceso: the second is told, and overwrites nothing', async ({ page }) => {
  await register(page);
  const { id } = await createProceso(page, { nombre: 'Cajero' });
  await page.goto('/procesos');
  await page.getByRole('button', { name: 'Más acciones de Cajero' }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.getByLabel('Descripción').fill('Turno de noche');
  await page.request.patch(`/api/procesos/${id}`, { data: { nombre: 'Cajero nocturno' } });
  await expect(page.getByText('Alguien cambió nombre mientras editabas.')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(card(page, 'Cajero nocturno')).toBeVisible();
  const { proceso } = (await (await page.request.get(`/api/procesos/${id}`)).json()) as {
    proceso: { nombre: string; descripcion: string };
  };
  expect(proceso).toMatchObject({ nombre: 'Cajero nocturno', descripcion: 'Turno de noche' });
});

test.describe('two people editing the same field of a proceso', () => {
  test.use({ allowed: [/status of 409/] });

  test('the second sees both values, and chooses which stands', async ({ page }) => {
    await register(page);
    const { id } = await createProceso(page, { nombre: 'Cajero' });
    const stored = async () =>
      ((await (await page.request.get(`/api/procesos/${id}`)).json()) as { proceso: { nombre: string } }).proceso
        .nombre;
    const edit = async (shown: string) => {
      await page.getByRole('button', { name: `Más acciones de ${shown}` }).click();
      await page.getByRole('menuitem', { name: 'Editar' }).click();
    };
    const save = page.getByRole('button', { name: 'Guardar cambios' });
    await page.goto('/procesos');
    await edit('Cajero');
    await page.getByLabel('Nombre').fill('Cajera');
    await page.getByLabel('Descripción').fill('Turno de noche');
    await page.request.patch(`/api/procesos/${id}`, { data: { nombre: 'Vendedor', tipo: 'cartera' } });
    await expect(page.getByText('Nombre: ahora dice «Vendedor», tú escribiste «Cajera».')).toBeVisible();
    await save.click();
    const refused = page.getByRole('alert').filter({ hasText: 'Error al actualizar el proceso' });
    await expect(refused).toContainText('Alguien cambió esto mientras lo editabas.');
    await expect(page.getByLabel('Nombre')).toHaveValue('Cajera');
    expect(await stored()).toBe('Vendedor');
    await page.getByRole('button', { name: 'Usar lo mío' }).click();
    await expect(card(page, 'Cajera')).toBeVisible();
    expect(await stored()).toBe('Cajera');
    const { proceso } = (await (await page.request.get(`/api/procesos/${id}`)).json()) as { proceso: object };
    expect(proceso).toMatchObject({ tipo: 'cartera', descripcion: 'Turno de noche' });

    await edit('Cajera');
    await page.getByLabel('Nombre').fill('Bodeguera');
    await page.getByLabel('Descripción').fill('Turno de día');
    await page.request.patch(`/api/procesos/${id}`, { data: { nombre: 'Reponedor' } });
    await page.getByRole('button', { name: 'Ver lo nuevo' }).click();
    await expect(page.getByLabel('Nombre')).toHaveValue('Reponedor');
    await expect(page.getByLabel('Descripción')).toHaveValue('Turno de día');
    await save.click();
    await expect(card(page, 'Reponedor')).toBeVisible();
  });
});

test.describe('when the server is not reached', () => {
  test.use({ allowed: [/ERR_FAILED|request failed/] });

  test('a save says so, keeps what was typed, and can be tried again', async ({ page }) => {
    await register(page);
    await page.goto('/procesos/nuevo');
    await page.getByLabel('Nombre').fill('Cajero');
    await choose(page, 'Empresa', 'Cobranzas del Sur');
    await page.route('**/trpc/procesos.create**', (route) => route.abort());
    await page.getByRole('button', { name: 'Crear proceso' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Error al guardar el proceso' });
    await expect(alert).toContainText('Error de conexión con el servidor.');
    await expect(page.getByLabel('Nombre')).toHaveValue('Cajero');
    await page.unroute('**/trpc/procesos.create**');
    await page.getByRole('button', { name: 'Crear proceso' }).dblclick();
    await expect(card(page, 'Cajero')).toHaveCount(1);
  });

  test('a list that cannot be loaded says so and is loaded on retry', async ({ page }) => {
    await register(page);
    await createProceso(page, { nombre: 'Cajero' });
    const press = await unreached(page, '**/trpc/**procesos.list**');
    await page.goto('/procesos');
    await expect(page.getByText('Error al cargar datos')).toBeVisible();
    await press(page.getByRole('button', { name: 'Reintentar' }));
    await expect(card(page, 'Cajero')).toBeVisible();
  });
});

test('a visor reads and copies, and is offered no change', async ({ page, another }) => {
  await register(page);
  await createProceso(page, { nombre: 'Cajero' });
  const { empresas } = (await (await page.request.get('/api/empresas')).json()) as { empresas: { id: number }[] };
  const login = { email: `visor-${process.pid}-${Date.now()}@ejemplo.cl`, password: 'clave-larga-1' };
  const data = { ...login, nombre: 'Vera', rol: 'visor', empresa_id: empresas[0]?.id };
  expect((await page.request.post('/api/usuarios', { data })).status()).toBe(201);
  const visor = await another();
  expect((await visor.request.post('/api/auth/login', { data: login })).status()).toBe(200);
  await visor.goto('/procesos/nuevo');
  // The password came from somebody else: the first screen asks for an own one, and may be put off.
  await visor.getByRole('button', { name: 'Ahora no' }).click();
  await expect(card(visor, 'Cajero').getByRole('button', { name: 'Copiar enlace' })).toBeVisible();
  await expect(visor.getByRole('dialog')).toHaveCount(0);
  await expect(visor.getByRole('link', { name: 'Nuevo proceso' })).toHaveCount(0);
  await visor.getByRole('button', { name: 'Más acciones de Cajero' }).click();
  await expect(visor.getByRole('menuitem', { name: 'Ver CVs' })).toBeVisible();
  await expect(visor.getByRole('menuitem', { name: 'Editar' })).toHaveCount(0);
});
