import { expect } from 'vitest';
import type { Repos } from '../index.ts';
import type { populate } from './populate.ts';

type Cuenta = Awaited<ReturnType<typeof populate>>;

/** How each method of the selection, of the papelera and of taking back is called with another cuenta's ids. */
export const papeleraMethods = (of: () => { mine: Cuenta; theirs: Cuenta }) => ({
  papelera: {
    list: {
      alien: [
        (r: Repos) => r.papelera.list(of().theirs.proceso_id, 10),
        async (r: Repos) =>
          void expect((await r.papelera.list(null, 10)).map(({ id }) => id)).toEqual([of().mine.eliminado_id]),
      ],
    },
    names: { alien: [async (r: Repos) => [...(await r.papelera.names([of().theirs.cv_id])).keys()]] },
    left: { alien: [async (r: Repos) => [...(await r.papelera.left([of().theirs.cv_id]))]] },
    files: { alien: [(r: Repos) => r.papelera.files([of().theirs.eliminado_id])] },
    restore: {
      alien: [
        async (r: Repos) =>
          void expect(await r.papelera.restore(await r.cuenta.reserve('cvs'), [of().theirs.eliminado_id])).toEqual({
            restaurados: [],
            sin_leer: [],
          }),
      ],
    },
    purge: { alien: [(r: Repos) => r.papelera.purge([of().theirs.eliminado_id])] },
  },
  acciones: {
    record: {
      alien: [
        (r: Repos) => r.acciones.record('cv_movido', of().theirs.proceso_id, { clave: 'x' }, []),
        async (r: Repos) => {
          const fila = { cv_id: of().theirs.cv_id, antes: {}, despues: {} };
          const { accion = 0 } = await r.acciones.record('cv_movido', of().mine.proceso_id, { clave: 'x' }, [fila]);
          return r.acciones.filas(accion);
        },
      ],
    },
    withKeys: { alien: [(r: Repos) => r.acciones.withKeys([`accion-${of().theirs.persona.nombre}`])] },
    filas: { alien: [(r: Repos) => r.acciones.filas(of().theirs.accion.id)] },
    open: { alien: [(r: Repos) => r.acciones.open([of().theirs.accion.id], '2000-01-01T00:00:00.000Z')] },
    peopleOf: {
      alien: [
        async (r: Repos) =>
          void expect(await r.acciones.peopleOf([of().theirs.accion.id])).toEqual({ personas: 0, nombre: null }),
      ],
    },
    namesOf: { alien: [(r: Repos) => r.acciones.namesOf(`accion-${of().theirs.persona.nombre}`, 'cv_movido')] },
    destinationOf: { alien: [(r: Repos) => r.acciones.destinationOf(`accion-${of().theirs.persona.nombre}`)] },
    etiquetaOf: { alien: [(r: Repos) => r.acciones.etiquetaOf(`accion-${of().theirs.persona.nombre}`)] },
    fieldsOf: { alien: [(r: Repos) => r.acciones.fieldsOf(`accion-${of().theirs.persona.nombre}`)] },
    recent: { plain: (r: Repos) => r.acciones.recent(null, '2000-01-01T00:00:00.000Z', 100) },
    settle: { alien: [(r: Repos) => r.acciones.settle(of().theirs.accion.id, [of().theirs.eliminado_id])] },
  },
  deshacer: {
    applies: {
      alien: [async (r: Repos) => void expect(await r.deshacer.applies(of().theirs.accion)).toBe(false)],
    },
    undo: {
      alien: [
        async (r: Repos) =>
          void expect(await r.deshacer.undo(of().theirs.accion)).toEqual({
            deshechos: [],
            campos: [],
            impedidos: [],
            sin_cv: [],
            sin_leer: [],
          }),
      ],
    },
  },
  seleccion: {
    ids: { alien: [(r: Repos) => r.seleccion.ids(of().theirs.proceso_id)] },
    change: {
      alien: [
        (r: Repos) => r.seleccion.change(of().theirs.proceso_id, [of().theirs.otro_cv_id], [of().theirs.cv_id]),
        async (r: Repos) =>
          void expect(await r.seleccion.change(of().mine.proceso_id, [of().theirs.cv_id], [of().theirs.cv_id])).toEqual(
            [of().mine.cv_id],
          ),
      ],
    },
    replace: { alien: [(r: Repos) => r.seleccion.replace(of().theirs.proceso_id, [])] },
  },
});
