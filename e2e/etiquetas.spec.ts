import { expectAccessible } from './cuenta.ts';
import { expect, test } from './fixtures.ts';
import { held } from './held.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';

test.use({ allowed: [/etiquetas\.create.*ERR_FAILED|ERR_FAILED.*etiquetas\.create/] });

test('people are marked one by one and many at a time, found by it, and it is taken back', async ({ page }) => {
  const { id } = await sampleProceso(page);
  const [andres, barbara, carolina] = PEOPLE.map(({ nombre }) => nombre) as [string, string, string];
  await page.goto(`/procesos/${id}/cvs`);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row(carolina)).toBeVisible();
  await expect(row(andres)).toBeVisible();
  await expect(row(barbara)).toBeVisible();

  // Typed and made on the fly, in the panel.
  await page.getByRole('link', { name: andres }).click();
  const panel = page.getByRole('complementary', { name: andres });
  await panel.getByRole('button', { name: 'Agregar etiqueta' }).click();
  const dialog = page.getByRole('dialog', { name: `Etiquetas de ${andres}` });
  const box = dialog.getByRole('textbox', { name: 'Buscar o crear una etiqueta' });
  await expect(box).toBeFocused();
  await box.fill('Inglés avanzado');
  await page.route('**/trpc/etiquetas.create**', (route) => route.abort(), { times: 1 });
  await box.press('Enter');
  await expect(box).toHaveAccessibleDescription(/^No se pudo crear la etiqueta\. Error de conexión/);
  await expect(box).toHaveValue('Inglés avanzado');
  await box.press('Enter');
  await expect(dialog.getByRole('checkbox', { name: 'Inglés avanzado' })).toBeChecked();
  await expect(dialog).not.toContainText('No se pudo');
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(panel.getByRole('list', { name: 'Etiquetas' })).toContainText('Inglés avanzado');
  await page.getByRole('button', { name: 'Cerrar panel' }).click();

  // Many at once: who has it already is left as they are, also when it is taken back.
  await page.getByRole('checkbox', { name: 'Seleccionar todo lo que se muestra' }).check();
  await page.getByRole('button', { name: 'Más acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Etiquetas…' }).click();
  const many = page.getByRole('dialog', { name: 'Etiquetar 3 CVs' });
  await expect(many.getByText('1 de 3')).toBeVisible();
  await many.getByRole('checkbox', { name: 'Inglés avanzado' }).click();
  await many.getByRole('button', { name: 'Listo' }).click();
  await expect(row(barbara)).toContainText('Inglés avanzado');
  await page.getByText('2 CVs con la etiqueta «Inglés avanzado».').waitFor();
  await page.getByRole('button', { name: 'Deshacer' }).last().click();
  await expect(row(barbara)).not.toContainText('Inglés avanzado');
  await expect(row(andres)).toContainText('Inglés avanzado');

  // Found by it, in an address that stays.
  await page.getByRole('button', { name: 'Etiqueta', exact: true }).click();
  await page.getByRole('option', { name: 'Inglés avanzado' }).click();
  await expect(page).toHaveURL(/etiqueta=\d+/);
  await page.reload();
  await expect(row(andres)).toBeVisible();
  await expect(row(barbara)).toHaveCount(0);

  // Renamed as another one: asked, and then they are one.
  const { request } = page.context();
  await request.post('/api/etiquetas', { data: { nombre: 'Ingles' } });
  await page.goto('/ajustes');
  await page.getByRole('button', { name: 'Editar Ingles', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nombre' }).fill('inglés AVANZADO');
  await expect(page.getByText('Ya hay una etiqueta «Inglés avanzado».', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Unir' }).click();
  await expect(page.getByRole('list', { name: 'Etiquetas' }).getByRole('listitem')).toHaveCount(1);
});

test('a name that is too long is told while it is typed, and a long word takes two lines', async ({ page }) => {
  const { id } = await sampleProceso(page, PEOPLE.slice(0, 1));
  await page.goto(`/procesos/${id}/cvs`);
  await page.getByRole('button', { name: `Acciones de ${PEOPLE[0].nombre}` }).click();
  await page.getByRole('menuitem', { name: 'Etiquetas…' }).click();
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('textbox', { name: 'Buscar o crear una etiqueta' });
  const make = dialog.getByRole('button', { name: /^Crear «/ });
  await box.fill('W'.repeat(60));
  await expect(box).toHaveAccessibleDescription(/40 caracteres/);
  await expect(make).toHaveCount(0);
  await expectAccessible(page);
  await box.fill('W'.repeat(40));
  await expect(box).not.toHaveAccessibleDescription(/./);
  await expect(make).toBeVisible();
  const beyond = () =>
    dialog.evaluate((all) =>
      Math.max(...[all, ...all.querySelectorAll('*:not(input)')].map((each) => each.scrollWidth - each.clientWidth)),
    );
  expect(await make.evaluate((button) => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0);
  expect(await beyond()).toBeLessThanOrEqual(0);
  await box.press('Enter');
  await expect(dialog.getByRole('checkbox', { name: 'W'.repeat(40) })).toBeChecked();
});

test('a long etiqueta is told whole in Ajustes, within its line, on a laptop and on a phone', async ({ page }) => {
  await sampleProceso(page, []);
  const names = ['Disponibilidad inmediata turnos de noche', 'Disponibilidadinmediataturnosnocturnosyf'];
  for (const nombre of names) expect((await page.request.post('/api/etiquetas', { data: { nombre } })).ok()).toBe(true);
  for (const width of [1366, 360]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/ajustes');
    for (const nombre of names) {
      const words = page.getByText(nombre, { exact: true });
      await expect(words).toBeVisible();
      const cut = await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(cut, `${nombre} at ${width}`).toBe(0);
      const [line, edit] = await Promise.all([
        words.boundingBox(),
        page.getByRole('button', { name: `Editar ${nombre}` }).boundingBox(),
      ]);
      expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThanOrEqual(edit?.x ?? 0);
    }
  }
});

test('a second etiqueta that is chosen while the first is being saved is put on too', async ({ page }) => {
  const { id } = await sampleProceso(page, PEOPLE.slice(0, 1));
  const [{ nombre }] = PEOPLE;
  for (const each of ['Inglés', 'Licencia B'])
    expect((await page.request.post('/api/etiquetas', { data: { nombre: each } })).ok()).toBe(true);
  await page.goto(`/procesos/${id}/cvs`);
  await page.getByRole('button', { name: `Acciones de ${nombre}` }).click();
  await page.getByRole('menuitem', { name: 'Etiquetas…' }).click();
  const answer = await held(page, '**/trpc/etiquetas.put**');
  const dialog = page.getByRole('dialog', { name: `Etiquetas de ${nombre}` });
  for (const each of ['Inglés', 'Licencia B']) {
    await dialog.getByRole('checkbox', { name: each }).click();
    await expect(dialog.getByRole('checkbox', { name: each })).toBeChecked();
  }
  answer();
  await expect(page.getByText('1 CV con la etiqueta «Licencia B».')).toBeVisible();
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: nombre });
  await expect(row).toContainText('Inglés');
  await expect(row).toContainText('Licencia B');
});

test('without a cartera to copy to, the dialog leads to a new one instead of a button that does nothing', async ({
  page,
}) => {
  const { id } = await sampleProceso(page);
  const name = PEOPLE[0]?.nombre ?? '';
  await page.goto(`/procesos/${id}/cvs`);
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Copiar a una cartera…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Aún no tienes una cartera abierta');
  await expect(dialog.getByRole('button', { name: 'Copiar' })).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Crear cartera' }).click();
  const form = page.getByRole('dialog', { name: 'Crear Proceso' });
  await expect(form.getByRole('combobox', { name: 'Tipo' })).toHaveValue('Cartera');
  await form.getByLabel('Nombre').fill('Banco de talento');
  // The only empresa is chosen when it is here: sent before, the form asks for one.
  await expect(form.getByRole('combobox', { name: 'Empresa' })).not.toHaveValue('');
  await form.getByRole('button', { name: 'Crear proceso' }).click();
  await expect(page).toHaveURL(/\/procesos$/);
  await page.goto(`/procesos/${id}/cvs`);
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Copiar a una cartera…' }).click();
  await dialog.getByRole('combobox', { name: 'A qué cartera' }).click();
  await expect(page.getByRole('option', { name: /Banco de talento/ })).toBeVisible();
});

test('many are given to somebody, copied, and deleted; whoever was left out is named with the reason', async ({
  page,
}) => {
  const { id } = await sampleProceso(page);
  const [andres, barbara, carolina] = PEOPLE.map(({ nombre }) => nombre) as [string, string, string];
  const { request } = page.context();
  const { procesos } = (await (await request.get('/api/procesos/mios')).json()) as {
    procesos: { empresa_id: number }[];
  };
  const empresa_id = procesos[0]?.empresa_id;
  const cartera = { empresa_id, nombre: 'Banco de talento', tipo: 'cartera' };
  expect((await request.post('/api/procesos', { data: cartera })).ok()).toBe(true);
  await page.goto(`/procesos/${id}/cvs`);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  for (const name of [andres, barbara, carolina]) await expect(row(name)).toBeVisible();
  const more = async (item: string) => {
    await page.getByRole('button', { name: 'Más acciones', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

  await page.getByRole('checkbox', { name: `Seleccionar ${andres}` }).check();
  await page.getByRole('checkbox', { name: `Seleccionar ${barbara}` }).check();
  await more('Responsable…');
  await page.getByRole('dialog').getByRole('radio', { name: 'Paula (tú)' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(row(andres).getByRole('img', { name: 'Responsable: Paula' })).toBeVisible();
  await page.getByRole('button', { name: 'Responsable', exact: true }).click();
  await page.getByRole('option', { name: 'Míos' }).click();
  await expect(row(carolina)).toHaveCount(0);
  await page.getByRole('button', { name: 'Quitar filtro Responsable' }).click();

  const copy = async () => {
    await more('Copiar a una cartera…');
    await page.getByRole('combobox', { name: 'A qué cartera' }).click();
    await page.getByRole('option', { name: /Banco de talento/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Copiar' }).click();
  };
  await copy();
  await expect(page.getByText('2 CVs copiados a Banco de talento.')).toBeVisible();
  await copy();
  await page.getByRole('button', { name: 'Ver por qué' }).click();
  const outcome = page.getByRole('dialog', { name: '2 CVs no se copiaron.' });
  await expect(outcome.getByRole('listitem')).toHaveText([
    `${andres}Ya está en Banco de talento, etapa Recibido.`,
    `${barbara}Ya está en Banco de talento, etapa Recibido.`,
  ]);
  await expectAccessible(page);
  await outcome.getByRole('button', { name: 'Cerrar' }).last().click();

  await more('Eliminar…');
  await page.getByRole('dialog', { name: '¿Eliminar 2 CVs?' }).getByRole('button', { name: 'Eliminar' }).click();
  await expect(row(andres)).toHaveCount(0);
  const deleted = page.getByRole('status').filter({ hasText: '2 CVs eliminados.' });
  await deleted.getByRole('button', { name: 'Deshacer' }).click();
  await expect(row(andres)).toBeVisible();
  await expect(row(barbara)).toBeVisible();
});
