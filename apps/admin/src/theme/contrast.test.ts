import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { PALETTE, PALETTE_NAMES } from './palette.ts';
import { filledOf, type Scheme, TOKENS, tintOf } from './tokens.ts';
import { schemeVariables } from './variables.ts';

const SCHEMES: Scheme[] = ['light', 'dark'];
const SURFACES = ['surface', 'tint', 'raised', 'field', 'hover', 'selected', 'selectedHover', 'active'] as const;
const TEXTS = ['text', 'dimmed', 'link', 'error', 'success', 'warning'] as const;

describe('contrast', () => {
  it('is what WCAG says for black on white and for equal colours', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#586066', '#586066')).toBe(1);
  });
});

describe.each(SCHEMES)('%s scheme', (scheme) => {
  const t = TOKENS[scheme];
  const variables = schemeVariables(scheme);

  it.each(SURFACES.flatMap((surface) => TEXTS.map((text) => [text, surface] as const)))(
    'text %s on %s reads at 4.5:1',
    (text, surface) => {
      expect(contrast(t[text], t[surface])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['surface', 'raised', 'tint', 'field'] as const)('a placeholder reads at 4.5:1 on %s', (surface) => {
    expect(contrast(t.placeholder, t[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SURFACES)('edges of controls, focus and accent stand out 3:1 on %s', (surface) => {
    for (const control of [t.control, t.focus, t.accent]) {
      expect(contrast(control, t[surface])).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(PALETTE_NAMES)('a badge in %s reads at 4.5:1, also under the pointer', (color) => {
    const tint = tintOf(color, scheme);
    expect(contrast(tint.text, tint.background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tint.text, tint.hover)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(PALETTE_NAMES)(
    'a filled button in %s carries white text at 4.5:1 and stands out 3:1 on the page',
    (color) => {
      const filled = filledOf(color, scheme);
      expect(contrast('#ffffff', filled.background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#ffffff', filled.hover)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(filled.background, t.surface)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(PALETTE_NAMES)('coloured text and dots in %s reach 4.5:1 and 3:1', (color) => {
    expect(contrast(variables[`--mantine-color-${color}-text`] ?? '', t.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(variables[`--ui-dot-${color}`] ?? '', t.surface)).toBeGreaterThanOrEqual(3);
  });

  it('the muted badge of a discarded cv still reads at 4.5:1', () => {
    expect(contrast(t.dimmed, t.tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(t.dimmed, t.active)).toBeGreaterThanOrEqual(4.5);
  });

  it('the selection bar reads at 4.5:1', () => {
    expect(contrast(t.pillText, t.pill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(t.pillAction, t.pill)).toBeGreaterThanOrEqual(4.5);
  });

  it('words that are selected to be copied read at 4.5:1', () => {
    expect(contrast(t.text, t.chosen)).toBeGreaterThanOrEqual(4.5);
  });

  it('evidence keeps its 4.5:1 when marked', () => {
    expect(contrast(t.text, t.mark)).toBeGreaterThanOrEqual(4.5);
  });

  it('the copper of the mark is seen on the navigation', () => {
    expect(contrast(PALETTE.cobre[6], t.tint)).toBeGreaterThanOrEqual(3);
  });
});
