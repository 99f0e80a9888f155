import { readFile } from 'node:fs/promises';
import { findings } from './accessible.ts';
import { createUsuario, signIn } from './cuenta.ts';
import { expect, type Page, test } from './fixtures.ts';
import { prepare } from './forms.ts';
import { PEOPLE, sampleProceso, sendCv } from './sampleProceso.ts';

type Read = { id: number; nombre: string; email: string };

/** A proceso of the sample whose three CVs are read. */
async function readProceso(page: Page): Promise<{ id: number; cvs: [Read, Read, Read] }> {
  const { id } = await sampleProceso(page);
  const list = async () => (await (await page.request.get(`/api/procesos/${id}/cvs`)).json()).cvs;
  await expect
    .poll(async () => (await list()).map(({ lectura }: { lectura: string }) => lectura))
    .toEqual(['leido', 'leido', 'leido']);
  return { id, cvs: await list() };
}

// The network is taken away once, and an empty register is sent.
test.use({ allowed: [/status of 400|ERR_FAILED|request failed/] });

test('an administrador answers a request, erases its person, sets how long people are kept and writes down a breach', async ({
  page,
}) => {
  const { proceso, cv } = await prepare(page);
  const { procesos } = await (await page.request.get('/api/procesos/mios')).json();
  const { public_id } = procesos.find(({ id }: { id: number }) => id === proceso);
  await page.request.patch(`/api/procesos/${proceso}/cvs/${cv}`, { data: { email: 'ana@ejemplo.cl', nombre: 'Ana' } });
  const asked = { derecho: 'supresion', nombre: 'Ana Soto', email: 'ana@ejemplo.cl' };
  await page.request.post(`/api/derechos/${public_id}`, { data: asked });

  await page.goto(`/procesos/${proceso}/cvs?cv=${cv}&panel=privacidad`);
  await page.getByRole('button', { name: 'Retener por un reclamo' }).click();
  const hold = page.getByRole('dialog', { name: 'Retener por un reclamo' });
  await hold.getByRole('button', { name: 'Retener' }).click();
  await expect(hold.getByText('El motivo es obligatorio.').first()).toBeVisible();
  await hold.getByRole('textbox', { name: 'Motivo' }).fill('Causa O-12-2026');
  await hold.getByRole('button', { name: 'Retener' }).click();
  await expect(page.getByText('«Causa O-12-2026»')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar la retención' }).click();
  await expect(page.getByText('Ninguna: se anonimiza al vencer su plazo')).toBeVisible();

  // What has a day of the law stands first among what waits.
  await page.goto('/inicio');
  const asks = '1 solicitud sobre datos personales por responder';
  const attention = page.getByRole('region', { name: 'Requiere tu atención' });
  await expect(attention.getByRole('listitem').first()).toContainText(asks);
  await expect(attention.getByRole('listitem').first()).toContainText(/Vence el \d\d-\d\d-\d{4}/);
  await attention.getByRole('link', { name: `Ver: ${asks}` }).click();
  await expect(page).toHaveURL('/ajustes/privacidad');
  await page.getByRole('button', { name: /^Ver la solicitud/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Supresión/ });
  await expect(dialog.getByRole('checkbox', { name: 'Ana' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Suprimir' }).click();
  await page
    .getByRole('dialog', { name: '¿Suprimir 1 CV para siempre?' })
    .getByRole('button', { name: 'Suprimir' })
    .click();
  await expect(dialog.getByText('Ningún CV coincide')).toBeVisible();
  const answer = dialog.getByRole('textbox', { name: 'Respuesta' });
  await answer.fill('Borramos tus datos.');
  await page.route('**/trpc/privacidad.answerRequest**', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Acoger' }).click();
  await expect(dialog.getByText('No se pudo responder la solicitud')).toBeVisible();
  await expect(answer).toHaveValue('Borramos tus datos.');
  await page.unroute('**/trpc/privacidad.answerRequest**');
  await dialog.getByRole('button', { name: 'Acoger' }).click();
  await expect(page.getByText('Acogida')).toBeVisible();

  await page.getByRole('tab', { name: 'Conservación' }).click();
  await page.getByRole('textbox', { name: 'Meses después del proceso' }).fill('9');
  await page.getByRole('button', { name: 'Guardar plazos' }).click();
  await expect(page.getByText('Plazos guardados.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Meses después del proceso' })).toHaveValue('9');

  await page.getByRole('tab', { name: 'Incidentes' }).click();
  await page.getByRole('button', { name: 'Anotar un incidente' }).click();
  const form = page.getByRole('dialog', { name: 'Anotar un incidente' });
  await form.getByRole('button', { name: 'Anotar un incidente' }).click();
  await expect(form.getByText('Lo que pasó es obligatorio.').first()).toBeVisible();
  for (const [name, text] of [
    ['Qué pasó', 'Correo a otra persona'],
    ['Qué efecto puede tener en las personas', 'Alguien vio un CV'],
    ['Qué datos', 'Contacto'],
    ['Qué se hizo', 'Se pidió borrarlo'],
    ['Cuántas personas, más o menos', '1'],
  ] as const)
    await form.getByRole('textbox', { name, exact: true }).fill(text);
  await form.getByRole('button', { name: 'Anotar un incidente' }).click();
  await expect(page.getByRole('list', { name: 'Incidentes' })).toContainText('Correo a otra persona');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const sheet = await readFile(await (await download).path(), 'utf8');
  for (const fact of ['Correo a otra persona', 'Alguien vio un CV', 'Contacto', 'Se pidió borrarlo', ';1;'])
    expect(sheet).toContain(fact);
});

test('whoever asks with the RUT of another gets nothing of theirs unless an administrador chooses so', async ({
  page,
}) => {
  const { proceso, cv } = await prepare(page);
  const { procesos } = await (await page.request.get('/api/procesos/mios')).json();
  const { public_id } = procesos.find(({ id }: { id: number }) => id === proceso);
  const data = { email: 'ana@ejemplo.cl', nombre: 'Ana', rut: '12.345.678-5', telefono: '+56968318135' };
  await page.request.patch(`/api/procesos/${proceso}/cvs/${cv}`, { data });
  const asked = { derecho: 'portabilidad', nombre: 'Ana Soto', rut: '12345678-5', email: 'otra@ejemplo.cl' };
  await page.request.post(`/api/derechos/${public_id}`, { data: asked });
  await page.goto('/ajustes/privacidad');
  await page.getByRole('button', { name: /^Ver la solicitud/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Portabilidad/ });
  await expect(dialog.getByRole('checkbox', { name: 'Ana' })).not.toBeChecked();
  await expect(dialog.getByText('12.345.678-5 · ana@ejemplo.cl · +56 9 6831 8135')).toBeVisible();
  await expect(dialog.getByText('Otro correo')).toBeVisible();
  await expect(dialog.getByText(/^El RUT coincide, pero no el correo/)).toBeVisible();
  for (const name of ['Exportar', 'Bloquear', 'Suprimir'])
    await expect(dialog.getByRole('button', { name })).toBeDisabled();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'Ana' }).check();
  await expect(dialog.getByRole('button', { name: 'Exportar' })).toBeEnabled();
});

test('two CVs of one person in one proceso are told apart by when they came and by their file', async ({ page }) => {
  const { proceso } = await prepare(page);
  await sendCv(page.request, proceso, PEOPLE[1].file);
  const { procesos } = await (await page.request.get('/api/procesos/mios')).json();
  const { public_id } = procesos.find(({ id }: { id: number }) => id === proceso);
  const { cvs } = await (await page.request.get(`/api/procesos/${proceso}/cvs`)).json();
  for (const { id } of cvs) {
    const data = { email: 'ana@ejemplo.cl', nombre: 'Ana', rut: null, telefono: null };
    await page.request.patch(`/api/procesos/${proceso}/cvs/${id}`, { data });
  }
  const asked = { derecho: 'supresion', nombre: 'Ana Soto', email: 'ana@ejemplo.cl' };
  await page.request.post(`/api/derechos/${public_id}`, { data: asked });
  await page.goto('/ajustes/privacidad');
  await page.getByRole('button', { name: /^Ver la solicitud/ }).click();
  const found = page.getByRole('dialog', { name: /^Supresión/ }).getByRole('listitem');
  await expect(found).toHaveCount(2);
  for (const { archivo_nombre } of cvs)
    await expect(found.filter({ hasText: archivo_nombre })).toContainText(/Recibido el \d\d-\d\d-\d{4}, \d\d:\d\d · /);
  expect(await findings(page)).toEqual([]);
});

test('whoever grants an erasure is told what is still there and erases it by granting; what is left out stays knowingly', async ({
  page,
}) => {
  const { proceso, cv } = await prepare(page);
  const { procesos } = await (await page.request.get('/api/procesos/mios')).json();
  const { public_id } = procesos.find(({ id }: { id: number }) => id === proceso);
  const there = async () => (await (await page.request.get(`/api/procesos/${proceso}/cvs`)).json()).cvs.length;
  await page.request.patch(`/api/procesos/${proceso}/cvs/${cv}`, { data: { email: 'ana@ejemplo.cl', nombre: 'Ana' } });
  /** The request of Ana, with an answer written. */
  const openRequest = async (derecho: string) => {
    const asked = { derecho, nombre: 'Ana Soto', email: 'ana@ejemplo.cl' };
    const sent = await page.request.post(`/api/derechos/${public_id}`, { data: asked });
    const { seguimiento, folio } = await sent.json();
    await page.goto('/ajustes/privacidad');
    await page.getByRole('button', { name: `Ver la solicitud ${folio}` }).click();
    const dialog = page.getByRole('dialog', { name: folio });
    await dialog.getByRole('textbox', { name: 'Respuesta' }).fill('Listo, borramos tus datos.');
    const state = async () => (await (await page.request.get(`/api${seguimiento}`)).json()).solicitud.estado;
    return { dialog, state };
  };

  const left = await openRequest('bloqueo');
  await left.dialog.getByRole('checkbox', { name: 'Ana' }).uncheck();
  await left.dialog.getByRole('button', { name: 'Acoger' }).click();
  const unmarked = page.getByRole('dialog', { name: '¿Acoger sin bloquear nada?' });
  await expect(unmarked).toContainText('1 CV que puede ser de esta persona sigue aquí, sin marcar.');
  expect(await findings(page)).toEqual([]);
  await unmarked.getByRole('button', { name: 'Acoger así' }).click();
  await expect(page.getByText('Solicitud respondida.')).toBeVisible();
  expect([await left.state(), await there()]).toEqual(['acogida', 1]);

  const { dialog, state } = await openRequest('supresion');
  await dialog.getByRole('button', { name: 'Acoger' }).click();
  const question = page.getByRole('dialog', { name: '¿Suprimir 1 CV y acoger?' });
  await expect(question).toContainText('1 CV de esta persona sigue aquí.');
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(dialog.getByRole('textbox', { name: 'Respuesta' })).toHaveValue('Listo, borramos tus datos.');
  expect([await state(), await there()]).toEqual(['recibida', 1]);

  await dialog.getByRole('button', { name: 'Acoger' }).click();
  await page.route('**/trpc/privacidad.erasePerson**', (route) => route.abort());
  await question.getByRole('button', { name: 'Suprimir y acoger' }).click();
  await expect(question.getByRole('alert')).toBeVisible();
  expect(await state()).toBe('recibida');
  await page.unroute('**/trpc/privacidad.erasePerson**');
  await question.getByRole('button', { name: 'Suprimir y acoger' }).click();
  await expect(page.getByText('Solicitud respondida.')).toBeVisible();
  expect([await state(), await there()]).toEqual(['acogida', 0]);
});

test('an administrador names who answers for the data: the page of rights and the contract, accepted anew, say so', async ({
  page,
}) => {
  await prepare(page);
  await page.goto('/ajustes/privacidad?tab=contrato');
  const contract = page.getByRole('region', { name: 'Contrato de encargo' });
  await expect(contract).toContainText('por cuenta de Paula Huenchumán');
  await expect(contract).toContainText(/aceptada el/);
  await page.getByRole('textbox', { name: 'Nombre o razón social' }).fill('Selección Andina SpA');
  await page.getByRole('button', { name: 'Guardar responsable' }).click();
  await expect(page.getByText('Responsable guardado.')).toBeVisible();
  await expect(contract).toContainText('por cuenta de Selección Andina SpA');
  await expect(contract).toContainText('Nadie de tu cuenta ha aceptado el contrato como está ahora.');
  expect(await findings(page)).toEqual([]);
  await contract.getByRole('button', { name: /^Aceptar la versión/ }).click();
  await expect(contract).toContainText(/aceptada el .* por Paula Huenchumán/);
  const address = await page.getByRole('link', { name: /\/derechos\// }).getAttribute('href');
  await page.goto(address ?? '');
  await expect(page.getByText('los datos tuyos que tiene Selección Andina SpA.')).toBeVisible();
});

test('nothing of whoever is blocked stays in a tab that has them open, and it is there again once they are not', async ({
  page,
}) => {
  const { id, cvs } = await readProceso(page);
  const [first, second] = cvs;
  // The second application of the same person tells of the first.
  await page.request.post(`/api/procesos/${id}/cvs/${second.id}/persona`, {
    data: { otro_id: first.id, decision: 'misma' },
  });
  const tarea = { texto: `Llamar a ${first.nombre}` };
  expect((await page.request.post(`/api/procesos/${id}/cvs/${first.id}/tareas`, { data: tarea })).ok()).toBe(true);
  const [ficha, panel, sibling, inicio] = await Promise.all([1, 2, 3, 4].map(() => page.context().newPage()));
  if (!ficha || !panel || !sibling || !inicio) throw new Error('no tabs');
  const tabs = [ficha, panel, sibling, inicio];
  const live = tabs.map((open) => open.waitForResponse('**/trpc/cuenta.live**'));
  await ficha.goto(`/procesos/${id}/cvs/${first.id}`);
  await panel.goto(`/procesos/${id}/cvs?cv=${first.id}`);
  await sibling.goto(`/procesos/${id}/cvs/${second.id}`);
  await inicio.goto('/inicio');
  await Promise.all(live);
  for (const open of [ficha, panel]) await expect(open.getByText(first.email).first()).toBeVisible();
  await expect(sibling.getByText('Otras postulaciones (1)')).toBeVisible();
  await expect(inicio.getByText(tarea.texto)).toBeVisible();
  await panel.getByRole('button', { name: 'Editar Teléfono' }).click();
  await panel.getByRole('textbox', { name: 'Teléfono' }).fill('9 8765 4321');

  await page.goto(`/procesos/${id}/cvs/${first.id}`);
  await page.getByRole('tab', { name: 'Privacidad' }).click();
  await page.getByRole('button', { name: 'Exportar, bloquear o suprimir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Datos de esta persona' });
  await dialog.getByRole('button', { name: 'Bloquear' }).click();
  await expect(page.getByText(/^Datos bloqueados:/)).toBeVisible();
  for (const open of [page, ficha, panel]) {
    await expect(open.getByText('Este CV está bloqueado').first()).toBeVisible();
    await expect(open.locator('body')).not.toContainText(first.nombre);
    await expect(open.locator('body')).not.toContainText(first.email);
  }
  await expect(sibling.getByText('Otras postulaciones (1)')).toHaveCount(0);
  await expect(inicio.locator('body')).not.toContainText(first.nombre);
  await expect(ficha).toHaveTitle(/^Este CV está bloqueado/);
  expect(await panel.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('8765');

  expect((await page.request.post('/api/titulares/desbloquear', { data: { cv_ids: [first.id] } })).ok()).toBe(true);
  for (const open of [ficha, panel]) await expect(open.getByText(first.email).first()).toBeVisible();
});

test.describe('a blocked cv that is asked for by its address', () => {
  test.use({ allowed: [/status of 409/] });

  test('a block is taken back where it was made, or where the blocked cv is met, by whoever may', async ({
    page,
    another,
  }) => {
    const { id, cvs } = await readProceso(page);
    const [{ id: cv, nombre }] = cvs;
    const blocked = page.getByText('Este CV está bloqueado').last();
    const name = page.getByRole('complementary').getByRole('heading', { name: nombre });
    await page.goto(`/procesos/${id}/cvs?cv=${cv}&panel=privacidad`);
    await page.getByRole('button', { name: 'Exportar, bloquear o suprimir' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bloquear' }).click();
    await expect(blocked).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Datos desbloqueados.')).toBeVisible();
    await expect(name).toBeVisible();
    // All that is shown of them has come.
    await expect(page.getByRole('button', { name: 'Exportar, bloquear o suprimir' })).toBeVisible();

    const block = () => page.request.post('/api/titulares/bloquear', { data: { cv_ids: [cv] } });
    const way = 'Desbloquear, exportar o suprimir';
    const free = async () => {
      await page.getByRole('button', { name: way }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Desbloquear' }).click();
    };
    await block();
    await expect(blocked).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await free();
    await expect(name).toBeFocused();

    // Met by its address, long after.
    await block();
    await page.goto(`/procesos/${id}/cvs/${cv}`);
    await expect(blocked).toBeVisible();
    await free();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nombre);

    await block();
    const { empresas } = await (await page.request.get('/api/empresas')).json();
    const email = await createUsuario(page, 'reclutador', empresas[0]?.id ?? 0);
    const theirs = await another();
    await signIn(theirs, email);
    await theirs.getByRole('button', { name: 'Ahora no' }).click();
    await theirs.goto(`/procesos/${id}/cvs?cv=${cv}`);
    await expect(theirs.getByText('Este CV está bloqueado').last()).toBeVisible();
    await expect(theirs.getByRole('button', { name: way })).toHaveCount(0);
  });
});

test('nothing of whoever is erased stays in a tab that has them open', async ({ page }) => {
  const { id } = await sampleProceso(page);
  await expect(async () => {
    const { cvs } = await (await page.request.get(`/api/procesos/${id}/cvs`)).json();
    expect(cvs.map(({ lectura }: { lectura: string }) => lectura)).toEqual(['leido', 'leido', 'leido']);
  }).toPass();
  const { cvs } = await (await page.request.get(`/api/procesos/${id}/cvs`)).json();
  const [first, second, third] = cvs as { id: number; nombre: string; email: string }[];
  const erase = async (open: Page) => {
    await open.getByRole('tab', { name: 'Privacidad' }).click();
    await open.getByRole('button', { name: 'Exportar, bloquear o suprimir' }).click();
    await open.getByRole('dialog').getByRole('button', { name: 'Suprimir' }).click();
    const question = open.getByRole('dialog', { name: '¿Suprimir 1 CV para siempre?' });
    await question.getByRole('button', { name: 'Suprimir' }).click();
    await expect(open.getByText('Datos suprimidos.')).toBeVisible();
  };
  const other = await page.context().newPage();
  const beside = await page.context().newPage();
  const live = [other, beside].map((open) => open.waitForResponse('**/trpc/cuenta.live**'));
  await other.goto(`/procesos/${id}/cvs/${first?.id}`);
  await beside.goto(`/procesos/${id}/cvs?cv=${first?.id}`);
  await Promise.all(live);
  for (const open of [other, beside]) await expect(open.getByText(first?.email ?? '').first()).toBeVisible();
  // Also what is being typed about them.
  await beside.getByRole('button', { name: 'Editar Teléfono' }).click();
  await beside.getByRole('textbox', { name: 'Teléfono' }).fill('9 8765 4321');

  await page.goto(`/procesos/${id}/cvs/${first?.id}`);
  await erase(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.nombre ?? '');
  for (const open of [other, beside]) {
    await expect(open.getByText('Este CV ya no está').first()).toBeVisible();
    await expect(open.getByText('Se borró para siempre.')).toBeVisible();
    await expect(open.locator('body')).not.toContainText(first?.nombre ?? '');
    await expect(open.locator('body')).not.toContainText(first?.email ?? '');
    await expect(open.getByRole('button', { name: 'Exportar, bloquear o suprimir' })).toHaveCount(0);
  }
  await expect(other).toHaveTitle(/^Este CV ya no está/);
  expect(await beside.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('8765');

  // In the panel the next one takes their place, beside their list.
  await page.goto(`/procesos/${id}/cvs`);
  await page.getByRole('link', { name: second?.nombre ?? '' }).click();
  await erase(page);
  await expect(page.getByRole('complementary')).toContainText(third?.nombre ?? '');
  await expect(page.getByRole('link', { name: second?.nombre ?? '' })).toHaveCount(0);
});
