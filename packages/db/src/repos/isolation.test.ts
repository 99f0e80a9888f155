import { type Alcance, DomainError, ETAPAS_POR_DEFECTO, TIPOS_EVENTO } from '@recluta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint, testDatabase } from '../testing.ts';
import type { Cupo } from './cupo.ts';
import { type Repos, reposFor } from './index.ts';
import { candidatoMethods } from './testing/candidato.methods.ts';
import { empresasMethods } from './testing/empresas.methods.ts';
import { tagMethods } from './testing/etiquetas.methods.ts';
import { listMethods } from './testing/listas.methods.ts';
import { papeleraMethods } from './testing/papelera.methods.ts';
import { addMerged, populate } from './testing/populate.ts';
import { privacyMethods } from './testing/privacidad.methods.ts';
import { manyMethods, taskMethods } from './testing/tareas.methods.ts';

/** Every text of the other cuenta holds this word: an answer that does has told what it may not. */
const MARK = 'AJENO';

type Cuenta = Awaited<ReturnType<typeof populate>> & { fusionado_id: number };

let home: ReturnType<typeof testDatabase>;
let mine: Cuenta;
let theirs: Cuenta;
beforeAll(async () => {
  home = testDatabase();
  const add = async (mark: string): Promise<Cuenta> => {
    const cuenta = await populate(home.db, mark);
    return { ...cuenta, fusionado_id: await addMerged(home.db, cuenta) };
  };
  mine = await add('propio');
  theirs = await add(MARK);
});
afterAll(() => home.remove());

type Call = (repos: Repos) => Promise<unknown>;
/** How each method is called with another cuenta's ids; `plain` where it takes none: it may still tell nothing of theirs. */
type Declared = { alien: Call[] } | { plain: Call };

const cupo = (repos: Repos, recurso: 'cvs') => repos.cuenta.reserve(recurso) as Promise<Cupo<'cvs'>>;

const ALWAYS = { desde: null, hasta: null };
const WHOLE = { after: 0, limit: null };
/** Rows without texts: none may be of another cuenta's proceso. */
const hide = async (rows: Promise<{ proceso_id: number }[]>, proceso_id: number) =>
  (await rows).some((row) => row.proceso_id === proceso_id) ? MARK : null;

