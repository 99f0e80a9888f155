import { describe, expect, it } from 'vitest';
import { extractFields } from '../fields/extract-fields.ts';
import { documentXml, docxOf, type ZipPart } from '../hostile/zip-writer.ts';
import { readings } from '../text/readings.ts';
import { extractDocx } from './docx.ts';

const p = (text: string, properties = '') => `<w:p><w:r>${properties}<w:t>${text}</w:t></w:r></w:p>`;
const document = (body: string) => `<w:document><w:body>${body}</w:body></w:document>`;
const linesOf = (body: string, more: ZipPart[] = []) =>
  readings(extractDocx(docxOf(document(body), more)))[0]?.texto.split('\n');
const cell = (...paragraphs: string[]) => `<w:tc>${paragraphs.map((t) => p(t)).join('')}</w:tc>`;
const row = (...cells: string[]) => `<w:tbl><w:tr>${cells.join('')}</w:tr></w:tbl>`;

describe('a DOCX is read as people see it', () => {
  it('reads page headers first and footers last, once each', () => {
    const header = { name: 'word/header1.xml', data: `<w:hdr>${p('Rosa Huenchumil')}</w:hdr>` };
    const again = { name: 'word/header2.xml', data: `<w:hdr>${p('Rosa Huenchumil')}</w:hdr>` };
    const footer = { name: 'word/footer1.xml', data: `<w:ftr>${p('Página 1')}</w:ftr>` };
    expect(linesOf(p('Experiencia'), [footer, header, again])).toEqual(['Rosa Huenchumil', 'Experiencia', 'Página 1']);
  });

  it('reads a text box once, not again in its fallback for old Words', () => {
    const box = `<w:txbxContent>${p('Contacto')}</w:txbxContent>`;
    const both = `<mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`;
    expect(linesOf(`<w:p><w:r>${both}<w:t>Perfil</w:t></w:r></w:p>`)).toEqual(['Perfil', 'Contacto']);
  });

  it('makes one line of a row of a form', () => {
    expect(linesOf(row(cell('Nombre'), cell('Rosa Huenchumil')))).toEqual(['Nombre\tRosa Huenchumil']);
  });

  it('pairs labels and answers that lie in two cells of several lines', () => {
    const body = row(cell('Nombre', 'RUT'), cell('Rosa Huenchumil', '12.345.678-5'));
    expect(linesOf(body)).toEqual(['Nombre\tRosa Huenchumil', 'RUT\t12.345.678-5']);
  });

  it('reads a column that has an address of its own by itself, though another has as many lines', () => {
    const body = row(cell('Correo', 'rosa@example.cl'), cell('Experiencia', 'Cajera'));
    expect(linesOf(body)).toEqual(['Correo', 'rosa@example.cl', 'Experiencia', 'Cajera']);
  });

  it('parts a bold label from the value printed against it', () => {
    const bold = '<w:rPr><w:b/></w:rPr>';
    const runs = (label: string, value: string) =>
      `<w:p><w:r>${bold}<w:t>${label}</w:t></w:r><w:r><w:t>${value}</w:t></w:r></w:p>`;
    expect(linesOf(runs('Apellido paterno', 'MAMANI'))).toEqual(['Apellido paterno\tMAMANI']);
    expect(linesOf(runs('Casilla electrónica', 'lidia.c@gmail.com'))).toEqual([
      'Casilla electrónica\tlidia.c@gmail.com',
    ]);
    expect(linesOf(runs('C', 'amila'))).toEqual(['Camila']);
    expect(linesOf(runs('Quién soy', 'ANA SOTO ROJAS'))).toEqual(['Quién soy\tANA SOTO ROJAS']);
  });

  it('parts words set in other letters than the one they touch', () => {
    const look = (value: string) => `<w:rPr>${value}</w:rPr>`;
    const runs = (left: string, looks: string, right: string) =>
      `<w:p><w:r><w:t>${left}</w:t></w:r><w:r>${look(looks)}<w:t>${right}</w:t></w:r></w:p>`;
    expect(linesOf(runs('Antonia Montt', '<w:i/>', 'arquitecta'))).toEqual(['Antonia Montt', 'arquitecta']);
    expect(linesOf(runs('Reynoso de Peña', '<w:sz w:val="18"/>', 'Supervisora de ventas'))).toEqual([
      'Reynoso de Peña',
      'Supervisora de ventas',
    ]);
    expect(linesOf(runs('25', '<w:b/>', 'faros@atacama.cl'))).toEqual(['25', 'faros@atacama.cl']);
    expect(linesOf(runs('Ingeniero', '<w:i/>', 's'))).toEqual(['Ingenieros']);
    expect(linesOf(runs('An', '<w:i/>', 'tonia'))).toEqual(['Antonia']);
  });

  it('reads the columns of a page one after the other', () => {
    const body = row(cell('Contacto', 'Temuco', 'Excel'), cell('Rosa Huenchumil', 'Cajera'));
    expect(linesOf(body)).toEqual(['Contacto', 'Temuco', 'Excel', 'Rosa Huenchumil', 'Cajera']);
  });

  it('leaves out what was deleted, moved away or hidden', () => {
    const gone = `<w:del>${'<w:r><w:t>viejo</w:t></w:r>'}</w:del>`;
    const moved = '<w:moveFrom><w:r><w:t>antes</w:t></w:r></w:moveFrom>';
    const hidden = '<w:r><w:rPr><w:vanish/></w:rPr><w:t>oculto</w:t></w:r>';
    expect(linesOf(`<w:p>${gone}${moved}${hidden}<w:r><w:t>Cajera</w:t></w:r></w:p>`)).toEqual(['Cajera']);
  });

  it('leaves out what its style hides, as pages of the web bring it along', () => {
    const hidden = (type: string, id: string) =>
      `<w:style w:type="${type}" w:styleId="${id}"><w:rPr><w:vanish/></w:rPr></w:style>`;
    const styles = { name: 'word/styles.xml', data: hidden('paragraph', 'zInicio') + hidden('character', 'Oculto') };
    const top = '<w:p><w:pPr><w:pStyle w:val="zInicio"/></w:pPr><w:r><w:t>Principio del formulario</w:t></w:r></w:p>';
    const body = top + p('antes', '<w:rPr><w:rStyle w:val="Oculto"/></w:rPr>') + p('Cajera');
    const shown = p('Temuco', '<w:rPr><w:rStyle w:val="Oculto"/><w:vanish w:val="0"/></w:rPr>');
    expect(linesOf(body + shown, [styles])).toEqual(['Cajera', 'Temuco']);
  });

  it('has the address behind a link where none is printed, and only there', () => {
    const relations = {
      name: 'word/_rels/document.xml.rels',
      data: '<Relationships><Relationship Id="r7" TargetMode="External" Target="mailto:rosa%40example.cl?subject=CV"/></Relationships>',
    };
    const link = '<w:p><w:hyperlink r:id="r7"><w:r><w:t>Escríbeme</w:t></w:r></w:hyperlink></w:p>';
    const code = '<w:instrText> HYPERLINK "mailto:rosa@example.cl" </w:instrText>';
    const field = `<w:p><w:r>${code}</w:r><w:r><w:t>Escríbeme</w:t></w:r></w:p>`;
    expect(linesOf(link, [relations])).toEqual(['rosa@example.cl\tEscríbeme']);
    expect(linesOf(field)).toEqual(['rosa@example.cl\tEscríbeme']);
    expect(linesOf(link + p('ana@example.cl'), [relations])).toEqual(['Escríbeme', 'ana@example.cl']);
  });

  it('says what it says though its styles and the head of its page are damaged', () => {
    const damaged = (name: string) => ({ name, data: Buffer.from('ffffffff', 'hex'), raw: true });
    expect(linesOf(p('Cajera'), [damaged('word/styles.xml'), damaged('word/header1.xml')])).toEqual(['Cajera']);
  });

  it('reads letters along a path, diagrams and notes, but no comments of others', () => {
    const drawn = '<w:p><w:r><w:pict><v:textpath string="Rosa Huenchumil"/></w:pict></w:r></w:p>';
    const part = (name: string, text: string) => ({ name: `word/${name}.xml`, data: `<w:x>${p(text)}</w:x>` });
    const diagram = { name: 'word/diagrams/data1.xml', data: '<a:p><a:r><a:t>Ventas</a:t></a:r></a:p>' };
    const notes = [part('comments', 'Llamar a Ana'), part('footnotes', 'RUT 1-9'), part('glossary/document', 'Modelo')];
    expect(linesOf(drawn + p('Cajera'), [...notes, diagram])).toEqual([
      'Rosa Huenchumil',
      'Cajera',
      'Ventas',
      'RUT 1-9',
    ]);
  });

  it('leaves out what a form still asks for where nobody has answered', () => {
    const asked = (flag: string, text: string) =>
      `<w:sdt><w:sdtPr>${flag}</w:sdtPr><w:sdtContent>${p(text)}</w:sdtContent></w:sdt>`;
    const body = asked('<w:showingPlcHdr/>', 'Escriba su nombre') + asked('', 'Rosa Huenchumil') + p('Cajera');
    expect(linesOf(body)).toEqual(['Rosa Huenchumil', 'Cajera']);
  });

  it('has what was chosen and ticked in the fields of a form', () => {
    const mark = (type: string, within = '') => `<w:r><w:fldChar w:fldCharType="${type}">${within}</w:fldChar></w:r>`;
    const field = (within: string, shown = '') =>
      `${mark('begin', `<w:ffData>${within}</w:ffData>`)}${mark('separate')}${shown}${mark('end')}`;
    const list = '<w:listEntry w:val="Chilena"/><w:listEntry w:val="Peruana"/>';
    const chosen = (result: string) => `<w:ddList>${result}${list}</w:ddList>`;
    const ticked = (state: string) => `<w:checkBox><w:default w:val="0"/>${state}</w:checkBox>`;
    const t = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const answers = [
      field(chosen('<w:result w:val="1"/>')),
      field(chosen(''), t('Chilena')),
      field(ticked('<w:checked/>')),
      field(ticked('')),
    ];
    const body = answers.map((answer) => `<w:p>${t('Dice: ')}${answer}${t(' Fin')}</w:p>`).join('');
    expect(linesOf(body)).toEqual(['Dice: Peruana Fin', 'Dice: Chilena Fin', 'Dice: ☒ Fin', 'Dice: ☐ Fin']);
  });

  it('has the boxes and ticks that are signs of a font, and no sun or bullet for one', () => {
    const item = (font: string, char: string, text: string) =>
      `<w:p><w:r><w:sym w:font="${font}" w:char="${char}"/></w:r><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const signs = [
      item('Wingdings', 'F0FE', 'SAP'),
      item('Wingdings', 'F0A8', 'Excel'),
      item('MS Gothic', '2612', 'Word'),
      item('Wingdings', 'F028', '9 8765 4321'),
      item('Symbol', 'F0A8', 'Puntual'),
      item('Wingdings', 'F052', 'Temuco'),
    ];
    expect(linesOf(signs.join(''))).toEqual(['☑SAP', '☐Excel', '☒Word', ' 9 8765 4321', ' Puntual', ' Temuco']);
  });

  it('puts a first letter as high as several lines before the word that it begins, whatever hangs on it', () => {
    const box = `<w:r><w:txbxContent>${p('ana@x.cl')}</w:txbxContent></w:r>`;
    const capital = (more = '') =>
      `<w:p><w:pPr><w:framePr w:dropCap="drop"/></w:pPr>${more}<w:r><w:rPr><w:sz w:val="96"/></w:rPr><w:t>X</w:t></w:r></w:p>`;
    expect(linesOf(capital() + p('imena del Pilar'))).toEqual(['Ximena del Pilar']);
    expect(linesOf(capital(box) + p('imena'))).toEqual(['ana@x.cl', 'Ximena']);
    expect(linesOf(`${capital()}<w:p>${box}<w:r><w:t>imena</w:t></w:r></w:p>`)).toEqual(['Ximena', 'ana@x.cl']);
    expect(linesOf(capital())).toEqual(['X']);
  });

  it('puts accents on their letters and drops the signs that nobody sees', () => {
    const body = p('José Núñez'.normalize('NFD')) + p('Huen\u00adchumil') + p('\u202a+56 9\u00a08765 4321\u202c');
    expect(linesOf(body)).toEqual(['José Núñez', 'Huenchumil', '+56 9 8765 4321']);
  });

  it('reads letters that only look like others as those', () => {
    expect(linesOf(p('𝗥𝗼𝘀𝗮 𝐻𝑢𝑒𝑛𝑐ℎ𝑢𝑚𝑖𝑙') + p('Ｃａｊｅｒａ') + p('o\ufb01cina'))).toEqual([
      'Rosa Huenchumil',
      'Cajera',
      'oficina',
    ]);
  });

  it('knows tabs and line breaks from the stops of a tab ruler', () => {
    const ruler = '<w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr>';
    const runs = '<w:r><w:t>RUT</w:t><w:tab/><w:t>12.345.678-5</w:t><w:br/><w:t>Temuco</w:t></w:r>';
    expect(linesOf(`<w:p>${ruler}${runs}</w:p>`)).toEqual(['RUT\t12.345.678-5', 'Temuco']);
  });

  it('knows the size and weight of letters, their own or of their style', () => {
    const styles = {
      name: 'word/styles.xml',
      data: '<w:styles><w:style w:type="paragraph" w:styleId="Titulo"><w:rPr><w:b/><w:sz w:val="48"/></w:rPr></w:style></w:styles>',
    };
    const title = '<w:p><w:pPr><w:pStyle w:val="Titulo"/></w:pPr><w:r><w:t>Rosa</w:t></w:r></w:p>';
    const body = title + p('Cajera', '<w:rPr><w:sz w:val="22"/></w:rPr>');
    const [reading] = readings(extractDocx(docxOf(document(body), [styles])));
    expect(reading?.lineas.map(({ tam, negrita }) => ({ tam, negrita }))).toEqual([
      { tam: 24, negrita: true },
      { tam: 11, negrita: false },
    ]);
  });

  it('expands no entity of the file', () => {
    const prolog = '<!DOCTYPE d [<!ENTITY clave SYSTEM "file:///etc/passwd">]>';
    const [reading] = readings(extractDocx(docxOf(documentXml(['Temuco &clave; &amp; &#209;uble'], prolog))));
    expect(reading?.texto).toBe('Temuco &clave; & Ñuble');
  });

  it('stops at what a part becomes, not at what it says to be', () => {
    const lie = { name: 'word/document.xml', data: documentXml(['a'.repeat(30_000_000)]), declared: 10 };
    expect(() => extractDocx(docxOf(lie))).toThrow('demasiado_grande');
  });
});

describe('a Word file that holds another whole', () => {
  const page = `<html><head><style>p { color: red }</style></head><body><h1>Rosa Huenchumil</h1>
    <p>Ca&ntilde;ete,&nbsp;Chile<br>RUT 12.345.678-5</p><table><tr><td>Cargo</td><td><p>Cajera</p></td></tr></table></body></html>`;
  const lines = ['Rosa Huenchumil', 'Cañete, Chile', 'RUT 12.345.678-5', 'Cargo\tCajera', 'Fin'];
  const holding = (name: string, data: string | Uint8Array) => {
    const relation = `<Relationships><Relationship Id="c1" Target="/word/${name}"/></Relationships>`;
    const parts = [
      { name: 'word/_rels/document.xml.rels', data: relation },
      { name: `word/${name}`, data },
    ];
    return linesOf(`<w:altChunk r:id="c1"/>${p('Fin')}`, parts);
  };

  it('is read with it: a page of the web', () => {
    expect(holding('afchunk.html', page)).toEqual(lines);
    expect(holding('afchunk.dat', Buffer.from(page.replace('&ntilde;', 'ñ'), 'latin1'))).toEqual(lines);
  });

  it('a page as a mail', () => {
    const mail = (encoding: string, text: string) =>
      `MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n type="text/html"; boundary="----=part"\r\n\r\n------=part\r\nContent-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${text}\r\n------=part--`;
    expect(holding('afchunk.mht', mail('quoted-printable', page.replace('&ntilde;', '=C3=\r\n=B1')))).toEqual(lines);
    expect(holding('afchunk.mht', mail('base64', Buffer.from(page).toString('base64')))).toEqual(lines);
  });

  it('a page of more cells than are ever read', () => {
    expect(holding('afchunk.html', `<p>Rosa</p>${'<td>a'.repeat(150_000)}`)?.[0]).toBe('Rosa');
    expect(holding('afchunk.html', `<p>Rosa</p>${'<p>a'.repeat(150_000)}`)?.at(-1)).toBe('Fin');
  });

  it('another Word file, but not what that holds in turn', () => {
    const inner = docxOf(document(`${p('Rosa Huenchumil')}<w:altChunk r:id="c1"/>`));
    expect(holding('afchunk.docx', inner)).toEqual(['Rosa Huenchumil', 'Fin']);
  });
});

describe('where referees end in a Word file', () => {
  const main = ['REFERENCIAS', 'Juan Soto Lara, jefe de tienda', 'Ripley Temuco', '9 1234 5678'];
  const own = ['Rosa Huenchumil Pérez', 'rosa.huenchumil@gmail.com', '+56 9 8765 4321'];
  const told = (body: string, more: ZipPart[] = []) => {
    const { nombre, email, telefono } = extractFields(readings(extractDocx(docxOf(document(body), more))));
    return [nombre?.valor, email?.valor, telefono?.valor];
  };
  const whole = ['Rosa Huenchumil Pérez', 'rosa.huenchumil@gmail.com', '+56987654321'];
  const lines = (texts: string[]) => texts.map((text) => p(text)).join('');

  it('the next column is the candidate again', () => {
    expect(told(row(cell(...main), cell(...own)))).toEqual(whole);
  });

  it('so is a text box beside them, and the foot of the page', () => {
    const boxed = `<w:p><w:r><w:t>9 1234 5678</w:t><w:txbxContent>${lines(own)}</w:txbxContent></w:r></w:p>`;
    expect(told(lines(main.slice(0, 3)) + boxed)).toEqual(whole);
    expect(told(lines(main), [{ name: 'word/footer1.xml', data: `<w:ftr>${lines(own)}</w:ftr>` }])).toEqual(whole);
  });

  it('but not the next of their own cells, nor the cell beside their heading', () => {
    const referee = (name: string) => cell(name, 'Jefa de tienda', 'Ripley', '9 2234 5678');
    const more = cell('Ana Lara Ríos', '9 3234 5678', 'a.lara@ripley.cl');
    expect(told(p('REFERENCIAS') + row(referee('Juan Soto Lara'), more))).toEqual([undefined, undefined, undefined]);
    expect(told(row(cell('REFERENCIAS', 'de tiendas'), referee('Juan Soto Lara')))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
