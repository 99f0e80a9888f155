import { type PdfObject, pdfOf } from './pdf-writer.ts';
import { type Picture, pngOf } from './png.ts';

/** Smaller pictures are logos and portraits, not pages. */
const MIN_SIDE = 700;

/** A PDF with a page for each of these JPEG or PNG files that may be a photograph of a page; null when none is. */
export function picturesPdf(files: readonly Uint8Array[]): { bytes: Uint8Array; pages: number } | null {
  const pictures = files.flatMap((file) => jpegOf(file) ?? pngOf(file) ?? []);
  const pages = pictures.filter(({ width, height }) => Math.min(width, height) >= MIN_SIDE);
  if (pages.length === 0) return null;
  const kids = pages.map((_, i) => `${3 + 3 * i} 0 R`).join(' ');
  const objects = pages.flatMap((picture, i): PdfObject[] => {
    const first = 3 + 3 * i;
    // An A4 high: what the recogniser takes for its 200 dpi.
    const [w, h] = [Math.round((842 * picture.width) / picture.height), 842];
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
  const root = ['<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`];
  return { bytes: pdfOf([...root, ...objects]), pages: pages.length };
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
