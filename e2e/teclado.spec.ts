import { readFileSync } from 'node:fs';
import { freshEmail, PASSWORD } from './cuenta.ts';
import { expect, type Locator, type Page, test } from './fixtures.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';

const CVS = new URL('../apps/server/demo/cvs/', import.meta.url);
/** More stops than any screen has before what is looked for. */
const STOPS = 80;

test.use({ viewport: { width: 1366, height: 768 } });
test.setTimeout(240_000);

/** Whether the element of the focus shows that it has it: an outline or a ring of at least 2 px, its own or around it. */
const focusShows = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const drawn = focused?.matches('input[type="radio"]') ? focused.nextElementSibling : focused;
    for (let at = drawn; at && at !== document.body; at = at.parentElement) {
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(at);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
      if (boxShadow !== 'none' || at.matches('input:focus, textarea:focus')) return borderColor !== '';
    }
    return false;
  });

/** Presses Tab until the focus is where it is wanted, and sees it there. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  // A radio of a segmented control is drawn by its label.
  await wanted.first().waitFor({ state: 'attached' });
  for (let i = 0; i < STOPS; i++) {
    if (await wanted.first().evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(wanted.first()).toBeFocused();
  expect(await focusShows(page), `the focus shows on ${wanted}`).toBe(true);
}

async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** Keys that come within one frame, as on a machine that draws slower than somebody types. */
const hurry = (page: Page, keys: string): Promise<void> =>
  page.evaluate((all) => {
    for (const key of all)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, keys);

async function type(page: Page, wanted: Locator, text: string): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.type(text);
}

