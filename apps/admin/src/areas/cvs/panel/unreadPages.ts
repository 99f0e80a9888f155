import { MAX_PAGINAS, MAX_PAGINAS_OCR } from '@recluta/domain/archivos';
import type { LecturaCv } from '@recluta/domain/esquemas';
import { texts } from '../cvs.texts.ts';

/** What is said of a file that has more pages than are read; null when all of it was read. */
export function unreadPages({ paginas, ocr }: Pick<LecturaCv, 'paginas' | 'ocr'>): string | null {
  if (ocr && paginas > MAX_PAGINAS_OCR) return texts.panel.scansUnread(MAX_PAGINAS_OCR, paginas);
  return paginas > MAX_PAGINAS ? texts.panel.pagesUnread(MAX_PAGINAS, paginas) : null;
}
