import type { Repos } from '../index.ts';
import type { populate } from './populate.ts';

type Cuenta = Awaited<ReturnType<typeof populate>>;

const EMPRESA = { nombre: 'x', rut: null, tipo_empresa: 'final', descripcion: null } as const;

/** How each method of empresas and their áreas is called with another cuenta's ids. */
export const empresasMethods = (of: () => { mine: Cuenta; theirs: Cuenta }) => ({
  empresas: {
    list: { plain: (r: Repos) => r.empresas.list() },
    get: { alien: [(r: Repos) => r.empresas.get(of().theirs.empresa_id)] },
    create: {
      plain: async (r: Repos) => r.empresas.create(await r.cuenta.reserve('empresas'), EMPRESA),
    },
    createMany: {
      plain: async (r: Repos) => r.empresas.createMany(await r.cuenta.reserve('empresas'), [EMPRESA]),
    },
    inUse: { alien: [async (r: Repos) => [...(await r.empresas.inUse([of().theirs.empresa_id])).keys()]] },
    removeUnused: { alien: [(r: Repos) => r.empresas.removeUnused([of().theirs.vacia_id])] },
    areas: { alien: [(r: Repos) => r.empresas.areas(of().theirs.empresa_id)] },
    createArea: { alien: [(r: Repos) => r.empresas.createArea(of().theirs.empresa_id, 'x')] },
    removeArea: {
      alien: [
        (r: Repos) => r.empresas.removeArea(of().theirs.empresa_id, of().theirs.area_id),
        (r: Repos) => r.empresas.removeArea(of().mine.empresa_id, of().theirs.area_id),
      ],
    },
  },
});
