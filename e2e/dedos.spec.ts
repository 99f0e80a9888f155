import { DAY, field, openDay, plan } from './entrevistas.ts';
import { expect, type Page, test } from './fixtures.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

/** Lower than a finger presses without a miss, in px. */
const FINGER = 40;

/**
 * What is pressed and answers on too few px from its middle up and down, by name and px: its own, those that a style gives
 * it beyond its edges, and those of its words. A link within a sentence is as high as its line (WCAG 2.5.8).
 */
const tooLow = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const pressed =
      'a[href]:not([href^="#"]), button, input, textarea, [role="tab"], [role="menuitem"], [role="option"]';
    const inSentence = (element: HTMLElement) =>
      element.matches('a') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const reachOf = (element: HTMLElement) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      // A switch is drawn by its label, the input in it by nothing.
      const drawn = (element.matches('[role="switch"]') && (element as HTMLInputElement).labels?.[0]) || element;
      const { left, top, width, height } = drawn.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const answers = (dy: number) =>
        document
          .elementsFromPoint(x, y + dy)
          .some((at) => element.contains(at) || at.closest('label')?.control === element);
      const side = (step: number) => {
        let reach = 0;
        while (reach < least && answers(step * (reach + 0.5))) reach++;
        return reach;
      };
      return side(-1) + side(1);
    };
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true }) || inSentence(element))
        return [];
      const reach = reachOf(element);
      return reach < least ? `${element.getAttribute('aria-label') ?? element.textContent}: ${reach}` : [];
    });
  }, FINGER);

