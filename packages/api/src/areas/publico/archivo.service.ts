import { reposFor } from '@recluta/db';
import { findCv } from '@recluta/db/system';
import { DomainError, MIME, mintAlcance } from '@recluta/domain';
import type { Caller, PublicCaller } from '../../caller.ts';
import type { FileAnswer } from '../../operation.ts';

/** To begin the download: the tab opens at once (quality, "Signed addresses"). */
const LIFE_MS = 60_000;
const PURPOSE = 'archivo';

type Disposition = 'inline' | 'attachment';

/**
 * An absolute address that opens the original of a cv for a minute, without cookies. A PDF is shown inline, DOC and
 * DOCX are downloaded. Throws no_encontrado.
 */
export async function signFile(caller: Caller, cv_id: number): Promise<string> {
  const { deps, request, alcance } = caller;
  const { tipo, proceso_id } = await caller.read.cvs.archivo(cv_id);
  const expires = String(deps.now() + LIFE_MS);
  const disposition = tipo === 'pdf' ? 'i' : 'a';
  const signature = deps.signer.sign(PURPOSE, cv_id, alcance.cuenta_id, expires, disposition);
  await caller.write((repos) => repos.eventos.append([{ tipo: 'archivo_abierto', proceso_id, cv_id }]));
  return `${deps.filesOrigin ?? request.origin}/f/${cv_id}?e=${expires}&d=${disposition}&s=${signature}`;
}

type Signed = { cv_id: number; e: string; d: string; s: string };

/** Throws direccion_alterada (403), direccion_vencida (403), no_encontrado (404) for a deleted cv. */
export async function openSigned({ deps }: PublicCaller, { cv_id, e, d, s }: Signed): Promise<FileAnswer> {
  const found = await findCv(deps.db.read, cv_id);
  if (!found || !deps.signer.verify(s, PURPOSE, cv_id, found.cuenta_id, e, d))
    throw new DomainError('direccion_alterada');
  // Signed by ourselves, yet further ahead than any address is: the clock was set back since.
  const left = Number(e) - deps.now();
  if (left <= 0 || left > LIFE_MS) throw new DomainError('direccion_vencida');
  const { cvs } = reposFor(deps.db.read, mintAlcance({ cuenta_id: found.cuenta_id, usuario_id: null, rol: 'publico' }));
  const archivo = await cvs.archivo(cv_id);
  const { stream, bytes } = await deps.storage.open(archivo.clave);
  const disposition: Disposition = d === 'i' ? 'inline' : 'attachment';
  return { content: stream, bytes, mime: MIME[archivo.tipo], filename: archivo.nombre, disposition };
}
