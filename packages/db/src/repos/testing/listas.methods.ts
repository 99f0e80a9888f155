import { ETAPAS_POR_DEFECTO } from '@recluta/domain';
import type { Repos } from '../index.ts';
import type { populate } from './populate.ts';

type Cuenta = Awaited<ReturnType<typeof populate>>;

/** How each method of the lists of a cuenta is called with another cuenta's ids. */
export const listMethods = (of: () => { mine: Cuenta; theirs: Cuenta }) => ({
  plantillas: {
    list: { plain: (r: Repos) => r.plantillas.list() },
    create: { plain: (r: Repos) => r.plantillas.create('x', ETAPAS_POR_DEFECTO) },
    setDefault: { alien: [(r: Repos) => r.plantillas.setDefault(of().theirs.plantilla_id)] },
    remove: { alien: [(r: Repos) => r.plantillas.remove(of().theirs.plantilla_id)] },
  },
  motivos: {
    list: { plain: (r: Repos) => r.motivos.list() },
    create: { plain: (r: Repos) => r.motivos.create({ nombre: 'x', tipo: 'nosotros' }) },
    update: { alien: [(r: Repos) => r.motivos.update(of().theirs.motivo_id, { nombre: 'x', tipo: 'candidato' })] },
    remove: { alien: [(r: Repos) => r.motivos.remove(of().theirs.motivo_id)] },
  },
});
