import { choose } from './cuenta.ts';
import { cvIds, DAY, dialog, event, openDay, planned } from './entrevistas.ts';
import { expect, type Page, test } from './fixtures.ts';
import { limitOf, PEOPLE, sampleProceso } from './sampleProceso.ts';

const [andres, barbara, carolina] = PEOPLE.map(({ nombre }) => nombre) as [string, string, string];

const person = (page: Page, name: string) => page.getByRole('table', { name: 'CVs' }).getByRole('link', { name });
const check = (page: Page, name: string) => page.getByRole('checkbox', { name: `Seleccionar ${name}` });
const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const undo = (page: Page) => page.keyboard.press('Control+z');

async function selectionAtServer(page: Page, proceso_id: number): Promise<number[]> {
  const answer = await page.request.get(`/api/procesos/${proceso_id}/cvs/selection`);
  return ((await answer.json()) as { selected_ids: number[] }).selected_ids;
}

/** The inbox with its three CVs read. */
async function openInbox(page: Page): Promise<number> {
  const { id } = await sampleProceso(page);
  await page.goto(`/procesos/${id}/cvs`);
  for (const { nombre } of PEOPLE) await expect(person(page, nombre)).toBeVisible();
  return id;
}

test('Ctrl Z takes back one after the other what was done, the last thing first: a mark, then the move before it', async ({
  page,
}) => {
  await openInbox(page);
  await check(page, andres).check();
  await check(page, barbara).check();
  await page.getByRole('button', { name: 'Pasar a la siguiente etapa' }).click();
  await expect(told(page, 'Los CVs seleccionados avanzaron')).toBeVisible();
  await check(page, carolina).check();
  await undo(page);
  await expect(check(page, carolina)).not.toBeChecked();
  await expect(person(page, andres)).toHaveCount(0);
  await undo(page);
  await expect(person(page, andres)).toBeVisible();
  await expect(check(page, andres)).toBeChecked();
  await expect(person(page, barbara)).toBeVisible();
});

test('a note that was just saved is what Ctrl Z takes back, with its words left to be saved, and nothing older', async ({
  page,
}) => {
  const id = await openInbox(page);
  const [cv] = await cvIds(page, id);
  await page.goto(`/procesos/${id}/cvs?cv=${cv}&panel=notas`);
  const panel = page.getByRole('complementary');
  await check(page, carolina).check();
  await page.getByRole('button', { name: 'Pasar a la siguiente etapa' }).click();
  await expect(person(page, carolina)).toHaveCount(0);
  const field = panel.getByRole('textbox', { name: 'Nueva nota' });
  await field.fill('Llamar el lunes');
  await panel.getByRole('button', { name: 'Guardar nota' }).click();
  const notes = panel.getByRole('tabpanel', { name: 'Notas' }).getByRole('listitem');
  await expect(notes).toHaveCount(1);
  await field.focus();
  await undo(page);
  await expect(notes).toHaveCount(0);
  await expect(field).toHaveValue('Llamar el lunes');
  await expect(person(page, carolina)).toHaveCount(0);

  await panel.getByRole('button', { name: 'Guardar nota' }).click();
  await notes.getByRole('button', { name: 'Editar' }).click();
  await notes.getByRole('textbox', { name: 'Editar nota' }).fill('Llamar el martes');
  await notes.getByRole('button', { name: 'Guardar' }).click();
  await expect(notes).toHaveText([/Llamar el martes/]);
  await undo(page);
  await expect(notes).toHaveText([/Llamar el lunes/]);
});

