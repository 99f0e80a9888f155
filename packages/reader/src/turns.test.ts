import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Turns } from './turns.ts';

function* spoken(name: string, words: number, said: string[]) {
  for (let i = 1; i <= words; i++) {
    said.push(`${name}${i}`);
    yield;
  }
  return name;
}

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

describe('files that are read together', () => {
  it('take each step one after the other, and go on when one has come to its end', async () => {
    const turns = new Turns();
    const said: string[] = [];
    const ends = ['a', 'b', 'c'].map((name, i) => turns.next().walk(spoken(name, i + 1, said)));
    expect(await Promise.all(ends)).toEqual(['a', 'b', 'c']);
    expect(said).toEqual(['a1', 'b1', 'c1', 'b2', 'c2', 'c3']);
  });

  it('lose nothing by one that fails', async () => {
    const turns = new Turns();
    const failing = (function* () {
      yield;
      throw new Error('damaged');
    })();
    const [bad, good] = await Promise.allSettled([turns.next().walk(failing), turns.next().walk(spoken('a', 3, []))]);
    expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'damaged' } });
    expect(good).toEqual({ status: 'fulfilled', value: 'a' });
  });

  it('are opened one at a time, the next one also when one cannot be', async () => {
    const turns = new Turns();
    let open = 0;
    const opening = async (fails: boolean) => {
      open++;
      await Promise.resolve();
      if (fails) throw new Error('gone');
      return open--;
    };
    const first = turns.next().open(() => opening(false));
    const bad = turns.next().open(() => opening(true).finally(() => open--));
    const last = turns.next().open(() => opening(false));
    await expect(bad).rejects.toThrow('gone');
    expect([await first, await last]).toEqual([1, 1]);
  });

  it('do not wait for many that are slow to open', async () => {
    const turns = new Turns();
    const told: string[] = [];
    const slow = async (name: string) => {
      vi.advanceTimersByTime(60);
      told.push(`${name} open`);
    };
    const read = async (name: string) => {
      const turn = turns.next();
      await turn.open(() => slow(name));
      await turn.walk(spoken(name, 1, []));
      told.push(`${name} read`);
    };
    await Promise.all(['a', 'b', 'c'].map(read));
    expect(told.indexOf('a read')).toBeLessThan(told.indexOf('c open'));
  });

  it('are told their own time, not that of the others', async () => {
    const turns = new Turns();
    const [quick, slow] = [turns.next(), turns.next()];
    const busy = (function* () {
      vi.advanceTimersByTime(50);
      yield;
      return 'slow';
    })();
    await Promise.all([quick.walk(spoken('a', 2, [])), slow.walk(busy)]);
    expect([quick.ms, slow.ms]).toEqual([0, 50]);
  });
});