const METHODS: { [R in keyof Repos]: { [M in keyof Repos[R]]: Declared } } = {
  cuenta: {
    get: { plain: (r) => r.cuenta.get() },
    used: { plain: async (r) => void expect(await r.cuenta.used('cvs')).toBe(2) },
    room: { plain: (r) => r.cuenta.room('empresas') },
    reserve: { plain: (r) => r.cuenta.reserve('empresas') },
  },
  usuarios: {
    list: { plain: (r) => r.usuarios.list() },
    get: { alien: [(r) => r.usuarios.get(theirs.usuario_id)] },
    passwordHash: { alien: [(r) => r.usuarios.passwordHash(theirs.usuario_id)] },
    create: {
      alien: [
        async (r) =>
          r.usuarios.create(await r.cuenta.reserve('visores'), {
            ...mine.persona,
            email: 'n@ejemplo.cl',
            empresa_id: theirs.empresa_id,
          }),
      ],
    },
    update: {
      alien: [
        (r) => r.usuarios.update(theirs.usuario_id, { nombre: 'x', clave: 'x' }),
        (r) => r.usuarios.update(mine.usuario_id, { empresa_id: theirs.empresa_id }),
      ],
    },
  },
  ...empresasMethods(() => ({ mine, theirs })),
  procesos: {
    list: { plain: (r) => r.procesos.list() },
    get: { alien: [(r) => r.procesos.get(theirs.proceso_id)] },
    create: {
      alien: [
        async (r) =>
          r.procesos.create(await r.cuenta.reserve('procesos_activos'), theirs.nuevo, 'x', ETAPAS_POR_DEFECTO),
      ],
    },
    createMany: {
      alien: [
        async (r) =>
          r.procesos.createMany(
            await r.cuenta.reserve('procesos_activos', 2),
            [mine.nuevo, theirs.nuevo].map((nuevo, i) => ({ ...nuevo, public_id: `x-${i}` })),
            ETAPAS_POR_DEFECTO,
          ),
      ],
    },
    update: {
      alien: [
        (r) => r.procesos.update(theirs.proceso_id, { nombre: 'x' }),
        (r) => r.procesos.update(mine.proceso_id, { empresa_id: theirs.empresa_id }),
      ],
    },
    inUse: { alien: [async (r) => [...(await r.procesos.inUse([theirs.proceso_id])).keys()]] },
    removeUnused: { alien: [(r) => r.procesos.removeUnused([theirs.sin_uso_id])] },
    conteos: { plain: (r) => hide(r.procesos.conteos(), theirs.proceso_id) },
  },
  etapas: {
    list: { alien: [(r) => r.etapas.list(theirs.proceso_id)] },
    known: { alien: [async (r) => [...(await r.etapas.known(theirs.proceso_id)).keys()]] },
    create: { alien: [(r) => r.etapas.create(theirs.proceso_id, { ...ETAPAS_POR_DEFECTO[1], clave: 'x', orden: 9 })] },
    update: { alien: [(r) => r.etapas.update(theirs.proceso_id, 'oferta', { nombre: 'x' })] },
    reorder: { alien: [(r) => r.etapas.reorder(theirs.proceso_id, ['descartado', 'recibido'])] },
    remove: {
      alien: [(r) => r.etapas.remove(theirs.proceso_id, 'oferta', { heredera: 'recibido', cuenta_como: 'entrevista' })],
    },
  },
  importaciones: {
    find: { alien: [(r) => r.importaciones.find(`importacion-${MARK}`)] },
    record: {
      plain: (r) => r.importaciones.record({ clave: 'x', destino: 'empresas', huella: 'x', filas: [] }),
    },
  },
  ...listMethods(() => ({ mine, theirs })),
  terminos: {
    list: {
      alien: [
        (r) => r.terminos.list('criterios', theirs.proceso_id),
        (r) => r.terminos.list('tecnologias', theirs.proceso_id),
      ],
    },
    create: {
      alien: [
        (r) => r.terminos.create('criterios', theirs.proceso_id, 'x'),
        (r) => r.terminos.create('tecnologias', theirs.proceso_id, 'x'),
      ],
    },
    remove: {
      alien: [
        (r) => r.terminos.remove('criterios', theirs.criterio_id),
        (r) => r.terminos.remove('tecnologias', theirs.tecnologia_id),
      ],
    },
  },
  entrevistas: {
    comingOf: { alien: [(r) => r.entrevistas.comingOf(theirs.cv_id, '2000-01-01T00:00:00.000Z')] },
    countOf: { alien: [async (r) => (await r.entrevistas.countOf(theirs.cv_id)) > 0] },
    list: { alien: [(r) => r.entrevistas.list(theirs.proceso_id)] },
    get: { alien: [(r) => r.entrevistas.get(theirs.entrevista_id)] },
    byKey: {
      alien: [
        (r) => r.entrevistas.byKey(theirs.proceso_id, `clave-${MARK}`),
        (r) => r.entrevistas.byKey(mine.proceso_id, `clave-${MARK}`),
      ],
    },
    between: { plain: (r) => r.entrevistas.between('2000-01-01T00:00:00Z', '2100-01-01T00:00:00Z') },
    since: { plain: (r) => r.entrevistas.since('2000-01-01T00:00:00Z') },
    create: {
      alien: [
        (r) => r.entrevistas.create(theirs.proceso_id, mine.entrevista, null),
        (r) => r.entrevistas.create(mine.proceso_id, { ...mine.entrevista, cv_id: theirs.cv_id }, null),
        (r) => r.entrevistas.create(mine.proceso_id, { ...mine.entrevista, responsable_id: theirs.usuario_id }, null),
      ],
    },
    update: {
      alien: [
        (r) => r.entrevistas.update(theirs.proceso_id, theirs.entrevista_id, { titulo: 'x' }),
        (r) => r.entrevistas.update(mine.proceso_id, theirs.entrevista_id, { titulo: 'x' }),
        (r) => r.entrevistas.update(mine.proceso_id, mine.entrevista_id, { cv_id: theirs.cv_id }),
        (r) => r.entrevistas.update(mine.proceso_id, mine.entrevista_id, { responsable_id: theirs.usuario_id }),
      ],
    },
    remove: {
      alien: [
        (r) => r.entrevistas.remove(theirs.proceso_id, theirs.entrevista_id),
        (r) => r.entrevistas.remove(mine.proceso_id, theirs.entrevista_id),
      ],
    },
  },
  suscripciones: {
    since: { alien: [(r) => r.suscripciones.since(theirs.usuario_id)] },
    renew: { alien: [(r) => r.suscripciones.renew(theirs.usuario_id, 'x')] },
    end: { alien: [(r) => r.suscripciones.end(theirs.usuario_id)] },
  },
  cvs: {
    list: {
      alien: [
        (r) => r.cvs.list(theirs.proceso_id, null, WHOLE),
        (r) => r.cvs.list(theirs.proceso_id, 'recibido', WHOLE),
      ],
    },
    byIds: {
      alien: [
        (r) => r.cvs.byIds(theirs.proceso_id, [theirs.cv_id]),
        (r) => r.cvs.byIds(mine.proceso_id, [theirs.cv_id]),
      ],
    },
    get: {
      alien: [(r) => r.cvs.get(theirs.proceso_id, theirs.cv_id), (r) => r.cvs.get(mine.proceso_id, theirs.cv_id)],
    },
    idsIn: { alien: [(r) => r.cvs.idsIn(theirs.proceso_id, 'recibido')] },
    person: {
      alien: [(r) => r.cvs.person(theirs.proceso_id, theirs.cv_id), (r) => r.cvs.person(mine.proceso_id, theirs.cv_id)],
    },
    ...manyMethods(() => ({ mine, theirs })),
    isAlive: { alien: [(r) => r.cvs.isAlive(theirs.cv_id)] },
    archivo: { alien: [(r) => r.cvs.archivo(theirs.cv_id)] },
    withBytes: { alien: [(r) => r.cvs.withBytes(theirs.proceso_id, ['sha-1'])] },
    create: {
      alien: [
        async (r) => r.cvs.create(await cupo(r, 'cvs'), theirs.proceso_id, 'recibido', 'publico', [mine.file(9)]),
      ],
    },
    markTwin: {
      alien: [(r) => r.cvs.markTwin(theirs.cv_id, mine.cv_id), (r) => r.cvs.markTwin(mine.cv_id, theirs.cv_id)],
    },
    move: {
      alien: [
        (r) => r.cvs.move(theirs.proceso_id, [theirs.cv_id], 'oferta'),
        (r) => r.cvs.move(mine.proceso_id, [theirs.cv_id], 'oferta'),
      ],
    },
    advance: {
      alien: [
        (r) => r.cvs.advance(theirs.proceso_id, [theirs.cv_id], new Map([['recibido', 'oferta']])),
        (r) => r.cvs.advance(mine.proceso_id, [theirs.cv_id], new Map([['recibido', 'oferta']])),
      ],
    },
    remove: {
      alien: [(r) => r.cvs.remove(theirs.proceso_id, theirs.cv_id), (r) => r.cvs.remove(mine.proceso_id, theirs.cv_id)],
    },
  },
  lecturas: {
    get: { alien: [(r) => r.lecturas.get(theirs.cv_id)] },
    texts: { alien: [(r) => r.lecturas.texts(theirs.proceso_id, 0, 100)] },
    setTerms: { alien: [(r) => r.lecturas.setTerms(theirs.cv_id, { criterios: ['x'] })] },
    mark: { alien: [(r) => r.lecturas.mark(theirs.cv_id, 'fallido', 'x')] },
    progress: { alien: [(r) => r.lecturas.progress(theirs.cv_id, 'x')] },
    save: {
      alien: [
        (r) => r.lecturas.save(theirs.cv_id, { texto: 'x', paginas: 1, ocr: false, campos: {} }, { nombre: 'x' }),
      ],
    },
    edit: { alien: [(r) => r.lecturas.edit(theirs.cv_id, { nombre: 'x' })] },
    restore: {
      alien: [(r) => r.lecturas.restore(theirs.cv_id, { campos: { nombre: 'x' }, editados: [] }, 1)],
    },
    restartMany: { alien: [(r) => r.lecturas.restartMany(theirs.proceso_id, [theirs.cv_id])] },
    restart: { alien: [(r) => r.lecturas.restart(theirs.cv_id)] },
  },
  ...taskMethods(() => ({ mine, theirs })),
  ...tagMethods(() => ({ mine, theirs })),
  ...candidatoMethods(() => ({ mine, theirs })),
  ...privacyMethods(() => ({ mine, theirs })),
  ...papeleraMethods(() => ({ mine, theirs })),
  envios: {
    isKnown: {
      alien: [
        (r) => r.envios.isKnown(theirs.proceso_id, `clave-${MARK}`),
        (r) => r.envios.isKnown(mine.proceso_id, `clave-${MARK}`),
      ],
    },
    open: { alien: [(r) => r.envios.open(theirs.proceso_id, `clave-${MARK}`)] },
    outcomes: { alien: [(r) => r.envios.outcomes(theirs.envio_id)] },
    record: { alien: [(r) => r.envios.record(theirs.envio_id, [{ ...mine.desenlace, repeticion: 7 }])] },
  },
  eventos: {
    append: {
      alien: [
        (r) => r.eventos.append([{ tipo: 'cv_movido', proceso_id: theirs.proceso_id }]),
        (r) => r.eventos.append([{ tipo: 'cv_movido', proceso_id: mine.proceso_id, cv_id: theirs.cv_id }]),
      ],
    },
    ofCv: { alien: [(r) => r.eventos.ofCv([theirs.cv_id], TIPOS_EVENTO, null, 1_000)] },
    ofEntrevista: { alien: [(r) => r.eventos.ofEntrevista(theirs.proceso_id, theirs.entrevista_id)] },
    happenedTo: {
      alien: [(r) => r.eventos.happenedTo('criterio_eliminado', theirs.proceso_id, theirs.criterio_id)],
    },
    recent: { plain: (r) => r.eventos.recent(TIPOS_EVENTO, 1_000) },
    didSince: { alien: [(r) => r.eventos.didSince('cv_registrado', theirs.cv_id, '2000-01-01T00:00:00.000Z')] },
    workedOn: { alien: [async (r) => [...(await r.eventos.workedOn([theirs.cv_id]))]] },
    lastMove: { alien: [(r) => r.eventos.lastMove(theirs.cv_id)] },
    endOfTemporary: { alien: [(r) => r.eventos.endOfTemporary(theirs.usuario_id, 0)] },
    newest: {
      plain: async (r) => void expect(await r.eventos.newest()).toBe((await r.eventos.since(0, 1_000)).at(-1)?.id),
    },
    since: {
      plain: async (r) =>
        void expect((await r.eventos.since(0, 1_000)).filter(({ cuenta_id }) => cuenta_id !== mine.cuenta_id)).toEqual(
          [],
        ),
    },
  },
  busqueda: { candidatos: { alien: [async (r) => (await r.busqueda.candidatos(MARK, 10)).filas] } },
  inicio: {
    hours: {
      plain: async (r) =>
        void expect((await r.inicio.hours(0)).find(({ medida }) => medida === 'recibidos')?.total).toBe(2),
    },
    byUsuario: {
      plain: async (r) =>
        void expect((await r.inicio.byUsuario(0)).some(({ usuario_id }) => usuario_id === theirs.usuario_id)).toBe(
          false,
        ),
    },
    toReview: { plain: (r) => r.inicio.toReview() },
    pastClosing: { plain: (r) => r.inicio.pastClosing('9999-12-31') },
    quiet: { plain: (r) => r.inicio.quiet('9999-12-31T00:00:00.000Z') },
    interviews: { plain: (r) => r.inicio.interviews('2000-01-01T00:00:00.000Z', '2100-01-01T00:00:00.000Z') },
  },
  reportes: {
    funnel: { alien: [(r) => r.reportes.funnel([theirs.proceso_id], ALWAYS)] },
    stays: { alien: [(r) => r.reportes.stays([theirs.proceso_id], ALWAYS)] },
    stages: { alien: [(r) => r.reportes.stages([theirs.proceso_id])] },
    discards: { alien: [(r) => r.reportes.discards([theirs.proceso_id], ALWAYS)] },
  },
  trabajos: {
    enqueue: { alien: [(r) => r.trabajos.enqueue([{ tipo: 'leer_cv', clave: `trabajo-${MARK}`, carga: 'x' }])] },
  },
  referencias: {
    own: {
      alien: (
        [
          ['usuario', 'usuario_id'],
          ['empresa', 'empresa_id'],
          ['area', 'area_id'],
          ['proceso', 'proceso_id'],
          ['cv', 'cv_id'],
          ['criterio', 'criterio_id'],
          ['tecnologia', 'tecnologia_id'],
          ['entrevista', 'entrevista_id'],
          ['nota', 'nota_id'],
          ['adjunto', 'adjunto_id'],
          ['tarea', 'tarea_id'],
          ['etiqueta', 'etiqueta_id'],
        ] as const
      ).flatMap(([recurso, field]): Call[] => [
        (r) => r.referencias.own(recurso, [theirs[field]]),
        (r) => r.referencias.own(recurso, [mine[field], theirs[field]]),
      ]),
    },
  },
};

