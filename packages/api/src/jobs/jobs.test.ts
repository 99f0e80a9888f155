import { type Database, reposFor } from '@recluta/db';
import { rowsOf } from '@recluta/db/testing';
import { systemIn } from '@recluta/domain';
import { type Lectura, MOTIVOS, type Progreso } from '@recluta/reader';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { addTerm } from '../areas/configuracion/configuracion.service.ts';
import { editCv, readAgain } from '../areas/cvs/lectura.service.ts';
import { addMundo, callerOf, createKit, type Kit, type Mundo, read, write } from '../testing/index.ts';
import { buscarTerminos } from './buscar-terminos.job.ts';
import { type JobHandler, job } from './job.ts';
import { leerCv, reconocerCv } from './leer-cv.job.ts';
import { type Runner, startRunner } from './runner.ts';

const field = <T>(valor: T) => ({ valor, confianza: 0.99, seguro: true, evidencia: null });
const leido = (texto: string): Lectura =>
  ({
    estado: 'leido',
    texto,
    paginas: 1,
    ocr: false,
    campos: {
      nombre: field('Rosa Huenchumil'),
      rut: field('12345678-5'),
      email: null,
      telefono: null,
      nacionalidad: null,
      pretension_renta: null,
      pretension_max: null,
      tecnologias: [],
      experiencia_callcenter: null,
      experiencia_retail: null,
      experiencia_judicial: null,
      experiencia_administrativa: null,
    },
  }) as unknown as Lectura;

const none = () => undefined;

let kit: Kit;
let mundo: Mundo;
let runner: Runner | null;
let lectura: (onProgress?: (progreso: Progreso) => void) => Promise<Lectura>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-03-10T15:00:00Z') });
  const clock = { now: () => Date.now(), elapsed: () => Date.now(), advance: none, jump: none, set: none };
  kit = await createKit({ clock });
  mundo = await addMundo(kit, { cvs: 1 });
  lectura = async () => leido('Excel avanzado, cobranza y metas');
  runner = null;
});
afterEach(async () => {
  await runner?.stop();
  kit.close();
  vi.useRealTimers();
});

const errors: unknown[] = [];
const start = (handlers: JobHandler[] = [leerCv, reconocerCv, buscarTerminos], db = kit.db) => {
  errors.length = 0;
  runner = startRunner({
    db,
    deps: { storage: kit.deps.storage, reader: { read: (_, { onProgress }) => lectura(onProgress) } },
    handlers,
    now: () => Date.now(),
    log: (error) => void errors.push(error),
  });
  return runner;
};
const cvId = () => mundo.cv_ids[0] ?? 0;
const ofCv = () => ({ proceso_id: mundo.proceso_id, cv_id: cvId() });
const cv = () => read(kit, mundo.cuenta_id).cvs.get(mundo.proceso_id, cvId());
const enqueue = (tipo: string, carga: unknown) =>
  write(kit, mundo.cuenta_id, (repos) => repos.trabajos.enqueue([{ tipo, clave: 'una', carga }]));
const trabajo = () =>
  rowsOf<{ estado: string; intentos: number; ultimo_error: string | null }>(kit.db, 'trabajos').at(-1);
const recruiter = () => callerOf(kit, mundo.reclutador);
const readNow = async () => {
  await readAgain(recruiter(), mundo.proceso_id, cvId());
  await start().idle();
};

