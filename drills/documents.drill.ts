import { setTimeout as wait } from 'node:timers/promises';
import { damaged } from '../apps/server/src/testing/mutate.ts';
import { newFolder, removeFolder, signUp, startServer } from '../bench/server.ts';
import { aftermath } from './aftermath.ts';
import { demoFiles } from './demo.ts';
import type { Drill } from './drill.ts';

const BATCH = 25;
/** Until the last of a batch has a state: 10 s for a text reading, two children, and a scan says that it waits. */
const MAX_WAIT_MS = 5 * 60_000;
/** In MB, of the process that serves. */
const MAX_GROWTH = 50;

type Cv = { id: number; lectura: string; lectura_motivo: string | null };
/** Of a scan it is told at which page it is: a state with a name. */
const named = ({ lectura, lectura_motivo }: Cv) =>
  !['pendiente', 'leyendo'].includes(lectura) || lectura_motivo !== null;

/** CVs with bytes changed, dropped, doubled or cut off: two PDFs for each Word file. */
export const documentsDrill: Drill = {
  id: 'T8',
  what: 'corrupted documents',
  full: 1_500,
  async run(n, random) {
    const folder = newFolder();
    const server = await startServer(folder);
    const client = await signUp(server.origin);
    const path = `/api/procesos/${client.proceso.id}/cvs`;
    const seeds = demoFiles();
    const pdfs = seeds.filter(({ name }) => name.endsWith('.pdf')).slice(0, 14);
    const words = seeds.filter(({ name }) => name.endsWith('.docx')).slice(0, 6);
    const refused: string[] = [];
    const faults: string[] = [];
    let before = 0;
    let most = 0;
    let waiting = 0;
    const cvs = async () => ((await client.call('GET', path)) as { cvs: Cv[] }).cvs;
    for (let from = 0; from < n; from += BATCH) {
      const form = new FormData();
      for (let i = from; i < Math.min(n, from + BATCH); i++) {
        const kind = i % 3 === 2 ? words : pdfs;
        const seed = kind[Math.floor(random() * kind.length)];
        if (!seed) continue;
        const bytes = damaged(Buffer.from(seed.bytes), random);
        form.append('files', new Blob([Uint8Array.from(bytes)]), `${i} ${seed.name}`);
      }
      const answer = await fetch(`${server.origin}${path}/upload`, {
        method: 'POST',
        body: form,
        headers: { cookie: client.cookie() },
      });
      if (answer.status >= 500) faults.push(`a batch was answered ${answer.status}`);
      const { archivos } = (await answer.json()) as { archivos: { estado: string; motivo: string }[] };
      refused.push(...archivos.flatMap(({ estado, motivo }) => (estado === 'rechazado' ? [motivo] : [])));
      const end = Date.now() + MAX_WAIT_MS;
      while (!(await cvs()).every(named) && Date.now() < end) await wait(500);
      const memory = server.memory() ?? 0;
      if (from === BATCH) before = memory;
      most = Math.max(most, memory);
    }
    const all = await cvs();
    waiting = all.filter((cv) => !named(cv)).length;
    await server.stop();
    const { half, leaked } = await aftermath(folder);
    removeFolder(folder);
    if (before > 0 && most - before > MAX_GROWTH) faults.push(`memory grew from ${before} to ${most} MB`);
    const count = (lectura: string) => all.filter((cv) => cv.lectura === lectura).length;
    return {
      lost: waiting,
      half: half.length,
      duplicates: 0,
      leaked,
      seen: `${n} documents: ${count('leido')} read, ${count('fallido')} said why not, ${count('requiere_ocr') + count('leyendo')} taken for scans, ${refused.length} refused at the door; memory ${Math.round(before)} → at most ${Math.round(most)} MB`,
      faults: [...faults, ...half].slice(0, 8),
    };
  },
};
