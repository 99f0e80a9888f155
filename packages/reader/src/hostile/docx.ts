import { deflateRawSync } from 'node:zlib';
import type { HostileFile } from './files.ts';
import { documentXml, docxOf, type ZipPart, zipOf } from './zip-writer.ts';

const NAME = 'word/document.xml';
const MEGABYTE = 1_000_000;

/** A gigabyte of blanks between two paragraphs, deflated block by block so that making it needs no gigabyte. */
function bomb(declared: number): ZipPart {
  const block = deflateRawSync(Buffer.alloc(MEGABYTE, ' '), { level: 9, finishFlush: 2 });
  return { name: NAME, data: Buffer.concat([...Array(1000).fill(block), Buffer.from([3, 0])]), declared, raw: true };
}

const laughs = `<!DOCTYPE lol [<!ENTITY a "jajajajajaja">${'bcdefghij'
  .split('')
  .map((c, i) => `<!ENTITY ${c} "${`&${'abcdefghi'[i]};`.repeat(10)}">`)
  .join('')}]>`;
const external = (address: string) =>
  `<!DOCTYPE d [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY net SYSTEM "${address}"><!ENTITY % dtd SYSTEM "${address}">%dtd;]>`;

/** Lines on which careless patterns take minutes. */
export const LONG_LINES = {
  digits: '1'.repeat(MEGABYTE),
  dots: '.'.repeat(MEGABYTE),
  'a.a.a': 'a.'.repeat(MEGABYTE / 2),
  'x@b.b.b': `x@${'b.'.repeat(MEGABYTE / 2)}`,
  ats: 'x@'.repeat(MEGABYTE / 2),
  blanks: `RUT${' '.repeat(MEGABYTE)}:`,
  hyphens: '1-'.repeat(MEGABYTE / 2),
  phones: '+56 9 '.repeat(MEGABYTE / 6),
  capitals: 'Ana '.repeat(MEGABYTE / 4),
  sums: '$1.000.000 '.repeat(MEGABYTE / 11),
  letters: 'J U A N  '.repeat(MEGABYTE / 9),
};

export function hostileDocx(persona: readonly string[], port: number): HostileFile[] {
  const address = `http://127.0.0.1:${port}/pixel.png`;
  const deep = `<w:document><w:body>${'<w:tbl><w:tr><w:tc>'.repeat(50_000)}`;
  const relations = `<Relationships><Relationship Id="r1" Type="image" TargetMode="External" Target="${address}"/></Relationships>`;
  const picture = documentXml([...persona, '</w:t><w:drawing><a:blip r:link="r1"/></w:drawing><w:t>']);
  const many = Array.from({ length: 5000 }, (_, i) => ({ name: `word/p${i}.xml`, data: '' }));
  const long = Object.entries(LONG_LINES).map(
    ([name, line]): HostileFile => ({
      name: `long-${name}.docx`,
      bytes: docxOf(documentXml([...persona, line])),
      ends: ['leido', 'fallido'],
    }),
  );
  return [
    { name: 'bomb.docx', bytes: docxOf(bomb(1_000_000_000)), ends: ['fallido'] },
    { name: 'bomb-that-lies.docx', bytes: docxOf(bomb(900)), ends: ['fallido'] },
    { name: 'many-parts.docx', bytes: zipOf([{ name: NAME, data: documentXml(persona) }, ...many]), ends: ['fallido'] },
    { name: 'laughs.docx', bytes: docxOf(documentXml([...persona, '&j;'], laughs)), ends: ['leido'] },
    { name: 'xxe.docx', bytes: docxOf(documentXml([...persona, '&file;&net;'], external(address))), ends: ['leido'] },
    {
      name: 'external-image.docx',
      bytes: docxOf(picture, [{ name: 'word/_rels/document.xml.rels', data: relations }]),
      ends: ['leido'],
    },
    { name: 'deep.docx', bytes: docxOf(deep), ends: ['fallido'] },
    { name: 'no-tags-end.docx', bytes: docxOf(`<w:p a="${'<'.repeat(MEGABYTE)}`), ends: ['fallido'] },
    { name: 'empty-body.docx', bytes: docxOf(documentXml([])), ends: ['fallido'] },
    ...long,
  ];
}
