import { reposFor } from '@recluta/db';
import { createCuenta, findByEmail } from '@recluta/db/system';
import {
  type Alcance,
  DomainError,
  isCommonPassword,
  mintAlcance,
  type Plan,
  permissionsOf,
  type Rol,
  systemIn,
  type TipoEvento,
} from '@recluta/domain';
import type { Perfil } from '@recluta/domain/esquemas';
import { type Caller, type Deps, type PublicCaller, usuarioOf } from '../../caller.ts';
import { recordDenial } from '../../denials.ts';
import { checkUnchanged } from '../../unchanged.ts';
import { acceptContract } from '../privacidad/contrato.service.ts';
import type { OpenSession } from './sesiones.ts';

type Credentials = { email: string; password: string };
export type Registration = Credentials & { nombre: string; plan: Plan };

async function openSession({ deps, request }: PublicCaller, cuenta_id: number, usuario_id: number): Promise<void> {
  request.setCookie(await deps.sessions.create(cuenta_id, usuario_id, request.agente));
}

/** Writes down something a usuario did before there was a session, or after it. */
const tell = (deps: Deps, alcance: Alcance, tipo: TipoEvento): Promise<void> =>
  deps.db.write((tx) => reposFor(tx, alcance).eventos.append([{ tipo }]));

const alcanceOf = ({ id, cuenta_id, rol }: { id: number; cuenta_id: number; rol: Rol }): Alcance =>
  mintAlcance({ cuenta_id, usuario_id: id, rol });

/** Common passwords warn on the screen, and are refused where the product is public. */
function checkStrength({ strictPasswords }: Deps, password: string): void {
  if (strictPasswords && isCommonPassword(password)) throw new DomainError('contrasena_comun');
}

/** Throws demasiados_intentos (429) while a secret may not be tried; a direct client on loopback is never made to wait. */
const turnOf =
  ({ deps, request }: PublicCaller, account: string) =>
  (): void => {
    const wait = request.local ? 0 : deps.throttle.wait(account, request.address);
    if (wait > 0) throw new DomainError('demasiados_intentos', { reintentar_en: wait });
  };

/**
 * Opens a session. Unknown e-mail and wrong password answer alike and take as long (SEC-06). Throws credenciales (401),
 * or demasiados_intentos (429) after repeated failures; a direct client on loopback is never made to wait.
 */
export async function signIn(caller: PublicCaller, { email, password }: Credentials): Promise<void> {
  const { deps, request } = caller;
  const checkTurn = turnOf(caller, email);
  checkTurn();
  const usuario = await findByEmail(deps.db.read, email);
  const right = await deps.passwords.verify(usuario?.clave ?? null, password);
  // Again: many guesses sent at once must not all be judged before the first of them counts.
  checkTurn();
  if (!usuario || !right || !usuario.activo) {
    deps.throttle.failed(email, request.address);
    // Behind the answer, which must take as long as that of an unknown e-mail.
    if (usuario) setImmediate(() => void recordDenial(deps, alcanceOf(usuario), 'ingreso_fallido'));
    throw new DomainError('credenciales');
  }
  deps.throttle.succeeded(email, request.address);
  await openSession(caller, usuario.cuenta_id, usuario.id);
  await tell(deps, alcanceOf(usuario), 'sesion_iniciada');
}

/**
 * Makes a cuenta with its administrador, who is signed in at once. An address that insists waits, whatever it is told:
 * nobody fills the disk with cuentas, or asks for one e-mail after the other whether it has an account. Throws
 * email_en_uso, demasiados_intentos.
 */
export async function register(caller: PublicCaller, { nombre, email, password, plan }: Registration): Promise<void> {
  const { deps, request } = caller;
  checkStrength(deps, password);
  const wait = request.local ? 0 : deps.contactRate.take(`registro ${request.address}`);
  if (wait > 0) throw new DomainError('demasiados_intentos', { reintentar_en: wait });
  if (await findByEmail(deps.db.read, email)) throw new DomainError('email_en_uso');
  const clave = await deps.passwords.hash(password);
  const made = await deps.db.write(async (tx) => {
    const cuenta_id = await createCuenta(tx, nombre, plan, email);
    const repos = reposFor(tx, systemIn(cuenta_id));
    const usuario_id = await repos.usuarios.create(null, {
      nombre,
      email,
      clave,
      rol: 'administrador',
      empresa_id: null,
      clave_temporal: false,
    });
    await repos.eventos.append([{ tipo: 'cuenta_creada', datos: { plan } }]);
    await acceptContract(repos, deps.legal, usuario_id);
    return { cuenta_id, usuario_id };
  });
  await openSession(caller, made.cuenta_id, made.usuario_id);
}

