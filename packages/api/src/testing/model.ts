import { strict as assert } from 'node:assert';
import { ETAPAS_POR_DEFECTO, nextStages } from '@recluta/domain';
import { advanceCvs, moveCvs } from '../areas/cvs/cvs.service.ts';
import { removeCvs } from '../areas/cvs/masivas.service.ts';
import { changeSelection } from '../areas/cvs/seleccion.service.ts';
import { undo } from '../areas/deshacer/deshacer.service.ts';
import { restoreCvs } from '../areas/papelera/papelera.service.ts';
import type { Caller } from '../caller.ts';
import type { Kit } from './kit.ts';
import { addCvs, addProceso, callerOf, type Mundo } from './world.ts';

const CVS = 4;
const COMMANDS = 10;
const CLAVES = ETAPAS_POR_DEFECTO.map(({ clave }) => clave);
const NEXT = nextStages(ETAPAS_POR_DEFECTO.map((etapa, orden) => ({ ...etapa, orden })));

/** What the specification says a cv is, without a database. */
type Model = Map<number, { etapa: string; alive: boolean; selected: boolean }>;
type World = { caller: Caller; proceso_id: number; model: Model; before: Model | null; step: number };

const keyOf = (proceso_id: number, step: number) => `${proceso_id} paso ${step}`;
const copyOf = (model: Model): Model => new Map([...model].map(([id, cv]) => [id, { ...cv }]));
const living = (model: Model, ids: number[]) => ids.filter((id) => model.get(id)?.alive);

/** Each does one thing to the product and to the model, and tells what both answer. */
const COMMAND: Record<string, (world: World, ids: number[], pick: (n: number) => number) => Promise<void>> = {
  async move({ caller, proceso_id, model, step }, cv_ids, pick) {
    const to = CLAVES[pick(CLAVES.length)] ?? '';
    const desde = pick(2) ? CLAVES[pick(CLAVES.length)] : undefined;
    const wanted = living(model, cv_ids).filter((id) => {
      const etapa = model.get(id)?.etapa;
      return etapa !== to && (desde === undefined || etapa === desde);
    });
    const { movidos } = await moveCvs(caller, { proceso_id, cv_ids, to, desde, clave: keyOf(proceso_id, step) });
    assert.deepEqual(movidos, wanted);
    for (const id of wanted) model.set(id, { etapa: to, alive: true, selected: false });
  },
  async advance({ caller, proceso_id, model, step }, selected_ids) {
    const wanted = living(model, selected_ids).filter((id) => NEXT.has(model.get(id)?.etapa ?? ''));
    const { movidos } = await advanceCvs(caller, { proceso_id, selected_ids, clave: keyOf(proceso_id, step) });
    assert.deepEqual(movidos, wanted);
    for (const id of wanted)
      model.set(id, { etapa: NEXT.get(model.get(id)?.etapa ?? '') ?? '', alive: true, selected: false });
  },
  async select({ caller, proceso_id, model }, ids, pick) {
    const quitar = ids.filter(() => pick(2));
    const agregar = ids.filter((id) => !quitar.includes(id));
    await changeSelection(caller, { proceso_id, agregar, quitar });
    for (const id of living(model, ids)) Object.assign(model.get(id) ?? {}, { selected: agregar.includes(id) });
  },
  async remove({ caller, proceso_id, model, step }, cv_ids) {
    await removeCvs(caller, { proceso_id, cv_ids, clave: keyOf(proceso_id, step) });
    for (const id of living(model, cv_ids)) Object.assign(model.get(id) ?? {}, { alive: false, selected: false });
  },
  async restore({ caller, model }, ids) {
    await restoreCvs(caller, ids);
    for (const id of ids) Object.assign(model.get(id) ?? {}, { alive: true });
  },
};

/** What the product says, in the words of the model. */
async function said({ caller, proceso_id }: World): Promise<unknown> {
  const { read } = caller;
  const cvs = await read.cvs.list(proceso_id, null, { after: 0, limit: null });
  const counts = (await read.etapas.list(proceso_id)).flatMap(({ clave, total }) =>
    total > 0 ? [[clave, total]] : [],
  );
  return {
    cvs: cvs.map(({ id, etapa }) => [id, etapa]),
    selected: await read.seleccion.ids(proceso_id),
    bin: (await read.papelera.list(proceso_id, 100)).map(({ id }) => id).sort((a, b) => a - b),
    counts: Object.fromEntries(counts),
  };
}

function expected({ model }: World): unknown {
  const alive = [...model].filter(([, cv]) => cv.alive);
  const counts: Record<string, number> = {};
  for (const [, { etapa }] of alive) counts[etapa] = (counts[etapa] ?? 0) + 1;
  return {
    cvs: alive.map(([id, { etapa }]) => [id, etapa]),
    selected: alive.flatMap(([id, cv]) => (cv.selected ? [id] : [])),
    bin: [...model].flatMap(([id, cv]) => (cv.alive ? [] : [id])),
    counts,
  };
}

/**
 * One sequence of random commands against the product and against a model of it in memory, compared after each; the
 * same one for the same `random`. Throws with the commands so far where they differ.
 */
export async function runSequence(kit: Kit, mundo: Mundo, random: () => number): Promise<void> {
  const pick = (n: number) => Math.floor(random() * n);
  const { id: proceso_id } = await addProceso(kit, mundo);
  const ids = await addCvs(kit, mundo.cuenta_id, proceso_id, CVS);
  const model: Model = new Map(ids.map((id) => [id, { etapa: CLAVES[0] ?? '', alive: true, selected: false }]));
  const world: World = { caller: callerOf(kit, mundo.reclutador), proceso_id, model, before: null, step: 0 };
  const told: string[] = [];
  for (world.step = 0; world.step < COMMANDS; world.step++) {
    kit.clock.advance(1_000);
    const clave = keyOf(proceso_id, world.step - 1);
    const undoable = world.before !== null && (await world.caller.read.acciones.withKeys([clave])).length > 0;
    const names = Object.keys(COMMAND);
    const name = undoable && pick(4) === 0 ? 'undo' : (names[pick(names.length)] ?? '');
    const some = ids.filter(() => pick(2));
    told.push(`${name} ${some}`);
    const before = copyOf(world.model);
    try {
      if (name === 'undo' && world.before) {
        await undo(world.caller, [clave]);
        world.model = copyOf(world.before);
      } else await COMMAND[name]?.(world, some, pick);
      assert.deepEqual(await said(world), expected(world));
    } catch (error) {
      throw new Error(`After ${told.join('; ')}: ${(error as Error).message}`);
    }
    world.before = before;
  }
}
