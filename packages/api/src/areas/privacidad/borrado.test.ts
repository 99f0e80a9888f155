import { rowsOf } from '@recluta/db/testing';
import type { Ledger } from '@recluta/storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import { addMundo, callerOf, createKit, type Kit, type Mundo } from '../../testing/index.ts';
import { restoreCvs } from '../papelera/papelera.service.ts';
import { eraseTitular } from './titular.service.ts';

let kit: Kit;
let mundo: Mundo;
beforeEach(async () => {
  kit = await createKit({ storage: 'disk' });
  mundo = await addMundo(kit);
});
afterEach(() => kit.close());

const admin = () => callerOf(kit, mundo.administrador);
const one = () => mundo.cv_ids[0] ?? 0;

describe('erasing a person while somebody else does something with them', () => {
  /** Between the line in the ledger and the rows. */
  const meanwhile = (work: () => Promise<unknown>): Caller => {
    const caller = admin();
    const { ledger } = kit.deps;
    const record: Ledger['record'] = async (lines) => {
      await ledger.record(lines);
      if (!lines.some(({ sigue }) => sigue)) await work();
    };
    return { ...caller, deps: { ...kit.deps, ledger: { ...ledger, record } } };
  };

  it('takes whom they bring back from the papelera meanwhile', async () => {
    await admin().write((repos) => repos.cvs.remove(mundo.proceso_id, one()));
    const caller = meanwhile(() => restoreCvs(admin(), [one()]));
    expect(await eraseTitular(caller, { cv_ids: [one()] })).toEqual({ borrados: 1 });
    expect(rowsOf<{ id: number }>(kit.db, 'cvs').map(({ id }) => id)).not.toContain(one());
  });

  it('is to be asked again when they are made one with another meanwhile, and changes nothing until then', async () => {
    const [first = 0, second = 0] = mundo.cv_ids;
    const caller = meanwhile(() =>
      admin().write((repos) => repos.fusiones.merge(mundo.proceso_id, first, second, 'una')),
    );
    await expect(eraseTitular(caller, { cv_ids: [first] })).rejects.toMatchObject({ codigo: 'cambiado' });
    expect(rowsOf(kit.db, 'cvs')).toHaveLength(3);
    expect(await kit.deps.ledger.all()).toEqual([]);
    expect(await eraseTitular(admin(), { cv_ids: [first] })).toEqual({ borrados: 2 });
  });
});
