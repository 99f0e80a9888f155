import { type Orden, ordenIn } from '../../ui/DataTable/sort.ts';

export type UsuariosSearch = {
  /** Usuario being edited, or `nuevo`. */
  usuario?: number | 'nuevo';
  orden?: Orden | undefined;
};

/** The order of the list and which of its dialogs is open, as they stand in the address. */
export function usuariosSearch(raw: Record<string, unknown>): UsuariosSearch {
  const { usuario } = raw;
  const id = Number(usuario);
  return {
    ...ordenIn(raw),
    ...(usuario === 'nuevo' ? { usuario } : Number.isSafeInteger(id) && id > 0 && { usuario: id }),
  };
}
