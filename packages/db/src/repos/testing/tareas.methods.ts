import type { Repos } from '../index.ts';
import type { populate } from './populate.ts';

type Cuenta = Awaited<ReturnType<typeof populate>>;

/** What `from` had in hand, as an action left it with `to`. */
const handed = (from: Cuenta, to: Cuenta) => ({
  cv_id: from.cv_id,
  antes: { responsable_id: from.usuario_id },
  despues: {
    responsable_id: to.usuario_id,
    relevo: {
      de: from.usuario_id,
      a: to.usuario_id,
      tareas: [from.tarea_id],
      entrevistas: [from.entrevista_id],
    },
  },
});

/** Interviews about nobody's cv that went from one to another. */
const loose = (from: Cuenta, to: Cuenta) => ({ de: from.usuario_id, a: to.usuario_id, ids: [from.entrevista_id] });

/** How each method of tareas, relevos and copias is called with another cuenta's ids. */
export const taskMethods = (of: () => { mine: Cuenta; theirs: Cuenta }) => ({
  tareas: {
    list: { alien: [(r: Repos) => r.tareas.list(of().theirs.cv_id)] },
    get: { alien: [(r: Repos) => r.tareas.get(of().theirs.tarea_id)] },
    byKey: {
      alien: [(r: Repos) => r.tareas.byKey(of().theirs.cv_id, of().theirs.usuario_id, of().theirs.tarea.clave)],
    },
    pending: { plain: (r: Repos) => r.tareas.pending(of().theirs.usuario_id, 100) },
    create: {
      alien: [
        (r: Repos) => r.tareas.create({ ...of().mine.tarea, clave: null, cv_id: of().theirs.cv_id }),
        (r: Repos) => r.tareas.create({ ...of().mine.tarea, clave: null, autor_id: of().theirs.usuario_id }),
        (r: Repos) => r.tareas.create({ ...of().mine.tarea, clave: null, responsable_id: of().theirs.usuario_id }),
      ],
    },
    update: {
      alien: [
        (r: Repos) => r.tareas.update(of().theirs.tarea_id, { texto: 'x', hecha: true }),
        (r: Repos) => r.tareas.update(of().mine.tarea_id, { responsable_id: of().theirs.usuario_id }),
      ],
    },
    remove: {
      alien: [
        (r: Repos) => r.tareas.remove(of().theirs.proceso_id, of().theirs.cv_id, of().theirs.tarea_id, 'x'),
        (r: Repos) => r.tareas.remove(of().mine.proceso_id, of().mine.cv_id, of().theirs.tarea_id, 'x'),
      ],
    },
    removedAt: { alien: [async (r: Repos) => (await r.tareas.removedAt([of().theirs.tarea_id])).size > 0] },
    restore: { alien: [(r: Repos) => r.tareas.restore([of().theirs.tarea_id])] },
  },
  relevos: {
    held: {
      alien: [async (r: Repos) => Object.values(await r.relevos.held(of().theirs.usuario_id)).some((n) => n > 0)],
    },
    handOver: {
      alien: [
        (r: Repos) => r.relevos.handOver(of().theirs.usuario_id, of().mine.usuario_id, 'x'),
        (r: Repos) => r.relevos.handOver(of().mine.usuario_id, of().theirs.usuario_id, 'x'),
      ],
    },
    taken: { alien: [async (r: Repos) => (await r.relevos.taken([handed(of().theirs, of().mine)])).size > 0] },
    returnLoose: {
      alien: [
        (r: Repos) => r.relevos.returnLoose(of().mine.proceso_id, loose(of().theirs, of().mine), true, 1),
        (r: Repos) => r.relevos.returnLoose(of().theirs.proceso_id, loose(of().mine, of().theirs), false, 1),
        (r: Repos) =>
          r.relevos.returnLoose(
            of().mine.proceso_id,
            { ...loose(of().mine, of().theirs), ids: [of().theirs.entrevista_id] },
            true,
            1,
          ),
      ],
    },
    giveBack: {
      alien: [
        (r: Repos) => r.relevos.giveBack(of().mine.proceso_id, [handed(of().theirs, of().mine)], 1),
        (r: Repos) => r.relevos.giveBack(of().theirs.proceso_id, [handed(of().mine, of().theirs)], 1),
      ],
    },
  },
  copias: {
    peers: {
      alien: [
        (r: Repos) => r.copias.peers(of().theirs.proceso_id, [of().theirs.cv_id], of().mine.proceso_id),
        async (r: Repos) =>
          (await r.copias.peers(of().mine.proceso_id, [of().mine.cv_id], of().theirs.proceso_id)).filter(
            ({ etapa }) => etapa !== null,
          ),
      ],
    },
    copy: {
      alien: [
        async (r: Repos) => {
          const { mine, theirs } = of();
          return r.copias.copy(
            await r.cuenta.reserve('cvs'),
            theirs.proceso_id,
            [theirs.cv_id],
            mine.proceso_id,
            'recibido',
          );
        },
        async (r: Repos) => {
          const { mine, theirs } = of();
          return r.copias.copy(
            await r.cuenta.reserve('cvs'),
            mine.proceso_id,
            [mine.cv_id],
            theirs.proceso_id,
            'recibido',
          );
        },
      ],
    },
  },
});

/** How each method of cvs for many is called with another cuenta's ids. */
export const manyMethods = (of: () => { mine: Cuenta; theirs: Cuenta }) => ({
  removeMany: { alien: [(r: Repos) => r.cvs.removeMany(of().theirs.proceso_id, [of().theirs.cv_id])] },
  assign: {
    alien: [
      (r: Repos) => r.cvs.assign(of().theirs.proceso_id, [of().theirs.cv_id], of().mine.usuario_id),
      (r: Repos) => r.cvs.assign(of().mine.proceso_id, [of().theirs.cv_id], of().mine.usuario_id),
      (r: Repos) => r.cvs.assign(of().mine.proceso_id, [of().mine.cv_id], of().theirs.usuario_id),
    ],
  },
  living: { alien: [async (r: Repos) => (await r.cvs.living(of().mine.proceso_id, [of().theirs.cv_id])).vivos] },
});
