import { findings } from './accessible.ts';
import { createUsuario, PASSWORD, post } from './cuenta.ts';
import { expect, type Page, test } from './fixtures.ts';
import { cvFile, PEOPLE, sampleProceso, sendCv } from './sampleProceso.ts';
import { unreached } from './unreached.ts';

const [andres, barbara, carolina] = PEOPLE;

/** Another proceso of the cuenta that is signed in. */
async function secondProceso(page: Page, nombre: string): Promise<{ id: number; empresa_id: number }> {
  const { empresas } = (await (await page.request.get('/api/empresas')).json()) as { empresas: { id: number }[] };
  const empresa_id = empresas[0]?.id ?? 0;
  const { proceso } = await post<{ proceso: { id: number } }>(page.request, '/api/procesos', { empresa_id, nombre });
  return { id: proceso.id, empresa_id };
}

type Row = { id: number; nombre: string | null; email: string | null };
const list = async (page: Page, proceso: number) =>
  ((await (await page.request.get(`/api/procesos/${proceso}/cvs?stage=todas`)).json()) as { cvs: Row[] }).cvs;
/** The cvs of a proceso once all were read. */
async function read(page: Page, proceso: number, many: number): Promise<Row[]> {
  await expect.poll(async () => (await list(page, proceso)).filter(({ nombre }) => nombre).length).toBe(many);
  return list(page, proceso);
}

const panel = (page: Page) => page.getByRole('complementary');

test('who applied before is told where their CV arrives, in its list and beside it; a visor decides nothing', async ({
  page,
  another,
}) => {
  const { id } = await sampleProceso(page, [andres]);
  const [cv] = await read(page, id, 1);
  const cajero = await secondProceso(page, 'Cajero Maipú');
  await page.goto(`/upload-cvs?proceso=${cajero.id}`);
  await page.locator('input[type=file]').setInputFiles([cvFile(andres.file)]);
  await page.getByRole('button', { name: 'Subir CVs' }).click();
  const outcome = page.getByRole('list', { name: 'Resultado de cada archivo' });
  await expect(outcome).toContainText('Ya postuló a Ejecutivo de cobranza');

  await page.getByRole('link', { name: 'Ver los CVs' }).click();
  await expect(page.getByRole('img', { name: 'Ya postuló a Ejecutivo de cobranza' })).toBeVisible();
  await page.getByRole('link', { name: andres.nombre }).click();
  await panel(page).getByRole('link', { name: 'Ejecutivo de cobranza' }).click();
  await expect(page).toHaveURL(`/procesos/${id}/cvs?stage=todas&cv=${cv?.id}`);
  await expect(panel(page)).toContainText('Cajero Maipú');

  // The same e-mail alone is a question, which somebody answers.
  await sendCv(page.request, cajero.id, barbara.file);
  const other = (await read(page, cajero.id, 2)).find(({ nombre }) => nombre === barbara.nombre);
  const patch = { data: { email: cv?.email } };
  await page.request.patch(`/api/procesos/${cajero.id}/cvs/${other?.id}`, patch);
  await expect(panel(page)).toContainText(`Puede ser la misma persona que ${barbara.nombre}, Cajero Maipú`);
  const visor = await another();
  await post(visor.request, '/api/auth/login', {
    email: await createUsuario(page, 'visor', cajero.empresa_id),
    password: PASSWORD,
  });
  await post(visor.request, '/api/auth/password', { actual: PASSWORD, nueva: 'araucaria-verde-2026' });
  await visor.goto(page.url());
  await expect(panel(visor)).toContainText('Puede ser la misma persona que');
  await expect(panel(visor).getByRole('button', { name: /misma persona/ })).toHaveCount(0);

  await panel(page).getByRole('button', { name: 'Es la misma persona', exact: true }).click();
  await expect(panel(page)).toContainText('Otras postulaciones (2)');
  await expect(panel(visor)).toContainText('Otras postulaciones (2)');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Deshecho: vuelve a estar sin responder.')).toBeVisible();
  await expect(panel(page)).toContainText('Otras postulaciones (1)');
  await panel(page).getByRole('button', { name: 'No es la misma persona' }).click();
  await expect(panel(page)).not.toContainText('Puede ser la misma persona que');
  await expect(panel(page)).toContainText('1 postulación descartada como otra persona');
});

