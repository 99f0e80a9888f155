import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median, ms, p95 } from '../bench/measure.ts';
import { type Client, newFolder, removeFolder, type Server, signUp, startServer } from '../bench/server.ts';
import { demoFiles } from './demo.ts';
import type { Drill } from './drill.ts';

const RECRUITERS = 20;
const UPLOADS_A_MINUTE = 5;
const SAMPLE_MS = 10_000;
const MAX_WAL = 64 * 1024 ** 2;

type Sample = { memory: number; files: number; wal: number; reads: number[] };

const walOf = (folder: string): number => {
  try {
    return statSync(join(folder, 'recluta.db-wal')).size;
  } catch {
    return 0;
  }
};

/** One person at work: looks, moves, marks, until told to stop. Writes down how long each look took. */
async function recruiter(client: Client, random: () => number, until: () => boolean, took: (ms: number) => void) {
  const path = `/api/procesos/${client.proceso.id}/cvs`;
  while (!until()) {
    await wait(1_000 + random() * 4_000);
    const start = performance.now();
    const { cvs } = (await client.call('GET', `${path}?stage=todas&limite=200`)) as { cvs: { id: number }[] };
    took(performance.now() - start);
    const one = cvs[Math.floor(random() * cvs.length)];
    if (!one) continue;
    const chance = random();
    if (chance < 0.3)
      await client.call('POST', `${path}/move`, { cv_ids: [one.id], to: chance < 0.15 ? 'recibido' : 'entrevista' });
    else if (chance < 0.5) await client.call('PATCH', `${path}/selection`, { agregar: [one.id] });
    else if (chance < 0.6) await client.call('PATCH', `${path}/selection`, { quitar: [one.id] });
    else if (chance < 0.8) await client.call('GET', `${path}/${one.id}/signed-url`);
    else await client.call('GET', `${path}/counts`);
  }
}

async function uploads(server: Server, client: Client, until: () => boolean): Promise<number> {
  const files = demoFiles();
  let sent = 0;
  while (!until()) {
    const form = new FormData();
    form.append('proceso_public_id', client.proceso.public_id);
    const { name, bytes } = files[sent % files.length] ?? { name: '', bytes: new Uint8Array() };
    form.append('files', new Blob([Uint8Array.from(bytes)]), `${sent} ${name}`);
    const answer = await fetch(`${server.origin}/api/upload-cvs`, { method: 'POST', body: form });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`An upload was answered ${answer.status}`);
    sent++;
    await wait(60_000 / UPLOADS_A_MINUTE);
  }
  return sent;
}

/** Recruiters and uploads for so many minutes: memory, descriptors, journal and waits stay where they were. */
export const soakDrill: Drill = {
  id: 'T18',
  what: 'soak: 20 recruiters and 5 uploads a minute',
  full: 60,
  async run(n, random) {
    const folder = newFolder();
    const server = await startServer(folder);
    const client = await signUp(server.origin);
    const end = Date.now() + n * 60_000;
    const until = () => Date.now() >= end;
    const samples: Sample[] = [];
    let reads: number[] = [];
    const sampling = setInterval(() => {
      samples.push({ memory: server.memory() ?? 0, files: server.openFiles() ?? 0, wal: walOf(folder), reads });
      reads = [];
    }, SAMPLE_MS);
    const [sent] = await Promise.all([
      uploads(server, client, until),
      ...Array.from({ length: RECRUITERS }, () => recruiter(client, random, until, (took) => reads.push(took))),
    ]);
    clearInterval(sampling);
    await server.stop();
    removeFolder(folder);
    // What a program needs at its start is no leak: the second quarter is compared with the last one.
    const quarter = Math.max(1, Math.floor(samples.length / 4));
    const [early, late] = [samples.slice(quarter, quarter * 2), samples.slice(-quarter)];
    const of = (part: Sample[], value: (sample: Sample) => number) => median(part.map(value));
    const memory = [of(early, (s) => s.memory), of(late, (s) => s.memory)] as const;
    const files = [of(early, (s) => s.files), of(late, (s) => s.files)] as const;
    const slow = [p95(early.flatMap((s) => s.reads)), p95(late.flatMap((s) => s.reads))] as const;
    const wal = Math.max(...samples.map((s) => s.wal));
    const faults = [
      ...(memory[1] > memory[0] * 1.1 ? ['memory grew by more than a tenth'] : []),
      ...(wal > MAX_WAL ? ['the journal grew past 64 MB'] : []),
    ];
    return {
      lost: 0,
      half: 0,
      duplicates: 0,
      leaked: Math.max(0, Math.round(files[1] - files[0])),
      seen: `${n} min, ${sent} uploads, memory ${memory.map(Math.round).join(' → ')} MB, open files ${files.join(' → ')}, p95 of the list ${slow.map(ms).join(' → ')}, journal at most ${Math.round(wal / 1024 ** 2)} MB`,
      faults,
    };
  },
};
