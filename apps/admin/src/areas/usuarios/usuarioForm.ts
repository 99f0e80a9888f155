import type { Problems } from '@recluta/domain/checks';
import { usuarioNuevo } from '@recluta/domain/esquemas';
import { MENSAJES } from '@recluta/domain/mensajes';
import { bySchema } from '../../lib/checks.ts';
import { texts } from './usuarios.texts.ts';

export type UsuarioDraft = {
  nombre: string;
  email: string;
  password: string;
  repeat: string;
  rol: 'reclutador' | 'visor';
  /** Id as text; null until chosen. */
  empresa_id: string | null;
};

export const EMPTY_USUARIO: UsuarioDraft = {
  nombre: '',
  email: '',
  password: '',
  repeat: '',
  rol: 'reclutador',
  empresa_id: null,
};

const ofSchema = bySchema(usuarioNuevo);

/** §5, Create user: the domain's schema, and the password written twice alike. Field → what is wrong with it. */
export function problemsOfUsuario(draft: UsuarioDraft): Problems {
  const errors = ofSchema(draft);
  const { password, repeat } = draft;
  const different = repeat === '' ? texts.form.repeatNeeded : MENSAJES.contrasenas_distintas;
  return password === repeat && repeat !== '' ? errors : { ...errors, repeat: different };
}
