import { walkXml } from '@recluta/domain/xml';
import { ReadFailure } from './failure.ts';
import { MAX_INFLATED, MAX_PART_BYTES } from './limits.ts';
import { byNumber, inflateEntry, type ZipEntry, zipEntries } from './zip.ts';

/** A part of a DOCX, and what the ids in it stand for: other parts, and addresses. */
export type Part = { xml: string; targetOf: (id: string) => string | null };

/** The parts of a DOCX, read as they are asked for, and no more of them than a document has. */
export class DocxPackage {
  readonly #bytes: Uint8Array;
  readonly #entries: ZipEntry[];
  #left = MAX_INFLATED;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#entries = zipEntries(bytes);
  }

  /** The parts that are called so, in the order of their numbers. Throws a `ReadFailure` for one that is damaged. */
  parts(pattern: RegExp): Part[] {
    return this.#entries
      .filter((entry) => pattern.test(entry.name))
      .sort(byNumber)
      .slice(0, 12)
      .map((entry) => this.#part(entry));
  }

  /** Those that stand beside the body: without one that is damaged it says what it says. */
  partsBeside(pattern: RegExp): Part[] {
    return unlessDamaged(() => this.parts(pattern)) ?? [];
  }

  /** What a part holds that another one calls, from where all parts of the text lie; null where it is not to be had. */
  bytesOf(target: string): Uint8Array | null {
    const name = target.startsWith('/') ? target.slice(1) : `word/${target}`;
    const entry = this.#entries.find((one) => one.name === name);
    return entry === undefined ? null : unlessDamaged(() => this.#inflate(entry));
  }

  #part(entry: ZipEntry): Part {
    let targets: Map<string, string> | null = null;
    const targetOf = (id: string) => {
      targets ??= this.#targets(entry.name);
      return targets.get(id) ?? null;
    };
    return { xml: decode(this.#inflate(entry)), targetOf };
  }

  #targets(name: string): Map<string, string> {
    const targets = new Map<string, string>();
    const relations = this.bytesOf(`/${name.replace(/[^/]+$/, '_rels/$&.rels')}`);
    walkXml(relations === null ? '' : decode(relations), {
      open(_, attribute) {
        targets.set(attribute('Id') ?? '', attribute('Target') ?? '');
      },
      close() {},
      text() {},
    });
    return targets;
  }

  #inflate(entry: ZipEntry): Uint8Array {
    const part = inflateEntry(this.#bytes, entry, Math.min(this.#left, MAX_PART_BYTES));
    this.#left -= part.length;
    return part;
  }
}

function unlessDamaged<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof ReadFailure && error.motivo === 'danado') return null;
    throw error;
  }
}

const utf8 = new TextDecoder();

function decode(part: Uint8Array): string {
  const [a, b] = part;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(part);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(part);
  return utf8.decode(part);
}
