import {
  choose,
  createCuenta,
  createEmpresa,
  createUsuario,
  expectAccessible,
  freshEmail,
  PASSWORD,
  post,
  signIn,
} from './cuenta.ts';
import { expect, type Page, test } from './fixtures.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';
import { unreached } from './unreached.ts';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const limits = (page: Page) => page.getByRole('region', { name: 'Límites de tu plan' });
const dialog = (page: Page) => page.getByRole('dialog');

/** Fills the create-user dialog that is open. */
async function fill(page: Page, email: string, repeat = PASSWORD): Promise<void> {
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByRole('textbox', { name: 'Contraseña', exact: true }).fill(PASSWORD);
  await dialog(page).getByRole('textbox', { name: 'Repetir contraseña' }).fill(repeat);
}

test('an administrador creates a visor, makes a reclutador of them and later replaces their forgotten password', async ({
  page,
  another,
}) => {
  await createCuenta(page, 'basico');
  await createEmpresa(page, 'Cobranzas Ñuñoa');
  const email = freshEmail('ana');
  await page.goto('/usuarios');
  await expect(row(page, 'Paula Huenchumán')).toContainText('Administrador');
  await expect(limits(page)).toContainText('Has alcanzado el límite de tu plan.');
  await expect(limits(page)).toContainText('Dentro de los márgenes del plan.');
  await page.getByRole('button', { name: 'Nuevo usuario' }).click();
  const save = dialog(page).getByRole('button', { name: 'Crear usuario' });
  await save.click();
  await expect(dialog(page).getByText('Debes seleccionar una empresa.')).toBeVisible();
  await expect(dialog(page).getByText('El correo es obligatorio.')).toBeVisible();
  // An error takes the place of the help.
  await expect(dialog(page).getByLabel('Repetir contraseña')).toHaveAccessibleDescription('Repite la contraseña.');
  await expect(dialog(page).getByText('le pediremos que elija la suya')).toHaveCount(0);
  await fill(page, email, 'otra-cosa');
  await save.click();
  await expect(dialog(page).getByText('Las contraseñas no coinciden.')).toBeVisible();
  await fill(page, email);
  // Chosen again it stays chosen.
  await choose(page, 'Empresa', 'Cobranzas Ñuñoa');
  await choose(page, 'Empresa', 'Cobranzas Ñuñoa');
  await choose(page, 'Rol', 'Visor');
  await save.click();
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, email)).toContainText('Visor');
  await expect(row(page, email)).toContainText('Cobranzas Ñuñoa');
  await expect(row(page, email)).toContainText('Activo');
  await expect(limits(page)).toContainText('1 de 2');

  await row(page, email)
    .getByRole('button', { name: `Acciones de ${email}` })
    .click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(page).toHaveURL(/\?usuario=\d+$/);
  await dialog(page).getByLabel('Nombre').fill('Ana Pizarro');
  await choose(page, 'Rol', 'Reclutador');
  await dialog(page).getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(row(page, email)).toContainText('Ana Pizarro');
  await expect(row(page, email)).toContainText('Reclutador');
  await expect(page).toHaveURL('/usuarios');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Deshecho: el usuario como antes.')).toBeVisible();
  await expect(row(page, email)).toContainText('Visor');
  await expect(row(page, email)).not.toContainText('Ana Pizarro');

  const menu = () =>
    row(page, email)
      .getByRole('button', { name: /^Acciones de/ })
      .click();
  await menu();
  await page.getByRole('menuitem', { name: 'Contraseña temporal…' }).click();
  await expect(dialog(page)).toContainText('Cerramos sus sesiones.');
  await dialog(page).getByRole('button', { name: 'Crear contraseña' }).click();
  const made = dialog(page).getByRole('textbox', { name: 'Contraseña temporal' });
  await expect(made).toBeFocused();
  const temporal = await made.inputValue();
  await dialog(page).getByRole('button', { name: 'Listo' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/usuarios');
  // What was shown once is not shown again.
  await menu();
  await page.getByRole('menuitem', { name: 'Contraseña temporal…' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Crear contraseña' })).toBeVisible();
  await expect(made).toBeHidden();

  const theirs = await another();
  await theirs.goto('/login');
  await expect(theirs.getByText('¿Olvidaste tu contraseña? Pídele una temporal a tu administrador.')).toBeVisible();
  await signIn(theirs, email, temporal);
  await expect(dialog(theirs)).toContainText('Elige tu propia contraseña');
});

test("the administrador's rol is fixed, and their new name shows at once", async ({ page }) => {
  await createCuenta(page);
  await page.goto('/usuarios');
  await row(page, 'Paula Huenchumán')
    .getByRole('button', { name: /^Acciones de/ })
    .click();
  // Nobody gives a temporary password to themselves.
  await expect(page.getByRole('menuitem')).toHaveText(['Editar']);
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(dialog(page).getByRole('combobox', { name: 'Rol' })).toBeDisabled();
  await dialog(page).getByLabel('Nombre').fill('Paula H. Catrileo');
  await dialog(page).getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('navigation', { name: 'Navegación principal' })).toContainText('Paula H. Catrileo');
  // Nobody of this account.
  await page.goto('/usuarios?usuario=999999');
  await expect(dialog(page)).toContainText('No encontramos a este usuario.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/usuarios');
});

test('a rol without a place left cannot be saved, and says why', async ({ page }) => {
  await createCuenta(page, 'gratis');
  const empresa = await createEmpresa(page, 'Cobranzas Ñuñoa');
  const email = await createUsuario(page, 'reclutador', empresa);
  await page.goto('/usuarios?usuario=nuevo');
  const save = dialog(page).getByRole('button', { name: 'Crear usuario' });
  await expect(dialog(page).getByText('Límite de reclutadores alcanzado por tu plan.')).toBeVisible();
  await expect(save).toBeDisabled();
  await choose(page, 'Rol', 'Visor');
  await expect(dialog(page).getByText('Límite de visores alcanzado por tu plan.')).toBeVisible();
  await expect(save).toBeDisabled();
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: 'Descartar lo escrito' }).click();
  await expect(limits(page)).toContainText('Tu plan no permite crear elementos en esta categoría.');

  await row(page, email)
    .getByRole('button', { name: /^Acciones de/ })
    .click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Guardar cambios' })).toBeEnabled();
  await choose(page, 'Rol', 'Visor');
  await expect(dialog(page).getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();
});

