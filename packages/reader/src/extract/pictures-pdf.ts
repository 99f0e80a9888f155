import { bmpOf } from './bitmap.ts';
import { gifOf } from './gif.ts';
import { metafileOf } from './metafile.ts';
import { type PdfObject, pdfOf } from './pdf-writer.ts';
import { openRenderer } from './pdfium.ts';
import type { Picture } from './picture.ts';
import { pngOf } from './png.ts';
import { joinParts, type Parts, tiffParts } from './tiff.ts';

/** Smaller pictures are logos and portraits, not pages. */
const MIN_SIDE = 700;
/** What the recogniser takes for its 200 dpi: an A4 high. */
const A4_HIGH = 842;

/** A PDF with a page for each of these files that may be a photograph or a scan of a page; null when none is. */
export async function picturesPdf(files: readonly Uint8Array[]): Promise<{ bytes: Uint8Array; pages: number } | null> {
  const pages: Picture[] = [];
  for (const file of files) {
    const picture = await pictureIn(file);
    if (picture && Math.min(picture.width, picture.height) >= MIN_SIDE) pages.push(picture);
  }
  if (pages.length === 0) return null;
  return { bytes: pagesOf(pages, ({ height }) => A4_HIGH / height), pages: pages.length };
}

/** A file that says what is not so, or is damaged, is no picture: another may be. */
async function pictureIn(file: Uint8Array): Promise<Picture | null> {
  try {
    const tiff = tiffParts(file);
    if (tiff !== null) return tiff.parts.find((part) => isWhole(part, tiff)) ?? (await drawn(tiff));
    return jpegOf(file) ?? pngOf(file) ?? gifOf(file) ?? bmpOf(file) ?? metafileOf(file);
  } catch (error) {
    if (error instanceof RangeError || isInflating(error)) return null;
    throw error;
  }
}

const isInflating = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));

const isWhole = (part: Picture, { width, height }: Parts): boolean => part.width === width && part.height === height;

/** Parts that cannot be put together as they are packed: each is drawn dot by dot. */
async function drawn({ parts, ...whole }: Parts): Promise<Picture | null> {
  const renderer = await openRenderer(pagesOf(parts, () => 1));
  try {
    return joinParts(
      whole,
      parts.map((_, i) => renderer.render(i, 72)),
    );
  } finally {
    renderer.close();
  }
}

/** A PDF of one picture a page, at so many points a dot. */
function pagesOf(pictures: readonly Picture[], scaleOf: (picture: Picture) => number): Buffer {
  const kids = pictures.map((_, i) => `${3 + 3 * i} 0 R`).join(' ');
  const objects = pictures.flatMap((picture, i): PdfObject[] => {
    const first = 3 + 3 * i;
    const [w, h] = [picture.width, picture.height].map((side) => Math.round(side * scaleOf(picture)));
    const used = `/Contents ${first + 1} 0 R/Resources<</XObject<</I ${first + 2} 0 R>>>>`;
    return [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${w} ${h}]${used}>>`,
      { dict: '', data: Buffer.from(`${w} 0 0 ${h} 0 0 cm /I Do`) },
      {
        dict: `/Type/XObject/Subtype/Image/Width ${picture.width}/Height ${picture.height}${picture.dict}`,
        data: picture.data,
      },
    ];
  });
  const root = ['<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Kids[${kids}]/Count ${pictures.length}>>`];
  return pdfOf([...root, ...objects]);
}

const COLOURS: Record<number, string> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK/Decode[1 0 1 0 1 0 1 0]' };

/** A JPEG goes into a PDF as it is; its size stands in the frame header (SOF0 to SOF2). */
function jpegOf(file: Uint8Array): Picture | null {
  if (file[0] !== 0xff || file[1] !== 0xd8) return null;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = 2; at + 10 < file.length && file[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const mark = file[at + 1] ?? 0;
    if (mark < 0xc0 || mark > 0xc2) continue;
    const colour = COLOURS[file[at + 9] ?? 0];
    if (colour === undefined) return null;
    const dict = `/ColorSpace${colour}/BitsPerComponent 8/Filter/DCTDecode`;
    return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), dict, data: file };
  }
  return null;
}
