import {
  type Codigo,
  DomainError,
  disguiseMessage,
  ERRORES,
  type EstadoAntivirus,
  MAX_FILE_BYTES,
  MAX_FILES,
  pictureKind,
  shortened,
  type TipoAdjunto,
  type TipoArchivo,
  unturned,
} from '@recluta/domain';
import { disguiseOf } from '@recluta/reader/disguise';
import { sniff } from '@recluta/reader/kind';
import { type Staged, type StagedFile, type Storage, StorageError } from '@recluta/storage';
import type { Antivirus } from '../../antivirus.ts';
import type { UploadPart, UploadRequest } from '../../operation.ts';

type FilePart = Extract<UploadPart, { kind: 'file' }>;

/** A file of a submission as it came in: whole and of a kind we take, or refused with its reason. */
export type Received<T extends TipoAdjunto = TipoArchivo> =
  | { nombre: string; sha256: string; staged: StagedFile; tipo: T; antivirus: EstadoAntivirus }
  | { nombre: string; sha256: string; staged: null; rechazo: Codigo; motivo: string };

export type Intake<T extends TipoAdjunto = TipoArchivo> = {
  fields: Record<string, string>;
  files: Received<T>[];
  /** The body was broken, or the client went away: what was whole before is in `files`. */
  broken: boolean;
};

/** A hash that no file has, for those whose bytes were not kept: their outcome is found by name. */
const NO_HASH = '';
const MAX_NAME = 255;

/** The last part of the path, in characters that are seen; a nameless file is told so. */
function cleanName(filename: string): string {
  // A browser sends the quotation mark of a name so (HTML, multipart/form-data).
  const last = unturned(filename.split(/[\\/]/).at(-1) ?? '')
    .replaceAll('%22', '"')
    // A Mac spells an accent as a sign of its own: what looks the same is the same.
    .normalize('NFC');
  // By whole characters: half of one is another name once it was stored, and the same file sent again would be new.
  return shortened(last.replace(/\p{Cc}/gu, '').trim(), MAX_NAME) || 'sin nombre';
}

/** What tells the kind of a file: its first bytes, or all where the parts of a DOCX and the streams of a DOC are told at the end. */
async function tellingBytes(storage: Storage, staged: StagedFile): Promise<Uint8Array> {
  const { head, bytes } = staged;
  const late = bytes > head.length && (head[0] === 0x50 || head[0] === 0xd0);
  return late ? storage.readStaged(staged, 0, bytes) : head;
}

async function drain(content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of content);
}

const refuse = (filename: string, rechazo: Codigo, sha256 = NO_HASH) => ({
  nombre: cleanName(filename),
  sha256,
  staged: null,
  rechazo,
  motivo: ERRORES[rechazo].texto as string,
});

/** Of a kind that is not taken: with what it is, where its name says otherwise. */
function refuseKind(filename: string, kinds: readonly TipoAdjunto[], sha256: string, telling: Uint8Array) {
  const rechazo = REFUSED.find(([kind]) => kinds.includes(kind))?.[1] ?? 'archivo_tipo_publico';
  const refused = refuse(filename, rechazo, sha256);
  const detail = disguiseMessage(refused.nombre, disguiseOf(telling), pictureKind(telling));
  return { ...refused, motivo: [refused.motivo, detail].filter(Boolean).join(' ') };
}

/** What is said of a kind that is not taken, by the widest kind that is. */
const REFUSED: readonly [TipoAdjunto, Codigo][] = [
  ['png', 'archivo_tipo_adjunto'],
  ['doc', 'archivo_tipo'],
];

const CHUNK_BYTES = 256 * 1024;

/** A staged file from its start to its end, for the antivirus. */
async function* contentOf(storage: Storage, staged: StagedFile): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < staged.bytes; at += CHUNK_BYTES) yield storage.readStaged(staged, at, CHUNK_BYTES);
}

/** What an upload needs to take files in. */
type Door = { storage: Storage; antivirus: Antivirus | null };

async function receiveFile<T extends TipoAdjunto>(
  { storage, antivirus }: Door,
  { filename, content }: FilePart,
  accepted: readonly T[],
): Promise<Received<T>> {
  const kinds: readonly TipoAdjunto[] = accepted;
  let staged: Staged;
  try {
    staged = await storage.stage(content, { maxBytes: MAX_FILE_BYTES });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    // No room, or a disk that fails: this file is told so, and the next may fit.
    await drain(content);
    return refuse(filename, 'archivo_guardado');
  }
  if (staged.excess) return refuse(filename, 'archivo_grande');
  const telling = await tellingBytes(storage, staged);
  const tipo = pictureKind(telling) ?? sniff(telling);
  const taken = accepted.find((each) => each === tipo);
  const verdict = (taken && (await antivirus?.scan(contentOf(storage, staged)))) ?? 'sin_revisar';
  if (taken && verdict !== 'infectado')
    return { nombre: cleanName(filename), sha256: staged.sha256, staged, tipo: taken, antivirus: verdict };
  await storage.discard(staged);
  if (staged.bytes === 0) return refuse(filename, 'archivo_vacio', staged.sha256);
  if (taken) return refuse(filename, 'archivo_infectado', staged.sha256);
  return refuseKind(filename, kinds, staged.sha256, telling);
}

/**
 * Reads a submission to its end, staging every file; a broken body is no error here. `onField` may throw to refuse it
 * all (an unknown proceso), and so may a disk below its reserve (sin_espacio), or gone: the rest is read and dropped, so that the
 * sender hears the reason, and nothing stays.
 */
export async function receive<T extends TipoAdjunto>(
  door: Door,
  { parts }: UploadRequest,
  accepted: readonly T[],
  onField: (name: string, value: string) => Promise<void> = async () => {},
): Promise<Intake<T>> {
  const { storage } = door;
  const intake: Intake<T> = { fields: {}, files: [], broken: false };
  let refusal: unknown = await storage.hasRoom().then(
    (room) => (room ? null : new DomainError('sin_espacio')),
    (error: unknown) => error,
  );
  const take = async (part: UploadPart): Promise<void> => {
    if (part.kind === 'field') {
      intake.fields[part.name] = part.value;
      await onField(part.name, part.value);
    } else if (intake.files.length < MAX_FILES) intake.files.push(await receiveFile(door, part, accepted));
    else {
      await drain(part.content);
      intake.files.push(refuse(part.filename, 'archivo_sobrante'));
    }
  };
  try {
    for await (const part of parts) {
      if (refusal === null)
        await take(part).catch((error: unknown) => {
          if (error instanceof BrokenBodyError) throw error;
          refusal = error;
        });
      else if (part.kind === 'file') await drain(part.content);
    }
  } catch (error) {
    if (error instanceof BrokenBodyError) intake.broken = true;
    else refusal ??= error;
  }
  if (refusal !== null) {
    await discardAll(storage, intake.files);
    throw refusal;
  }
  return intake;
}

export async function discardAll(storage: Storage, files: readonly Received<TipoAdjunto>[]): Promise<void> {
  for (const { staged } of files) if (staged) await storage.discard(staged);
}

/**
 * Removes stored files that no row names. What cannot be removed now is a leftover for the sweeper: what was decided
 * about the others stands.
 */
export async function removeAll(storage: Storage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key).catch(() => undefined);
}

/** What the door throws when a multipart body breaks off or makes no sense. */
export class BrokenBodyError extends DomainError {
  constructor(options?: { cause?: unknown }) {
    super('cuerpo_invalido');
    this.name = 'BrokenBodyError';
    this.cause = options?.cause;
  }
}
