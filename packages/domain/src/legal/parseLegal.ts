export type Inline = { text: string; href?: string; strong?: boolean };
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; items: Inline[][] };

export type LegalText = {
  titulo: string;
  version: string /** `YYYY-MM-DD` */;
  fecha: string /** As it was written, without its head. */;
  cuerpo: string;
  blocks: Block[];
};

const FRONT = /^---\n([\s\S]*?)\n---\n/;
const INLINE = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

/** The parts of a line: plain, strong or a link. */
export function inlineOf(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, label, href, strong] = match;
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    if (label !== undefined && href !== undefined) parts.push({ text: label, href });
    else if (strong !== undefined) parts.push({ text: strong, strong: true });
    at = match.index + whole.length;
  }
  return at < text.length ? [...parts, { text: text.slice(at) }] : parts;
}

function blockOf(chunk: string): Block {
  const lines = chunk.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  if (first.startsWith('## ')) return { kind: 'heading', text: first.slice(3) };
  if (!first.startsWith('- ')) return { kind: 'paragraph', content: inlineOf(lines.join(' ')) };
  const items: string[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line.slice(2));
    else items.push(`${items.pop() ?? ''} ${line}`);
  }
  return { kind: 'list', items: items.map(inlineOf) };
}

/** The headings, paragraphs and lists of a text without its head. */
export const blocksOf = (body: string): Block[] =>
  body
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map(blockOf);

/**
 * A legal text as a lawyer edits it (CL-15): titulo, version and fecha between `---`, then `## ` headings, paragraphs
 * and `- ` lists, with `[links](/where)` and `**strong**`. Throws when the version or its date is missing.
 */
export function parseLegal(source: string): LegalText {
  const text = source.replace(/\r\n/g, '\n');
  const front = FRONT.exec(text);
  const field = (name: string): string => {
    const value = new RegExp(`^${name}: *(.+)$`, 'm').exec(front?.[1] ?? '')?.[1]?.trim();
    if (!value) throw new Error(`The legal text has no ${name}`);
    return value;
  };
  const body = front ? text.slice(front[0].length) : text;
  return {
    titulo: field('titulo'),
    version: field('version'),
    fecha: field('fecha'),
    cuerpo: body.trim(),
    blocks: blocksOf(body),
  };
}
