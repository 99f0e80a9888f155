import { join } from 'node:path';
import { type Figure, median, ms, timed } from './measure.ts';
import { seedCvs } from './seed.ts';
import { newFolder, removeFolder, signUp, startServer } from './server.ts';

const CVS = 10_000;
const ROUNDS = 5;
const PAGE = 50;
/** Longer than this people notice that somebody else works. */
const MOST_MS = 1_000;

/** One press for 10,000 cvs, and how long a colleague who looks at a list meanwhile waits for it. */
export async function bulkFigures(): Promise<Figure[]> {
  const data = newFolder();
  const first = await startServer(data);
  const client = await signUp(first.origin);
  await first.stop();
  const { id } = client.proceso;
  seedCvs(join(data, 'recluta.db'), id, CVS);
  const server = await startServer(data);
  const { call } = client.at(server.origin);
  const { cvs } = await call('GET', `/api/procesos/${id}/cvs?stage=todas`);
  const cv_ids: number[] = cvs.map((cv: { id: number }) => cv.id);
  const { usuarios } = await call('GET', '/api/usuarios');
  const { etiqueta } = await call('POST', '/api/etiquetas', { nombre: 'Medida' });
  const inProceso = `/api/procesos/${id}/cvs`;
  const look = () => timed(() => call('GET', `${inProceso}?stage=todas&limite=${PAGE}`));

  /** How long the press takes, and the longest that somebody waits meanwhile who asks every 10 ms or so. */
  async function pressed(work: () => Promise<unknown>): Promise<{ took: number; waited: number }> {
    let working = true;
    const press = timed(work).finally(() => {
      working = false;
    });
    let waited = 0;
    while (working) {
      waited = Math.max(waited, await look());
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return { took: await press, waited };
  }

  const tag = `${inProceso}/etiquetas/${etiqueta.id}`;
  const move = (to: string) => () => call('POST', `${inProceso}/move`, { cv_ids, to });
  const assign = (responsable_id: number | null) => () =>
    call('POST', `${inProceso}/responsable`, { cv_ids, responsable_id });
  /** Each beside what makes it possible again. */
  const ways: Record<string, (round: number) => Promise<unknown>> = {
    'A move': move('entrevista'),
    'A move back': move('recibido'),
    'A responsable': assign(usuarios[0].id),
    'No responsable': assign(null),
    'An etiqueta': () => call('POST', tag, { cv_ids }),
    'No etiqueta': () => call('POST', `${tag}/quitar`, { cv_ids }),
    'A deletion': (round) => call('POST', `${inProceso}/eliminar`, { cv_ids, clave: `todos ${round}` }),
    'Its undo': (round) => call('POST', '/api/acciones/deshacer', { claves: [`todos ${round}`] }),
  };
  const seen = new Map(Object.keys(ways).map((what) => [what, [] as { took: number; waited: number }[]]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [what, work] of Object.entries(ways)) seen.get(what)?.push(await pressed(() => work(round)));
  const figures = [...seen].map(([what, times]): Figure => {
    const waited = Math.max(...times.map((one) => one.waited));
    return {
      what: `${what} of ${CVS} cvs: the longest that a list waits meanwhile`,
      measured: ms(waited),
      against: `median of ${ROUNDS} ${ms(median(times.map((one) => one.waited)))}, the press itself ${ms(median(times.map((one) => one.took)))}`,
      ratio: (waited / MOST_MS).toFixed(2),
      target: `< ${MOST_MS} ms`,
      met: waited < MOST_MS,
    };
  });
  await server.stop();
  removeFolder(data);
  return figures;
}
