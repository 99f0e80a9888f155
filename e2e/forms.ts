import { choose, createCuenta, createEmpresa, createUsuario, freshEmail, PASSWORD, post } from './cuenta.ts';
import { expect, type Page } from './fixtures.ts';
import { PEOPLE, sendCv } from './sampleProceso.ts';

export const EMPRESA = 'Cobranzas del Sur';

/** What the forms of a signed-in cuenta stand on. */
export type Mundo = { email: string; empresa: number; proceso: number; cv: number };

export type Form = {
  name: string;
  /** Its files under apps/, so that a form nobody listed is found. */
  files: readonly string[];
  /** Opens the form and fills all but the field. */
  open: (page: Page, mundo: Mundo) => Promise<unknown>;
  field: string;
  /** The button that sends it, whatever it says after a failure; null where Enter does. */
  submit: string | RegExp | null;
  /** Its call: of the screens' door, or the path of a page without the application. */
  call: string;
  /** What is said when the network is gone. */
  failed: string;
  /** Most characters; or what is said of more; null where what is typed is no text. */
  max: number | string | null;
  /** In a dialog that closes without asking: what is typed stays there. */
  kept?: true;
  /** What is typed where any text would not do. */
  text?: (mundo: Mundo) => string;
};

const newProceso = async (page: Page, { empresa }: Pick<Mundo, 'empresa'>): Promise<number> =>
  (await post<{ proceso: { id: number } }>(page.request, '/api/procesos', { empresa_id: empresa, nombre: 'Cajero' }))
    .proceso.id;

/** A tab of the configuration of the proceso. */
const tab =
  (name: string) =>
  (page: Page, { proceso }: Mundo) =>
    page.goto(`/procesos/${proceso}/configuracion?tab=${name}`);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const ajustes = (page: Page) => page.goto('/ajustes');

/** A fresh cuenta with what the forms need, signed in. */
export async function prepare(page: Page): Promise<Mundo> {
  const email = await createCuenta(page);
  const empresa = await createEmpresa(page, EMPRESA);
  await createUsuario(page, 'reclutador', empresa);
  const proceso = await newProceso(page, { empresa });
  await sendCv(page.request, proceso, PEOPLE[0].file);
  const { cvs } = (await (await page.request.get(`/api/procesos/${proceso}/cvs`)).json()) as { cvs: { id: number }[] };
  return { email, empresa, proceso, cv: cvs[0]?.id ?? 0 };
}

const OF_CUENTA: readonly Form[] = [
  {
    name: 'Crear Empresa',
    files: ['admin/src/areas/empresas/EmpresaNueva.tsx'],
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
    name: 'Áreas',
    files: ['admin/src/areas/empresas/AreasTab.tsx'],
    open: (page, { empresa }) => page.goto(`/empresas?empresa=${empresa}&tab=areas`),
    field: 'Nueva área',
    kept: true,
    submit: 'Agregar',
    call: 'empresas.createArea',
    failed: 'Error al crear área',
    max: 120,
  },
  {
    name: 'Crear Usuario',
    files: ['admin/src/areas/usuarios/UsuarioNuevo.tsx'],
    open: async (page) => {
      await page.goto('/usuarios?usuario=nuevo');
      await page.getByLabel('Email').fill(freshEmail('hostil'));
      await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(PASSWORD);
      await page.getByRole('textbox', { name: 'Repetir contraseña' }).fill(PASSWORD);
      await choose(page, 'Empresa', EMPRESA);
    },
    field: 'Nombre (opcional)',
    submit: 'Crear usuario',
    call: 'usuarios.create',
    failed: 'Error al crear usuario',
    max: 300,
  },
  {
    name: 'Editar Usuario',
    files: ['admin/src/areas/usuarios/UsuarioEditado.tsx'],
    open: async (page) => {
      await page.goto('/usuarios');
      await press(page, 'Acciones de Ana Pizarro');
      await page.getByRole('menuitem', { name: 'Editar' }).click();
    },
    field: 'Nombre',
    submit: 'Guardar cambios',
    call: 'usuarios.update',
    failed: 'Error al actualizar usuario',
    max: 300,
  },
  {
    name: 'Motivo de descarte',
    files: ['admin/src/areas/motivos/MotivoDialog.tsx'],
    open: async (page) => {
      await ajustes(page);
      await press(page, 'Agregar motivo');
    },
    field: 'Motivo',
    submit: 'Agregar motivo',
    call: 'motivos.create',
    failed: 'No se pudo guardar el motivo',
    max: 120,
  },
  {
    name: 'Etiqueta',
    files: ['admin/src/areas/etiquetas/EtiquetaDialog.tsx'],
    open: async (page) => {
      await ajustes(page);
      await press(page, 'Agregar etiqueta');
    },
    field: 'Nombre',
    submit: 'Agregar etiqueta',
    call: 'etiquetas.create',
    failed: 'No se pudo guardar la etiqueta',
    max: 40,
  },
  {
    name: 'Cambiar contraseña',
    files: [
      'admin/src/areas/cuenta/PasswordSection.tsx',
      'admin/src/areas/sesion/PasswordChangeFields.tsx',
      'admin/src/areas/sesion/PasswordField.tsx',
    ],
    open: async (page) => {
      await ajustes(page);
      await page.getByLabel('Contraseña actual').fill(PASSWORD);
    },
    field: 'Contraseña nueva',
    submit: 'Cambiar contraseña',
    call: 'sesion.changePassword',
    failed: 'No se pudo cambiar la contraseña.',
    max: 128,
  },
  {
    name: 'Mi cuenta',
    files: ['admin/src/areas/cuenta/AccountSection.tsx'],
    open: ajustes,
    field: 'Nombre',
    submit: 'Guardar nombre',
    call: 'sesion.updatePerfil',
    failed: 'No se pudo guardar tu nombre.',
    max: 300,
  },
  {
    name: 'Responsable de los datos',
    files: ['admin/src/areas/privacidad/ControllerForm.tsx'],
    open: (page) => page.goto('/ajustes/privacidad?tab=contrato'),
    field: 'Nombre o razón social',
    submit: 'Guardar responsable',
    call: 'privacidad.saveController',
    failed: 'No se pudo guardar el responsable',
    max: 300,
  },
];

