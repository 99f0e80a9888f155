import { expect, type Locator, type Page, test } from './fixtures.ts';
import { held } from './held.ts';
import { limitOf } from './sampleProceso.ts';

let people = 0;

/** A new cuenta, signed in, with one proceso; its id. */
async function withProceso(page: Page): Promise<number> {
  people += 1;
  const email = `configuracion-${process.pid}-${Date.now()}-${people}@ejemplo.cl`;
  const cuenta = { nombre: 'Paula', email, password: 'clave-larga-1', plan: 'profesional' };
  expect((await page.request.post('/api/auth/register-admin', { data: cuenta })).status()).toBe(201);
  const empresa = await page.request.post('/api/empresas/crear', { data: { nombre: 'Andes', tipo_empresa: 'final' } });
  const { id: empresa_id } = ((await empresa.json()) as { empresa: { id: number } }).empresa;
  const data = { empresa_id, nombre: 'Cajero', fecha_inicio: '2027-03-15' };
  return ((await (await page.request.post('/api/procesos', { data })).json()) as { proceso: { id: number } }).proceso
    .id;
}

const type = async (page: Page, label: string, text: string) => {
  await page.getByLabel(label).fill(text);
  await page.keyboard.press('Tab');
};

test('the five dates are saved, emptied and warned of when out of order, never refused', async ({ page }) => {
  const id = await withProceso(page);
  await page.goto(`/procesos/${id}/configuracion`);
  await expect(page.getByRole('heading', { name: `Configuración del Proceso #${id}` })).toBeVisible();
  await expect(page.getByLabel('Inicio del proceso')).toHaveValue('15-03-2027');
  await type(page, 'Fin de postulaciones', '1-3-2027');
  await expect(page.getByText('«Fin de postulaciones» quedó antes de «Inicio del proceso».')).toBeVisible();
  await type(page, 'Cierre del proceso', '2-12');
  await expect(page.getByLabel('Cierre del proceso')).toHaveValue(/^02-12-20\d\d$/);
  await type(page, 'Cierre del proceso', '30/04/2027');
  await page.getByRole('tab', { name: 'Criterios' }).click();
  const asked = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  await asked.getByRole('button', { name: 'Cancelar' }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByLabel('Cierre del proceso')).toHaveValue('30-04-2027');
  await page.getByRole('button', { name: 'Guardar Fechas' }).click();
  await expect(page.getByText('Fechas guardadas')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Fin de postulaciones')).toHaveValue('01-03-2027');
  await expect(page.getByLabel('Cierre del proceso')).toHaveValue('30-04-2027');
  await type(page, 'Cierre del proceso', '');
  await page.getByRole('button', { name: 'Guardar Fechas' }).click();
  await expect(page.getByText('Fechas guardadas').last()).toBeVisible();
  const { fechas } = (await (await page.request.get(`/api/procesos/${id}/fechas`)).json()) as { fechas: object };
  expect(fechas).toMatchObject({ fecha_inicio: '2027-03-15', fecha_postulacion_fin: '2027-03-01', fecha_cierre: null });
});

test.describe('two people changing the same date', () => {
  test.use({ allowed: [/status of 409/] });

  test('the second is told, keeps what was typed, and chooses', async ({ page }) => {
    const id = await withProceso(page);
    const fechas = `/api/procesos/${id}/fechas`;
    await page.goto(`/procesos/${id}/configuracion`);
    await type(page, 'Cierre del proceso', '30-04-2027');
    await page.request.patch(fechas, { data: { fecha_cierre: '2027-05-31', fecha_seleccion_fin: '2027-04-15' } });
    await expect(
      page.getByText('Cierre del proceso: ahora dice «31-05-2027», tú escribiste «30-04-2027».'),
    ).toBeVisible();
    await expect(page.getByLabel('Fin de selección')).toHaveValue('15-04-2027');
    await page.getByRole('button', { name: 'Guardar Fechas' }).click();
    await expect(page.getByText('Alguien cambió esto mientras lo editabas.')).toBeVisible();
    await expect(page.getByLabel('Cierre del proceso')).toHaveValue('30-04-2027');
    await page.getByRole('button', { name: 'Usar lo mío' }).click();
    await expect(page.getByText('Fechas guardadas')).toBeVisible();
    expect(await (await page.request.get(fechas)).json()).toMatchObject({
      fechas: { fecha_cierre: '2027-04-30', fecha_seleccion_fin: '2027-04-15' },
    });
  });
});

for (const { tab, label, remove, none, undo } of [
  {
    tab: 'Criterios',
    label: 'Nuevo criterio',
    remove: 'Eliminar criterio',
    none: 'Aún no hay criterios.',
    undo: 'Criterio eliminado',
  },
  {
    tab: 'Tecnologías',
    label: 'Nueva tecnología',
    remove: 'Eliminar tecnología',
    none: 'Aún no hay tecnologías.',
    undo: 'Tecnología eliminada',
  },
])
  test.describe(tab, () => {
    test('are added, refused when repeated, deleted and brought back', async ({ page }) => {
      const id = await withProceso(page);
      await page.goto(`/procesos/${id}/configuracion`);
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByText(none)).toBeVisible();
      const input = page.getByLabel(label);
      await input.fill('   ');
      await page.getByRole('button', { name: 'Agregar' }).click();
      await expect(page.getByText(none)).toBeVisible();
      await input.fill('  Genesys ');
      await input.press('Enter');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['Genesys']);
      await expect(input).toHaveValue('');
      await input.fill('GENESYS');
      await page.getByRole('button', { name: 'Agregar' }).click();
      await expect(input).toHaveAccessibleDescription(/ya está en la lista\.$/);
      await expect(input).toHaveValue('GENESYS');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['Genesys']);
      for (const term of ['Avaya', 'Zendesk']) {
        await input.fill(term);
        await input.press('Enter');
      }
      const terms = page.getByRole('main').getByRole('listitem');
      await expect(terms).toHaveText(['Genesys', 'Avaya', 'Zendesk']);
      await page.reload();
      await page.getByRole('button', { name: remove }).nth(1).click();
      await expect(terms).toHaveText(['Genesys', 'Zendesk']);
      await expect(page.getByText(undo)).toBeVisible();
      await page.getByRole('button', { name: 'Deshacer' }).click();
      // Where it stood, before the server has answered and after.
      await expect(terms).toHaveText(['Genesys', 'Avaya', 'Zendesk']);
      await expect(page.getByRole('status').filter({ hasText: /recuperad[oa]$/ })).toBeVisible();
      await page.reload();
      await expect(terms).toHaveText(['Genesys', 'Avaya', 'Zendesk']);
    });
  });