/** Chooses in a Select by arrows. */
async function pick(page: Page, label: string, option: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: label }));
  const wanted = page.getByRole('option', { name: option });
  await page.keyboard.press('ArrowDown');
  for (let i = 0; i < STOPS && (await wanted.getAttribute('data-combobox-selected')) !== 'true'; i++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(wanted).toBeHidden();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', name ? { name } : {});

test('the whole job is done without a mouse', async ({ page }) => {
  // Before the page: the browser must already hand its picker over when Enter is pressed.
  const chooser = page.waitForEvent('filechooser', { timeout: 0 });
  await page.goto('/login');
  await press(page, page.getByRole('tab', { name: 'Iniciar sesión' }), 'ArrowRight');
  await expect(page.getByRole('tab', { name: 'Crear cuenta' })).toHaveAttribute('aria-selected', 'true');
  await type(page, page.getByLabel('Nombre'), 'Paula Huenchumán');
  await type(page, page.getByLabel('Correo'), freshEmail('teclado'));
  await type(page, page.getByLabel('Contraseña'), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  // The first stop of a screen leads over its navigation.
  await page.goto('/empresas');
  await expect(page.getByRole('heading', { name: 'Empresas' })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Saltar al contenido' }));
  await expect(page.locator('main')).toBeFocused();
  await press(page, button(page, 'Nueva empresa'));
  await expect(dialog(page, 'Crear Empresa').getByLabel('Nombre')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await press(page, button(page, 'Nueva empresa'));
  await type(page, dialog(page).getByLabel('Nombre'), 'Cobranzas del Sur');
  await pick(page, 'Tipo de empresa', 'Cobranza');
  await press(page, dialog(page).getByRole('button', { name: 'Crear empresa' }));
  await expect(page.getByRole('link', { name: 'Cobranzas del Sur' })).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: 'Procesos', exact: true })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Nuevo proceso' }));
  await type(page, dialog(page, 'Crear Proceso').getByLabel('Nombre'), 'Cajero');
  await pick(page, 'Empresa', 'Cobranzas del Sur');
  await press(page, dialog(page).getByRole('button', { name: 'Crear proceso' }));
  await expect(page.getByRole('article', { name: 'Cajero' })).toBeVisible();
  // The dialog gives the focus back when it is gone, and a menu takes it when it is there: each before the next key.
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Nuevo proceso' })).toBeFocused();
  await press(page, button(page, 'Más acciones de Cajero'));
  // Seen a moment before it takes the focus: an Escape between the two goes to the button.
  const inMenu = page.getByRole('menu').locator(':focus');
  await expect(inMenu).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button(page, 'Más acciones de Cajero')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inMenu).toHaveCount(1);
  while (!(await page.getByRole('menuitem', { name: 'Ver CVs' }).evaluate((item) => item === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'CVs del Proceso' })).toBeVisible();

  const upload = button(page, 'Subir CVs').first();
  await press(page, upload);
  await press(page, dialog(page).getByRole('button', { name: /Arrastra los CVs aquí/ }));
  await (await chooser).setFiles(
    PEOPLE.map(({ file }) => ({ name: file, mimeType: '', buffer: readFileSync(new URL(file, CVS)) })),
  );
  await press(page, dialog(page).getByRole('button', { name: 'Subir CVs' }));
  await expect(page.getByText('3 archivos procesados')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(upload).toBeFocused();
  for (const { nombre } of PEOPLE) await expect(page.getByRole('link', { name: nombre })).toBeVisible();

  // Rows by j, k, x; the panel by Enter; and Escape takes off one layer at a time.
  await hurry(page, 'jjkx');
  await expect(page.getByText('1 preseleccionado').first()).toBeVisible();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('heading', { level: 2 })).toBeVisible();
  await page.keyboard.press('m');
  await expect(dialog(page, `Mover a ${PEOPLE[0].nombre} a…`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(panel).toBeVisible();
  await press(page, panel.getByRole('button', { name: 'Agregar etiqueta' }));
  await expect(dialog(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Referido');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('checkbox', { name: 'Referido' })).toBeChecked();
  await press(page, dialog(page).getByRole('button', { name: 'Listo' }));
  await expect(panel.getByRole('list', { name: 'Etiquetas' })).toContainText('Referido');
  await expect(panel.getByRole('button', { name: 'Agregar etiqueta' })).toBeFocused();
  const [datos, notas] = ['Datos', 'Notas'].map((name) => panel.getByRole('tab', { name })) as [Locator, Locator];
  await press(page, datos, 'ArrowRight');
  await type(page, panel.getByRole('textbox', { name: 'Nueva nota' }), 'Llamar el lunes');
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Llamar el lunes' })).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'Nueva nota' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(notas).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await press(page, panel.getByRole('button', { name: 'Editar Teléfono' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('9 8765 4321');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('+56 9 8765 4321')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByText('1 preseleccionado').first()).toBeVisible();
  await press(page, button(page, 'Pasar a la siguiente etapa'));
  await expect(page.getByText('Los CVs seleccionados avanzaron a la siguiente etapa.')).toBeVisible();

  await press(page, page.getByRole('link', { name: 'Ver etapas' }));
  await expect(page.getByRole('heading', { name: 'Etapas del Proceso' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Preselección 1' })).toBeVisible();
  const inStage = page.getByRole('checkbox', { name: /^Seleccionar (?!todo)/ });
  await press(page, inStage, 'Space');
  await expect(page.getByText('1 seleccionado').first()).toBeVisible();
  await pick(page, 'Mover seleccionados a…', 'Oferta');
  await expect(page.getByRole('tab', { name: 'Oferta 1' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(dialog(page, 'Buscar').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Ajustes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
  // What a screen's own button does is found by its words too.
  for (const [words, action] of [
    ['nuevo proceso', 'Nuevo proceso'],
    ['cerrar ses', 'Cerrar sesión'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await expect(dialog(page, 'Buscar').getByRole('textbox')).toBeFocused();
    await page.keyboard.type(words);
    const found = dialog(page, 'Buscar').getByRole('button', { name: action });
    await expect(found).toHaveAttribute('data-selected', 'true');
    await page.keyboard.press('Enter');
    if (action === 'Cerrar sesión') break;
    await expect(dialog(page, 'Crear Proceso').getByLabel('Nombre')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
  await expect(page).toHaveURL('/login');
});

test('the board, the stages and the calendar are worked without a mouse', async ({ page }) => {
  const { id } = await sampleProceso(page);
  const [first, second, third] = PEOPLE;
  await page.goto(`/procesos/${id}/cvs`);
  for (const { nombre } of PEOPLE) await expect(page.getByRole('link', { name: nombre })).toBeVisible();
  // Who leaves the list by its own menu leaves the focus to the menu of its neighbour.
  await press(page, button(page, `Acciones de ${third.nombre}`));
  const move = page.getByRole('menuitem', { name: 'Mover de etapa…' });
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  for (let i = 0; i < STOPS && !(await move.evaluate((item) => item === document.activeElement)); i++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog(page, `Mover a ${third.nombre} a…`)).toBeVisible();
  await page.keyboard.press('3');
  await expect(page.getByRole('link', { name: third.nombre })).toBeHidden();
  await expect(button(page, `Acciones de ${second.nombre}`)).toBeFocused();
  await press(page, page.getByRole('checkbox', { name: 'Seleccionar todo lo que se muestra' }), 'Space');
  await press(page, button(page, 'Pasar a la siguiente etapa'));
  await expect(page.getByText('Los CVs seleccionados avanzaron a la siguiente etapa.')).toBeVisible();

  // On the board a card is moved by m and the number of its stage; the panel closes before anything else.
  await press(page, page.getByRole('link', { name: 'Ver etapas' }));
  await tabTo(page, page.getByRole('radio', { name: 'Tabla' }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/vista=tablero/);
  await page.keyboard.press('j');
  const lane = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}, `) });
  await tabTo(page, lane('Preselección').getByRole('listitem').first());
  await page.keyboard.press('m');
  await expect(dialog(page, `Mover a ${first.nombre} a…`)).toBeVisible();
  await page.keyboard.press('4');
  await expect(lane('Oferta').getByRole('link')).toHaveText([first.nombre]);
  await press(page, page.getByRole('link', { name: '+ Etapa' }));
  await tabTo(page, page.getByLabel('Nombre de Oferta'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Oferta formal');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nombre de Oferta formal')).toBeVisible();
  await page.goto(`/procesos/${id}/calendario`);
  await press(page, button(page, 'Agendar entrevista'));
  await expect(dialog(page, 'Agendar entrevista')).toBeVisible();
  await press(page, dialog(page).getByRole('button', { name: 'Agendar', exact: true }));
  await expect(page.getByText('Entrevista agendada.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, 'Agendar entrevista')).toBeFocused();
});
