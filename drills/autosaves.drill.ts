import { setTimeout as wait } from 'node:timers/promises';
import { createAutosave } from '../apps/admin/src/areas/cvs/seleccion/autosave.ts';
import { type SelectionDelta, saveStateOf, selectedIds } from '../apps/admin/src/areas/cvs/seleccion/draft.ts';
import { createHost, type Host } from '../apps/server/src/testing/host.ts';
import { addMundo } from '../packages/api/src/testing/world.ts';
import type { Drill } from './drill.ts';

const CVS = 8;
const AT_ONCE = 50;
const MAX_LATENCY_MS = 5_000;
const SETTLED_MS = 120_000;

type Ended = 'saved' | 'closed';
/** `retrying`: not saved yet, and the screen says so. */
type End = { ended: Ended; retrying: boolean; kept: boolean };

/** One person who marks and unmarks over a bad network, and stays or closes the tab; whether what they saw is saved. */
async function sequence(host: Host, random: () => number): Promise<End> {
  const { proceso_id, cv_ids, reclutador: as } = await addMundo(host, { cvs: CVS });
  const path = `/api/procesos/${proceso_id}/cvs/selection`;
  let closed = false;
  const late: Promise<unknown>[] = [];
  const save = async (delta: SelectionDelta, numero: number) => {
    const body = { ...delta, orden: { pantalla: 'drill', numero } };
    return (await host.rest('PATCH', path, { as, body })).body as { selected_ids: number[] };
  };
  const autosave = createAutosave({
    async send(delta, numero) {
      // A page that is gone sends nothing more; what is on its way then arrives after its last save.
      if (closed) return new Promise(() => undefined);
      await wait(random() * MAX_LATENCY_MS * 0.5);
      if (random() < 0.2) throw new Error('offline');
      const saving = save(delta, numero);
      late.push(saving);
      const { selected_ids } = await saving;
      await wait(random() * MAX_LATENCY_MS * 0.5);
      if (random() < 0.2) throw new Error('the answer was lost');
      return selected_ids;
    },
    canRetry: () => true,
    onGiveUp: () => undefined,
    now: Date.now,
  });
  autosave.setDelay(600);
  autosave.load([], 0);
  const gestures = 5 + Math.floor(random() * 15);
  for (let i = 0; i < gestures; i++) {
    const ids = cv_ids.filter(() => random() < 0.4);
    autosave.change(random() < 0.6 ? ids : [], random() < 0.4 ? ids : []);
    await wait(random() * 800);
  }
  const wanted = [...selectedIds(autosave.draft())].sort();
  const ended: Ended = random() < 0.4 ? 'closed' : 'saved';
  if (ended === 'closed') {
    closed = true;
    const { delta, numero } = autosave.last();
    await save(delta, numero);
    await wait(MAX_LATENCY_MS * 0.5);
    await Promise.all(late);
  } else {
    const end = Date.now() + SETTLED_MS;
    while (!['guardado', 'quieto'].includes(saveStateOf(autosave.draft()).estado) && Date.now() < end) await wait(100);
  }
  const { selected_ids } = (await host.rest('GET', path, { as })).body as { selected_ids: number[] };
  const retrying = ended === 'saved' && saveStateOf(autosave.draft()).estado === 'reintentando';
  return { ended, retrying, kept: JSON.stringify([...selected_ids].sort()) === JSON.stringify(wanted) };
}

/** Selections that save themselves over a network that delays up to 5 s, loses calls and answers, and tabs that close. */
export const autosavesDrill: Drill = {
  id: 'T12',
  what: 'lost autosaves',
  full: 200,
  async run(n, random) {
    const host = await createHost({ listen: true });
    const ends: End[] = [];
    for (let from = 0; from < n; from += AT_ONCE)
      ends.push(
        ...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, n - from) }, () => sequence(host, random)))),
      );
    await host.stop();
    return {
      lost: ends.filter(({ kept, retrying }) => !kept && !retrying).length,
      half: 0,
      duplicates: 0,
      leaked: 0,
      seen: `${n} sequences, ${ends.filter(({ ended }) => ended === 'closed').length} tabs closed, ${ends.filter(({ retrying }) => retrying).length} still said that they were not saved`,
      faults: ends.flatMap(({ ended, retrying, kept }) =>
        kept || retrying ? [] : [`${ended}, and not what was seen`],
      ),
    };
  },
};
