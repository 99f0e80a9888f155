import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { workbook, zipOf } from '../apps/admin/src/areas/importar/testing/workbook.ts';
import { choose, createCuenta, createEmpresa, createUsuario, post, signIn } from './cuenta.ts';
import { expect, type Page, test } from './fixtures.ts';
import { sampleProceso } from './sampleProceso.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
type Rows = Parameters<typeof workbook>[0][number]['rows'];

async function xlsx(rows: Rows, name = 'lista.xlsx') {
  return { name, mimeType: XLSX, buffer: Buffer.from(await zipOf(workbook([{ name: 'Datos', rows }]))) };
}
const csv = (text: string) => ({ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

async function open(page: Page, what: 'empresas' | 'procesos') {
  await page.goto(`/${what}`);
  await page.getByRole('button', { name: 'Acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Importar XLSX' }).click();
  return page.getByRole('dialog', { name: `Importar ${what}` });
}
async function put(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Arrastra tu planilla/ }).click();
  await (await choosing).setFiles(file);
}

test('empresas come in from Excel: columns guessed, every row told before, a receipt after', async ({ page }) => {
  await createCuenta(page);
  await createEmpresa(page, 'Cobranzas del Sur', { rut: '76.086.428-5' });
  const dialog = await open(page, 'empresas');
  await expect(dialog.getByRole('button', { name: 'Leer archivo' })).toBeDisabled();
  await put(
    page,
    await xlsx([
      ['Razón Social', 'R.U.T.', 'Rubro', 'Tipo'],
      ['Andes Ñuñoa', 777777777, 'x', 'COBRANZA'],
      ['Otra', '760864285', 'x', 'Final'],
      [null, '1-9'],
      ['ñ'.repeat(10_000), null, null, 'Final'],
      [{ xml: '<c t="str"><f>"=1+"&amp;1</f><v>=1+1</v></c>' }, null, null, 'Final'],
    ]),
  );
  await expect(dialog).toContainText('5 filas en lista.xlsx. Hoja «Datos».');
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const of of [360, width]) {
    await page.setViewportSize({ width: of, height });
    await expect(dialog.getByText('Andes Ñuñoa · Otra · -').filter({ visible: true })).toHaveCount(1);
  }
  await expect(dialog.getByRole('combobox', { name: 'Se importa «Razón Social» como' })).toHaveValue('Nombre');
  await expect(dialog.getByRole('combobox', { name: 'Se importa «Rubro» como' })).toHaveValue('No importar');
  await dialog.getByRole('combobox', { name: 'Se importa «Rubro» como' }).click();
  await page.getByRole('option', { name: 'Descripción' }).click();
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  await expect(dialog.getByRole('status').first()).toHaveText('2 filas se crearán y 3 se omitirán.');
  for (const reason of ['Ya existe una empresa con ese RUT', 'Falta el nombre', 'Nombre: tiene más de 300 caracteres'])
    await expect(dialog).toContainText(reason);
  await dialog.getByRole('button', { name: 'Importar 2 filas' }).dblclick();
  await expect(dialog.getByRole('status').first()).toHaveText('2 filas creadas y 3 omitidas.');
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Descargar recibo' }).click();
  const receipt = await readFile(await (await coming).path(), 'utf8');
  expect(receipt).toContain('3;Otra;Omitida;Ya existe una empresa con ese RUT;');
  expect(receipt).toMatch(/6;'=1\+1;Creada;/);
  const { empresas } = (await (await page.request.get('/api/empresas')).json()) as {
    empresas: { id: number; nombre: string }[];
  };
  const empresa_id = empresas.find(({ nombre }) => nombre === 'Andes Ñuñoa')?.id;
  await page.request.post('/api/procesos', { data: { empresa_id, nombre: 'Cajera' } });
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  const andes = page.getByRole('row').filter({ hasText: 'Andes Ñuñoa' });
  await expect(andes).toContainText('77.777.777-7');
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click();
  const told = page.getByRole('status').filter({ hasText: 'Importación deshecha: 1 fila quitada.' });
  await expect(told).toContainText('Andes Ñuñoa: ya tiene procesos');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(andes).toBeVisible();
});

test.describe('when somebody is faster', () => {
  test.use({ allowed: [/409 \(Conflict\)/] });

  test('procesos come in from a CSV, and what changed meanwhile is told before anything is written', async ({
    page,
  }) => {
    await createCuenta(page);
    await createEmpresa(page, 'Cobranzas Ñuñoa');
    const dialog = await open(page, 'procesos');
    await put(
      page,
      csv('\ufeffempresa;cargo;fecha de inicio\r\nCOBRANZAS NUNOA;Cajera;15/03/2026\r\nNadie;Guardia;\r\n'),
    );
    await dialog.getByRole('button', { name: 'Revisar' }).click();
    await expect(dialog).toContainText('No tienes una empresa con ese nombre o RUT');
    await createEmpresa(page, 'Nadie');
    await dialog.getByRole('button', { name: 'Importar 1 fila' }).click();
    await expect(dialog.getByRole('alert')).toContainText('cambiaron desde la revisión');
    await dialog.getByRole('button', { name: 'Volver a revisar' }).click();
    await dialog.getByRole('button', { name: 'Importar 2 filas' }).click();
    await expect(dialog.getByRole('status').first()).toHaveText('2 filas creadas y 0 omitidas.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main')).toContainText('Cajera');
    await expect(page.getByRole('main')).toContainText('Guardia');
  });
});

