import { describe, expect, it } from 'vitest';
import { contrast } from '../../theme/contrast.ts';
import { PALETTE } from '../../theme/palette.ts';
import { TOKENS } from '../../theme/tokens.ts';

const { cobre, pacifico } = PALETTE;

/** Pairs that meet only on the public pages; the application's own are in theme/contrast.test.ts. */
const PAIRS: [what: string, over: string, under: string][] = [
  ['a copper button', '#ffffff', cobre[6]],
  ['a copper button under the pointer', '#ffffff', cobre[7]],
  ['copper words on the page', cobre[7], TOKENS.light.surface],
  ['copper words on the dawn', cobre[7], cobre[1]],
  ['copper words on the dark page', cobre[4], TOKENS.dark.surface],
  ['copper words on the dark dawn', cobre[4], '#33221a'],
  ['words on the dawn', TOKENS.light.text, cobre[1]],
  ['words on the far range', TOKENS.light.text, pacifico[2]],
  ['words on the dark dawn', TOKENS.dark.text, '#33221a'],
  ['words on the dark far range', TOKENS.dark.text, pacifico[8]],
  ['words of the deep blue card', pacifico[1], pacifico[9]],
  ['an error on the closing section', TOKENS.light.error, cobre[0]],
  ['an error on the dark closing section', TOKENS.dark.error, '#241b17'],
];

describe('the public pages', () => {
  it.each(PAIRS)('%s reads at 4.5:1', (_what, over, under) => {
    expect(contrast(over, under)).toBeGreaterThanOrEqual(4.5);
  });
});
