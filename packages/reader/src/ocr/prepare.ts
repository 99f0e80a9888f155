import { flipBars } from './bars.ts';
import { emptyBoxes } from './boxes.ts';
import type { Gray } from './gray.ts';
import { withoutLeaders } from './leaders.ts';
import { evenLight } from './light.ts';
import { fromRectangle, IDENTITY, type Matrix, multiply, type Point, rotation } from './matrix.ts';
import { findPaper } from './paper.ts';
import { flipDarkGround } from './polarity.ts';
import { lieOf, MIN_SKEW } from './skew.ts';
import { softened } from './soften.ts';
import { warp } from './warp.ts';

/** A page ready to be recognised; `toSource` leads from its pixels to those of the picture it was made of. */
export type Prepared = { image: Gray; dpi: number; toSource: Matrix };

/** A photographed sheet is drawn this wide or high: an A4 at 220 dpi. */
const LONG_SIDE = 2_570;
const A4_LONG = 11.69;

/** Cuts the sheet out of a photograph, straightens it, turns it to be read and evens out its light. */
export function prepare(picture: Gray, sourceDpi: number): Prepared {
  const source = softened(picture);
  const sheet = cutOut(source, sourceDpi);
  const { angle, sideways } = lieOf(sheet.image);
  const level = Math.abs(angle) < MIN_SKEW;
  if (level && !sideways && sheet.toSource === IDENTITY) return { ...sheet, image: legible(source, sheet.dpi) };
  const { width, height } = sheet.image;
  const straight = multiply(sheet.toSource, rotation(level ? 0 : angle, { x: width / 2, y: height / 2 }));
  const toSource = sideways ? multiply(straight, quarterTurn(width)) : straight;
  const image = sideways ? warp(source, height, width, toSource) : warp(source, width, height, toSource);
  return { image: legible(image, sheet.dpi), dpi: sheet.dpi, toSource };
}

const legible = (image: Gray, dpi: number): Gray =>
  withoutLeaders(emptyBoxes(evenLight(flipDarkGround(flipBars(image, dpi))), dpi), dpi);

/** The same page upside down. */
export function turnOver({ image, dpi, toSource }: Prepared): Prepared {
  const { width, height } = image;
  const half: Matrix = [-1, 0, width - 1, 0, -1, height - 1, 0, 0, 1];
  const data = Uint8Array.from(image.data).reverse();
  return { image: { width, height, data }, dpi, toSource: multiply(toSource, half) };
}

function cutOut(source: Gray, dpi: number): Prepared {
  const corners = findPaper(source);
  if (corners === null) return { image: source, dpi, toSource: IDENTITY };
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const across = (distance(a, b) + distance(d, c)) / 2;
  const down = (distance(a, d) + distance(b, c)) / 2;
  const scale = LONG_SIDE / Math.max(across, down);
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)];
  const toSource = fromRectangle(width, height, corners);
  return { image: warp(source, width, height, toSource), dpi: LONG_SIDE / A4_LONG, toSource };
}

const distance = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y);

/** From a page read from its side: what is its top lies at the right of the picture. */
const quarterTurn = (width: number): Matrix => [0, -1, width - 1, 1, 0, 0, 0, 0, 1];
