import { expect, type Page, test } from './fixtures.ts';
import { held } from './held.ts';
import { PEOPLE, sampleProceso, sendCv } from './sampleProceso.ts';

const [andres, barbara, carolina] = PEOPLE.map(({ nombre }) => nombre) as [string, string, string];

const FOURTH = { file: 'cv-alvaro-cardenas-ponce.pdf', nombre: 'Álvaro Cárdenas Ponce' };

const panelOf = (page: Page, nombre: string) => page.getByRole('complementary', { name: nombre });
const check = (page: Page, name: string) => page.getByRole('checkbox', { name: `Seleccionar ${name}` });
/** How much of what it says is cut off, in px. */
const cutOff = (words: ReturnType<Page['getByText']>) =>
  words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

/** The list of three CVs read, on the screen of a small laptop. */
async function openRead(page: Page) {
  await page.setViewportSize({ width: 1366, height: 768 });
  const proceso = await sampleProceso(page);
  await page.goto(`/procesos/${proceso.id}/cvs`);
  for (const { nombre } of PEOPLE) await expect(page.getByRole('link', { name: nombre })).toBeVisible();
  return proceso;
}

test('a panel that is opened by its address keeps the room of what is on its way', async ({ page }) => {
  await openRead(page);
  await page.getByRole('link', { name: andres }).click();
  await expect(page).toHaveURL(/cv=/);
  const arrive = await held(page, /trpc.*cvs\.(list|reading)/);
  await page.goto(page.url());
  const room = page.getByRole('complementary').locator('[aria-busy="true"]');
  await expect(room).toBeVisible();
  arrive();
  await expect(panelOf(page, andres)).toBeVisible();
  await expect(room).toHaveCount(0);
});

test('keys pressed while a filter stands open are the filter’s, and Escape closes nothing else', async ({ page }) => {
  await openRead(page);
  await check(page, andres).check();
  await page.getByRole('link', { name: barbara }).click();
  const panel = panelOf(page, barbara);
  await expect(panel).toBeVisible();
  await page.getByRole('button', { name: 'Experiencia', exact: true }).click();
  const options = page.getByRole('listbox', { name: 'Experiencia' });
  await expect(options).toBeVisible();
  await page.keyboard.press('e');
  await page.keyboard.press('Escape');
  await expect(options).toBeHidden();
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('textbox')).toHaveCount(0);
  await expect(check(page, andres)).toBeChecked();
});

test('the long name of a file is cut short, and the panel keeps its width beside the list', async ({ page }) => {
  const { id } = await openRead(page);
  const name = 'Curriculum_Vitae_Daniel_Gonzalez_Fernandez_Analista_Contable_y_de_Remuneraciones_2026.pdf';
  await sendCv(page.request, id, FOURTH.file, name);
  await page.getByRole('link', { name: FOURTH.nombre }).click();
  const panel = panelOf(page, FOURTH.nombre);
  const width = (await panel.boundingBox())?.width ?? 0;
  await panel.getByRole('tab', { name: 'Archivos' }).click();
  await expect(panel.getByRole('tabpanel', { name: 'Archivos' }).getByText(name)).toBeVisible();
  expect((await panel.boundingBox())?.width).toBe(width);
});

test('a field that is on its way to be saved is neither given up by Escape nor typed into', async ({ page }) => {
  await openRead(page);
  await page.getByRole('link', { name: andres }).click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: 'Editar Nombre' }).click();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/trpc/cvs.edit*', (route) => held.then(() => route.continue()));
  await panel.getByRole('textbox', { name: 'Nombre' }).fill('Andrés Salazar Soto');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Guardando…' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.type(' Díaz');
  await expect(panel.getByRole('button', { name: 'Guardando…' })).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Andrés Salazar Soto');
  release();
  await expect(panel.getByRole('heading', { name: 'Andrés Salazar Soto' })).toBeVisible();
});

