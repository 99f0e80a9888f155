import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMundo, createKit, type Kit, type Mundo } from '../../testing/index.ts';
import { callerOf } from '../../testing/world.ts';
import { renewSubscription } from '../calendario/suscripcion.service.ts';
import { newPublicId } from '../procesos/procesos.service.ts';

const BITS = 128;

let kit: Kit;
let mundo: Mundo;
beforeAll(async () => {
  kit = await createKit();
  mundo = await addMundo(kit, { cvs: 0 });
});
afterAll(() => kit.close());

const times = async (count: number, make: () => Promise<string> | string): Promise<string[]> => {
  const made: string[] = [];
  for (let i = 0; i < count; i++) made.push(await make());
  return made;
};

/** How many bits the characters of one place tell, at most. */
const bitsAt = (tokens: readonly string[], place: number) =>
  Math.log2(new Set(tokens.map((token) => token[place])).size);

it.each([
  ['public ids', 10_000, () => newPublicId()],
  ['sessions', 500, () => kit.deps.sessions.create(mundo.cuenta_id, mundo.visor.id, null)],
  [
    'calendar addresses',
    500,
    async () => /calendario\/([^/]+)\//.exec((await renewSubscription(callerOf(kit, mundo.reclutador))).url)?.[1] ?? '',
  ],
])('%s carry 128 random bits, are no UUID, and share no pattern (SEC-12)', async (_, count, make) => {
  const tokens = await times(count, make);
  expect(new Set(tokens).size).toBe(count);
  const [length] = new Set(tokens.map((token) => token.length));
  expect(tokens.every((token) => token.length === length)).toBe(true);
  expect(tokens.join('')).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(tokens.filter((token) => /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(token))).toEqual([]);
  // No place is fixed, and all of them together can tell so many apart.
  const bits = Array.from({ length: length ?? 0 }, (_, place) => bitsAt(tokens, place));
  expect(Math.min(...bits)).toBeGreaterThan(1);
  expect(bits.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(BITS);
});
