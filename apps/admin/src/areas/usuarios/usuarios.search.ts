export type UsuariosSearch = {
  /** Usuario being edited, or `nuevo`. */
  usuario?: number | 'nuevo';
};

/** Which dialog of the list is open, as it stands in the address. */
export function usuariosSearch({ usuario }: Record<string, unknown>): UsuariosSearch {
  if (usuario === 'nuevo') return { usuario };
  const id = Number(usuario);
  return Number.isSafeInteger(id) && id > 0 ? { usuario: id } : {};
}
