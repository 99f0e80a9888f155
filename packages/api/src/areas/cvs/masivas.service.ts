import type { Repos } from '@recluta/db';
import { canFollow, DomainError } from '@recluta/domain';
import type { Omitido, Resultado } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';
import { keyOf, readLater } from '../deshacer/deshacer.service.ts';
import { doneUnder, once } from './once.ts';

type Elegidos = { proceso_id: number; cv_ids: number[]; clave?: string | null | undefined };

/** Those that are in the papelera by now, as every action for many tells them. */
export const goneOf = (idos: readonly number[]): Omitido[] =>
  idos.map((cv_id) => ({ cv_id, motivo: 'eliminado' as const, detalle: null }));

/** Those whose person and file are gone: there is nothing to read or copy. */
const anonymous = (anonimos: readonly number[]): Omitido[] =>
  anonimos.map((cv_id) => ({ cv_id, motivo: 'anonimizado' as const, detalle: null }));

/** Somebody who can follow people, or nobody. Throws responsable_inactivo (400). */
export async function checkResponsable(repos: Repos, responsable_id: number | null): Promise<void> {
  if (responsable_id === null) return;
  if (!canFollow(await repos.usuarios.get(responsable_id))) throw new DomainError('responsable_inactivo');
}

/** To a usuario of the team, or to nobody. Throws responsable_inactivo (400). */
export async function assignCvs(
  caller: Caller,
  { responsable_id, ...elegidos }: Elegidos & { responsable_id: number | null },
): Promise<Resultado> {
  const { proceso_id, clave } = elegidos;
  return caller.write(async (repos) => {
    await checkResponsable(repos, responsable_id);
    const isSame = (despues: Record<string, unknown>) => despues.responsable_id === responsable_id;
    return once(repos, caller, 'cv_asignado', elegidos, isSame, async (rest) => {
      const { vivos, idos } = await repos.cvs.living(proceso_id, rest);
      const hechos = await repos.cvs.assign(proceso_id, vivos, responsable_id, { clave: keyOf(clave) });
      return { hechos, omitidos: goneOf(idos) };
    });
  });
}

/** Into the papelera, from where they come back for 30 days. */
export async function removeCvs(caller: Caller, elegidos: Elegidos): Promise<Resultado> {
  const { proceso_id, clave } = elegidos;
  return caller.write((repos) =>
    once(
      repos,
      caller,
      'cv_eliminado',
      elegidos,
      () => true,
      async (rest) => {
        const { vivos, idos } = await repos.cvs.living(proceso_id, rest);
        const hechos = await repos.cvs.removeMany(proceso_id, vivos, { clave: keyOf(clave) });
        return { hechos, omitidos: goneOf(idos) };
      },
    ),
  );
}

/** In line again; who is in line or being read already is told. */
export async function readManyAgain(caller: Caller, { proceso_id, cv_ids }: Elegidos): Promise<Resultado> {
  return caller.write(async (repos) => {
    const { vivos, anonimos, idos } = await repos.cvs.living(proceso_id, cv_ids);
    const hechos = await repos.lecturas.restartMany(proceso_id, vivos);
    await readLater(repos, hechos);
    const told = new Set([...hechos, ...anonimos]);
    const busy = vivos.filter((id) => !told.has(id));
    const omitidos = busy.map((cv_id) => ({ cv_id, motivo: 'en_lectura' as const, detalle: null }));
    return { hechos, omitidos: [...goneOf(idos), ...anonymous(anonimos), ...omitidos] };
  });
}

type Copia = Resultado & { copias: number[] };

/**
 * To the first stage of another proceso or cartera, without leaving this one. Whoever is there already, as a person or
 * with the same file, is left out and told; sent again with its `clave` it is one copy. Throws copia_misma (400), copia_cerrado and limite_cvs (409).
 */
export async function copyCvs(
  caller: Caller,
  { proceso_id, cv_ids, a_proceso_id, clave }: Elegidos & { a_proceso_id: number },
): Promise<Copia> {
  if (proceso_id === a_proceso_id) throw new DomainError('copia_misma');
  return caller.write(async (repos) => {
    const before = await doneUnder(repos, caller, 'cv_copiado', { proceso_id: a_proceso_id, clave });
    const made = new Map(before.map(({ cv_id, antes }) => [Number(antes.copia_de), cv_id]));
    const done = [...new Set(cv_ids)].filter((id) => made.has(id));
    const copias = done.flatMap((id) => made.get(id) ?? []);
    const rest = cv_ids.filter((id) => !made.has(id));
    if (done.length > 0 && rest.length === 0) return { hechos: done, omitidos: [], copias };
    const { nombre, estado } = await repos.procesos.get(a_proceso_id);
    if (estado === 'cerrado') throw new DomainError('copia_cerrado');
    const [first] = await repos.etapas.list(a_proceso_id);
    if (!first) throw new DomainError('etapa_desconocida');
    const { vivos, anonimos, idos } = await repos.cvs.living(proceso_id, rest);
    const gone = new Set(anonimos);
    const people = new Map<number, string>();
    const files = new Map<string, string>();
    const hechos: number[] = [];
    const omitidos = [...goneOf(idos), ...anonymous(anonimos)];
    for (const { id, candidato_id, sha256, etapa } of await repos.copias.peers(
      proceso_id,
      vivos.filter((id) => !gone.has(id)),
      a_proceso_id,
    )) {
      const where = etapa ?? people.get(candidato_id) ?? files.get(sha256);
      if (where !== undefined) omitidos.push({ cv_id: id, motivo: 'ya_postula', detalle: `${nombre}, etapa ${where}` });
      else {
        hechos.push(id);
        people.set(candidato_id, first.nombre);
        files.set(sha256, first.nombre);
      }
    }
    if (hechos.length === 0) return { hechos: done, omitidos, copias };
    const cupo = await repos.cuenta.reserve('cvs', hechos.length);
    const { pares, sin_leer } = await repos.copias.copy(
      cupo,
      proceso_id,
      hechos,
      a_proceso_id,
      first.clave,
      keyOf(clave),
    );
    await readLater(repos, sin_leer);
    const desde = Math.min(...pares.map(({ a }) => a)) - 1;
    await repos.trabajos.enqueue([
      {
        tipo: 'buscar_terminos',
        clave: `${a_proceso_id}:copia:${desde}`,
        carga: { proceso_id: a_proceso_id, desde },
      },
    ]);
    return { hechos: [...done, ...hechos], omitidos, copias: [...copias, ...pares.map(({ a }) => a)] };
  });
}
