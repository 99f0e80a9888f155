import { createHost } from '../apps/server/src/testing/host.ts';
import { DAY, HOUR, MINUTE, testClock } from '../packages/api/src/testing/clock.ts';
import { pdf } from '../packages/api/src/testing/samples.ts';
import { addMundo } from '../packages/api/src/testing/world.ts';
import type { Drill } from './drill.ts';

/** What the clock may have been off without anybody noticing: a session ends so much later at most. */
const TOLERATED_MS = 5 * MINUTE;
/** The last day to apply, and the first instant after it in Chile: the clock there is changed at midnight. */
const CHANGES = [
  { dia: '2026-09-05', acaba: '2026-09-06T04:00:00.000Z' },
  { dia: '2027-04-03', acaba: '2027-04-04T04:00:00.000Z' },
  { dia: '2026-04-04', acaba: '2026-04-05T04:00:00.000Z' },
];
const DATES = ['2026-09-06', '2027-04-04', '2027-09-05', '2026-04-05', '2028-02-29'];

/** The server's clock is set by up to a day, ahead and back, and passes the nights on which Chile changes hers. */
export const clockDrill: Drill = {
  id: 'T13',
  what: 'clock set ahead and back, and daylight changes',
  full: 20,
  async run(n, random) {
    const clock = testClock('2026-09-05T12:00:00.000Z');
    const host = await createHost({ clock });
    const faults: string[] = [];
    const mundo = await addMundo(host, { plan: 'avanzado' });
    const { administrador, proceso_id, cv_ids, public_id, visor } = mundo;
    for (let round = 0; round < n; round++) {
      const jump = round === 0 ? -DAY : round === 1 ? DAY : Math.round((random() * 2 - 1) * DAY);
      const as = { ...visor, cookie: await host.deps.sessions.create(visor.cuenta_id, visor.id, null) };
      const signed = `/api/procesos/${proceso_id}/cvs/${cv_ids[0]}/signed-url`;
      const { url } = (await host.rest('GET', signed, { as })).body as { url: string };
      const path = url.replace(/^https?:\/\/[^/]+/, '');
      clock.jump(jump);
      clock.advance(MINUTE);
      const link = (await host.rest('GET', path)).status;
      if (link !== 403) faults.push(`set by ${jump} ms, an address of a minute was answered ${link}`);
      clock.advance(8 * HOUR - MINUTE + TOLERATED_MS);
      const session = (await host.rest('GET', '/api/auth/verify', { as })).status;
      if (session !== 401) faults.push(`set by ${jump} ms, a session of 8 hours was answered ${session}`);
    }
    const admin = async () => ({
      ...administrador,
      cookie: await host.deps.sessions.create(administrador.cuenta_id, administrador.id, null),
    });
    const fechas = `/api/procesos/${proceso_id}/fechas`;
    for (const { dia, acaba } of CHANGES)
      for (const [before, status] of [
        [1, 200],
        [0, 409],
      ] as const) {
        clock.set(acaba);
        clock.advance(-before);
        const as = await admin();
        await host.rest('PATCH', fechas, { as, body: { fecha_postulacion_fin: dia } });
        const answer = await host.upload('/api/upload-cvs', [
          { name: 'proceso_public_id', value: public_id },
          { file: `${dia}.pdf`, content: pdf(`${dia} ${before}`) },
        ]);
        if (answer.status !== status)
          faults.push(`applying until ${dia}, ${before} ms before its end: ${answer.status}`);
        for (const fecha_cierre of DATES) {
          await host.rest('PATCH', fechas, { as, body: { fecha_cierre } });
          const { body } = await host.rest('GET', fechas, { as });
          const kept = (body as { fechas: { fecha_cierre: string } }).fechas.fecha_cierre;
          if (kept !== fecha_cierre) faults.push(`${fecha_cierre} came back as ${kept}`);
        }
      }
    await host.stop();
    return {
      lost: 0,
      half: 0,
      duplicates: 0,
      leaked: 0,
      seen: `${n} jumps of up to a day: no session and no address outlives its end; ${CHANGES.length} nights of change, ${DATES.length} dates each`,
      faults: faults.slice(0, 8),
    };
  },
};
