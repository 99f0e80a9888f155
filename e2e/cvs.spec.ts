import { post } from './cuenta.ts';
import { expect, type Page, test } from './fixtures.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';

const [andres, barbara, carolina] = PEOPLE.map(({ nombre }) => nombre) as [string, string, string];

const table = (page: Page) => page.getByRole('table', { name: 'CVs' });
const check = (page: Page, name: string) => page.getByRole('checkbox', { name: `Seleccionar ${name}` });
const rows = (page: Page, n: number) => expect(table(page)).toHaveAttribute('aria-rowcount', String(n + 1));

/** The inbox with its three CVs read. */
async function openRead(page: Page) {
  const proceso = await sampleProceso(page);
  await page.goto(`/procesos/${proceso.id}/cvs`);
  for (const { nombre } of PEOPLE) await expect(page.getByRole('link', { name: nombre })).toBeVisible();
  return proceso;
}

async function selectionAtServer(page: Page, proceso_id: number): Promise<number[]> {
  const answer = await page.context().request.get(`/api/procesos/${proceso_id}/cvs/selection`);
  return ((await answer.json()) as { selected_ids: number[] }).selected_ids;
}

test('a selection saves itself, survives a reload and is sent on once, however often one presses', async ({ page }) => {
  const { id } = await openRead(page);
  await expect(page.getByText('3 recibidos')).toBeVisible();
  await check(page, andres).check();
  await check(page, carolina).check();
  await expect(page.getByText(/^Guardado \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(check(page, andres)).toBeChecked();
  await expect(check(page, barbara)).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Seleccionar todo lo que se muestra' })).toHaveJSProperty(
    'indeterminate',
    true,
  );

  await page.getByRole('button', { name: 'Pasar a la siguiente etapa' }).dblclick();
  await expect(page.getByText('Los CVs seleccionados avanzaron a la siguiente etapa.')).toBeVisible();
  await rows(page, 1);
  const counts = await page.context().request.get(`/api/procesos/${id}/cvs/counts`);
  expect(await counts.json()).toMatchObject({
    counts: [
      { etapa: 'recibido', total: 1 },
      { etapa: 'preseleccion', total: 2 },
      { etapa: 'entrevista', total: 0 },
      { etapa: 'oferta' },
      { etapa: 'contratado' },
      { etapa: 'descartado' },
    ],
  });
  expect(await selectionAtServer(page, id)).toEqual([]);

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await rows(page, 3);
  await expect(check(page, andres)).toBeChecked();

  await page.getByRole('checkbox', { name: 'Seleccionar todo lo que se muestra' }).check();
  await page.getByRole('button', { name: 'Pasar a la siguiente etapa' }).click();
  await expect(page.getByText('No queda nadie en Recibidos.')).toBeVisible();
  await page.getByRole('button', { name: 'Ver todas las etapas' }).click();
  await rows(page, 3);
});

test.describe('in the panel of a cv', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('one calls, writes, takes the RUT along, and moves the person by their stage', async ({ page }) => {
    await openRead(page);
    await page.getByRole('link', { name: andres }).click();
    const panel = page.getByRole('complementary', { name: andres });
    await expect(panel.getByRole('link', { name: /^\+56/ })).toHaveAttribute('href', /^tel:\+56\d{9}$/);
    await expect(panel.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:[^@]+@[^@]+$/);
    await panel.getByRole('button', { name: 'Copiar RUT' }).click();
    await expect(panel.getByText('RUT copiado')).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{1,2}(\.\d{3}){2}-[\dK]$/);
    await panel.getByRole('button', { name: 'Recibido Mover de etapa…' }).click();
    await page
      .getByRole('dialog', { name: `Mover a ${andres} a…` })
      .getByText('Entrevista')
      .click();
    await expect(panel.getByRole('button', { name: 'Entrevista Mover de etapa…' })).toBeVisible();
  });
});

test('Ctrl Z takes back a field that was just saved, where it stands', async ({ page }) => {
  await openRead(page);
  await page.getByRole('link', { name: andres }).click();
  const panel = page.getByRole('complementary', { name: andres });
  const phone = panel.getByRole('link', { name: /^\+56/ });
  const before = await phone.innerText();
  await panel.getByRole('button', { name: 'Editar Teléfono' }).click();
  await panel.getByRole('textbox', { name: 'Teléfono' }).fill('9 8765 4321');
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(phone).toHaveText('+56 9 8765 4321');
  await page.keyboard.press('Control+z');
  await expect(phone).toHaveText(before);
  await expect(page).toHaveURL(/cvs\?cv=\d+$/);
});

