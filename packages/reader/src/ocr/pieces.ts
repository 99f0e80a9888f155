import type { Gray } from './gray.ts';
import { DARK, type Region } from './ink.ts';
import type { Palabra } from './tsv.ts';

/** Words less sure than this are doubted, and their neighbours with them when less sure than that. */
const DOUBT = 0.5;
const DOUBT_BESIDE = 0.75;
/** In the first lines stands a name: big, wide and thin letters are misread with more confidence. */
const HEAD_LINES = 6;
const NAME = /^\p{Lu}\p{L}{3,}[.:,]?$/u;
const DOUBT_NAME = 0.8;
/** Of a word's height: words of one piece are no further apart. */
const APART = 2;
const MIN_LETTERS = 4;
const MAX_PIECES = 5;
/** Around a piece, in pixels. */
const ROOM = 5;

/** Runs of doubted words of one line, each to be read alone: a wide blank before a number spoils it for the recogniser. */
export function piecesOf(words: readonly Palabra[], image: Gray): Region[] {
  const pieces: Region[] = [];
  let run: Palabra[] = [];
  const close = () => {
    const letters = run.reduce((sum, { texto }) => sum + (texto.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
    if (run.some(isDoubted) && letters >= MIN_LETTERS) pieces.push(behindColon(image, around(run, image)));
    run = [];
  };
  for (const word of words) {
    const last = run.at(-1);
    if (last && !goesOn(last, word)) close();
    if (isDoubted(word) || word.certeza < DOUBT_BESIDE) run.push(word);
    else close();
  }
  close();
  return pieces.slice(0, MAX_PIECES);
}

const isDoubted = ({ texto, certeza, linea }: Palabra): boolean =>
  certeza < DOUBT || (certeza < DOUBT_NAME && linea < HEAD_LINES && NAME.test(texto));

const goesOn = (last: Palabra, { linea, x, alto }: Palabra): boolean =>
  last.linea === linea && x - last.x - last.ancho < APART * Math.max(alto, last.alto);

function around(run: readonly Palabra[], { width, height }: Gray): Region {
  const x = Math.max(0, Math.min(...run.map((word) => word.x)) - ROOM);
  const y = Math.max(0, Math.min(...run.map((word) => word.y)) - ROOM);
  const right = Math.min(width, Math.max(...run.map((word) => word.x + word.ancho)) + ROOM);
  const bottom = Math.min(height, Math.max(...run.map((word) => word.y + word.alto)) + ROOM);
  return { x, y, width: right - x, height: bottom - y };
}

/** Of its height: how wide a colon is at most, and the blank behind it at least. */
const COLON = 0.35;
const BLANK = 0.3;

/** Without the colon of a label that its value was read together with. */
function behindColon({ width, data }: Gray, region: Region): Region {
  const isBlank = (x: number) => {
    for (let y = region.y; y < region.y + region.height; y++) if ((data[y * width + x] ?? 255) < DARK) return false;
    return true;
  };
  const { height } = region;
  const right = region.x + region.width;
  const next = (from: number, blank: boolean) => {
    let x = from;
    while (x < right && isBlank(x) !== blank) x++;
    return x;
  };
  const start = next(region.x, false);
  const end = next(start, true);
  const rest = next(end, false);
  if (rest === right || end - start > COLON * height || rest - end < BLANK * height) return region;
  return { ...region, x: rest - ROOM, width: right - rest + ROOM };
}
