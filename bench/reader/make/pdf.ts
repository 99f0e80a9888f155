import type { Documento } from '../../../packages/reader/src/text/document.ts';
import type { Random } from './random.ts';

/** A line of text where it stands on the page, in CSS pixels from the top left corner. */
export type Renglon = {
  texto: string;
  x: number;
  y: number;
  ancho: number;
  alto: number;
  tam: number;
  pagina: number;
};

const POINTS = 72 / 96;
const HEIGHT = 842;

/**
 * A PDF written by hand that paints its lines in random order, as design tools do. What is wider in its letters than
 * where it stood is set narrower: no line runs into the next column or over the edge of the page.
 */
export function scrambledPdf(lines: readonly Renglon[], random: Random): Uint8Array {
  const pages = Math.max(1, ...lines.map((line) => line.pagina));
  const contents = Array.from({ length: pages }, (_, i) => {
    const own = random.some(
      lines.filter((line) => line.pagina === i + 1),
      lines.length,
    );
    return own
      .map(({ texto, x, y, ancho, alto, tam }) => {
        const narrow = Math.min(100, (100 * ancho) / (widthOf(texto) * tam));
        const baseline = HEIGHT - (y + alto * 0.8) * POINTS;
        return `BT /F1 ${(tam * POINTS).toFixed(2)} Tf ${narrow.toFixed(1)} Tz 1 0 0 1 ${(x * POINTS).toFixed(2)} ${baseline.toFixed(2)} Tm (${literal(texto)}) Tj ET`;
      })
      .join('\n');
  });
  return assemble(contents);
}

/** Widths of Helvetica's letters from the blank to `~`, in thousandths of their size (Adobe's font metrics). */
const WIDTHS =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number);

/** What most other signs have. */
const OTHER = 556;

/** Of a text in Helvetica, in sizes of its letters; accents add nothing. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS[(letter.normalize('NFD').charCodeAt(0) || 0) - 32] ?? OTHER), 0) /
  1000;

/** What Windows-1252 has from 128 on. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Windows-1252 with its octal escapes; what it does not have becomes a blank. */
function literal(text: string): string {
  return [...text]
    .map((letter) => {
      const code = letter.charCodeAt(0);
      if (letter === '(' || letter === ')' || letter === '\\') return `\\${letter}`;
      if (code < 128) return letter;
      const place = code < 256 ? code : 128 + WINDOWS.indexOf(letter);
      return place < 128 ? ' ' : `\\${place.toString(8)}`;
    })
    .join('');
}

function assemble(contents: readonly string[]): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${contents.length} /Kids [${contents.map((_, i) => `${4 + 2 * i} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...contents.flatMap((content, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * i} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  return bytesOf(objects.map((text) => Buffer.from(text, 'latin1')));
}

/** The lines of a printed CV where they stand. */
export function printedLines({ paginas }: Documento): Renglon[] {
  return paginas.flatMap(({ items }, i) =>
    items.map(({ texto, x, y, ancho, alto, tam }) => {
      const place = { x: x / POINTS, y: y / POINTS, ancho: ancho / POINTS, alto: alto / POINTS, tam: tam / POINTS };
      return { texto, ...place, pagina: i + 1 };
    }),
  );
}

export type Imagen = { jpeg: Uint8Array; ancho: number; alto: number };

/** A PDF of one JPEG a page, as an office scanner makes it. */
export function imagePdf(images: readonly Imagen[]): Uint8Array {
  const kids = images.map((_, i) => `${3 + 3 * i} 0 R`).join(' ');
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Count ${images.length} /Kids [${kids}] >>`),
    ...images.flatMap(({ jpeg, ancho, alto }, i) => {
      const content = 'q 595 0 0 842 0 0 cm /I Do Q';
      const head = `<< /Type /XObject /Subtype /Image /Width ${ancho} /Height ${alto} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`;
      return [
        Buffer.from(
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /I ${5 + 3 * i} 0 R >> >> /Contents ${4 + 3 * i} 0 R >>`,
        ),
        Buffer.from(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
        Buffer.concat([Buffer.from(head), jpeg, Buffer.from('\nendstream')]),
      ];
    }),
  ];
  return bytesOf(objects);
}

function bytesOf(objects: readonly Buffer[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  objects.forEach((object, i) => {
    const part = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    offsets.push(length);
    length += part.length;
    parts.push(part);
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