for (const width of [1366, 1440])
  test(`beside an open panel it is said whole how many of the selected the filters hide, at ${width} px`, async ({
    page,
  }) => {
    await openRead(page);
    await page.setViewportSize({ width, height: 768 });
    await check(page, andres).check();
    await check(page, carolina).check();
    await page.getByRole('link', { name: barbara }).click();
    await expect(page.getByRole('complementary')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar en los CVs' }).fill('barbara');
    const told = page.getByText(/2 fuera de los filtros/).first();
    await expect(told).toBeVisible();
    expect(await cutOff(told)).toBeLessThanOrEqual(0);
  });

test('one press on Guardar saves a list with the word that is still being typed, whose line moves the button', async ({
  page,
}) => {
  await openRead(page);
  await page.getByRole('link', { name: andres }).click();
  const panel = panelOf(page, andres);
  await panel.getByRole('button', { name: 'Editar Tecnologías' }).click();
  await panel.getByLabel('Tecnologías').fill('Administración de redes y servidores de correo');
  await panel.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Guardar', exact: true })).toHaveCount(0);
  await expect(panel.getByText('Administración de redes y servidores de correo')).toBeVisible();
});

test('the next one that is shown takes the place of a cv deleted in its panel, and the focus is not lost', async ({
  page,
}) => {
  await openRead(page);
  // Between the two stands one whom the search hides.
  await page.getByRole('searchbox', { name: 'Buscar en los CVs' }).fill('salazar');
  await expect(page.getByRole('link', { name: barbara })).toHaveCount(0);
  await page.getByRole('link', { name: andres }).click();
  await panelOf(page, andres)
    .getByRole('button', { name: `Acciones de ${andres}` })
    .click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('link', { name: andres })).toHaveCount(0);
  await expect(panelOf(page, carolina)).toBeVisible();
  await expect(page.locator('body :focus')).toHaveCount(1);
});

test('what comes of reading a damaged file again is told, and the focus is where it was', async ({ page }) => {
  const { id } = await openRead(page);
  const multipart = { files: { name: 'roto.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 roto') } };
  await page.request.post(`/api/procesos/${id}/cvs/upload`, { multipart });
  await page.getByRole('link', { name: 'roto.pdf' }).click();
  const notice = panelOf(page, 'roto.pdf').getByRole('status').filter({ hasText: 'Leer de nuevo' });
  await notice.getByRole('button', { name: 'Leer de nuevo' }).press('Enter');
  await expect(notice).toContainText('Lo leímos de nuevo, con el mismo resultado.');
  await expect(notice.getByRole('button', { name: 'Leer de nuevo' })).toBeFocused();
});

const DOUBTED = [
  { file: 'cv-barbara-diaz-lagos.pdf', nombre: 'Bárbara Díaz Lagos' },
  { file: 'cv-brayan-gonzalez-garcia.pdf', nombre: 'Brayan González García' },
] as const;

