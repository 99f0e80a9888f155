import type { Page } from 'playwright';

/** What opens on a screen, as a person opens it: for the list of screens (screens.ts). */

export const press = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
export const keys = (keyboard: string) => async (page: Page) => {
  await page.locator('main h1, main h2').first().waitFor();
  await page.keyboard.press(keyboard);
};
export const choose = (name: string) => async (page: Page) =>
  page.getByRole('combobox', { name }).filter({ visible: true }).first().click();
/** Selects the first rows. What was selected before may be shown while a box is pressed, which takes it out: once more. */
export const selectFirst = (rows: number) => async (page: Page) => {
  const boxes = page.getByRole('checkbox', { name: /^Seleccionar (?!todo)/ });
  await boxes.first().waitFor();
  for (const box of (await boxes.all()).slice(0, rows)) await box.check().catch(() => box.check());
};
export const rowMenu = press(/^(Acciones|Más acciones) de /);
/** Presses what stands in a menu; a row that is drawn anew meanwhile takes its menu with it, which is opened again. */
export const menuItem = (open: (page: Page) => Promise<void>, name: string) => async (page: Page) => {
  const item = page.getByRole('menuitem', { name });
  for (let again = 9; ; again--) {
    if (!(await item.isVisible())) await open(page);
    const pressed = item.click({ timeout: 2_000 });
    if (again === 0) return pressed;
    if (await pressed.then(() => true).catch(() => false)) return;
  }
};
/** From the top bar's menu. */
export const action = (name: string) => menuItem(press('Acciones'), name);
/** From a row's menu. */
export const rowItem = (name: string) => menuItem(rowMenu, name);

/** The password dialog of a usuario who is not who looks; the sample has the administrador alone until one is made. */
export const forgotten = async (page: Page) => {
  const { origin } = new URL(page.url());
  const ask = async (path: string) => (await page.request.get(origin + path)).json();
  const { usuarios } = await ask('/api/usuarios');
  if (usuarios.length === 1) {
    const { empresas } = await ask('/api/empresas');
    const person = { nombre: 'Ana Pizarro', email: `ana-${Date.now()}@ejemplo.cl`, password: 'copihue-rojo-2026' };
    const data = { ...person, rol: 'visor', empresa_id: empresas[0].id };
    const answer = await page.request.post(`${origin}/api/usuarios`, { data });
    usuarios.push((await answer.json()).usuario);
    await page.reload();
  }
  const { nombre, email } = usuarios.find(({ rol }: { rol: string }) => rol !== 'administrador');
  const row = page.getByRole('button', { name: `cciones de ${nombre ?? email}` }).filter({ visible: true });
  await menuItem(async () => row.first().click(), 'Contraseña temporal…')(page);
};

export const SHEET =
  'Razón Social;RUT;Tipo;Rubro\nAndes Ñuñoa;77.777.777-7;Cobranza;Servicios\nCobranzas del Sur;;Final;x\n;1-9;Final;\nSin dígito;11.111.111-2;;';
/** 'Importar XLSX', with a file chosen and its columns agreed to as far as is asked for. */
export const importing = (text?: string, then?: string) => async (page: Page) => {
  await action('Importar XLSX')(page);
  if (text === undefined) return;
  const zone = page.getByRole('button', { name: /^(Arrastra|Toca para elegir) tu planilla/ });
  const [choosing] = await Promise.all([page.waitForEvent('filechooser'), zone.click()]);
  await choosing.setFiles({ name: 'empresas.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page
    .getByRole('combobox', { name: /^Se importa/ })
    .first()
    .waitFor();
  if (then === undefined) return;
  await page.getByRole('button', { name: then }).click();
  await page.getByRole('radiogroup', { name: 'Qué filas mostrar' }).waitFor();
};
/** Two edit the description of the same proceso, which no other screen shows. */
export const conflict = async (page: Page) => {
  await rowItem('Editar')(page);
  const { origin } = new URL(page.url());
  const { procesos } = await (await page.request.get(`${origin}/api/procesos/mios`)).json();
  await page.getByLabel('Descripción').fill('Turnos de lunes a viernes.');
  const data = { descripcion: `Turnos rotativos, desde las ${new Date().toISOString().slice(11, 23)}.` };
  await page.request.patch(`${origin}/api/procesos/${procesos[0].id}`, { data });
  await page.getByRole('dialog').getByText('Alguien cambió lo mismo mientras editabas').waitFor();
};
/** Two set the limit of the same stage; each time another one, as the screen is opened anew in every width. */
export const limitConflict = async (page: Page) => {
  const { origin, pathname } = new URL(page.url());
  const stages = `${origin}/api${pathname.replace(/configuracion$/, 'etapas')}`;
  const limit = page.getByLabel('Límite de Preselección, en días');
  const shown = Number(await limit.inputValue());
  await limit.fill(String(shown + 2));
  await page.request.patch(`${stages}/preseleccion`, { data: { limite_dias: shown + 1 } });
  await page.getByText('Alguien cambió lo mismo mientras editabas').waitFor();
};
/** The temporary password that is shown serves no more. */
export const anotherPassword = async (page: Page) => {
  const { origin, searchParams } = new URL(page.url());
  await page.request.post(`${origin}/api/usuarios/${searchParams.get('contrasena')}/contrasena-temporal`);
  await page.getByText('Ya no sirve').waitFor();
};
/** On the way to another place with a file that was not sent. */
export const leaving = async (page: Page) => {
  const file = { name: 'cv-catalina.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByText(file.name).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
};
