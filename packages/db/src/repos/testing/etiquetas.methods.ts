import type { Repos } from '../index.ts';
import type { populate } from './populate.ts';

type Cuenta = Awaited<ReturnType<typeof populate>>;

/** How each method of etiquetas is called with another cuenta's ids. */
export const tagMethods = (of: () => { mine: Cuenta; theirs: Cuenta }) => ({
  etiquetas: {
    list: { plain: (r: Repos) => r.etiquetas.list() },
    usage: {
      plain: async (r: Repos) => {
        const alien = (await r.etiquetas.usage()).filter(({ etiqueta_id }) => etiqueta_id !== of().mine.etiqueta_id);
        return alien.length > 0 ? of().theirs.persona.nombre : null;
      },
    },
    create: { plain: (r: Repos) => r.etiquetas.create({ nombre: 'x' }) },
    update: { alien: [(r: Repos) => r.etiquetas.update(of().theirs.etiqueta_id, { nombre: 'x', color: 'cobre' })] },
    remove: { alien: [async (r: Repos) => (await r.etiquetas.remove(of().theirs.etiqueta_id)) > 0] },
    merge: {
      alien: [
        (r: Repos) => r.etiquetas.merge(of().theirs.etiqueta_id, of().mine.etiqueta_id),
        (r: Repos) => r.etiquetas.merge(of().mine.etiqueta_id, of().theirs.etiqueta_id),
      ],
    },
    add: {
      alien: [
        (r: Repos) => r.etiquetas.add(of().theirs.proceso_id, of().mine.etiqueta_id, [of().theirs.cv_id]),
        (r: Repos) => r.etiquetas.add(of().mine.proceso_id, of().mine.etiqueta_id, [of().theirs.cv_id]),
        (r: Repos) => r.etiquetas.add(of().mine.proceso_id, of().theirs.etiqueta_id, [of().mine.cv_id]),
      ],
    },
    take: {
      alien: [(r: Repos) => r.etiquetas.take(of().theirs.proceso_id, of().theirs.etiqueta_id, [of().theirs.cv_id])],
    },
  },
});
