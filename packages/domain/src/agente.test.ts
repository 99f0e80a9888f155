import { expect, it } from 'vitest';
import { describeAgent } from './agente.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${WINDOWS} Chrome/149.0.0.0 Safari/537.36`, 'Chrome en Windows'],
  [`${WINDOWS} Chrome/149.0.0.0 Safari/537.36 Edg/149.0.0.0`, 'Edge en Windows'],
  [`${WINDOWS} Chrome/149.0.0.0 Safari/537.36 OPR/121.0.0.0`, 'Opera en Windows'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox en Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
    'Safari en Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/149.0 Mobile/15E148 Safari/604.1',
    'Chrome en iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet en Android',
  ],
])('%s is %s', (header, words) => expect(describeAgent(header)).toBe(words));

it.each([null, undefined, '', 'curl/8.9.1', '<script>alert(1)</script>', ' '.repeat(100_000)])(
  'a client that is no browser has no name, whatever it says',
  (header) => expect(describeAgent(header)).toBeNull(),
);
