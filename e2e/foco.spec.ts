import { expect, test } from './places.ts';
import { addressOf, SCREENS, show } from './screens.ts';

/** The last element that had the focus outside what is opened. */
type Opener = { opener?: Element };

test.use({ trace: 'off' });

/** What a press opens, or a key. */
const OPENED = SCREENS.filter(({ open, shows, width }) => open && shows?.match(/dialog|menu|listbox/) && !width);
/** Opened by a key: from wherever the focus is. */
const BY_KEY = ['paleta', 'paleta-resultados', 'paleta-sin-resultados', 'atajos'];

for (const screen of OPENED)
  test(`Escape closes ${screen.name}, and the focus is where it was opened`, async ({ page, places, cookies }) => {
    const { who = 'administrador', open, shows = 'dialog', ...bare } = screen;
    if (who !== 'nobody') await page.context().addCookies(cookies[who]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await show(page, bare, addressOf(screen, places));
    await page.evaluate(() => {
      document.addEventListener('focusin', ({ target }) => {
        // What is opened stands beside the application, not in it.
        if (target instanceof Element && target.closest('#root')) (window as Opener).opener = target;
      });
    });
    if (BY_KEY.includes(screen.name)) await page.getByRole('link', { name: 'Ver procesos' }).focus();
    await open?.(page);
    const opened = page.getByRole(shows).filter({ visible: true });
    await opened.last().waitFor();
    const layers = await opened.count();
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(layers - 1);
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
          above > 1 &&
          document.activeElement?.closest('[role="dialog"]') &&
          document.activeElement.tagName === 'BUTTON';
        return (
          same ||
          below ||
          `${document.activeElement?.tagName} ${name(document.activeElement)} instead of ${name(opener)}`
        );
      }, layers);
    await expect.poll(focused).toBe(true);
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
