import type { Empresa, Usuario } from '@recluta/domain/esquemas';
import { ETIQUETA_ROL, type Rol } from '@recluta/domain/permisos';

/** What the form of a usuario holds: an id as text, as a Select has it. */
export type UsuarioValues = { nombre: string; rol: Rol; empresa_id: string | null };

export const valuesOf = ({ nombre, rol, empresa_id }: Usuario): UsuarioValues => ({
  nombre: nombre ?? '',
  rol,
  empresa_id: empresa_id === null ? null : String(empresa_id),
});

/** A value as a person reads it. */
export function wordsOf(
  field: keyof UsuarioValues,
  { nombre, rol, empresa_id }: UsuarioValues,
  empresas: readonly Pick<Empresa, 'id' | 'nombre'>[],
): string {
  if (field === 'nombre') return nombre;
  if (field === 'rol') return ETIQUETA_ROL[rol];
  return empresas.find(({ id }) => String(id) === empresa_id)?.nombre ?? '';
}
