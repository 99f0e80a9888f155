import { createTheme, type MantineColorsTuple, rem } from '@mantine/core';
import { COMPONENTS } from './components.ts';
import { PALETTE } from './palette.ts';

/** Cool, calm dark surfaces, where Mantine's own styles ask for `dark`: text first, deepest last. */
const DARK: MantineColorsTuple = [
  '#e3e9ec',
  '#c3ccd1',
  '#a0abb2',
  '#75818a',
  '#3a464d',
  '#2b353b',
  '#20282d',
  '#171d21',
  '#11161a',
  '#0c1013',
];

const FLOATING = '0 1px 2px rgb(10 30 40 / 6%), 0 8px 28px rgb(10 30 40 / 16%)';

/** Type 12/14/16/20/28, weights 400/500/600, a 4-point grid, radius 8 (6 for controls), shadow only for what floats. */
export const theme = createTheme({
  colors: { ...PALETTE, gray: PALETTE.cordillera, red: PALETTE.copihue, dark: DARK },
  primaryColor: 'pacifico',
  primaryShade: { light: 7, dark: 6 },
  white: '#ffffff',
  black: '#1c2429',
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, monospace",
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(14), lg: rem(16), xl: rem(20) },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.45', lg: '1.4', xl: '1.3' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: rem(20), lineHeight: '1.3' },
      h2: { fontSize: rem(16), lineHeight: '1.4' },
      h3: { fontSize: rem(14), lineHeight: '1.45' },
      h4: { fontSize: rem(14), lineHeight: '1.45' },
    },
  },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(999) },
  defaultRadius: 'sm',
  shadows: { xs: 'none', sm: 'none', md: FLOATING, lg: FLOATING, xl: FLOATING },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: COMPONENTS,
});
