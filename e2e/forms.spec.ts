import { numero } from '../packages/domain/src/texto.ts';
import { createEmpresa, freshEmail, PASSWORD, post } from './cuenta.ts';
import { expect, type Page, test } from './fixtures.ts';
import { expectOnlyText, type Form, GROUPS, type Mundo, pathOf, prepare } from './forms.ts';
import { PEOPLE, sendCv } from './sampleProceso.ts';

/** Emoji of several code points, a text that turns the line around, quotes, and what would run if it were not text. */
const HOSTILE =
  '👩🏽‍💻 مرحبا \u202eabc\u202c O\'Brien "x" <script>window.ran=1</script><img src=x onerror="window.ran=1"> {{7*7}} %00';
const LONG = 'á'.repeat(10_000);

// The long text is refused, and the network is taken away; once it is back, a visitor is asked again who they are.
test.use({ allowed: [/status of 40[01]|ERR_INTERNET_DISCONNECTED|request failed/] });

const tooLong = ({ max }: Form) =>
  typeof max === 'number' ? `Usa como máximo ${numero(max)} caracteres.` : (max ?? '');

async function tryForm(page: Page, form: Form, mundo: Mundo): Promise<void> {
  await form.open(page, mundo);
  // Of two with the same name, the one of the dialog.
  const input = page.getByRole('textbox', { name: form.field, exact: true }).last();
  const button = form.submit && page.getByRole('button', { name: form.submit, exact: true }).last();
  const send = async () => {
    if (!button) return input.press('Enter');
    // What cannot be sent says so beside the button.
    if (await button.isEnabled()) await button.click();
  };

  if (form.max !== null) {
    await input.fill(LONG);
    await send();
    await expect(page.getByText(tooLong(form)).first()).toBeVisible();
    await expect(input).toHaveValue(LONG);
  }

  if (!form.kept && (await page.getByRole('dialog').filter({ has: input }).count()) > 0) {
    await input.press('Escape');
    await expect(page.getByRole('button', { name: 'Seguir escribiendo' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(input).toBeFocused();
    await expect(input).toHaveValue(LONG);
  }

  const text = form.text?.(mundo) ?? HOSTILE.slice(0, typeof form.max === 'number' ? form.max : undefined);
  const path = pathOf(form);
  await input.fill(text);
  await page.context().setOffline(true);
  await send();
  await expect(page.getByText(form.failed).first()).toBeVisible();
  await expect(input).toHaveValue(text);

  await page.context().setOffline(false);
  const answered = page.waitForResponse(path);
  await send();
  expect((await answered).ok()).toBe(true);
  await page.reload();
  await expectOnlyText(page);
}

for (const [group, forms] of Object.entries(GROUPS))
  test(`what is too long is told, Escape and a lost network keep what was typed, and hostile text is only text: forms of ${group}`, async ({
    page,
  }) => {
    test.setTimeout(60_000 * (forms.length + 3));
    const mundo = await prepare(page);
    for (const form of forms) await test.step(form.name, () => tryForm(page, form, mundo));
  });

test('a name of 300 characters without a blank widens no screen of a phone, no menu and no dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const endless = (start: string, max = 300) => `${start} <script>window.ran=1</script> `.padEnd(max, 'W');
  const data = { nombre: endless('Paula'), email: freshEmail('larga'), password: PASSWORD, plan: 'emprende' };
  await post(page.request, '/api/auth/register-admin', data);
  const empresa_id = await createEmpresa(page, endless('Empresa'));
  const { proceso } = await post<{ proceso: { id: number } }>(page.request, '/api/procesos', {
    empresa_id,
    nombre: endless('Proceso'),
    area: endless('Área', 120),
  });
  const of = `/api/procesos/${proceso.id}`;
  await post(page.request, `${of}/etapas`, { nombre: endless('Etapa', 60), tipo: 'evaluacion', color: 'violeta' });
  await sendCv(page.request, proceso.id, PEOPLE[0].file);
  await expect(async () => {
    const { cvs } = (await (await page.request.get(`${of}/cvs`)).json()) as { cvs: { nombre: string | null }[] };
    expect(cvs[0]?.nombre).toBe(PEOPLE[0].nombre);
  }).toPass();
  for (const path of [
    '/inicio',
    '/empresas',
    '/usuarios',
    '/equipos',
    `/reportes?proceso=${proceso.id}`,
    '/ajustes/privacidad?tab=contrato',
    `/procesos/${proceso.id}/configuracion?tab=etapas`,
  ]) {
    await page.goto(path);
    await expect(page.locator('main')).toContainText(/W{20}|Equipos/);
    await expectOnlyText(page);
  }
  await page.goto(`/procesos/${proceso.id}/etapas?stage=recibido`);
  await page.getByRole('button', { name: `Acciones de ${PEOPLE[0].nombre}` }).click();
  await expect(page.getByRole('menuitem', { name: /^Mover a Etapa/ })).toBeInViewport({ ratio: 1 });
  await expect(() => expectOnlyText(page)).toPass();
  await page.goto('/procesos');
  await page.getByRole('button', { name: /^Más acciones de Proceso/ }).click();
  await page.getByRole('menuitem', { name: /QR/ }).click();
  const words = page.getByRole('dialog').getByText(/^Lleva a la página/);
  await expect(words).toBeVisible();
  expect(await words.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});
