import type { PageViewport, PDFPageProxy } from 'pdfjs-dist';
import type { Item } from '../text/document.ts';
import { decoded } from './mail-address.ts';

type Annotation = {
  subtype?: string;
  rect?: number[];
  unsafeUrl?: string;
  fieldType?: string;
  fieldValue?: unknown;
  textContent?: string[];
  hidden?: boolean;
  contentsObj?: { str?: string };
};

/**
 * What is on the page but not in its text: answers typed into a form's fields, typewriter notes, and the address
 * behind an icon or behind "Escríbeme" when it is not printed. Nothing is followed.
 */
export async function annotationItems(
  page: PDFPageProxy,
  view: PageViewport,
  printed: readonly Item[],
): Promise<Item[]> {
  const all = ((await page.getAnnotations()) as Annotation[]).slice(0, 500);
  if (all.length === 0) return [];
  const seen = printed
    .map((i) => i.texto)
    .join('')
    .replace(/\s/g, '')
    .toLowerCase();
  return all.flatMap((a) => {
    const texto = textOf(a, seen);
    const rect = a.rect;
    if (texto === '' || rect === undefined || rect.length < 4 || a.hidden === true) return [];
    const [x1 = 0, y1 = 0] = view.convertToViewportPoint(rect[0] ?? 0, rect[1] ?? 0) as number[];
    const [x2 = 0, y2 = 0] = view.convertToViewportPoint(rect[2] ?? 0, rect[3] ?? 0) as number[];
    const alto = Math.abs(y2 - y1);
    return texto.split(/\r\n?|\n/).map((line, i, lines): Item => {
      const step = alto / lines.length;
      const tam = Math.min(12, step);
      const box = { x: Math.min(x1, x2), y: Math.min(y1, y2) + i * step, ancho: Math.abs(x2 - x1), alto: step };
      return { texto: line, ...box, tam, negrita: false, fuente: 'annotation', salto: true, certeza: 1 };
    });
  });
}

function textOf(a: Annotation, seen: string): string {
  if (a.subtype === 'Widget') return answerOf(a).slice(0, 4000);
  if (a.subtype === 'FreeText') return (a.contentsObj?.str ?? '').slice(0, 4000);
  const link = /^(?:mailto|tel):([^?]{4,120})/i.exec(a.unsafeUrl ?? '')?.[1];
  if (a.subtype !== 'Link' || link === undefined) return '';
  const text = decoded(link).trim();
  return seen.includes(text.replace(/\s/g, '').toLowerCase()) ? '' : text;
}

/** What was typed or chosen, or what the field shows when it does not say; a tick says nothing by itself. */
function answerOf({ fieldType, fieldValue, textContent }: Annotation): string {
  if (fieldType === 'Btn') return '';
  const answer = Array.isArray(fieldValue) ? fieldValue.join(', ') : fieldValue;
  return typeof answer === 'string' && answer !== '' ? answer : (textContent ?? []).join('\n');
}
