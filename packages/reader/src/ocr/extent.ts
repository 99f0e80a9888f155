/** What a picture shows: a page, whose columns are to be found, one block of lines, or an e-mail address. */
export type Extent = 'page' | 'block' | 'address';

/** Tesseract's number for each (`--psm`). */
export const SEGMENTATION: Record<Extent, string> = { page: '3', block: '6', address: '7' };

/** The models that each is read with: the Spanish one knows no '@', and beside the English one it often outvotes it. */
export const MODELS: Record<Extent, string> = { page: 'spa+eng', block: 'spa+eng', address: 'eng' };
