import { expectAccessible } from './cuenta.ts';
import { boxOf, DAY, event, openDay, plan } from './entrevistas.ts';
import { expect, test } from './fixtures.ts';
import { sampleProceso } from './sampleProceso.ts';

test('the agenda tells day, hour and event under its own head', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  await plan(page, id, '10:00', '11:00', { titulo: 'Panel' });
  await page.goto(`/procesos/${id}/calendario?vista=agenda&fecha=2027-03-01`);
  for (const head of ['Fecha', 'Hora', 'Evento'])
    await expect(page.getByText(head, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /10:00 - 11:00/ })).toContainText('Panel');
  await event(page, 'Panel').getByText('Panel').click();
  await expect(page.getByLabel('Título')).toHaveValue('Panel');
});

test('an interview of several days tells on each of them its hours of that day, and which days they are', async ({
  page,
}) => {
  const { id } = await sampleProceso(page, []);
  await plan(page, id, '09:00', '18:00', { titulo: 'Panel', fecha_fin: '2027-03-17T18:00:00-03:00' });
  await page.goto(`/procesos/${id}/calendario?vista=agenda&fecha=2027-03-01`);
  const days = page.getByRole('row').filter({ hasText: 'Panel' });
  await expect(days).toHaveCount(3);
  for (const [i, hours] of ['Desde las 09:00', 'Todo el día', 'Hasta las 18:00'].entries())
    await expect(days.nth(i)).toHaveText(new RegExp(`${hours}.*Panel.*del 15-03 al 17-03`));
  await days.nth(1).getByText('Panel').click();
  await expect(page.getByLabel('Título')).toHaveValue('Panel');
});

test('in the week and the month it says who and when on each day in sight, also where it began before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const { id } = await sampleProceso(page, []);
  await plan(page, id, '09:00', '18:00', { titulo: 'Panel', fecha_fin: '2027-03-17T18:00:00-03:00' });
  await page.goto(`/procesos/${id}/calendario?vista=semana&fecha=${DAY}`);
  const days = event(page, 'Panel');
  // As in the agenda.
  await expect(days).toHaveText(['Desde las 09:00Panel', 'Panel', 'Hasta las 18:00Panel']);
  // The hours before eight are above what is in sight.
  const above = await days.getByText('Panel').evaluateAll((drawn) =>
    drawn.map((words) => {
      const text = document.createRange();
      text.selectNodeContents(words);
      const hours = words.closest('.fc-scroller') as HTMLElement;
      return hours.scrollTop > 0 && text.getBoundingClientRect().top < hours.getBoundingClientRect().top;
    }),
  );
  expect(above).toEqual([false, false, false]);
  // Beside another one there is room for the hour it begins at, not for the words before it.
  await plan(page, id, '09:00', '10:00', { titulo: 'A la vez' });
  await page.reload();
  const narrow = page.locator('.fc-timegrid-event').filter({ hasText: 'Desde las 09:00' });
  await expect(narrow.getByText('09:00')).toBeVisible();
  await expect(narrow.getByText('Desde las')).toBeHidden();
  // From a Saturday to a Monday: a line in each of two weeks.
  const titulo = 'Taller de evaluación grupal en Rancagua';
  const [fecha_inicio, fecha_fin] = ['2027-03-20T15:00:00-03:00', '2027-03-22T12:00:00-03:00'];
  await plan(page, id, '', '', { titulo, fecha_inicio, fecha_fin });
  await page.goto(`/procesos/${id}/calendario?fecha=2027-03-01`);
  const lines = event(page, titulo);
  await expect(lines).toHaveText([`15:00${titulo}`, titulo]);
  for (const line of await lines.all()) {
    const [words, drawn] = [await boxOf(line.locator('span').first()), await boxOf(line)];
    expect(words.x + words.width).toBeLessThanOrEqual(drawn.x + drawn.width);
  }
});

