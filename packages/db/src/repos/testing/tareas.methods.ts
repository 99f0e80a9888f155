import type { Repos } from '../index.ts';
import type { populate } from './populate.ts';

type Cuenta = Awaited<ReturnType<typeof populate>>;

/** How each method of tareas and copias is called with another cuenta's ids. */
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
  followedBy: { alien: [async (r: Repos) => [...(await r.cvs.followedBy(of().theirs.usuario_id)).values()]] },
  living: { alien: [async (r: Repos) => (await r.cvs.living(of().mine.proceso_id, [of().theirs.cv_id])).vivos] },
});
