import { COMUNES } from '../../../data/comunes.ts';
import type { LineaLeida } from '../../text/document.ts';
import { HEAD_CUES, TEXT_CUES } from '../matching/cues.ts';
import { fold } from '../matching/fold.ts';
import { hitsOf } from '../matching/hits.ts';
import type { Celda } from '../view/cells.ts';
import { isLabelText, valueAfter } from '../view/cells.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import { continued, wrapped } from './continuado.ts';
import { namedAbove } from './debajo.ts';
import { nameWords } from './forma.ts';
import { isPerson, supportOf } from './gazetteer.ts';
import { capitalised, givenFirst } from './palabras.ts';
import { SIR } from './puntos.ts';

/** A name that a label, a title or a sentence announces. */
export type Anunciado = { palabras: string[]; inicio: number; fin: number; compuesto?: boolean };

/** The last line where the candidate is called so. */
const SIRS = 12;

/** How the labels below begin: most cells are told by this alone. */
const LABELLED =
  /^[^a-z]{0,6}(?:no[mn]|full n|name|postul|candid|usuari|evaluad|entrevistad|derivad|beneficiari|participante|aspirante|propuest|inscrit|practicante|alumn|egresad|colaborador|oferente|cesante|emprend|connacional|jugador|paciente|identi|interes|solicit|trabaj|titular|quien|yo|me ll|mi n|llamad|do|sr|curric|cv|de|from|remit|ap|a\.? ?[pm]at|primer|segundo|er |do |first|last|surn|pat|mat|siyati|nom |prenom|sobrenome)/;
const WHOLE =
  /^[^a-z]{0,6}(?:nom (?:et prenom|complet)|nome completo|nombres? completos?|nombres? (?:y|e|\/|-) ?apellidos?|nombre y apellido|nombre|nombres|full name|name|(?:postulante|candidat[oa]|usuari[oa]|evaluad[oa]|entrevistad[oa]|derivad[oa]|beneficiari[oa]|participante|aspirante|propuest[oa]|inscrit[oa]|practicante|alumn[oa]|egresad[oa]|colaboradora?|oferente|cesante|emprendedora?|connacional|jugadora?|paciente)(?: (?:derivad[oa]|evaluad[oa]|propuest[oa]|en practica)| (?:n[°º.] ?)?\d{1,5}(?: de \d{1,2})?(?= ?:))?|identidad|identificacion|interesad[oa]|solicitante|trabajadora?|titular|quien soy|quien es|yo soy|yo|me llamo|mi nombre(?: es)?|llamad[oa]|nombre (?:legal|social|real|y rut|y apellidos? completos?)|nombre y apellidos?|nom\.|nombre compl\.|nombres?\/apellidos?|don|dona|sra?\.?|curriculum(?: vitae)? de|cv de|(?:de|from|remitente)(?=\s?:)|no[mn][bv]res?(?: completos?)?(?: y apellidos?)?(?: (?:del |de la |de el |de )(?!empresa|fantasia|emplea|instit|estable|colegio|liceo|contacto|refer|padre|madre|conyug|jef|super|curso|cargo|proyec|usuari|banco|carrer)[a-z]{4,16})?)\s{0,12}(?:$|[:;.=>\-|]|(?=\t))/;
const REVERSED =
  /^[^a-z]{0,6}(?:apellidos?(?:\(s\))?,? ?(?:y|e|\/|-)? ?nombres?(?:\(s\))?(?: completos?)?)\s{0,12}(?:$|[:;.=>\-|]|\s)/;
/** `Nombres: Ana`; of a form in capitals also `NOMBRESANA`, as `APELLIDO PATERNOSOTO` below. */
const GIVEN =
  /^[^a-z]{0,6}(?:nombres|nombre|no[mn][bv]res?|nombre 1|(?:er )?nombre|primer nombre|nombre\(s\)|nombres de pila|first name|prenoms?|non)\s{0,12}(?:$|[:;.=>\-|]|(?<=\s)(?=[a-z])(?!y |e |apell|comp|social|legal|del? |complet)|(?<=nombres)(?=[a-z]{3}))/;
