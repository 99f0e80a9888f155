import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Imprenta, openPrinter } from './browser.ts';
import { type Etiquetas, makeCv } from './cv.ts';
import { DOCX_LAYOUTS, makeDocx } from './docx.ts';
import * as layouts from './html.ts';
import { scrambledPdf } from './pdf.ts';
import type { Mitad } from './person.ts';
import { randomOf } from './random.ts';

export type Caso = { file: string; layout: string; etiquetas: Etiquetas };

/** How many files of each kind a half gets. */
export type Cantidades = { pdf: number; docx: number; zpdf: number; scan: number; foto: number };

/** Writes a half's CVs below `folder` and gives what is true of each. The same half is the same bytes of text. */
export async function generate(
  folder: string,
  mitad: Mitad,
  cantidades: Cantidades,
  executablePath: string | undefined,
): Promise<Caso[]> {
  const printer = await openPrinter(executablePath);
  try {
    const cases: Caso[] = [];
    for (const kind of Object.keys(cantidades) as (keyof Cantidades)[]) {
      for (let i = 0; i < cantidades[kind]; i++) cases.push(await makeFile(printer, folder, kind, mitad, i));
    }
    return cases;
  } finally {
    await printer.close();
  }
}

const FIRST_SEED: Record<keyof Cantidades, number> = { pdf: 1000, docx: 2000, zpdf: 3000, scan: 4000, foto: 5000 };

async function makeFile(
  printer: Imprenta,
  folder: string,
  kind: keyof Cantidades,
  mitad: Mitad,
  i: number,
): Promise<Caso> {
  const cv = makeCv(FIRST_SEED[kind] + i, mitad);
  const choices = mitad === 'dev' ? layouts.DEV : layouts.HELD;
  const layout = choices[i % choices.length];
  if (!layout) throw new Error('no layout');
  const word = DOCX_LAYOUTS[i % DOCX_LAYOUTS.length] ?? 'word-simple';
  const file = `${kind}/${kind === 'docx' ? word : layout.nombre}-${i}.${kind === 'docx' ? 'docx' : 'pdf'}`;
  const make: Record<keyof Cantidades, () => Promise<Uint8Array>> = {
    pdf: () => printer.pdf(layout.html(cv)),
    docx: async () => makeDocx(cv, word),
    zpdf: async () => scrambledPdf(await printer.lines(layout.html(cv)), randomOf(cv.semilla)),
    scan: async () => printer.scan(await printer.pdf(layout.html(cv)), false, cv.semilla),
    foto: async () => printer.scan(await printer.pdf(layout.html(cv)), true, cv.semilla),
  };
  const path = join(folder, mitad, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await make[kind]());
  return { file, layout: kind === 'docx' ? word : layout.nombre, etiquetas: cv.etiquetas };
}