test('what was done last and has no way back is said, and nothing older is touched', async ({ page }) => {
  const id = await openInbox(page);
  const [cv] = await cvIds(page, id);
  await page.request.post(`/api/procesos/${id}/cvs/${cv}/notas`, { data: { texto: 'De antes' } });
  await page.goto(`/procesos/${id}/cvs?cv=${cv}&panel=notas`);
  await check(page, carolina).check();
  await page.getByRole('button', { name: 'Pasar a la siguiente etapa' }).click();
  await expect(told(page, 'Los CVs seleccionados avanzaron')).toBeVisible();
  await page.getByRole('complementary').getByRole('button', { name: 'Eliminar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(told(page, 'Nota eliminada.')).toBeVisible();
  await undo(page);
  await expect(told(page, 'Lo último que hiciste no se puede deshacer desde aquí.')).toBeVisible();
  await expect(person(page, carolina)).toHaveCount(0);
  // Its own toast still takes it back.
  await told(page, 'Los CVs seleccionados avanzaron').getByRole('button', { name: 'Deshacer' }).click();
  await expect(person(page, carolina)).toBeVisible();
});

test('what was done last stays the last thing when its toast is closed: Ctrl Z touches nothing older', async ({
  page,
}) => {
  const id = await openInbox(page);
  const [cv] = await cvIds(page, id);
  await page.goto(`/procesos/${id}/cvs?cv=${cv}&panel=notas`);
  await check(page, carolina).check();
  await page.getByRole('button', { name: 'Pasar a la siguiente etapa' }).click();
  const moved = told(page, 'Los CVs seleccionados avanzaron');
  await moved.hover();
  const panel = page.getByRole('complementary');
  await panel.getByRole('textbox', { name: 'Nueva nota' }).fill('Llamar el lunes');
  await panel.getByRole('textbox', { name: 'Nueva nota' }).press('Control+Enter');
  const noted = told(page, 'Nota guardada.');
  await noted.getByRole('button', { name: 'Cerrar' }).press('Enter');
  await expect(noted).toHaveCount(0);
  await page.locator('body').press('Control+z');
  await expect(told(page, 'No queda nada que deshacer con el teclado.')).toBeVisible();
  await expect(person(page, carolina)).toHaveCount(0);
  await moved.getByRole('button', { name: 'Deshacer' }).click();
  await expect(person(page, carolina)).toBeVisible();
});

test('with nothing to take back Ctrl Z stays where it was pressed, says so once, and leads to the list of changes', async ({
  page,
}) => {
  await openInbox(page);
  await check(page, andres).check();
  await expect(page.getByText(/^Guardado/)).toBeVisible();
  await page.reload();
  await expect(check(page, andres)).toBeChecked();
  await undo(page);
  await undo(page);
  const nothing = told(page, 'No queda nada que deshacer con el teclado.');
  await expect(nothing).toHaveCount(1);
  await expect(page).toHaveURL(/\/cvs$/);
  await expect(check(page, andres)).toBeChecked();
  await nothing.getByRole('button', { name: 'Ver cambios' }).click();
  await expect(page.getByText(/^Cambió la selección de /)).toBeVisible();
});

test('an interview that was planned or changed, dates, a proceso and tasks are taken back where it was done', async ({
  page,
}) => {
  const { id } = await sampleProceso(page);
  await openDay(page, id);
  await page.getByRole('button', { name: 'Agendar entrevista' }).click();
  await dialog(page).getByLabel('Título').fill('Panel');
  await page.getByRole('button', { name: 'Agendar', exact: true }).click();
  await expect(event(page, 'Panel')).toBeVisible();
  await event(page, 'Panel').click();
  await dialog(page).getByLabel('Título').fill('Panel técnico');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(event(page, 'Panel técnico')).toBeVisible();
  await event(page, 'Panel técnico').click();
  await dialog(page).getByLabel('Lugar o enlace').fill('Sala 2');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  await undo(page);
  await expect.poll(() => planned(page, id)).toMatchObject([{ titulo: 'Panel técnico', lugar: null }]);
  await expect(told(page, 'Deshecho: la entrevista como antes.')).toBeVisible();
  await undo(page);
  await expect.poll(() => planned(page, id)).toMatchObject([{ titulo: 'Panel' }]);
  await expect(event(page, 'Panel técnico')).toHaveCount(0);
  await undo(page);
  await expect.poll(() => planned(page, id)).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`calendario\\?vista=dia&fecha=${DAY}`));

  await page.goto(`/procesos/${id}/configuracion`);
  await page.getByLabel('Cierre del proceso').fill('30-04-2027');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Guardar Fechas' }).click();
  await told(page, 'Fechas guardadas').getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByLabel('Cierre del proceso')).toHaveValue('');

  await page.goto('/procesos');
  await page.getByRole('button', { name: 'Más acciones de Ejecutivo de cobranza' }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await choose(page, 'Estado', 'Cerrado');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('main').getByText('Cerrado').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await undo(page);
  await expect(told(page, 'Deshecho: el proceso como antes.')).toBeVisible();
  const { proceso } = (await (await page.request.get(`/api/procesos/${id}`)).json()) as { proceso: object };
  expect(proceso).toMatchObject({ estado: 'activo' });

  const [cv] = await cvIds(page, id);
  await page.goto(`/procesos/${id}/cvs?cv=${cv}&panel=tareas`);
  await page.getByRole('textbox', { name: 'Nueva tarea' }).fill('Pedir certificado');
  await page.getByRole('button', { name: 'Agregar tarea' }).click();
  const done = page.getByRole('checkbox', { name: 'Hecha: Pedir certificado' });
  await done.click();
  await expect(done).toBeChecked();
  await expect(told(page, 'Tarea hecha.')).toBeVisible();
  await undo(page);
  await expect(done).not.toBeChecked();
  await expect(told(page, 'Deshecho: la tarea como antes.')).toBeVisible();
  await undo(page);
  await expect(done).toHaveCount(0);
  await expect(page).toHaveURL(/panel=tareas/);
});

