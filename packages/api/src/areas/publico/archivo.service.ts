import { type Repos, reposFor } from '@recluta/db';
import { findAdjunto, findCv } from '@recluta/db/system';
import {
  cierreDe,
  DomainError,
  type EstadoAntivirus,
  MIME,
  publicIn,
  savedName,
  type TipoAdjunto,
} from '@recluta/domain';
import type { Caller, PublicCaller } from '../../caller.ts';
import type { FileAnswer } from '../../operation.ts';

/** To begin the download: the tab opens at once (quality, "Signed addresses"). */
const LIFE_MS = 60_000;
/** What a browser shows by itself; the rest is downloaded. */
const INLINE: readonly TipoAdjunto[] = ['pdf', 'png', 'jpg', 'webp'];
/** The original of a cv, or a further file of one: each signed for its own purpose. */
const PATHS = { archivo: '/f', adjunto: '/f/adjunto' };

type Purpose = keyof typeof PATHS;
/** When it ends, how the file is shown, and the signature over both. */
type Signed = { e: string; d: string; s: string };

/** Absolute; opens a file for a minute, without cookies. */
function addressOf({ deps, request, alcance }: Caller, purpose: Purpose, id: number, tipo: TipoAdjunto): string {
  const expires = String(deps.now() + LIFE_MS);
  const disposition = INLINE.includes(tipo) ? 'i' : 'a';
  const signature = deps.signer.sign(purpose, id, alcance.cuenta_id, expires, disposition);
  return `${deps.filesOrigin ?? request.origin}${PATHS[purpose]}/${id}?e=${expires}&d=${disposition}&s=${signature}`;
}

/**
 * Inside the cuenta of what an address names (null: nothing). Throws direccion_alterada (403), direccion_vencida (403).
 */
function enter(
  { deps, request }: PublicCaller,
  purpose: Purpose,
  found: { id: number; cuenta_id: number } | null,
  { e, d, s }: Signed,
): Repos {
  if (!found || !deps.signer.verify(s, purpose, found.id, found.cuenta_id, e, d))
    throw new DomainError('direccion_alterada');
  // Signed by ourselves, yet further ahead than any address is: the clock was set back since.
  const left = Number(e) - deps.now();
  const inTime = left > 0 || (request.parte && deps.downloads.goesOn(s, request.address));
  if (!inTime || left > LIFE_MS) throw new DomainError('direccion_vencida');
  return reposFor(deps.db.read, publicIn(found.cuenta_id));
}

/** Throws archivo_bloqueado, archivo_en_revision (409). */
function checkClean({ deps }: Pick<Caller, 'deps'>, { antivirus }: { antivirus: EstadoAntivirus }): void {
  const cierre = cierreDe(antivirus, deps.antivirus !== null);
  if (cierre) throw new DomainError(cierre);
}

type Stored = { clave: string; nombre: string; tipo: TipoAdjunto; sha256: string; antivirus: EstadoAntivirus };

async function open(nobody: PublicCaller, file: Stored, { d, s }: Signed): Promise<FileAnswer> {
  checkClean(nobody, file);
  const { deps, request } = nobody;
  const { clave, nombre, tipo, sha256 } = file;
  return {
    content(part) {
      deps.downloads.begin(s, request.address);
      return deps.storage.open(clave, part ?? undefined);
    },
    bytes: await deps.storage.size(clave),
    etag: `"${sha256}"`,
    mime: MIME[tipo],
    filename: savedName(nombre, tipo),
    disposition: d === 'i' ? 'inline' : 'attachment',
  };
}

/** An address of the original of a cv. Throws no_encontrado, archivo_bloqueado, archivo_en_revision (409). */
export async function signFile(caller: Caller, cv_id: number): Promise<string> {
  const file = await caller.read.cvs.archivo(cv_id);
  checkClean(caller, file);
  const { tipo, proceso_id } = file;
  await caller.write((repos) => repos.eventos.append([{ tipo: 'archivo_abierto', proceso_id, cv_id }]));
  return addressOf(caller, 'archivo', cv_id, tipo);
}

/** An address of an attached file. Throws no_encontrado, archivo_bloqueado, archivo_en_revision (409). */
export async function signAttached(
  caller: Caller,
  { proceso_id, cv_id, adjunto_id }: { proceso_id: number; cv_id: number; adjunto_id: number },
): Promise<string> {
  const file = await caller.read.adjuntos.get(adjunto_id);
  checkClean(caller, file);
  await caller.write((repos) =>
    repos.eventos.append([{ tipo: 'archivo_abierto', proceso_id, cv_id, datos: { adjunto: adjunto_id } }]),
  );
  return addressOf(caller, 'adjunto', adjunto_id, file.tipo);
}

/** Throws direccion_alterada (403), direccion_vencida (403), no_encontrado (404) for a deleted cv, archivo_bloqueado, archivo_en_revision (409). */
export async function openSigned(
  nobody: PublicCaller,
  { cv_id, ...signed }: Signed & { cv_id: number },
): Promise<FileAnswer> {
  const { cvs } = enter(nobody, 'archivo', await findCv(nobody.deps.db.read, cv_id), signed);
  return open(nobody, await cvs.archivo(cv_id), signed);
}

/** Throws direccion_alterada (403), direccion_vencida (403), no_encontrado (404) for one of a deleted cv, archivo_bloqueado, archivo_en_revision (409). */
export async function openAttached(
  nobody: PublicCaller,
  { adjunto_id, ...signed }: Signed & { adjunto_id: number },
): Promise<FileAnswer> {
  const { adjuntos } = enter(nobody, 'adjunto', await findAdjunto(nobody.deps.db.read, adjunto_id), signed);
  return open(nobody, await adjuntos.get(adjunto_id), signed);
}
