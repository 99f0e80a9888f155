const TABLE_DEFINITION = 0xd608;
/** Bytes behind a property by the kind that its number tells; those of kind 6 say it themselves. */
const OPERANDS = [1, 1, 2, 4, 2, 2, 0, 3];

/** Goes down a list of properties, the bytes [from, to) of a stream of an old Word file. */
export class Properties {
  /** The number of the one that is read. */
  property = 0;
  readonly #stream: DataView;
  readonly #to: number;
  /** Where its value begins and ends. */
  #at = 0;
  #end: number;

  constructor(stream: DataView, from: number, to: number) {
    this.#stream = stream;
    this.#end = from;
    this.#to = Math.min(to, stream.byteLength);
  }

  /** Goes on to the next one; false behind the last, and where one is cut off. */
  next(): boolean {
    if (this.#end + 2 >= this.#to) return false;
    this.property = this.#stream.getUint16(this.#end, true);
    this.#at = this.#end + 2;
    this.#end = this.#at + this.#length();
    return this.#end <= this.#to;
  }

  get u8(): number {
    return this.#stream.getUint8(this.#at);
  }

  get u16(): number {
    return this.#stream.getUint16(this.#at, true);
  }

  get u32(): number {
    return this.#stream.getUint32(this.#at, true);
  }

  #length(): number {
    if (this.property === TABLE_DEFINITION && this.#at + 2 <= this.#to) return this.u16 + 1;
    const kind = this.property >> 13;
    return kind === 6 ? this.u8 + 1 : (OPERANDS[kind] ?? 1);
  }
}
