import { rowsOf } from '@recluta/db/testing';
import { StoredFileMissingError } from '@recluta/storage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readAgain } from '../areas/cvs/lectura.service.ts';
import { eraseCvs, restoreCvs } from '../areas/papelera/papelera.service.ts';
import { addMundo, callerOf, createKit, type Kit, type Mundo, read, write } from '../testing/index.ts';
import type { JobHandler } from './job.ts';
import { leerCv, reconocerCv } from './leer-cv.job.ts';
import { type Runner, startRunner } from './runner.ts';

let kit: Kit;
let mundo: Mundo;
let runner: Runner | null;
let errors: unknown[];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-03-10T15:00:00Z') });
  const none = () => undefined;
  kit = await createKit({
    clock: { now: () => Date.now(), elapsed: () => Date.now(), advance: none, jump: none, set: none },
  });
  mundo = await addMundo(kit, { cvs: 1 });
  runner = null;
  errors = [];
});
afterEach(async () => {
  await runner?.stop();
  kit.close();
  vi.useRealTimers();
});

const cvId = () => mundo.cv_ids[0] ?? 0;
const recruiter = () => callerOf(kit, mundo.reclutador);
const trash = () => write(kit, mundo.cuenta_id, (repos) => repos.cvs.remove(mundo.proceso_id, cvId()));
const jobs = () =>
  rowsOf<{ tipo: string; estado: string }>(kit.db, 'trabajos').map(({ tipo, estado }) => [tipo, estado]);
const start = (handlers: JobHandler[], whileRead: () => Promise<void> = async () => undefined) => {
  runner = startRunner({
    db: kit.db,
    deps: {
      storage: kit.deps.storage,
      reader: {
        async read() {
          await whileRead();
          return { estado: 'fallido', tipo: 'pdf', motivo: 'protegido' };
        },
      },
    },
    handlers,
    now: () => Date.now(),
    log: (error) => void errors.push(error),
  });
  return runner;
};

it.each([leerCv, reconocerCv])('a cv deleted for ever while its file waits is no fault: $tipo', async ({ tipo }) => {
  await write(kit, mundo.cuenta_id, (repos) =>
    repos.trabajos.enqueue([{ tipo, clave: String(cvId()), carga: { cv_id: cvId() } }]),
  );
  await start([leerCv, reconocerCv], async () => {
    await trash();
    await eraseCvs(kit.deps, recruiter().alcance, [cvId()]);
    throw new Error('ENOENT');
  }).idle();
  expect([errors, jobs()]).toEqual([[], []]);
});

it('a file that the disk lost is a fault: it is logged, and the cv says that it could not be read', async () => {
  const { cvs } = read(kit, mundo.cuenta_id);
  await kit.deps.storage.remove((await cvs.archivo(cvId())).clave);
  await readAgain(recruiter(), mundo.proceso_id, cvId());
  await start([leerCv]).idle();
  for (let i = 0; i < 8; i++) {
    await vi.advanceTimersByTimeAsync(60_000);
    await runner?.idle();
  }
  expect(errors).toHaveLength(5);
  for (const error of errors) expect(error).toBeInstanceOf(StoredFileMissingError);
  expect((await cvs.get(mundo.proceso_id, cvId())).lectura).toBe('fallido');
});

it('whoever comes back from the papelera just when their turn was passed over is read all the same', async () => {
  await readAgain(recruiter(), mundo.proceso_id, cvId());
  await trash();
  let passed = 0;
  const returning: JobHandler = {
    ...leerCv,
    async run(deps, carga) {
      const effect = await leerCv.run(deps, carga);
      if (passed++ === 0) await restoreCvs(recruiter(), [cvId()]);
      return effect;
    },
  };
  await start([returning]).idle();
  expect([passed, (await read(kit, mundo.cuenta_id).cvs.get(mundo.proceso_id, cvId())).lectura]).toEqual([
    2,
    'fallido',
  ]);
});