test('on a phone the dates of the proceso are told by their names above the month', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  const data = { fecha_inicio: '2027-03-15', fecha_cierre: '2027-05-01' };
  expect((await page.request.patch(`/api/procesos/${id}/fechas`, { data })).ok()).toBe(true);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/procesos/${id}/calendario?fecha=2027-03-01`);
  const dates = page.getByRole('list', { name: 'Fechas del proceso' });
  await expect(dates.getByRole('listitem')).toHaveText(['15-03Inicio del proceso']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sig', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'abril de 2027' })).toBeVisible();
  // Its last row ends in May.
  await expect(dates.getByRole('listitem')).toHaveText(['01-05Cierre del proceso']);
  await page.setViewportSize({ width: 1280, height: 780 });
  await expect(dates).toBeHidden();
});

test('the agenda looks thirty days ahead from its day, past the end of the month, and goes on from there', async ({
  page,
}) => {
  const { id } = await sampleProceso(page, []);
  await plan(page, id, '10:00', '11:00', { titulo: 'Panel' });
  await page.goto(`/procesos/${id}/calendario?vista=agenda&fecha=2027-02-28`);
  await expect(event(page, 'Panel')).toBeVisible();
  await page.getByRole('button', { name: 'Sig', exact: true }).click();
  await expect(page).toHaveURL(/fecha=2027-03-30/);
  await expect(page.getByText('No hay eventos en este período.')).toBeVisible();
  await page.getByRole('button', { name: 'Ant', exact: true }).click();
  await expect(event(page, 'Panel')).toBeVisible();
});

test('of many at the same hour of a week two have room for their names, and the others are one press away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const { id } = await sampleProceso(page, []);
  const names = ['Camila Jara', 'Catalina Alarcón', 'Fernanda Ramírez', 'Héctor Painemal', 'Jocelyn Flores'];
  for (const titulo of names) await plan(page, id, '10:00', '11:00', { titulo });
  await page.goto(`/procesos/${id}/calendario?vista=semana&fecha=${DAY}`);
  const rest = page.getByTitle('Mostrar 3 eventos más');
  await expect(rest).toBeVisible();
  const shown = page.locator('.fc-timegrid-event').filter({ hasText: '10:00' });
  const told: string[] = [];
  for (const name of names) {
    const words = shown.getByText(name);
    if ((await words.count()) === 0 || !(await words.isVisible())) continue;
    told.push(name);
    // Each of its words in one piece, inside of what is drawn of it.
    const pieces = await words.evaluate((drawn) => {
      const text = [...drawn.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) as Text;
      const box = drawn.getBoundingClientRect();
      return [...text.data.matchAll(/\S+/g)].map(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const { right, bottom } = range.getBoundingClientRect();
        return range.getClientRects().length === 1 && right <= box.right + 1 && bottom <= box.bottom + 2;
      });
    });
    expect(pieces, name).toEqual([true, true]);
  }
  expect(told).toHaveLength(2);
  await rest.click();
  const list = page.locator('.fc-popover');
  for (const name of names.filter((each) => !told.includes(each))) await expect(list.getByText(name)).toBeVisible();
  await expectAccessible(page);
});

test('interviews shorter than an hour show hour and title whole, and on a phone no day of the week touches the next', async ({
  page,
}) => {
  const { id } = await sampleProceso(page, []);
  await plan(page, id, '10:00', '10:30', { titulo: 'Media hora' });
  await plan(page, id, '11:00', '11:15', { titulo: 'Un cuarto' });
  await plan(page, id, '12:00', '12:45', { titulo: 'Tres cuartos' });
  await openDay(page, id);
  for (const titulo of ['Un cuarto', 'Media hora', 'Tres cuartos']) {
    const said = event(page, titulo).getByText(titulo);
    await expect(said).toContainText('1');
    const cut = await said.evaluate((drawn) => {
      const words = document.createRange();
      words.selectNodeContents(drawn);
      return (
        Math.max(...[...words.getClientRects()].map(({ bottom }) => bottom)) - drawn.getBoundingClientRect().bottom
      );
    });
    // Of a line, what is below its letters.
    expect(cut, titulo).toBeLessThan(2);
  }

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/procesos/${id}/calendario?vista=semana&fecha=${DAY}`);
  const days = page.locator('.fc-col-header-cell-cushion');
  await expect(days).toHaveCount(7);
  const gaps = await days.evaluateAll((heads) => {
    const places = heads.map((head) => head.getBoundingClientRect());
    return places.slice(1).map(({ left }, i) => left - (places[i]?.right ?? left));
  });
  expect(Math.min(...gaps)).toBeGreaterThan(4);
  // Who has the day alone is told there; where two share it, whoever presses is told who.
  await plan(page, id, '10:00', '11:00', { titulo: 'A la vez' });
  await page.reload();
  await expect(event(page, 'Tres cuartos').getByText('12:00')).toBeInViewport();
  for (const titulo of ['Media hora', 'A la vez'])
    await expect(event(page, titulo).getByText(titulo)).toHaveCSS('clip-path', 'inset(50%)');
  await event(page, 'A la vez').click();
  await expect(page.getByLabel('Título')).toHaveValue('A la vez');
});
