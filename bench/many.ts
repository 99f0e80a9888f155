import { type Figure, ms, p95, timed } from './measure.ts';
import type { Client } from './server.ts';

const ROUNDS = 20;
const TAGGED = 500;
const COPIED = 100;

/** An etiqueta put on 500 people and taken off again, and 100 copied to another proceso, each in one call. */
export async function manyFigures(origin: string, client: Client, ids: readonly number[]): Promise<Figure[]> {
  const post = async (path: string, data: object) => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { cookie: client.cookie(), 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const mine = await fetch(`${origin}/api/procesos/mios`, { headers: { cookie: client.cookie() } });
  const { procesos } = (await mine.json()) as { procesos: { empresa_id: number }[] };
  const empresa_id = procesos[0]?.empresa_id;
  const { etiqueta } = (await post('/api/etiquetas', { nombre: 'Medida' })) as { etiqueta: { id: number } };
  const inProceso = `/api/procesos/${client.proceso.id}/cvs`;
  const tag = `${inProceso}/etiquetas/${etiqueta.id}`;
  const tagged = { cv_ids: ids.slice(0, TAGGED) };
  const puts: number[] = [];
  const copies: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    puts.push(await timed(() => post(tag, tagged)));
    await post(`${tag}/quitar`, tagged);
    const { proceso } = (await post('/api/procesos', { empresa_id, nombre: `Copia ${i}` })) as {
      proceso: { id: number };
    };
    const copied = { cv_ids: ids.slice(0, COPIED), a_proceso_id: proceso.id };
    copies.push(await timed(() => post(`${inProceso}/copiar`, copied)));
  }
  const figure = (what: string, times: number[]): Figure => ({
    what: `${what}, call to answer, p95 of ${ROUNDS}`,
    measured: ms(p95(times)),
    against: '',
    ratio: '',
    target: '< 300 ms',
    met: p95(times) < 300,
  });
  return [figure(`An etiqueta on ${TAGGED} cvs`, puts), figure(`Copy of ${COPIED} cvs`, copies)];
}
