import { type Orden, ordenIn } from '../../ui/DataTable/sort.ts';

export type UsuariosSearch = {
  /** Usuario being edited, or `nuevo`. */
  usuario?: number | 'nuevo';
  /** Usuario who is given a temporary password. */
  contrasena?: number;
  orden?: Orden | undefined;
};

const idIn = (raw: unknown): number | undefined => {
  const id = Number(raw);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** The order of the list and which of its dialogs is open, as they stand in the address. */
export function usuariosSearch(raw: Record<string, unknown>): UsuariosSearch {
  const usuario = raw.usuario === 'nuevo' ? raw.usuario : idIn(raw.usuario);
  const contrasena = usuario === undefined ? idIn(raw.contrasena) : undefined;
  return { ...ordenIn(raw), ...(usuario && { usuario }), ...(contrasena && { contrasena }) };
}
