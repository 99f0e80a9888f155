import { fold } from './fold.ts';
import { hitsOf } from './hits.ts';
import type { Trozo } from './nombre-lugares.ts';
import { isParticle, nameWords, supportOf } from './nombre-palabras.ts';
import { CALLED_AFTER } from './propio.ts';
import { sectionAt, type Vista } from './view.ts';

/** Lines at the top and at the foot where whoever the CV is of is named inside a line. */
const HEAD = 14;
const FOOT = 5;
const MAX_LINE = 160;

/** Words with capitals one behind another; file names join them with underscores. */
const RUN =
  /(?<![\p{L}\p{M}.@])\p{Lu}[\p{L}'’-]{1,20}(?:[ _](?:(?:[Dd]el?|[Ll]as?|[Ll]os|d[ao]s?|DE|DEL|LA|LAS|LOS)[ _]){0,2}(?:\p{Lu}[\p{L}'’-]{1,20}|\p{Lu}\.)){1,6}/gu;
/** To whom a letter goes, and of whom else a line speaks. */
const TO_OTHERS =
  /\b(?:estimad[oa]s?|senor(?:es|a|ita)?|sra?|sres|srta|don|dona|para|to|cc|cco|at|atn|attn|att|dirigid[oa] a|presente|de parte de|recomendad[oa] por|hij[oa] de|espos[oa] de|casad[oa] con|jef[ea]|gerente|supervisora?|dueno|duena|patron|mandante|calle|por|del contacto|empresa|empleador|conyuge|apoderad[oa]|madre|padre|emergencia)\b[ .:,]{0,3}$/;

/** Names inside the first and the last lines: `Diez preguntas a Ana Soto Rojas`, `# Ana Soto`, `De: Ana Soto <ana@…>`. */
export function embeddedNames(vista: Vista): Trozo[] {
  const found: Trozo[] = [];
  const { length } = vista.lineas;
  vista.lineas.forEach((line, i) => {
    // Disorder puts anybody's name at the foot.
    if ((i >= HEAD && (vista.revuelta || i < length - FOOT)) || line.texto.length > MAX_LINE || line.texto.length < 8)
      return;
    const section = sectionAt(vista, line.inicio);
    if (section === 'referencias' || section === 'experiencia' || section === 'educacion' || section === 'cursos')
      return;
    for (const hit of hitsOf(line.texto, RUN)) {
      const run = hit[0].replaceAll('_', ' ');
      const texto = personIn(run);
      if (texto === null) continue;
      const at = hit.index + run.indexOf(texto);
      const lead = fold(line.texto.slice(0, at));
      if (TO_OTHERS.test(lead) || CALLED_AFTER.test(lead)) continue;
      const inicio = line.inicio + at;
      found.push({ texto, inicio, fin: inicio + texto.length });
    }
  });
  return found;
}

/** The part of a run that is a person's name: from a given name on, up to the first word that is no name. */
function personIn(run: string): string | null {
  const words = run.split(' ');
  while (words.length > 1 && (supportOf([words[0] ?? '']).ajenas > 0 || isParticle(words[0] ?? ''))) words.shift();
  const end = words.findIndex((_, i) => supportOf(words.slice(0, i + 1)).ajenas > 0);
  const name = (end < 0 ? words : words.slice(0, end)).join(' ');
  const support = supportOf(nameWords(name) ?? []);
  return support.significativas.length > 1 && support.nombres > 0 && support.apellidos > 0 && support.ajenas === 0
    ? name
    : null;
}
