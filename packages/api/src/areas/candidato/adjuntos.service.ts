import { type Codigo, DomainError, ERRORES, TIPOS_ADJUNTO } from '@recluta/domain';
import type { ArchivoEnviado, EnvioAdjuntos } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';
import type { UploadRequest } from '../../operation.ts';
import { type OfCv, personIn } from '../cvs/ofCv.ts';
import { answer } from '../publico/envio.service.ts';
import { discardAll, receive, removeAll } from '../publico/intake.ts';

/**
 * Attaches further files to a cv: file first, row second, then the answer, with the outcome of every file sent. The same
 * bytes under the same name are attached once, so that a submission can be repeated. Throws no_encontrado,
 * adjuntos_demasiados, and the first reason when every file was refused.
 */
export async function attachFiles(
  { deps, write }: Caller,
  { proceso_id, cv_id }: OfCv,
  request: UploadRequest,
): Promise<EnvioAdjuntos> {
  const { storage } = deps;
  const intake = await receive(deps, request, TIPOS_ADJUNTO);
  const { files } = intake;
  const staged = files.flatMap((file) => (file.staged ? [file] : []));
  const placed = await storage.commit(staged.map((file) => file.staged));
  const keys = new Map(staged.map((file, i) => [file, placed[i]]));
  const kept: string[] = placed.flatMap((place) => (place.ok ? [place.key] : []));
  const drop = (used: ReadonlySet<string>) =>
    removeAll(
      storage,
      kept.filter((key) => !used.has(key)),
    );
  try {
    const { archivos, codigos, used, adjuntos } = await write(async (repos) => {
      await personIn(repos, { proceso_id, cv_id });
      const there = new Set((await repos.adjuntos.list(cv_id)).map(({ nombre, sha256 }) => `${nombre}\n${sha256}`));
      const codes: (Codigo | null)[] = [];
      const nuevos: Parameters<typeof repos.adjuntos.add>[2][number][] = [];
      const outcomes = files.map((file): ArchivoEnviado => {
        const { nombre, sha256 } = file;
        const place = file.staged ? keys.get(file) : undefined;
        const codigo = file.staged ? (place?.ok ? null : 'archivo_guardado') : file.rechazo;
        const motivo = file.staged ? ERRORES.archivo_guardado.texto : file.motivo;
        codes.push(codigo);
        if (codigo !== null) return { nombre, estado: 'rechazado', motivo, cv_id: null };
        const name = `${nombre}\n${sha256}`;
        if (there.has(name)) return { nombre, estado: 'duplicado', motivo: 'Ya estaba adjunto.', cv_id };
        there.add(name);
        if (file.staged && place?.ok)
          nuevos.push({
            clave: place.key,
            nombre,
            tipo: file.tipo,
            bytes: file.staged.bytes,
            sha256,
            antivirus: file.antivirus,
          });
        return { nombre, estado: 'registrado', motivo: null, cv_id };
      });
      await repos.adjuntos.add(proceso_id, cv_id, nuevos);
      return {
        archivos: outcomes,
        codigos: codes,
        used: new Set(nuevos.map(({ clave }) => clave)),
        adjuntos: await repos.adjuntos.ofPerson(cv_id),
      };
    });
    await drop(used);
    answer({ registros: [], archivos, codigos }, intake);
    return { adjuntos, archivos };
  } catch (error) {
    if (!(error instanceof DomainError) || !error.datos.archivos) {
      await discardAll(storage, files);
      await drop(new Set());
    }
    throw error;
  }
}

/** Row first, file second. Throws no_encontrado, adjunto_del_cv (409). */
export async function removeAttached(
  { deps: { storage }, write }: Caller,
  { adjunto_id }: OfCv & { adjunto_id: number },
): Promise<void> {
  const clave = await write((repos) => repos.adjuntos.remove(adjunto_id));
  await removeAll(storage, [clave]);
}