const SECOND = /^[^a-z]{0,6}(?:segundo nombre|nombre 2|do nombre)\s{0,12}(?:$|[:;.=>\-|])/;
/** `Apellidos`, also as people spell them: `Apeido`, `Apeyidos`, `Apelido`, `Apellio`. */
const FAMILY =
  /^[^a-z]{0,6}(?:apellidos|apellido(?!\s{0,3}$)|apellido\(s\)|(?!apellido)ap(?:ei|eyi|eli|elli|ell|illi|eilli)d?os?|last name|surname|nom(?: de famille)?|sobrenome)\s{0,12}(?:$|[:;.=>\-|])|^[^a-z]{0,6}apellidos\s(?=[a-z])(?!y |e |o |nombre|paterno|materno|complet|del? )/;
const PATERNAL =
  /^[^a-z]{0,6}(?:(?:primer )?apellido paterno|primer apellido|apellido 1|er apellido|paterno|a(?:p(?:ell?)?)?\.? ?(?:paterno|pat\.))\s{0,12}(?:$|[:;.=>\-|]|(?<=\s)(?!materno|y )|(?<=apellido paterno)(?=[a-z]{3}))/;
const MATERNAL =
  /^[^a-z]{0,6}(?:(?:segundo )?apellido materno|segundo apellido|apellido 2|do apellido|materno|a(?:p(?:ell?)?)?\.? ?(?:materno|mat\.))\s{0,12}(?:$|[:;.=>\-|]|(?<=\s)(?!nombres?|y )|(?<=apellido materno)(?=[a-z]{3}))/;
const TITLE = HEAD_CUES.cued(
  /\b(?:curriculum vitae|curriculum|curriculo|cur(?:iculum|iculo|riculun|iculun|riculm|rriculum|icullum)(?: vita?e)?|cv|hoja de vida|^ficha (?:del? )?(?:postulante|candidat[oa]|trabajadora?|usuari[oa])(?= [-:|])|(?:antecedentes|datos|ficha|presentacion|postulacion|resumen)(?: (?:personales|curricular(?:es)?|laboral(?:es)?|profesional(?:es)?))?(?= de )|^informacion personal(?= [a-z]+ [a-z])|^postulante|^candidat[oa]|^nombre)(?: del?)?(?: (?:la )?(?:senora|senorita|sra\.|srta\.|joven|don|dona))?\s{0,3}[:.|-]?\s{1,3}/,
);
/** `el CV de mi hermana que …`. */
const OF_KIN = /^(?:mi|un|una)$/i;
/** Or what a form is for, behind its title: `FICHA DE INSCRIPCIÓN OMIL`. */
const isNoOnes = (first: string): boolean =>
  OF_KIN.test(first) || (COMUNES.has(fold(first)) && supportOf([first]).conocidas === 0);
