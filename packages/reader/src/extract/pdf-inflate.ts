import { inflateSync } from 'node:zlib';

/** What one stream of a PDF may inflate to at once; beyond it pdf.js inflates by its own, piece by piece, as it reads. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * The part of `DecompressionStream` that pdf.js uses, done at once. The one of Node hands every stream of every font
 * to a thread and its result through four queues, which costs more than the inflating itself.
 */
class InflateAtOnce {
  #bytes: Uint8Array | null = null;
  readonly #format: string;

  constructor(format: string) {
    this.#format = format;
  }

  readonly writable = {
    getWriter: () => ({
      write: async (bytes: Uint8Array) => {
        this.#bytes = bytes;
      },
      close: async () => undefined,
    }),
  };

  readonly readable = {
    getReader: () => ({
      read: async () => {
        const bytes = this.#bytes;
        this.#bytes = null;
        return bytes === null ? { done: true } : { done: false, value: this.#inflate(bytes) };
      },
    }),
  };

  #inflate(bytes: Uint8Array): Uint8Array {
    if (this.#format !== 'deflate') throw new TypeError(this.#format);
    const { buffer, byteOffset, length } = inflateSync(bytes, { maxOutputLength: MAX_BYTES });
    // Not a Buffer, whose slices are no copies.
    return new Uint8Array(buffer, byteOffset, length);
  }
}

/** From here on this process inflates at once. */
export function inflateAtOnce(): void {
  Object.assign(globalThis, { DecompressionStream: InflateAtOnce });
}
