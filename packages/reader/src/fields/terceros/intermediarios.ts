import { lineIndexAt } from '../../text/evidence.ts';
import { before, saidBefore } from '../view/context.ts';
import type { Vista } from '../view/view.ts';
import { isUnderHouse } from './membrete.ts';
import type { Titular } from './titular.ts';

/** What says how to reach somebody, not through whom. */
const BY_WHAT =
  '(?:(?:mis?|est[aeo]s?|siguientes?|ambos|presente)\\b|whats|wsp|wasap|tele[fg]|tel\\b|fono|cel|movil|mobile|phone|call|text|llamad|mensaj|sms|correo|e-?mail|mail|numero|n[°º]|linea|contacto|linkedin|face|insta|messenger|redes)';
/** Clause by clause as far as the number; `Head & Co. Búsqueda Legal` is one. */
const ON = '(?:(?![a-z]{4}\\. )[^\\n|;]){0,90}(?:[|·–-] ?)?$';
/** `Enviados por intermedio de Head & Co. …`, `derivada por Teletón, terapeuta …`: whoever sends a CV. */
const SENT_BY = new RegExp(
  `\\b(?:(?:enviad|derivad|remitid|presentad|ingresad|intermediad|postulad|gestionad|representad|referid|emitid|generad|completad|llenad|confeccionad|asesorad)[oa]s?|sent|represented|presented|referred|submitted)(?: (?:until|since|desde|hasta) [a-z0-9]{2,12})? (?:por|desde|en|via|mediante|by|through|via):?(?: la| el| los| su| nuestra| esta)? (?!${BY_WHAT})${ON}`,
);
/** `With the help of Fundación Emplea`, `con la ayuda de Prodemu`. */
const HELPED_BY = new RegExp(
  `\\b(?:with the help of|(?:con|gracias a) (?:la |el )?(?:ayuda|apoyo|asesoria) del?)(?: la| el| los)? (?!${BY_WHAT})${ON}`,
);
/** `A través de Randstad`, `llamar a Manpower`, whom a capital tells from what one is called by. */
const THROUGH = new RegExp(
  `(?:\\b(?:por (?:medio|intermedio) de|a traves de|through)|\\b(?:para|coordinar|agendar|entrevistas?)\\b[^\\n.;|]{0,30} (?:llamar|llame|contactar|comunicarse|escribir) (?:a|con))(?: la| el| los| su| nuestra| esta)? (?!${BY_WHAT})(?=([a-z]{2,20}))${ON}`,
);
/** `Llamar a la orientadora del programa …`, `la oficina de empleo, anexo …`, `mesa de ayuda`. */
const OFFICER =
  /\b(?:llam|habl|contact|comunic|pregunt|consult)[a-z]{1,6} (?:a|con|por) (?:la|el|su|una?) (?:orientadora?|ejecutiv[oa]|gestora?|tutora?|consultora?|asesora?|monitora?|profesional|asistente social|trabajadora? social|encargad[oa]|coordinadora?|delegad[oa]|terapeuta|psicolog[oa]|secretari[oa])\b[^\n;|]{0,60}$|\b(?:oficina (?:municipal|comunal|de (?:empleo|intermediacion|informacion laboral|colocacion))|bolsa (?:nacional )?de empleo)\b[^\n;|.]{0,60}$|\b(?:soporte|administracion|support|reservations?)(?= ?:)[^\n\d]{0,12}$|\b(?:mesa de ayuda|help ?(?:desk|line)|hot ?line|(?:contacto|telefono|fono|celular|movil|whatsapp|numero|correo) institucional)\b[^\n\d]{0,16}$|\b(?:contact|llam|escrib|consult)[aei]nos\b[^\n\d]{0,16}$|\b(?:contact|call|reach) us\b[^\n\d]{0,16}$|\b(?:duen[oa]s?|propietari[oa]|patron[a]?|encargad[oa]|capataz|administradora?|supervisora?|jef[ea]) ?: ?$|\binformaciones[ :]{1,3}$|\banexo (?:n° ?)?\d{2,5}[^a-z\d]{1,4}$|\b(?:our|the) (?:office|agency|team|staff|consultants?)\b[^\n\d]{0,24}$|\bnuestr[oa] (?:oficina|agencia|consultora|equipo|ejecutiv[oa]|central)\b[^\n\d]{0,30}$|\bme (?:ayud|prest|recib|escrib)[a-z]{0,4}\b[^\n]{0,70}\bsu (?:telefono|fono|celular|numero|whatsapp)\b[^\n\d]{0,16}$|\b(?:whats ?app|wsp|fono|telefono|linea|numero|celular) (?:de|para) (?:las? )?(?:ventas?|pedidos|reservas?|reclamos|soporte|despachos?|cobranzas?|clientes|tienda|informaciones|denuncias|matriculas)\b[^\n;|]{0,40}$/;

