import type { Extent } from './extent.ts';
import type { Gray } from './gray.ts';
import { systemEngine } from './tesseract-system.ts';
import { wasmEngine } from './tesseract-wasm.ts';
import type { Palabra } from './tsv.ts';

/** A picture to be recognised, at so many dots an inch. */
export type Shot = { image: Gray; dpi: number };

/** Recognises the words of each picture, and tells after each how many it has read, as far as it knows. */
export type Engine = (
  shots: readonly Shot[],
  extent: Extent,
  onRead?: (pictures: number) => void,
) => Promise<Palabra[][]>;

let engine: Promise<Engine> | undefined;

/** The machine's own Tesseract where it knows Spanish, else the one that comes with the program. */
export function recogniser(): Promise<Engine> {
  engine ??= systemEngine().then((system) => system ?? wasmEngine());
  return engine;
}
