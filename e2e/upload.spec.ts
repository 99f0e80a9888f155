import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from './cuenta.ts';
import { held } from './held.ts';
import { choose, counter, createProceso, DOCX, done, failure, PDF, pdf, pdfs, rows, submit } from './sender.ts';

const complaints: string[] = [];
test.beforeEach(({ page }) => {
  complaints.length = 0;
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The browser itself reports an answer that is no 2xx: these tests ask for some.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
});
test.afterEach(() => expect(complaints).toEqual([]));

test('a sender without a session uploads CVs and sees what became of each', async ({ page, request }) => {
  const { address, id } = await createProceso(request);
  await page.goto(address);
  await expect(page).toHaveTitle('Subir CVs · Ejecutivo de cobranza · Recluta');
  await expect(page.getByRole('heading', { name: 'Ejecutivo de cobranza' })).toBeVisible();
  await expect(page.locator('.badge', { hasText: 'Cobranzas del Sur' })).toBeVisible();
  await expect(page.getByText('Operaciones', { exact: true })).toBeVisible();
  await expect(counter(page)).toHaveText('Seleccionados: 0/50');
  await expect(submit(page)).toBeDisabled();

  await choose(page, [
    pdf('Bárbara Ñanculef.pdf', PDF),
    { name: 'Luis.docx', mimeType: '', buffer: DOCX },
    pdf('disfrazado.pdf', Buffer.from('MZ, un programa')),
  ]);
  await expect(counter(page)).toHaveText('Seleccionados: 3/50');
  await expect(page.getByText('Disponible', { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expectAccessible(page);

  const agree = page.getByRole('checkbox', { name: /^Acepto que Cobranzas del Sur conserve mi CV/ });
  const forOthers = page.getByRole('checkbox', { name: /^Envío CVs de otras personas/ });
  await expect(agree).not.toBeChecked();
  await forOthers.check();
  await expect(agree).toBeHidden();
  await forOthers.uncheck();
  await agree.check();

  await submit(page).click();
  await expect(done(page)).toBeVisible();
  await expect(done(page).getByText('2 archivos procesados')).toBeVisible();
  await expect(done(page).getByRole('listitem').filter({ hasText: 'disfrazado.pdf' })).toContainText('Rechazado');
  await expect(done(page).getByRole('listitem').filter({ hasText: 'Bárbara Ñanculef.pdf' })).toContainText(
    'Registrado',
  );
  await expect(page.getByRole('button', { name: 'OK, seguir subiendo' })).toBeFocused();
  await expectAccessible(page);
  const { cvs } = await (await request.get(`/api/procesos/${id}/cvs`)).json();
  const { cartera } = await (await request.get(`/api/procesos/${id}/cvs/${cvs[0].id}/privacidad`)).json();
  expect(cartera.estado).toBe('vigente');

  await page.getByRole('button', { name: 'OK, seguir subiendo' }).click();
  await expect(done(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(0);
  await expect(counter(page)).toHaveText('Seleccionados: 0/50');
  await expect(page.getByText('disfrazado.pdf')).toBeVisible();

  await choose(page, [pdf('Bárbara Ñanculef.pdf', PDF)]);
  await submit(page).click();
  await expect(done(page).getByRole('listitem').filter({ hasText: 'Bárbara Ñanculef.pdf' })).toContainText('Ya estaba');
});

test('a CV whose name does not say what it is is taken by what it holds, and its badge says that', async ({
  page,
  request,
}) => {
  const { address } = await createProceso(request);
  await page.goto(address);
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await choose(page, [
    { name: 'CV de mi teléfono', mimeType: word, buffer: DOCX },
    { name: 'CV sin extension', mimeType: '', buffer: DOCX },
    { name: 'CV 12.03.2026', mimeType: 'application/octet-stream', buffer: PDF },
    { name: 'Planilla', mimeType: '', buffer: Buffer.from('PK\x03\x04 nada de Word') },
  ]);
  await expect(rows(page)).toHaveText([/^WordCV de mi teléfono/, /^WordCV sin extension/, /^PDFCV 12\.03\.2026/]);
  await expect(page.getByRole('status').getByText('Planilla')).toBeVisible();
  await submit(page).click();
  await expect(done(page).getByRole('listitem').filter({ hasText: 'CV sin extension' })).toContainText('Registrado');
  await expect(done(page).getByRole('listitem').filter({ hasText: 'CV 12.03.2026' })).toContainText('Registrado');
});

test('wrong, empty and heavy files are told by name before sending, and the fifty-first is ignored', async ({
  page,
  request,
}) => {
  const { address } = await createProceso(request);
  await page.goto(address);
  await choose(page, [
    { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') },
    pdf('vacio.pdf', Buffer.alloc(0)),
    pdf('pesado.pdf', Buffer.alloc(10 * 1024 * 1024 + 1)),
  ]);
  await expect(page.getByText('Solo se permiten archivos PDF o Word (.docx).')).toBeVisible();
  await expect(page.getByText('foto.jpg')).toBeVisible();
  await expect(page.getByText('El archivo está vacío. Ábrelo, guárdalo de nuevo y vuelve a elegirlo.')).toBeVisible();
  await expect(
    page.getByText('El archivo pesa más de 10 MB. Guárdalo como PDF con imágenes más livianas.'),
  ).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Debes subir al menos un archivo.')).toBeVisible();
  await expect(page.getByText('foto.jpg')).toBeVisible();

  await choose(page, pdfs(53));
  await expect(counter(page)).toHaveText('Seleccionados: 50/50');
  await expect(page.getByText('Límite alcanzado')).toBeVisible();
  await expect(page.getByText('Solo se pueden cargar 50 archivos por envío. Se ignoraron 3.')).toBeVisible();
  await expectAccessible(page);

  await submit(page).click();
  await expect(done(page).getByText('50 archivos procesados')).toBeVisible();
  await expect(done(page).getByText('No se envió: van 50 por envío. Súbelo en otro.')).toHaveCount(3);
});

test('of many files that were left out each name can be seen, how to mend it, and still after more are chosen', async ({
  page,
  request,
}) => {
  const { address } = await createProceso(request);
  await page.goto(address);
  const photos = Array.from({ length: 7 }, (_, i) => ({
    name: `IMG_${i + 1}.HEIC`,
    mimeType: 'image/heic',
    buffer: Buffer.from('x'),
  }));
  await choose(page, photos);
  await choose(page, [pdf('Rocío.pdf')]);
  const told = page.getByRole('status').filter({ hasText: 'Ábrelo y guárdalo como PDF.' });
  await expect(told.getByText('IMG_5.HEIC')).toBeVisible();
  await expect(told.getByText('IMG_7.HEIC')).toBeHidden();
  await told.getByText('y 2 más').click();
  await expect(told.getByText('IMG_7.HEIC')).toBeVisible();
  await expectAccessible(page);

  await submit(page).click();
  await expect(done(page).getByText('1 registrado · 7 rechazados')).toBeVisible();
  await expect(done(page).getByRole('listitem')).toHaveCount(8);
});

test('a file that is not what its name says is told as refused, with what to do, and never that trying again will do', async ({
  page,
  request,
}) => {
  const { address } = await createProceso(request);
  await page.goto(address);
  await choose(page, [pdf('foto.pdf', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))]);
  await submit(page).click();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('No pudimos recibir ninguno; en la lista ves por qué.');
  await expect(page.getByRole('alert')).not.toContainText('nada se duplica');
  await expect(rows(page)).toContainText(
    'Este se llama .pdf, pero por dentro es una imagen: ábrelo y guárdalo como PDF.',
  );
});

test('files are dropped on the zone, the good ones taken and the others told', async ({ page, request }) => {
  const { address } = await createProceso(request);
  await page.goto(address);
  const dataTransfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-1.4'], 'arrastrado.pdf', { type: 'application/pdf' }));
    transfer.items.add(new File(['texto'], 'notas.txt', { type: 'text/plain' }));
    return transfer;
  });
  const zone = page.getByRole('button', { name: /Arrastra los CVs aquí|Toca para elegir/ });
  await zone.dispatchEvent('dragenter', { dataTransfer });
  await expect(page.getByText('Suelta los archivos aquí')).toBeVisible();
  await page.locator('#zona').dispatchEvent('drop', { dataTransfer });
  await expect(rows(page)).toHaveText([/arrastrado\.pdf/]);
  await expect(page.getByText('notas.txt')).toBeVisible();
});

test('a lost answer keeps the files, and trying again under the same key records each CV once', async ({
  page,
  request,
}) => {
  const { address } = await createProceso(request);
  await page.goto(address);
  const keys: string[] = [];
  await page.route('**/api/upload-cvs', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await choose(page, pdfs(3));
  await submit(page).click();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText('Error de conexión con el servidor.')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expect(submit(page)).toBeFocused();
  await expectAccessible(page);

  await submit(page).click();
  await expect(done(page).getByText('3 archivos procesados')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('while sending nothing can be changed, leaving is warned of, and the sending can be cancelled', async ({
  page,
  request,
}) => {
  const { address } = await createProceso(request);
  await page.goto(address);
  await page.route('**/api/upload-cvs', () => undefined);
  await choose(page, pdfs(2));
  await submit(page).click();
  await expect(submit(page)).toHaveText('Subiendo...');
  await expect(submit(page)).toBeDisabled();
  await expect(page.getByRole('progressbar', { name: 'Subiendo...' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quitar CV 1.pdf' })).toBeDisabled();

  const warned = page.waitForEvent('dialog');
  const left = page.goto('about:blank').catch(() => undefined);
  const warning = await warned;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();
  await left;

  await page.getByRole('button', { name: 'Cancelar envío' }).click();
  await expect(page.getByText(/^Envío cancelado\./)).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(submit(page)).toBeEnabled();
});

test('of many files it is told how many the server has, while the others are on their way', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { address } = await createProceso(request);
  await page.goto(address);
  const release = await held(page, '**/api/upload-cvs', 1);
  const heavy = (name: string) => pdf(name, Buffer.concat([PDF, Buffer.alloc(700 * 1024, name)]));
  await choose(page, [heavy('Ana.pdf'), heavy('Luis.pdf'), heavy('Rosa.pdf')]);
  await submit(page).click();
  await expect(page.getByText('1 de 3 archivos recibidos')).toBeVisible();
  await expect(rows(page).first()).toContainText('Registrado');
  const bar = page.getByRole('progressbar', { name: 'Subiendo...' });
  await expect(bar).toHaveAttribute('aria-valuetext', /^\d+%, 1 de 3 archivos recibidos$/);
  await expectAccessible(page);
  release();
  await expect(done(page).getByText('3 archivos procesados')).toBeVisible();
});

test('the whole journey works at 320 px and by keyboard alone', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { address } = await createProceso(request, undefined, 'CobranzasDelSur'.repeat(10));
  // Before the page: the browser must already hand its picker over when Enter is pressed.
  const chooser = page.waitForEvent('filechooser');
  await page.goto(address);
  const zone = page.getByRole('button', { name: /Arrastra los CVs aquí|Toca para elegir/ });
  await zone.focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([...pdfs(2), pdf(`${'nombre_sin_espacios_'.repeat(6)}.pdf`)]);
  await expect(rows(page)).toHaveCount(3);
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
  for (const button of await page.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }

  await page.getByRole('button', { name: 'Quitar CV 1.pdf' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Quitar CV 2.pdf' })).toBeFocused();
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await expect(done(page).getByText('2 archivos procesados')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(done(page)).toBeHidden();
  await expect(zone).toBeFocused();
});

test('a proceso that closes meanwhile says so, keeps the files in sight and receives nothing', async ({
  page,
  request,
}) => {
  const { address, close } = await createProceso(request);
  await page.goto(address);
  await choose(page, pdfs(1));
  await close();
  await submit(page).click();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText('Este proceso ya no recibe postulaciones.').first()).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await expect(rows(page)).toHaveCount(1);
});

test('a closed proceso shows its name and kindly takes no files', async ({ page, request }) => {
  const { address, close } = await createProceso(request);
  await close();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Ejecutivo de cobranza' })).toBeVisible();
  await expect(page.getByText('Este proceso ya no recibe postulaciones.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'La recepción de CVs está cerrada' })).toBeDisabled();
  await expect(submit(page)).toBeDisabled();
  await expectAccessible(page);
});

/** What a chat reads of a link: the page as it was sent, without its script. */
async function cardOf(page: Page, address: string) {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(address);
  const content = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  const card = {
    tab: await page.title(),
    title: await content('og:title'),
    description: await content('description'),
    ogDescription: await content('og:description'),
    url: await content('og:url'),
    image: (await content('og:image')) ?? '',
  };
  await page.unroute('**/*.js');
  return card;
}

test('a link pasted in a chat says which proceso it is, whatever its name', async ({ page, request, baseURL }) => {
  const nombre = `</title><script>window.ran=1</script> "Cajera" & O'Higgins`;
  const { address } = await createProceso(request, nombre);
  const card = await cardOf(page, address);
  const description = `Postula a ${nombre} en Cobranzas del Sur, Operaciones: sube tu CV en PDF o Word, sin crear una cuenta.`;
  expect(card).toMatchObject({
    tab: `${nombre} · Cobranzas del Sur · Recluta`,
    title: `${nombre} · Cobranzas del Sur`,
    description,
    ogDescription: description,
    url: `${baseURL}${address}`,
  });
  expect((await request.get(card.image)).headers()['content-type']).toBe('image/png');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  complaints.length = 0;
});

test('a link that leads nowhere tells a chat so', async ({ page }) => {
  const card = await cardOf(page, '/upload-cvs/este-enlace-no-existe');
  expect(card).toMatchObject({ tab: 'Proceso no encontrado · Recluta', title: 'Proceso no encontrado' });
  complaints.length = 0;
});

test('an address that leads nowhere says so', async ({ page }) => {
  await page.goto('/upload-cvs/este-enlace-no-existe');
  await expect(page.getByRole('heading', { name: 'Proceso no encontrado' })).toBeVisible();
  await expect(page).toHaveTitle('Subir CVs · Proceso no encontrado · Recluta');
  await expect(page.locator('input[type=file]')).toHaveCount(0);
});

test('a page that could not be loaded can be tried again', async ({ page, request }) => {
  const { address } = await createProceso(request);
  await page.route('**/api/procesos/public/*', (route) => route.abort('connectionrefused'), { times: 1 });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'No pudimos abrir esta página' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'Ejecutivo de cobranza' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the ${colorScheme} scheme of the device is followed, without a style written by script`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const { address } = await createProceso(request);
    const context = await browser.newContext({ colorScheme, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(address);
    await choose(page, pdfs(1));
    await expect(rows(page)).toHaveCount(1);
    await expectAccessible(page);
    expect(await page.locator('style').count()).toBe(0);
    await context.close();
  });