describe('reading a cv', () => {
  it('gives its fields, and the criterios and tecnologías its proceso looks for', async () => {
    await readNow();
    expect(await cv()).toMatchObject({
      lectura: 'leido',
      nombre: 'Rosa Huenchumil',
      rut: '12345678-5',
      criterios: ['metas'],
      tecnologias: ['Excel'],
    });
  });

  it('finds a criterio that is added later in the cvs already read, and loses one that is taken away', async () => {
    await readNow();
    await addTerm(recruiter(), 'criterios', mundo.proceso_id, { nombre: 'cobranza' });
    await runner?.idle();
    expect((await cv()).criterios).toEqual(['metas', 'cobranza']);
  });

  it('keeps what a person typed, however often it is read again', async () => {
    await readNow();
    await editCv(recruiter(), { ...ofCv(), nombre: 'Rosa Elena', telefono: '9 8765 4321', criterios: ['visita'] });
    await readAgain(recruiter(), mundo.proceso_id, cvId());
    await runner?.idle();
    expect(await cv()).toMatchObject({
      nombre: 'Rosa Elena',
      telefono: '+56987654321',
      rut: '12345678-5',
      criterios: ['visita'],
    });
  });

  it('a cv that cannot be read says why and can be completed by hand', async () => {
    lectura = async () => ({ estado: 'fallido', motivo: 'protegido' }) as unknown as Lectura;
    await readNow();
    const motivo = (MOTIVOS as Record<string, string | undefined>).protegido;
    expect(await cv()).toMatchObject({ lectura: 'fallido', ...(motivo ? { lectura_motivo: motivo } : {}) });
    expect((await editCv(recruiter(), { ...ofCv(), nombre: 'Rosa' })).nombre).toBe('Rosa');
  });

  it('a scan says at which page its recognition is, and nothing of it stays when it is read', async () => {
    const seen: unknown[] = [];
    const look = async () => {
      // Behind what was said before, in the one line of writes.
      await kit.db.write(async () => undefined);
      const { lectura, lectura_motivo } = await cv();
      seen.push([lectura, lectura_motivo]);
    };
    lectura = async (onProgress) => {
      if (!onProgress) return { estado: 'requiere_ocr', tipo: 'pdf', paginas: 2 };
      await look();
      for (const pagina of [0, 1, 2]) {
        onProgress({ pagina, de: 2 });
        await look();
      }
      return leido('Excel');
    };
    await readNow();
    expect(seen).toEqual([
      ['requiere_ocr', null],
      ['leyendo', 'Página 1 de 2'],
      ['leyendo', 'Página 2 de 2'],
      ['leyendo', 'Página 2 de 2'],
    ]);
    expect(await cv()).toMatchObject({ lectura: 'leido', lectura_motivo: null });
  });

  it('while it is in line it is not asked for again: 409', async () => {
    await readAgain(recruiter(), mundo.proceso_id, cvId());
    await expect(readAgain(recruiter(), mundo.proceso_id, cvId())).rejects.toMatchObject({ status: 409 });
  });

  it('of a cv deleted meanwhile changes nothing', async () => {
    await readAgain(recruiter(), mundo.proceso_id, cvId());
    await write(kit, mundo.cuenta_id, (repos) => repos.cvs.remove(mundo.proceso_id, cvId()));
    await start().idle();
    expect(rowsOf(kit.db, 'lecturas')).toEqual([]);
    expect(trabajo()).toMatchObject({ estado: 'terminado' });
  });
});

describe('a job that keeps failing', () => {
  it('is tried five times, each later than the one before, and ends fallido: the cv says so', async () => {
    const tried: number[] = [];
    lectura = async () => {
      tried.push(Date.now());
      throw new Error('boom');
    };
    await readNow();
    for (let i = 0; i < 8; i++) {
      await vi.advanceTimersByTimeAsync(60_000);
      await runner?.idle();
    }
    expect(tried).toHaveLength(5);
    const waits = tried.slice(1).map((at, i) => (at - (tried[i] ?? 0)) / 1_000);
    for (const [i, wait] of waits.entries()) expect(wait).toBeGreaterThanOrEqual(5 * 2 ** i);
    expect(trabajo()).toMatchObject({ estado: 'fallido', intentos: 5, ultimo_error: 'Error' });
    expect(await cv()).toMatchObject({
      lectura: 'fallido',
      lectura_motivo: 'No pudimos leer el archivo.',
    });
  });

  it('can be asked for again by hand', async () => {
    const broken = lectura;
    lectura = () => Promise.reject(new Error('boom'));
    await readNow();
    for (let i = 0; i < 8; i++) {
      await vi.advanceTimersByTimeAsync(60_000);
      await runner?.idle();
    }
    lectura = broken;
    await readAgain(recruiter(), mundo.proceso_id, cvId());
    await runner?.idle();
    expect((await cv()).lectura).toBe('leido');
  });

  it('with a load that makes no sense ends fallido too, and the runner goes on', async () => {
    await enqueue('leer_cv', 'nada');
    await start().idle();
    for (let i = 0; i < 8; i++) {
      await vi.advanceTimersByTimeAsync(60_000);
      await runner?.idle();
    }
    expect(trabajo()).toMatchObject({ estado: 'fallido', intentos: 5 });
  });
});

