import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from './fixtures.ts';

const FOLDER = fileURLToPath(new URL('../apps/server/demo/', import.meta.url));
/** What a sender may send: fifty real files, PDF and DOCX, scans among them. */
const FILES = readdirSync(`${FOLDER}cvs`)
  .filter((name) => /\.(pdf|docx)$/.test(name))
  .sort()
  .slice(0, 50);

type Label = { file: string; nombre: string | null; rut: string | null; email: string | null };
const LABELS = (JSON.parse(readFileSync(`${FOLDER}labels.json`, 'utf8')) as Label[]).filter(({ file }) =>
  FILES.includes(file),
);

test.use({ viewport: { width: 1366, height: 768 }, permissions: ['clipboard-read', 'clipboard-write'] });

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
};

test('from registering an account to fifty CVs in the pipeline', async ({ page, another }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Accede o crea tu cuenta de administrador' })).toBeVisible();
  await page.getByRole('tab', { name: 'Crear cuenta' }).click();
  await page.getByLabel('Nombre').fill('Paula Huenchumán');
  await page.getByLabel('Correo').fill(`paula-${Date.now()}@ejemplo.cl`);
  await page.getByLabel('Contraseña', { exact: true }).fill('copihue-rojo-2026');
  await choose(page, 'Plan', 'Emprende');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await page.waitForURL('**/dashboard');

  await page.goto('/empresas/nueva');
  const empresa = page.getByRole('dialog', { name: 'Crear Empresa' });
  await empresa.getByLabel('Nombre').fill('Cobranzas del Sur');
  await empresa.getByLabel('RUT').fill('760864285');
  await expect(empresa.getByLabel('RUT')).toHaveValue('76.086.428-5');
  await choose(page, 'Tipo', 'Cobranza');
  await empresa.getByRole('button', { name: /^Crear empresa/ }).click();
  const row = page.getByRole('row', { name: /Cobranzas del Sur/ });
  await expect(row).toContainText('76.086.428-5');
  await row
    .getByRole('button', { name: /Configuración/ })
    .or(row.getByRole('link', { name: /Configuración/ }))
    .first()
    .click();
  const configuration = page.getByRole('dialog');
  await configuration.getByRole('tab', { name: 'Áreas' }).click();
  await expect(configuration.getByText('No hay áreas registradas.')).toBeVisible();
  await configuration.getByRole('textbox').fill('Cobranza telefónica');
  await configuration.getByRole('button', { name: /Agregar/ }).click();
  await expect(configuration.getByText('Cobranza telefónica')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/procesos/nuevo');
  const proceso = page.getByRole('dialog', { name: 'Crear Proceso' });
  await choose(page, 'Empresa', 'Cobranzas del Sur');
  await expect(proceso.getByLabel('Área')).toHaveValue('Cobranza telefónica');
  await proceso.getByLabel('Nombre').fill('Ejecutivo de cobranza');
  await proceso.getByRole('button', { name: 'Crear proceso' }).click();
  await expect(page.getByRole('heading', { name: 'Ejecutivo de cobranza' })).toBeVisible();
  await page.getByRole('button', { name: 'Copiar enlace' }).first().click();
  await page.getByText('Enlace copiado').first().waitFor();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/\/upload-cvs\/[\w-]{22}$/);

  await page
    .getByRole('button', { name: /Más acciones|^Más/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Ver CVs' }).click();
  await expect(page.getByRole('heading', { name: 'CVs del Proceso' })).toBeVisible();
  await expect(page.getByText('Todavía no hay CVs en este proceso.')).toBeVisible();

  const sender = await another();
  await sender.goto(address);
  await expect(sender.getByRole('heading', { name: 'Ejecutivo de cobranza' })).toBeVisible();
  await sender.locator('input[type=file]').setInputFiles(FILES.map((name) => `${FOLDER}cvs/${name}`));
  await expect(sender.getByText('Seleccionados: 50/50')).toBeVisible();
  await sender.getByRole('button', { name: 'Subir CVs' }).click();
  const done = sender.getByRole('dialog', { name: 'Carga completada' });
  await expect(done.getByText('50 archivos procesados')).toBeVisible();

  // The recruiter's screen fills and is read by itself, without a reload.
  const table = page.getByRole('table', { name: 'CVs' });
  await expect(table).toHaveAttribute('aria-rowcount', '51');
  const known = LABELS.filter(({ file, nombre, rut }) => file.endsWith('.docx') && nombre && rut).slice(0, 3);
  for (const { nombre } of known) await expect(table.getByText(nombre ?? '').first()).toBeVisible();
  await expect(table.getByText(/En cola|Leyendo/)).toHaveCount(0, { timeout: 120_000 });

  await page
    .getByRole('searchbox')
    .or(page.getByPlaceholder('Nombre, RUT, correo…'))
    .first()
    .fill(known[0]?.nombre ?? '');
  await expect(table).toHaveAttribute('aria-rowcount', '2');
  await table.getByRole('checkbox').nth(1).check();
  await expect(page.getByText('1 preseleccionado').first()).toBeVisible();
  await page.getByPlaceholder('Nombre, RUT, correo…').fill('');
  await expect(table).toHaveAttribute('aria-rowcount', '51');
  for (const { nombre } of known.slice(1))
    await table
      .getByRole('row', { name: nombre ?? '' })
      .getByRole('checkbox')
      .check();
  await expect(page.getByText('3 preseleccionados').first()).toBeVisible();
  await expect(page.getByText(/^Guardado \d\d:\d\d$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Pasar a la siguiente etapa' }).first().click();
  await expect(page.getByText('Los CVs seleccionados avanzaron a la siguiente etapa.')).toBeVisible();
  await expect(table).toHaveAttribute('aria-rowcount', '48');

  await page.getByRole('link', { name: 'Ver etapas' }).click();
  await expect(page.getByRole('heading', { name: 'Etapas del Proceso' })).toBeVisible();
  const stage = page.getByRole('table');
  await expect(stage).toHaveAttribute('aria-rowcount', '4');
  await stage.getByRole('checkbox').nth(1).check();
  await stage.getByRole('checkbox').nth(2).check();
  await expect(page.getByText('2 seleccionados').first()).toBeVisible();
  await page.getByPlaceholder('Mover seleccionados a…').or(page.getByLabel('Mover seleccionados a…')).first().click();
  await page.getByRole('option', { name: 'Entrevista' }).click();
  await expect(stage).toHaveAttribute('aria-rowcount', '2');
  await page
    .getByRole('tab', { name: /Entrevista/ })
    .or(page.getByRole('button', { name: /^Entrevista/ }))
    .first()
    .click();
  await expect(stage).toHaveAttribute('aria-rowcount', '3');

  const asked = page.context().waitForEvent('request', (request) => request.url().includes('/f/'));
  await stage.getByRole('row').nth(1).hover();
  await stage.getByRole('row').nth(1).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Ver archivo' }).click();
  const original = await asked;
  expect(original.headers().referer).toBeUndefined();
  // The address needs no session: the sender, who has none, may open it for its minute.
  const answer = await sender.request.get(original.url());
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toContain('no-store');

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.waitForURL('**/login**');
  await page.goto('/procesos');
  await page.waitForURL('**/login**');
});
