import { createCuenta, createEmpresa, post } from './cuenta.ts';
import { cvIds } from './entrevistas.ts';
import { expect, type Locator, test } from './fixtures.ts';
import { PEOPLE, sampleProceso, sendCv } from './sampleProceso.ts';

// A small laptop: whatever has no room is missed first here.
test.use({ viewport: { width: 1366, height: 768 } });

const [andres] = PEOPLE.map(({ nombre }) => nombre) as [string];

const boxOf = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error('nothing there');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};
/** Nothing of its text is out of sight. */
const isWhole = (of: Locator) =>
  of.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth <= clientWidth && scrollHeight <= clientHeight,
  );

test('a board is as high again as the screen once the panel beside it was closed', async ({ page }) => {
  const { id } = await sampleProceso(page, PEOPLE.slice(0, 1));
  await page.goto(`/procesos/${id}/etapas?vista=tablero`);
  const lane = page.getByRole('region', { name: /^Recibido, / });
  await lane.getByRole('link').first().waitFor();
  const { bottom } = await boxOf(lane);
  expect(bottom).toBeGreaterThan(700);
  await lane.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Cerrar panel' }).click();
  await expect.poll(async () => (await boxOf(lane)).bottom).toBe(bottom);
});

test('what a person is marked with stays within their card, and a RUT in a list is read whole beside it', async ({
  page,
}) => {
  const { id } = await sampleProceso(page, PEOPLE.slice(0, 1));
  await sendCv(page.request, id, PEOPLE[0].file, 'otra vez.docx');
  const nombres = ['Licencia clase C y moto propia', 'Disponibilidad inmediata', 'Turnos de noche'];
  await page.goto(`/procesos/${id}/cvs`);
  const rows = page.getByRole('row').filter({ hasText: andres });
  await expect(rows).toHaveCount(2);
  const cv_ids = await cvIds(page, id);
  for (const nombre of nombres) {
    const made = (await (await page.request.post('/api/etiquetas', { data: { nombre } })).json()) as {
      etiqueta: { id: number };
    };
    const marked = await page.request.post(`/api/procesos/${id}/cvs/etiquetas/${made.etiqueta.id}`, {
      data: { cv_ids },
    });
    expect(marked.ok(), await marked.text()).toBe(true);
  }
  const rut = rows.first().getByText(/^\d{1,2}\.\d{3}\.\d{3}-[\dK]$/);
  await expect(rows.first()).toContainText('+2');
  expect(await isWhole(rut)).toBe(true);
  await rows.first().getByRole('link').click();
  await expect(page.getByRole('complementary', { name: andres })).toBeVisible();
  expect(await isWhole(rut)).toBe(true);
  expect((await boxOf(rut)).width).toBeGreaterThan(60);

  await page.goto(`/procesos/${id}/etapas?vista=tablero`);
  const card = page.getByRole('listitem').filter({ hasText: andres }).first();
  await expect(card).toContainText('+2');
  const { right } = await boxOf(card);
  const parts = card.locator('[data-color], button, [role="img"]');
  expect(await parts.count()).toBeGreaterThan(3);
  for (const part of await parts.all()) expect((await boxOf(part)).right).toBeLessThanOrEqual(right);
});

test('of a card that is to be looked at too, a tag of the person is more than its first letters', async ({ page }) => {
  const file = 'cv-barbara-diaz-lagos.pdf';
  const { id } = await sampleProceso(page, [{ file }]);
  await sendCv(page.request, id, file, 'otra vez.pdf');
  await page.goto(`/procesos/${id}/etapas?vista=tablero`);
  const card = page.getByRole('listitem').filter({ hasText: 'Bárbara Díaz Lagos' }).first();
  await expect(card).toContainText('Por revisar');
  const nombres = ['Licencia clase C y moto propia', 'Turnos de noche', 'Disponible'];
  const cv_ids = await cvIds(page, id);
  for (const nombre of nombres) {
    const made = await post<{ etiqueta: { id: number } }>(page.request, '/api/etiquetas', { nombre });
    await post(page.request, `/api/procesos/${id}/cvs/etiquetas/${made.etiqueta.id}`, { cv_ids });
  }
  await page.reload();
  await expect(card).toContainText('+2');
  await expect(card).toContainText('Por revisar');
  expect((await boxOf(card.locator('[data-color]').filter({ hasText: nombres[0] }))).width).toBeGreaterThan(80);
});

test('on a phone a flag stands beside the name of a list, whole, and not against it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await sampleProceso(page);
  await page.goto(`/procesos/${id}/cvs`);
  const name = page.getByRole('link', { name: andres });
  const flag = await boxOf(page.getByRole('row').filter({ has: name }).locator('svg').first());
  expect(flag.width).toBe(18);
  expect((await boxOf(name)).x - flag.right).toBe(6);
});

