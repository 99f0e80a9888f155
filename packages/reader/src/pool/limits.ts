/** What one child may cost. Times in milliseconds that it did not wait for a core (`fair-clock.ts`), memory in bytes. */
export type Limites = {
  /** For a file without recognition. */
  texto: number;
  /** Between two of the files that a child reads together. When it runs out each is read by itself. */
  juntos: number;
  /** How many text files are read together at most. */
  lote: number;
  /** Between two signs of progress of a recognition, and for all of it. */
  paginaOcr: number;
  archivoOcr: number;
  /** Of the wall's time so much counts at least, however long the child waits for a core. */
  ritmo: number;
  ritmoOcr: number;
  memoria: number;
  memoriaOcr: number;
  /** For a child to come up, before its file's own clock starts. */
  arranque: number;
  /** A child that has nothing to do for so long is closed: the server at rest keeps none. */
  ocio: number;
  /**
   * After so many files a child is replaced, or as soon as it rests with more than this memory. A new one reads its
   * first files at a fifth of the speed.
   */
  archivos: number;
  archivosOcr: number;
  memoriaEnReposo: number;
};

const MB = 1024 * 1024;

/**
 * A hostile text ends within 30 s, 5 of them among others, also where the machine has no core for it; a scan that gets a hundredth of one, which
 * takes two minutes a page, is read.
 *
 * Measured: the dearest honest CV takes 0.4 s and 320 MB with a warm child; a recognition with two models in
 * WebAssembly and a page of 200 dpi 640 MB.
 */
export const LIMITES: Limites = {
  texto: 10_000,
  juntos: 2_000,
  lote: 32,
  paginaOcr: 30_000,
  archivoOcr: 75_000,
  ritmo: 0.4,
  ritmoOcr: 0.1,
  memoria: 512 * MB,
  memoriaOcr: 1_024 * MB,
  arranque: 20_000,
  ocio: 30_000,
  archivos: 2_000,
  archivosOcr: 200,
  memoriaEnReposo: 400 * MB,
};
