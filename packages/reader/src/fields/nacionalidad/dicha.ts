import type { Seccion } from '../../../data/encabezados.ts';
import type { Candidato } from '../candidate.ts';
import { fold } from '../matching/fold.ts';
import { isPlace } from '../nombre/palabras.ts';
import { isOfOthers } from '../terceros/propio.ts';
import { lineBefore } from '../view/context.ts';
import { isEarly, sectionAt, type Vista } from '../view/view.ts';
import { BORN_IN, isNamedInRow, isSaidOfOthers } from './ajena.ts';
import { NATIONALITY } from './campos.ts';
import { isOfTrade } from './oficio.ts';
import { ALSO_COUNTRIES, COUNTRIES, DEMONYMS, isGiven, mayBeCountries, TONGUES } from './paises.ts';
import { afterOf, endsContact, endsHouse, goesOn, isWholeCell, opening, standsAlone } from './sitio.ts';

const INLINE = new RegExp(
  `(?<![a-z])(?:(?:${NATIONALITY})(?: actual| is)?(?: ?\\([^()\\n]{3,34}\\))?|nac\\.|nacion\\.|pais de origen|ciudadan[oa](?: de(?: la)?)?|(?:de )?origen|oriund[oa] de|natural de|originari[oa] de|soy del?|nacid[oa] y criad[oa] en|extranjer[oa] \\(|vengo de|provengo de|pais es|nac|nacion)(?:\\s(?:es|actual es))?\\s{0,3}[:.,-]{0,2}\\s{0,3}\\[?$|\\b(?:oriund[oa]|natural|originari[oa]|vengo|provengo|soy) (?:de|desde) [a-z]{3,14}(?: [a-z]{3,12}){0,2}, $|\\b(?:migratori[oa]|visa|extranjer[oa]|residente|residencia)\\b[^\\n]{0,30}\\bpais: $`,
);