/** Ends the session, if there is one. */
export async function signOut({ deps, request }: PublicCaller): Promise<void> {
  if (request.cookie) {
    const session = await deps.sessions.validate(request.cookie, { renew: false });
    // Ended first: live screens hear of the evento and look whether they may go on.
    await deps.sessions.end(request.cookie);
    if (session) await tell(deps, mintAlcance(session), 'sesion_cerrada');
  }
  request.setCookie(null);
}

/** What is asked for beside the profile may have been read this much before it. */
const BESIDE_MS = 2_000;

export async function profile(caller: Caller): Promise<Perfil> {
  const ultimo_evento = await caller.read.eventos.newest(new Date(caller.deps.now() - BESIDE_MS).toISOString());
  const usuario = await caller.read.usuarios.get(usuarioOf(caller));
  const cuenta = await caller.read.cuenta.get();
  return { usuario, cuenta, permisos: permissionsOf(usuario.rol), ultimo_evento };
}

/**
 * Ends every other session of the usuario. Whoever found an open session guesses no password with it: failures are counted
 * as those of sign-in, apart from them. Throws contrasena_actual, demasiados_intentos.
 */
export async function changePassword(
  caller: Caller,
  { actual, nueva }: { actual: string; nueva: string },
): Promise<void> {
  const { deps, request } = caller;
  const id = usuarioOf(caller);
  const account = `contrasena ${id}`;
  const checkTurn = turnOf(caller, account);
  checkTurn();
  const right = await deps.passwords.verify(await caller.read.usuarios.passwordHash(id), actual);
  checkTurn();
  if (!right) {
    deps.throttle.failed(account, request.address);
    throw new DomainError('contrasena_actual', { campos: { actual: 'La contraseña actual no es correcta.' } });
  }
  deps.throttle.succeeded(account, request.address);
  checkStrength(deps, nueva);
  const clave = await deps.passwords.hash(nueva);
  await caller.write(async (repos) => {
    await repos.usuarios.update(id, { clave, clave_temporal: false });
    await repos.eventos.append([{ tipo: 'contrasena_cambiada' }]);
  });
  await closeSessions(caller, id, request.cookie);
}

/** Changes what everybody may change of themselves. Throws cambiado. */
export async function updateProfile(
  caller: Caller,
  { nombre, antes }: { nombre?: string; antes?: { nombre?: string | null } },
): Promise<Perfil> {
  const id = usuarioOf(caller);
  if (nombre !== undefined)
    await caller.write(async (repos) => {
      checkUnchanged(await repos.usuarios.get(id), antes);
      await repos.usuarios.update(id, { nombre });
      await repos.eventos.append([{ tipo: 'usuario_editado', datos: { usuario_id: id } }]);
    });
  return profile(caller);
}

export const openSessions = (caller: Caller): Promise<OpenSession[]> =>
  caller.deps.sessions.list(usuarioOf(caller), caller.request.cookie);

/** Written down when they have ended: their live screens hear of it, and look whether they may go on. */
const tellClosed = (caller: Caller, usuario_id: number): Promise<void> =>
  caller.write((repos) => repos.eventos.append([{ tipo: 'sesion_cerrada', datos: { usuario_id } }]));

/** Ends the sessions of a usuario; `except` is the cookie of the one that stays. */
export async function closeSessions(caller: Caller, usuario_id: number, except: string | null): Promise<void> {
  await caller.deps.sessions.endAll(usuario_id, except ?? undefined);
  await tellClosed(caller, usuario_id);
}

/** Ends the own sessions but the one that asks. */
export const closeOthers = (caller: Caller): Promise<void> =>
  closeSessions(caller, usuarioOf(caller), caller.request.cookie);

/** Ends one of the own sessions. Throws no_encontrado when there is no such one. */
export async function closeSession(caller: Caller, { sesion_id }: { sesion_id: string }): Promise<void> {
  const usuario_id = usuarioOf(caller);
  if (!(await caller.deps.sessions.endOne(usuario_id, sesion_id))) throw new DomainError('no_encontrado');
  await tellClosed(caller, usuario_id);
}
