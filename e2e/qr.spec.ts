import { expect, test } from './fixtures.ts';
import { sampleProceso } from './sampleProceso.ts';

test('the buttons of the QR code are in sight on a small laptop, whatever is said above them', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const nombre = 'Ejecutivo de cobranza telefónica y terreno para carteras castigadas de la Región Metropolitana';
  const { id } = await sampleProceso(page, []);
  expect((await page.request.patch(`/api/procesos/${id}`, { data: { nombre } })).ok()).toBe(true);
  await page.request.patch(`/api/procesos/${id}/fechas`, { data: { fecha_postulacion_fin: '2026-03-05' } });
  await page.goto('/procesos');
  await page.getByRole('button', { name: `Más acciones de ${nombre}` }).click();
  await page.getByRole('menuitem', { name: 'Código QR' }).click();
  const dialog = page.getByRole('dialog', { name: 'Código QR' });
  await expect(dialog.getByRole('img', { name: nombre })).toBeInViewport({ ratio: 1 });
  for (const name of ['Copiar enlace', 'PNG', 'SVG', 'Imprimir'])
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  // On a screen that is lower still the code scrolls, and they stay.
  await page.setViewportSize({ width: 1366, height: 520 });
  await expect(dialog.getByRole('button', { name: 'Imprimir' })).toBeInViewport({ ratio: 1 });
});

test('the address below the QR code is read whole: nothing of it fades out above the buttons', async ({ page }) => {
  const { public_id } = await sampleProceso(page, []);
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/procesos');
    await page.getByRole('button', { name: /^Más acciones de / }).click();
    await page.getByRole('menuitem', { name: 'Código QR' }).click();
    const dialog = page.getByRole('dialog', { name: 'Código QR' });
    const address = await dialog.getByText(public_id).boundingBox();
    const button = await dialog.getByRole('button', { name: 'Copiar enlace' }).boundingBox();
    // Above the buttons stand their own room, of 12 px, and what fades, of 16.
    expect((button?.y ?? 0) - (address?.y ?? 0) - (address?.height ?? 0)).toBeGreaterThanOrEqual(28);
  }
});
