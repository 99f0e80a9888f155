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
  /\b(?:vi|vimos|visto|conoci|conozco|mire|miramos) (?:solo )?(?:de (?:lejos|reojo|pasada)|por encima)(?: el| la| los| las)? $|\bme faltan?(?: el| la)? $|\bde (?:vista|oidas|nombre)(?: el| la)? $|\bme ayudan? con(?: el| la)? $|\b(?:ojala|algun dia)\b[^.;:]{0,20}\baprender(?: a usar)?(?: el| la)? $/;
/** `Pendiente: SAP`, `Por aprender: …`. */
const LABEL =
  /(?:^|[\n.;|\t•]) {0,2}(?:pendientes?|lo que no|debilidad(?:es)?|por (?:aprender|mejorar)|me falta[n]?|aprendiendo|en (?:proceso|aprendizaje)|a mejorar) ?: ?[^.;\n:]{0,40}$/;
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
/** `SAP lo usa la contadora`, `las órdenes en SAP las liberaba mi jefe`, `era de uso exclusivo de …`: who else has it. */
const BY_OTHERS =
  /^ (?:me )?l[oa]s? (?:[a-z]{1,8}(?:a|e|an|en|aba|aban|ia|ian)|hizo|hicieron|vio) (?:solo )?(?:en [a-z ]{3,24} )?(?:el|la|l[ao]s|mi|mis|su|un|una|otr[oa]s?|don|dona) (?!\d|ano|dia|mes|vez|semana|tarde|manana|noche)[a-z]|^ (?:pero )?era (?:del |de (?:la|los|las|uso exclusivo)\b)|^(?: y [a-z]{3,14})? (?:l[oa] piden?|aparecen? en el aviso)\b/;
/** `Los pedidos los marcaba el jefe en el WMS`, `las subía el enfermero al SIGTE`, `hacía los papeles con su programa …`. */
const OTHERS_IN =
  /\bl[oa]s? [a-z]{2,8}(?:aba|ia) (?:el|la|mi|un|una|don) (?!(?:[a-z]{2,10}(?:aba|abamos|ia|iamos|amos|emos|uve|uvo)|tablet|pantalla|pistola|maquina|app)\b)[a-z]{3,14}(?: [a-z]{2,14}){0,2} (?:al|en|en el|en la|con el|con) $|\b(?:el|la|mi|un|una) [a-z]{4,12}(?: de [a-z]{4,12})? (?:hacia|hace|llevaba|lleva) [a-z ]{3,24} con su (?:programa |sistema )?$|\bve lo del? $/;
/** `…, no lo he practicado`, `… y lo olvidé`, `… pero yo no tengo usuario`. */
/** `que conocí solo en demostraciones`, `lo vi en la universidad`, `dice no haberle tomado nunca el gusto`. */
const SEEN_ONCE =
  /^(?: y [a-z\d+.]{2,14})?,? (?:que conoci solo|(?:solo|apenas) (?:l[oa]s? )?(?:he visto|vi|conoci|conozco) (?:en )?(?:una? |l[ao]s? )?(?:demo|presentacion|video|charla)|(?:solo )?l[oa] (?:vi|conoci|mire) (?:solo )?(?:en (?:una? (?:demo|charla|curso|clase)|la (?:universidad|carrera)|el (?:instituto|liceo)|clases)|por encima)|(?:dice )?no haber)/;
/** `¿Manejas Talana, Buk o Rex+?` and no yes behind it; `con Bsale, ¿los conoce?`. */
const IN_QUESTION = /¿[^?\n]{0,60}$/;
const UNANSWERED =
  /^[^?¿\n]{0,60}\?(?![\s:→-]{0,4}(?:r: ?)?(?:si|claro|por supuesto|obvio|nivel|avanz|interm|basic|usuari|bien|harto|x|✓|☑)(?![a-z]{4}))/;
const DO_YOU = /^[.,]? ¿l[oa]s? (?:conoce|maneja|usa|ha usado|has usado)/;
/** `Excel | NO` in the rows of a form; `Nunca he ocupado | Lemontech`. */
const CELL_NO =
  /^[^\t\n]{0,3}\t(?: ?-? ?\t)?(?: ?(?:no|nada|nulo|ningun[oa]?) ?(?:\n|\t|$)| ?sin (?:conocimientos?|experiencia|uso)\b| ?no (?:l[oa] )?(?:uso|utilizo|manejo|ocupo|conozco|domino|(?:utiliz|us|manej|ocup|domin)ad[oa]|conocid[oa])\b)/;
const NO_CELL =
  /\b(?:nunca|no) (?:l[oa]s? )?(?:he )?(?:ocupado|usado|manejado|uso|ocupo|manejo|conozco|domino) ?\t[^\t\n]{0,40}$/;
const TAKEN_BACK =
  /^[^.;:]{0,44}?(?:,|;| y| pero| aunque| —) (?:que |pero |yo |ya |todavia |aun ){0,2}(?:no l[oa] (?:he|se|manej[oe]|uso|domino|conozco|ocupo|practi)|no (?:tengo|se|alcance|aprendi)(?= usuario|[.,;]|$)|no alcan[czs]e a [a-z]{3,9}l[oa]|sin (?:cuenta|clave|usuario|acceso)(?: propi[oa])?(?=[.;]|$)|(?:area|modulo|parte|tema|tarea)s? (?:en )?(?:(?:la|el|lo)s? )?que (?:yo )?no (?:intervine|intervengo|particip[eo]|manej[eo]|us[eo]|vi|veo|conoci|conozco|toque|toco|ocup[eo]|trabaj[eo]|domino|aprendi)\b|l[oa] olvide|se me olvido)\b/;

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
    OTHERS_IN.test(before) ||
    SEEN_ONCE.test(after) ||
    NEVER.test(after) ||
    isAsked(plano, inicio, fin) ||
    GONE.test(plano.slice(fin, fin + 26).replaceAll('\n', ' ')) ||
    FORMER.test(before) ||
    CELL_NO.test(plano.slice(fin, fin + 30)) ||
    NO_CELL.test(plano.slice(Math.max(0, inicio - REACH), inicio)) ||
    TAKEN_BACK.test(after)
  );
}

/** `SPSS se me olvidó`, over the end of any line. */
const GONE = /^ (?:ya )?(?:se me (?:olvid|borr|fue)|l[oa]s? olvide)/;
/** `Equifax (ex Dicom)`. */
const FORMER = /\(ex[- ]$/;

/** `Dibujarlos en AutoCAD, nunca`, `el Bsale no, la verdad`. */
const NEVER = /^,? (?:nunca|jamas|tampoco)(?=[:.;,]|$)|^ no(?=,|\.|;|$| la verdad)/;

/** Whether somebody asks for it, and nobody says yes. */
const isAsked = (plano: string, inicio: number, fin: number): boolean =>
  (IN_QUESTION.test(plano.slice(Math.max(0, inicio - 64), inicio)) && UNANSWERED.test(plano.slice(fin, fin + 84))) ||
  DO_YOU.test(plano.slice(fin, fin + 20));

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
