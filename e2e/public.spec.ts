import { expectAccessible, freshEmail } from './cuenta.ts';
import { expect, type Page, test } from './fixtures.ts';
import { sampleProceso } from './sampleProceso.ts';

const PAGES = ['/', '/pricing', '/contacto', '/terminos', '/privacidad'] as const;
const SECTIONS = ['home', 'features', 'workflow', 'stories', 'cta'];

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

test.describe('the landing', () => {
  for (const path of ['/', '/landing']) {
    test(`${path} shows the five sections and the six links of the head`, async ({ page }) => {
      await page.goto(path);
      for (const id of SECTIONS) await expect(page.locator(`section#${id}`)).toHaveCount(1);
      const head = page.getByRole('banner');
      for (const [name, href] of [
        ['Características', '/#features'],
        ['Flujo', '/#workflow'],
        ['Historias', '/#stories'],
        ['Probar', '/#cta'],
        ['Ingresar', '/login'],
        ['Empezar Gratis', '/registro?plan=gratis'],
      ] as const) {
        await expect(head.getByRole('link', { name }).first()).toHaveAttribute('href', href);
      }
      await expect(page.getByText(/ATS juvenil/).first()).toBeVisible();
      await expect(page.locator('#features li.card')).toHaveCount(6);
      await expect(page.locator('#stories blockquote')).toHaveCount(3);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Términos' })).toHaveAttribute(
        'href',
        '/terminos',
      );
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' })).toHaveAttribute(
        'href',
        '/privacidad',
      );
    });
  }

  test('says Pronto beside what is advertised and not built', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Multiposting', 'KPIs y onboarding']) {
      await expect(page.getByRole('heading', { name: `${name} Pronto` })).toBeVisible();
    }
    await expect(page.getByText('@menciones', { exact: true })).toBeVisible();
  });

  test('is read without its script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La montaña de CVs, en orden.');
    await expect(page.getByRole('img', { name: /los CVs de un proceso/ })).toBeVisible();
    await context.close();
  });

  test('loads no more script than its own', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/portada-/)]);
  });

  test('Recibir acceso keeps the e-mail and thanks', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Tu correo').fill(freshEmail('acceso'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Listo, anotamos tu correo.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Recibir acceso' })).toBeHidden();
  });

  test('a double click on Recibir acceso sends once', async ({ page }) => {
    let sent = 0;
    await page.route('**/api/accesos', async (route) => {
      sent += 1;
      await route.continue();
    });
    await page.goto('/');
    await page.getByLabel('Tu correo').fill(freshEmail('acceso'));
    await page.getByRole('button', { name: 'Recibir acceso' }).dblclick();
    await expect(page.getByText('Listo, anotamos tu correo.')).toBeVisible();
    expect(sent).toBe(1);
  });

  test('on a phone the links stand in a menu that Esc closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Menú' });
    await page.locator('summary').click();
    await expect(menu.getByRole('link', { name: 'Ingresar' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.locator('summary').click();
    await menu.getByRole('link', { name: 'Historias' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Historias que suenan a lunes.' })).toBeInViewport();
  });

  test('keeps the colours that were chosen, pictures too, also in the application', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const shown = () => page.locator('.hero-shot img').evaluate((img: HTMLImageElement) => img.currentSrc);
    expect(await shown()).toContain('-light');
    // Nothing was chosen yet: the page goes with the system while it stands open.
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await expect.poll(shown).toContain(`-${colorScheme}`);
    }
    await page.getByRole('button', { name: 'Cambiar entre modo claro y oscuro' }).click();
    await expect.poll(shown).toContain('-dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect.poll(shown).toContain('-dark');
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });
});

test('no page of them is wider than a window that was enlarged four times', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of PAGES) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Empezar Gratis' })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('summary')).toBeInViewport({ ratio: 1 });
  }
});

