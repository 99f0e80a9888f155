import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Figure, ms } from './measure.ts';
import { newFolder, removeFolder } from './server.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LIMIT_MS = 10 * 60_000;

/** From the command to the first page, in ms; the program is stopped again. */
async function npmStart(folder: string, home: string, port: number): Promise<number> {
  const start = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, HOME: home, npm_config_cache: join(home, 'npm'), PORT: String(port) },
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  const gone = once(child, 'exit');
  while (performance.now() - start < LIMIT_MS && child.exitCode === null) {
    const page = await fetch(`http://127.0.0.1:${port}/login`).catch(() => null);
    if (page?.ok) {
      const taken = performance.now() - start;
      child.kill('SIGTERM');
      await gone;
      return taken;
    }
    await wait(50);
  }
  throw new Error('npm start showed no page');
}

/** `npm start` on a clean clone with empty caches, as a newcomer sees it (the network is part of it), and again. */
export async function coldFigures(): Promise<Figure[]> {
  const [folder, home] = [newFolder(), newFolder()];
  execFileSync('git', ['clone', '-q', ROOT, folder]);
  const cold = await npmStart(folder, home, 3_391);
  const warm = await npmStart(folder, home, 3_392);
  removeFolder(folder);
  removeFolder(home);
  return [
    {
      what: 'Cold npm start (empty caches) to the first page',
      measured: ms(cold),
      against: '',
      ratio: '',
      target: '',
      met: true,
    },
    {
      what: 'Warm npm start to the first page',
      measured: ms(warm),
      against: '',
      ratio: '',
      target: '< 1500 ms',
      met: warm < 1_500,
    },
  ];
}
