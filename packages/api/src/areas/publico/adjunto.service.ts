import { reposFor } from '@recluta/db';
import { findAdjunto } from '@recluta/db/system';
import { DomainError, MIME, mintAlcance, type TipoAdjunto } from '@recluta/domain';
import type { Caller, PublicCaller } from '../../caller.ts';
import type { FileAnswer } from '../../operation.ts';

/** As for the original of a cv. */
const LIFE_MS = 60_000;
const PURPOSE = 'adjunto';
/** What a browser shows by itself; the rest is downloaded. */
const INLINE: readonly TipoAdjunto[] = ['pdf', 'png', 'jpg', 'webp'];

type OfAdjunto = { proceso_id: number; cv_id: number; adjunto_id: number };

/** An absolute address that opens an attached file for a minute, without cookies. Throws no_encontrado. */
export async function signAttached(
  { deps, request, alcance, read, write }: Caller,
  { proceso_id, cv_id, adjunto_id }: OfAdjunto,
): Promise<string> {
  const { tipo } = await read.adjuntos.get(adjunto_id);
  const expires = String(deps.now() + LIFE_MS);
  const disposition = INLINE.includes(tipo) ? 'i' : 'a';
  const signature = deps.signer.sign(PURPOSE, adjunto_id, alcance.cuenta_id, expires, disposition);
  await write((repos) =>
    repos.eventos.append([{ tipo: 'archivo_abierto', proceso_id, cv_id, datos: { adjunto: adjunto_id } }]),
  );
  return `${deps.filesOrigin ?? request.origin}/f/adjunto/${adjunto_id}?e=${expires}&d=${disposition}&s=${signature}`;
}

type Signed = { adjunto_id: number; e: string; d: string; s: string };

/** Throws direccion_alterada (403), direccion_vencida (403), no_encontrado (404) for one of a deleted cv. */
export async function openAttached({ deps }: PublicCaller, { adjunto_id, e, d, s }: Signed): Promise<FileAnswer> {
  const found = await findAdjunto(deps.db.read, adjunto_id);
  if (!found || !deps.signer.verify(s, PURPOSE, adjunto_id, found.cuenta_id, e, d))
    throw new DomainError('direccion_alterada');
  if (deps.now() >= Number(e)) throw new DomainError('direccion_vencida');
  const alcance = mintAlcance({ cuenta_id: found.cuenta_id, usuario_id: null, rol: 'publico' });
  const { clave, nombre, tipo } = await reposFor(deps.db.read, alcance).adjuntos.get(adjunto_id);
  const { stream, bytes } = await deps.storage.open(clave);
  const disposition = d === 'i' ? 'inline' : 'attachment';
  return { content: stream, bytes, mime: MIME[tipo], filename: nombre, disposition };
}
