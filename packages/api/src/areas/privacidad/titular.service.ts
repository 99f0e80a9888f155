import type { Repos } from '@recluta/db';
import { DomainError, dayInChile, savedName } from '@recluta/domain';
import type { Bloqueado, CvCoincidente } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';
import type { FileAnswer } from '../../operation.ts';
import { readLater } from '../deshacer/deshacer.service.ts';
import { eraseThose } from '../papelera/papelera.service.ts';
import { type ZipEntry, zipStream } from './zip.ts';

/** The cvs that may be of the same person as one: by RUT, e-mail or phone, itself among them. */
export async function samePerson(
  { read }: Caller,
  { cv_id }: { cv_id: number },
): Promise<{ coincidencias: CvCoincidente[] }> {
  const coincidencias = await read.titulares.matching(await read.titulares.dataOf(cv_id), cv_id);
  return { coincidencias };
}

/**
 * Erases cvs for ever, wherever they are, with what their person wrote when they asked: the ledger says so first, then
 * rows and files go, then the log beside the database. Should the program end before the rows went, they are as they
 * were, and it is to be asked again. Throws cambiado (409).
 */
export async function eraseTitular(
  { deps, alcance, read, write }: Caller,
  { cv_ids: chosen, solicitud_id }: { cv_ids: number[]; solicitud_id?: number | null | undefined },
): Promise<{ borrados: number }> {
  const cv_ids = await read.titulares.families(chosen);
  const first = async (repos: Repos, ids: readonly number[]) => {
    // Merged into them since: its rows would be of nobody.
    if ((await repos.titulares.families(ids)).some((id) => !cv_ids.includes(id))) throw new DomainError('cambiado');
    await repos.anonimizar.forgetRequests(ids, solicitud_id);
    await repos.anonimizar.forgetSending(ids);
    await repos.titulares.doom(ids);
  };
  const gone = await eraseThose(deps, alcance, await read.titulares.files(cv_ids), { titular: true, first });
  await write((repos) =>
    repos.eventos.append([
      { tipo: 'titular_borrado', datos: { cvs: gone.length, ...(solicitud_id && { solicitud_id }) } },
    ]),
  );
  deps.db.checkpoint();
  return { borrados: gone.length };
}

/** All that is known of a person, as JSON, with the files they sent: one zip, made while it is sent. */
export async function exportTitular(
  { deps, read, write }: Caller,
  { cv_ids }: { cv_ids: number[] },
): Promise<FileAnswer> {
  const known = await read.expediente.of(await read.titulares.families(cv_ids));
  await write((repos) =>
    repos.eventos.append([
      { tipo: 'titular_exportado', datos: { cvs: known.cvs.length } },
      ...known.cvs.map(({ id, proceso_id }) => ({ tipo: 'cv_exportado' as const, proceso_id, cv_id: id })),
    ]),
  );
  async function* entries(): AsyncGenerator<ZipEntry> {
    const { archivos, ...rest } = known;
    const files = archivos.map(({ clave: _, ...archivo }) => archivo);
    yield { name: 'datos.json', content: JSON.stringify({ ...rest, archivos: files }, null, 2) };
    for (const { id, clave, nombre, tipo, bytes, antivirus } of archivos) {
      // What the antivirus found bad opens nowhere; the data say which one it is.
      if (bytes === 0 || antivirus === 'infectado') continue;
      yield {
        name: `archivos/${id}-${savedName(nombre, tipo).replace(/[^\p{L}\p{N}._ -]/gu, '_')}`,
        content: await deps.storage.open(clave),
      };
    }
  }
  return {
    content: () => zipStream(entries()),
    bytes: null,
    etag: null,
    mime: 'application/zip',
    filename: `datos-personales-${dayInChile(deps.now())}.zip`,
    disposition: 'attachment',
  };
}

/**
 * What people asked is being decided: nobody reads, moves, exports or writes to them meanwhile. Who was merged is read in
 * what they were merged into. Answers the cvs that were not blocked before, too: those to be unblocked to take it back.
 */
export const blockTitular = (
  { write }: Caller,
  { cv_ids }: { cv_ids: number[] },
): Promise<{ bloqueados: Bloqueado[]; cv_ids: number[] }> =>
  write(async (repos) => {
    const survivors = await Promise.all(cv_ids.map((id) => repos.fusiones.survivor(id)));
    const blocked = await repos.bloqueos.block([...new Set([...cv_ids, ...survivors])]);
    return { bloqueados: await repos.bloqueos.list(), cv_ids: blocked };
  });

/** Back to where each was, as the plan allows. Throws limite_cvs (409). */
export const unblockTitular = (
  { write }: Caller,
  { cv_ids }: { cv_ids: number[] },
): Promise<{ bloqueados: Bloqueado[] }> =>
  write(async (repos) => {
    const cupo = await repos.cuenta.reserve('cvs', await repos.bloqueos.listed(cv_ids));
    const { sin_leer } = await repos.bloqueos.unblock(cupo, cv_ids);
    await readLater(repos, sin_leer);
    return { bloqueados: await repos.bloqueos.list() };
  });