test('a field that was edited a while ago is taken back by Ctrl Z as long as it is in sight, and no more from elsewhere', async ({
  page,
}) => {
  await page.clock.install();
  const id = await openInbox(page);
  const [cv] = await cvIds(page, id);
  await page.goto(`/procesos/${id}/cvs?cv=${cv}`);
  const panel = page.getByRole('complementary');
  const edit = async (telefono: string) => {
    await panel.getByRole('button', { name: 'Editar Teléfono' }).click();
    await panel.getByRole('textbox', { name: 'Teléfono' }).fill(telefono);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('link', { name: telefono })).toBeVisible();
    await page.clock.fastForward(30_000);
  };
  await edit('+56 9 1111 2222');
  await undo(page);
  await expect(told(page, /^Deshecho: teléfono de/)).toBeVisible();
  await expect(panel.getByRole('link', { name: '+56 9 1111 2222' })).toHaveCount(0);
  await edit('+56 9 3333 4444');
  await panel.getByRole('tab', { name: 'Notas' }).click();
  await undo(page);
  await expect(told(page, 'No queda nada que deshacer con el teclado.')).toBeVisible();
  await panel.getByRole('tab', { name: 'Datos' }).click();
  await expect(panel.getByRole('link', { name: '+56 9 3333 4444' })).toBeVisible();
});

test('a stage that is renamed, limited, coloured or put elsewhere is said to be saved, and goes back as it was', async ({
  page,
}) => {
  const { id } = await sampleProceso(page, []);
  await page.goto(`/procesos/${id}/configuracion?tab=etapas`);
  const stages = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('textbox', { name: /^Nombre de/ });
  const oferta = page.getByLabel('Nombre de Oferta');
  await oferta.fill('Carta oferta');
  await oferta.press('Enter');
  await told(page, 'Etapa guardada').getByRole('button', { name: 'Deshacer' }).click();
  await expect(told(page, 'Deshecho: la etapa como antes.')).toBeVisible();
  await expect(oferta).toHaveValue('Oferta');

  const limit = page.getByLabel('Límite de Oferta, en días');
  await limit.fill('5');
  await limit.press('Enter');
  await expect.poll(() => limitOf(page, id, 'oferta')).toBe(5);
  await page.getByRole('button', { name: 'Subir Oferta' }).click();
  await expect(told(page, 'Orden de las etapas guardado')).toBeVisible();
  await expect(stages.nth(2)).toHaveValue('Oferta');
  await undo(page);
  await expect(told(page, 'Deshecho: las etapas en el orden de antes.')).toBeVisible();
  await expect(stages.nth(3)).toHaveValue('Oferta');
  await undo(page);
  await expect.poll(() => limitOf(page, id, 'oferta')).toBe(null);
});

