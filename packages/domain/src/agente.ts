/** Most particular first: Edge and Opera call themselves Chrome as well, and Chrome calls itself Safari. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

/** An iPhone says that it is like a Mac, and Android that it is Linux. */
const DEVICES = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
] as const;

const find = (list: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Browser and device of a User-Agent header, as a person knows them: `Chrome en Windows`. Short, and nothing else of
 * the header is kept; null when it tells neither (a command-line client).
 */
export function describeAgent(userAgent: string | null | undefined): string | null {
  // What no browser sends is not searched through.
  const text = userAgent?.slice(0, 512) ?? '';
  const browser = find(BROWSERS, text);
  const device = find(DEVICES, text);
  if (!browser) return device ?? null;
  return device ? `${browser} en ${device}` : browser;
}