/** A text file that passes for a PDF: how it reads does not matter here. */
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

test.describe('the stages', () => {
  test('keep their name, kind and buttons beside a limit that is refused', async ({ page }) => {
    const id = await withProceso(page);
    await page.goto(`/procesos/${id}/configuracion?tab=etapas`);
    const limit = page.getByLabel('Límite de Entrevista, en días');
    await type(page, 'Límite de Entrevista, en días', '9999');
    await expect(limit).toHaveAccessibleDescription(/./);
    const middle = async (of: Locator) => {
      const box = await of.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
    };
    const beside = page.getByRole('listitem').filter({ has: limit });
    const at = await middle(limit);
    for (const each of [
      page.getByLabel('Nombre de Entrevista'),
      page.getByRole('button', { name: 'Subir Entrevista' }),
      page.getByRole('button', { name: /Color de Entrevista/ }),
      beside.getByText('Entrevista', { exact: true }),
    ])
      expect(Math.abs((await middle(each)) - at)).toBeLessThanOrEqual(1);
  });

  test('are added, renamed, ordered, given a limit and deleted; people pass to another stage', async ({ page }) => {
    const id = await withProceso(page);
    const cvs = { file: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: PDF } };
    expect((await page.request.post(`/api/procesos/${id}/cvs/upload`, { multipart: cvs })).status()).toBe(200);
    await page.goto(`/procesos/${id}/configuracion?tab=etapas`);
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(6);
    await expect(page.getByText('«Para qué es» no se cambia después')).toBeVisible();
    await page.getByLabel('Nombre', { exact: true }).fill('Prueba técnica');
    await page.getByRole('button', { name: 'Agregar etapa' }).click();
    await expect(page.getByLabel('Nombre de Prueba técnica')).toHaveValue('Prueba técnica');
    await page.getByRole('button', { name: 'Subir Prueba técnica' }).click();
    await expect(rows.nth(3).getByRole('textbox').first()).toHaveValue('Prueba técnica');
    const limit = page.getByLabel('Límite de Prueba técnica, en días');
    await limit.click();
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(limit).toHaveValue('12');
    await limit.fill('1');
    await page.keyboard.press('Enter');
    await expect(limit).toHaveValue('1');
    await limit.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    const name = page.getByLabel('Nombre de Oferta');
    await name.fill('preselección');
    await name.press('Enter');
    await expect(name).toHaveAccessibleDescription('Ya hay una etapa con ese nombre en el proceso.');
    await expect(name).toHaveValue('preselección');
    const added = page.getByLabel('Nombre', { exact: true });
    await added.fill('entrevista');
    await added.press('Enter');
    await expect(added).toHaveAccessibleDescription('Ya hay una etapa con ese nombre en el proceso.');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await added.fill('');
    await name.fill('Carta oferta');
    await name.press('Enter');
    await expect(page.getByLabel('Nombre de Carta oferta')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Límite de Prueba técnica, en días')).toHaveValue('5');

    await page.getByRole('button', { name: 'Eliminar Carta oferta' }).click();
    await expect(rows).toHaveCount(6);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Etapa recuperada' })).toBeVisible();
    await expect(rows.nth(4).getByRole('textbox').first()).toHaveValue('Carta oferta');
    await expect(page.getByRole('button', { name: 'Eliminar Recibido' })).toHaveAttribute('aria-disabled', 'true');

    const moved = { cv_ids: [((await (await page.request.get(`/api/procesos/${id}/cvs`)).json()) as Cvs).cvs[0]?.id] };
    await page.request.post(`/api/procesos/${id}/cvs/move`, { data: { ...moved, to: 'prueba-tecnica' } });
    await page.reload();
    await page.getByRole('button', { name: 'Eliminar Prueba técnica' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Hay 1 persona en esta etapa.');
    await dialog.getByRole('button', { name: 'Mover y eliminar etapa' }).click();
    const removed = page.getByRole('status').filter({ hasText: 'Etapa eliminada. 1 persona pasó a Entrevista.' });
    await removed.getByRole('button', { name: 'Deshacer' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Etapa recuperada. 1 persona volvió a ella.' }),
    ).toBeVisible();
    await expect(rows.nth(3).getByRole('textbox').first()).toHaveValue('Prueba técnica');
    await expect(rows.nth(3)).toContainText('1 persona');
    await expect(page.getByLabel('Límite de Prueba técnica, en días')).toHaveValue('5');
    await page.getByRole('button', { name: 'Eliminar Prueba técnica' }).click();
    await dialog.getByRole('button', { name: 'Mover y eliminar etapa' }).click();
    await expect(page.getByLabel('Nombre de Prueba técnica')).toHaveCount(0);
    await page.goto(`/procesos/${id}/etapas?stage=prueba-tecnica`);
    await expect(page.getByRole('tab', { selected: true })).toContainText('Recibido');
  });

  test('keep what is typed in one field while another is saved, and what was changed twice is of one person', async ({
    page,
  }) => {
    const id = await withProceso(page);
    await page.goto(`/procesos/${id}/configuracion?tab=etapas`);
    const row = page.getByRole('main').getByRole('listitem').nth(2).getByRole('textbox');
    const saved = await held(page, '**/trpc/etapas.update**');
    await row.first().fill('Conversación');
    await page.keyboard.press('Tab');
    await page.keyboard.type('12');
    saved();
    await expect(page.getByLabel('Límite de Conversación, en días')).toHaveValue('12');
    const twice = await held(page, '**/trpc/etapas.update**');
    await page.keyboard.press('Enter');
    await row.last().fill('7');
    await page.keyboard.press('Enter');
    await row.last().fill('8');
    twice();
    const limit = () => limitOf(page, id, 'entrevista');
    await expect.poll(limit).toBe(7);
    await expect(row.last()).toHaveValue('8');
    await page.keyboard.press('Enter');
    await expect.poll(limit).toBe(8);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('are kept as a plantilla that a new proceso starts from', async ({ page }) => {
    const id = await withProceso(page);
    await page.goto(`/procesos/${id}/configuracion?tab=etapas`);
    await page.getByRole('button', { name: 'Eliminar Entrevista' }).click();
    // The row that goes moves the button below it.
    await expect(page.getByRole('button', { name: 'Eliminar Entrevista' })).toBeHidden();
    await page.getByRole('button', { name: 'Guardar como plantilla' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombre de la plantilla').fill('Sin entrevista');
    await dialog.getByRole('button', { name: 'Guardar como plantilla' }).click();
    await expect(page.getByText('Plantilla guardada')).toBeVisible();
    await page.goto('/procesos/nuevo');
    await page.getByLabel('Nombre').fill('Bodeguero');
    await page.getByRole('combobox', { name: 'Empresa' }).click();
    await page.getByRole('option', { name: 'Andes' }).click();
    await page.getByRole('combobox', { name: 'Etapas' }).click();
    await page.getByRole('option', { name: 'Sin entrevista' }).click();
    await page.getByRole('button', { name: 'Crear proceso' }).click();
    await expect(page.getByText('Bodeguero')).toBeVisible();
    const { procesos } = (await (await page.request.get('/api/procesos/mios')).json()) as {
      procesos: { id: number }[];
    };
    const made = await page.request.get(`/api/procesos/${procesos[0]?.id}`);
    const { etapas } = (await made.json()) as { etapas: { clave: string }[] };
    expect(etapas.map(({ clave }) => clave)).toEqual([
      'recibido',
      'preseleccion',
      'oferta',
      'contratado',
      'descartado',
    ]);
  });

  test('a plantilla goes for good only once that was said and asked', async ({ page }) => {
    const id = await withProceso(page);
    await page.request.post(`/api/procesos/${id}/plantillas`, { data: { nombre: 'Ventas' } });
    await page.goto(`/procesos/${id}/configuracion?tab=etapas`);
    const remove = page.getByRole('button', { name: 'Eliminar la plantilla Ventas' });
    await remove.click();
    const dialog = page.getByRole('dialog', { name: '¿Eliminar la plantilla Ventas?' });
    await expect(dialog).toContainText('No se puede deshacer.');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await remove.click();
    await dialog.getByRole('button', { name: 'Eliminar plantilla' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(remove).toHaveCount(0);
    await page.goto('/papelera?ver=cambios');
    await page.getByText('Lo que no se puede deshacer, y por qué').click();
    await expect(page.getByText('eliminar una plantilla de etapas')).toBeVisible();
  });
});

type Cvs = { cvs: { id: number }[] };

test.describe('when the server is not reached', () => {
  test.use({ allowed: [/ERR_FAILED|request failed/] });

  test('stages that were asked for before a save do not come back after it', async ({ page }) => {
    const id = await withProceso(page);
    // What the server tells of a save asks for them anew: here it comes too late.
    await page.route('**/trpc/cuenta.live**', () => undefined);
    await page.goto(`/procesos/${id}/configuracion?tab=etapas`);
    const limit = page.getByLabel('Límite de Preselección, en días');
    await expect(limit).toHaveValue('');
    const late: (() => void)[] = [];
    await page.route('**/trpc/procesos.get**', async (route) => {
      const response = await route.fetch();
      await new Promise<void>((resolve) => late.push(resolve));
      // What is no longer waited for cannot be answered.
      await route.fulfill({ response }).catch(() => undefined);
    });
    await page.route('**/trpc/etapas.update**', (route) => route.abort(), { times: 1 });
    await page.getByLabel('Límite de Oferta, en días').fill('9');
    await page.keyboard.press('Enter');
    await expect.poll(() => late.length).toBe(1);

    await limit.fill('5');
    await limit.press('Enter');
    await expect.poll(() => limitOf(page, id, 'preseleccion')).toBe(5);
    const isLate = { predicate: (request: { url(): string }) => request.url().includes('procesos.get') };
    const landed = Promise.race([
      page.waitForEvent('requestfinished', isLate),
      page.waitForEvent('requestfailed', isLate),
    ]);
    const [old] = late;
    old?.();
    await landed;
    await limit.fill('6');
    await limit.press('Enter');
    await expect.poll(() => limitOf(page, id, 'preseleccion')).toBe(6);
    await expect(page.getByText('Alguien cambió lo mismo mientras editabas')).toHaveCount(0);
  });

  test('dates that could not be saved stay on the screen, a phone tells it over no button, and are saved on retry', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const id = await withProceso(page);
    await page.goto(`/procesos/${id}/configuracion`);
    await page.getByLabel('Cierre del proceso').waitFor();
    await page.route('**/trpc/configuracion.updateFechas**', (route) => route.abort());
    await type(page, 'Cierre del proceso', '30-04-2027');
    await page.getByRole('button', { name: 'Guardar Fechas' }).click();
    await expect(page.getByText('No se pudieron guardar las fechas.')).toBeVisible();
    await expect(page.getByLabel('Cierre del proceso')).toHaveValue('30-04-2027');
    await page.getByRole('button', { name: 'Guardar Fechas' }).click({ trial: true });
    await page.unroute('**/trpc/configuracion.updateFechas**');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('Fechas guardadas')).toBeVisible();
  });

  test('the name of a stage that was added on retry leaves its field', async ({ page }) => {
    const id = await withProceso(page);
    await page.goto(`/procesos/${id}/configuracion?tab=etapas`);
    await page.route('**/trpc/etapas.create**', (route) => route.abort(), { times: 1 });
    const added = page.getByLabel('Nombre', { exact: true });
    await added.fill('Prueba técnica');
    await added.press('Enter');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByLabel('Nombre de Prueba técnica')).toBeVisible();
    await expect(added).toHaveValue('');
  });
});

test('the calendar shows the dates as markers, in every view with its label', async ({ page }) => {
  const id = await withProceso(page);
  await page.goto(`/procesos/${id}/calendario?fecha=2027-03-01`);
  await expect(page.getByRole('heading', { name: `Agenda del Proceso #${id}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: /marzo de 2027/i })).toBeVisible();
  await expect(page.getByRole('columnheader').first()).toHaveText(/lun/i);
  await expect(page.getByText('Inicio del proceso', { exact: true })).toBeVisible();
  for (const name of ['Ant', 'Hoy', 'Sig']) await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  const views = page.getByRole('radiogroup', { name: 'Vista' });
  for (const name of ['Semana', 'Día', 'Mes']) await views.getByText(name, { exact: true }).click();
  await views.getByText('Agenda', { exact: true }).click();
  for (const head of ['Fecha', 'Hora', 'Evento'])
    await expect(page.getByText(head, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('lun 15-03-2027')).toBeVisible();
  await page.getByRole('button', { name: 'Sig', exact: true }).click();
  await expect(page).toHaveURL(/vista=agenda&fecha=2027-03-31$/);
  await expect(page.getByText('No hay eventos en este período.')).toBeVisible();
});