test.describe('an e-mail that is none', () => {
  test('is told under the field, which takes the focus and keeps what was typed', async ({ page }) => {
    await page.goto('/');
    const field = page.getByLabel('Tu correo');
    await field.fill('sin arroba');
    await page.getByRole('button', { name: 'Recibir acceso' }).click();
    await expect(page.getByText('Escribe un correo válido, como nombre@empresa.cl.')).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('sin arroba');
    await expect(field).toHaveAccessibleDescription('Escribe un correo válido, como nombre@empresa.cl.');
    await expectAccessible(page);
  });

  test('is told once its field is left, goes when it is right, and one click of the button tells the rest', async ({
    page,
  }) => {
    await page.goto('/contacto');
    const wrong = page.getByText('Escribe un correo válido, como nombre@empresa.cl.');
    const email = page.getByLabel('Correo');
    await page.getByLabel('Nombre').focus();
    await page.keyboard.press('Tab');
    await email.fill('ana@ejemplo');
    await expect(wrong).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(wrong).toBeVisible();
    await expect(page.getByText('El nombre es obligatorio.')).toBeHidden();
    await email.fill('ana@ejemplo.cl');
    await expect(wrong).toBeHidden();
    await email.fill('ana');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    for (const text of ['El nombre es obligatorio.', 'El mensaje es obligatorio.'])
      await expect(page.getByText(text)).toBeVisible();
    await expect(wrong).toBeVisible();
    await expect(page.getByLabel('Nombre')).toBeFocused();
  });

  test('an empty contact form names each field that is missing', async ({ page }) => {
    await page.goto('/contacto');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    for (const text of ['El nombre es obligatorio.', 'El correo es obligatorio.', 'El mensaje es obligatorio.']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByLabel('Nombre')).toBeFocused();
    await expectAccessible(page);
  });
});

test.describe('without connection', () => {
  test.use({ allowed: [/ERR_FAILED|request failed/] });

  test('the message is kept in the form, and sent when the connection is back', async ({ page }) => {
    await page.goto('/contacto');
    await page.route('**/api/contacto', (route) => route.abort());
    await page.getByLabel('Nombre').fill('Paula Huenchumán');
    await page.getByLabel('Correo').fill(freshEmail('contacto'));
    await page.getByLabel('Mensaje').fill('<script>alert(1)</script> 🌋 Necesito tres ejecutivos.');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByRole('alert')).toHaveText('No pudimos conectarnos. Revisa tu conexión y vuelve a intentar.');
    await expect(page.getByLabel('Mensaje')).toHaveValue(/Necesito tres ejecutivos/);
    await page.unroute('**/api/contacto');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByText('Gracias. Recibimos tu mensaje.')).toBeVisible();
  });
});

test.describe('with letters twice as large, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  for (const path of ['/', '/pricing', '/privacidad', '/login', '/login?tab=crear']) {
    test(`${path} cuts no heading, tab or button`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const cut = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        const range = document.createRange();
        return [...document.querySelectorAll('h1, h2, [role=tab], button, button *')]
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            range.selectNodeContents(element);
            const { right } = range.getBoundingClientRect();
            const words = [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE);
            return words && (right > innerWidth || element.scrollWidth > element.clientWidth + 1);
          })
          .map(({ textContent }) => textContent);
      });
      expect(cut).toEqual([]);
    });
  }
});

test('pricing shows the three plans as advertised and leads where each begins', async ({ page }) => {
  await page.goto('/pricing');
  const plan = (name: string) => page.locator('.plan').filter({ has: page.getByRole('heading', { name }) });
  for (const [name, texts, link, href] of [
    [
      'Gratis',
      ['$0', '1 proceso activo', 'Hasta 20 CVs subidos', 'Búsqueda básica'],
      'Empezar Gratis',
      '/registro?plan=gratis',
    ],
    [
      'Pro',
      ['$35.990', '/mes', 'Procesos y CVs ilimitados', 'Filtro por experiencia y nacionalidad', 'Soporte prioritario'],
      'Elegir Pro',
      '/registro?plan=profesional',
    ],
    [
      'Empresas',
      ['desde', '$79.990', 'Multiusuario', 'Gestión de carteras', 'Reportes avanzados Pronto', 'Integraciones por API'],
      'Contactar ventas',
      '/contacto',
    ],
  ] as const) {
    for (const text of texts) await expect(plan(name)).toContainText(text);
    await expect(plan(name).getByRole('link', { name: link })).toHaveAttribute('href', href);
  }
  await page.getByRole('link', { name: 'Elegir Pro' }).click();
  await expect(page.getByRole('radio', { name: /Profesional|Pro/ })).toBeChecked();
});

