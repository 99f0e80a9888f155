import { PALETTE, PALETTE_NAMES } from '../../theme/palette.ts';
import { type Scheme, TOKENS, tintOf } from '../../theme/tokens.ts';
import base from './styles/base.css?inline';
import frame from './styles/frame.css?inline';
import landing from './styles/landing.css?inline';
import pages from './styles/pages.css?inline';
import scene from './styles/scene.css?inline';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const shades = PALETTE_NAMES.flatMap((name) => PALETTE[name].map((hex, shade) => `--${name}-${shade}:${hex}`));

function tokens(scheme: Scheme): string {
  const ui = Object.entries(TOKENS[scheme]).map(([name, value]) => `--${kebab(name)}:${value}`);
  const tints = PALETTE_NAMES.flatMap((name) => {
    const { background, text } = tintOf(name, scheme);
    return [`--tint-${name}:${background}`, `--tint-${name}-text:${text}`];
  });
  return [...ui, ...tints].join(';');
}

/** The styles of the public documents: the application's palette and tokens, and their own rules. */
export function sheet(): string {
  const dark = tokens('dark');
  return [
    `:root{${shades.join(';')};${tokens('light')}}`,
    `:root[data-mantine-color-scheme="dark"]{${dark}}`,
    base,
    frame,
    scene,
    landing,
    pages,
  ].join('\n');
}