const OF_PROCESO: readonly Form[] = [
  {
    name: 'Crear Proceso',
    files: [
      'admin/src/areas/procesos/ProcesoDialog.tsx',
      'admin/src/areas/procesos/ProcesoFields.tsx',
      'admin/src/areas/procesos/AreaField.tsx',
    ],
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
    name: 'Editar Proceso',
    files: ['admin/src/areas/procesos/ProcesoDialog.tsx'],
    open: async (page, mundo) => {
      await newProceso(page, mundo);
      await page.goto('/procesos?vista=tabla&orden=-id');
      await page
        .getByRole('button', { name: /Acciones de Cajero/i })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Editar' }).click();
    },
    field: 'Nombre',
    submit: 'Guardar cambios',
    call: 'procesos.update',
    failed: 'Error al actualizar el proceso',
    max: 300,
  },
  {
    name: 'Fechas',
    files: ['admin/src/areas/configuracion/FechasTab.tsx'],
    open: tab('fechas'),
    field: 'Fin de postulaciones',
    submit: 'Guardar Fechas',
    call: 'configuracion.updateFechas',
    failed: 'No se pudieron guardar las fechas.',
    max: null,
    text: () => '15-03-2031',
  },
  {
    name: 'Criterios',
    files: ['admin/src/areas/configuracion/TermsTab.tsx'],
    open: tab('criterios'),
    field: 'Nuevo criterio',
    submit: 'Agregar',
    call: 'configuracion.addCriterio',
    failed: 'No se pudo agregar el criterio.',
    max: 120,
  },
  {
    name: 'Tecnologías',
    files: ['admin/src/areas/configuracion/TermsTab.tsx'],
    open: tab('tecnologias'),
    field: 'Nueva tecnología',
    submit: 'Agregar',
    call: 'configuracion.addTecnologia',
    failed: 'No se pudo agregar la tecnología.',
    max: 120,
  },
  {
    name: 'Nueva etapa',
    files: ['admin/src/areas/configuracion/etapas/NewStage.tsx'],
    open: tab('etapas'),
    field: 'Nombre',
    submit: 'Agregar etapa',
    call: 'etapas.create',
    failed: 'No se pudo agregar la etapa.',
    max: 60,
  },
  {
    name: 'Nombre de una etapa',
    files: ['admin/src/areas/configuracion/etapas/StageRow.tsx'],
    open: tab('etapas'),
    field: 'Nombre de Oferta',
    submit: null,
    call: 'etapas.update',
    failed: 'No se pudo cambiar la etapa.',
    max: 60,
    // Another one is called what the others are given.
    text: () => '<img src=x onerror="window.ran=1"> 👩🏽‍💻 مرحبا',
  },
  {
    name: 'Guardar como plantilla',
    files: ['admin/src/areas/configuracion/etapas/Plantillas.tsx'],
    open: async (page, mundo) => {
      await tab('etapas')(page, mundo);
      await press(page, 'Guardar como plantilla');
    },
    field: 'Nombre de la plantilla',
    submit: 'Guardar como plantilla',
    call: 'etapas.savePlantilla',
    failed: 'No se pudo guardar la plantilla.',
    max: 80,
  },
];

