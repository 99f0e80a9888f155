/** What a picture shows: a page, whose columns are to be found, or one block of lines. */
export type Extent = 'page' | 'block';

/** Tesseract's number for each (`--psm`). */
export const SEGMENTATION: Record<Extent, string> = { page: '3', block: '6' };