describe('the queue', () => {
  const counting = (run: () => Promise<void>, effect: () => void = () => undefined, leaseMs = 60_000) =>
    job({
      tipo: 'prueba',
      carga: z.object({}),
      atOnce: 2,
      leaseMs,
      run: async () => {
        await run();
        return async () => effect();
      },
    });

  it('a job whose worker went silent is taken over when its lease runs out, and takes effect once', async () => {
    let runs = 0;
    let effects = 0;
    let release: () => void = () => undefined;
    const first = new Promise<void>((resolve) => {
      release = resolve;
    });
    const handler = counting(
      async () => {
        runs++;
        if (runs === 1) await first;
      },
      () => {
        effects++;
      },
    );
    await enqueue('prueba', {});
    start([handler]);
    await vi.waitFor(() => expect(runs).toBe(1));
    await vi.advanceTimersByTimeAsync(59_000);
    expect(runs).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(trabajo()).toMatchObject({ estado: 'terminado' }));
    release();
    await runner?.stop();
    expect([runs, effects]).toEqual([2, 1]);
  });

  it('begins all the same on a database that takes no write when the program starts', async () => {
    let room = false;
    const full = new Error('no room');
    const db: Database = { ...kit.db, write: (body) => (room ? kit.db.write(body) : Promise.reject(full)) };
    await enqueue('prueba', {});
    start([counting(async () => undefined)], db);
    await vi.advanceTimersByTimeAsync(1_000);
    room = true;
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.waitFor(() => expect(trabajo()).toMatchObject({ estado: 'terminado' }));
  });

  it('a stop takes no new job and waits for those under way; a start takes the rest', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let runs = 0;
    const handler = {
      ...counting(async () => {
        runs++;
        await gate;
      }),
      atOnce: 1,
    };
    await write(kit, mundo.cuenta_id, (repos) =>
      repos.trabajos.enqueue(['a', 'b', 'c'].map((clave) => ({ tipo: 'prueba', clave, carga: {} }))),
    );
    start([handler]);
    await vi.waitFor(() => expect(runs).toBe(1));
    let stopped = false;
    const stopping = runner?.stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stopped).toBe(false);
    release();
    await stopping;
    const states = () => rowsOf<{ estado: string }>(kit.db, 'trabajos').map(({ estado }) => estado);
    expect([runs, states()]).toEqual([1, ['terminado', 'pendiente', 'pendiente']]);
    await start([handler]).idle();
    expect([runs, states()]).toEqual([3, ['terminado', 'terminado', 'terminado']]);
  });

  it('a clock that is set back by a day holds up no job', async () => {
    let runs = 0;
    const handler = counting(async () => {
      runs++;
      if (runs === 1) throw new Error('later');
    });
    await enqueue('prueba', {});
    await start([handler]).idle();
    expect([runs, trabajo()?.estado]).toEqual([1, 'pendiente']);
    vi.setSystemTime(Date.now() - 24 * 3_600_000);
    await write(kit, mundo.cuenta_id, (repos) => repos.eventos.append([{ tipo: 'empresa_creada' }]));
    await vi.waitFor(() => expect(trabajo()?.estado).toBe('terminado'));
    expect(runs).toBe(2);
  });

  it('a stop lets go of a job that takes too long: it is in line again, the try not counted, and takes no effect', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let runs = 0;
    let effects = 0;
    const handler = counting(
      async () => {
        runs++;
        if (runs === 1) await gate;
      },
      () => {
        effects++;
      },
    );
    await enqueue('prueba', {});
    start([handler]);
    await vi.waitFor(() => expect(runs).toBe(1));
    const stopping = runner?.stop();
    await vi.advanceTimersByTimeAsync(4_000);
    await stopping;
    expect(trabajo()).toMatchObject({ estado: 'pendiente', intentos: 0 });
    release();
    await vi.advanceTimersByTimeAsync(1);
    expect([effects, errors, trabajo()?.estado]).toEqual([0, [], 'pendiente']);
    await start([handler]).idle();
    expect([runs, effects, trabajo()?.estado]).toEqual([2, 1, 'terminado']);
  });

  it('stops also where its database takes no write any more, and what it held is done after the next start', async () => {
    let room = true;
    const db: Database = {
      ...kit.db,
      write: (body) => (room ? kit.db.write(body) : Promise.reject(new Error('read-only'))),
    };
    let runs = 0;
    const handler = counting(() => {
      runs++;
      return runs === 1 ? new Promise<void>(none) : Promise.resolve();
    });
    await enqueue('prueba', {});
    start([handler], db);
    await vi.waitFor(() => expect(runs).toBe(1));
    room = false;
    const stopping = runner?.stop();
    await vi.advanceTimersByTimeAsync(4_000);
    await expect(stopping).resolves.toBeUndefined();
    await start([handler]).idle();
    expect([runs, trabajo()?.estado]).toEqual([2, 'terminado']);
  });

  it('a job that took the program with it each time is buried at the sixth start', async () => {
    let runs = 0;
    await enqueue('prueba', {});
    const handler = counting(async () => {
      runs++;
    });
    await kit.db.write(async ({ orm }) => void orm.run("update trabajos set intentos = 5, estado = 'en_curso'"));
    await start([handler]).idle();
    expect([runs, trabajo()?.estado]).toEqual([0, 'fallido']);
  });

  it('a disk without room ends neither the job nor the program', async () => {
    const { write: real } = kit.db;
    let runs = 0;
    let full = false;
    kit.db.write = (body) => (full ? Promise.reject(new Error('database or disk is full')) : real(body));
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    const handler = counting(async () => void runs++);
    await start([handler]).idle();
    await real(async (tx) => {
      const repos = reposFor(tx, systemIn(mundo.cuenta_id));
      await repos.trabajos.enqueue([{ tipo: 'prueba', clave: 'una', carga: {} }]);
      await repos.eventos.append([{ tipo: 'empresa_creada' }]);
      full = true;
    });
    await vi.waitFor(() => expect(warned).toHaveBeenCalled());
    full = false;
    await vi.advanceTimersByTimeAsync(6_000);
    await runner?.idle();
    expect([runs, trabajo()?.estado]).toEqual([1, 'terminado']);
    vi.restoreAllMocks();
  });
});
