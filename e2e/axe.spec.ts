import { findings } from './accessible.ts';
import { expect, test } from './places.ts';
import { addressOf, SCREENS, show } from './screens.ts';

const WIDTHS = [1280, 768, 360];
const SCHEMES = ['light', 'dark'] as const;

// A page that is not there answers 404, which the browser says.
test.use({ allowed: [/status of 404/] });

for (const screen of SCREENS)
  test(`axe finds nothing on ${screen.name}, light and dark, at ${screen.width ?? WIDTHS.join(', ')} px`, async ({
    page,
    places,
    cookies,
  }) => {
    const { who = 'administrador', shows } = screen;
    if (who !== 'nobody') await page.context().addCookies(cookies[who]);
    const [first, ...narrower] = screen.width ? [screen.width] : WIDTHS;
    await page.setViewportSize({ width: first ?? 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await show(page, screen, addressOf(screen, places));
    const found: Record<string, string[]> = {};
    for (const width of [first ?? 1280, ...narrower]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        // A table that turns into cards draws its rows anew, and the menu of a row goes with it.
        const opened = shows && page.getByRole(shows).last();
        await expect(async () => {
          if (opened && !(await opened.isVisible())) await screen.open?.(page);
          if (opened) await expect(opened).toBeVisible({ timeout: 1_000 });
        }).toPass();
        const here = await findings(page, { wcagOnly: true });
        if (here.length > 0) found[`${width} ${colorScheme}`] = here;
      }
    }
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
