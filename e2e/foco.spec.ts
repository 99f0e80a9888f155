import type { Locator } from 'playwright/test';
import { expect, type Page, test } from './places.ts';
import { addressOf, byArea, SCREENS, type Screen, show } from './screens.ts';

/** The last element that had the focus outside what is opened. */
type Opener = { opener?: Element };

test.use({ trace: 'off' });

/** What a press opens, or a key; a dialog that asks already is no more closed by Escape (escritura.spec.ts). */
const OPENED = SCREENS.filter(
  ({ name, open, shows, width }) =>
    open && shows?.match(/dialog|menu|listbox/) && !width && !name.endsWith('-sin-guardar'),
);
/** Opened by a key: from wherever the focus is. */
const BY_KEY = ['paleta', 'paleta-resultados', 'paleta-sin-resultados', 'atajos'];

/** Opens what a screen is about, closes it, and says where the focus went when that is not where it was opened. */
async function closed(page: Page, { open, shows = 'dialog', ...bare }: Screen, address: string): Promise<void> {
  await show(page, bare, address);
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      // What is opened stands beside the application, not in it.
      if (target instanceof Element && target.closest('#root')) (window as Opener).opener = target;
    });
  });
  if (BY_KEY.includes(bare.name)) await page.getByRole('link', { name: 'Ver procesos' }).focus();
  await open?.(page);
  const opened = page.getByRole(shows).filter({ visible: true });
  await opened.last().waitFor();
  const layers = await opened.count();
  await page.keyboard.press('Escape');
  // What would be lost is asked for first.
  const discard = opened.last().getByRole('button', { name: /^Descartar l/ });
  let tries = 0;
  await expect(async () => {
    if (await discard.isVisible()) await discard.click({ timeout: 1_000 });
    // A key that came before what opened listens for it is pressed again, as a person does; a third is one too many.
    else if (++tries === 2 && (await opened.count()) === layers) await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(layers - 1, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  const focused = () =>
    page.evaluate((above) => {
      const name = (element: Element | null | undefined) =>
        element?.getAttribute('aria-label') ?? element?.textContent?.slice(0, 60) ?? '';
      const { opener = document.body } = window as Opener;
      // Without an opener (a key pressed on the page) the page keeps it.
      const same =
        document.activeElement === opener ||
        (opener === document.body && !document.activeElement?.closest('[role="dialog"]'));
      // A dialog over another: what opened it stands in the one below.
      const below =
        above > 1 && document.activeElement?.closest('[role="dialog"]') && document.activeElement.tagName === 'BUTTON';
      return (
        same || below || `${document.activeElement?.tagName} ${name(document.activeElement)} instead of ${name(opener)}`
      );
    }, layers);
  await expect.poll(focused).toBe(true);
}

for (const [group, screens] of byArea(OPENED))
  test(`Escape closes what opens on ${group}, and the focus is where it was opened`, async ({
    page,
    places,
    cookies,
  }) => {
    test.setTimeout(60_000 * (screens.length + 3));
    // What cannot be pressed is said, and tried once more, before the time of all screens is over.
    page.setDefaultTimeout(30_000);
    const [{ who = 'administrador' } = {}] = screens;
    if (who !== 'nobody') await page.context().addCookies(cookies[who]);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const screen of screens) await test.step(screen.name, () => closed(page, screen, addressOf(screen, places)));
  });

test('what opens has the focus in the same moment: a key that is pressed at once is for it', async ({
  page,
  cookies,
  places,
}) => {
  expect(places.proceso).toBeGreaterThan(0);
  await page.context().addCookies(cookies.administrador);
  /** Where the focus is before the browser comes to anything else. */
  const pressed = (button: Locator) =>
    button.evaluate(async (element: HTMLElement) => {
      element.focus();
      element.click();
      for (let tick = 0; tick < 100; tick += 1) await Promise.resolve();
      return document.activeElement?.closest('[role="menu"], [role="dialog"]')?.getAttribute('role');
    });
  await page.goto('/procesos');
  expect(await pressed(page.getByRole('button', { name: /^Más acciones de/ }).first())).toBe('menu');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  const search = page.getByRole('button', { name: 'Buscar…' });
  // The palette comes with its code the first time.
  await search.click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await pressed(search)).toBe('dialog');
  await page.goto('/ajustes');
  expect(await pressed(page.getByRole('button', { name: 'Agregar motivo' }))).toBe('dialog');
});

for (const [name, path, opener, role] of [
  ['Crear Empresa', '/empresas', 'Nueva empresa', 'button'],
  ['Crear Proceso', '/procesos', 'Nuevo proceso', 'link'],
  ['Crear Usuario', '/usuarios', 'Nuevo usuario', 'button'],
] as const)
  test(`${name}, which has an address of its own, gives the focus back`, async ({ page, places, cookies }) => {
    expect(places.proceso).toBeGreaterThan(0);
    await page.context().addCookies(cookies.administrador);
    await page.goto(path);
    await page.getByRole(role, { name: opener }).press('Enter');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole(role, { name: opener })).toBeFocused();
  });
