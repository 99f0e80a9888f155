import { CASAS, PARIENTES } from '../../../data/avisos.ts';
import { OFICIOS_PALABRAS } from '../../../data/palabras.ts';

const KIN = `(?:${PARIENTES})`;
/** A relative, a neighbour or a boss by what they are to the candidate: `mi hermana`, `de la vecina`. */
const OF_KIN = new RegExp(`\\b(?:mis?|sus?|de l[ao]s?|del|de una?|al?|con(?: la| el)?) (?:ex |buen[oa] )?${KIN}\\b`);
/** `En urgencia llamar esposo …`, `recados: mamá …`. */
const CALL_KIN = new RegExp(
  `\\b(?:llamar|avisar|contactar|urgencias?|emergencias?|recados?|mensajes)\\b[^\\d\\n]{0,20} ${KIN}\\b`,
);
/** `Amigo en Calama: Jhon, …`: what opens the clause. */
const KIN_FIRST = new RegExp(`^[^a-z]{0,4}${KIN}(?! de\\b)[^;|\\n]{0,30}[:,(] ?[^\\d]{0,14}$`);
/** What one tells of one's own family, with a number behind it by chance. */
const OWN_LIFE = /\b(?:viv[a-z]{1,5}|cuid[a-z]{1,4}|casad[oa]|solter[oa]|a cargo de)\b/;
/** A note against a number: `(mamá)`, `(Rosa, esposa)`, `(de mi cuñado)`, `que es de mi comadre`. */
const NOTE_OF_KIN = new RegExp(
  `^(?:mis? |l[ao] |el )?${KIN}\\b|, (?:mi )?${KIN}$|\\b(?:de|del) (?:mi |l[ao] |un |una )?${KIN}\\b`,
);

/** `Celular esposa 9 6123 0098`, `WhatsApp (mamá) …`: whose number the label names. */
const LABEL_OF_KIN = new RegExp(
  `\\b(?:celular|cel|fono|telefono|tel|movil|whatsapp|wsp)\\.? ?\\(?(?:de (?:la |el |mi )?|del )?${KIN}\\b[^\\d]{0,14}$`,
);

/** Whether the clause before a number or the note behind it says that a relative, a neighbour or a boss has it. */
export const isOfKin = (clause: string, note: string): boolean =>
  ((OF_KIN.test(clause) || LABEL_OF_KIN.test(clause) || KIN_FIRST.test(clause) || CALL_KIN.test(clause)) &&
    !OWN_LIFE.test(clause)) ||
  NOTE_OF_KIN.test(note);

const HOUSE = `(?:${CASAS})`;
/** `Dejar recado en el almacén`, `se ubica por intermedio del sindicato`, `preguntar en la caseta`. */
const LEFT_AT = new RegExp(
  `\\b(?:avis|pregunt|conocen|informes|recomiend|dej|mensaj|recado|ubic|encuentr|encontr|intermedi|por medio|a traves|llam|contact|consult|telefonear|buscame|buscarme|busquenme)[^;|\\t\\n]{0,44}\\b${HOUSE}\\b`,
);
/** `Preguntar a la doctora Riquelme 9 …`, and not `a mí`. */
const ASKED_OF =
  /\b(?:preguntar|preguntarle|consultar|averiguar|pedir referencias?) (?:a|con) (?:la |el |don |dona )[a-z. ]{3,40}$/;
/** Where somebody works for themselves: their own number, `Fono oficina: …`; and streets called so: `Población El Molino`. */
const AT_HOUSE = new RegExp(
  `(?<!\\b(?:poblacion|pobl|villa|pasaje|pje|psje|calle|sector|condominio|avenida|avda|av|camino|barrio|cerro)\\.? (?:[a-z]{2,9} ){0,2})\\b(?!(?:oficina|laboratorio|taller|estudio|clinica|negocio|local|agencia)[ .:(+]{0,4}$|(?:oficina|local) [-\\d])${HOUSE}\\b`,
);
/** `Conserje edificio Italia. Administración …`. */
const ITS_OFFICE = /^ ?(?:administracion|gerencia|porteria|conserjeria)[ :]{1,3}$/;
/** `… ahí me conocen`. */
const THERE = /^[ ,.(-]{0,3}(?:ahi|alla|donde|y) (?:siempre )?(?:me|pregunt|dej|avis)/;

/** `… es del consultorio donde hago aseo`, `… es de mi comadre`. */
const IS_OF = new RegExp(
  `^[ ,(]{0,3}(?:que )?(?:es|son|sale|contesta)\\b[^\\n.;]{0,16} ?(?:del|de l[ao]|de mi|de un[ao]?) (?:${CASAS}|${PARIENTES})\\b`,
);
/** `Asesor predial, Indap Parral, `: a trade and whom it is done for. */
const TRADE_AT = /^[^a-z]{0,4}([a-z]{4,16})\b[^,]{0,30}, [a-z][^,]{3,40}[,:]? ?$/;

/** Whether a number is of a house that takes messages, or, a landline, of the house that its clause names. */
export const isLeftAtHouse = (clause: string, behind: string, landline: boolean): boolean =>
  LEFT_AT.test(clause) ||
  ASKED_OF.test(clause) ||
  IS_OF.test(behind) ||
  (landline &&
    (AT_HOUSE.test(clause) ||
      ITS_OFFICE.test(clause) ||
      THERE.test(behind) ||
      OFICIOS_PALABRAS.has(TRADE_AT.exec(clause)?.[1] ?? '')));

const HOUSE_FIRST = new RegExp(`^${HOUSE}`);
const HOUSE_LINE = new RegExp(`^[^a-z]{0,3}${HOUSE}\\b`);

/** `Parroquia San Rafael, parroquia.sanrafael@…`, `Imprenta Gráfica Sur graficasur@…`: an address called as the house of its line. */
export function isHousesAddress(local: string, line: string): boolean {
  const house = HOUSE_FIRST.exec(local)?.[0];
  if (house !== undefined) return ` ${line} `.includes(` ${house} `);
  return local.length > 5 && HOUSE_LINE.test(line) && line.replace(/[^a-z]/g, '').includes(local);
}

/** `Auxiliar, Notaría Uribe` and elsewhere `notariauribe@…`: spelt as a house that the text names. */
export function isCalledAsHouse(local: string, text: string): boolean {
  const house = HOUSE_FIRST.exec(local)?.[0];
  if (house === undefined || OWN_SHOP.test(local)) return false;
  const rest = local.slice(house.length).replaceAll('.', '');
  const words = text.replaceAll(local, ' ');
  return rest.length > 2 && words.split(/[^a-z]+/).includes(house) && isSpelt(rest, words);
}

/** What people call their own business: its address is theirs. */
const OWN_SHOP =
  /^(?:almacen|negocio|kios[kc]o|quiosco|bazar|minimarket|tienda|panaderia|taller|libreria|imprenta|estudio)/;

/** Letters of a domain that say whose it is. */
const TELLING = 6;

/** `Exportadora Frutas del Cachapoal` above `packing@frutascachapoal.cl`: a domain spelt with the words of a text. */
export function isSpeltBy(host: string, text: string): boolean {
  const name = host.slice(0, host.indexOf('.')).replaceAll('-', '');
  return name.length >= TELLING && isSpelt(name, text);
}

/** Whether the words of a text, one behind another, spell a name. */
function isSpelt(name: string, text: string): boolean {
  let rest = name;
  for (const word of text.split(/[^a-z]+/))
    if (word.length > 2 && rest.startsWith(word)) rest = rest.slice(word.length);
  return rest === '';
}
