import { supportOf } from '../nombre/gazetteer.ts';
import { isPlace } from '../nombre/palabras.ts';
import { lineBefore } from '../view/context.ts';
import type { Vista } from '../view/view.ts';

/** Whose the word is: whom somebody lives with or comes from, whom they attend. */
const OF_OTHERS =
  /\b(?:(?:casad[oa]|conviviente|pareja|matrimonio|polole[oa]?) con|espos[oa]|marido|mujer de|conyuge|hij[oa]s?|padres|padre|madre|abuel[oa]s?|niet[oa]s? de|suegr[oa]s?|familia|descendientes? de|ascendencia|raices|origenes|clientes?|clientas?|personas|pacientes?|alumn[oa]s|estudiantes|ninos|ninas|usuari[oa]s|trabajadores|colaboradores|adult[oa]s? mayor(?:es)?|turistas|pasajeros|huespedes|migrantes|inmigrantes|familias|senora?|patron(?:a|es)?|duen[oa]s?|jef[ea]s?)(?:,? (?:en especial|sobre todo|principalmente|mayoritariamente|incluyendo|como))?(?: (?!y\b|soy\b|pero\b|,)[a-z]{1,14}){0,3}:? $/;

/** `atención a mujer haitiana`, `asistí a don Juan Soto, chileno`, and what is quoted: told of somebody else. */
const OF_NAMED =
  /\b(?:a|con|para|de|del|por|entre|hacia|sobre|al) (?:(?:la|el|una?|l[oa]s) )?(?:mujer|hombre|persona|joven|nin[oa]|poblacion|comunidad|colectividad|personal|publico|usuari[oa]|familia)(?: [a-z]{4,14},?)?(?: [ye])? $|(?<!present(?:o|amos|a) )\b(?:a|con|de|por|para|al|del) (?:don|dona|senora?|sra?\.?|mrs?\.?|ms\.?|dra?\.?) [^.;]{3,36}(?:, | \()$|(?:^|[ (:])["\u201c\u00ab][^"\u201d\u00bb]{0,46}$/;
/** `País de nacimiento`, above the country or before it. */
export const BORN_IN = /\b(?:pais|lugar|ciudad) de nacimiento[^a-z]{1,4}$/;
/** `con su marido, Felipe, de nacionalidad chilena`, `Casado con Janet Oyarzo, chilena`, `casado con ciudadana peruana`: the spouse's. */
export const OF_SPOUSE =
  /\b(?:marido|espos[oa]|pareja|conyuge|senora),(?: [a-z]{3,14}(?: [a-z]{3,14}){0,2},)?(?: de nacionalidad)? $|\b(?:casad[oa]|polole[oa]|conviviente) con (?:[a-z]{3,14}(?: [a-z]{3,14}){1,3},(?: de nacionalidad)?|(?:una? )?ciudadan[oa]) $/;
/** `Dueño: Sr. Chen, ciudadano chino`, `Patrocinante: Dra. Wendy González (cubana)`: who stands behind a label of others. */
const LABELLED =
  /(?:^|[.,|\t•·)] ?)(?!(?:nombres?|yo|soy|quien|me presento|les escribe|saluda|candidat|postul|oferente|usuari|datos|trabajador|curric|cv\b|perfil|persona|contacto|titular|interesad|identi|apellid|participante|alumn|egresad|solicitante)[a-z ]*:)[a-z][a-z -]{3,30}: ?((?:(?:sra?|dra?|mrs?|ms|cap|prof|ing)\.? |don |dona )?)([a-zñ'-]{2,14}(?: [a-zñ'-]{2,14}){0,3})(?:,| \() ?(?:ciudadan[oa] )?$/;
/** `"Muy puntual" - Sra. Helga, alemana`, `Reemplazo Dr. Krause (chileno-alemán)`: somebody called by a surname alone. */
const CALLED =
  /^[^a-z]{0,3}["“«][^"”»\n]{3,60}["”»] ?[-–—][^.;\n]{0,40}$|\b(?:sra?|dra?|mrs?|don|dona)\.? [a-z]{3,14}(?:,| \() ?$|\b(?:el|la|mi|l[oa]s) (?:profesora?|senora?|doctora?|miss|jef[ea]|tutora?|duen[oa]|patrona?) [a-z]{3,14}(?: [a-z]{3,14}){0,2}(?:,| \() ?$/;

/** `El evaluador, de origen español, …`: whoever writes about the candidate, or is worked with. */
const OF_OFFICIAL =
  /\b(?:el|la|mi|su|un|una|nuestr[oa]) (?:evaluadora?|entrevistadora?|reclutadora?|consultora?|psicolog[oa]|examinadora?|profesora?|jef[ea]|gerent[ea]|duen[oa]|soci[oa]|directora?|administradora?|empleadora?|patron[a]?|client[ea]|supervisora?|coordinadora?)(?: [a-z]{2,14}){0,3},? (?:que es )?(?:de (?:origen|nacionalidad) )?$/;

/** Whether the words before a nationality tell it of somebody else than the candidate; `opens` that it begins a line about a person. */
export function isSaidOfOthers(vista: Vista, inicio: number, before: string, opens: boolean): boolean {
  if ((!opens && OF_OTHERS.test(before)) || OF_NAMED.test(before) || OF_SPOUSE.test(before) || OF_OFFICIAL.test(before))
    return true;
  const line = lineBefore(vista, inicio, 90);
  return CALLED.test(line) || isLabelledOther(vista, inicio, line);
}

function isLabelledOther(vista: Vista, inicio: number, line: string): boolean {
  const [all = '', sir = '', name = ''] = LABELLED.exec(line) ?? [];
  if (name === '') return false;
  const from = inicio - all.length + all.lastIndexOf(name);
  const words = vista.texto.slice(from, from + name.length).split(' ');
  const support = supportOf(words);
  return (
    words.every((word) => /^\p{Lu}/u.test(word)) &&
    support.ajenas === 0 &&
    !isPlace(name) &&
    (sir !== '' || words.length > 1 || support.conocidas > 0)
  );
}

/** `Hotel W: capitán Marc (belga)`, `local compartido con Luz (dominicana)`: somebody in a row, by one name and a trade. */
export const isNamedInRow = ({ texto }: Vista, inicio: number): boolean =>
  /(?:[:;,] ?(?:\p{Ll}{2,12} ){1,3}|\b(?:con|y|e|junto a) (?:\p{Lu}\p{L}+ )?)\p{Lu}\p{L}+ \($/u.test(
    texto.slice(Math.max(0, inicio - 60), inicio),
  );