const SAID =
  /(?:^|[.,;:(] ?|\b(?:y|de|mi) )nacionalidad(?::| es| sigue siendo| siempre (?:ha sido|fue))?(?: la)? $|\bbandera[. ]{0,12}: ?$/;

/** `Trámites de nacionalidad chilena`: what an office does. */
const PAPERWORK = /\b(?:tramites?|solicitud(?:es)?|certificados?|obtencion|ley) de (?:la )?nacionalidad $/;

/** Nobody says so of another, whatever the section is about. */
const I_AM =
  /(?:^|[.,;:] ?|\b(?:pero|que|y|yo|aunque) )(?:soy|sigo siendo) $|\b(?:fui siempre|siempre fui|siempre he sido) $|\bmi (?:pasaporte|carne|carnet) es $|[.:] es $|\b(?:(?:i am|i'm)(?: an?)?|je suis|eu sou|sou|mwen se|io sono|ich bin) $/;

/** `Como conversamos con mi ex jefa … soy chilena`: in the first person, whoever else the line speaks of. */
const I_SAY = /(?:^|[.,;] |\b(?:y|que|yo) )soy $/;

/** `[N] chilena y croata`, among rows that begin so. */
const INITIAL = /(?:^|\n)[[(]n(?:ac)?\.?[\])] $/;

const PASSPORT = /\bpasaporte:? $/;

const TOWARDS = /\b(?:a|en|de|desde|hacia|con|para|por|y|e|la|r\.|rep\.|republica|for|in|from|to|across|of) $/;

const PERSON =
  /\b(?:soy(?: una?)?|ciudadan[oa]|migrante|inmigrante|refugiad[oa]|extranjer[oa]|de origen|naturalizad[oa]|nacionalizad[oa]|persona|joven|mujer|hombre|padre|madre|residente)(?: (?!empresa|cocina|comida|mercado|norma|banco|cruz|instituto|colegio|del\b|los\b|las\b|con\b|para\b)[a-z]{3,14})?(?: de nacionalidad)?,? $/;

const STATUS =
  /^[,.;|/•·~★☆◆◇●■▪▸►✦♦❖* (-]{1,3}(?:orgullos[oa]\b|(?:natural|oriund[oa]) de\b|viviendo en|(?:r\.?u\.?[nt]\.?|c\.?(?:n\.?)?i\.?|cedula):? \d|\d{1,2}\.?\d{3}\.?\d{3} ?-|en chile|de [a-z]{3,14}(?: [a-z]{3,14})?,?(?: y| pero)? (?:en chile|hace \d|con \d)|viviendo en|radicad[oa]|avecindad[oa]|llegad[oa] (?:a|en)|llegue (?:a|en|el|hace)\b|hace \d|desde (?:el )?(?:19|20)\d\d|nacionalidad|carnet|papeles|documentos|situacion migratoria|arraigad[oa]|residencia|titulad[oa]|temporaria|definitiva|\d{2}(?=,|\n|$)|hij[oa] de|hombre|mujer|permanencia|visa |refugiad[oa]|(?:de [a-z]{2,14}(?: [a-z]{2,14}){0,3}, )?(?:de )?\d{2} anos|solter[oa]|casad[oa]|divorciad[oa]|viud[oa]|separad[oa]|conviviente|con (?:residencia|visa|rut|permiso|cedula|permanencia|definitiva|temporaria)|residente|residencia|mayor de edad|nacid[oa]|sin hijos|padre|madre|de \d{2} anos|estado civil|cedula|carne\b|c\.? ?n\.? ?i\b|c\.? ?i\b|run\b|r\.u\.n|dni\b|pasaporte|permanent resident|living in|based in|rut\b|r\.u\.t|domiciliad[oa])|^ (?:por (?:padre|madre|sangre|matrimonio|[a-z]{4,12}cion)|de nacionalidad|citizen|national\b|passport|nationality|de \d{2} anos|residente en|nacid[oa] en|con (?:residencia|visa|permanencia|definitiva|temporaria|la definitiva)|solter[oa]|casad[oa]|(?:por|de) nacimiento|nacionalizad[oa])|^ de [a-z]{3,14}(?: [a-z]{3,12})?,? (?:en chile|con |radicad|residente|viviendo|avecindad|llegad)|^, [a-z]{4,12}, \d{2} anos|^,? (?:en chile|viviendo en|radicad[oa]|avecindad[oa]|establecid[oa] en|llegad[oa]|hace \d|desde (?:el )?(?:19|20)\d\d|con \d{1,2} anos en|y residente|arraigad[oa]|con arraigo|con papeles|con documentos|con carnet|regularizad[oa]|con situacion migratoria)/;

const STATUS_BEFORE =
  /(?:\d{1,2}\.?\d{3}\.?\d{3}-[\dk]|\d{2} anos(?: de edad)?|solter[oa]|casad[oa]|divorciad[oa]|viud[oa]|edad:? \d{2}|\(\d{2}|separad[oa]|conviviente)(?:,? y| ?[,.;|/•·~★☆◆◇●■▪▸►✦♦❖*-])? {0,2}$/;

/** `… | Nacionalidad Chilena, Española`: of two the first. */
const LABELLED = new RegExp(`(?<![a-z])(?:${NATIONALITY})[ :]{1,3}$`);

/** `comunidades: aimara, boliviana, peruana`: one of many. */
function isListed(vista: Vista, inicio: number, fin: number): boolean {
  if (LABELLED.test(vista.plano.slice(Math.max(0, inicio - 24), inicio))) return false;
  if (/\bno soy [a-z]{5,17}, $/.test(vista.plano.slice(Math.max(0, inicio - 30), inicio))) return false;
  const last = /([a-zñ]{5,17}), $/.exec(vista.texto.slice(Math.max(0, inicio - 20), inicio))?.[1] ?? '';
  const next = /^, ([a-z]{5,17})/.exec(vista.plano.slice(fin, fin + 20))?.[1] ?? '';
  return DEMONYMS.has(fold(last)) || DEMONYMS.has(next);
}

/** A form's box that is left empty. */
const UNMARKED_BEFORE = /[☐□○◯] ?$|[([] ?[)\]] ?$/;

const UNMARKED_BEHIND = /^ ?[([] {1,2}[)\]]/;

/** `Peruana de madre`, `Italiano (padre)`, `jardinero boliviano a mi cargo`: whose it is; `la ciudadanía sueca nunca la pedí`: nobody's. */
const OF_ANCESTORS =
  /^(?: (?:nunca|no|jamas) l[ao]s? [a-z]{3}| de (?:padre|madre|abuel)| \((?:padre|madre|abuel)| (?:a|bajo) mi )/;

/** `(papá argentino, mamá chilena)`. */
const ANCESTOR_BEFORE = /\((?:[a-z ]{3,24}, )?(?:papa|mama|padre|madre|abuel[oa]) $/;

/** Papers, kitchens, firms and whom one lives with have a country too. */
export const THINGS =
  /\b(?:migracion|inmigracion|diaspora|colectividad|comunidad|identidad|cedula|carne|carnet|licencia(?: de conducir)?(?: clase [a-f]\d?)?|pareja|polol[oa]|titulo|universidad|instituto|empresa|compania|cia\.|firma|asociacion|federacion|cocina|comidas?:?|gastronomia|cruz roja|armada|marina|norma|ley|legislacion|normativa|sociedad|camara|industria|filial|banda|musica|folclore|mercado|publicacion|revista|lengua de senas|senas|visa|permiso|visa de (?:trabajo|turista|estudiante|residencia)|permiso de (?:trabajo|residencia))(?: [a-z]{3,12})? $/;

/** `RUT chileno / DNI peruano`, `con residencia temporaria chilena`: of whose papers it is. */
const PAPERS = /\b(?:documento|c\.?e|r\.?u\.?[tn]|c\.? ?i|dni|residencia(?: temporal| temporaria| definitiva)?)\.? $/;

/** Streets, shops and clubs that are called after a people: `Villa Alemana`, `Óptica Palestina`. */
export const PLACES =
  /\b(?:villa|poblacion|clinica|colegio|liceo|escuela|scuola|estadio|mall|bazar|minimarket|supermercado|club|alianza|optica|panaderia|pasteleria|hospital|avenida|avda\.?|av\.|calle|pasaje|plaza|centro|casa|tienda|restaurante?|colonia|barrio|academia|corporacion|fundacion|parroquia|iglesia|embajada|consulado|opera|marca|danza|poesia|historia|literatura|cultura|selva|amazonia|patagonia|frontera|lado|pampa|altiplano)(?: (?!soy\b|y\b|de nacionalidad)[a-z]{3,12})? $/;

export function fromWords(vista: Vista): Candidato<string>[] {
  const found: Candidato<string>[] = [];
  const { plano } = vista;
  let until = 0;
  for (const { inicio, fin } of mayBeCountries(plano)) {
    // The second of two nationalities went with the first.
    if (inicio < until || isGiven(vista.texto, inicio, fin)) continue;
    const word = plano.slice(inicio, fin);
    const gentilicio = DEMONYMS.get(word) ?? COUNTRIES.get(word);
    const both = DEMONYMS.has(word) ? doubledEnd(plano, inicio, fin) : fin;
    const puntos = gentilicio ? score(vista, inicio, both, DEMONYMS.has(word)) : 0;
    until = both;
    if (gentilicio && puntos > 0) found.push({ valor: gentilicio, puntos, inicio, fin: both });
  }
  return found;
}

/** `Chileno-alemán`, `chilena / española`: the end of the second of two nationalities, which says nothing alone. */
function doubledEnd(plano: string, inicio: number, fin: number): number {
  const listed = /([a-z]{5,17}), $/.exec(plano.slice(Math.max(0, inicio - 20), inicio));
  if (TONGUES.has(plano.slice(inicio, fin)) || DEMONYMS.has(listed?.[1] ?? '')) return fin;
  const second = SECOND.exec(plano.slice(fin, fin + 40));
  return second && (DEMONYMS.has(second[1] ?? '') || PUEBLOS.test(second[1] ?? '')) ? fin + second[0].length : fin;
}

/** First peoples of Chile (Ley 19.253): `Chilena y mapuche` is one nationality. */
const PUEBLO =
  '(?:mapuche|williche|huilliche|pehuenche|lafkenche|aymara|aimara|quechua|rapanui|diaguita|likanantai|atacamen[oa]|kawesqar|yagan|colla|chango)';
const PUEBLOS = new RegExp(`^${PUEBLO}$`);
/** `-alemán`, ` y española`, ` mapuche`: the second of two, which calls no house. */
const SECOND = new RegExp(
  `^(?: ?[-/] ?| [ye] (?:tambien |ademas )?| (?=${PUEBLO}))([a-z]{5,17})(?![a-z])(?!\\s(?:colegio|instituto|liceo|escuela|universidad|clinica|camara|club))`,
);
/** `Músico de raíz boliviana aymara`. */
const OF_CULTURE = /\b(?:raiz|raices|cultura|musica|danza|comunidad|familia|lengua|tradicion) $/;
/** `Chilena y williche, hablo …`, `Chileno mapuche, 24 años`: said of nobody else. */
const AND_PUEBLO = new RegExp(`^[a-z]+ (?:y (?:tambien )?)?${PUEBLO}$`);
/** `Rapanui y chilena, nací en …`. */
const OF_PUEBLO = new RegExp(`(?:^|[\\n.:;] ?|\\bsoy )${PUEBLO} y $`);

/** A demonym or a country where it stands. */
type Dicha = {
  vista: Vista;
  inicio: number;
  fin: number;
  palabra: string;
  /** The name of a tongue as well. */
  tongue: boolean;
  section: Seccion;
  /** What stands before and behind it, its blanks as one. */
  before: string;
  after: string;
};

/** How surely the word is the candidate's nationality, 0 when it is none. */
function score(vista: Vista, inicio: number, fin: number, demonym: boolean): number {
  const palabra = vista.plano.slice(inicio, fin);
  const dicha: Dicha = {
    vista,
    inicio,
    fin,
    palabra,
    tongue: TONGUES.has(palabra),
    section: sectionAt(vista, inicio),
    before: vista.plano.slice(Math.max(0, inicio - 48), inicio).replace(/\s+/g, ' '),
    after: afterOf(vista, fin),
  };
  // Whatever the line above ends with.
  if (demonym && /(?:^[^a-z]*|\bme llamo [^.;\n]{4,40}, )soy $/.test(lineBefore(vista, inicio, 70))) return 6;
  if (isOfNobodyHere(dicha) || /\bno soy $/.test(dicha.before)) return 0;
  // Nobody states the nationality of a referee: said in so many words it is the candidate's, wherever it stands.
  if (demonym && SAID.test(dicha.before)) return PAPERWORK.test(dicha.before) ? 0 : 8;
  const line = lineBefore(vista, inicio, 36);
  const goesOn = /^\p{Ll}/u.test(vista.texto.slice(inicio, inicio + 1));
  const said = goesOn ? dicha.before : line;
  if (demonym && I_SAY.test(said)) return 6;
  if (isOfOthers(vista, inicio) || THINGS.test(said) || PAPERS.test(said)) return 0;
  if (PLACES.test(line)) return 0;
  if (demonym && INITIAL.test(vista.plano.slice(Math.max(0, inicio - 8), inicio))) return 6;
  if (INLINE.test(dicha.before)) return dicha.section === 'experiencia' ? 3 : 8;
  if (PASSPORT.test(dicha.before)) return 4;
  if (isPlaceOrTongue(dicha) || endsHouse(vista, inicio)) return 0;
  // `De Venezuela, 29 años`.
  if (!demonym) return /(?:^|[.|·] )de $/.test(opening(vista, inicio)) && AGED.test(dicha.after) ? 5 : 0;
  return ofOneself(dicha) ?? besideFacts(dicha) ?? presented(dicha) ?? alone(dicha);
}

/** Told of somebody else or of several, or in a form's box that is left empty. */
function isOfNobodyHere({ vista, inicio, fin, before, after }: Dicha): boolean {
  // `Jefe zonal` and below it `Chileno, casado`: what ends a line is told of nobody in the next.
  const opens = /\n\p{Lu}$/u.test(vista.texto.slice(inicio - 1, inicio + 1)) && STATUS.test(after);
  return (
    isSaidOfOthers(vista, inicio, before, opens) ||
    isListed(vista, inicio, fin) ||
    BORN_IN.test(vista.plano.slice(Math.max(0, inicio - 30), inicio)) ||
    UNMARKED_BEFORE.test(before) ||
    UNMARKED_BEHIND.test(vista.plano.slice(fin, fin + 5)) ||
    OF_ANCESTORS.test(vista.plano.slice(fin, fin + 14)) ||
    ANCESTOR_BEFORE.test(before)
  );
}

/** The country itself, or a tongue among others. */
function isPlaceOrTongue({ vista, inicio, fin, palabra, tongue, section, before }: Dicha): boolean {
  if (ALSO_COUNTRIES.has(palabra) && TOWARDS.test(before)) return true;
  if (before.endsWith(', ') && isCountry(vista, inicio, fin)) return true;
  if (/\bacentos?\b[^.;\n]{0,40}$/.test(before)) return true;
  // `Creole haitiano conversacional`, `español chileno`.
  if (/\b(?:creole|creol|kreyol|castellano|espanol|portugues|ingles|frances) $/.test(before)) return true;
  if (!tongue) return false;
  if (/^ (?:mandarin|cantones|tradicional|simplificado)\b/.test(vista.plano.slice(fin, fin + 14))) return true;
  return (
    section === 'idiomas' ||
    PAIRED.test(vista.plano.slice(fin, fin + 20)) ||
    /\b(?:habl[ao]|lenguas?|idiomas?|algo de)\b[^.;\n]{0,40}$/.test(before) ||
    // `Inglés, italiano (pasaporte en trámite)`, `Traductor mandarín–español`.
    TONGUES.has(/([a-z]{5,12})(?:,? (?:[ye] )?| ?[-–/] ?)$/.exec(before)?.[1] ?? '')
  );
}

/** `Soy chilena`, or all that a line or cell says. */
function ofOneself({ vista, inicio, fin, tongue, section, before }: Dicha): number | null {
  if (tongue) return null;
  if (
    I_AM.test(before) ||
    /^[^a-z]*soy $/.test(lineBefore(vista, inicio, 36)) ||
    OF_PUEBLO.test(vista.plano.slice(Math.max(0, inicio - 24), inicio)) ||
    (AND_PUEBLO.test(vista.plano.slice(inicio, fin)) && !OF_CULTURE.test(before)) ||
    TO_THE_BONE.test(vista.plano.slice(fin, fin + 30).replace('\n', ' ')) ||
    (/\bcomo (?:buen[oa]? )?$/.test(before) && AS_SUCH.test(vista.plano.slice(fin, fin + 30)))
  )
    return 6;
  if (!isWholeCell(vista, inicio, fin) || goesOn(vista, inicio, fin)) return null;
  // `… PASO COIHAIQUE ALTO` and below it `(ARGENTINA).`: a place.
  if (before.endsWith('(') && isCountry(vista, inicio, fin)) return null;
  if (section === 'experiencia' || section === 'idiomas' || section === 'habilidades') return 3;
  return isEarly(section) || section === 'otros' ? 6 : 5.5;
}

/** Beside an age, a paper or a civil status, which a CV tells of one person alone; among jobs beside nothing else. */
function besideFacts({ vista, inicio, fin, tongue, section, before, after }: Dicha): number | null {
  if (/^,(?: [a-z]{4,12},)? \d{2} anos(?![a-z ]*(?:de experiencia|en))/.test(after)) return 5;
  if (!tongue) {
    // `Argentino, 37. RUT en trámite.`
    if (/^[^a-z0-9]{0,3}$/.test(opening(vista, inicio)) && /^, (?:1[89]|[2-6]\d)(?=[.,;|]|$| -)/.test(after))
      return 5.5;
    if (OWN_PASSPORT.test(after)) return 5;
  }
  if (section === 'experiencia') return 0;
  // A tongue that heads the next line is no nationality, nor one that ends a line above some fact.
  const heads = tongue && /\n\s*$/.test(vista.plano.slice(Math.max(0, inicio - 3), inicio));
  const ends = tongue && !heads && vista.plano[fin] === '\n';
  if (/^ passport/.test(after) && /\bwith (?:an? )?$/.test(before)) return 4;
  return (!ends && STATUS.test(after)) || (!heads && STATUS_BEFORE.test(before)) ? 7 : null;
}

/** Where the candidate is presented: with the name, at the end of a line of contact, at the beginning of a sentence. */
function presented({ vista, inicio, fin, palabra, tongue, section, before, after }: Dicha): number | null {
  const early = isEarly(section);
  const begins = /(?:^|[.|\u2022\u00b7;:,?]|-) ?$/.test(
    vista.plano.slice(Math.max(0, inicio - 3), inicio).replace(/\n/g, '.'),
  );
  const english = early && (begins || ARTICLE.test(before)) && OF_ENGLISH.test(palabra) && ENGLISH_BEHIND.test(after);
  if (tongue) return english ? 5.5 : null;
  const country = isCountry(vista, inicio, fin);
  if (early) {
    const named = NAMED.test(vista.texto.slice(Math.max(0, inicio - 40), inicio));
    // `soy Ana Soto, boliviana, cocinera`, `Wilner es haitiano`.
    if (named && !country && /^[,.;\n]/.test(vista.plano.slice(fin, fin + 1))) return 5.5;
    // `☎ 9 8765 4321 ana@gmail.com Maipú Chilena`: the end of the line that says how to reach the candidate.
    if (endsContact(vista, inicio, fin)) return 5;
    if (begins && OF_TOWN.test(vista.plano.slice(fin, fin + 50))) return 6;
    if (begins && isPlace(IN_TOWN.exec(vista.plano.slice(fin, fin + 50))?.[1] ?? '')) return 6;
    if (english) return 5.5;
    // `Ana Soto Rojas (colombiana)`.
    if (/[a-z\d] \($/.test(before) && !country && !isNamedInRow(vista, inicio) && /^[),]/.test(after)) return 5.5;
    // `Chileno con servicio militar al día`, `Peruana, técnica en párvulos`: whom the line is about.
    const line = vista.plano.slice(Math.max(0, inicio - 6), inicio);
    if (OPENS_LINE.test(line) && /^(?:, [a-z]| con )/.test(after)) return 5;
    if (/[a-z][.!] $/.test(line) && /^ con (?:abuel|padre|madre|raices|sangre|familia)/.test(after)) return 5;
    // `Diseñadora de Valparaíso, chilena de familia genovesa`.
    if ((begins || before.endsWith(', ')) && OF_STOCK.test(vista.plano.slice(fin, fin + 20))) return 5.5;
  }
  // `Casado, padre de mellizos. Chileno.`: a sentence of its own among what else is told of oneself.
  const sentence = /[a-z0-9]\. $/.test(before) && /^\.?(?:\n|$)|^\. \S/.test(vista.plano.slice(fin, fin + 3));
  return (early || section === 'otros' || section === 'renta') && sentence && !country ? 5.5 : null;
}

const OF_STOCK = /^ de (?:familia|ascendencia|descendencia|origen|raices|padres|abuel[oa]s) [a-z]/;

/** Behind a person or a trade, or between two separators: at the head of a CV alone. */
function alone({ vista, inicio, fin, palabra, tongue, section, before }: Dicha): number {
  if (PERSON.test(before) || (!isCountry(vista, inicio, fin) && isOfTrade(before, palabra)))
    return isEarly(section) ? 5.5 : 0;
  if (tongue || (section !== 'inicio' && section !== 'personal')) return 0;
  return standsAlone(vista, inicio, fin) && !goesOn(vista, inicio, fin) ? 5 : 0;
}

/** `Colombiana hasta los huesos`, `chileno y orgulloso aymara`. */
const TO_THE_BONE = new RegExp(
  `^ (?:de (?:pasaporte|carnet|papeles|tomo y lomo)|sin remedio|no mas\b|hasta (?:los huesos|la medula)|por los cuatro costados|a mucha honra|y (?:muy )?orgullos[oa] ${PUEBLO})`,
);

/** `Como brasileña que trabaja en español, traduzco …`. */
const AS_SUCH = /^ que (?:soy|trabaj|viv|llev|vin|lleg|es\b|habl|aprend)/;

/** `Cubano de Holguín. 29 años.` */
const OF_TOWN =
  /^ de(?:l (?=[a-z]{4})| )(?!la |los |las |el |corazon\b|alma\b|adopcion\b|espiritu\b)[a-z]{3,14}(?: (?:(?:del?|la|las|los|el) ){0,2}[a-z]{3,12}){0,2}(?:[.,;|\n]|$| y [a-z])/;

/** `· brasileña en Viña del Mar`. */
const IN_TOWN = /^ en ([a-z]{3,14}(?: [a-z]{2,12}){0,3})(?: ?[.,;|·•\n]|$)/;

/** `Brazilian teacher based in Chile`: in English the trade stands behind. */
const OF_ENGLISH = /(?:an|ese|ish|tine)$/;

const ENGLISH_BEHIND =
  /^ (?:[a-z-]{2,16} ){0,3}(?:[a-z]{2,14}(?:er|or|ist|yst|ian|ant|eer|tect)|professional|nurse|chef|cook|student|graduate|agent|executive|attorney|representative|expert|dentist|vet|intern|pilot|guide|man|woman|mother|father)(?:,? (?:(?:currently|now) )?(?:based|living|(?:permanent )?resid(?:ing|ent)|with|in|who)\b|(?<!speaker|teacher|tutor|translator|interpreter|instructor|chef|cook),? (?:with )?\d{1,2}\+? years\b|,? (?:aged? |\()?[2-6]\d(?: years old)?(?=[,.;)\n]|$))/;

/** `A Chilean accountant with …`, `Yoandry is a Cuban bass player based in …`. */
const ARTICLE = /(?:^|[.:] |profile |about(?: me)? |summary |\b(?:is|am) )an? $/;

/** What only the candidate has: `Chilean passport`, `(peruana de nacimiento)`. */
const OWN_PASSPORT = /^ (?:passport|citizen(?:ship)?|national|(?:por|de) nacimiento|nacionalizad[oa]|criad[oa] en)\b/;

/** `Español | English`: the two tongues of a page. */
const PAIRED = /^[ \t|/·-]{1,4}(?:english|ingles|portugues|frances|aleman|deutsch)\b/;

/** `Estudio Moe, Noruega`: the place, which is written as whoever comes from it but for its capital. */
const isCountry = (vista: Vista, inicio: number, fin: number): boolean =>
  ALSO_COUNTRIES.has(vista.plano.slice(inicio, fin)) && /^\p{Lu}/u.test(vista.texto.slice(inicio, inicio + 1));

const AGED = /^, \d{2} anos/;

const OPENS_LINE = /(?:^|\n)[^a-z0-9\n]{0,4}$/;

/** A name with capitals before the word. */
const NAMED = /\p{Lu}\p{Ll}{2,20},\s$|(?:^|[.\n] ?)\p{Lu}\p{Ll}{2,20} es $/u;
