import { expect, type Page, test } from './fixtures.ts';
import { PEOPLE, SCAN, sampleProceso, sendCv, sendCvPublicly } from './sampleProceso.ts';

const [andres, barbara, carolina] = PEOPLE.map(({ nombre }) => nombre) as [string, string, string];
const check = (page: Page, name: string) => page.getByRole('checkbox', { name: `Seleccionar ${name}` });

test('CVs sent through the public link appear and are read while one looks on', async ({ page, another }) => {
  const { id, public_id } = await sampleProceso(page, []);
  await page.goto(`/procesos/${id}/cvs`);
  await expect(page.getByText('Todavía no hay CVs en este proceso.')).toBeVisible();
  const sender = await another();
  let answer = () => {};
  const counted = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/cvs\.rows/, async (route) => {
    await counted;
    await route.continue();
  });
  const counts = page.waitForResponse(/procesos\.get/);
  await sendCvPublicly(sender.context().request, public_id, PEOPLE[0].file);
  await (await counts).finished();
  // Who is counted before they are shown is on the way in, and did not advance.
  await expect(page.getByRole('button', { name: 'Copiar enlace' })).toBeVisible();
  await expect(page.getByText('Los que avanzaron están en Etapas.')).toHaveCount(0);
  answer();
  await expect(page.getByRole('link', { name: andres })).toBeVisible();
  await expect(page.getByText('1 recibido')).toBeVisible();
});

