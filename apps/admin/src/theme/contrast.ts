/** Colours here are `#rrggbb`. */
const channels = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** Relative luminance, WCAG 2.2: 0 black, 1 white. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** `share` of the first colour over the second, 0 to 1. */
export function mix(over: string, under: string, share: number): string {
  const top = channels(over);
  const bottom = channels(under);
  const blended = top.map((value, i) => Math.round(value * share + (bottom[i] ?? 0) * (1 - share)));
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
