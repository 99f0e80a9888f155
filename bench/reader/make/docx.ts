import type { Cv } from './cv.ts';
import { randomOf } from './random.ts';
import { zipOf } from './zip.ts';

const esc = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const run = (text: string, size: number, bold: boolean): string =>
  `<w:r><w:rPr>${bold ? '<w:b/>' : ''}<w:sz w:val="${size * 2}"/></w:rPr><w:t xml:space="preserve">${esc(text)}</w:t></w:r>`;
const para = (text: string, size = 11, bold = false): string =>
  text
    .split('\n')
    .map(
      (line) =>
        `<w:p>${line
          .split('\t')
          .map((cell) => run(cell, size, bold))
          .join('<w:r><w:tab/></w:r>')}</w:p>`,
    )
    .join('');
const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((body) => `<w:tc><w:tcPr/>${body || '<w:p/>'}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;
const NS =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** The ways a Word CV is built: plain, data in the page header, a form in a table, two columns in a table. */
export const DOCX_LAYOUTS = ['word-simple', 'word-encabezado', 'word-formulario', 'word-columnas'] as const;
export type DocxLayout = (typeof DOCX_LAYOUTS)[number];

export function makeDocx(cv: Cv, layout: DocxLayout): Uint8Array {
  const name = [...cv.persona.nombres, ...cv.persona.apellidos].join(' ');
  const random = randomOf(cv.semilla + 11);
  const t = cv.titulos;
  const title = (text: string): string => para(text, 13, true);
  const body =
    title(t.perfil) +
    cv.perfil.map((line) => para(line)).join('') +
    title(t.experiencia) +
    cv.trabajos
      .map((one) => {
        const span = `${one.desde} - ${one.hasta}`;
        const head = random.pick([
          `${span}\t${one.empresa}\nCargo: ${one.cargo}`,
          `${one.cargo}\n${one.empresa}, ${span}`,
          `${one.empresa} (${span})\n${one.cargo}`,
        ]);
        return para(head, 11, random.chance(0.5)) + one.tareas.map((task) => para(`- ${task}`)).join('');
      })
      .join('') +
    title(t.educacion) +
    cv.estudios.map((line) => para(line)).join('');
  const tools = title(t.herramientas) + para(cv.herramientas);
  const skills = title(t.habilidades) + cv.habilidades.map((line) => para(line)).join('');
  const references = cv.referencias.length
    ? title(t.referencias) + cv.referencias.map((line) => para(line)).join('')
    : '';
  const data = [...cv.datos, ...cv.contacto];
  const build: Record<DocxLayout, [string, string]> = {
    'word-simple': [
      para(name.toUpperCase(), 14, true) + data.map((line) => para(line)).join('') + body + tools + skills + references,
      '',
    ],
    'word-encabezado': [
      title(t.personales) + cv.datos.map((line) => para(line)).join('') + body + tools + references,
      para(name, 16, true) + cv.contacto.map((line) => para(line, 9)).join(''),
    ],
    'word-formulario': [
      para('CURRICULUM VITAE', 16, true) +
        table(
          [
            ['Nombres', cv.persona.nombres.join(' ')],
            ['Apellidos', cv.persona.apellidos.join(' ')],
            ...data.map((line) => splitLabel(line)),
          ].map((row) => row.map((text) => para(text))),
        ) +
        body +
        tools +
        skills +
        references,
      '',
    ],
    'word-columnas': [
      table([
        [
          para(name, 20, true) + title(t.contacto) + data.map((line) => para(line, 9)).join('') + tools + skills,
          body + references,
        ],
      ]),
      '',
    ],
  };
  const [document, header] = build[layout];
  return pack(document, header);
}

function splitLabel(line: string): string[] {
  const at = line.indexOf(':');
  return at > 0 && at < 40 ? [line.slice(0, at), line.slice(at + 1).trim()] : ['', line];
}

function pack(document: string, header: string): Uint8Array {
  const section = header ? '<w:sectPr><w:headerReference w:type="default" r:id="rId1"/></w:sectPr>' : '<w:sectPr/>';
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/header1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${NS}><w:body>${document}${section}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${header ? '<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="header1.xml"/>' : ''}</Relationships>`,
  };
  if (header) files['word/header1.xml'] = `<?xml version="1.0" encoding="UTF-8"?><w:hdr ${NS}>${header}</w:hdr>`;
  return zipOf(files);
}
