import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newFolder, removeFolder, signUp, startServer } from '../bench/server.ts';
import type { Drill } from './drill.ts';
import { send, submission } from './submission.ts';

const CALLS = 'fsync,fdatasync,rename,renameat,renameat2,write,writev,sendto,sendmsg';

/** The steps of an upload, in the order in which they must have ended before the next begins. */
const STEPS: [name: string, begins: RegExp][] = [
  ['fsync of the file', /f(?:data)?sync\(\d+<[^>]*\/files\/tmp\//],
  ['rename into place', /rename[^(]*\([^)]*\/files\/tmp\/[^)]*\/files\/files\//],
  ['fsync of its folder', /f(?:data)?sync\(\d+<[^>]*\/files\/files\/[0-9a-f]{2}>/],
  ['fsync of the journal', /f(?:data)?sync\(\d+<[^>]*recluta\.db-wal>/],
  ['first byte of the answer', /(?:write|writev|sendto|sendmsg)\(\d+<(?:TCP|socket).*HTTP\/1\.1 200/],
];

type Call = { text: string; began: number; ended: number };

/** Calls as strace wrote them, those cut in two by another thread made whole. */
function callsOf(trace: string): Call[] {
  const open = new Map<string, Call>();
  const calls: Call[] = [];
  trace.split('\n').forEach((line, i) => {
    const [, pid = '', text = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    if (/<\.\.\. \w+ resumed>/.test(text)) {
      const call = open.get(pid);
      if (call) call.ended = i;
      open.delete(pid);
      return;
    }
    const call = { text, began: i, ended: i };
    calls.push(call);
    if (text.includes('<unfinished ...>')) {
      call.ended = Number.POSITIVE_INFINITY;
      open.set(pid, call);
    }
  });
  return calls;
}

/** What is out of order in the calls of one upload; null when nothing is. */
function fault(calls: readonly Call[]): string | null {
  let after = -1;
  for (const [name, begins] of STEPS) {
    const step = calls.find(({ text, began }) => began > after && begins.test(text));
    if (!step) return `no ${name} after what goes before it`;
    after = step.ended;
  }
  return null;
}

/** strace sees each upload: nothing is answered before file, folder and journal are on the disk. */
export const orderDrill: Drill = {
  id: 'T3',
  what: 'order of fsync, rename, commit and answer',
  full: 50,
  missing: () => (spawnSync('strace', ['-V']).status === 0 ? null : 'strace is not installed'),
  async run(n) {
    const folder = newFolder();
    const server = await startServer(folder);
    const { proceso } = await signUp(server.origin);
    await send(server.origin, submission(proceso.public_id, 'primero', 1));
    const faults: string[] = [];
    for (let i = 0; i < n; i++) {
      const file = join(folder, 'trace');
      const tracer = spawn(
        'strace',
        ['-f', '-y', '-s', '40', '-e', `trace=${CALLS}`, '-o', file, '-p', String(server.pid)],
        {
          stdio: ['ignore', 'ignore', 'pipe'],
        },
      );
      // It says that it is there before the first call is missed.
      await once(tracer.stderr, 'data');
      const { status } = await send(server.origin, submission(proceso.public_id, `envio ${i}`, 1));
      const gone = once(tracer, 'exit');
      await wait(20);
      tracer.kill('SIGINT');
      await gone;
      const wrong = status === 200 ? fault(callsOf(readFileSync(file, 'utf8'))) : `answered ${status}`;
      if (wrong) faults.push(`upload ${i}: ${wrong}`);
    }
    await server.stop();
    removeFolder(folder);
    return { lost: faults.length, half: 0, duplicates: 0, leaked: 0, seen: `${n} uploads in order`, faults };
  },
};
