import { createCuenta, createEmpresa, createUsuario, freshEmail, PASSWORD, post } from './cuenta.ts';
import { expect, type Page, test } from './fixtures.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';
import { unreached } from './unreached.ts';

/** Sentences of §8 that no journey of a screen meets on its way. */
test.use({ allowed: [/status of (4\d\d|502)|answer 502|ERR_FAILED/] });

const [andres] = PEOPLE;
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const fail = (page: Page, operation: string) => page.route(`**/trpc/**${operation}**`, (route) => route.abort());
/** The server answers an operation, alone in its request, with this. */
const answer = (page: Page, operation: string, status: number, body: object) =>
  page.route(`**/trpc/${operation}**`, (route) => route.fulfill({ status, json: [body] }));

/** Etapas with one read CV. */
async function openStage(page: Page): Promise<void> {
  const { id } = await sampleProceso(page, [andres]);
  const { cvs } = (await (await page.request.get(`/api/procesos/${id}/cvs`)).json()) as { cvs: { id: number }[] };
  await post(page.request, `/api/procesos/${id}/cvs/move`, { cv_ids: cvs.map((cv) => cv.id), to: 'preseleccion' });
  await page.goto(`/procesos/${id}/etapas`);
  await expect(page.getByRole('link', { name: andres.nombre })).toBeVisible();
}

const seeFile = async (page: Page) => {
  await page.getByRole('button', { name: `Acciones de ${andres.nombre}` }).click();
  await page.getByRole('menuitem', { name: 'Ver archivo' }).click();
};

test('a registration refused without a reason says that there is no cuenta', async ({ page }) => {
  await page.goto('/login?tab=crear');
  await page.getByLabel('Nombre').fill('Paula');
  await page.getByLabel('Correo').fill(freshEmail('rechazada'));
  await page.getByLabel('Contraseña').fill(PASSWORD);
  const data = { code: 'BAD_REQUEST', httpStatus: 400, codigo: 'invalido' };
  await answer(page, 'sesion.register', 400, { error: { message: '', code: -32600, data } });
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('alert')).toHaveText('No se pudo crear la cuenta.');
  await expect(page.getByLabel('Nombre')).toHaveValue('Paula');
});

test('what a proxy answers in the place of the server is no lost connection: each way in says its own', async ({
  page,
}) => {
  const instead = (body: string) =>
    page.route(/trpc\/sesion\.(login|register)/, (route) => route.fulfill({ status: 502, body }));
  await page.goto('/login');
  await page.getByLabel('Correo').fill('paula@ejemplo.cl');
  await page.getByLabel('Contraseña').fill(PASSWORD);
  for (const body of ['<h1>Bad Gateway</h1>', '[{}]', '']) {
    await page.unrouteAll();
    await instead(body);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(page.getByRole('alert')).toHaveText('Credenciales inválidas');
  }
  await page.unrouteAll();
  await fail(page, 'sesion.login');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('alert')).toHaveText('Error de conexión con el servidor.');

  await page.unrouteAll();
  await instead('<h1>Bad Gateway</h1>');
  await page.getByRole('tab', { name: 'Crear cuenta' }).click();
  await page.getByLabel('Nombre').fill('Paula');
  await page.getByLabel('Correo').fill(freshEmail('proxy'));
  await page.getByLabel('Contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('alert')).toHaveText('No se pudo crear la cuenta.');
});

test('an usuario that could not be changed leaves the form as typed', async ({ page }) => {
  await createCuenta(page);
  const email = await createUsuario(page, 'reclutador', await createEmpresa(page, 'Cobranzas Ñuñoa'));
  await page.goto('/usuarios');
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: /^Acciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Usuario' });
  await dialog.getByLabel('Nombre').fill('Ana María');
  await fail(page, 'usuarios.update');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Error al actualizar usuario');
  await expect(dialog.getByRole('alert')).toContainText('Error de conexión con el servidor.');
  await expect(dialog.getByLabel('Nombre')).toHaveValue('Ana María');
  // Where it was pressed: Enter tries again.
  await expect(dialog.getByRole('button', { name: 'Guardar cambios' })).toBeFocused();
});