test('the page of a candidate is turned with the keyboard and leads back to its place in the list', async ({
  page,
}) => {
  const { id } = await sampleProceso(page, [andres, barbara, carolina]);
  const [, second, third] = await read(page, id, 3);
  await page.goto(`/procesos/${id}/cvs?stage=todas&cv=${second?.id}`);
  await panel(page).getByRole('link', { name: 'Abrir página' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(second?.nombre ?? '');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('j');
  await expect(title).toHaveText(third?.nombre ?? '');
  await expect(page.getByRole('button', { name: 'CV siguiente' })).toBeDisabled();
  await page.keyboard.press('x');
  await expect(page.getByRole('button', { name: 'Quitar preselección' })).toBeVisible();
  await page.keyboard.press('m');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Entrevista/ })
    .click();
  await expect(page.getByRole('region', { name: 'Datos del candidato' })).toContainText('Entrevista');

  await page.reload();
  await expect(title).toHaveText(third?.nombre ?? '');
  await page.getByRole('link', { name: 'Volver a los CVs' }).click();
  await expect(panel(page)).toContainText(third?.nombre ?? '');
  await expect(page.getByRole('row', { name: third?.nombre ?? '' })).toHaveAttribute('aria-current', 'true');

  await page.goto(`/procesos/${id}/cvs/999999`);
  await expect(page.getByRole('main')).toContainText('Este CV ya no está');
  await page.getByRole('link', { name: 'Volver a los CVs' }).click();
  await expect(page).toHaveURL(`/procesos/${id}/cvs`);
});

test('the page of a CV that somebody takes away offers nothing of it', async ({ page }) => {
  const { id } = await sampleProceso(page);
  const [first] = await read(page, id, 3);
  const live = page.waitForResponse('**/trpc/cuenta.live**');
  await page.goto(`/procesos/${id}/cvs/${first?.id}`);
  await live;
  await expect(page.getByRole('button', { name: 'Agregar etiqueta' })).toBeVisible();
  await page.getByRole('tab', { name: 'Privacidad' }).click();
  const hold = page.getByRole('button', { name: 'Retener por un reclamo' });
  await expect(hold).toBeVisible();
  await page.request.delete(`/api/procesos/${id}/cvs/${first?.id}`);
  await expect(page.getByText(/^Este CV ya no está/)).toBeVisible();
  for (const gone of [hold, page.getByRole('button', { name: 'Agregar etiqueta' })]) await expect(gone).toHaveCount(0);
  await expect(page.getByText('mover', { exact: true })).toHaveCount(0);
  for (const key of ['m', 'd']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the last of a filtered list, deleted on its page, leads back to the list as it was left', async ({ page }) => {
  const { id } = await sampleProceso(page);
  const [first] = await read(page, id, 3);
  await page.goto(`/procesos/${id}/cvs/${first?.id}?stage=todas&q=${first?.nombre?.split(' ')[0]}&orden=-nombre`);
  await page.getByRole('button', { name: `Acciones de ${first?.nombre}` }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page).toHaveURL(/\/cvs\?/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    stage: 'todas',
    q: first?.nombre?.split(' ')[0],
    orden: '-nombre',
  });
});

