/** Files by their first bytes only: what decides their kind. Whether they can be read is another matter. */
export const pdf = (text: string): Buffer => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`);

/** The start of an old Word file. */
export const doc = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(504), Buffer.from(text)]);

export const text = (content: string): Buffer => Buffer.from(content);

/** A PDF of exactly so many bytes. */
export function pdfOf(bytes: number): Buffer {
  const content = Buffer.alloc(bytes, 0x20);
  content.write('%PDF-1.4\n');
  return content;
}