test('the calendar of a date stays in the window whatever month is turned to', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  await page.goto(`/procesos/${id}/configuracion`);
  const field = page.getByLabel('Cierre del proceso');
  await field.fill('01-04-2027');
  await page.keyboard.press('Tab');
  await field.click();
  // May takes six weeks, and the field stays in sight above them.
  for (const month of ['abril', 'mayo', 'junio']) {
    await expect(page.getByRole('button', { name: `${month} 2027`, exact: true })).toBeVisible();
    await expect(page.getByRole('table'), month).toBeInViewport({ ratio: 1 });
    const { y, height } = await boxOf(field);
    expect((await boxOf(page.getByRole('button', { name: 'Mes siguiente' }))).y).toBeGreaterThan(y + height / 2);
    await page.getByRole('button', { name: 'Mes siguiente' }).click();
  }
});

test('a long name of a proceso takes more lines of a report, not the room of its figures', async ({ page }) => {
  const { id } = await sampleProceso(page, PEOPLE.slice(0, 1));
  const nombre = 'Ejecutivo de cobranza temprana y tardía para la cartera de consumo '.repeat(3).slice(0, 149);
  const { proceso } = (await (await page.request.get(`/api/procesos/${id}`)).json()) as {
    proceso: { empresa_id: number };
  };
  const made = await page.request.post('/api/procesos', { data: { empresa_id: proceso.empresa_id, nombre } });
  const { proceso: long } = (await made.json()) as { proceso: { id: number } };
  await sendCv(page.request, long.id, PEOPLE[1].file);
  await page.goto('/reportes');
  const row = page.getByRole('row').filter({ hasText: nombre });
  expect((await boxOf(row)).right).toBeLessThanOrEqual(1366);
});

test('a card of a proceso tells company and area whole, and the table which of them is a cartera', async ({ page }) => {
  await createCuenta(page);
  const nombre = 'Nexo Quilén Contact Center SpA';
  const empresa_id = await createEmpresa(page, nombre);
  const area = 'Cobranza temprana y retención';
  await post(page.request, '/api/procesos', { empresa_id, nombre: 'Banco de talento', tipo: 'cartera', area });
  await page.goto('/procesos');
  const card = page.getByRole('article');
  for (const told of [nombre, area]) expect(await isWhole(card.getByText(told))).toBe(true);
  await page.getByText('Tabla', { exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Banco de talento' })).toContainText('Cartera · 0 CVs');
});

test('a button stays beside its field whatever is said below that', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  await page.goto(`/procesos/${id}/configuracion?tab=criterios`);
  const [field, add] = [page.getByLabel('Nuevo criterio'), page.getByRole('button', { name: 'Agregar' })];
  for (const _ of [1, 2]) {
    await field.fill('Excel');
    await add.click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    expect((await boxOf(add)).y).toBeCloseTo((await boxOf(field)).y, 0);
  }
  await expect(field).toHaveAccessibleDescription(/ya está en la lista/);
});

test('the row of a person who is opened from elsewhere than the list is in sight', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  const several = Array.from({ length: 24 }, (_, i) => `cv-${i + 10}.docx`);
  for (const name of several) await sendCv(page.request, id, PEOPLE[0].file, name);
  const cv_ids = await cvIds(page, id);
  await page.goto(`/procesos/${id}/cvs?cv=${cv_ids[0]}`);
  const open = page.locator('tr[aria-current]');
  await expect(open).toBeInViewport();
  for (let turned = 1; turned < 20; turned++) await page.getByRole('button', { name: 'CV siguiente' }).click();
  await expect(page.getByText('20 de 24')).toBeVisible();
  await expect(open).toBeInViewport({ ratio: 1 });
});

test('the actions of the board stand beside its title, and what narrows it in a line below, also beside a panel', async ({
  page,
}) => {
  const { id } = await sampleProceso(page);
  for (const width of [1366, 1280]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(`/procesos/${id}/etapas?vista=tablero`);
    await page.getByRole('link', { name: PEOPLE[0].nombre }).click();
    await expect(page.getByRole('complementary')).toBeVisible();
    const middle = async (of: Locator) => {
      const box = await of.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
    };
    const title = await middle(page.getByRole('heading', { name: 'Etapas del Proceso' }));
    const beside = [page.getByRole('link', { name: 'Ver CVs' }), page.getByRole('radiogroup')];
    for (const action of beside) expect(Math.abs((await middle(action)) - title), `${width}`).toBeLessThan(4);
    const search = await middle(page.getByRole('searchbox', { name: 'Buscar en los CVs' }));
    const filter = await middle(page.getByRole('button', { name: 'Responsable', exact: true }));
    expect(Math.abs(filter - search)).toBeLessThan(4);
  }
});
