import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Engine } from './engine.ts';
import { MODELS, SEGMENTATION } from './extent.ts';
import { toPgm } from './gray.ts';
import { parsePages } from './tsv.ts';

/** Integer weights of the best models: a tenth of the size and twice as fast, as good on CVs. */
const MODEL = '4.0.0_best_int';
/** From the fastest to the one that runs anywhere. */
const BUILDS = ['relaxedsimd-lstm', 'simd-lstm', 'lstm'];
/** Neural nets only, which is what the models are for. */
const LSTM_ONLY = 1;

/** What is used of the WebAssembly build of Tesseract. */
type Tesseract = {
  FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  TessBaseAPI: new () => Api;
};

type Api = {
  Init(folder: null, languages: string, mode: number): number;
  SetVariable(name: string, value: string): void;
  /** Reads `/input`, with its EXIF orientation and an angle: 1 is a picture it cannot read. */
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  Clear(): void;
};
// The types of Node do not know it.
declare const WebAssembly: { validate(program: Uint8Array): boolean };

type Start = (options: { wasmBinary: Uint8Array }) => Promise<Tesseract>;

const require = createRequire(import.meta.url);

/**
 * Tesseract in WebAssembly with the Spanish and English models that npm brought: nothing is fetched. It runs on the
 * thread of its caller, which is a child process that does nothing else: a thread of its own costs 40 MB.
 */
export async function wasmEngine(): Promise<Engine> {
  const tesseract = await start();
  const apis = new Map([[MODELS.page, await load(tesseract, MODELS.page)]]);
  return async (shots, extent, onRead) => {
    const models = MODELS[extent];
    const api = apis.get(models) ?? (await load(tesseract, models));
    apis.set(models, api);
    // Its own default takes a page for one block of text; finding the columns names rose from 49 to 71 %.
    api.SetVariable('tessedit_pageseg_mode', SEGMENTATION[extent]);
    return shots.map(({ image, dpi }, i) => {
      api.SetVariable('user_defined_dpi', String(Math.round(dpi)));
      tesseract.FS.writeFile('/input', toPgm(image));
      if (api.SetImageFile(1, 0) === 1) throw new Error('The picture of the page cannot be read.');
      tesseract.FS.unlink('/input');
      api.Recognize(null);
      const [words = []] = parsePages(api.GetTSVText(0), 1);
      api.Clear();
      onRead?.(i + 1);
      return words;
    });
  };
}

async function load(tesseract: Tesseract, models: string): Promise<Api> {
  const codes = models.split('+');
  for (const code of codes) {
    const home = dirname(require.resolve(`@tesseract.js-data/${code}/package.json`));
    const packed = await readFile(join(home, MODEL, `${code}.traineddata.gz`));
    tesseract.FS.writeFile(`${code}.traineddata`, gunzipSync(packed));
  }
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, models, LSTM_ONLY) !== 0) throw new Error('The models of Tesseract cannot be read.');
  // They are in its own memory now.
  for (const code of codes) tesseract.FS.unlink(`${code}.traineddata`);
  return api;
}

async function start(): Promise<Tesseract> {
  for (const build of BUILDS) {
    const program = require.resolve(`tesseract.js-core/tesseract-core-${build}.js`);
    const wasmBinary = await readFile(program.replace(/\.js$/, '.wasm'));
    if (WebAssembly.validate(wasmBinary)) return (require(program) as Start)({ wasmBinary });
  }
  throw new Error('This machine runs no build of Tesseract.');
}
