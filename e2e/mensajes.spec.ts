import { expect, test } from './fixtures.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';

const [andres, barbara, carolina] = PEOPLE.map(({ nombre }) => nombre) as [string, string, string];

// WhatsApp is opened, in a page that answers nothing.
test.use({ allowed: [/third party: https:\/\/wa\.me\//] });

test('a message for several goes person by person, each written down, and says who lacks a phone or an e-mail', async ({
  page,
}) => {
  const { id } = await sampleProceso(page);
  const { cvs } = (await (await page.request.get(`/api/procesos/${id}/cvs`)).json()) as { cvs: { id: number }[] };
  await page.goto(`/procesos/${id}/cvs`);
  for (const nombre of [andres, barbara, carolina])
    await expect(page.getByRole('link', { name: nombre })).toBeVisible();
  const contact = async (i: number, data: { telefono: string | null; email: string | null }) =>
    page.request.patch(`/api/procesos/${id}/cvs/${cvs[i]?.id}`, { data });
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  await contact(0, { telefono: '+56912345678', email: 'uno@correo.cl' });
  await contact(1, { telefono: null, email: 'dos@correo.cl' });
  await contact(2, { telefono: null, email: null });
  await page.reload();
  await page.getByRole('checkbox', { name: 'Seleccionar todo lo que se muestra' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Solicitar confirmación de proceso' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mensaje para 3 personas' });
  const body = dialog.getByRole('textbox', { name: 'Mensaje' });
  await expect(dialog).toContainText(`Sin teléfono ni correo, no se les puede escribir: ${carolina}`);
  await expect(dialog).toContainText(`Sin teléfono con WhatsApp: ${barbara}`);
  await expect(dialog.getByText('Persona 1 de 2 · 0 mensajes preparados')).toBeVisible();

  await body.fill('Hola Andrés, ¿sigues con nosotros?');
  await dialog.getByRole('button', { name: 'Usar este texto con quien falta' }).click();
  const recorded = page.waitForRequest('**/trpc/cvs.recordMessage**');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: 'Abrir en WhatsApp' }).click(),
  ]);
  expect(opened.url()).toContain('56912345678');
  await opened.close();
  const sent = (await recorded).postData();
  for (const part of [`"cv_id":${cvs[0]?.id}`, '"plantilla":"confirmacion"', '"medio":"whatsapp"'])
    expect(sent).toContain(part);

  await expect(dialog.getByText('Persona 2 de 2 · 1 mensaje preparado')).toBeVisible();
  await expect(body).toHaveValue('Hola Bárbara, ¿sigues con nosotros?');
  await expect(dialog.getByRole('link', { name: 'Abrir en el correo' })).toHaveAttribute('href', /^mailto:dos@/);
  await dialog.getByRole('button', { name: 'Persona anterior' }).click();
  await expect(dialog.getByRole('img', { name: 'Preparado' })).toBeVisible();
});

test('no key reaches the list under a dialog, also when the button that had the focus went', async ({ page }) => {
  const { id } = await sampleProceso(page);
  await page.goto(`/procesos/${id}/cvs`);
  for (const nombre of [andres, barbara, carolina])
    await expect(page.getByRole('link', { name: nombre })).toBeVisible();
  for (const nombre of [andres, barbara]) await page.getByRole('checkbox', { name: `Seleccionar ${nombre}` }).check();
  const bar = page.getByRole('toolbar', { name: '2 preseleccionados' });
  await bar.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Otras acciones' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mensaje para 2 personas' });
  const next = dialog.getByRole('button', { name: 'Persona siguiente' });
  const back = dialog.getByRole('button', { name: 'Persona anterior' });
  // At the end of the row the other way stays.
  await next.press('Enter');
  await expect(next).toBeDisabled();
  await expect(back).toBeFocused();
  await back.evaluate((button: HTMLElement) => button.blur());
  await page.keyboard.press('d');
  await page.keyboard.press('m');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar).toBeVisible();
});

test('in Etapas too a row writes to its person: their WhatsApp, or a message to start from', async ({ page }) => {
  const { id } = await sampleProceso(page);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  const menu = page.getByRole('button', { name: `Acciones de ${carolina}` });
  await page.goto(`/procesos/${id}/etapas?stage=recibido`);
  await menu.click();
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('menuitem', { name: 'Ir a WhatsApp' }).click(),
  ]);
  expect(opened.url()).toContain('wa.me/569');
  await opened.close();
  for (const vista of ['tabla', 'tablero']) {
    await page.goto(`/procesos/${id}/etapas?stage=recibido&vista=${vista}`);
    await menu.click();
    await page.getByRole('menuitem', { name: 'Escribir un mensaje…' }).click();
    const dialog = page.getByRole('dialog', { name: new RegExp(carolina) });
    await expect(dialog.getByRole('link', { name: 'Abrir en WhatsApp' })).toBeVisible();
  }
});

test('on a phone the ways a message leaves by are in sight with the message, and take two lines', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { id } = await sampleProceso(page);
  await page.goto(`/procesos/${id}/cvs`);
  await page.getByRole('button', { name: `Acciones de ${carolina}` }).click();
  await page.getByRole('menuitem', { name: 'Solicitar completar datos' }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(carolina) });
  await expect(dialog.getByRole('link', { name: 'Abrir en WhatsApp' })).toBeInViewport({ ratio: 1 });
  const copy = dialog.getByRole('button', { name: 'Copiar' });
  const mail = dialog.getByRole('link', { name: 'Abrir en el correo' });
  for (const way of [copy, mail]) await expect(way).toBeInViewport({ ratio: 1 });
  expect((await copy.boundingBox())?.y).toBe((await mail.boundingBox())?.y);
});
