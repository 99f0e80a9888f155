import { mix } from './contrast.ts';
import { PALETTE, type PaletteName } from './palette.ts';

export type Scheme = 'light' | 'dark';

const { pacifico, cordillera, copihue, araucaria, atacama } = PALETTE;

/** What a colour is for, by scheme. Every pair that meets on screen is computed in contrast.test.ts. */
const LIGHT = {
  /** The page. */
  surface: '#ffffff',
  /** Navigation and header: they are told from the page by this tint, not by lines. */
  tint: cordillera[0],
  /** What floats: menus, dialogs, toasts. */
  raised: '#ffffff',
  /** Inside of a field. */
  field: '#ffffff',
  line: '#e3e8ec',
  lineSoft: '#eff2f4',
  /** Border of a field or a checkbox: at least 3:1 on every surface (WCAG 1.4.11). */
  control: '#7f888e',
  /** Edge of a button that has words: decoration, the words carry it. */
  controlLine: '#d3dade',
  text: '#1c2429',
  dimmed: '#586168',
  placeholder: '#646d73',
  hover: '#f4f7fa',
  pressed: cordillera[1],
  selected: pacifico[0],
  selectedHover: '#e2f4f9',
  active: '#edf1f4',
  accent: pacifico[7],
  link: pacifico[7],
  focus: pacifico[6],
  error: copihue[7],
  success: araucaria[7],
  warning: atacama[7],
  /** The selection bar: dark in both schemes. */
  pill: '#1c2429',
  pillText: '#ffffff',
  pillAction: pacifico[2],
  mark: '#fde9b8',
  /** Behind words that are selected to be copied; browsers write black on theirs, also in the dark. */
  chosen: pacifico[2],
} as const;

type Tokens = { readonly [name in keyof typeof LIGHT]: string };

const DARK: Tokens = {
  surface: '#171d21',
  tint: '#11161a',
  raised: '#20282d',
  field: '#1b2226',
  line: '#2b353b',
  lineSoft: '#222b30',
  control: '#75818a',
  controlLine: '#3a464d',
  text: '#e3e9ec',
  dimmed: '#a0abb2',
  placeholder: '#94a0a7',
  hover: '#1d2529',
  pressed: '#283137',
  selected: mix(pacifico[6], '#171d21', 0.14),
  selectedHover: mix(pacifico[6], '#171d21', 0.21),
  active: '#222b30',
  accent: pacifico[4],
  link: pacifico[4],
  focus: pacifico[4],
  error: copihue[4],
  success: araucaria[4],
  warning: atacama[4],
  pill: '#2f3a41',
  pillText: '#f4f7fa',
  pillAction: pacifico[3],
  mark: '#5c4a17',
  chosen: pacifico[8],
};

export const TOKENS: Record<Scheme, Tokens> = { light: LIGHT, dark: DARK };

type Tint = { background: string; hover: string; text: string };

/** A badge: colour under its own darkest text on light, a breath of colour under pale text on dark. */
export function tintOf(color: PaletteName, scheme: Scheme): Tint {
  const shades = PALETTE[color];
  if (scheme === 'light') return { background: shades[1], hover: shades[2], text: shades[8] };
  const { surface } = TOKENS.dark;
  return { background: mix(shades[5], surface, 0.2), hover: mix(shades[5], surface, 0.28), text: shades[3] };
}

/** Filled button with white text. On dark, shade 6 is mixed towards 7: alone it is 4.49:1 under white. */
export function filledOf(color: PaletteName, scheme: Scheme): { background: string; hover: string } {
  const shades = PALETTE[color];
  return scheme === 'light'
    ? { background: shades[7], hover: shades[8] }
    : { background: mix(shades[6], shades[7], 0.65), hover: shades[7] };
}
