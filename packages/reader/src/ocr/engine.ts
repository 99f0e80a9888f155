import type { Extent } from './extent.ts';
import type { Gray } from './gray.ts';
import { systemEngine } from './tesseract-system.ts';
import { wasmEngine } from './tesseract-wasm.ts';
import type { Palabra } from './tsv.ts';

/** Recognises the words of one picture at `dpi`. */
export type Engine = (image: Gray, dpi: number, extent: Extent) => Promise<Palabra[]>;

let engine: Promise<Engine> | undefined;

/** The machine's own Tesseract where it knows Spanish (1.6 times as fast), else the one that comes with the program. */
export function recogniser(): Promise<Engine> {
  engine ??= systemEngine().then((system) => system ?? wasmEngine());
  return engine;
}
