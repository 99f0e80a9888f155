import { findings } from './accessible.ts';
import { expect, type Page, test } from './places.ts';
import { addressOf, byArea, SCREENS, type Screen, show } from './screens.ts';

const WIDTHS = [1280, 768, 360];
const SCHEMES = ['light', 'dark'] as const;
/** Between the two its elements stand elsewhere, in the colours of one of them. */
const MIDDLE = 768;

// A page that is not there answers 404 and an empty request of one's rights 400, which the browser says, as it does of
// what nobody answers.
test.use({ allowed: [/status of 40[04]|ERR_FAILED/] });

/** What a scheme changes: the same elements stand in the page in both. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Best practices are of whole pages, and the same at every width. */
const looks = (width: number, scheme: (typeof SCHEMES)[number], { open, shows }: Screen) =>
  scheme === 'dark' ? { rules: OF_COLOUR } : { wcagOnly: width !== WIDTHS[0] || Boolean(open ?? shows) };

async function look(page: Page, screen: Screen, address: string): Promise<Record<string, string[]>> {
  const [first = 1280, ...narrower] = screen.width ? [screen.width] : WIDTHS;
  await page.setViewportSize({ width: first, height: 800 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await show(page, screen, address);
  const found: Record<string, string[]> = {};
  for (const width of [first, ...narrower]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of width === MIDDLE ? SCHEMES.slice(0, 1) : SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // A table that turns into cards draws its rows anew, and the menu of a row goes with it.
      const opened = screen.shows && page.getByRole(screen.shows).last();
      // It may go while it is looked at, too.
      let here: string[] = [];
      await expect(async () => {
        if (opened && !(await opened.isVisible())) await screen.open?.(page);
        if (opened) await expect(opened).toBeVisible({ timeout: 1_000 });
        here = await findings(page, { ...looks(width, colorScheme, screen), within: opened || undefined });
      }).toPass();
      // FullCalendar and wide tables scroll in a room of their own: the page never does.
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (excess > 0) here.push(`side scroll: ${excess} px`);
      if (here.length > 0) found[`${screen.name} ${width} ${colorScheme}`] = here;
    }
  }
  return found;
}

for (const [group, screens] of byArea(SCREENS))
  test(`axe finds nothing on ${group}: light at ${WIDTHS.join(', ')} px, dark at the first and the last`, async ({
    page,
    places,
    cookies,
  }) => {
    test.setTimeout(60_000 * (screens.length + 3));
    // What cannot be pressed is said, and tried once more, before the time of all screens is over.
    page.setDefaultTimeout(30_000);
    const [{ who = 'administrador' } = {}] = screens;
    if (who !== 'nobody') await page.context().addCookies(cookies[who]);
    const found: Record<string, string[]> = {};
    for (const screen of screens)
      await test.step(screen.name, async () =>
        Object.assign(found, await look(page, screen, addressOf(screen, places))),
      );
    expect(found).toEqual({});
  });

test('a button without a name and a pale text are found', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('heading').first().waitFor();
  await page.evaluate(() => {
    const button = document.createElement('button');
    const pale = document.createElement('p');
    pale.style.color = 'rgb(200 200 200)';
    pale.textContent = 'Casi blanco sobre blanco';
    document.querySelector('main')?.append(button, pale);
  });
  const found = await findings(page, { wcagOnly: true });
  expect(found.map((finding) => finding.split(':')[0])).toEqual(['button-name', 'color-contrast', 'target-size']);
});
