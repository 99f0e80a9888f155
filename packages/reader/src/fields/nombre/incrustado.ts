import { fold } from '../matching/fold.ts';
import { hitsOf } from '../matching/hits.ts';
import { CALLED_AFTER } from '../terceros/nombrados.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import { isParticle, nameWords } from './forma.ts';
import { type Apoyo, isForeign, mayBeForeign, supportOf } from './gazetteer.ts';
import { isWholeAbove, type Trozo } from './lugares.ts';

/** Lines at the top and at the foot where whoever the CV is of is named inside a line. */
const HEAD = 14;
const FOOT = 5;
const MAX_LINE = 160;

/**
 * Words with capitals one behind another; file names join them with underscores. Most letters are told from capitals
 * before the tables of all alphabets are asked what stands before them, which took twice as long.
 */
export const RUN =
  /(?=[A-Z\u0080-\u{10ffff}])(?<![\p{L}\p{M}.@])\p{Lu}[\p{L}'’-]{1,20}(?:[ _](?:(?:[Dd]el?|[Ll]as?|[Ll]os|d[aiou]s?|[Vv][ao]n|[Dd]e[nr]|DE|DEL|LA|LAS|LOS)[ _]){0,2}(?:\p{Lu}[\p{L}'’-]{1,20}|\p{Lu}\.)){1,6}/gu;
/** To whom a letter goes, and of whom else a line speaks. */
const TO_OTHERS =
  /\b(?:estimad[oa]s?|senor(?:es|a|ita)?|sra?|sres|srta|don|dona|para|to|cc|cco|at|atn|attn|att|dirigid[oa] a|presente|de parte de|recomendad[oa] por|hij[oa] de|espos[oa] de|casad[oa] con|jef[ea]|gerente|supervisora?|dueno|duena|patron|mandante|calle|por|del contacto|empresa|empleador|conyuge|apoderad[oa]|madre|padre|emergencia|representante legal|gerente general)\b[ .:,]{0,3}$/;

/** `(editora Ana Soto)`, `, jefe turno Iván Rojo`: what somebody else is, behind a sign. */
const OF_TRADE =
  /^[^a-z]{0,4}(?:directora?|rectora?|vicerrectora?|sostenedora?|gerent[ea]|jef[ea]|supervisora?|inspectora?|presidenta?|administradora?)(?: [a-z ]{2,24})? ?: ?(?:don|dona|sra?|srta|hna|hno|dra?|prof)?[. ]{0,2}$|[(,;:/–-] ?(?:autora?|escritora?|compositora?|editora?|directora?|dir\.?|mentora?|tutora?|manager|lead|head|advisor|prof\.?|profesora?|capataz|administradora?|encargad[oa]|duen[oa]|soci[oa]|pastora?|gestora?|evaluadora?|productora?|abogad[oa]|ing\.?|dra?\.?|jef[ea])(?: (?:de )?[a-z]{4,12})?[ .:]{1,3}$/;

/** `Mi hija se llama Ana Soto`, `vivo con mi abuela Rosa Lara`. */
const OF_RELATIVE =
  /\b(?:mis?|su) (?:hij[oa]s?|espos[oa]|marido|senora|mujer|pareja|mama|papa|madre|padre|herman[oa]s?|ti[oa]s?|abuel[oa]|niet[oa]s?|amig[oa]|vecin[oa]|jef[ea]|ex ?jef[ea]|(?:ultim[oa]|actual|antigu[oa]|anterior) (?:jef[ea]|patron[a]?|empleadora?))\b[^.;:]{0,24}$/;

/** Names inside the first and the last lines: `Diez preguntas a Ana Soto Rojas`, `# Ana Soto`, `De: Ana Soto <ana@…>`. */
export function embeddedNames(vista: Vista): Trozo[] {
  const found: Trozo[] = [];
  const { length } = vista.lineas;
  for (const [i, line] of vista.lineas.entries()) {
    if (line.texto.length > MAX_LINE || line.texto.length < 8) continue;
    const section = sectionAt(vista, line.fin);
    // Disorder puts anybody's name at the foot.
    if (i >= HEAD && section !== 'personal' && (vista.revuelta || i < length - FOOT)) continue;
    if (section === 'referencias' || section === 'experiencia' || section === 'educacion' || section === 'cursos')
      continue;
    for (const hit of hitsOf(line.texto, RUN)) {
      const run = hit[0].replaceAll('_', ' ');
      const { texto, apoyo, inicio: skipped } = personIn(run);
      if (apoyo.significativas.length < 2 || apoyo.nombres === 0 || apoyo.apellidos === 0) continue;
      const at = hit.index + skipped;
      const lead = fold(line.texto.slice(0, at));
      if (TO_OTHERS.test(lead) || CALLED_AFTER.test(lead) || OF_RELATIVE.test(lead) || OF_TRADE.test(lead)) continue;
      const inicio = line.inicio + at;
      found.push({ texto, inicio, fin: inicio + texto.length });
      const below = at + texto.length === line.texto.trimEnd().length ? vista.lineas[i + 1] : undefined;
      if (below && !isWholeAbove(line, below) && isSurname(below.texto))
        found.push({ texto: `${texto} ${below.texto.trim()}`, inicio, fin: below.fin });
    }
  }
  return found;
}

/** A line of one or two surnames alone, which the line above had no room for. */
function isSurname(text: string): boolean {
  const words = text.length < 30 ? nameWords(text) : null;
  const support = words && supportOf(words);
  return support !== null && support.apellidos === support.significativas.length && support.apellidos < 3;
}

/** The part of a run that may be a person's name, from the first word that may be of one up to the first that is of none. */
export function personIn(run: string): { texto: string; apoyo: Apoyo; inicio: number } {
  const words = run.split(' ');
  let inicio = 0;
  while (words.length > 1 && (isForeign(words[0] ?? '') || isParticle(words[0] ?? '')))
    inicio += (words.shift()?.length ?? 0) + 1;
  const end = mayBeForeign(words) ? words.findIndex((_, i) => supportOf(words.slice(0, i + 1)).ajenas > 0) : -1;
  const texto = (end < 0 ? words : words.slice(0, end)).join(' ');
  const apoyo = supportOf(nameWords(texto) ?? []);
  return { texto, apoyo: apoyo.ajenas > 0 ? supportOf([]) : apoyo, inicio };
}
