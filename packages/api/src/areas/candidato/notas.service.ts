import type { Repos } from '@recluta/db';
import { DomainError, isEditable, notThere } from '@recluta/domain';
import type { Nota, NotaEnEdicion, NotaNueva } from '@recluta/domain/esquemas';
import { type Caller, usuarioOf } from '../../caller.ts';
import { checkUnchanged } from '../../unchanged.ts';
import { type OfCv, personIn } from '../cvs/ofCv.ts';

type OfNota = OfCv & { nota_id: number };

/** Everybody active in a cuenta may see its people. Throws mencion_inactiva. */
async function checkActive(repos: Repos, menciones: readonly number[]): Promise<void> {
  const active = new Set((await repos.usuarios.list()).filter(({ activo }) => activo).map(({ id }) => id));
  if (menciones.some((id) => !active.has(id))) throw new DomainError('mencion_inactiva');
}

/** The bells of who is mentioned, and of nobody who was before; never of who wrote it. */
const tell = (repos: Repos, { id, autor_id, menciones }: Pick<Nota, 'id' | 'autor_id' | 'menciones'>): Promise<void> =>
  repos.notificaciones.mention(
    id,
    menciones.map((usuario) => usuario.id).filter((usuario_id) => usuario_id !== autor_id),
  );

/** Throws no_encontrado for a cv in the papelera or anonymised, mencion_inactiva (400). A form sent twice (`clave`) writes one note. */
export async function writeNote(
  caller: Caller,
  { proceso_id, cv_id, texto, menciones, clave = null }: OfCv & NotaNueva & { clave?: string | null | undefined },
): Promise<Nota> {
  const autor_id = usuarioOf(caller);
  return caller.write(async (repos) => {
    await personIn(repos, { proceso_id, cv_id });
    const known = clave && (await repos.notas.byKey(cv_id, autor_id, clave));
    if (known) return known;
    const ids = [...new Set(menciones)];
    await checkActive(repos, ids);
    const id = await repos.notas.create({ cv_id, autor_id, texto, menciones: ids, clave });
    await repos.eventos.append([{ tipo: 'nota_escrita', proceso_id, cv_id, datos: { id } }]);
    const nota = await mine(repos, caller, id);
    await tell(repos, nota);
    return nota;
  });
}

/** A note of who asks. Throws no_encontrado, nota_ajena (403). */
async function mine(repos: Repos, caller: Caller, id: number): Promise<Nota> {
  const nota = await repos.notas.get(id);
  if (!nota) throw notThere('nota');
  if (nota.autor_id !== caller.alcance.usuario_id) throw new DomainError('nota_ajena');
  return nota;
}

/** Within fifteen minutes; what it said is kept. Throws cambiado, nota_ajena (403), nota_cerrada (409), mencion_inactiva (400). */
export async function editNote(
  caller: Caller,
  { proceso_id, cv_id, nota_id, antes, texto, menciones }: OfNota & NotaEnEdicion,
): Promise<Nota> {
  return caller.write(async (repos) => {
    await repos.cvs.get(proceso_id, cv_id);
    const before = await mine(repos, caller, nota_id);
    checkUnchanged(before, antes);
    const ids = [...new Set(menciones)];
    const known = before.menciones.map(({ id }) => id);
    if (before.texto === texto && ids.length === known.length && ids.every((id) => known.includes(id))) return before;
    if (!isEditable(before.creada_en, caller.deps.now())) throw new DomainError('nota_cerrada');
    await checkActive(repos, ids);
    await repos.notas.update(nota_id, texto, ids);
    await repos.eventos.append([{ tipo: 'nota_editada', proceso_id, cv_id, datos: { id: nota_id } }]);
    const nota = await mine(repos, caller, nota_id);
    await tell(repos, nota);
    return nota;
  });
}

/** Its words go, and those of its versions; an administrador may take any out. Throws no_encontrado, nota_ajena (403). */
export async function removeNote(caller: Caller, { proceso_id, cv_id, nota_id }: OfNota): Promise<void> {
  await caller.write(async (repos) => {
    if (caller.alcance.rol !== 'administrador') await mine(repos, caller, nota_id);
    await repos.notas.remove(nota_id);
    await repos.eventos.append([{ tipo: 'nota_eliminada', proceso_id, cv_id, datos: { id: nota_id } }]);
  });
}

/** The bell of who asks: what is new first, and how much is unread. */
export async function showBell(caller: Caller, limit: number) {
  const { read } = caller;
  const usuario_id = usuarioOf(caller);
  const rows = await read.notificaciones.list(usuario_id, limit);
  return {
    notificaciones: rows.map(({ leida_en, tarea_id, ...row }) => ({
      ...row,
      clase: tarea_id === null ? ('mencion' as const) : ('tarea' as const),
      leida: leida_en !== null,
    })),
    sin_leer: await read.notificaciones.unread(usuario_id),
  };
}

/** Some, or all that are unread. */
export async function readBell(caller: Caller, ids: readonly number[] | null): Promise<void> {
  await caller.write(async (repos) => {
    const cantidad = await repos.notificaciones.read(usuarioOf(caller), ids);
    if (cantidad > 0) await repos.eventos.append([{ tipo: 'notificaciones_leidas', datos: { cantidad } }]);
  });
}
