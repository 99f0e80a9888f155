import { DomainError, rutEnUso, type TipoEmpresa, withRut } from '@recluta/domain';
import type { Caller } from '../../caller.ts';

type Nueva = { nombre: string; rut: string | null; tipo_empresa: TipoEmpresa; descripcion: string | null };

/**
 * Throws empresa_repetida, limite_empresas. A RUT is of one empresa: looked for among them all, and not by an index,
 * which the rows of before this was asked would break; one transaction writes at a time.
 */
export async function createEmpresa(caller: Caller, nueva: Nueva) {
  return caller.write(async (repos) => {
    const known = withRut(await repos.empresas.list(), nueva.rut);
    if (known) {
      const texto = rutEnUso(known.nombre);
      throw new DomainError('empresa_repetida', { texto, campos: { rut: texto } });
    }
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
