import { LIMITES } from '../../packages/reader/src/pool/limits.ts';
import { readCv } from '../../packages/reader/src/read.ts';
import { Turns } from '../../packages/reader/src/turns.ts';

/** Passes before the first that counts: the reader's code is compiled by then. */
const WARMING = 8;
const PASSES = 24;
/** So many files are read in a pass at least: a smaller one is over before it can be told from noise. */
const LEAST = 160;

type Rapidez = { best: number; median: number };

/**
 * CVs a second of processor time, as a child of the product reads them: as many together as wait for it. The best pass
 * says what the reader can do, the median what this machine gave it.
 */
export async function speedOf(paths: readonly string[]): Promise<Rapidez> {
  const files = Array.from({ length: Math.ceil(LEAST / paths.length) }, () => paths).flat();
  const pass = async (): Promise<number> => {
    const before = process.cpuUsage();
    const turns = new Turns();
    for (let i = 0; i < files.length; i += LIMITES.lote)
      await Promise.all(
        files
          .slice(i, i + LIMITES.lote)
          .map((path) => readCv(path, { ocr: false, onProgress: () => undefined }, turns.next())),
      );
    const { user, system } = process.cpuUsage(before);
    return (files.length / (user + system)) * 1e6;
  };
  for (let i = 0; i < WARMING; i++) await pass();
  const passes: number[] = [];
  for (let i = 0; i < PASSES; i++) passes.push(await pass());
  passes.sort((a, b) => a - b);
  return { best: Math.round(passes.at(-1) ?? 0), median: Math.round(passes[passes.length >> 1] ?? 0) };
}
