import { createUsuario, PASSWORD, post } from './cuenta.ts';
import { cvIds, plan } from './entrevistas.ts';
import { expect, type Page, test } from './fixtures.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';

const [andres] = PEOPLE;
const ANA = 'Ana Pizarro';

async function firstCv(page: Page, proceso: number): Promise<number> {
  const answer = await page.request.get(`/api/procesos/${proceso}/cvs`);
  return ((await answer.json()) as { cvs: { id: number }[] }).cvs[0]?.id ?? 0;
}

/** A person of a fresh cuenta, with a colleague who is not signed in yet. */
async function withColleague(page: Page, rol: 'reclutador' | 'visor') {
  const { id } = await sampleProceso(page, [andres]);
  const { empresas } = (await (await page.request.get('/api/empresas')).json()) as { empresas: { id: number }[] };
  const email = await createUsuario(page, rol, empresas[0]?.id ?? 0);
  const cv = await firstCv(page, id);
  return { id, cv, email, address: `/procesos/${id}/cvs?cv=${cv}&panel=notas` };
}

/** Signed in, with a password of their own. */
async function signInAs({ request }: Page, email: string): Promise<void> {
  await post(request, '/api/auth/login', { email, password: PASSWORD });
  await post(request, '/api/auth/password', { actual: PASSWORD, nueva: 'araucaria-verde-2026' });
}

const noteField = (page: Page) => page.getByRole('textbox', { name: 'Nueva nota' });
const notes = (page: Page) => page.getByRole('tabpanel', { name: 'Notas' }).getByRole('listitem');

