import type { CSSVariablesResolver } from '@mantine/core';
import { PALETTE, PALETTE_NAMES } from './palette.ts';
import { filledOf, type Scheme, TOKENS, tintOf } from './tokens.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Mantine's names for our colours: gray and red are what its own styles ask for. */
const NAMES = [
  ...PALETTE_NAMES.map((name) => [name, name] as const),
  ['gray', 'cordillera'],
  ['red', 'copihue'],
] as const;

function colorVariables(scheme: Scheme): Record<string, string> {
  return Object.fromEntries(
    NAMES.flatMap(([mantine, name]) => {
      const tint = tintOf(name, scheme);
      const filled = filledOf(name, scheme);
      const text = scheme === 'light' ? PALETTE[name][7] : PALETTE[name][4];
      const base = `--mantine-color-${mantine}`;
      return [
        [`${base}-filled`, filled.background],
        [`${base}-filled-hover`, filled.hover],
        [`${base}-light`, tint.background],
        [`${base}-light-hover`, tint.hover],
        [`${base}-light-color`, tint.text],
        [`${base}-text`, text],
        [`${base}-outline`, text],
        [`--ui-tint-${name}`, tint.background],
        [`--ui-tint-${name}-text`, tint.text],
        [`--ui-dot-${name}`, scheme === 'light' && name !== 'atacama' ? PALETTE[name][6] : PALETTE[name][5]],
      ];
    }),
  );
}

/** Variables of one scheme: ours (`--ui-*`) and those of Mantine whose defaults fail AA (placeholder 1.87:1, …). */
export function schemeVariables(scheme: Scheme): Record<string, string> {
  const t = TOKENS[scheme];
  return {
    ...Object.fromEntries(Object.entries(t).map(([name, value]) => [`--ui-${kebab(name)}`, value])),
    ...colorVariables(scheme),
    '--mantine-color-text': t.text,
    '--mantine-color-bright': t.text,
    '--mantine-color-body': t.surface,
    '--mantine-color-dimmed': t.dimmed,
    '--mantine-color-placeholder': t.placeholder,
    '--mantine-color-anchor': t.link,
    '--mantine-color-error': t.error,
    '--mantine-color-success': t.success,
    '--mantine-color-default': t.surface,
    '--mantine-color-default-hover': t.hover,
    '--mantine-color-default-color': t.text,
    '--mantine-color-default-border': t.line,
    '--mantine-color-disabled': t.pressed,
    '--mantine-color-disabled-color': t.placeholder,
    '--mantine-color-disabled-border': t.line,
    '--mantine-primary-color-contrast': '#ffffff',
  };
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: schemeVariables('light'),
  dark: schemeVariables('dark'),
});