test('what is pressed with a finger is high enough for one, and no screen is wider for it', async ({ page }) => {
  const { id } = await sampleProceso(page);
  const name = PEOPLE[0]?.nombre ?? '';
  await page.goto(`/procesos/${id}/cvs`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  const looksWell = async () => {
    expect(await tooLow(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  };
  await looksWell();
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Ver archivo' })).toBeVisible();
  await looksWell();
  await page.getByRole('menuitem', { name: 'Mover de etapa…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await looksWell();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('complementary', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Editar Teléfono' })).toBeVisible();
  await looksWell();
  const screens = [
    '/inicio',
    '/procesos',
    '/procesos/nuevo',
    '/empresas',
    '/usuarios',
    '/equipos',
    '/reportes',
    '/ajustes',
  ];
  const within = ['etapas', 'etapas?vista=tablero', 'configuracion?tab=etapas'].map(
    (path) => `/procesos/${id}/${path}`,
  );
  for (const path of [...screens, ...within, `/upload-cvs?proceso=${id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await looksWell();
  }
  await page.goto(`/procesos/${id}/cvs`);
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Mover de etapa…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartado' }).click();
  await expect(page.getByRole('radio', { name: 'La renta no calza' })).toBeVisible();
  await looksWell();
  await page.goto('/ajustes/privacidad?tab=conservacion');
  await expect(page.getByLabel('Meses después del proceso')).toBeVisible();
  await looksWell();
  await page.goto(`/procesos/${id}/configuracion`);
  await page.getByLabel('Cierre del proceso').fill('21-02-2027');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Borrar fecha' })).toBeVisible();
  await looksWell();
});

test('a row of a list is opened where its words are touched, beside the name too', async ({ page }) => {
  const { id } = await sampleProceso(page);
  const name = PEOPLE[0]?.nombre ?? '';
  const row = page.getByRole('row', { name });
  for (const words of [/^[\d.]+-[\dK]$/, 'Recibido']) {
    await page.goto(`/procesos/${id}/cvs`);
    const at = await row.getByText(words).boundingBox();
    await page.touchscreen.tap((at?.x ?? 0) + (at?.width ?? 0) / 2, (at?.y ?? 0) + (at?.height ?? 0) / 2);
    await expect(page.getByRole('complementary', { name })).toBeVisible();
  }
});

test('the menu of a row low on a phone opens to the side that has more room, also when neither has enough', async ({
  page,
}) => {
  const { id } = await sampleProceso(page);
  for (const nombre of ['Prueba técnica', 'Referencias', 'Examen médico', 'Firma'])
    await page.request.post(`/api/procesos/${id}/etapas`, { data: { nombre, tipo: 'evaluacion', color: 'violeta' } });
  await page.goto(`/procesos/${id}/etapas?stage=recibido`);
  const opener = page.getByRole('button', { name: `Acciones de ${PEOPLE[2]?.nombre}` });
  await expect(opener).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  const { y = 0 } = (await opener.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(500);
  await opener.click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeInViewport({ ratio: 1 });
  const box = await menu.boundingBox();
  expect(box?.y).toBeLessThan(y);
  expect(box?.height).toBeGreaterThan(y * 0.9);
});

test('the rows stay where they are while what was chosen on a phone is saved', async ({ page }) => {
  const { id } = await sampleProceso(page);
  await page.goto(`/procesos/${id}/cvs`);
  const box = page.getByRole('checkbox', { name: /^Seleccionar (?!todo)/ }).first();
  const before = await box.boundingBox();
  await box.tap();
  await expect(page.getByText(/^Guardando/)).toBeVisible();
  expect(await box.boundingBox()).toEqual(before);
  await expect(page.getByText(/^Guardado/)).toBeVisible();
  expect(await box.boundingBox()).toEqual(before);
});

test('what asks before it destroys has its red button last, where two find no room in a line', async ({ page }) => {
  const { id } = await sampleProceso(page);
  const { cvs } = (await (await page.request.get(`/api/procesos/${id}/cvs`)).json()) as { cvs: { id: number }[] };
  expect((await page.request.delete(`/api/procesos/${id}/cvs/${cvs[0]?.id}`)).ok()).toBe(true);
  await page.goto('/papelera');
  await page.getByRole('button', { name: /^Acciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Eliminar para siempre' }).click();
  const button = (name: string) => page.getByRole('dialog').getByRole('button', { name });
  const top = async (name: string) => (await button(name).boundingBox())?.y ?? 0;
  await expect(button('Eliminar para siempre')).toBeVisible();
  expect(await top('Eliminar para siempre')).toBeGreaterThan(await top('Cancelar'));
});

test('a name of one long word makes no dialog wider than the phone: its cross stays within reach', async ({ page }) => {
  const { id } = await sampleProceso(page);
  const list = async () =>
    ((await (await page.request.get(`/api/procesos/${id}/cvs`)).json()) as { cvs: { id: number; nombre: string }[] })
      .cvs;
  await expect.poll(async () => (await list()).every(({ nombre }) => nombre)).toBe(true);
  const [cv] = await list();
  const nombre = 'Supercalifragilístico'.repeat(8);
  expect((await page.request.patch(`/api/procesos/${id}/cvs/${cv?.id}`, { data: { nombre } })).ok()).toBe(true);
  await page.goto(`/procesos/${id}/cvs`);
  for (const item of ['Mover de etapa…', 'Solicitar completar datos', 'Copiar a otro proceso…']) {
    await page.getByRole('button', { name: `Acciones de ${nombre}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
    const cross = page.getByRole('dialog').getByRole('button', { name: 'Cerrar' });
    await expect(cross).toBeInViewport({ ratio: 1 });
    await cross.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a tap on a day or an hour of the calendar plans an interview there, and the rest of a day is told by name', async ({
  page,
}) => {
  const { id } = await sampleProceso(page, []);
  for (const [at, titulo] of ['Ana', 'Luis', 'Eva', 'Hugo', 'Inés'].entries())
    await plan(page, id, `${10 + at}:00`, `${10 + at}:45`, { titulo });
  await page.goto(`/procesos/${id}/calendario?fecha=${DAY}`);
  await page.getByText(/^\+\d/).tap();
  const name = page.locator('.fc-popover').getByText('Inés');
  await expect(name).toBeVisible();
  expect((await name.boundingBox())?.width).toBeGreaterThan(10);
  await page.locator('.fc-popover-close').tap();
  await page.locator('.fc-daygrid-day[data-date="2027-03-18"]').tap();
  await expect(field(page, 'Fecha de inicio')).toHaveValue('18-03-2027');
  await page.goBack();
  await openDay(page, id);
  await page.locator('.fc-timegrid-slot-lane[data-time="16:00:00"]').tap();
  await expect(field(page, 'Hora de inicio')).toHaveValue('16:00');
  await expect(field(page, 'Hora de término')).toHaveValue('17:00');
});

test.describe('on a tablet, with compact rows', () => {
  test.use({ viewport: { width: 1024, height: 768 }, isMobile: false });

  test('lists are pressed with a finger: their heads, what they fold away, and a row anywhere but on its tools', async ({
    page,
  }) => {
    const { id } = await sampleProceso(page);
    const name = PEOPLE[0]?.nombre ?? '';
    await page.addInitScript(() => localStorage.setItem('recluta-densidad', '"compacta"'));
    const list = `/procesos/${id}/cvs`;
    const etapas = `/procesos/${id}/etapas?stage=recibido`;
    for (const path of [list, etapas, `${etapas}&vista=tablero`, '/procesos?vista=tabla', '/empresas']) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: /Salazar|cobranza|Cobranzas/ }).first()).toBeVisible();
      expect(await tooLow(page), path).toEqual([]);
    }
    // Where no row can be low there is nothing to choose, and the name keeps its second line.
    await page.goto('/ajustes');
    await expect(page.getByRole('radiogroup', { name: 'Colores' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Compacta' })).toHaveCount(0);
    await page.goto(list);
    await expect(page.getByRole('row', { name }).getByText('14.836.906-2')).toBeInViewport({ ratio: 1 });
    const panel = page.getByRole('complementary', { name });
    const row = page.getByRole('row', { name });
    await row.getByRole('checkbox').tap();
    await expect(page.getByRole('toolbar', { name: '1 preseleccionado' })).toBeVisible();
    await expect(panel).toHaveCount(0);
    const state = await row.getByText('Preseleccionado').boundingBox();
    await page.touchscreen.tap((state?.x ?? 0) + 8, (state?.y ?? 0) + 8);
    await expect(panel).toBeVisible();
  });
});

test('in Etapas that it was saved is said whole on a phone, and who is selected is counted by the bar', async ({
  page,
}) => {
  const { id } = await sampleProceso(page);
  expect((await page.request.post('/api/etiquetas', { data: { nombre: 'Referida' } })).ok()).toBe(true);
  await page.goto(`/procesos/${id}/etapas?stage=recibido`);
  await expect(page.getByRole('button', { name: 'Etiqueta' })).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Seleccionar (?!todo)/ })
    .first()
    .tap();
  const saved = page.getByText(/^Guardado/);
  await expect(saved).toBeVisible();
  expect(await saved.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await expect(page.getByText('1 seleccionado').filter({ visible: true })).toHaveCount(1);
});

test('the long name of who follows a person makes no screen wider than the phone', async ({ page }) => {
  const { id } = await sampleProceso(page);
  const { cvs } = (await (await page.request.get(`/api/procesos/${id}/cvs`)).json()) as { cvs: { id: number }[] };
  const cv_ids = cvs.map((cv) => cv.id);
  const { usuario } = await (await page.request.get('/api/auth/perfil')).json();
  const nombre = 'Bartolomé Maximiliano Nepomuceno Subercaseaux Irarrázaval';
  await page.request.patch('/api/auth/perfil', { data: { nombre } });
  await page.request.post(`/api/procesos/${id}/cvs/responsable`, { data: { cv_ids, responsable_id: usuario.id } });
  for (const address of [`cvs?cv=${cv_ids[0]}`, `cvs/${cv_ids[0]}`]) {
    await page.goto(`/procesos/${id}/${address}`);
    await expect(page.getByRole('button', { name: `Cambiar responsable: ${nombre}` })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
