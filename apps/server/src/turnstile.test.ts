import { expect, it } from 'vitest';
import { createTurnstile } from './turnstile.ts';

/** Work that ends when it is told. */
function held() {
  const open: (() => void)[] = [];
  return { work: () => new Promise<void>((resolve) => open.push(resolve)), open };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('the uploads of one address wait for each other, and those of another do not wait for them', async () => {
  const enter = createTurnstile(3, 2, 10);
  const stuck = held();
  const began: string[] = [];
  const start = (address: string) =>
    enter(address, () => {
      began.push(address);
      return stuck.work();
    });
  const all = ['oficina', 'oficina', 'oficina', 'casa', 'casa'].map(start);
  await settled();
  expect(began).toEqual(['oficina', 'oficina', 'casa']);
  stuck.open[0]?.();
  await settled();
  // The first in line that may: the office has one under way, and one more of its own goes on.
  expect(began).toEqual(['oficina', 'oficina', 'casa', 'oficina']);
  for (let i = 1; i < 5; i++) {
    stuck.open[i]?.();
    await settled();
  }
  await Promise.all(all);
  expect(began).toHaveLength(5);
});

it('a line that is too long is told to come back (503), sooner for one address than for all', async () => {
  const enter = createTurnstile(1, 1, 4);
  const stuck = held();
  const all = ['a', 'a', 'a', 'b', 'b'].map((address) => enter(address, stuck.work));
  await settled();
  await expect(enter('a', stuck.work)).rejects.toMatchObject({ codigo: 'sobrecargado' });
  await expect(enter('c', stuck.work)).rejects.toMatchObject({ codigo: 'sobrecargado' });
  for (let i = 0; i < 5; i++) {
    stuck.open[i]?.();
    await settled();
  }
  await Promise.all(all);
});

it('work that fails makes room too', async () => {
  const enter = createTurnstile(1, 1, 4);
  await expect(enter('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(enter('a', async () => 'sí')).resolves.toBe('sí');
});