/** `Vi su aviso en el diario con el número …`, `"se busca maestro, llamar al …"`; `respondo a su aviso, mi fono …` is one's own. */
const ADVERTISED =
  /\b(?:(?:vi|lei|segun|encontre|de|del|en|por|al?) (?:su|el|un|este) (?:aviso|anuncio|publicacion|letrero|cartel|afiche)|se (?:busca|necesita|requiere|solicita)n?(?! (?:trabajo|pega|empleo|puesto))|publicad[oa] por|(?:contacto|numero|fono|telefono|correo) del (?:aviso|anuncio))\b(?![^\n;]{0,80}\b(?:mis?|me|soy|[a-z]{4,9}(?:enme|eme|ame|arme))\b)[^\n;]{0,80}$/;

/** `… hablen con la señora Carla | Lombardi al 9 9120 5583`, also across the end of a line. */
const WITH_SIR =
  /\b(?:con|a) (?:la |el )?(?:senora?|sra?|srta|senorita|don|dona)\.? [a-z]{2,14}(?: [a-z]{2,14}){0,3},? (?:al|en el|a su|su|fono|celular|cel|telefono)(?: (?:numero|celular|cel|fono|telefono|whatsapp|wsp|n°))?[ :.]{0,3}$/;
const ACROSS = 110;

/** The house that a few lines below says how it is reached. */
const OFFICE =
  /^[^a-z]{0,4}(?:bolsa (?:laboral|de (?:trabajo|empleos?))|omil|oficina (?:municipal|comunal|laboral|de (?:empleo|intermediacion|colocacion))|(?:ilustre )?municipalidad|parroquia|fundacion(?! [a-z ]{2,20} \d)|agencia de empleos?|feria laboral|corporacion municipal|equipo de (?:seleccion|reclutamiento|personas|rr)|seleccion de personal)\b/;
/** A line of nothing but the label of a number. */
const REACH = /^[^a-z\d]{0,4}(?:(?:fonos?|telefonos?|tel|contacto|whatsapp|celular|cel)\b[^a-z\d]{0,6})?$/;
const BELOW = 2;
/** `Instituto AIEP | Red de Egresados | …`. */
const SCHOOL_LINE =
  /^[^a-z]{0,4}(?:instituto|universidad|liceo|colegio|escuela|otec|bolsa|feria|oficina|municipalidad|parroquia|fundacion)\b[^\n\t]{0,80}[|·•-] ?$/;

/** `Av. O'Higgins 111, central 41 272 4500`: where a house takes its calls; `Estación Central` is where one lives. */
const SWITCHBOARD = /(?:^|[,;(|·–-] ?)central[ :.]{1,3}$/;

/** Whether the number at `inicio` is of whoever sends the CV, presents somebody or takes calls for a house. */
export function isIntermediarys(vista: Vista, inicio: number, titular: Titular, landline: boolean): boolean {
  const line = saidBefore(vista, inicio, 140);
  if (WITH_SIR.test(before(vista, inicio, ACROSS).replaceAll('\n', ' '))) return true;
  if (
    ADVERTISED.test(line) ||
    SENT_BY.test(line) ||
    HELPED_BY.test(line) ||
    OFFICER.test(line) ||
    (landline && (SCHOOL_LINE.test(line) || SWITCHBOARD.test(line) || isUnderHouse(vista, inicio, titular)))
  )
    return true;
  if (REACH.test(line) && isBelowOffice(vista, inicio)) return true;
  const whom = THROUGH.exec(line);
  if (!whom?.[1] || titular.includes(whom[1])) return false;
  return /^\p{Lu}/u.test(vista.texto.slice(inicio - line.length + line.indexOf(whom[1], whom.index)));
}

function isBelowOffice(vista: Vista, inicio: number): boolean {
  const at = lineIndexAt(vista.reading, inicio);
  return vista.lineas
    .slice(Math.max(0, at - BELOW), at)
    .some(({ inicio: from, fin }) => OFFICE.test(vista.plano.slice(from, Math.min(fin, from + 60))));
}