test('a proceso that could not be changed leaves the form as typed', async ({ page }) => {
  await createCuenta(page);
  const empresa_id = await createEmpresa(page, 'Cobranzas Ñuñoa');
  await post(page.request, '/api/procesos', { empresa_id, nombre: 'Cajero' });
  await page.goto('/procesos');
  await page.getByRole('button', { name: 'Más acciones de Cajero' }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Proceso' });
  await dialog.getByLabel('Nombre').fill('Cajera');
  await fail(page, 'procesos.update');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(alert(page, 'Error al actualizar el proceso')).toContainText('Error de conexión con el servidor.');
  await expect(dialog.getByLabel('Nombre')).toHaveValue('Cajera');
});

test('a CV that could not be deleted is still there, and the question stays open', async ({ page }) => {
  const { id } = await sampleProceso(page, [andres]);
  await page.goto(`/procesos/${id}/cvs`);
  await expect(page.getByRole('link', { name: andres.nombre })).toBeVisible();
  await fail(page, 'cvs.remove');
  await page.getByRole('button', { name: `Acciones de ${andres.nombre}` }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  const question = page.getByRole('dialog', { name: '¿Estás seguro de eliminar este CV?' });
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(question.getByRole('alert')).toContainText('No se pudo eliminar el CV');
  await expect(question.getByRole('button', { name: 'Eliminar' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('link', { name: andres.nombre })).toBeVisible();
});

test('a file of Etapas that does not open, or has no address, says which', async ({ page }) => {
  await openStage(page);
  await fail(page, 'cvs.signedUrl');
  await seeFile(page);
  await expect(alert(page, 'No se pudo abrir el archivo (URL firmada).')).toContainText(
    'No se pudo obtener la URL firmada',
  );
  await page.unrouteAll();
  await answer(page, 'cvs.signedUrl', 200, { result: { data: { url: '', expira_en: 60 } } });
  await seeFile(page);
  await expect(alert(page, 'Respuesta sin URL')).toBeVisible();
});

test('a file of the CVs screen without an address says so', async ({ page }) => {
  const { id } = await sampleProceso(page, [andres]);
  await page.goto(`/procesos/${id}/cvs`);
  await expect(page.getByRole('link', { name: andres.nombre })).toBeVisible();
  await answer(page, 'cvs.signedUrl', 200, { result: { data: { url: '', expira_en: 60 } } });
  await seeFile(page);
  await expect(alert(page, 'El backend no devolvió la URL firmada')).toBeVisible();
});

test('a list of usuarios without anybody says so', async ({ page }) => {
  await createCuenta(page);
  await page.goto('/procesos');
  await expect(page.getByText('Aún no tienes procesos.')).toBeVisible();
  await page.route('**/trpc/**usuarios.list**', async (route) => {
    const operations = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? [];
    const answers = (await (await route.fetch()).json()) as { result: { data: object } }[];
    const empty = { result: { data: { usuarios: [] } } };
    await route.fulfill({ json: answers.map((each, i) => (operations[i] === 'usuarios.list' ? empty : each)) });
  });
  await page.getByRole('link', { name: 'Usuarios' }).click();
  await expect(page.getByText('No hay usuarios registrados.')).toBeVisible();
});

test('a calendar that could not be loaded says so and is loaded on retry', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  const press = await unreached(page, '**/trpc/**calendario**');
  await page.goto(`/procesos/${id}/calendario`);
  await expect(page.getByText('Error al cargar datos')).toBeVisible();
  await press(page.getByRole('button', { name: 'Reintentar' }));
  await expect(page.getByRole('button', { name: 'Hoy', exact: true })).toBeVisible();
});

test('a plan whose CVs are used up tells the sender, and whoever shares the link', async ({ page }) => {
  await createCuenta(page, 'gratis');
  const empresa_id = await createEmpresa(page, 'Cobranzas Ñuñoa');
  const { proceso } = await post<{ proceso: { id: number; public_id: string } }>(page.request, '/api/procesos', {
    empresa_id,
    nombre: 'Cajero',
  });
  const multipart = new FormData();
  for (let i = 0; i < 20; i++) multipart.append('files', new File([`%PDF-1.4\n% ${i}\n`], `cv-${i}.pdf`));
  const sent = await page.request.post(`/api/procesos/${proceso.id}/cvs/upload`, { multipart });
  expect(sent.ok(), await sent.text()).toBe(true);
  await page.goto(`/upload-cvs/${proceso.public_id}`);
  await expect(page.getByText('Este proceso no puede recibir más CVs por ahora.')).toBeVisible();

  const why = page.getByText('Tu plan llegó a sus 20 CVs: quien abre el enlace público no puede enviar más.');
  await page.goto('/procesos');
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(why).toBeVisible();
  await page.goto(`/procesos/${proceso.id}/cvs`);
  await page.getByRole('button', { name: 'Subir CVs' }).click();
  await expect(page.getByRole('dialog').getByText('Tu plan llegó a sus 20 CVs: no entra ninguno más.')).toBeVisible();
  await page.goto(`/upload-cvs?proceso=${proceso.id}`);
  await expect(why).toBeVisible();
  const cvs = `/api/procesos/${proceso.id}/cvs`;
  const { cvs: held } = (await (await page.request.get(cvs)).json()) as { cvs: { id: number }[] };
  expect((await page.request.delete(`${cvs}/${held[0]?.id}`)).ok()).toBe(true);
  await expect(why).toBeHidden();
});

test('what two change at a time is told to the second, who keeps what they typed', async ({ page }) => {
  const { id } = await sampleProceso(page, [andres]);
  await page.goto(`/procesos/${id}/cvs`);
  await page.getByRole('link', { name: andres.nombre }).click();
  await expect(page).toHaveURL(/cv=\d+/);
  const cv = new URL(page.url()).searchParams.get('cv');
  const ofCv = `/api/procesos/${id}/cvs/${cv}`;
  const told = page.getByText('Alguien cambió lo mismo mientras editabas');
  const theirs = page.getByRole('button', { name: 'Ver lo nuevo' });
  const mine = page.getByRole('button', { name: 'Usar lo mío' });
  const elsewhere = async (path: string, data: object) =>
    expect((await page.request.patch(path, { data })).ok(), path).toBe(true);

  await test.step('a field of a person', async () => {
    await page.getByRole('button', { name: 'Editar Correo' }).click();
    const correo = page.getByRole('textbox', { name: 'Correo' });
    await correo.fill('andres@ejemplo.cl');
    await elsewhere(ofCv, { email: 'salazar@ejemplo.cl' });
    await expect(told).toBeVisible();
    await expect(page.getByText('ahora dice «salazar@ejemplo.cl», tú escribiste «andres@ejemplo.cl».')).toBeVisible();
    await expect(correo).toHaveValue('andres@ejemplo.cl');
    await mine.click();
    await expect(correo).toBeHidden();
    await expect(page.getByRole('definition').filter({ hasText: 'andres@ejemplo.cl' })).toBeVisible();
  });

  await test.step('a task', async () => {
    const { tarea } = await post<{ tarea: { id: number } }>(page.request, `${ofCv}/tareas`, { texto: 'Llamar' });
    await page.getByRole('tab', { name: 'Tareas' }).click();
    await page.getByRole('button', { name: 'Editar la tarea Llamar' }).click();
    const words = page.getByRole('list', { name: 'Tareas' }).getByPlaceholder('Qué hay que hacer');
    await words.fill('Citar');
    await elsewhere(`${ofCv}/tareas/${tarea.id}`, { texto: 'Escribirle' });
    await expect(told).toBeVisible();
    await theirs.click();
    await expect(words).toHaveValue('Escribirle');
    await expect(told).toBeHidden();
  });

  await test.step('an own note, in two tabs', async () => {
    const { nota } = await post<{ nota: { id: number } }>(page.request, `${ofCv}/notas`, { texto: 'Buena llamada' });
    await page.getByRole('tab', { name: 'Notas' }).click();
    await page.getByRole('button', { name: 'Editar', exact: true }).click();
    await page.getByLabel('Editar nota').fill('Muy buena llamada');
    await elsewhere(`${ofCv}/notas/${nota.id}`, { texto: 'Mala llamada' });
    await expect(told).toBeVisible();
    await mine.click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Muy buena llamada' })).toBeVisible();
  });

  await test.step('a reason for discarding', async () => {
    const { motivos } = (await (await page.request.get('/api/motivos')).json()) as {
      motivos: { id: number; nombre: string }[];
    };
    const [motivo] = motivos;
    await page.goto('/ajustes');
    await page.getByRole('button', { name: `Editar ${motivo?.nombre}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Editar motivo' });
    await dialog.getByLabel('Motivo').fill('Vive lejos');
    await elsewhere(`/api/motivos/${motivo?.id}`, { nombre: 'No puede viajar' });
    await expect(told).toBeVisible();
    await mine.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Vive lejos')).toBeVisible();
  });

  await test.step('the own nombre, which the second learns of when it is refused', async () => {
    const nombre = page.getByLabel('Nombre', { exact: true });
    await nombre.fill('Paula H.');
    await elsewhere('/api/auth/perfil', { nombre: 'Paula Huenchumán' });
    await page.getByRole('button', { name: 'Guardar nombre' }).click();
    await expect(alert(page, 'Alguien cambió esto mientras lo editabas.')).toBeVisible();
    await expect(nombre).toHaveValue('Paula H.');
    await theirs.click();
    await expect(nombre).toHaveValue('Paula Huenchumán');
  });
});
