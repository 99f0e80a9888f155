import type { LineaLeida } from '../text/document.ts';
import { startsWithPerson } from './nombre-palabras.ts';

/** From `inicio` to `fin` (offsets of the text) somebody else than the candidate is spoken of. */
export type Ajeno = { inicio: number; fin: number };

/** What is told of a person in a form. */
const FACT =
  '(?:nombres?(?: y apellidos?| completos?)?|apellidos?|datos|numero|n°|fono|telefono|celular|correo|e-?mail|contacto|persona|nacionalidad|rut|run|edad|ocupacion|profesion|actividad)';
/** Rows of a form that are of a relative, of whom to call, of a teacher or of a firm, whatever stands in them. */
const ROW = new RegExp(
  `^[^a-z]{0,6}(?:${FACT}(?: de contacto)?(?: (?:de|del|de la|de los|de mis|para|en caso de|en)){0,2} )?(?:emergencias?|accidentes?|urgencias?|conyuge|(?:mi )?(?:espos[oa]|marido|senora|pareja)|conviviente|padres|padre|madre|papa|mama|apoderad[oa]|hij[oa]s?|carga familiar|avisar a|notificar a|familiar(?: directo)?|parentesco|jef[ea] direct[oa]|jefatura directa|(?:ex ?)?empleador|(?:la )?empresa(?: (?:actual|anterior|en que trabaja))?(?=[ :\\t])(?! (?:a la )?que postula)|aval|avales|garante|fiador|profesor[a]? guia|director[a]? de (?:tesis|memoria)|(?:la |el )?(?:consultora|agencia|fundacion|programa|omil|empresa mandante|bolsa de empleos?))(?: (?:a|en caso de|del?|de la) [a-z]{4,14})?\\s{0,3}(?:[:.(/-]|\\t|$)`,
);
/** Who sends a profile or goes with a candidate: where a person's name follows. */
const SENDER =
  /^[^a-z]{0,6}(?:(?:consultora?|ejecutiv[oa]|reclutadora?|seleccionadora?|head ?hunter|recruiter|tutora?|encargad[oa]|coordinadora?|monitora?|gestora?|analista(?: de seleccion)?|psicolog[oa]|evaluadora?|entrevistadora?|intermediadora?|orientadora?|preparadora?|profesional|asesora?|responsable|account manager|contacto (?:comercial|del programa|(?:de )?la (?:consultora|agencia)))(?: (?:a cargo|responsable|asignad[oa]|senior|laboral|de seleccion|del? proceso|de (?:la )?cuenta|del programa)){0,2}\s{0,3}[:\t–-]|(?:presentad|derivad|enviad|remitid|postulad|evaluad|entrevistad)[oa] por:?|(?:consultora?|ejecutiv[oa]|profesional) (?:a cargo|responsable))\s{0,3}/;
/** Labels and kinships beside a number: a line of these and of numbers says only how to reach somebody. */
const REACH =
  /\b(?:fono|telefono|tel|celular|cel|movil|whatsapp|wsp|correo|electronico|e-?mail|mail|contacto|parentesco|relacion|vinculo|padre|madre|papa|mama|herman[oa]|espos[oa]|marido|hij[oa]|ti[oa]|anexo|oficina|directo|particular)\b/g;
const ADDRESS = /[a-z0-9._%+-]{2,40}@[a-z0-9.-]{4,40}/g;
const PHONE = /\+?\d(?:[ .()-]{0,2}\d){6,13}/g;
/** Rows of an address or a trade between the two. */
const BETWEEN = /^[^a-z]{0,4}(?:direccion|domicilio|comuna|ciudad|cargo|giro|rubro)\s{0,3}[:\t]/;
/** Lines below such a row that may go on with it. */
const TAIL = 4;

/** `Adjunto el perfil de Ana Soto …`: whoever writes presents somebody else, and signs below. */
const FORWARDED =
  /\b(?:adjunt[oa]|adjuntamos|envio|enviamos|comparto|compartimos|present[oa]|presentamos|remito|reenvio|derivo|derivamos|les? (?:hago|hacemos) llegar|recomiend[oa]|recomendamos)\b(?! (?:mi|mis)\b)[^.;]{0,40} (?:perfil|cv|curriculum|curriculum vitae|antecedentes|ficha|postulacion|candidat[oa])(?: (?:profesional|laboral|vitae|ciego))? (?:de |del |a )/;
const CLOSING = /^[^a-z]{0,4}(?:saludos|atentamente|atte|cordialmente|quedo atent[oa]|quedamos atent[oa]s|un saludo)\b/;
const FROM = /^[^a-z]{0,4}(?:de|from|remitente|para|to|cc) ?:/;

/** Where a reading speaks of other people: rows of forms about them with what says how to reach them, and whoever sends a profile. */
export function findOthers(lineas: readonly LineaLeida[], plano: string, texto: string, ordered: boolean): Ajeno[] {
  const found: Ajeno[] = [];
  const textOf = ({ inicio, fin }: LineaLeida): string => plano.slice(inicio, fin);
  for (let i = 0; i < lineas.length; i++) {
    const line = lineas[i];
    if (!line || !isRowOfOther(textOf(line), texto.slice(line.inicio, line.fin), i)) continue;
    const end = ordered ? tailOf(lineas, i, textOf) : i;
    found.push({ inicio: line.inicio, fin: lineas[end]?.fin ?? line.fin });
    i = end;
  }
  return [...found, ...senders(lineas, plano, textOf)];
}

function isRowOfOther(folded: string, written: string, index: number): boolean {
  if (ROW.test(folded)) return true;
  const sender = index > 0 ? SENDER.exec(folded) : null;
  return sender !== null && startsWithPerson(written.slice(sender[0].length));
}

/** The last line that says how to reach whom line `i` is about: one phone and one address, and nothing else. */
function tailOf(lineas: readonly LineaLeida[], i: number, textOf: (line: LineaLeida) => string): number {
  const own = lineas[i];
  let phones = own ? count(textOf(own), PHONE) : 0;
  let addresses = own ? count(textOf(own), ADDRESS) : 0;
  let end = i;
  for (let j = i + 1; j <= i + TAIL && phones < 2 && addresses < 2; j++) {
    const line = lineas[j];
    if (!line || line.pagina !== own?.pagina) break;
    const text = textOf(line);
    phones += count(text, PHONE);
    addresses += count(text, ADDRESS);
    if (phones > 1 || addresses > 1 || !saysOnlyReach(text)) break;
    end = j;
  }
  return end;
}

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

const saysOnlyReach = (text: string): boolean =>
  BETWEEN.test(text) ||
  (text.length < 90 && !/[a-z]{3}/.test(text.replace(ADDRESS, ' ').replace(REACH, ' ')) && text.trim() !== '');

function senders(lineas: readonly LineaLeida[], plano: string, textOf: (line: LineaLeida) => string): readonly Ajeno[] {
  const head = plano.slice(0, lineas[Math.min(12, lineas.length) - 1]?.fin ?? 0).replaceAll('\n', ' ');
  if (!FORWARDED.test(head)) return [];
  const found = lineas.slice(0, 8).filter((line) => FROM.test(textOf(line)));
  const closing = lineas.findLast((line) => CLOSING.test(textOf(line)));
  const signed = closing ? [{ inicio: closing.inicio, fin: plano.length }] : [];
  return [...found.map(({ inicio, fin }) => ({ inicio, fin })), ...signed];
}
