import { CLASSES } from '../../../data/tecnologias/clases.ts';
import type { Termino } from '../../../data/tecnologias/index.ts';
import { fold } from '../matching/fold.ts';
import type { Hallazgo } from '../matching/phrase-index.ts';
import type { Vista } from '../view/view.ts';

/** Editions and parts that makers name behind their product: `Genesys Cloud`, `GitLab CI`, `Rayen APS`, `Dynamics 365`. */
const EDITION =
  /^ (?:Cloud|ERP|WMS|CRM|PMS|POS|WFM|APS|CI|CI\/CD|365|Enterprise|Professional(?! \p{Lu})|Premium|Suite|Studio|Desktop|Server|Online|Mobile|Analytics|Retail|Central|Business One|Service Cloud|Sales Cloud|Marketing Cloud|Finesse|Sheets|Writer|Calc|Portal|Manager|Connect|Shopping)(?![\p{L}\d])|^ (?:Contabilidad|Remuneraciones|Ventas|Salud|Cobranzas?)(?![\p{L}\d])(?! \p{Lu})/u;

/** Words before a name that say what kind of thing it is. */
const KINDS = new Set(
  'adobe oracle cat caterpillar ibm google autodesk amazon apple equifax planilla planillas software sistema sistemas programa programas plataforma plataformas lenguaje correo app aplicacion portal paquete curso microsoft ms office erp base datos motor suite y'.split(
    ' ',
  ),
);

/** Which one of many editions: `Java 8`, `Windows Server 2016`. */
const VERSION = /^(?:v?\d{1,2}(?:\.\d{1,2}){0,2}|(?:19|20)\d\d|\d{1,2}[a-z])$/;

const bare = (text: string): string => fold(text).replace(/[^a-z0-9+#]/g, '');

const blanks = (text: string): number => text.split(' ').length;

/** Whether a name is the one written, but for words that say what kind of thing it is (`planilla Excel`), or its first letters (`OJV`). */
export function isCalledSo(name: string, written: string): boolean {
  if (name === written || bare(name) === bare(written)) return true;
  const words = fold(written).split(/[^a-z0-9+#]+/);
  const letters = fold(name)
    .split(' ')
    .map(([first = '']) => first);
  return (
    bare(name) === words.filter((word) => !KINDS.has(word)).join('') ||
    (letters.length > 2 && letters.join('') === bare(written))
  );
}

/** The maker as the heading of its tools. */
const ROW = /^(?:adobe|autodesk)\n/i;

/** How a known tool is called where it stands, and where its name ends. */
export function calledThere(vista: Vista, { dato, inicio, fin }: Hallazgo<Termino>): { escrito: string; fin: number } {
  const raw = vista.texto.slice(inicio, fin);
  const written = (inicio > 0 && vista.texto[inicio - 1] !== '\n' ? raw : raw.replace(ROW, '')).replace(/\s+/g, ' ');
  const escrito = written.length < raw.length ? written : nameFor(dato, written);
  const edition =
    dato.maquina || CLASSES.has(dato.nombre) || dato.nombre === 'AWS'
      ? null
      : EDITION.exec(vista.texto.slice(fin, fin + 18))?.[0];
  if (!edition || /^\p{Ll}/u.test(written) || fold(escrito).endsWith(fold(edition))) return { escrito, fin };
  return { escrito: `${escrito}${edition}`, fin: fin + edition.length };
}

/** The name the list has, or the one written: another spelling (`Imed`), or a fuller name (`AutoCAD Civil 3D`). */
function nameFor({ nombre, escrito, maquina, empleador }: Termino, written: string): string {
  if (maquina || escrito !== nombre) return escrito;
  if (bare(written) === bare(nombre))
    return blanks(written) === blanks(nombre) ? asProper(written, nombre) : asGlued(written, nombre);
  // `ACL` is ACL Analytics cut short.
  const [start] = nombre.split(' ');
  if (start !== undefined && start !== nombre && fold(start) === fold(written)) return start;
  const own = nombre.split(' ').find((word) => ACRONYM.test(word) && fold(word) === fold(written));
  if (own !== undefined && own !== nombre) return own;
  if (fold(nombre) === `${fold(written)}.js`) return nombre.slice(0, -3);
  // `Neodata` of Project Manager Neodata.
  const last = nombre.slice(nombre.lastIndexOf(' ') + 1);
  // `Packet Tracer` of Cisco, `EC2` of Amazon: its maker left out.
  if ((/ \S{3}|\p{Ll}\p{Lu}/u.test(written) || /^\p{Lu}+\d$/u.test(written)) && nombre.endsWith(` ${written}`))
    return written;
  if (blanks(nombre) > 2 && last.length > 4 && fold(last) === fold(written)) return last;
  const words = fold(written).split(/[ -]/);
  const [first] = fold(nombre).replace(/\+$/, '').split(/[ -]/);
  const more = words.filter((word) => !fold(nombre).includes(word) && !VERSION.test(word));
  if (!empleador && isNameOfItsOwn(written, nombre)) return written;
  if (
    first === undefined ||
    !words.includes(first) ||
    more.length === 0 ||
    more.some((word) => KINDS.has(word) && word !== 'erp')
  )
    return nombre;
  if (KINDS.has(words[0] ?? '') && words[0] !== first) return nombre;
  if (more.length === 1 && more[0] === 'erp' && words.length === 2) return `${nombre.replace(/\+$/, '')} ERP`;
  return written.split(' ').every((word) => /^[\p{Lu}\d]/u.test(word)) && written !== written.toUpperCase()
    ? written
    : nombre;
}

/** The part of a name that stands for the whole: `SIGDP` of the system of the DPP. */
const ACRONYM = /^\p{Lu}{4,}$/u;

/** `LegalPublishing` is as proper as the name in two words. */
const asGlued = (written: string, nombre: string): string =>
  /\p{Ll}{3}\p{Lu}\p{Ll}{2}/u.test(written) ? written : nombre;

/** `Imed` for I-MED; capitals alone make no other name. */
const asProper = (written: string, nombre: string): string =>
  fold(written) === fold(nombre) ? nombre : written === written.toLowerCase() ? nombre : written;

/**
 * Whether a tool is written by another name of its own, with no word of the one the list has: `Horos`, a viewer
 * of DICOM.
 * Other letters at the beginning tell it from a misspelling (`Exel`), capitals from a description (`planilla de cálculo`).
 */
function isNameOfItsOwn(written: string, nombre: string): boolean {
  const words = written.split(/[ -]/);
  return (
    words.every((word) => /^[\p{Lu}\d]/u.test(word)) &&
    !words.some((word) => KINDS.has(fold(word)) || fold(nombre).includes(fold(word))) &&
    !fold(written).includes(fold(nombre)) &&
    bare(written)[0] !== bare(nombre)[0]
  );
}

/** How a name is written: in capitals and of how many, with one inside, with digits, or like any other. */
export function shapeOf(written: string): string {
  if (written === written.toUpperCase()) return `caps${Math.min(6, written.length)}`;
  if (/\p{Ll}\p{Lu}/u.test(written)) return 'inner';
  return /\d/.test(written) ? 'digit' : 'name';
}