test('two applications of a person become one by the keyboard, with both files, and come apart again', async ({
  page,
}) => {
  const { id } = await sampleProceso(page, [andres]);
  const [first] = await read(page, id, 1);
  await sendCv(page.request, id, andres.file, 'cv-nuevo.docx');
  const second = (await read(page, id, 2)).find((cv) => cv.id !== first?.id);
  await page.request.patch(`/api/procesos/${id}/cvs/${second?.id}`, { data: { email: 'andres@ejemplo.cl' } });
  await page.goto(`/procesos/${id}/cvs/${first?.id}?stage=todas`);
  await page.getByRole('button', { name: `Unir con la postulación de ${andres.nombre}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Unir dos postulaciones' });
  const email = dialog.getByRole('group', { name: 'Correo' });
  // What somebody typed comes before what was only read, and says whose it is.
  const typed = email.getByRole('radio', { name: /^andres@ejemplo.cl\s*Editado por Paula/ });
  await expect(typed).toBeChecked();
  await typed.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(email.getByRole('radio', { name: /andres.salazar/ })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(typed).toBeChecked();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Postulaciones unidas.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Datos del candidato' })).toContainText('andres@ejemplo.cl');
  expect(await list(page, id)).toHaveLength(1);

  await page.getByRole('tab', { name: 'Archivos' }).click();
  const files = page.getByRole('tabpanel', { name: 'Archivos' });
  await expect(files).toContainText('cv-nuevo.docx');
  await page
    .locator('input[type=file]')
    .setInputFiles([cvFile(barbara.file), { ...cvFile(andres.file), name: 'x.txt' }]);
  await expect(files.getByRole('listitem')).toHaveCount(4);
  // An address of the merged one that was kept leads to the one that stayed.
  await page.goto(`/procesos/${id}/cvs/${second?.id}?stage=todas&panel=archivos`);
  await expect(page).toHaveURL(new RegExp(`/cvs/${first?.id}\\?`));
  await expect(files.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('tab', { name: 'Historial' }).click();
  await page.getByRole('button', { name: /^Deshacer: .*unió a esta postulación/ }).click();
  await page.getByRole('tab', { name: 'Datos', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Datos del candidato' })).toContainText('Otra en este mismo proceso');
  expect(await list(page, id)).toHaveLength(2);
});

test('of many applications the newest are told, so that what was read stays in sight, and the others when asked', async ({
  page,
}) => {
  const { id } = await sampleProceso(page, [andres]);
  for (let i = 2; i <= 5; i++) await sendCv(page.request, id, andres.file, `cv-${i}.docx`);
  const [first] = await read(page, id, 5);
  await page.goto(`/procesos/${id}/cvs?cv=${first?.id}`);
  const others = panel(page).getByRole('link', { name: 'Otra en este mismo proceso' });
  await expect(others).toHaveCount(2);
  await expect(panel(page).getByText('Mismo RUT').first()).not.toContainText(andres.nombre);
  await panel(page).getByRole('button', { name: 'Ver 2 postulaciones más' }).click();
  await expect(others).toHaveCount(4);
});

test.describe('where it cannot be asked who applied before', () => {
  test.use({ allowed: [/ERR_FAILED/] });

  test('one line says so, over what was read, and asks again', async ({ page }) => {
    const { id } = await sampleProceso(page, [andres]);
    const [cv] = await read(page, id, 1);
    const press = await unreached(page, '**/trpc/**candidato.person**');
    await page.goto(`/procesos/${id}/cvs?cv=${cv?.id}`);
    const line = panel(page).getByRole('status').filter({ hasText: 'No pudimos ver si esta persona ya postuló.' });
    await expect(line).toBeVisible();
    expect((await line.boundingBox())?.height).toBeLessThan(40);
    await expect(panel(page).getByText('Datos leídos')).toBeVisible();
    const again = line.getByRole('button', { name: 'Reintentar' });
    await expect(again).toBeEnabled();
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/candidato\.person/, async (route) => {
      await slow;
      await route.continue();
    });
    await press(again);
    // While it is asked again, nothing goes: neither what is said nor what was read.
    await expect(again).toBeDisabled();
    await expect(panel(page).getByText('Datos leídos')).toBeVisible();
    answer();
    await expect(line).toBeHidden();
    await expect(panel(page).getByText('Datos leídos')).toBeVisible();
  });
});
