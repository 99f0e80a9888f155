import { hitsOf } from '../matching/hits.ts';
import type { Vista } from '../view/view.ts';

/** Letters on either side in which a sentence is looked at. */
const REACH = 90;

/** Where a sentence or an item ends; a line ends one when it is no line of prose. */
const STOP = /[.;!?•·|\t](?=\s|$)|[\n:]/g;

/** A shorter line ends because what it says does. */
const WRAPPED = 45;

/** What a negation that goes with a tool may stand before: not what it denies of something else. */
const NEGATION =
  /\b(?:no|nunca|jamas|tampoco|ni)\b(?! (?:solo|solamente|obstante|hay\b|fal[lt]|se pierd|pas[ea]|qued[ea]|odi|esta\b|sistema|programa|software))(?:(?!\b(?:sino|pero|aunque|y|e|porque|solo|sin|que|para)\b|[,:])[^.;]){0,40}$/;
/** `Sin SAP, eso sí`, `todo menos SAP`: but `sin Excel no vivo`. */
const WITHOUT = /\b(?:sin|menos|salvo|excepto)(?: el| la)? $/;
/** `Quiero tomar un curso de SAP`, `nos iban a capacitar en SAP`, `ojalá aprender SAP`. */
const TO_LEARN =
  /\b(?:quiero|quisiera|me gustaria|espero|pienso|ojala|estoy|me inscribi|iban a|dispuest[oa] a|si hay que|falta)\b[^.;:]{0,40}\b(?:aprend(?:er|iendo)|cursos?|capacit[a-z]{1,6}|estudi(?:ar|ando)|clases|usar|manejar|saber)(?: (?:un|el|la|de|en|a|usar|manejar|con)){0,3} $/;
/** `Me falta SAP`, `conozco de vista SAP`, `mi hija me ayuda con SAP`. */
const BARELY =
  /\bme faltan?(?: el| la)? $|\bde (?:vista|oidas|nombre)(?: el| la)? $|\bme ayudan? con(?: el| la)? $|\b(?:ojala|algun dia)\b[^.;:]{0,20}\baprender(?: a usar)?(?: el| la)? $/;
/** `Pendiente: SAP`, `Por aprender: …`. */
const LABEL =
  /(?:^|[\n.;|\t•]) {0,2}(?:pendientes?|debilidad(?:es)?|por (?:aprender|mejorar)|me falta[n]?|aprendiendo|en (?:proceso|aprendizaje)|a mejorar) ?: ?[^.;\n:]{0,40}$/;
/** `Piden SAP, que no tengo`, `sé que usan SAP; yo no lo conozco`. */
const ASKED = /\b(?:piden?|exigen?|requieren?|usan|usaban|ocupan)(?: el| la)? $/;
const YET = /^[,;]? ?(?:(?:y|que|pero) )?(?:yo )?no\b/;

/** Nothing of its sentence stands before the tool but a preposition. */
const OPENS = /(?:^|[.;:!?•\n(] ?|, )(?:(?:de|con|a|en|el|del|para|al) )?$/;
/** `SAP no domino`, `SAP, por desgracia, no`, `SAP (no)`, `SAP: cero experiencia`. */
const DENIED =
  /^[ ,:(—–-]{1,4}(?:(?:por desgracia|lamentablemente|aun|todavia|la verdad|eso si|definitivamente),? )?(?:no|nunca|jamas|tampoco|cero|ning[a-z]{2,3}|ni idea)\b(?! (?:solo|es (?:un )?problema|me (?:fall|asust|complic)|tien|hay|obstante|tengo (?:problema|inconveniente)|se |dispongo|aplica|asi\b|certif))/;
/** `SAP me queda grande`, `SAP está en mi lista`, `SAP aprendiendo`, `para SAP llamábamos a informática`. */
const NOT_YET =
  /^ ?[:—–-]? ?(?:me queda grande|(?:esta )?en mi lista|(?:esta )?pendiente|aprendiendo|en (?:proceso|aprendizaje)|por aprender|solo se que existe|llam(?:o|amos|aba|abamos) a)\b/;
/** `SAP lo usa la contadora`, `los informes en SAP los saca mi jefa`. */
const BY_OTHERS =
  /^ l[oa]s? (?:usa|ocupa|lleva|maneja|saca|ve|hacia|hace|llena|toca)(?:n|ba|ban)? (?:en [a-z ]{3,24} )?(?:el|la|l[ao]s|mi|mis|su|un|una|otr[oa]s?) /;
/** `…, no lo he practicado`, `… y lo olvidé`, `… pero yo no tengo usuario`. */
const TAKEN_BACK =
  /^[^.;:]{0,44}?(?:,|;| y| pero| aunque| —) (?:que |pero |yo |ya ){0,2}(?:no l[oa] (?:he|se|manejo|uso|domino|conozco|ocupo|practi)|no (?:tengo|se|alcance|aprendi)(?= usuario|[.,;]|$)|l[oa] olvide|se me olvido)\b/;

/**
 * Whether the sentence around a tool says that its candidate does not know it: `Con SAP no he trabajado`, `nunca me
 * dieron clave de SAP`, `me inscribí en un curso de SAP`. Lists of what is denied go on (`negadas.ts`).
 */
export function isDeniedInSentence({ plano }: Vista, inicio: number, fin: number): boolean {
  const before = beforeOf(plano, inicio);
  const after = afterOf(plano, fin);
  if (WITHOUT.test(before)) return !/\bno\b/.test(after);
  return (
    NEGATION.test(before) ||
    TO_LEARN.test(before) ||
    BARELY.test(before) ||
    LABEL.test(plano.slice(Math.max(0, inicio - REACH), inicio)) ||
    (ASKED.test(before) && YET.test(plano.slice(fin, fin + 20))) ||
    (OPENS.test(plano.slice(Math.max(0, inicio - 8), inicio)) && (DENIED.test(after) || NOT_YET.test(after))) ||
    BY_OTHERS.test(after) ||
    TAKEN_BACK.test(after)
  );
}

/** What stands before in the sentence, over the end of a line of prose. */
function beforeOf(plano: string, inicio: number): string {
  const text = plano.slice(Math.max(0, inicio - REACH), inicio);
  let from = 0;
  for (const { index, 0: sign } of hitsOf(text, STOP)) {
    const at = inicio - text.length + index;
    if (sign !== '\n' || at - plano.lastIndexOf('\n', at - 1) < WRAPPED) from = index + 1;
  }
  return text.slice(from).replaceAll('\n', ' ').trimStart();
}

/** What stands behind in the sentence; a colon, a dash or a bracket may still tell of the tool. */
export function afterOf(plano: string, fin: number): string {
  const text = plano.slice(fin, fin + REACH);
  const line = plano.lastIndexOf('\n', fin) + 1;
  const end = text.indexOf('\n');
  const own = end >= 0 && fin + end - line < WRAPPED ? text.slice(0, end) : text;
  const stop = /[.!?•|\t](?=\s|$)/.exec(own);
  return (stop ? own.slice(0, stop.index + 1) : own).replaceAll('\n', ' ');
}
