import { expect, type Page, test } from './fixtures.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';

/** What can have the focus and whose ring is cut by something around it, by its name and by how much, in px. */
const cutRings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus();
      // Of a row or of a link that is cut, what holds it wears the ring.
      const wearer = [element, element.parentElement, element.parentElement?.parentElement].find(
        (each) => each && getComputedStyle(each).outlineStyle !== 'none',
      );
      if (!wearer) continue;
      const { outlineWidth, outlineOffset } = getComputedStyle(wearer);
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const box = wearer.getBoundingClientRect();
      for (let around = wearer.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (`${overflowX}${overflowY}` === 'visiblevisible' || around === document.body) continue;
        const { left, top } = around.getBoundingClientRect();
        const [x, y] = [left + around.clientLeft, top + around.clientTop];
        const cut = Math.max(
          x - (box.left - ring),
          y - (box.top - ring),
          box.right + ring - (x + around.clientWidth),
          box.bottom + ring - (y + around.clientHeight),
        );
        const name = element.getAttribute('aria-label') ?? element.textContent;
        if (cut > 0.6) found.add(`${name}: ${cut.toFixed(1)}`);
      }
    }
    return [...found];
  });

test('around what has the focus its ring is whole, in lists, in their heads, in cards and in the panel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const { id } = await sampleProceso(page);
  await page.goto(`/procesos/${id}/cvs`);
  for (const { nombre } of PEOPLE) await expect(page.getByRole('link', { name: nombre })).toBeVisible();
  // A key was pressed: the focus is shown.
  await page.keyboard.press('Tab');
  expect(await cutRings(page)).toEqual([]);
  await page.getByRole('link', { name: PEOPLE[0].nombre }).press('Enter');
  await expect(page.getByRole('button', { name: 'Editar Nombre' })).toBeVisible();
  expect(await cutRings(page)).toEqual([]);
  for (const place of ['/procesos', '/procesos?vista=tabla', '/empresas']) {
    await page.goto(place);
    await expect(page.getByText('Cobranzas del Sur').first()).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await cutRings(page), place).toEqual([]);
  }
});