test('an empty field leaves Ctrl Z to the screen: a deleted criterio comes back, and one just added goes', async ({
  page,
}) => {
  const { id } = await sampleProceso(page, []);
  await page.goto(`/procesos/${id}/configuracion?tab=criterios`);
  const field = page.getByLabel('Nuevo criterio');
  const list = page.getByRole('main').getByRole('listitem');
  await field.fill('Inglés');
  await field.press('Enter');
  await expect(list).toHaveText(['Inglés']);
  await page.getByRole('button', { name: 'Eliminar criterio' }).click();
  await expect(field).toBeFocused();
  await expect(told(page, 'Criterio eliminado')).toBeVisible();
  await undo(page);
  await expect(list).toHaveText(['Inglés']);
  await expect(told(page, 'Criterio recuperado')).toBeVisible();

  await field.fill('Excel');
  await field.press('Enter');
  await expect(list).toHaveText(['Inglés', 'Excel']);
  await field.pressSequentially('a');
  await undo(page);
  await expect(field).toHaveValue('');
  await expect(list).toHaveText(['Inglés', 'Excel']);
});

test.describe('when only the answer is lost', () => {
  test.use({ allowed: [/Failed to load resource|request failed|net::ERR/] });

  test('cvs of which only the answer was lost are said to be unknown, and trying again tells that they were sent on', async ({
    page,
  }) => {
    const id = await openInbox(page);
    await check(page, andres).check();
    await check(page, barbara).check();
    await page.route(
      '**/trpc/cvs.advance**',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Pasar a la siguiente etapa' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('No sabemos si 2 CVs se movieron.');
    await alert.getByRole('button', { name: 'Reintentar' }).click();
    const done = told(page, 'Los CVs seleccionados avanzaron a la siguiente etapa.');
    await expect(done).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expect(person(page, andres)).toHaveCount(0);
    await expect.poll(() => selectionAtServer(page, id)).toEqual([]);
    await done.getByRole('button', { name: 'Deshacer' }).click();
    await expect(person(page, barbara)).toBeVisible();
    await expect(check(page, andres)).toBeChecked();
    await expect.poll(() => selectionAtServer(page, id)).toHaveLength(2);
  });

  test('a copy of which only the answer was lost is not made twice: trying again tells of it, and it can be taken back', async ({
    page,
  }) => {
    await openInbox(page);
    const { procesos } = (await (await page.request.get('/api/procesos/mios')).json()) as {
      procesos: { empresa_id: number }[];
    };
    const cartera = { empresa_id: procesos[0]?.empresa_id, nombre: 'Banco de talento', tipo: 'cartera' };
    const made = await page.request.post('/api/procesos', { data: cartera });
    const { proceso } = (await made.json()) as { proceso: { id: number } };
    const copies = async () => {
      const answer = await page.request.get(`/api/procesos/${proceso.id}/cvs`);
      return ((await answer.json()) as { cvs: unknown[] }).cvs.length;
    };
    await page.reload();
    await check(page, andres).check();
    await check(page, barbara).check();
    await page.route(
      '**/trpc/cvs.copy**',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Más acciones', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Copiar a una cartera…' }).click();
    const dialog = page.getByRole('dialog');
    await choose(page, 'A qué cartera', /Banco de talento/);
    await dialog.getByRole('button', { name: 'Copiar' }).click();
    await expect.poll(copies).toBe(2);
    await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click();
    const done = told(page, '2 CVs copiados a Banco de talento.');
    await expect(done).toBeVisible();
    expect(await copies()).toBe(2);
    await done.getByRole('button', { name: 'Deshacer' }).click();
    await expect.poll(copies).toBe(0);
    await expect(person(page, andres)).toBeVisible();
  });
});