test('a CV that came in and was read before the screen could listen, or its code or its list was there, is shown', async ({
  page,
  another,
}) => {
  const { id, public_id } = await sampleProceso(page, []);
  const { request } = (await another()).context();
  const read = async (file: string, total: number) => {
    await sendCvPublicly(request, public_id, file);
    const cvs = async () => {
      const answer = await page.request.get(`/api/procesos/${id}/cvs`);
      return ((await answer.json()) as { cvs: { lectura: string }[] }).cvs;
    };
    await expect.poll(async () => (await cvs()).filter(({ lectura }) => lectura === 'leido').length).toBe(total);
  };
  let arrived: () => void = () => undefined;
  const before = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  await page.route('**/trpc/cuenta.live**', async (route) => {
    await before;
    await route.continue();
  });
  await page.goto(`/procesos/${id}/cvs`);
  await expect(page.getByText('Todavía no hay CVs en este proceso.')).toBeVisible();
  await read(PEOPLE[0].file, 1);
  arrived();
  await expect(page.getByRole('link', { name: andres })).toBeVisible();

  await page.unroute('**/trpc/cuenta.live**');
  await page.goto('/procesos');
  await page.route('**/assets/proceso-cvs-*.js', async (route) => {
    await read(PEOPLE[1].file, 2);
    await route.continue();
  });
  await page.getByRole('link', { name: 'Ejecutivo de cobranza', exact: true }).click();
  await expect(page.getByRole('link', { name: barbara })).toBeVisible();

  await page.unroute('**/assets/proceso-cvs-*.js');
  await page.route(
    '**/trpc/**cvs.list**',
    async (route) => {
      const response = await route.fetch();
      await read(PEOPLE[2].file, 3);
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.reload();
  await expect(page.getByRole('link', { name: carolina })).toBeVisible();
});

test('a scan says at which page its recognition is, and a CV of text sent after it is read meanwhile', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { id } = await sampleProceso(page, []);
  await page.goto(`/procesos/${id}/cvs`);
  await expect(page.getByText('Todavía no hay CVs en este proceso.')).toBeVisible();
  const table = page.getByRole('table', { name: 'CVs' });
  const { request } = page.context();
  // Several, so that one is at its page whenever one looks, however quick the machine.
  const SCANS = 3;
  const read = table.getByRole('row', { name: /23\.?452\.?485-2/ });
  for (let n = 1; n <= SCANS; n++) await sendCv(request, id, SCAN, `escaneado-${n}.pdf`);
  await sendCv(request, id, PEOPLE[0].file);
  await Promise.all([
    table.getByText('Página 1 de 1').first().waitFor(),
    table
      .getByRole('link', { name: andres })
      .waitFor()
      .then(async () => expect(await read.count()).toBeLessThan(SCANS)),
  ]);
  await expect(read).toHaveCount(SCANS, { timeout: 150_000 });
  await expect(table.getByText('Página 1 de 1')).toHaveCount(0);
});

test('who was deleted for good is asked for by no open screen, and what happened to others beside is shown', async ({
  page,
}) => {
  const { id } = await sampleProceso(page);
  await page.goto(`/procesos/${id}/cvs`);
  for (const name of [andres, barbara]) await expect(page.getByRole('link', { name })).toBeVisible();
  const { cvs } = (await (await page.request.get(`/api/procesos/${id}/cvs`)).json()) as {
    cvs: { id: number; nombre: string }[];
  };
  const idOf = (name: string) => cvs.find(({ nombre }) => nombre === name)?.id;
  await page.request.delete(`/api/procesos/${id}/cvs/${idOf(andres)}`);
  await page.request.post('/api/papelera/borrar', { data: { cv_ids: [idOf(andres)] } });
  await page.request.patch(`/api/procesos/${id}/cvs/${idOf(barbara)}`, { data: { nombre: 'Bárbara Nueva' } });
  await expect(page.getByRole('link', { name: 'Bárbara Nueva' })).toBeVisible();
  await expect(page.getByRole('link', { name: andres })).toHaveCount(0);
});

test('two recruiters select at the same time and neither loses a choice', async ({ page, another }) => {
  const { id, email, password } = await sampleProceso(page);
  const colleague = await another();
  const signedIn = await colleague.context().request.post('/api/auth/login', { data: { email, password } });
  expect(signedIn.ok()).toBe(true);
  await Promise.all([page.goto(`/procesos/${id}/cvs`), colleague.goto(`/procesos/${id}/cvs`)]);
  await expect(page.getByRole('link', { name: barbara })).toBeVisible();
  await expect(colleague.getByRole('link', { name: barbara })).toBeVisible();
  await Promise.all([check(page, andres).check(), check(colleague, barbara).check()]);
  for (const screen of [page, colleague]) {
    await expect(check(screen, andres)).toBeChecked();
    await expect(check(screen, barbara)).toBeChecked();
  }

  await page.getByRole('button', { name: 'Pasar a la siguiente etapa' }).click();
  await expect(colleague.getByRole('link', { name: andres })).toHaveCount(0);
  await expect(colleague.getByText('1 recibido')).toBeVisible();

  // What one has open and the other takes away says so, and keeps what is being typed.
  await colleague.getByRole('link', { name: carolina }).click();
  const panel = colleague.getByRole('complementary');
  await panel.getByRole('button', { name: 'Editar Teléfono' }).click();
  const phone = panel.getByRole('textbox', { name: 'Teléfono' });
  await phone.fill('9 8765 4321');
  const { cvs } = (await (await page.request.get(`/api/procesos/${id}/cvs`)).json()) as { cvs: { id: number }[] };
  expect(cvs).toHaveLength(1);
  expect((await page.request.delete(`/api/procesos/${id}/cvs/${cvs[0]?.id}`)).ok()).toBe(true);
  await expect(panel.getByText(/^Este CV ya no está/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Preseleccionar' })).toHaveCount(0);
  await expect(phone).toHaveValue('9 8765 4321');
});

test('whoever comes while the list is on its way comes with it, and is not told as new', async ({ page, another }) => {
  // Low enough for the end of the list to be out of sight: what arrives there is told.
  await page.setViewportSize({ width: 1366, height: 360 });
  const { id, public_id } = await sampleProceso(page);
  for (const { file } of PEOPLE) await sendCv(page.context().request, id, file, `copia-${file}`);
  let answer = () => {};
  const heard = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/trpc/**cvs.list**', async (route) => {
    await heard;
    await route.continue();
  });
  const live = page.waitForResponse('**/trpc/cuenta.live**');
  await page.goto(`/procesos/${id}/cvs`);
  await live;
  const told = page.waitForResponse(/cvs\.rows/);
  await sendCvPublicly((await another()).context().request, public_id, 'cv-daniela-orellana-miranda.docx');
  await told;
  answer();
  await expect(page.getByText('7 recibidos')).toBeVisible();
  await expect(check(page, andres).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /nuevos?$/ })).toHaveCount(0);
});

for (const width of [1024, 1280, 1366])
  test(`on a laptop ${width} px wide the rows stay where they are when a CV arrives and when a selection is saved`, async ({
    page,
    another,
  }) => {
    // Low enough for the end of the list to be out of sight: what arrives there is told.
    await page.setViewportSize({ width, height: 360 });
    const { id, public_id } = await sampleProceso(page);
    for (const { file } of PEOPLE) await sendCv(page.context().request, id, file, `copia-${file}`);
    await page.goto(`/procesos/${id}/cvs`);
    await expect(page.getByText('6 recibidos')).toBeVisible();
    const first = check(page, andres).first();
    await expect(first).toBeVisible();
    const before = await first.boundingBox();
    await first.check();
    await expect(page.getByText(/^Guardado/)).toBeVisible();
    expect(await first.boundingBox()).toEqual(before);
    await first.uncheck();
    await expect(page.getByText('0 preseleccionados')).toBeVisible();
    expect(await first.boundingBox()).toEqual(before);
    const { request } = (await another()).context();
    await sendCvPublicly(request, public_id, 'cv-daniela-orellana-miranda.docx');
    // Of those sent just before the screen was opened some may be told as well.
    await expect(page.getByRole('button', { name: /^\d CVs? nuevos?$/ })).toBeVisible();
    await expect(page.getByText('7 recibidos')).toBeVisible();
    expect(await first.boundingBox()).toEqual(before);
  });
