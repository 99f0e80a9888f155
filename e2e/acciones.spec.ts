import { readFile } from 'node:fs/promises';
import jsQR from 'jsqr';
import { extractPdf } from '../packages/reader/src/extract/pdf.ts';
import { createCuenta, createEmpresa, createUsuario, expectAccessible, post, signIn } from './cuenta.ts';
import { expect, type Page, test } from './fixtures.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const heads = (page: Page) => page.getByRole('columnheader');

async function act(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function exported(page: Page): Promise<{ name: string; lines: string[] }> {
  const coming = page.waitForEvent('download');
  await dialog(page, 'Exportar CSV').getByRole('button', { name: 'Exportar' }).click();
  const file = await coming;
  const text = await readFile(await file.path(), 'utf8');
  await expect(dialog(page, 'Exportar CSV')).toBeHidden();
  return { name: file.suggestedFilename(), lines: text.split('\r\n').slice(0, -1) };
}

test('the CVs on screen are exported with their filter, columns and order, or the preselected ones', async ({
  page,
}) => {
  const { id } = await sampleProceso(page);
  await page.goto(`/procesos/${id}/cvs?q=Salazar`);
  const names = page.getByRole('row').getByRole('link');
  await expect(names).toHaveCount(2);
  const head = heads(page).filter({ hasText: 'Nombre' });
  await head.getByRole('button').click();
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(names).toHaveText([PEOPLE[2].nombre, PEOPLE[0].nombre]);
  await page.reload();
  await expect(names).toHaveText([PEOPLE[2].nombre, PEOPLE[0].nombre]);
  await act(page, 'Exportar CSV');
  await expect(dialog(page, 'Exportar CSV')).toContainText('2 filas, en el orden de la pantalla.');
  const { name, lines } = await exported(page);
  expect(name).toMatch(/^cvs-ejecutivo-de-cobranza-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines[0]).toBe('\ufeffNombre;Estado;RUT;Email;Teléfono;Tecnologías;Criterios');
  const namesIn = (rows: string[]) => rows.slice(1).map((line) => line.split(';')[0]);
  expect(namesIn(lines)).toEqual(await names.allInnerTexts());

  for (const { nombre } of [PEOPLE[0], PEOPLE[2]])
    await page.getByRole('checkbox', { name: `Seleccionar ${nombre}` }).check();
  await page.goto(`/procesos/${id}/cvs?orden=-nombre`);
  await expect(names).toHaveCount(3);
  await act(page, 'Exportar CSV');
  await expect(page.getByRole('radio', { name: 'La selección (2 filas)' })).toBeChecked();
  expect(namesIn((await exported(page)).lines)).toEqual([PEOPLE[2].nombre, PEOPLE[0].nombre]);
});

test('pay is exported as the two numbers that it was asked between, also where it has only an end', async ({
  page,
}) => {
  const { id } = await sampleProceso(page, [PEOPLE[0], PEOPLE[1]]);
  await page.goto(`/procesos/${id}/cvs?orden=nombre`);
  const names = page.getByRole('row').getByRole('link');
  await expect(names).toHaveText([PEOPLE[0].nombre, PEOPLE[1].nombre]);
  const { cvs } = await (await page.request.get(`/api/procesos/${id}/cvs`)).json();
  for (const [person, pretension_renta] of [
    [PEOPLE[0], 700_000],
    [PEOPLE[1], null],
  ] as const) {
    const cv = cvs.find(({ nombre }: { nombre: string }) => nombre === person.nombre);
    const data = { pretension_renta, pretension_max: 900_000 };
    expect((await page.request.patch(`/api/procesos/${id}/cvs/${cv.id}`, { data })).ok()).toBe(true);
  }
  await act(page, 'Configurar vistas');
  await dialog(page, 'Configurar vistas').getByRole('checkbox', { name: 'Renta' }).check();
  await dialog(page, 'Configurar vistas').getByRole('button', { name: 'Aplicar' }).click();
  await act(page, 'Exportar CSV');
  await expect(dialog(page, 'Exportar CSV')).toContainText('Renta desde, Renta hasta');
  const [head = '', ...rows] = (await exported(page)).lines.map((line) => line.split(';'));
  const at = head.indexOf('Renta desde');
  expect(head[at + 1]).toBe('Renta hasta');
  expect(rows.map((row) => row.slice(at, at + 2))).toEqual([
    ['700000', '900000'],
    ['', '900000'],
  ]);
});

test('Etapas, Procesos, Empresas and Usuarios are exported too', async ({ page }) => {
  const { id } = await sampleProceso(page);
  for (const [path, row, shown] of [
    // Once it was read.
    [`/procesos/${id}/etapas?stage=recibido`, /Andrés Salazar García;/, 'Andrés Salazar García'],
    ['/procesos', /^Ejecutivo de cobranza;3;Cobranzas del Sur;;Activo;$/, 'Ejecutivo de cobranza'],
    ['/empresas', /^Cobranzas del Sur;;Cobranza;\d{4}-\d\d-\d\d$/, 'Cobranzas del Sur'],
    ['/usuarios', /^Paula;.*@ejemplo\.cl;;Administrador;Activo;\d{4}-\d\d-\d\d$/, 'Paula'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(shown);
    await act(page, 'Exportar CSV');
    expect(
      (await exported(page)).lines.some((line) => row.test(line)),
      path,
    ).toBe(true);
  }
});

test('a name that is a formula, has quotes, or runs from right to left stays a text of one cell', async ({ page }) => {
  await createCuenta(page);
  await createEmpresa(page, '=HYPERLINK("http://x";"Ver")');
  await createEmpresa(page, '\u202eshalom שלום; y otra');
  await page.goto('/empresas');
  await expect(page.getByRole('row')).toHaveCount(3);
  await act(page, 'Exportar CSV');
  const { lines } = await exported(page);
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(""http:\/\/x"";""Ver""\)";/);
  expect(lines[2]).toMatch(/^"shalom שלום; y otra";/);
  expect(lines).toHaveLength(3);
});

test('a visor reads why nothing can be exported, and still arranges their table', async ({ page, another }) => {
  const admin = await another();
  await createCuenta(admin);
  const empresa = await createEmpresa(admin, 'Cobranzas Ñuñoa');
  const nombre = `Ejecutivo de cobranza ${'judicial y extrajudicial, '.repeat(6)}zona sur`;
  await post(admin.request, '/api/procesos', { empresa_id: empresa, nombre });
  await signIn(page, await createUsuario(admin, 'visor', empresa));
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await page.goto('/procesos');
  const card = page.getByRole('article', { name: nombre });
  await expect(card.getByRole('button', { name: 'Copiar enlace' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Upload CVs' })).toHaveCount(0);
  // What does not fit its place is told whole.
  await card.getByRole('link').hover();
  await expect(page.getByTitle(nombre)).toBeVisible();
  await page.goto('/empresas');
  await page.getByRole('button', { name: 'Acciones', exact: true }).click();
  const item = page.getByRole('menuitem', { name: 'Exportar CSV' });
  await expect(item).toBeDisabled();
  await expect(item).toContainText('Tu rol no permite exportar');
  await expect(page.getByRole('menuitem', { name: 'Configurar vistas' })).toBeEnabled();
});

test('columns are chosen and ordered by keyboard, remembered for who chose them, and come back', async ({
  page,
  another,
}) => {
  const { id, email, password } = await sampleProceso(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/procesos/${id}/cvs`);
  await expect(heads(page).filter({ hasText: 'RUT' })).toBeVisible();
  await act(page, 'Configurar vistas');
  const view = dialog(page, 'Configurar vistas');
  await expect(view.getByRole('checkbox', { name: 'Nombre' })).toBeDisabled();
  await view.getByRole('checkbox', { name: 'RUT' }).focus();
  await page.keyboard.press('Space');
  await view.getByRole('checkbox', { name: 'Criterios' }).uncheck();
  await view.getByRole('checkbox', { name: 'Tecnologías' }).uncheck();
  await view.getByRole('checkbox', { name: 'Recibido' }).check();
  for (let i = 0; i < 2; i += 1) {
    await view.getByRole('button', { name: 'Subir Email' }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(view.getByRole('status')).toHaveText('Email: lugar 2 de 10');
  await view.getByText('Compacta').click();
  await view.getByRole('button', { name: 'Aplicar' }).press('Enter');
  const order = ['Nombre', 'Email', 'Estado', 'Teléfono', 'Recibido'];
  const shown = async () =>
    (await heads(page).allInnerTexts()).filter((text) => order.includes(text) || text === 'RUT');
  await expect.poll(shown).toEqual(order);
  await page.reload();
  await expect.poll(shown).toEqual(order);
  await expect(page.getByRole('table')).toHaveAttribute('data-density', 'compacta');
  await act(page, 'Exportar CSV');
  expect((await exported(page)).lines[0]).toBe('\ufeffNombre;Email;Estado;Teléfono;Recibido');

  await act(page, 'Configurar vistas');
  await view.getByRole('button', { name: 'Restablecer' }).click();
  await view.getByRole('button', { name: 'Aplicar' }).click();
  await expect(heads(page).filter({ hasText: 'RUT' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('data-density', 'normal');

  const other = await another();
  await other.setViewportSize({ width: 1440, height: 900 });
  await signIn(other, email, password);
  await expect(other).not.toHaveURL(/login/);
  await other.goto(`/procesos/${id}/cvs`);
  await expect(heads(other).filter({ hasText: 'RUT' })).toBeVisible();
});

test('on a laptop what is chosen is shown beside what was there, and a view left as it was changes nothing', async ({
  page,
}) => {
  const { id } = await sampleProceso(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/procesos/${id}/cvs`);
  const shown = async () => (await heads(page).allInnerTexts()).map((text) => text.trim()).filter(Boolean);
  const usual = ['Nombre', 'Estado', 'Email', 'Teléfono', 'Tecnologías', 'Criterios', 'Acciones'];
  const view = dialog(page, 'Configurar vistas');
  const apply = async (...columns: string[]) => {
    await act(page, 'Configurar vistas');
    for (const column of columns) await view.getByRole('checkbox', { name: column }).check();
    await view.getByRole('button', { name: 'Aplicar' }).click();
    await expect(view).toBeHidden();
  };
  await expect.poll(shown).toEqual(usual);
  await apply();
  expect(await shown()).toEqual(usual);
  await act(page, 'Configurar vistas');
  await expect(view.getByRole('checkbox', { name: 'RUT' })).not.toBeChecked();
  await expect(view.getByText('Bajo el nombre')).toBeVisible();
  await view.getByText('Compacta').click();
  await view.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByRole('table')).toHaveAttribute('data-density', 'compacta');
  expect(await shown()).toEqual(usual);

  // More than fits goes sideways, under its head; the name, its box and its menu stay.
  const wider = [...usual.slice(0, -1), 'Nacionalidad', 'Renta', 'Recibido', 'Acciones'];
  await apply('Renta', 'Nacionalidad', 'Recibido');
  await expect.poll(shown).toEqual(wider);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1366);
  const name = page.getByRole('link', { name: PEOPLE[0].nombre });
  const before = await name.boundingBox();
  const head = heads(page).filter({ hasText: 'Recibido' });
  const cell = page.getByRole('row', { name: PEOPLE[0].nombre }).getByText(/^\d\d-\d\d-\d{4}$/);
  await expect(cell).not.toBeInViewport({ ratio: 0.9 });
  await page.getByRole('rowgroup').last().hover();
  await page.mouse.wheel(2_000, 0);
  await expect(cell).toBeInViewport({ ratio: 0.9 });
  await expect.poll(async () => (await head.boundingBox())?.x).toBe((await cell.boundingBox())?.x);
  expect(await name.boundingBox()).toEqual(before);
  await expectAccessible(page);
  // Sent back by the keys: what has the focus is not left under the name.
  await heads(page).filter({ hasText: 'Estado' }).getByRole('button').focus();
  await expect(heads(page).filter({ hasText: 'Estado' }).getByRole('button')).toBeInViewport({ ratio: 1 });

  // Beside an open cv it condenses, and is as it was when that is closed.
  await name.click();
  await expect(page.getByRole('complementary')).toBeVisible();
  await expect(heads(page).filter({ hasText: 'Recibido' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect.poll(shown).toEqual(wider);
  await page.setViewportSize({ width: 1700, height: 768 });
  await expect.poll(shown).toEqual([...wider.slice(0, 2), 'RUT', ...wider.slice(2)]);

  await page.setViewportSize({ width: 1366, height: 768 });
  await act(page, 'Configurar vistas');
  await view.getByRole('button', { name: 'Restablecer' }).click();
  await view.getByRole('button', { name: 'Aplicar' }).click();
  await page.reload();
  await expect.poll(shown).toEqual(usual);
  await page.setViewportSize({ width: 1700, height: 768 });
  await expect.poll(shown).toContain('RUT');

  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/procesos/${id}/etapas?stage=recibido`);
  await expect(heads(page).filter({ hasText: 'Email' })).toBeVisible();
  const stage = await shown();
  await apply('Renta', 'Nacionalidad');
  await expect.poll(async () => (await shown()).sort()).toEqual([...stage, 'Nacionalidad', 'Renta'].sort());
});

test('a view of another version, or one that was spoilt, does no harm', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  await page.goto('/usuarios');
  await page.evaluate(async () => {
    const perfil = await (await fetch('/api/auth/perfil')).json();
    const owner = perfil.usuario.id;
    localStorage.setItem(`recluta-vista-${owner}-cvs`, '{"columns":[{"id":"fax","shown":true},null],"density":"x"}');
    localStorage.setItem(`recluta-vista-${owner}-usuarios`, '{{{');
  });
  await page.reload();
  await expect(heads(page).filter({ hasText: 'Email' })).toBeVisible();
  await page.goto(`/procesos/${id}/cvs`);
  await expect(heads(page).filter({ hasText: 'Nombre' })).toBeVisible();
});

test('the QR of a proceso is the address of its public page, on screen, as PNG and as SVG', async ({ page }) => {
  const { public_id } = await sampleProceso(page, []);
  await page.goto('/procesos');
  await page.getByRole('button', { name: /^Más/ }).click();
  await page.getByRole('menuitem', { name: 'Código QR' }).click();
  const qr = dialog(page, 'Código QR');
  await expect(qr.getByRole('img', { name: /^Código QR de/ })).toBeVisible();
  const address = new URL(`/upload-cvs/${public_id}`, page.url()).href;
  await expect(qr).toContainText(address);
  const coming = page.waitForEvent('download');
  await qr.getByRole('button', { name: 'PNG' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('qr-ejecutivo-de-cobranza.png');
  const bytes = (await readFile(await file.path())).toString('base64');
  const { pixels, width } = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(300, 300);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, 300, 300);
    return { pixels: [...(context?.getImageData(0, 0, 300, 300).data ?? [])], width: image.width };
  }, bytes);
  expect(width).toBeGreaterThanOrEqual(1024);
  expect(jsQR.default(new Uint8ClampedArray(pixels), 300, 300)?.data).toBe(address);
  const svg = page.waitForEvent('download');
  await qr.getByRole('button', { name: 'SVG' }).click();
  expect(await readFile(await (await svg).path(), 'utf8')).toMatch(/^<svg xmlns.*fill="white"/);
});

test('what is printed is a table of all rows and columns in the colours of paper, without navigation', async ({
  page,
}) => {
  await createCuenta(page, 'basico');
  const empresa_id = await createEmpresa(page, 'Cobranzas Ñuñoa');
  for (let i = 0; i < 230; i += 1)
    await post(page.request, '/api/procesos', { empresa_id, nombre: `Proceso número ${i}` });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/procesos?vista=tabla');
  await expect(page.getByRole('link', { name: 'Proceso número 229' })).toBeVisible();
  expect(await page.locator('tbody tr').count()).toBeLessThan(100);
  await page
    .getByRole('button', { name: /^Acciones de/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Copiar enlace' }).click();
  await expect(page.getByText('Enlace copiado')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.getByText('Enlace copiado').isVisible()).toBe(false);
  await expect(page.locator('tbody tr')).toHaveCount(230);
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByText(/^Impreso el \d\d-\d\d-\d{4}/)).toBeVisible();
  expect(await heads(page).allInnerTexts()).toEqual(['Proceso', 'Empresa', 'Área', 'Estado', 'Inicio']);
  const [, , blue = 0] = await page
    .locator('body')
    .evaluate((body) => (getComputedStyle(body).backgroundColor.match(/\d+/g) ?? []).map(Number));
  expect(blue).toBeGreaterThan(240);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await expect.poll(() => page.locator('tbody tr').count()).toBeLessThan(100);
  // Every sheet says what its columns are.
  await page.emulateMedia({ media: null, colorScheme: 'dark' });
  const { paginas } = await extractPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(paginas.length).toBeGreaterThan(3);
  for (const { items } of paginas) {
    const words = items.map(({ texto }) => texto.trim()).filter(Boolean);
    expect(words.slice(words.indexOf('Proceso')).slice(0, 5)).toEqual([
      'Proceso',
      'Empresa',
      'Área',
      'Estado',
      'Inicio',
    ]);
  }
});

test.describe('when the server cannot be reached', () => {
  test.use({ allowed: [/ERR_FAILED/] });

  test('the export says so, stays open, and works at the second try', async ({ page }) => {
    await createCuenta(page);
    await createEmpresa(page, 'Cobranzas Ñuñoa');
    await page.goto('/empresas');
    await expect(page.getByRole('link', { name: 'Cobranzas Ñuñoa' })).toBeVisible();
    await page.route('**/api/empresas/exportar', (route) => route.abort(), { times: 1 });
    await act(page, 'Exportar CSV');
    await dialog(page, 'Exportar CSV').getByRole('button', { name: 'Exportar' }).click();
    await expect(page.getByRole('alert')).toContainText('No pudimos exportar la lista');
    expect((await exported(page)).lines).toHaveLength(2);
  });
});