test('a reclutador sees the list and why it cannot be changed', async ({ page, another }) => {
  const admin = await another();
  await createCuenta(admin);
  await signIn(page, await createUsuario(admin, 'reclutador', await createEmpresa(admin, 'Tiendas del Sur')));
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await page.goto('/usuarios');
  await expect(row(page, 'Paula Huenchumán')).toBeVisible();
  await expect(page.getByText('Solo un administrador puede crear o editar usuarios.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nuevo usuario' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Acciones de/ })).toHaveCount(0);
});

test('ajustes shows who I am, my plan and how it looks, and remembers the latter', async ({ page }) => {
  const email = await createCuenta(page, 'gratis');
  await page.goto('/ajustes');
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mi cuenta' })).toContainText(email);
  await expect(page.getByRole('region', { name: 'Plan y uso' })).toContainText(
    'Plan Gratis Hasta 1 proceso activo y 20 CVs.',
  );
  await page.getByText('Oscuro', { exact: true }).click();
  await page.getByText('Compacta', { exact: true }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('radio', { name: 'Compacta' })).toBeChecked();
});

test.describe('when something fails', () => {
  test.use({ allowed: [/status of 4\d\d|ERR_FAILED/] });

  test('a taken e-mail is told at its field, under the sentence of what failed', async ({ page }) => {
    const email = await createCuenta(page);
    await createEmpresa(page, 'Cobranzas Ñuñoa');
    await page.goto('/usuarios?usuario=nuevo');
    await fill(page, email);
    await choose(page, 'Empresa', 'Cobranzas Ñuñoa');
    await dialog(page).getByRole('button', { name: 'Crear usuario' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Error al crear usuario');
    await expect(dialog(page).getByRole('alert')).toContainText('Ya existe una cuenta con ese correo.');
    await expect(dialog(page).getByLabel('Email')).toHaveValue(email);
  });

  test('two people edit one usuario: the second sees both values, and chooses which stands', async ({ page }) => {
    await createCuenta(page);
    const email = await createUsuario(page, 'reclutador', await createEmpresa(page, 'Cobranzas Ñuñoa'));
    const empresa_id = await createEmpresa(page, 'Tiendas del Sur');
    const stored = async () => {
      const answer = await page.request.get('/api/usuarios?scope=tenant');
      const { usuarios } = (await answer.json()) as { usuarios: { id: number; email: string; nombre: string }[] };
      return usuarios.find((usuario) => usuario.email === email);
    };
    const { id } = (await stored()) ?? { id: 0 };
    const change = (data: object) => page.request.put(`/api/usuarios/${id}`, { data });
    await page.goto(`/usuarios?usuario=${id}`);
    await dialog(page).getByLabel('Nombre').fill('Ana P. Rojas');
    expect((await change({ nombre: 'Ana Pizarro Soto', empresa_id })).ok()).toBe(true);
    await expect(
      dialog(page).getByText('Nombre: ahora dice «Ana Pizarro Soto», tú escribiste «Ana P. Rojas».'),
    ).toBeVisible();
    await expect(dialog(page).getByText('Alguien cambió empresa mientras editabas.')).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Alguien cambió esto mientras lo editabas.');
    expect(await stored()).toMatchObject({ nombre: 'Ana Pizarro Soto' });
    await dialog(page).getByRole('button', { name: 'Usar lo mío' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(await stored()).toMatchObject({ nombre: 'Ana P. Rojas', empresa_id });

    await page.goto(`/usuarios?usuario=${id}`);
    await dialog(page).getByLabel('Nombre').fill('Anita');
    expect((await change({ nombre: 'Ana María Pizarro' })).ok()).toBe(true);
    await dialog(page).getByRole('button', { name: 'Ver lo nuevo' }).click();
    await expect(dialog(page).getByLabel('Nombre')).toHaveValue('Ana María Pizarro');
  });

  test('a wrong current password is told, the right one changes it', async ({ page, another }) => {
    const email = await createCuenta(page);
    await page.goto('/ajustes');
    await page.getByLabel('Contraseña actual').fill('no-es-esta-clave');
    await page.getByLabel('Contraseña nueva').fill('araucaria-verde-2026');
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByText('La contraseña actual no es correcta.')).toBeVisible();
    await page.getByLabel('Contraseña actual').fill(PASSWORD);
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByText('Contraseña cambiada. Cerramos tus otras sesiones.')).toBeVisible();
    const other = await another();
    await signIn(other, email, 'araucaria-verde-2026');
    await expect(other).toHaveURL('/dashboard');
  });

  test('lists and limits that could not be loaded say so', async ({ page }) => {
    await createCuenta(page);
    const press = await unreached(page, /usuarios\.list|cuenta\.limits/);
    await page.goto('/usuarios');
    await expect(page.getByText('Error al cargar datos')).toHaveCount(2);
    await press(page.getByRole('button', { name: 'Reintentar' }).last());
    await expect(row(page, 'Paula Huenchumán')).toBeVisible();
  });
});

test('whoever becomes a visor hands over the people they follow, and it can be taken back', async ({ page }) => {
  const [andres] = PEOPLE;
  const { id } = await sampleProceso(page, [andres]);
  const { empresas } = (await (await page.request.get('/api/empresas')).json()) as { empresas: { id: number }[] };
  const email = await createUsuario(page, 'reclutador', empresas[0]?.id ?? 0);
  const { usuarios } = (await (await page.request.get('/api/usuarios')).json()) as {
    usuarios: { id: number; email: string }[];
  };
  const cvs = async () =>
    (
      (await (await page.request.get(`/api/procesos/${id}/cvs`)).json()) as {
        cvs: { id: number; responsable_id: number }[];
      }
    ).cvs;
  const [paula, ana] = usuarios;
  await post(page.request, `/api/procesos/${id}/cvs/responsable`, {
    cv_ids: (await cvs()).map((cv) => cv.id),
    responsable_id: ana?.id,
  });
  await page.goto(`/usuarios?usuario=${ana?.id}`);
  await choose(page, 'Rol', 'Visor');
  await expect(dialog(page).getByText('Un visor no puede cambiar nada.')).toBeVisible();
  await choose(page, '¿Quién sigue con su CV a cargo?', /^Paula/);
  await dialog(page).getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('1 CV cambió de responsable.')).toBeVisible();
  await expect(row(page, email)).toContainText('Visor');
  expect((await cvs())[0]?.responsable_id).toBe(paula?.id);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(row(page, email)).toContainText('Reclutador');
  await expect.poll(async () => (await cvs())[0]?.responsable_id).toBe(ana?.id);
});

test('a visor is told in the configuration of a proceso that it is theirs to read, and is offered nothing to save', async ({
  page,
  another,
}) => {
  const admin = await another();
  const { id } = await sampleProceso(admin);
  const { empresas } = (await (await admin.request.get('/api/empresas')).json()) as { empresas: { id: number }[] };
  await signIn(page, await createUsuario(admin, 'visor', empresas[0]?.id ?? 0));
  await page.getByRole('button', { name: 'Ahora no' }).click();
  for (const tab of ['fechas', 'criterios', 'tecnologias', 'etapas']) {
    await page.goto(`/procesos/${id}/configuracion?tab=${tab}`);
    await expect(page.getByText('Tu rol permite ver la configuración, no cambiarla.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Guardar|Agregar|Eliminar)/ })).toHaveCount(0);
  }
  await admin.goto(`/procesos/${id}/configuracion`);
  await expect(admin.getByRole('button', { name: 'Guardar Fechas' })).toBeVisible();
  await expect(admin.getByText('Tu rol permite ver')).toHaveCount(0);
});