test('what was selected a moment before leaving is saved', async ({ page }) => {
  const { id } = await openRead(page);
  await check(page, barbara).check();
  await page.getByRole('link', { name: 'Procesos', exact: true }).click();
  await expect.poll(() => selectionAtServer(page, id)).toHaveLength(1);
  await page.goBack();
  await check(page, andres).check();
  await page.goto('about:blank');
  await expect.poll(() => selectionAtServer(page, id)).toHaveLength(2);
});

test('filters narrow the list at once, stand in the address, and select-all keeps to what they show', async ({
  page,
}) => {
  await openRead(page);
  await page.getByRole('searchbox').fill('catrileo');
  await rows(page, 1);
  await expect(page).toHaveURL(/q=catrileo/);
  await expect(page.getByRole('status').getByText('1 de 3 con estos filtros')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Seleccionar todo lo que se muestra' }).check();
  await expect(page.getByRole('toolbar', { name: '1 preseleccionado' })).toBeVisible();
  await page.getByRole('searchbox').fill('nadie se llama así');
  await expect(page.getByText('No hay CVs que cumplan con los filtros.')).toBeVisible();
  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await rows(page, 3);
  await page.getByRole('button', { name: 'Solo preseleccionados' }).click();
  await rows(page, 1);
  await page.reload();
  await rows(page, 1);
  await expect(page.getByRole('button', { name: 'Solo preseleccionados' })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the cards are ordered by any column, turned around, and given back their own order', async ({ page }) => {
    await openRead(page);
    const names = table(page).getByRole('link');
    const order = (expected: string[]) => expect(names).toHaveText(expected);
    const head = table(page).getByRole('columnheader', { name: /^Orden/ });
    const choose = async (button: string, item: string) => {
      await table(page).getByRole('button', { name: button, exact: true }).click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
    };
    await choose('Ordenar', 'Email');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await choose('Orden: Email ascendente', 'Nombre');
    await order([andres, barbara, carolina]);
    await choose('Orden: Nombre ascendente', 'Nombre ascendente');
    await order([carolina, barbara, andres]);
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/orden=-nombre/);
    await choose('Orden: Nombre descendente', 'Volver al orden de la lista');
    await expect(head).not.toHaveAttribute('aria-sort');
    await expect(page).not.toHaveURL(/orden/);
    await expect(table(page).getByRole('button', { name: 'Ordenar', exact: true })).toBeVisible();
  });
});

test('the filter by nationality says what the law says, and its use is written down', async ({ page }) => {
  await openRead(page);
  await page.getByRole('button', { name: 'Nacionalidad' }).click();
  await expect(page.getByText(/El Código del Trabajo \(art\. 2\) prohíbe seleccionar por nacionalidad/)).toBeVisible();
  const recorded = page.waitForResponse((answer) => answer.url().includes('cvs.recordNationalityFilter'));
  await page.getByRole('option').first().click();
  expect((await recorded).ok()).toBe(true);
});

