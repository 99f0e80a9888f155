import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fairClock, waitingOf } from './fair-clock.ts';

describe('the clock of a child', () => {
  const clockOf = (laps: readonly { wall: number; waited: number }[], least: number) => {
    let [time, lap] = [0, -1];
    const clock = fairClock(
      () => laps[lap]?.waited ?? 0,
      least,
      () => time,
    );
    return laps.map(({ wall }, i) => {
      [time, lap] = [time + wall, i];
      return clock();
    });
  };

  it('is the one on the wall for who has a core to itself', () => {
    expect(clockOf([{ wall: 100, waited: 0 }], 0.1)).toEqual([100]);
  });

  it('stands still while the machine lets the child wait', () => {
    expect(clockOf([{ wall: 1_000, waited: 700 }], 0.1)).toEqual([300]);
  });

  it('goes on slowly all the same: a hostile file ends on the busiest machine too', () => {
    const laps = [
      { wall: 1_000, waited: 990 },
      // Two processes that wait at once.
      { wall: 1_000, waited: 1_900 },
    ];
    expect(clockOf(laps, 0.4)).toEqual([400, 400]);
  });
});

describe('how long a child waited for a core', () => {
  const proc = mkdtempSync(join(tmpdir(), 'recluta-proc-'));
  afterAll(() => rmSync(proc, { recursive: true }));
  const process = (pid: number, waitedMs: number, children = '') => {
    mkdirSync(join(proc, `${pid}/task/${pid}`), { recursive: true });
    writeFileSync(join(proc, `${pid}/schedstat`), `1500000000 ${waitedMs * 1e6} 12\n`);
    writeFileSync(join(proc, `${pid}/task/${pid}/children`), children);
  };

  it('counts the program that recognises for it, also one that has just begun', () => {
    process(7, 20);
    const waiting = waitingOf(7, proc);
    expect(waiting()).toBe(20);
    process(7, 25, '8 ');
    process(8, 40);
    expect(waiting()).toBe(45);
    process(8, 140);
    expect(waiting()).toBe(100);
    process(7, 26);
    expect(waiting()).toBe(1);
  });

  it('is nothing where the system does not tell', () => {
    expect(waitingOf(9, proc)()).toBe(0);
  });
});