test('a mention is written with the keyboard, rings the bell of a colleague at once, and leads to the note', async ({
  page,
  another,
}) => {
  const { email, address } = await withColleague(page, 'reclutador');
  const colleague = await another();
  await signInAs(colleague, email);
  await colleague.goto('/inicio');
  await expect(colleague.getByRole('button', { name: 'Notificaciones', exact: true })).toBeVisible();

  await page.goto(address);
  // Paula writes; her name holds that letter too, and so does the domain of everybody's address.
  await noteField(page).pressSequentially('Conversar con @a');
  await expect(page.getByRole('option')).toHaveText([new RegExp(ANA), /Paula/]);
  await page.keyboard.press('Enter');
  await expect(noteField(page)).toHaveValue(`Conversar con @${ANA} `);
  await page.keyboard.type('el lunes');
  await page.keyboard.press('Control+Enter');
  await expect(notes(page)).toHaveText([/Conversar con @Ana Pizarro el lunes/]);
  await expect(noteField(page)).toHaveValue('');
  await expect(notes(page).locator('mark')).toHaveText(`@${ANA}`);
  await notes(page).getByRole('button', { name: 'Editar' }).click();
  const edited = notes(page).getByRole('textbox', { name: 'Editar nota' });
  await edited.fill('Conversar el martes');
  await page.getByRole('tab', { name: 'Historial' }).click();
  await expect(notes(page)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Notas' }).click();
  await expect(edited).toHaveValue('Conversar el martes');
  await notes(page).getByRole('button', { name: 'Cancelar' }).click();
  await notes(page).getByRole('button', { name: 'Descartar lo escrito' }).click();
  await expect(notes(page)).toHaveText([/Conversar con @Ana Pizarro el lunes/]);

  await colleague.getByRole('button', { name: 'Notificaciones: 1 sin leer' }).click();
  await colleague.getByRole('link', { name: /Paula te mencionó/ }).click();
  await expect(notes(colleague)).toHaveText([/Conversar con/]);
  await expect(colleague.getByRole('button', { name: 'Notificaciones', exact: true })).toBeVisible();
  await colleague.reload();
  await expect(colleague.getByRole('button', { name: 'Notificaciones', exact: true })).toBeVisible();
  // Who did not write it may not change it.
  await expect(notes(colleague).getByRole('button', { name: 'Editar' })).toHaveCount(0);

  await notes(page).getByRole('button', { name: 'Editar' }).click();
  await page.getByRole('textbox', { name: 'Editar nota' }).fill('Conversar el martes');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(notes(colleague)).toHaveText([/Conversar el martes/]);
  await page.getByRole('button', { name: /Ver lo que decía antes/ }).click();
  await expect(page.getByRole('dialog').filter({ hasText: 'Antes decía' })).toContainText('el lunes');
});

test.describe('when the network is lost', () => {
  test.use({ allowed: [/ERR_INTERNET_DISCONNECTED|request failed/] });

  test('what was typed stays, is tried again, and is one note', async ({ page, context }) => {
    const { address } = await withColleague(page, 'visor');
    await page.goto(address);
    await noteField(page).fill('Pide 900.000 <b>líquidos</b>');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Guardar nota' }).click();
    await expect(page.getByRole('alert')).toContainText('No se pudo guardar la nota');
    await expect(noteField(page)).toHaveValue('Pide 900.000 <b>líquidos</b>');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(notes(page)).toHaveText([/Pide 900.000 <b>líquidos<\/b>/]);

    // An address in a note is opened, without the sign that ends its sentence.
    await noteField(page).fill('Su portafolio: https://ejemplo.cl/ana.');
    await page.getByRole('button', { name: 'Guardar nota' }).click();
    await expect(page.getByRole('link', { name: 'https://ejemplo.cl/ana', exact: true })).toHaveAttribute(
      'rel',
      /noopener/,
    );

    await noteField(page).fill('A medio escribir');
    await page.reload();
    await expect(noteField(page)).toHaveValue('A medio escribir');
  });
});

test('a visor reads the notes and writes none', async ({ page, another }) => {
  const { id, cv, email, address } = await withColleague(page, 'visor');
  await page.request.post(`/api/procesos/${id}/cvs/${cv}/notas`, { data: { texto: 'Buena presencia' } });
  const visor = await another();
  await signInAs(visor, email);
  await visor.goto(address);
  await expect(notes(visor)).toHaveText([/Buena presencia/]);
  await expect(noteField(visor)).toHaveCount(0);
  await expect(notes(visor).getByRole('button')).toHaveCount(0);
});

test('the history tells of a move as it happens, in words', async ({ page }) => {
  const { id, cv } = await withColleague(page, 'visor');
  await page.goto(`/procesos/${id}/cvs?cv=${cv}&panel=historial`);
  const lines = page.getByRole('tabpanel', { name: 'Historial' }).getByRole('listitem');
  await expect(lines.last()).toContainText('Paula subió el CV');
  await page.request.post(`/api/procesos/${id}/cvs/move`, { data: { cv_ids: [cv], to: 'descartado' } });
  await expect(lines.first()).toContainText('Paula descartó desde «Recibido»');
});

test('when a person is interviewed stands in their panel, leads to the calendar, and in the history', async ({
  page,
}) => {
  const { id } = await sampleProceso(page, PEOPLE.slice(0, 1));
  const [cv_id = 0] = await cvIds(page, id);
  await page.goto(`/procesos/${id}/cvs?cv=${cv_id}`);
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('heading', { name: 'Datos leídos' })).toBeVisible();
  await plan(page, id, '10:00', '11:00', { cv_id });
  const told = panel.getByRole('listitem').filter({ hasText: '15-03-2027, 10:00' });
  await expect(told).toBeVisible();
  await panel.getByRole('tab', { name: 'Historial' }).click();
  await expect(panel.getByText('agendó una entrevista para el 15-03-2027, 10:00')).toBeVisible();
  await panel.getByRole('tab', { name: 'Datos' }).click();
  await told.getByRole('link').click();
  await expect(page).toHaveURL(/calendario\?vista=dia&fecha=2027-03-15&entrevista=\d+/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a printed person is told by facts alone: nothing that is only pressed goes to paper', async ({ page }) => {
  const { id } = await sampleProceso(page, [andres]);
  const cv = await firstCv(page, id);
  const field = page.locator('dl [data-campo="nombre"]');
  await page.goto(`/procesos/${id}/cvs/${cv}`);
  await expect(field.getByRole('button', { name: 'Editar Nombre' })).toBeVisible();
  await page.request.patch(`/api/procesos/${id}/cvs/${cv}`, { data: { nombre: 'Andrés Salazar' } });
  await page.reload();
  await expect(field.getByRole('button', { name: 'Deshacer el cambio de Nombre' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(field.getByText(/^Editado por Paula/)).toBeVisible();
  await expect(field.getByText('Andrés Salazar')).toBeVisible();
  await expect(field.getByRole('button')).toHaveCount(0);
  await expect(field.getByText('Deshacer')).toBeHidden();
});