test('the plan ends the list, and a file that cannot be read says why and lets another be chosen', async ({ page }) => {
  await createCuenta(page, 'basico');
  const dialog = await open(page, 'empresas');
  for (const [file, reason] of [
    [
      { name: 'viejo.xls', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex') },
      '(.xls)',
    ],
    [{ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }, 'No es una planilla'],
    [{ name: 'grande.xlsx', mimeType: XLSX, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }, 'más de 10 MB'],
    [await xlsx([['Nombre'], ...Array.from({ length: 2_001 }, (_, i) => [`E ${i}`])]), '2.001 filas'],
  ] as const) {
    await put(page, file);
    await expect(dialog.getByRole('alert')).toContainText(reason);
  }
  await put(page, csv('Nombre,Tipo\nUna,Final\nDos,Final'));
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  await expect(dialog).toContainText('1 fila se creará y 1 se omitirá.');
  await expect(dialog).toContainText('Se alcanza el límite de tu plan');
});

test('where nothing can be imported the item says why', async ({ page, another }) => {
  const { id } = await sampleProceso(page, []);
  const item = page.getByRole('menuitem', { name: 'Importar XLSX' });
  for (const [path, reason] of [
    [`/procesos/${id}/cvs`, 'Los candidatos no se importan de Excel'],
    ['/usuarios', 'Los usuarios no se importan de Excel'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Acciones', exact: true }).click();
    await expect(item).toBeDisabled();
    await expect(item).toContainText(reason);
  }
  const empresa = await createEmpresa(page, 'Cobranzas Ñuñoa');
  const reader = await another();
  await signIn(reader, await createUsuario(page, 'visor', empresa));
  await reader.getByRole('button', { name: 'Ahora no' }).click();
  await reader.goto('/empresas');
  await reader.getByRole('button', { name: 'Acciones', exact: true }).click();
  await expect(reader.getByRole('menuitem', { name: 'Importar XLSX' })).toContainText('Tu rol no permite importar');
  const refused = await reader.request.post('/api/empresas/importar/revision', {
    data: { filas: [{ fila: 2, nombre: 'X' }] },
  });
  expect(refused.status()).toBe(403);
});

test.describe('when the answer is lost', () => {
  test.use({ allowed: [/ERR_FAILED/] });

  test('the second try imports nothing twice', async ({ page }) => {
    await createCuenta(page);
    const dialog = await open(page, 'empresas');
    await put(page, csv('Nombre;Tipo\nUna sola;Final'));
    await dialog.getByRole('button', { name: 'Revisar' }).click();
    await page.route(
      '**/trpc/importar.empresas*',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await dialog.getByRole('button', { name: 'Importar 1 fila' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Error de conexión con el servidor.');
    await page.keyboard.press('Escape');
    await expect(dialog).toContainText('No sabemos si alcanzó a importarse');
    await dialog.getByRole('button', { name: 'Seguir importando' }).click();
    await dialog.getByRole('button', { name: 'Importar 1 fila' }).click();
    await expect(dialog.getByRole('status').first()).toHaveText('1 fila creada y 0 omitidas.');
    await dialog.getByRole('button', { name: 'Deshacer importación' }).click();
    await expect(dialog.getByRole('status').first()).toHaveText('Importación deshecha: 1 fila quitada.');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Una sola')).toHaveCount(0);
  });
});

test.describe('when an import is undone', () => {
  test.use({ allowed: [/404 \(Not Found\)/] });

  test('who works with what it brought is told that it is gone', async ({ page, context }) => {
    await createCuenta(page);
    await createEmpresa(page, 'Cobranzas Ñuñoa');
    const bring = async (lista: 'empresas' | 'procesos', fila: object) => {
      const filas = [{ fila: 2, ...fila }];
      const { huella } = await post<{ huella: string }>(page.request, `/api/${lista}/importar/revision`, { filas });
      const clave = randomUUID();
      await post(page.request, `/api/${lista}/importar`, { filas, huella, clave });
      return () => post(page.request, `/api/${lista}/importar/deshacer`, { clave });
    };
    await page.goto('/procesos/nuevo');
    const form = page.getByRole('dialog', { name: 'Crear Proceso' });
    await form.getByLabel('Nombre').fill('Cajera');
    const takeEmpresa = await bring('empresas', { nombre: 'Temporal', tipo: 'Final' });
    await choose(page, 'Empresa', 'Temporal');
    await takeEmpresa();
    await form.getByRole('button', { name: 'Crear proceso' }).click();
    await expect(form.getByRole('alert')).toContainText('Esta empresa ya no está.');
    await expect(form.getByLabel('Nombre')).toHaveValue('Cajera');

    const takeProceso = await bring('procesos', { nombre: 'Guardia', empresa: 'Cobranzas Ñuñoa' });
    const { procesos } = await (await page.request.get('/api/procesos/mios')).json();
    const screens = await Promise.all(
      ['cvs', 'configuracion'].map(async (screen) => {
        const other = await context.newPage();
        await other.goto(`/procesos/${procesos[0].id}/${screen}`);
        await expect(other.getByRole('main').getByText('Guardia').first()).toBeVisible();
        return other;
      }),
    );
    await takeProceso();
    for (const screen of screens) await expect(screen.getByText('Proceso no encontrado')).toBeVisible();
  });
});