test('who confirms what is doubted stays at the cv, also when it leaves the queue, and J goes on from there', async ({
  page,
}) => {
  const { id } = await sampleProceso(page, DOUBTED);
  const [first, second] = DOUBTED;
  await page.goto(`/procesos/${id}/cvs?revisar=true`);
  for (const { nombre } of DOUBTED) await expect(page.getByRole('link', { name: nombre })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const panel = panelOf(page, first.nombre);
  await expect(panel.getByText('revisar', { exact: true })).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('link', { name: first.nombre })).toHaveCount(0);
  await expect(panel.getByRole('heading', { name: first.nombre })).toBeFocused();
  await page.keyboard.press('j');
  await panelOf(page, second.nombre).getByRole('button', { name: 'Nacionalidad está bien' }).press('Enter');
  await expect(panelOf(page, second.nombre).getByRole('button', { name: 'Editar Nacionalidad' })).toBeFocused();
  // The last of the queue: nothing is hidden by a filter, it is done.
  await page.getByRole('button', { name: 'Cerrar panel' }).click();
  await expect(page.getByText('No queda nada por revisar.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Limpiar filtros' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver Recibidos' }).click();
  for (const { nombre } of DOUBTED) await expect(page.getByRole('link', { name: nombre })).toBeVisible();
});

for (const { where, open } of [
  { where: 'panel', open: (id: number, cv: number) => `/procesos/${id}/cvs?revisar=true&cv=${cv}` },
  { where: 'page', open: (id: number, cv: number) => `/procesos/${id}/cvs/${cv}?revisar=true` },
])
  test(`a key pressed in the ${where} before what it acts on has come is answered there, and confirms nothing unseen`, async ({
    page,
  }) => {
    const { id } = await sampleProceso(page, DOUBTED);
    await page.goto(`/procesos/${id}/cvs?revisar=true`);
    for (const { nombre } of DOUBTED) await expect(page.getByRole('link', { name: nombre })).toBeVisible();
    const { cvs } = (await (await page.request.get(`/api/procesos/${id}/cvs`)).json()) as {
      cvs: { id: number; nombre: string }[];
    };
    const [first, second] = DOUBTED.map(({ nombre }) => cvs.find((cv) => cv.nombre === nombre)?.id ?? 0);
    await page.goto(open(id, first ?? 0));
    await expect(page.getByText('revisar', { exact: true }).first()).toBeVisible();
    const arrives = await held(page, '**/trpc/**cvs.reading**');
    await page.keyboard.press('j');
    await expect(page).toHaveURL(new RegExp(`\\b${second}\\b`));
    await expect(page.getByRole('heading', { name: DOUBTED[1].nombre })).toBeVisible();
    const told = page.getByRole('status').filter({ hasText: 'aún no llegan' });
    await page.keyboard.press('r');
    await expect(told).toHaveText('Los datos de este CV aún no llegan. Cuando los veas, presiona R de nuevo.');
    await page.keyboard.press('e');
    await expect(told).toContainText('presiona E de nuevo');
    arrives();
    await expect(page.getByRole('button', { name: 'Todo está bien' })).toBeVisible();
    await expect(told).toHaveCount(0);
    await page.keyboard.press('r');
    await expect(page.getByRole('button', { name: 'Todo está bien' })).toHaveCount(0);
  });

test('whose row leaves the list while it has the focus is still read: the focus goes to the name in the panel', async ({
  page,
}) => {
  const { id } = await openRead(page);
  await sendCv(page.request, id, FOURTH.file, 'postulante.pdf');
  await page.getByRole('searchbox', { name: 'Buscar en los CVs' }).fill('cardenas');
  await expect(page.getByRole('link', { name: andres })).toHaveCount(0);
  await page.getByRole('link', { name: FOURTH.nombre }).press('Enter');
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('heading', { name: FOURTH.nombre })).toBeVisible();
  const { cvs } = (await (await page.request.get(`/api/procesos/${id}/cvs`)).json()) as {
    cvs: { id: number; nombre: string }[];
  };
  const cv = cvs.find(({ nombre }) => nombre === FOURTH.nombre)?.id;
  const data = { nombre: 'Álvaro Ponce Lara', email: 'alvaro.ponce@ejemplo.cl' };
  expect((await page.request.patch(`/api/procesos/${id}/cvs/${cv}`, { data })).ok()).toBe(true);
  await expect(panel.getByRole('heading', { name: data.nombre })).toBeFocused();
});

test('a panel that is closed gives the focus back to its row, and the bar of a selection that ends to the page', async ({
  page,
}) => {
  await openRead(page);
  await page.getByRole('link', { name: barbara }).click();
  await panelOf(page, barbara).getByRole('button', { name: 'Cerrar panel' }).press('Enter');
  await expect(page.getByRole('row', { name: barbara })).toBeFocused();
  await check(page, carolina).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Pasar a la siguiente etapa' }).press('Enter');
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});