const SENTENCE = TEXT_CUES.cued(
  /\b(?:mi no[mn][bv]re(?: completo)?(?: es)?|me (?:ll|y)amo|yo,?|(?:escrib[oe]|escribimos) en nombre de|soy(?: (?:(?:el|la) (?:senora?|senorita|sra?\.|srta\.|joven|maestr[oa])|el|la|don|dona|senora?|senorita))?|quien (?:suscribe|escribe|firma),?(?: es)?|(?:el|la) que (?:suscribe|escribe|firma),?(?: es)?|comparece(?: por est[ae] [a-z]{4,10})?(?: don| dona)?,?|conozco a(?= [a-zñ' ]{8,60} (?:hace|desde)\b)|(?<=\bcarnet?\b[^.\n]{0,24} )(?:sale|dice|figura|aparece)|me presento[,:]?|present(?:o|amos) a(?: don| dona| la srta?\.?| el sr\.?| (?:mi|nuestr[oa]|un|una|el|la) [a-z]{4,14})?|recomendar a|(?<=(?:casa|ella|el|persona|quien|senora?|joven) )se llama|mis datos:|como te llamas\?|quien soy\?|(?:el|la) (?:suscrit[oa]|abajo firmante),?|sou(?: o| a)?|(?:el|la) (?:postulante|candidat[oa]|trabajadora?|usuari[oa]|interesad[oa]),?(?: don| dona| senora?| senorita| sra?\.?| srta\.?)?|i'm|i am|my name(?: is|'s)|je m'appelle|ich (?:heisse|bin)|me chamo|meu nome e|mi chiamo|(?<!\bme )(?:certific[ao]|recomiend[ao]|dej[ao] constancia|hac[eo] constar|acredit[ao])(?: de)?(?: que| a)?(?: el| la| mi| nuestr[oa])? (?:don|dona|sra?\.?|srta\.?|senora?|senorita|(?:ex ?)?(?:trabajadora?|colaboradora?|emplead[oa]|funcionari[oa]|companer[oa]|soci[oa]|alumn[oa]|vecin[oa]|herman[oa]|joven|estudiante|voluntari[oa]|practicante|maestr[oa]))(?: senora?| don| dona)?,?|(?:cv|curriculum(?: vitae)?|antecedentes|datos|perfil|hoja de vida) de (?:mi|nuestr[oa]) (?:espos[oa]|marido|senora|mujer|pareja|polol[oa]|mama|papa|madre|padre|hij[oa]|herman[oa]|prim[oa]|ti[oa]|sobrin[oa]|niet[oa]|cunad[oa]|nuera|yerno|compadre|comadre|amig[oa]|vecin[oa]|alumn[oa]|trabajadora?|asesora|nana|ex ?colega|colega),?|(?:les |le )?(?:habla|escribe|saluda)(?: atentamente)?,?|nombre de pila)(?:[:]?\s{1,3}|(?<=me llamo)(?=[a-z]))/g,
);
/** `Ana Soto Rojas, RUT 12.345.678-5`: whose number it is, wherever it stands; firms' begin with more. */
const WITH_RUT =
  /(?<=(?:^|[\n\t]|\bpor la presente,? | (?:don|dona|senora?|senorita|sra?\.|srta\.|postulante|candidat[oa]|trabajadora?) )([a-zñ' -]{8,60}),? )(?:r\.?u\.?[tn]\.?|c\.?i\.?|c\.?n\.?i\.?|cedula(?: nacional)?(?: de identidad)?|carnet?)[ :n°.]{0,5}(?=[1-4]?\d[.,]?\d{3}[.,]?\d{3})/g;

/** Words before a name written small, and those that end it. */
const SAID_SMALL = /\b(?:nombre es|me (?:ll|y)amo|soy|escribe|saluda):?\s{1,3}$/;
const NAME_ENDS =
  /[^a-z' -]|\s(?:y|e|soy|tengo|vivo|busco|con|de \d|naci|estoy|me|mi|rut|run|para|por|en|quiero|trabajo|necesito|del? (?:comuna|ciudad|la comuna)|hace|edad|su|le|les|carnet?|fono|apodo|alias)\s/;
/** `CV-Ana-Soto-2023.pdf`: what the file was called. */
const FILE =
  /^(?:cv|curr[ií]culum(?:[-_]vitae)?|hoja[-_]de[-_]vida)[-_]((?:\p{L}{2,20}[-_]){1,5}\p{L}{2,20})(?![\p{L}])/iu;
/** A firm's sheet that names whose it is at its head: `Dulces Ceci` above `Dueña: Cecilia Andrade`. */
const OWNER =
  /^[^a-z]{0,4}(?:duen[oa]|propietari[oa]|fundadora?|director[a]?|titular|presta servicios|egresad[oa](?: (?:19|20)\d\d)?|atte\.?|atentamente) ?[:.] ?(?=[a-z])/;
/** `Mi camino de trabajo / por Ana Soto Rojas`, `Atentamente, Ana Soto Rojas`: who wrote it. */
const BY =
  /^[^a-z]{0,4}(?:por|de(?! (?:la|las|los|el)\b)|autora?|escrito por|firma|firmado|atte\.?|atentamente|mi (?:papa|mama|padre|madre|marido|espos[oa]|abuel[oa])(?=, [a-z' ]{6,50}$))[,:.]?\s{1,3}(?=[a-z])/;
const CLOSING =
  /\b(?:atentamente|atte|cordialmente|saludos(?: cordiales)?|saluda(?: a (?:ud|usted|ustedes|uds))?(?: atentamente)?|se despide(?: atentamente| cordialmente)?|muchas gracias|de antemano gracias|gracias de antemano|firma)[.,:!]?\s*$/;
const NEXT_LABEL =
  /[,;|•·\t(]|\s{3,}|\s(?:(?:viuda|vda\.?) de(?= |$)|(?:primer|segundo) (?:apellido|nombre)|r\.?u\.?[tn]\b|c\.?i\.?\b|cedula|edad|fecha|nacionalidad|estado civil|direccion|domicilio|comuna|telefono|fono|celular|e-?mail|correo|ciudad|sexo|profesion|cargo|apellidos?)\b/;

/** Names that the file itself calls so. */
export function announcedNames(vista: Vista, cells: readonly Celda[]): Anunciado[] {
  const found: Anunciado[] = [];
  const parts = new Map<string, Anunciado>();
  for (const [i, cell] of cells.entries()) {
    const section = sectionAt(vista, cell.inicio);
    if (section === 'referencias' || section === 'experiencia' || section === 'educacion') continue;
    const text = vista.plano.slice(cell.inicio, Math.min(cell.fin, cell.inicio + 160));
    if (LABELLED.test(text)) {
      const reversed = labelled(REVERSED, text, vista, cells, i);
      const turned = reversed && wrapped(vista, reversed, 'nombres', cell.inicio);
      if (turned) found.push({ ...turned, palabras: givenFirst(turned.palabras) });
      const whole = reversed || isOneOfMany(vista, cell) ? null : labelled(WHOLE, text, vista, cells, i);
      if (whole) found.push(whole, ...continued(vista, cells, i, whole));
      for (const [key, label] of PARTS) {
        const value = parts.has(key) ? null : labelled(label, text, vista, cells, i);
        if (value)
          parts.set(key, key === 'nombres' || key === 'apellidos' ? wrapped(vista, value, key, cell.inicio) : value);
      }
    }
    const title = TITLE.exec(text, vista.lineCues[cell.linea] ?? 0);
    const titled = title && nameIn(vista, { inicio: cell.inicio + title.index + title[0].length, fin: cell.fin });
    if (titled && titled.palabras.length > 1 && !isNoOnes(titled.palabras[0] ?? ''))
      found.push(titled, ...continued(vista, cells, i, titled));
    const by = cell.linea < 8 && cell.columna === 0 ? BY.exec(text) : null;
    const file = cell.linea < 2 ? FILE.exec(vista.texto.slice(cell.inicio, cell.fin)) : null;
    const filed = file && nameWords((file[1] ?? '').replace(/[-_]/g, ' '));
    if (filed && isPerson(filed)) found.push({ palabras: filed, inicio: cell.inicio, fin: cell.fin });
    const author = by && nameIn(vista, { inicio: cell.inicio + by[0].length, fin: cell.fin });
    const owner = cell.linea < 2 && cell.columna === 0 ? OWNER.exec(text) : null;
    const told = owner && nameIn(vista, { inicio: cell.inicio + owner[0].length, fin: cell.fin });
    if (told && isPerson(told.palabras) && !isNamedAbove(vista, cell.linea)) found.push(told);
    if (author && isPerson(author.palabras)) found.push(author);
  }
  const both = parts.has('apellidos') ? null : slashed(vista);
  if (both) parts.set('apellidos', both);
  const composed = compose(parts);
  return [
    ...(composed ? [composed] : inlineParts(vista)),
    ...found,
    ...sentences(vista),
    ...signature(vista),
    ...withRut(vista),
    ...namedAbove(vista),
    ...fromTable(vista),
    ...fromRow(vista),
  ];
}

/** The name that a label calls so, at the head of cell `i` with this text. */
function labelled(label: RegExp, text: string, vista: Vista, cells: readonly Celda[], i: number): Anunciado | null {
  const hit = label.exec(text);
  return hit ? nameIn(vista, valueAfter(vista, cells, i, (cells[i]?.inicio ?? 0) + hit[0].length)) : null;
}

/** `Sra. Mirna Jara` far from the head, `3. Sra. Inés Matte` in a list: whom somebody worked for. */
const isOneOfMany = (vista: Vista, { linea, inicio, fin }: Celda): boolean => {
  const text = vista.texto.slice(inicio, fin);
  return linea > SIRS ? SIR.test(text) : linea > 0 && SIR.test(text.replace(ITEM, '')) && ITEM.test(text);
};

const ITEM = /^\W{0,3}\d{1,2}[.)] ?/;

/** Whether a line above is somebody's name already. */
const isNamedAbove = (vista: Vista, linea: number): boolean =>
  vista.lineas.slice(0, linea).some(({ texto }) => isPerson(nameWords(texto) ?? []));

/** The heads of a table's first columns, each word on a line of its own where the column is narrow. */
const HEADS =
  /(?:^| )(?:(?<family>(?:primer )?(?:apellido )?paterno (?:segundo )?(?:apellido )?materno nombres?)|(?<given>nombres? (?:primer )?(?:apellido )?paterno (?:segundo )?(?:apellido )?materno))(?: (?:rut|run|edad|fecha(?: de)?|nacimiento|telefono|correo)){0,3}$/;

/** `Apellido paterno | Apellido materno | Nombres` above a row of as many cells, or below it. */
function fromTable(vista: Vista): Anunciado[] {
  if (!vista.plano.includes('paterno')) return [];
  const lettersOf = ({ inicio, fin }: LineaLeida): string =>
    vista.plano
      .slice(inicio, fin)
      .replace(/[^a-z]+/g, ' ')
      .trim();
  for (let i = 1; i < Math.min(vista.lineas.length, 60); i++) {
    const line = vista.lineas[i];
    if (!line?.texto.includes('\t')) continue;
    const values = line.texto.split('\t');
    if (values.length < 3) continue;
    const above = vista.lineas
      .slice(Math.max(0, i - 7), i)
      .map(lettersOf)
      .join(' ');
    const below = vista.lineas[i + 1];
    const heads = HEADS.exec(above) ?? (below ? HEADS.exec(lettersOf(below)) : null);
    if (!heads) continue;
    const [a = '', b = '', c = ''] = values;
    const palabras = nameWords((heads.groups?.family ? [c, a, b] : [a, b, c]).map((part) => part.trim()).join(' '));
    if (palabras && supportOf(palabras).ajenas === 0)
      return [{ palabras, inicio: line.inicio, fin: line.inicio + [a, b, c].join(' ').length, compuesto: true }];
  }
  return [];
}

/** `Apellido | Soto | Apellido | Rojas | Nom- | Ana` above `paterno`, `materno` and `bres`: labels broken in narrow cells. */
const NARROW = /(?:^|\n)apellido\t([^\t\n]{2,30})\tapellido\t([^\t\n]{2,30})\tnom(?:-|bres?)\t([^\t\n]{2,40})\n/d;

function fromRow(vista: Vista): Anunciado[] {
  const hit = vista.plano.includes('apellido\t') ? NARROW.exec(vista.plano.slice(0, FORM)) : null;
  const [whole, ...parts] = hit?.indices ?? [];
  const below = whole && vista.plano.slice(whole[1], whole[1] + 60);
  if (!whole || !below || !/paterno\s[^.]{0,24}materno/.test(below)) return [];
  const [paternal = '', maternal = '', given = ''] = parts.map((part) => (part ? vista.texto.slice(...part) : ''));
  const palabras = nameWords(`${given} ${paternal} ${maternal}`);
  return palabras && supportOf(palabras).ajenas === 0
    ? [{ palabras, inicio: parts[0]?.[0] ?? 0, fin: parts[2]?.[1] ?? 0, compuesto: true }]
    : [];
}

/** Names with their RUT behind them: looked for from the few numbers back. */
const withRut = (vista: Vista): Anunciado[] =>
  hitsOf(vista.plano, WITH_RUT).flatMap(({ index, 1: said = '' }) => {
    const inicio = vista.plano.lastIndexOf(said, index - said.length);
    const fin = inicio + said.length;
    // `Socio principal: don …, RUT …` is of a job; a line of its own is the candidate's, wherever it stands.
    if (vista.plano[inicio - 1] === ' ' && sectionAt(vista, inicio) === 'experiencia') return [];
    const text = vista.texto.slice(inicio, fin).trim();
    const palabras = wordsOf(text) ?? wordsOf(capitalised(text));
    return palabras && isPerson(palabras) ? [{ palabras, inicio, fin }] : [];
  });

/** The name below the last greeting of a letter. */
function signature(vista: Vista): Anunciado[] {
  const last = vista.lineas.length;
  for (let i = last - 1; i > 0 && i > last - 7; i--) {
    const line = vista.lineas[i];
    const above = vista.lineas[i - 1];
    if (!line || !above || line.texto.length > 60) continue;
    if (!CLOSING.test(vista.plano.slice(above.inicio, above.fin))) continue;
    const name = nameIn(vista, { inicio: line.inicio, fin: line.fin });
    if (name && isPerson(name.palabras)) return [name];
  }
  return [];
}

/** `Apellido paterno / materno | SOTO / ROJAS`, its label in one line or two. */
const SLASHED =
  /\bapellidos? paterno ?[/y-] ?\n?(?:apellido )?materno[ \t\n:]{1,4}([a-zñ' -]{2,30}? ?\/ ?[a-zñ' -]{2,30})(?=[\n\t]|$)/d;

function slashed(vista: Vista): Anunciado | null {
  const head = vista.plano.slice(0, FORM);
  const place = head.includes('paterno') ? SLASHED.exec(head)?.indices?.[1] : undefined;
  if (!place) return null;
  const palabras = nameWords(vista.texto.slice(...place).replace('/', ' '));
  return palabras && { palabras, inicio: place[0], fin: place[1] };
}

const PARTS = [
  ['nombres', GIVEN],
  ['segundo', SECOND],
  ['apellidos', FAMILY],
  ['paterno', PATERNAL],
  ['materno', MATERNAL],
] as const;

function compose(parts: ReadonlyMap<string, Anunciado>): Anunciado | null {
  const given = parts.get('nombres');
  const family = parts.get('apellidos') ?? parts.get('paterno');
  if (!given || !family) return null;
  const maternal = parts.has('apellidos') ? undefined : parts.get('materno');
  const all = [given, parts.get('segundo'), family, maternal].filter((part) => part !== undefined);
  const inicio = Math.min(...all.map((part) => part.inicio));
  const fin = Math.max(...all.map((part) => part.fin));
  return { palabras: all.flatMap((part) => part.palabras), inicio, fin, compuesto: true };
}

const PART = "\\s?[:.-]?\\s{1,2}([a-zñ' -]{3,40}?)\\s{1,3}";
const LAST =
  "\\s?[:.-]?\\s{1,2}([a-zñ' -]{3,40}?)(?=\\s{1,3}(?:apellido|r\\.?u\\.?[tn]\\b|carnet|carne|cedula|c\\.?i\\b|edad|nacid[oa]|nacimiento|fecha|domicilio|direccion|estado|civil|nacionalidad|telefono|celular|fono|sexo|genero|correo|mail|comuna|ciudad|profesion)\\b|\\s{0,3}[\\n\\t,.;:|\\d]|$)";
const GIVEN_FAMILY = new RegExp(`\\bnombres?${PART}apellidos?${LAST}`, 'd');
const FAMILY_GIVEN = new RegExp(`\\bapellidos?${PART}nombres?${LAST}`, 'd');
/** `Nombre: Ana Primer apellido: Soto Segundo apellido: Rojas`. */
const GIVEN_BOTH = new RegExp(
  `\\bnombres?${PART}(?:segundo nombre${PART})?(?:primer apellido|apellido paterno)${PART}(?:segundo apellido|apellido materno)${LAST}`,
  'd',
);
/** Letters at the head of a file where its own labels stand. */
const FORM = 1500;

/** `NOMBRES ANA LUISA APELLIDOS SOTO ROJAS CARNET …`: labels and values one behind another, with nothing between. */
function inlineParts(vista: Vista): Anunciado[] {
  const head = vista.plano.slice(0, FORM);
  if (!head.includes('apellido')) return [];
  const both = GIVEN_BOTH.exec(head);
  const parts = both?.indices?.slice(1).filter((place) => place !== undefined) ?? [];
  const all = parts.flatMap(([inicio, fin]) => nameIn(vista, { inicio, fin })?.palabras ?? []);
  if (all.length > 2 && supportOf(all).ajenas === 0)
    return [{ palabras: all, inicio: parts[0]?.[0] ?? 0, fin: parts.at(-1)?.[1] ?? 0, compuesto: true }];
  const given = GIVEN_FAMILY.exec(head);
  const hit = given ?? FAMILY_GIVEN.exec(head);
  const [, first, second] = hit?.indices ?? [];
  if (!hit || !first || !second) return [];
  const words = ([from, to]: readonly [number, number], key: 'nombres' | 'apellidos') => {
    const part = nameIn(vista, { inicio: from, fin: to });
    // Its label ends two signs before it at the latest.
    return part ? wrapped(vista, part, key, from - 2).palabras : [];
  };
  const palabras = given
    ? [...words(first, 'nombres'), ...words(second, 'apellidos')]
    : [...words(second, 'nombres'), ...words(first, 'apellidos')];
  return palabras.length > 1 && supportOf(palabras).ajenas === 0
    ? [{ palabras, inicio: first[0], fin: second[1], compuesto: true }]
    : [];
}

function sentences(vista: Vista): Anunciado[] {
  const found: Anunciado[] = [];
  for (const hit of SENTENCE.hits(vista.plano, vista.cues)) {
    const inicio = hit.index + hit[0].length;
    const words =
      /^(?:[A-ZÁÉÍÓÚÑ][\p{L}'’-]{1,20}(?: |\n|\t(?=\p{Lu}\p{L}{2,20}, )|(?=[^\p{L} \n])|$)|(?:de|del|la|las|los|y)[ \n]){2,8}/u.exec(
        vista.texto.slice(inicio, inicio + 120),
      );
    // `soy de Lo Espejo` tells a place.
    const palabras = words && !/^(?:de|del|la|las|los|y) /.test(words[0]) ? spokenName(words[0]) : null;
    const small = palabras || hit.index > 3000 ? null : writtenSmall(vista, hit.index, inicio);
    if (small) found.push(small);
    if (words && palabras && palabras.length > 1 && hit.index < 3000) {
      found.push({ palabras, inicio, fin: inicio + words[0].trimEnd().length });
    }
  }
  return found;
}

/** The name that begins a sentence; what the next line says goes on with it only where it is a name. */
function spokenName(text: string): string[] | null {
  const [line = '', ...more] = text.trim().split('\n');
  const below = more.length > 0 ? supportOf(more.join(' ').split(/\s+/)) : null;
  const first = wordsOf(line);
  // `Soy Lu`, and below it `Lucía Belén Ferrari`: what she is called, then her name.
  const whole = first?.length === 1 ? nameWords(more.join(' ')) : null;
  if (whole && isPerson(whole) && whole[0]?.startsWith(first?.[0] ?? ' ')) return whole;
  if (first && first.length > 1 && below && below.conocidas === 0) return first;
  return wordsOf(text) ?? first;
}

/** The words of a name, when none of them is known to belong to none. */
function wordsOf(text: string): string[] | null {
  const words = nameWords(text.trim());
  return words && supportOf(words).ajenas === 0 ? words : null;
}

/** `me llamo juan pérez soto y busco trabajo`: a name without capitals ends where the sentence goes on. */
function writtenSmall(vista: Vista, from: number, inicio: number): Anunciado | null {
  if (!SAID_SMALL.test(vista.plano.slice(from, inicio))) return null;
  const rest = vista.plano.slice(inicio, inicio + 70);
  const first = NAME_ENDS.exec(rest)?.index ?? rest.length;
  // `soy juan` at the end of a line, and nothing but `pérez` on the next one.
  const more =
    rest[first] === '\n' ? /^\n[a-z]{3,14}(?: [a-z]{3,14})?(?=\n|$)/.exec(rest.slice(first))?.[0] : undefined;
  const surnames = more ? supportOf(more.trim().split(' ')) : null;
  const end = first + (more && surnames?.apellidos === surnames?.significativas.length ? more.length : 0);
  const text = vista.texto.slice(inicio, inicio + end);
  const written = text.trim().replace('\n', ' ');
  const palabras = nameWords(written === written.toUpperCase() ? written : capitalised(written));
  if (!palabras || palabras.length < 2 || palabras.length > 6) return null;
  const support = supportOf(palabras);
  const given = supportOf(palabras.slice(0, 1));
  if (support.ajenas > 0 || given.nombres === 0 || 2 * support.conocidas < support.significativas.length) return null;
  return { palabras, inicio, fin: inicio + text.trimEnd().length };
}

function nameIn(vista: Vista, given: { inicio: number; fin: number } | null): Anunciado | null {
  if (!given) return null;
  // `Nombre: .......... Ana Soto ..........`: the dots that a form is to be filled in upon.
  const dots = DOTS.exec(vista.plano.slice(given.inicio, given.inicio + 60))?.[0].length ?? 0;
  const inicio = given.inicio + dots;
  const place = {
    inicio,
    fin: given.fin + (FAMILY_ALONE.exec(vista.plano.slice(inicio, inicio + 90))?.[1]?.length ?? 0),
  };
  let fin = Math.min(place.fin, place.inicio + 90);
  const plain = vista.plano.slice(place.inicio, fin);
  const reversed = /^[a-z' -]{3,40},[ \n]?[a-z' -]{3,40}?(?=$| - ?\d| ?[|(])/.exec(plain)?.[0];
  const comma = reversed !== undefined && isReversed(vista.texto.slice(place.inicio, place.inicio + reversed.length));
  if (comma) fin = place.inicio + reversed.length;
  const cut = comma ? null : NEXT_LABEL.exec(plain);
  if (cut) fin = place.inicio + cut.index;
  const text = vista.texto.slice(place.inicio, fin).replace(/(?<=\p{L}{3})(?:[._…]{1,60}| [—–-])\s*$/u, '');
  if (comma) {
    const [family = '', given = ''] = text.split(',');
    const palabras = nameWords(`${given} ${family}`);
    return palabras && { palabras, inicio: place.inicio, fin };
  }
  // The next label of the form, where the value stands above and below its own.
  if (isLabelText(fold(text))) return null;
  const palabras = nameWords(text.trim()) ?? wordsOf(capitalised(text.trim()));
  return palabras && { palabras, inicio: place.inicio, fin: place.inicio + text.trimEnd().length };
}

const DOTS = /^[ ._…]{2,60}/;

/** `Sepúlveda Riquelme,` at the end of a cell's line, and the given names on its next. */
const FAMILY_ALONE = /^[a-z' -]{3,40},(\n[a-z' -]{3,40})(?=\n|$)/;

/** Surnames before the comma, given names behind it, and no trade. */
function isReversed(text: string): boolean {
  const [family = '', given = ''] = text.split(',');
  const support = supportOf(nameWords(capitalised(given.trim()) || given.trim()) ?? []);
  const before = supportOf(nameWords(capitalised(family.trim()) || family.trim()) ?? []);
  return support.ajenas + before.ajenas === 0 && (support.nombres > 0 || before.nombres === 0);
}
