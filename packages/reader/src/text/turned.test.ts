import { expect, it } from 'vitest';
import { extractPdf } from '../extract/pdf.ts';
import { pageOf } from '../hostile/pages.ts';
import { evidenceAt } from './evidence.ts';
import { readings } from './readings.ts';

/** Where the RUT stands on a page of 595 by 842 points, written along `matrix` from (100, 400). */
async function boxOf(matrix: string, unit = 1) {
  const data = Buffer.from(`BT /F1 10 Tf ${matrix} 100 400 Tm (RUT: 12.345.678-5) Tj ET`);
  const whole = pageOf({ dict: '', data }).toString('latin1').replace('/MediaBox', `/UserUnit ${unit}/MediaBox`);
  const [reading] = readings(await extractPdf(Buffer.from(whole, 'latin1')));
  if (reading === undefined) throw new Error('no reading');
  const [caja, ...more] = evidenceAt(reading, reading.texto.indexOf('12'), reading.texto.length).cajas;
  if (caja === undefined || more.length > 0) throw new Error('one box expected');
  const { x, y, ancho, alto, giro } = caja;
  return { x: Math.round(x * 595), y: Math.round(y * 842), ancho: Math.round(ancho * 595), alto: alto * 842, giro };
}

/** Helvetica of 10 points: 26 before the number, which is 59 long; its letters rise 7 above the baseline at 442 from the top. */
const LEVEL = { x: 126, y: 435, ancho: 59 };

it('on a page that counts in larger units what was read is boxed as on any other', async () => {
  expect(await boxOf('1 0 0 1')).toMatchObject(LEVEL);
  expect(await boxOf('1 0 0 1', 2)).toEqual(await boxOf('1 0 0 1'));
  expect(await boxOf('1 0 0 1', 0.5)).toEqual(await boxOf('1 0 0 1'));
});

it('what is written aslant, upwards or upside down is boxed along its own line', async () => {
  // Up by 30 degrees: the number begins 26 points along the line, 7 points above it.
  expect(await boxOf('0.86603 0.5 -0.5 0.86603')).toMatchObject({ x: 119, y: 423, ancho: 59, giro: -30 });
  expect(await boxOf('0 1 -1 0')).toMatchObject({ x: 93, y: 416, ancho: 59, giro: -90 });
  expect(await boxOf('0 -1 1 0')).toMatchObject({ x: 107, y: 468, ancho: 59, giro: 90 });
  expect(await boxOf('-1 0 0 -1')).toMatchObject({ x: 74, y: 449, ancho: 59 });
});

it('a slant that no eye sees turns no box', async () => {
  expect((await boxOf('1 0.004 -0.004 1')).giro).toBeUndefined();
});
