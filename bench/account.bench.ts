import { join } from 'node:path';
import { live } from './lived.ts';
import { type Figure, median, ms, p95, timed } from './measure.ts';
import { seedCvs } from './seed.ts';
import { type Client, newFolder, removeFolder, type Server, signUp, startServer } from './server.ts';

const PROCESOS = 10;
const LARGE = 100_000;
const SMALL = 1_000;
const RUNS = 30;

/** What is asked, each as the screen or the palette asks it; the searches are of a name, a RUT and nobody. */
const ASKED: { what: string; path: (run: number) => string; target: number | null }[] = [
  { what: 'Inicio', path: () => '/trpc/inicio.summary?input=%7B%7D', target: null },
  { what: 'Reportes', path: () => '/trpc/reportes.get?input=%7B%7D', target: null },
  { what: 'Equipos', path: () => '/trpc/equipos.work?input=%7B%7D', target: null },
  {
    what: 'Search',
    path: (run) => `/api/busqueda?q=${encodeURIComponent(['tapia muñoz', `100000${10 + run}`, 'zzzz'][run % 3] ?? '')}`,
    target: 100,
  },
];

/** A cuenta with ten procesos. */
async function addCuenta(origin: string): Promise<{ client: Client; procesos: number[] }> {
  const client = await signUp(origin);
  const { procesos } = await client.call('GET', '/api/procesos/mios');
  const { empresa_id } = procesos[0];
  const ids = [client.proceso.id];
  for (let i = 1; i < PROCESOS; i++) {
    const { proceso } = await client.call('POST', '/api/procesos', { empresa_id, nombre: `Bench ${i}` });
    ids.push(proceso.id);
  }
  return { client, procesos: ids };
}

/** The figures of a cuenta with 100,000 cvs and its search over HTTP, beside those of one with 1,000 on the same server. */
export async function accountFigures(): Promise<Figure[]> {
  const data = newFolder();
  let server: Server = await startServer(data);
  const [large, small] = [await addCuenta(server.origin), await addCuenta(server.origin)];
  await server.stop();
  const file = join(data, 'recluta.db');
  for (const id of large.procesos) seedCvs(file, id, LARGE / PROCESOS);
  for (const id of small.procesos) seedCvs(file, id, SMALL / PROCESOS);
  live(file);
  server = await startServer(data);
  const ask = async ({ client }: typeof large, path: string) => {
    const answer = await fetch(server.origin + path, { headers: { cookie: client.cookie() } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await answer.arrayBuffer();
  };
  const figures: Figure[] = [];
  for (const { what, path, target } of ASKED) {
    const took = { large: [] as number[], small: [] as number[] };
    await ask(large, path(0));
    for (let run = 0; run < RUNS; run++) {
      took.large.push(await timed(() => ask(large, path(run))));
      took.small.push(await timed(() => ask(small, path(run))));
    }
    const slow = p95(took.large);
    figures.push({
      what: `${what} of a cuenta with ${LARGE} cvs, over HTTP`,
      measured: `${ms(median(took.large))}, p95 ${ms(slow)}`,
      against: `with ${SMALL} ${ms(median(took.small))}, p95 ${ms(p95(took.small))}`,
      ratio: (median(took.large) / median(took.small)).toFixed(1),
      target: target === null ? '' : `p95 < ${target} ms`,
      met: target === null || slow < target,
    });
  }
  await server.stop();
  removeFolder(data);
  return figures;
}
