import { join } from 'node:path';
import { overlappingMoves } from '../bench/moves.ts';
import { seedCvs } from '../bench/seed.ts';
import { newFolder, removeFolder, signUp, startServer } from '../bench/server.ts';
import type { Drill } from './drill.ts';

const CVS = 500;
const STAGES = ['recibido', 'preseleccion', 'entrevista', 'oferta', 'contratado', 'descartado'];

/** Twenty people move overlapping sets of the same cvs at the same time. */
export const movesDrill: Drill = {
  id: 'T9',
  what: 'overlapping moves',
  full: 5_000,
  async run(n) {
    const folder = newFolder();
    let server = await startServer(folder);
    const client = await signUp(server.origin);
    await server.stop();
    seedCvs(join(folder, 'recluta.db'), client.proceso.id, CVS);
    server = await startServer(folder);
    const { cvs } = (await client.at(server.origin).call('GET', `/api/procesos/${client.proceso.id}/cvs`)) as {
      cvs: { id: number }[];
    };
    const ids = cvs.map(({ id }) => id);
    const { what, measured, met } = await overlappingMoves(
      server.origin,
      client,
      join(folder, 'recluta.db'),
      ids,
      STAGES,
      Math.ceil(n / 20),
    );
    await server.stop();
    removeFolder(folder);
    return {
      lost: met ? 0 : Number.parseInt(measured, 10),
      half: 0,
      duplicates: 0,
      leaked: 0,
      seen: `${what}: ${measured}`,
      faults: [],
    };
  },
};
