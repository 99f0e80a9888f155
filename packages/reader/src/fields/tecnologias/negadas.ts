import { TEXT_CUES } from '../matching/cues.ts';
import type { Vista } from '../view/view.ts';
import { afterOf, isDeniedInSentence } from './clausula.ts';
import { begunLine } from './lugar.ts';

/** `No manejo SAP`, `sin conocimientos de Excel`, `me gustaría aprender Python`. */
const NOT_KNOWN = TEXT_CUES.cued(
  /\b(?:(?:no|nunca) (?:se\b|he\b|la\b|lo\b|uso|manej|conozc|domin|ocup|trabaj|teng|cuento con)|no (?:me|se) (?:abre|abrio|funciona|deja)|no (?:pude|puedo|logre|supe) (?:abrir|usar|ocupar)|poco o nada:?|me faltan?:|(?:tendre|tendria|debo|falta|falto) (?:que )?aprender(?:l[oa]s?)?:?|lista de pendientes:?|haber(?:se|me) acostumbrado jamas|el duen[oa] en su|equipo de al lado [a-z]{3,12} (?:en|con)|(?:mi|su) (?:hij[oa]|niet[oa]|marido|espos[oa]|senora|contadora?) (?:l[oa]s? )?[a-z]{3,12} (?:al?|en|con)|no_(?:uso|hago|manejo|se):|\bno (?:se|uso|ocupo|manejo|domino|conozco) ?:|(?:quiero|por)_aprender:|(?:colegas|companer[oa]s|los demas|otr[oa]s) (?:trabajan|programan) (?:en|con)|(?:sin|ning[a-z]{2,3}|me falta(?: mas)?|no) (?:conocimientos?|experience|experiencia|manejo|dominio|practica)(?: (?:previ[oa]s?|todavia|aun))? (?:de|en|con|in|with)|(?:currently |now |still )?learning:?|(?:want|would like|eager|hope) to learn|(?:quiero|quisiera|me (?:gustaria|interesa|falta)|por|ganas de|dispuest[oa] a|seguir|estoy) aprend(?:er|iendo):?|aprendiendo por mi cuenta:?|leyendo sobre|(?:[:;,] |^)(?:por )?aprender|ilusion de|interes(?:ad[oa])? en aprender)[^.;:\n]{0,30}$|\((?:sin|salvo|excepto|menos) [^.;:()\n]{0,20}$/,
);
/** What an advertisement asks for, and what somebody would like to study: `el aviso solicita SAP y Tableau`. */
const ASKED_FOR = TEXT_CUES.cued(
  /\b(?:(?:aviso|anuncio|oferta|vacante|puesto|perfil|cargo) (?:solicita|pide|requiere|exige|menciona|indica|dice)n?|requisitos? (?:del?|para) (?:cargo|aviso|puesto|oferta|el cargo)|(?:seguir|quiero|quisiera|deseo|gustaria|espero|pienso|interesa|interes en) (?:capacitar|especializar|formar|perfeccionar|profundizar|certificar|estudiar|capacitando|especializando|formando|perfeccionando)(?:me)?|(?:postul[a-z]{1,5}|vengo en postular|interesad[oa]) (?:en el|al?|para el) (?:cargo|puesto|aviso) de)(?:(?! (?:pero|aunque|sin embargo|hoy|actualmente|manejo|domino|uso|conozco|trabajo con)\b)[^.;\n]){0,60}$/,
);
const NOT_YET =
  /^,? (?:tampoco|cero|nada|ni idea)(?=[.;,\n]|$)|^ ?[:(–-] ?(?:pendiente|por aprender)(?=[.;,)\n]|$)|^(?: [a-z\d.+#]{2,14})? ?[:(–-] ?[^.;\n]{3,40}\bno l[oa]s? (?:he (?:usado|visto|tocado|operado|manejado|ocupado|practicado|trabajado)|manejo|uso|ocupo|domino|conozco)\b|^[^.;:\n]{0,24}\b(?:nunca|jamas) l[oa]s? (?:aprendi|use|ocupe|maneje|toque)\b|^[^.;:\n]{0,24} no l[oa]s? (?:usa|ocupa|maneja|domina|conoce)n?\b|^,? [a-z]{3,12} con (?:el|la|l[oa]s) que no me\b|^ (?:me l[oa]s? (?:hace|prepara|arma|pasa|entrega|abre)n?|me peleo|no me llevo)\b|^,? (?:ya )?(?:l[oa]s? olvid[eo]|se me olvid[oa])\b|^ l[oa]s? (?:ocupa|usa|toca|lleva|maneja|ve|veia|hace|hacia)(?:n|ba|ban|mos)? (?:en [a-z ]{3,24} )?(?:l[ao]s|el|mi|un|una|otr[oa]s?) [a-z]|^[^.;:]{0,50} (?:que no sabe|no (?:le|me) es conocid[oa]|no me l[oa] dejaban|pero no me acuerdo)\b|^[^.;:\n]{0,14}(?:(?:todavia|aun) no\b|de (?:lejos|oidas|nombre)\b|lo (?:estoy|vengo) (?:partiendo|empezando|comenzando|aprendiendo|estudiando)|lo dejo\b|no es lo mio|me falta|pendiente de aprender)|^ ?[:?¿=-]{1,2} {0,3}(?:no|ninguno|nada|nulo|sin (?:conocimientos?|experiencia|manejo|uso|practica))(?![a-z])|^ no(?=[;,.]|$)|^,? no (?:l[oa] )?(?:manejo|uso|ocupo|domino|conozco|se|vist[oa]s?|aprendid[oa]s?)(?![a-z])|^,? (?:que|pero|aunque) (?:ya )?no (?:l[oa]s? )?(?:manejo|uso|ocupo|domino|conozco|toco)(?![a-z])/;
/** `¿Has usado Dentalink?` and its answer: `Ninguno de los dos`. */
const ANSWERED_NO = /^[^.;:?\n]{0,40}\?[^a-z\n]{0,4}\n?(?:r: ?)?(?:no(?![a-z])|ning|nunca|tampoco)/;
/** Headings of what somebody has yet to learn. */
const TO_LEARN = /^[^a-z\n]{0,6}(?:[a-z]{1,9} ){0,4}aprend(?:er|iendo|izajes?)\b/;
/** Boxes of a form, beside or before what may be marked. */
const EMPTY = '(?:\\[ {0,2}\\]|\\( {1,2}\\)|☐|□)';
const MARKED = /\[ ?[x✓✔] ?\]|\( ?[x✓✔] ?\)|☑|☒|■|✓|✔/;
/** Ticks and squares are bullets as well. */
const TICKED = /(?:\[ ?[x✓✔] ?\]|\( ?[x✓✔] ?\)|☑|☒)[ \t]{0,3}$/;
const BEHIND = new RegExp(`^[ \\t]{0,3}${EMPTY}`);
const BEFORE = new RegExp(`${EMPTY}[ \\t]{0,3}$`);
/** A row of boxes, or what stands behind its label, begins with one where they stand before the words. */
const OPENS = /^(?:[^\t\n[(☐□☑☒■✓✔]{2,40}[\t:])?[ \t]*(?:[[(☐□☑☒■✓✔])/;

/** Whether the CV says of what stands there that it is not known, or leaves its box empty among marked ones. */
export function isDenied(vista: Vista, inicio: number, fin: number): boolean {
  const { plano } = vista;
  const before = plano.slice(Math.max(0, inicio - 110), inicio);
  const line = begunLine(vista, inicio, before);
  const own = before.slice(before.lastIndexOf('\n') + 1);
  // `[ ] No usa [X] Excel`.
  if (OPENS.test(line) && TICKED.test(own)) return false;
  const after = plano.slice(fin, fin + 30);
  // `Objetivos` above `Aprender Azure` is no beginning of it.
  if (own !== line && NOT_KNOWN.test(own, vista.cues)) return true;
  if (
    NOT_KNOWN.test(line, vista.cues) ||
    NOT_YET.test(after) ||
    NOT_YET.test(afterOf(plano, fin)) ||
    ANSWERED_NO.test(plano.slice(fin, fin + 60)) ||
    ASKED_FOR.test(line, vista.cues)
  )
    return true;
  if (
    isDeniedInSentence(vista, inicio, fin) ||
    isToLearn(vista, inicio) ||
    isBelowDenial(plano, inicio) ||
    isLeftBlank(plano, inicio, fin)
  )
    return true;
  const empty = OPENS.test(line) ? BEFORE.test(line) : BEHIND.test(after);
  return empty && MARKED.test(plano.slice(Math.max(0, inicio - 300), fin + 300));
}

/** Whether it stands below a heading like `Quiero aprender`. */
function isToLearn({ secciones, plano }: Vista, offset: number): boolean {
  const section = secciones.findLast(({ inicio }) => inicio <= offset);
  return section?.seccion === 'otros' && TO_LEARN.test(plano.slice(section.inicio, section.inicio + 50));
}

/** A line of the few above is nothing but `No uso`, `Lo que no manejo`, `Me falta`. */
const DENIES =
  /(?:^|\n)[^a-z\n]{0,6}(?:(?:(?:[a-z]{1,9},? ){0,5}(?:que )?(?:no|nunca) (?:uso|use|ocupo|manejo|domino|conozco|toco|se|se usar|he usado)(?: \((?:todavia|aun)\)| todavia| aun)?|me faltan?|(?:me lo piden y )?lo estoy viendo)|poco o nada|(?:en )?(?:mi )?lista de pendientes)[^a-z\n.]{0,4}\n(?:[^\n:#]{1,70}\n){0,4}[^\n]*$/;

const isBelowDenial = (plano: string, offset: number): boolean =>
  DENIES.test(plano.slice(Math.max(0, offset - 200), offset));

/** `PowerPoint | X` above `SAP` and `Buk | X` below it: the row whose boxes nobody marked. */
function isLeftBlank(plano: string, inicio: number, fin: number): boolean {
  if (plano[inicio - 1] !== '\n' || plano[fin] !== '\n') return false;
  const above = plano.slice(plano.lastIndexOf('\n', inicio - 2) + 1, inicio - 1);
  const [below = ''] = plano.slice(fin + 1, fin + 60).split('\n');
  return CROSSED.test(above) && (CROSSED.test(below) || UNMARKED.test(below));
}

/** `Sin marca: no lo conozco`, below the last row. */
const UNMARKED = /^[^a-z]{0,4}(?:(?:[a-z\d+]{2,14}: )?sin marca[rs]?|(?:las? )?(?:casillas? )?(?:vacias?|en blanco))\b/;
const CROSSED = /[a-z][^\t\n]*\t+(?:x|✓|✔)\t*$/;