/** What an answer about somebody else's rows may be. */
const isNothing = (result: unknown): boolean =>
  result === undefined ||
  result === null ||
  result === false ||
  (Array.isArray(result) && result.length === 0) ||
  (typeof result === 'object' && 'movidos' in result && (result.movidos as unknown[]).length === 0);

class Undo extends Error {}

/** Calls within a transaction, and keeps what it did only when asked to. */
async function within(alcance: Alcance, call: Call, keep: boolean): Promise<unknown> {
  let result: unknown;
  try {
    await home.db.write(async (tx) => {
      result = await call(reposFor(tx, alcance));
      if (!keep) throw new Undo();
    });
  } catch (error) {
    if (error instanceof DomainError) return null;
    if (!(error instanceof Undo)) throw error;
  }
  return result;
}

const names = () => {
  const repos = reposFor(home.db.read, mine.alcance);
  return Object.entries(repos).flatMap(([repo, methods]) => Object.keys(methods).map((method) => `${repo}.${method}`));
};

describe('another cuenta', () => {
  it('every method of every repository is tried', () => {
    const declared = Object.entries(METHODS).flatMap(([repo, methods]) =>
      Object.keys(methods).map((method) => `${repo}.${method}`),
    );
    expect(declared.sort()).toEqual(names().sort());
  });

  const cases = Object.entries(METHODS).flatMap(([repo, methods]) =>
    Object.entries(methods as Record<string, Declared>).map(([method, declared]) => ({
      name: `${repo}.${method}`,
      declared,
    })),
  );

  it.each(cases)('$name tells nothing of it and changes nothing of it', async ({ declared }) => {
    const before = fingerprint(home.db);
    if ('alien' in declared) {
      for (const call of declared.alien) expect(isNothing(await within(mine.alcance, call, true))).toBe(true);
    } else {
      const result = await within(mine.alcance, declared.plain, false);
      expect(JSON.stringify(result ?? null)).not.toContain(MARK);
    }
    expect(fingerprint(home.db)).toEqual(before);
  });
});
