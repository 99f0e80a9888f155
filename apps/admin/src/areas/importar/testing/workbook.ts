/** Small real workbooks, part by part, for tests: stored or deflated by the platform itself. */

export type Parts = Record<string, string>;
type Options = { encrypted?: boolean };

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const little = (size: 2 | 4, value: number) =>
  Array.from({ length: size }, (_, i) => Math.floor(value / 256 ** i) % 256);

/** A zip of these parts. Its checksums are 0, which who only reads its directory does not mind. */
export async function zipOf(parts: Parts, { encrypted = false }: Options = {}): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const plain = new TextEncoder().encode(text);
    const packed = await deflated(plain);
    const named = new TextEncoder().encode(name);
    const facts = [
      ...little(2, 20),
      ...little(2, encrypted ? 1 : 0),
      ...little(2, 8),
      ...little(4, 0),
      ...little(4, 0),
      ...little(4, packed.length),
      ...little(4, plain.length),
      ...little(2, named.length),
      ...little(2, 0),
    ];
    const local = Uint8Array.from([0x50, 0x4b, 3, 4, ...facts, ...named]);
    directory.push(
      Uint8Array.from([
        0x50,
        0x4b,
        1,
        2,
        ...little(2, 20),
        ...facts,
        ...new Array(10).fill(0),
        ...little(4, offset),
        ...named,
      ]),
    );
    chunks.push(local, packed);
    offset += local.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = little(2, directory.length);
  const end = Uint8Array.from([
    0x50,
    0x4b,
    5,
    6,
    0,
    0,
    0,
    0,
    ...count,
    ...count,
    ...little(4, size),
    ...little(4, offset),
    0,
    0,
  ]);
  const whole = [...chunks, ...directory, end];
  const bytes = new Uint8Array(whole.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of whole) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A cell as it is written in a sheet: a text, a number, or its XML. */
export type Cell = string | number | { xml: string } | null;

const cellXml = (cell: Cell, reference: string): string => {
  if (cell === null) return '';
  if (typeof cell === 'object') return cell.xml.replace('<c', `<c r="${reference}"`);
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  return `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
};

const sheetXml = (rows: readonly (readonly Cell[])[], after = '') => {
  const body = rows.map((cells, i) => {
    const inside = cells.map((cell, j) => cellXml(cell, `${String.fromCharCode(65 + j)}${i + 1}`)).join('');
    return `<row r="${i + 1}">${inside}</row>`;
  });
  return `<?xml version="1.0"?><worksheet><sheetData>${body.join('')}</sheetData>${after}</worksheet>`;
};

type Sheet = { name: string; rows: readonly (readonly Cell[])[]; after?: string; hidden?: boolean };

/** The parts of a workbook; style 1 is a day, style 2 a day by a format of its own. */
export function workbook(sheets: readonly Sheet[], more: Parts = {}): Parts {
  const list = sheets.map(
    ({ name, hidden }, i) =>
      `<sheet name="${escaped(name)}" sheetId="${i + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${i + 1}"/>`,
  );
  const relations = sheets.map((_, i) => `<Relationship Id="rId${i + 1}" Target="worksheets/sheet${i + 1}.xml"/>`);
  return {
    'xl/workbook.xml': `<workbook><workbookPr/><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-340A]dd\\-mmm\\-yyyy"/><numFmt numFmtId="165" formatCode="0 &quot;días&quot;"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml': '<sst><si><r><t>Co</t></r><r><t>branza</t></r><rPh><t>ruido</t></rPh></si></sst>',
    ...Object.fromEntries(
      sheets.map(({ rows, after }, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheetXml(rows, after)]),
    ),
    ...more,
  };
}
