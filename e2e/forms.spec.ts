import { choose, createCuenta, createEmpresa, freshEmail, PASSWORD } from './cuenta.ts';
import { expect, type Page, test } from './fixtures.ts';

/** Emoji of several code points, a text that turns the line around, quotes, and what would run if it were not text. */
const HOSTILE =
  '👩🏽‍💻 مرحبا \u202eabc\u202c O\'Brien "x" <script>window.ran=1</script><img src=x onerror="window.ran=1"> {{7*7}} %00';
const LONG = 'á'.repeat(10_000);
const EMPRESA = 'Cobranzas del Sur';

type Form = {
  name: string;
  /** Opens the form and fills all but the field. */
  open: (page: Page) => Promise<unknown>;
  field: string;
  submit: string;
  /** Its call at the screens' door. */
  call: string;
  /** What is said when the network is gone. */
  failed: string;
  max: number;
};

const ofProceso = async (page: Page): Promise<number> => {
  const { empresas } = (await (await page.request.get('/api/empresas')).json()) as { empresas: { id: number }[] };
  const data = { empresa_id: empresas[0]?.id, nombre: 'Cajero' };
  return ((await (await page.request.post('/api/procesos', { data })).json()) as { proceso: { id: number } }).proceso
    .id;
};

const FORMS: readonly Form[] = [
  {
    name: 'Crear Empresa',
    open: async (page) => {
      await page.goto('/empresas/nueva');
      await choose(page, 'Tipo', 'Final');
    },
    field: 'Nombre',
    submit: 'Crear empresa',
    call: 'empresas.create',
    failed: 'Error al guardar la empresa',
    max: 300,
  },
  {
    name: 'Crear Proceso',
    open: async (page) => {
      await page.goto('/procesos/nuevo');
      await choose(page, 'Empresa', EMPRESA);
    },
    field: 'Nombre',
    submit: 'Crear proceso',
    call: 'procesos.create',
    failed: 'Error al guardar el proceso',
    max: 300,
  },
  {
    name: 'Crear Usuario',
    open: async (page) => {
      await page.goto('/usuarios?usuario=nuevo');
      await page.getByLabel('Email').fill(freshEmail('hostil'));
      await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(PASSWORD);
      await page.getByRole('textbox', { name: 'Repetir contraseña' }).fill(PASSWORD);
      await choose(page, 'Empresa', EMPRESA);
    },
    field: 'Nombre',
    submit: 'Crear usuario',
    call: 'usuarios.create',
    failed: 'Error al crear usuario',
    max: 300,
  },
  {
    name: 'Criterios',
    open: async (page) => page.goto(`/procesos/${await ofProceso(page)}/configuracion?tab=criterios`),
    field: 'Nuevo criterio',
    submit: 'Agregar',
    call: 'configuracion.addCriterio',
    failed: 'No se pudo agregar el criterio.',
    max: 120,
  },
  {
    name: 'Tecnologías',
    open: async (page) => page.goto(`/procesos/${await ofProceso(page)}/configuracion?tab=tecnologias`),
    field: 'Nueva tecnología',
    submit: 'Agregar',
    call: 'configuracion.addTecnologia',
    failed: 'No se pudo agregar la tecnología.',
    max: 120,
  },
  {
    name: 'Áreas',
    open: async (page) => {
      const { empresas } = (await (await page.request.get('/api/empresas')).json()) as { empresas: { id: number }[] };
      await page.goto(`/empresas?empresa=${empresas[0]?.id}&tab=areas`);
    },
    field: 'Nueva área',
    submit: 'Agregar',
    call: 'empresas.createArea',
    failed: 'Error al crear área',
    max: 120,
  },
  {
    name: 'Nueva etapa',
    open: async (page) => page.goto(`/procesos/${await ofProceso(page)}/configuracion?tab=etapas`),
    field: 'Nombre',
    submit: 'Agregar etapa',
    call: 'etapas.create',
    failed: 'No se pudo agregar la etapa.',
    max: 60,
  },
  {
    name: 'Guardar como plantilla',
    open: async (page) => {
      await page.goto(`/procesos/${await ofProceso(page)}/configuracion?tab=etapas`);
      await page.getByRole('button', { name: 'Guardar como plantilla' }).click();
    },
    field: 'Nombre de la plantilla',
    submit: 'Guardar como plantilla',
    call: 'etapas.savePlantilla',
    failed: 'No se pudo guardar la plantilla.',
    max: 80,
  },
  {
    name: 'Motivo de descarte',
    open: async (page) => {
      await page.goto('/ajustes');
      await page.getByRole('button', { name: 'Agregar motivo' }).click();
    },
    field: 'Motivo',
    submit: 'Agregar motivo',
    call: 'motivos.create',
    failed: 'No se pudo guardar el motivo',
    max: 120,
  },
  {
    name: 'Cambiar contraseña',
    open: async (page) => {
      await page.goto('/ajustes');
      await page.getByLabel('Contraseña actual').fill(PASSWORD);
    },
    field: 'Contraseña nueva',
    submit: 'Cambiar contraseña',
    call: 'sesion.changePassword',
    failed: 'No se pudo cambiar la contraseña.',
    max: 128,
  },
  {
    name: 'Registro',
    open: async (page) => {
      await page.context().clearCookies();
      await page.goto('/registro');
      await page.getByLabel('Correo').fill(freshEmail('hostil'));
      await page.getByLabel('Contraseña').fill(PASSWORD);
    },
    field: 'Nombre',
    submit: 'Crear cuenta',
    call: 'sesion.register',
    failed: 'Error de conexión con el servidor.',
    max: 300,
  },
  {
    name: 'Mi cuenta',
    open: (page) => page.goto('/ajustes'),
    field: 'Nombre',
    submit: 'Guardar nombre',
    call: 'sesion.updatePerfil',
    failed: 'No se pudo guardar tu nombre.',
    max: 300,
  },
];

// The long text is refused, and the network is taken away.
test.use({ allowed: [/status of 400|ERR_FAILED|request failed/] });

for (const { name, open, field, submit, call, failed, max } of FORMS)
  test(`${name}: what is too long is told, a lost network keeps what was typed, and hostile text is only text`, async ({
    page,
  }) => {
    await createCuenta(page);
    await createEmpresa(page, EMPRESA);
    await open(page);
    const input = page.getByRole('textbox', { name: field, exact: true });
    // Of two with the same name, the one of the dialog.
    const send = page.getByRole('button', { name: submit, exact: true }).last();

    await input.fill(LONG);
    await send.click();
    await expect(page.getByText(`Usa como máximo ${max} caracteres.`).first()).toBeVisible();
    await expect(input).toHaveValue(LONG);

    const text = HOSTILE.slice(0, max);
    await input.fill(text);
    await page.route(`**/trpc/${call}**`, (route) => route.abort());
    await send.click();
    await expect(page.getByText(failed).first()).toBeVisible();
    await expect(input).toHaveValue(text);

    await page.unroute(`**/trpc/${call}**`);
    const answered = page.waitForResponse(`**/trpc/${call}**`);
    await send.click();
    expect((await answered).ok()).toBe(true);
    await page.reload();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
