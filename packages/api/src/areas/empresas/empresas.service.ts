import type { TipoEmpresa } from '@recluta/domain';
import type { Caller } from '../../caller.ts';

type Nueva = { nombre: string; rut: string | null; tipo_empresa: TipoEmpresa; descripcion: string | null };

/** Throws limite_empresas. */
export async function createEmpresa(caller: Caller, nueva: Nueva) {
  return caller.write(async (repos) => {
    const empresa = await repos.empresas.create(await repos.cuenta.reserve('empresas'), nueva);
    await repos.eventos.append([{ tipo: 'empresa_creada', datos: { empresa_id: empresa.id } }]);
    return empresa;
  });
}

/** Throws area_repetida. */
export async function createArea(caller: Caller, empresa_id: number, nombre: string) {
  return caller.write(async (repos) => {
    const area = await repos.empresas.createArea(empresa_id, nombre);
    await repos.eventos.append([{ tipo: 'area_creada', datos: { empresa_id, area_id: area.id } }]);
    return area;
  });
}

export async function removeArea(caller: Caller, empresa_id: number, area_id: number): Promise<void> {
  await caller.write(async (repos) => {
    await repos.empresas.removeArea(empresa_id, area_id);
    await repos.eventos.append([{ tipo: 'area_eliminada', datos: { empresa_id, area_id } }]);
  });
}