test('a cv opens beside the list, is corrected in its place, and the keyboard turns its pages', async ({ page }) => {
  await openRead(page);
  await page.getByRole('link', { name: andres }).click();
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('heading', { name: andres })).toBeVisible();
  await expect(page).toHaveURL(/cv=\d+/);
  await panel.getByRole('button', { name: 'Editar Teléfono' }).click();
  await panel.getByRole('textbox', { name: 'Teléfono' }).fill('9 8765 4321');
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(panel.getByText('+56 9 8765 4321')).toBeVisible();
  await expect(panel.getByText(/^Editado por Paula, /)).toBeVisible();
  await expect(table(page).getByText('+56 9 8765 4321')).toBeVisible();
  await panel.getByRole('button', { name: 'Editar Renta' }).click();
  const desde = panel.getByRole('textbox', { name: 'Desde' });
  await desde.fill('30 UF');
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('button', { name: 'Seguir escribiendo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(desde).toBeFocused();
  await expect(desde).toHaveValue('30 UF');
  await page.keyboard.press('Tab');
  await expect(panel.getByText('Escribe un monto en pesos, como 850.000 o 850 mil.')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Desde' }).fill('1,2 millones');
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(panel.getByText(/^\$1\.200\.000/)).toBeVisible();

  // What is typed and not saved stays with its cv: past another pencil, another cv and a reload.
  await panel.getByRole('button', { name: 'Editar Renta' }).click();
  await panel.getByRole('textbox', { name: 'Desde' }).fill('1,3 mill');
  await panel.getByRole('button', { name: 'Editar Tecnologías' }).click();
  await panel.getByRole('combobox', { name: 'Tecnologías' }).fill('Softland');
  await page.getByRole('link', { name: barbara }).click();
  await expect(panel.getByRole('heading', { name: barbara })).toBeVisible();
  await expect(page.getByText(`Quedó como borrador: Renta de ${andres}`)).toBeVisible();
  await expect(panel.getByRole('textbox')).toHaveCount(0);
  await page.reload();
  await page.getByRole('link', { name: andres }).click();
  await expect(panel.getByRole('textbox', { name: 'Desde' })).toHaveValue('1,3 mill');
  await expect(panel.getByRole('combobox', { name: 'Tecnologías' })).toHaveValue('Softland');
  const [saveRenta] = await panel.getByRole('button', { name: 'Guardar' }).all();
  await saveRenta?.click();
  await expect(panel.getByText('Escribe un monto en pesos, como 850.000 o 850 mil.')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Desde' }).fill('1,3 millones');
  const hasta = panel.getByRole('textbox', { name: 'Hasta' });
  await hasta.fill('100 mil');
  await saveRenta?.click();
  await expect(hasta).toHaveAccessibleDescription(/^La renta hasta no puede ser menor que la renta desde\./);
  await expect(hasta).toBeFocused();
  await expect(hasta).toHaveValue('100 mil');
  await hasta.fill('');
  await saveRenta?.click();
  await expect(panel.getByText(/^\$1\.300\.000/)).toBeVisible();
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(panel.getByRole('button', { name: 'Editar Tecnologías' })).toBeVisible();
  await expect(panel.getByText('Softland', { exact: true })).toBeVisible();

  // While one field is still being saved the next is corrected, and keeps the focus.
  let answered = () => {};
  const answer = new Promise<void>((resolve) => {
    answered = resolve;
  });
  await page.route('**/trpc/cvs.edit**', async (route) => {
    await answer;
    await route.continue();
  });
  await panel.getByRole('button', { name: 'Editar RUT' }).press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Editar Correo' }).press('Enter');
  await page.keyboard.type('x');
  const slow = page.waitForResponse('**/trpc/cvs.edit**');
  answered();
  await slow;
  await page.unroute('**/trpc/cvs.edit**');
  await expect(panel.getByRole('textbox', { name: 'RUT' })).toHaveCount(0);
  await expect(panel.getByRole('textbox', { name: 'Correo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Editar Correo' })).toBeFocused();

  // Experiencia and a nationality are corrected by keys as well; the list of the second does not cover its buttons.
  await panel.getByRole('button', { name: 'Editar Experiencia' }).press('Enter');
  await expect(panel.getByRole('checkbox', { name: 'Call center' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Editar Experiencia' })).toBeFocused();
  await panel.getByRole('button', { name: 'Editar Nacionalidad' }).click();
  await panel.getByRole('combobox', { name: 'Nacionalidad' }).fill('peru');
  await expect(page.getByRole('option', { name: 'peruana' })).toBeVisible();
  await panel.getByRole('combobox', { name: 'Nacionalidad' }).fill('peruana');
  await expect(page.getByRole('option')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(panel.getByText('Peruana')).toBeVisible();

  await page.keyboard.press('j');
  await expect(panel.getByRole('heading', { name: barbara })).toBeVisible();
  await page.keyboard.press('x');
  await expect(check(page, barbara)).toBeChecked();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: `Mover a ${barbara} a…` });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('3');
  await expect(page.getByText('1 CV movido a Entrevista.')).toBeVisible();
  await rows(page, 2);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page).not.toHaveURL(/cv=/);
});

test('the row menu prepares messages, opens WhatsApp only for a phone that has it, and deletes after asking', async ({
  page,
}) => {
  await openRead(page);
  const menu = async (item: string) => {
    await page.getByRole('button', { name: `Acciones de ${andres}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await menu('Solicitar completar datos');
  const message = page.getByRole('dialog', { name: `Mensaje para ${andres}` });
  await expect(message.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(
    /^Hola Andrés, te escribimos de Cobranzas del Sur/,
  );
  await expect(message.getByText('Recluta no envía el mensaje')).toBeVisible();
  await expect(message.getByRole('link', { name: 'Abrir en WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/569\d{8}\?text=/,
  );
  await message.getByRole('checkbox', { name: 'RUT' }).check();
  await expect(message.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(/necesitamos tu RUT/);
  await message.getByRole('textbox', { name: 'Mensaje' }).fill('Hola, ¿nos envías tu RUT?');
  await message.getByRole('checkbox', { name: 'Correo' }).check();
  await expect(message.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('Hola, ¿nos envías tu RUT?');
  // The browser does not ask whether to leave a page that stands behind a mail.
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.accept();
  });
  const mailed = page.waitForRequest('**/trpc/cvs.recordMessage**');
  await message.getByRole('link', { name: 'Abrir en el correo' }).click();
  expect((await mailed).postData()).toContain('"medio":"correo"');
  expect(asked).toEqual([]);
  const recorded = page.waitForRequest('**/trpc/cvs.recordMessage**');
  await message.getByRole('button', { name: 'Copiar' }).click();
  expect((await recorded).postData()).toContain('"medio":"copia"');
  await message.getByRole('button', { name: 'Volver a la plantilla' }).click();
  await expect(message.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(/tu RUT,? (?:y )?tu correo/);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: andres }).click();
  await page.getByRole('button', { name: 'Editar Teléfono' }).click();
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('+1 212 555 0100');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(/^Editado por Paula, /)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar panel' }).click();
  await menu('Ir a WhatsApp');
  await expect(page.getByText('No se pudo construir el enlace de WhatsApp.')).toBeVisible();

  await menu('Eliminar');
  const confirm = page.getByRole('dialog', { name: '¿Estás seguro de eliminar este CV?' });
  await expect(confirm.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await confirm.getByRole('button', { name: 'Eliminar' }).click();
  await rows(page, 2);
  await expect(page.getByRole('link', { name: andres })).toHaveCount(0);
});

test('the next stage is offered from the start, and says what is missing until somebody is preselected', async ({
  page,
}) => {
  await openRead(page);
  const advance = page.getByRole('button', { name: 'Pasar a la siguiente etapa' });
  await expect(advance).toBeDisabled();
  await expect(advance).toHaveAccessibleDescription('Marca a quienes pasan de etapa.');
  await check(page, andres).check();
  await expect(advance).toBeEnabled();
});

test('whoever is in their last stage is told not to have advanced, and why they cannot', async ({ page }) => {
  const { id } = await openRead(page);
  const { cvs } = (await (await page.request.get(`/api/procesos/${id}/cvs`)).json()) as {
    cvs: { id: number; nombre: string }[];
  };
  const cv_ids = cvs.filter(({ nombre }) => nombre === andres).map((cv) => cv.id);
  await post(page.request, `/api/procesos/${id}/cvs/move`, { cv_ids, to: 'contratado' });
  await page.goto(`/procesos/${id}/cvs?stage=todas`);
  for (const name of [andres, barbara]) await check(page, name).check();
  const advance = page.getByRole('button', { name: 'Pasar a la siguiente etapa' });
  await advance.click();
  await expect(page.getByText('Los CVs seleccionados avanzaron a la siguiente etapa.')).toBeVisible();
  await expect(page.getByText('1 ya estaba en su última etapa y sigue ahí.')).toBeVisible();
  await expect(check(page, andres)).toBeChecked();
  await expect(advance).toBeDisabled();
  await expect(advance).toHaveAccessibleDescription('Ya están en la última etapa.');
  await expect(page.getByRole('toolbar').getByText('Ya están en la última etapa.')).toBeVisible();
});

test.describe('when the server does not answer', () => {
  test.use({ allowed: [/Failed to load resource|request failed|net::ERR/] });

  test('an unsaved selection says so, tries again and loses nothing', async ({ page }) => {
    const { id } = await openRead(page);
    await page.route('**/trpc/cvs.changeSelection**', (route) => route.abort());
    await check(page, andres).check();
    await expect(page.getByText('No guardado, reintentando')).toBeVisible();
    await check(page, barbara).check();
    await page.unroute('**/trpc/cvs.changeSelection**');
    await expect(page.getByText(/^Guardado \d\d:\d\d$/)).toBeVisible();
    expect(await selectionAtServer(page, id)).toHaveLength(2);
  });

  test('cvs that could not be sent on come back to their place, still selected', async ({ page }) => {
    await openRead(page);
    await check(page, andres).check();
    await expect(page.getByText(/^Guardado/)).toBeVisible();
    await page.route('**/trpc/cvs.advance**', (route) => route.abort());
    await page.getByRole('button', { name: 'Pasar a la siguiente etapa' }).click();
    await expect(page.getByText('No se pudo avanzar de etapa.')).toBeVisible();
    await rows(page, 3);
    await expect(check(page, andres)).toBeChecked();
  });

  test('a file that does not open says what to do', async ({ page }) => {
    await openRead(page);
    await page.route('**/trpc/cvs.signedUrl**', (route) => route.abort());
    await page.getByRole('button', { name: `Acciones de ${andres}` }).click();
    await page.getByRole('menuitem', { name: 'Ver archivo' }).click();
    await expect(page.getByText('No se pudo abrir el archivo. Revisa permisos o vuelve a intentar.')).toBeVisible();
  });
});
