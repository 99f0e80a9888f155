import { createUsuario, post, signIn } from './cuenta.ts';
import { expect, type Page, test } from './fixtures.ts';
import { limitOf, PEOPLE, sampleProceso } from './sampleProceso.ts';

/** Two recruiters with the same person at a time: nothing is overwritten in silence, and nothing typed is lost. */
test.use({ allowed: [/status of 4\d\d/] });

const [andres] = PEOPLE;
const told = (page: Page) => page.getByText('Alguien cambió lo mismo mientras editabas');

/** The list with one read CV, and the address of that CV in the API, where a colleague works on it. */
async function openList(page: Page) {
  const { id } = await sampleProceso(page, [andres]);
  await page.goto(`/procesos/${id}/cvs`);
  await expect(page.getByRole('link', { name: andres.nombre })).toBeVisible();
  const cvs = async () => {
    const answer = await page.request.get(`/api/procesos/${id}/cvs`);
    return (
      (await answer.json()) as { cvs: { id: number; nombre: string; email: string; responsable_id: number | null }[] }
    ).cvs;
  };
  const [cv] = await cvs();
  if (!cv) throw new Error('there is no CV');
  return { id, cv, cvs, ofCv: `/api/procesos/${id}/cvs/${cv.id}` };
}

test('whoever a colleague made responsible stays so, unless somebody else is chosen knowing it', async ({ page }) => {
  const { id, cv, cvs } = await openList(page);
  const { empresas } = (await (await page.request.get('/api/empresas')).json()) as { empresas: { id: number }[] };
  await createUsuario(page, 'reclutador', empresas[0]?.id ?? 0);
  const { usuarios } = (await (await page.request.get('/api/usuarios')).json()) as { usuarios: { id: number }[] };
  const paula = usuarios[0]?.id;
  const give = (responsable_id: number | null | undefined) =>
    post(page.request, `/api/procesos/${id}/cvs/responsable`, { cv_ids: [cv.id], responsable_id });
  const dialog = page.getByRole('dialog', { name: `Responsable de ${andres.nombre}` });
  const radio = (name: string | RegExp) => dialog.getByRole('radio', { name });
  const openDialog = async () => {
    await page.getByRole('button', { name: `Acciones de ${andres.nombre}` }).click();
    await page.getByRole('menuitem', { name: 'Responsable…' }).click();
  };

  await test.step('nothing was chosen here', async () => {
    await openDialog();
    await expect(radio('Sin responsable')).toBeChecked();
    await give(paula);
    await expect(radio(/^Paula/)).toBeChecked();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toHaveCount(0);
    expect((await cvs())[0]?.responsable_id).toBe(paula);
  });

  await test.step('somebody else was chosen here', async () => {
    await give(null);
    await openDialog();
    await expect(radio('Sin responsable')).toBeChecked();
    await radio('Ana Pizarro').check();
    await give(paula);
    await expect(told(page)).toBeVisible();
    await expect(dialog.getByText('ahora dice «Paula», tú escribiste «Ana Pizarro».')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    expect((await cvs())[0]?.responsable_id).toBe(paula);
    await dialog.getByRole('button', { name: 'Usar lo mío' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Ana Pizarro es responsable de 1 CV.')).toBeVisible();
  });
});

test('a field that was only opened shows what a colleague saves of it, and is saved as that', async ({ page }) => {
  const { cv, cvs, ofCv } = await openList(page);
  await page.getByRole('link', { name: andres.nombre }).click();
  await page.getByRole('button', { name: 'Editar Nombre' }).click();
  const nombre = page.getByRole('textbox', { name: 'Nombre', exact: true });
  await expect(nombre).toHaveValue(andres.nombre);
  expect((await page.request.patch(ofCv, { data: { nombre: 'Andrés Salazar' } })).ok()).toBe(true);
  await expect(nombre).toHaveValue('Andrés Salazar');
  await nombre.press('Enter');
  await expect(nombre).toBeHidden();

  await page.getByRole('button', { name: 'Editar Nombre' }).click();
  expect((await page.request.patch(ofCv, { data: { nombre: 'Andrés S. García' } })).ok()).toBe(true);
  await expect(nombre).toHaveValue('Andrés S. García');
  await nombre.fill('Andrés García');
  await expect(told(page)).toHaveCount(0);
  await nombre.press('Enter');
  await expect(nombre).toBeHidden();
  expect((await cvs()).find(({ id }) => id === cv.id)?.nombre).toBe('Andrés García');
});

test('what the file is read to say while its field is typed is told to be read, not changed by somebody', async ({
  page,
}) => {
  const { cvs, ofCv } = await openList(page);
  expect((await page.request.patch(ofCv, { data: { email: null, clave: 'vaciado' } })).ok()).toBe(true);
  await page.getByRole('link', { name: andres.nombre }).click();
  await page.getByRole('button', { name: 'Editar Correo' }).click();
  const correo = page.getByRole('textbox', { name: 'Correo', exact: true });
  await expect(correo).toHaveValue('');
  await correo.fill('andres@correo.cl');
  // Nobody's word any more: what stands there is what the file says.
  await post(page.request, '/api/acciones/deshacer', { claves: ['vaciado'] });
  await expect(told(page)).toBeVisible();
  await post(page.request, `${ofCv}/lectura`, {});
  await expect(page.getByText('Recluta leyó el archivo mientras editabas')).toBeVisible();
  await expect(told(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Usar lo mío' }).click();
  await expect(correo).toBeHidden();
  expect((await cvs())[0]?.email).toBe('andres@correo.cl');
});

test('a limit of days that a colleague sets while one is typed is asked about, and so is a name', async ({ page }) => {
  const { id } = await openList(page);
  await page.goto(`/procesos/${id}/configuracion?tab=etapas`);
  const limit = page.getByLabel('Límite de Preselección, en días');
  const colleague = async (data: object) =>
    expect((await page.request.patch(`/api/procesos/${id}/etapas/preseleccion`, { data })).ok()).toBe(true);

  await limit.fill('5');
  await colleague({ limite_dias: 3 });
  await expect(page.getByText('ahora dice «3 días», tú escribiste «5 días».')).toBeVisible();
  await limit.press('Enter');
  await expect(limit).toHaveValue('5');
  await page.getByRole('button', { name: 'Usar lo mío' }).click();
  await expect(told(page)).toHaveCount(0);
  await expect.poll(() => limitOf(page, id, 'preseleccion')).toBe(5);
  await page.reload();
  await expect(limit).toHaveValue('5');

  const name = page.getByLabel('Nombre de Preselección');
  await name.fill('Filtro inicial');
  await colleague({ limite_dias: 1 });
  await expect(limit).toHaveValue('1');
  await colleague({ limite_dias: 8 });
  await expect(limit).toHaveValue('8');
  await expect(told(page)).toHaveCount(0);
  await name.press('Enter');
  await expect(page.getByLabel('Límite de Filtro inicial, en días')).toHaveValue('8');
});

test('a stage that a colleague deletes while its name is typed is told with what was typed', async ({ page }) => {
  const { id } = await openList(page);
  await page.goto(`/procesos/${id}/configuracion?tab=etapas`);
  const name = page.getByLabel('Nombre de Oferta');
  await name.fill('Oferta enviada');
  expect((await page.request.delete(`/api/procesos/${id}/etapas/oferta`)).ok()).toBe(true);
  await expect(name).toHaveCount(0);
  await expect(page.getByText('La etapa «Oferta» ya no existe')).toBeVisible();
  await expect(page.getByText('Lo que escribías no se guardó: «Oferta enviada».')).toBeVisible();
});

test('a stage that a colleague deletes while it is looked at is told, until another one is chosen', async ({
  page,
}) => {
  const { id } = await openList(page);
  await page.goto(`/procesos/${id}/etapas?stage=oferta`);
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await expect(tab(/^Oferta/)).toHaveAttribute('aria-selected', 'true');
  expect((await page.request.delete(`/api/procesos/${id}/etapas/oferta`)).ok()).toBe(true);
  await expect(tab(/^Recibido/)).toHaveAttribute('aria-selected', 'true');
  const gone = page.getByText('Esta etapa ya no existe');
  await expect(gone).toBeVisible();
  await tab(/^Preselección/).click();
  await expect(gone).toHaveCount(0);
});

test('a reason that is deleted while it is chosen is told, and who is discarded is so without it', async ({ page }) => {
  await openList(page);
  const { motivos } = (await (await page.request.get('/api/motivos')).json()) as {
    motivos: { id: number; nombre: string }[];
  };
  const [motivo] = motivos;
  await page.getByRole('link', { name: andres.nombre }).focus();
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: /Descartado$/ });
  await dialog.getByRole('radio', { name: motivo?.nombre ?? '' }).check();
  expect((await page.request.delete(`/api/motivos/${motivo?.id}`)).ok()).toBe(true);
  await expect(dialog.getByText('Alguien eliminó el motivo que elegiste.')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Sin motivo' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByText('1 CV movido a Descartado.')).toBeVisible();
});

test('what is being typed of a task or a note that a colleague deletes stays, and is saved as a new one', async ({
  page,
}) => {
  const { ofCv } = await openList(page);
  const gone = async (path: string) => expect((await page.request.delete(path)).ok()).toBe(true);
  const { tarea } = await post<{ tarea: { id: number } }>(page.request, `${ofCv}/tareas`, { texto: 'Llamar' });
  const { nota } = await post<{ nota: { id: number } }>(page.request, `${ofCv}/notas`, { texto: 'Buena llamada' });
  await page.getByRole('link', { name: andres.nombre }).click();

  await page.getByRole('tab', { name: 'Tareas' }).click();
  await page.getByRole('button', { name: 'Editar la tarea Llamar' }).click();
  await page.getByRole('list', { name: 'Tareas' }).getByPlaceholder('Qué hay que hacer').fill('Llamar el lunes');
  await gone(`${ofCv}/tareas/${tarea.id}`);
  const lost = page.locator('form').filter({ hasText: 'Alguien eliminó la tarea «Llamar» mientras la editabas' });
  await expect(lost.getByPlaceholder('Qué hay que hacer')).toHaveValue('Llamar el lunes');
  await lost.getByRole('button', { name: 'Agregar tarea' }).click();
  await expect(page.getByRole('checkbox', { name: 'Hecha: Llamar el lunes' })).toBeVisible();
  await expect(lost).toHaveCount(0);

  await page.getByRole('tab', { name: 'Notas' }).click();
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await page.getByLabel('Editar nota').fill('Muy buena llamada');
  await gone(`${ofCv}/notas/${nota.id}`);
  await expect(page.getByText('Alguien eliminó esta nota mientras la editabas')).toBeVisible();
  await expect(page.getByLabel('Editar nota')).toHaveValue('Muy buena llamada');
  await page
    .locator('form')
    .filter({ hasText: 'Alguien eliminó' })
    .getByRole('button', { name: 'Guardar nota' })
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Muy buena llamada' })).toBeVisible();
});

test('a CV that a colleague deleted is called by what it is where something is done about it', async ({ page }) => {
  const { ofCv } = await openList(page);
  await page.getByRole('button', { name: `Acciones de ${andres.nombre}` }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  const question = page.getByRole('dialog', { name: '¿Estás seguro de eliminar este CV?' });
  await expect(question).toBeVisible();
  expect((await page.request.delete(ofCv)).ok()).toBe(true);
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(question.getByRole('alert')).toContainText('Este CV ya no está. Puede que alguien lo haya eliminado.');
});

test('an answer to a request that a colleague answers first stays in sight, and is said not to be sent', async ({
  page,
}) => {
  await openList(page);
  const { derechos } = (await (await page.request.get('/api/privacidad/contrato')).json()) as { derechos: string };
  await post(page.request, `/api${derechos}`, { derecho: 'acceso', nombre: 'Juan Pérez', email: 'juan@ejemplo.cl' });
  const { solicitudes } = (await (await page.request.get('/api/solicitudes')).json()) as {
    solicitudes: { id: number }[];
  };
  const id = solicitudes[0]?.id;
  await page.goto(`/ajustes/privacidad?solicitud=${id}`);
  const dialog = page.getByRole('dialog', { name: /^Acceso/ });
  await dialog.getByRole('textbox', { name: 'Respuesta' }).fill('Estimado Juan: te enviamos tus datos.');
  await post(page.request, `/api/solicitudes/${id}/respuesta`, { estado: 'acogida', respuesta: 'Van adjuntos.' });
  await expect(dialog.getByRole('alert')).toContainText('Alguien respondió mientras escribías');
  await expect(dialog.getByRole('alert')).toContainText('Estimado Juan: te enviamos tus datos.');
  await expect(dialog.getByText('Van adjuntos.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Acoger' })).toHaveCount(0);
});

test('what a colleague deleted first is gone, and not said to have failed', async ({ page }) => {
  await openList(page);
  const { etiqueta } = await post<{ etiqueta: { id: number } }>(page.request, '/api/etiquetas', { nombre: 'Sur' });
  await page.goto('/ajustes');
  await page.getByRole('button', { name: 'Eliminar Sur' }).click();
  const question = page.getByRole('dialog', { name: '¿Eliminar la etiqueta «Sur»?' });
  await expect(question).toBeVisible();
  expect((await page.request.delete(`/api/etiquetas/${etiqueta.id}`)).ok()).toBe(true);
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Esta etiqueta ya no está' })).toBeVisible();
  await expect(page.getByText('No se pudo eliminar la etiqueta')).toHaveCount(0);
});

test('who wears an etiqueta is counted anew while its deletion is asked', async ({ page }) => {
  const { id, cv } = await openList(page);
  const { etiqueta } = await post<{ etiqueta: { id: number } }>(page.request, '/api/etiquetas', { nombre: 'Sur' });
  await page.goto('/ajustes');
  await page.getByRole('button', { name: 'Eliminar Sur' }).click();
  const question = page.getByRole('dialog', { name: '¿Eliminar la etiqueta «Sur»?' });
  await expect(question).toContainText('Nadie la tiene.');
  await post(page.request, `/api/procesos/${id}/cvs/etiquetas/${etiqueta.id}`, { cv_ids: [cv.id] });
  await expect(question).not.toContainText('Nadie la tiene.');
});

test('the stage to which people were to pass is deleted meanwhile: another one is asked for', async ({ page }) => {
  const { id, cv } = await openList(page);
  const stages = `/api/procesos/${id}/etapas`;
  await post(page.request, `/api/procesos/${id}/cvs/move`, { cv_ids: [cv.id], to: 'entrevista' });
  await page.goto(`/procesos/${id}/configuracion?tab=etapas`);
  await page.getByRole('button', { name: 'Eliminar Entrevista' }).click();
  const dialog = page.getByRole('dialog', { name: '¿A qué etapa pasan las personas de «Entrevista»?' });
  const target = dialog.getByRole('combobox', { name: 'Pasan a' });
  await expect(target).toHaveValue('Preselección');
  expect((await page.request.delete(`${stages}/preseleccion`)).ok()).toBe(true);
  await expect(dialog.getByText('Alguien eliminó la etapa que estaba elegida. Elige otra.')).toBeVisible();
  await expect(target).toHaveValue('');
  await target.click();
  await page.getByRole('option', { name: 'Oferta' }).click();
  await dialog.getByRole('button', { name: 'Mover y eliminar etapa' }).click();
  await expect(page.getByText('Etapa eliminada. 1 persona pasó a Oferta.')).toBeVisible();
});

test('a number chooses the stage beside which it was seen, also when a colleague deletes one before it', async ({
  page,
}) => {
  const { id } = await openList(page);
  const etapaOf = async () => {
    const { cvs } = await (await page.request.get(`/api/procesos/${id}/cvs?stage=todas`)).json();
    return cvs[0].etapa;
  };
  const dialog = page.getByRole('dialog', { name: `Mover a ${andres.nombre} a…` });
  await page.goto(`/procesos/${id}/etapas?vista=tablero`);
  await page.getByRole('listitem').filter({ hasText: andres.nombre }).focus();
  await page.keyboard.press('m');
  await expect(dialog.getByRole('button', { name: 'Entrevista' })).toContainText('3');
  expect((await page.request.delete(`/api/procesos/${id}/etapas/preseleccion`)).ok()).toBe(true);
  await expect(dialog.getByRole('button', { name: 'Preselección' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Entrevista' })).toContainText('3');
  await page.keyboard.press('2');
  await page.keyboard.press('3');
  await expect(page.getByText('1 CV movido a Entrevista.')).toBeVisible();
  expect(await etapaOf()).toBe('entrevista');
});

test('a plantilla that a colleague keeps or deletes is heard of where they are listed', async ({ page }) => {
  const { id } = await openList(page);
  await page.goto(`/procesos/${id}/configuracion?tab=etapas`);
  const list = page.getByRole('region', { name: 'Plantillas' });
  await expect(list).toContainText('Aún no hay plantillas.');
  const { plantilla } = await post<{ plantilla: { id: number } }>(page.request, `/api/procesos/${id}/plantillas`, {
    nombre: 'Ventas con prueba',
  });
  await expect(list).toContainText('Ventas con prueba');
  expect((await page.request.delete(`/api/plantillas/${plantilla.id}`)).ok()).toBe(true);
  await expect(list).toContainText('Aún no hay plantillas.');
});

test('a calendar address that was made in another tab is not ended by making one unasked', async ({ page }) => {
  await openList(page);
  await page.goto('/ajustes');
  const section = page.getByRole('region', { name: 'Calendario externo' });
  await expect(section.getByRole('button', { name: 'Crear dirección' })).toBeVisible();
  await post(page.request, '/api/calendario/suscripcion', {});
  await expect(section.getByRole('button', { name: 'Renovar dirección' })).toBeVisible();
  await expect(section.getByRole('button', { name: 'Crear dirección' })).toHaveCount(0);
});

test('a calendar address that is still shown is said to be dead once another tab renewed it', async ({ page }) => {
  await openList(page);
  await page.goto('/ajustes');
  const section = page.getByRole('region', { name: 'Calendario externo' });
  const address = section.getByRole('textbox', { name: 'Tu dirección secreta' });
  const gone = section.getByRole('alert');
  await section.getByRole('button', { name: 'Crear dirección' }).click();
  await expect(address).toHaveValue(/recluta\.ics$/);
  const first = await address.inputValue();
  await post(page.request, '/api/calendario/suscripcion', {});
  await expect(gone).toContainText('La dirección que estaba aquí ya no sirve');
  await expect(address).toHaveCount(0);

  await section.getByRole('button', { name: 'Renovar dirección' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Renovar dirección' }).click();
  await expect(address).toHaveValue(/recluta\.ics$/);
  await expect(address).not.toHaveValue(first);
  await expect(gone).toHaveCount(0);
});

test('a temporary password that is still shown is said to serve no more once another one was made', async ({
  page,
}) => {
  await openList(page);
  const { empresas } = (await (await page.request.get('/api/empresas')).json()) as { empresas: { id: number }[] };
  await createUsuario(page, 'reclutador', empresas[0]?.id ?? 0);
  const { usuarios } = (await (await page.request.get('/api/usuarios')).json()) as { usuarios: { id: number }[] };
  await page.goto('/usuarios');
  await page.getByRole('button', { name: 'Acciones de Ana Pizarro' }).click();
  await page.getByRole('menuitem', { name: 'Contraseña temporal…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contraseña temporal' });
  await dialog.getByRole('button', { name: 'Crear contraseña' }).click();
  await expect(dialog.getByText('Cópiala ahora')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await post(page.request, `/api/usuarios/${usuarios.at(-1)?.id}/contrasena-temporal`, {});
  await expect(dialog.getByRole('alert')).toHaveText('Ya no sirve: después se creó otra.');
  await expect(dialog.getByText('Cópiala ahora')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Copiar' })).toBeDisabled();
});

test('a name that was changed elsewhere is the one of who is signed in, in every screen at once', async ({
  page,
  another,
}) => {
  await openList(page);
  const { empresas } = (await (await page.request.get('/api/empresas')).json()) as { empresas: { id: number }[] };
  const email = await createUsuario(page, 'reclutador', empresas[0]?.id ?? 0);
  const { usuarios } = (await (await page.request.get('/api/usuarios')).json()) as { usuarios: { id: number }[] };
  const theirs = await another();
  await signIn(theirs, email);
  const navigation = theirs.getByRole('navigation', { name: 'Navegación principal' });
  await expect(navigation).toContainText('Ana Pizarro');
  const data = { nombre: 'Ana Pizarro Soto' };
  expect((await page.request.put(`/api/usuarios/${usuarios.at(-1)?.id}`, { data })).ok()).toBe(true);
  await expect(navigation).toContainText('Ana Pizarro Soto');
});
