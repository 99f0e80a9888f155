import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractPdf } from '../../packages/reader/src/extract/pdf.ts';
import { type Imprenta, openPrinter } from './make/browser.ts';
import type { Etiquetas } from './make/cv.ts';
import { convert, hasOffice, type Word } from './make/office.ts';
import { printedLines, scrambledPdf } from './make/pdf.ts';
import { randomOf } from './make/random.ts';
import type { Alternativas } from './score.ts';

/** Kinds of file that a page written by hand becomes. */
export const HAND_KINDS = ['pdf', 'docx', 'doc', 'zpdf', 'scan', 'foto'] as const;
export type HandKind = (typeof HAND_KINDS)[number];

/** One file to read: its name in the report, where it lies, what is true of it. */
export type HandCase = {
  file: string;
  path: string;
  kind: HandKind;
  etiquetas: Etiquetas;
  alternativas: Alternativas;
  discutibles: readonly string[];
};

/** A row of a set's `labels.json`. */
export type Etiquetado = { file: string; labels: Etiquetas; alt?: Alternativas; arguable?: readonly string[] };

/** Count one up when how its kind is rendered changes: what was rendered before is then made anew. */
const RENDERING: Readonly<Record<HandKind, number>> = { pdf: 1, docx: 1, doc: 1, zpdf: 2, scan: 1, foto: 1 };

type Pagina = {
  nombre: string;
  path: string;
  html: string;
  hash: string;
  etiquetas: Etiquetas;
  alternativas: Alternativas;
  discutibles: readonly string[];
};

/**
 * The CVs of a set written by hand (`NN-slug.html` and `labels.json`) as files of these kinds. They are kept in
 * `cache` by the hash of their page, so that only what was changed is rendered again. `skipped` says what this
 * machine cannot make.
 */
export async function renderHand(
  folder: string,
  kinds: readonly HandKind[],
  cache: string,
  executablePath: string | undefined,
): Promise<{ cases: HandCase[]; skipped: HandKind[] }> {
  const pages = await pagesOf(folder);
  await mkdir(cache, { recursive: true });
  const office = hasOffice();
  const skipped = kinds.filter((kind) => !office && isWord(kind));
  const made = kinds.filter((kind) => !skipped.includes(kind));
  const pathOf = (page: Pagina, kind: HandKind) =>
    join(cache, `${page.hash}-${RENDERING[kind]}.${isWord(kind) ? kind : `${kind}.pdf`}`);
  const missing = (kind: HandKind) => pages.filter((page) => !existsSync(pathOf(page, kind)));

  for (const kind of made.filter(isWord)) {
    await convert(
      missing(kind).map((page) => ({ html: page.path, to: pathOf(page, kind) })),
      kind,
    );
  }
  const printed = made.filter((kind) => !isWord(kind) && missing(kind).length > 0);
  if (printed.length > 0) {
    const printer = await openPrinter(executablePath);
    try {
      for (const kind of printed)
        for (const page of missing(kind)) await writeFile(pathOf(page, kind), await print(printer, page, kind));
    } finally {
      await printer.close();
    }
  }
  const cases = made.flatMap((kind) =>
    pages.map((page) => ({
      file: `${kind}/${page.nombre}`,
      path: pathOf(page, kind),
      kind,
      etiquetas: page.etiquetas,
      alternativas: page.alternativas,
      discutibles: page.discutibles,
    })),
  );
  return { cases, skipped };
}

const isWord = (kind: HandKind): kind is Word => kind === 'docx' || kind === 'doc';

async function print(printer: Imprenta, { html, hash }: Pagina, kind: HandKind): Promise<Uint8Array> {
  const pdf = await printer.pdf(withMargin(html));
  const seed = Number.parseInt(hash.slice(0, 6), 16);
  if (kind === 'zpdf') return scrambledPdf(printedLines(await extractPdf(pdf)), randomOf(seed));
  return kind === 'pdf' ? pdf : printer.scan(pdf, kind === 'foto', seed);
}

/** A page that names no margin gets that of a word processor, first of all so that its own rules win. */
function withMargin(html: string): string {
  const style = '<style>@page{size:A4;margin:15mm}</style>';
  const head = /<head[^>]*>|<!doctype[^>]*>/gi;
  const last = [...html.matchAll(head)].at(-1);
  const at = last === undefined ? 0 : last.index + last[0].length;
  return html.slice(0, at) + style + html.slice(at);
}

async function pagesOf(folder: string): Promise<Pagina[]> {
  const rows = JSON.parse(await readFile(join(folder, 'labels.json'), 'utf8')) as Etiquetado[];
  const pages: Pagina[] = [];
  for (const { file, labels, alt, arguable = [] } of rows) {
    const nombre = file.replace(/^.*\//, '').replace(/\.\w+$/, '');
    const path = join(folder, `${nombre}.html`);
    const html = await readFile(path, 'utf8');
    const hash = createHash('sha256').update(html).digest('hex').slice(0, 24);
    pages.push({ nombre, path, html, hash, etiquetas: labels, alternativas: alt ?? {}, discutibles: arguable });
  }
  return pages.sort((a, b) => (a.nombre < b.nombre ? -1 : 1));
}
