import { createHost, type Host } from '../apps/server/src/testing/host.ts';
import { pdf } from '../packages/api/src/testing/samples.ts';
import { addMundo, type Mundo } from '../packages/api/src/testing/world.ts';
import type { Drill } from './drill.ts';

const RACERS = 50;

type Race = {
  what: string;
  plan: 'gratis' | 'emprende';
  cvs: number;
  attempt(host: Host, mundo: Mundo, i: number): Promise<number>;
};

/** At one below a limit: 1 of 2 empresas; no active proceso; 19 of 20 cvs. */
const RACES: readonly Race[] = [
  {
    what: 'empresas',
    plan: 'emprende',
    cvs: 0,
    attempt: async (host, { administrador: as }, i) =>
      (await host.rest('POST', '/api/empresas/crear', { as, body: { nombre: `E${i}`, tipo_empresa: 'final' } })).status,
  },
  {
    what: 'procesos',
    plan: 'gratis',
    cvs: 0,
    attempt: async (host, { administrador: as, empresa_id }, i) =>
      (await host.rest('POST', '/api/procesos', { as, body: { empresa_id, nombre: `P${i}` } })).status,
  },
  {
    what: 'cvs',
    plan: 'gratis',
    cvs: 19,
    attempt: async (host, { public_id }, i) =>
      (
        await host.upload('/api/upload-cvs', [
          { name: 'proceso_public_id', value: public_id },
          { file: `${i}.pdf`, content: pdf(`carrera ${public_id} ${i}`) },
        ])
      ).status,
  },
];

/** Fifty creations at once at one below a limit of the plan, of each counted kind in turn. */
export const limitsDrill: Drill = {
  id: 'T15',
  what: `${RACERS} creations at once at one below a limit of the plan`,
  full: 100,
  async run(n) {
    const host = await createHost({ listen: true });
    const faults: string[] = [];
    let lost = 0;
    let duplicates = 0;
    for (let round = 0; round < n; round++) {
      const race = RACES[round % RACES.length];
      if (!race) continue;
      const mundo = await addMundo(host, { plan: race.plan, cvs: race.cvs });
      const { administrador: as, proceso_id } = mundo;
      if (race.what === 'procesos')
        await host.rest('PATCH', `/api/procesos/${proceso_id}`, { as, body: { estado: 'cerrado' } });
      const statuses = await Promise.all(Array.from({ length: RACERS }, (_, i) => race.attempt(host, mundo, i)));
      const won = statuses.filter((status) => status < 300).length;
      if (won === 0) lost++;
      duplicates += Math.max(0, won - 1);
      const other = statuses.find((status) => status >= 300 && status !== 409);
      if (other) faults.push(`${race.what}: answered ${other}`);
    }
    await host.stop();
    return {
      lost,
      half: 0,
      duplicates,
      leaked: 0,
      seen: `${n} rounds of empresas, procesos and cvs, one won each`,
      faults,
    };
  },
};
