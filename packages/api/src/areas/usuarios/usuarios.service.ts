import type { Repos } from '@recluta/db';
import { DomainError, type Rol } from '@recluta/domain';
import type { Limits, Usuario } from '@recluta/domain/esquemas';
import { type Caller, usuarioOf } from '../../caller.ts';
import { checkUnchanged } from '../../unchanged.ts';
import { currentLimits } from '../cuenta/cuenta.service.ts';
import { checkResponsable } from '../cvs/masivas.service.ts';
import { keyOf } from '../deshacer/deshacer.service.ts';
import { closeSessions } from '../sesion/sesion.service.ts';
import { setTemporaryPassword } from '../sesion/temporal.service.ts';

type Nuevo = {
  nombre: string | null;
  email: string;
  password: string;
  rol: 'reclutador' | 'visor';
  empresa_id: number;
};
type Edicion = { nombre?: string | null; rol?: Rol; empresa_id?: number | null };
type Relevo = { relevo_id?: number | null | undefined; clave?: string | null | undefined };

const slot = (repos: Repos, rol: 'reclutador' | 'visor') =>
  repos.cuenta.reserve(rol === 'reclutador' ? 'reclutadores' : 'visores');

/** With a password that its owner is asked to change. Throws limite_reclutadores, limite_visores, email_en_uso. */
export async function createUsuario(caller: Caller, nuevo: Nuevo): Promise<{ usuario: Usuario; limits: Limits }> {
  const clave = await caller.deps.passwords.hash(nuevo.password);
  return caller.write(async (repos) => {
    const cupo = await slot(repos, nuevo.rol);
    const id = await repos.usuarios.create(cupo, {
      nombre: nuevo.nombre,
      email: nuevo.email,
      clave,
      rol: nuevo.rol,
      empresa_id: nuevo.empresa_id,
      clave_temporal: true,
    });
    await repos.eventos.append([{ tipo: 'usuario_creado', datos: { usuario_id: id, rol: nuevo.rol } }]);
    return { usuario: await repos.usuarios.get(id), limits: await currentLimits(repos) };
  });
}

/**
 * What a visor is responsable of, who can do nothing for it, is another's from now on, or nobody's; can be taken back.
 * Returns how many live cvs it is about, and how many interviews about none. Throws responsable_inactivo (400).
 */
async function relieve(repos: Repos, id: number, { relevo_id = null, clave }: Relevo) {
  await checkResponsable(repos, relevo_id);
  return repos.relevos.handOver(id, relevo_id, keyOf(clave));
}

/**
 * The administrador stays what they are: rol is made by registration only. A change of rol ends the usuario's sessions;
 * who is a visor by it follows nobody any more. Throws cambiado, limite_* for the new rol, ultimo_administrador, invalido,
 * responsable_inactivo (400).
 */
export async function updateUsuario(
  caller: Caller,
  { id, antes, relevo_id, clave, ...edicion }: Edicion & Relevo & { id: number; antes?: Edicion },
): Promise<{ usuario: Usuario; limits: Limits; relevados: number; entrevistas_relevadas: number }> {
  const { rol } = edicion;
  const result = await caller.write(async (repos) => {
    const before = await repos.usuarios.get(id);
    checkUnchanged(before, antes);
    const changesRol = rol !== undefined && rol !== before.rol;
    const { rol: _, ...rest } = edicion;
    if (changesRol && before.rol === 'administrador') throw new DomainError('ultimo_administrador');
    if (changesRol && rol === 'administrador')
      throw new DomainError('invalido', { campos: { rol: 'Elige un rol: reclutador o visor.' } });
    const cupo = changesRol && rol !== 'administrador' ? await slot(repos, rol) : null;
    await repos.usuarios.update(id, changesRol ? { ...rest, rol } : rest, cupo);
    await repos.eventos.append([
      { tipo: 'usuario_editado', datos: { usuario_id: id, ...(changesRol ? { desde: before.rol, a: rol } : {}) } },
    ]);
    const usuario = await repos.usuarios.get(id);
    // Also of one who was made a visor before this was asked.
    const relieves = usuario.rol === 'visor' && (changesRol || relevo_id !== undefined);
    const relieved = relieves ? await relieve(repos, id, { relevo_id, clave }) : { cvs: 0, sin_cv: 0 };
    return { changesRol, usuario, limits: await currentLimits(repos), relieved };
  });
  if (result.changesRol) await closeSessions(caller, id, null);
  const { usuario, limits, relieved } = result;
  return { usuario, limits, relevados: relieved.cvs, entrevistas_relevadas: relieved.sin_cv };
}

/**
 * A new password for who forgot theirs, told this once; their sessions end. Nobody gives one to themselves, who would be
 * signed out by it. Throws contrasena_propia.
 */
export async function resetPassword(
  caller: Caller,
  { id }: { id: number },
): Promise<{ contrasena: string; evento: number }> {
  const { deps, alcance, read } = caller;
  if (id === usuarioOf(caller)) throw new DomainError('contrasena_propia');
  const { email } = await read.usuarios.get(id);
  const made = await setTemporaryPassword(deps, alcance, id);
  deps.throttle.forgive(email);
  return made;
}