test('the application leads back to the public pages', async ({ page }) => {
  await page.goto('/registro');
  await page.getByRole('link', { name: 'Recluta', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La montaña de CVs, en orden.');
  await page.goBack();
  await expect(page).toHaveURL(/\/registro$/);
});

for (const [path, title] of [
  ['/terminos', 'Términos del servicio'],
  ['/privacidad', 'Política de privacidad'],
] as const) {
  test(`${path} is a real page with version, date and contents`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(/^Versión \d+\.\d+, vigente desde el \d{2}-\d{2}-\d{4}$/)).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'Contenido' });
    await contents.getByRole('link', { name: 'Cambios' }).click();
    await expect(page.getByRole('heading', { name: 'Cambios' })).toBeInViewport();
  });
}

test('each public page has its own title, description, address and social card', async ({ page, request }) => {
  const seen = new Set<string | null>();
  for (const path of [...PAGES, '/login', '/registro', '/palet']) {
    await page.goto(path);
    const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
    expect(new URL(canonical).pathname).toBe(path);
    seen.add(await meta(page, 'og:title'));
    seen.add(await meta(page, 'description'));
    const card = await request.get((await meta(page, 'og:image')) ?? '');
    expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png']);
  }
  expect(seen.size).toBe(16);
});

test('a slash too many or capitals lead to the one address of a page', async ({ page }) => {
  for (const [address, path] of [
    ['/pricing/', '/pricing'],
    ['/Privacidad', '/privacidad'],
    ['/TERMINOS//', '/terminos'],
    ['/Landing', '/landing'],
    ['/%70ricing', '/%70ricing'],
    ['/login/', '/login'],
    ['/upload-cvs/', '/login?volver=%2Fupload-cvs'],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('robots.txt and sitemap.xml lead a crawler to pages that answer', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength(7);
  for (const address of addresses) expect((await request.get(address)).status()).toBe(200);
});

test.describe('an address that does not exist', () => {
  test.use({ allowed: [/status of 404/] });

  test('says so once, also where the application takes it for a page of the host', async ({ page }) => {
    for (const address of ['/%50ricing', '/pricing%2F']) {
      await page.goto(address);
      await expect(page.getByText('Página no encontrada')).toBeVisible();
    }
  });

  test('answers 404 and shows the way home', async ({ page }) => {
    const answer = await page.goto('/no-existe');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Página no encontrada')).toBeVisible();
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La montaña de CVs, en orden.');
  });

  test('is none for who is not signed in, also below a proceso', async ({ page }) => {
    for (const address of ['/procesos/1/no-existe', '/procesos/abc/cvs', '/usuarios/1']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('link', { name: 'Ingresar' })).toBeVisible();
    }
  });

  test('keeps its menu for who is signed in, and leads them to their own beginning', async ({ page }) => {
    const { id } = await sampleProceso(page, []);
    const none = [`/procesos/${id}/cvs/abc`, '/procesos/abc/cvs', `/procesos/${id}/no-existe`, '/usuarios/1', '/nada'];
    const noId = ['0x1', '1e0', '1.0', '01', '1%20'].map((text) => `/procesos/${text}/cvs`);
    for (const address of [...none, ...noId]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
      await expect(page).toHaveTitle(/^Página no encontrada/);
      await expect(page.getByRole('navigation', { name: 'Navegación principal' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Ingresar' })).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect(page).toHaveURL('/inicio');
  });
});