const OF_PERSON: readonly Form[] = [
  {
    name: 'Entrevista',
    files: ['admin/src/areas/calendario/EntrevistaDialog.tsx', 'admin/src/areas/calendario/EntrevistaFields.tsx'],
    open: (page, { proceso }) => page.goto(`/procesos/${proceso}/calendario?entrevista=nueva`),
    field: 'Título',
    submit: /^(Agendar|Reintentar)$/,
    call: 'calendario.create',
    failed: 'No se pudo guardar la entrevista.',
    max: 300,
  },
  {
    name: 'Dato de un CV',
    files: [
      'admin/src/areas/cvs/panel/FieldEditor.tsx',
      'admin/src/areas/cvs/panel/ListInput.tsx',
      'admin/src/areas/cvs/panel/RentaInputs.tsx',
    ],
    open: async (page, { proceso, cv }) => {
      await page.goto(`/procesos/${proceso}/cvs?cv=${cv}`);
      await press(page, 'Editar Nombre');
    },
    field: 'Nombre',
    submit: 'Guardar',
    call: 'cvs.edit',
    failed: 'No se pudo guardar',
    max: 200,
  },
  {
    name: 'Nota',
    files: ['admin/src/areas/candidato/NoteForm.tsx', 'admin/src/areas/candidato/MentionInput.tsx'],
    open: (page, { proceso, cv }) => page.goto(`/procesos/${proceso}/cvs?cv=${cv}&panel=notas`),
    field: 'Nueva nota',
    submit: /^(Guardar nota|Reintentar)$/,
    call: 'candidato.writeNote',
    failed: 'No se pudo guardar la nota',
    max: '10.000 de 4.000 caracteres',
  },
];

const publicly =
  (path: string, fields: Record<string, () => string> = {}) =>
  async (page: Page) => {
    await page.context().clearCookies();
    await page.goto(path);
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text());
  };
const email = () => freshEmail('hostil');
const OFFLINE = 'No pudimos conectarnos. Revisa tu conexión y vuelve a intentar.';

const OF_NOBODY: readonly Form[] = [
  {
    name: 'Registro',
    files: ['admin/src/areas/sesion/RegisterForm.tsx'],
    open: publicly('/registro', { Correo: email, Contraseña: () => PASSWORD }),
    field: 'Nombre',
    submit: 'Crear cuenta',
    call: 'sesion.register',
    failed: 'Error de conexión con el servidor.',
    max: 300,
  },
  {
    name: 'Contacto',
    files: ['admin/src/areas/portada/Contacto.tsx', 'admin/src/areas/portada/SendForm.tsx'],
    open: publicly('/contacto', { Nombre: () => 'Paula', Correo: email }),
    field: 'Mensaje',
    submit: 'Enviar mensaje',
    call: '/api/contacto',
    failed: OFFLINE,
    max: 4000,
  },
  {
    name: 'Recibir acceso',
    files: ['admin/src/areas/portada/landing/Cta.tsx'],
    open: publicly('/'),
    field: 'Tu correo',
    submit: 'Recibir acceso',
    call: '/api/accesos',
    failed: OFFLINE,
    max: 254,
    text: email,
  },
  {
    name: 'Ingresar',
    files: ['admin/src/areas/sesion/SignInForm.tsx'],
    open: publicly('/login', { Contraseña: () => PASSWORD }),
    field: 'Correo',
    submit: 'Ingresar',
    call: 'sesion.login',
    failed: 'Error de conexión con el servidor.',
    max: 254,
    text: (mundo) => mundo.email,
  },
];

/** The forms that are tried together, one after the other in one cuenta: most of the time of each is the cuenta. */
export const GROUPS = { cuenta: OF_CUENTA, proceso: OF_PROCESO, persona: OF_PERSON, nadie: OF_NOBODY };

/** That what was sent has arrived, from whichever door. */
export const pathOf = ({ call }: Form): string => (call.startsWith('/') ? `**${call}` : `**/trpc/${call}**`);

/** Nothing ran that came in as text, and the page is no wider than its window. */
export async function expectOnlyText(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}
