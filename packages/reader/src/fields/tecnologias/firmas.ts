import { OFICIOS_PALABRAS } from '../../../data/palabras.ts';
import { RIDDEN } from '../../../data/tecnologias/clases.ts';
import type { Termino } from '../../../data/tecnologias/index.ts';
import { YEAR } from '../experiencia/lugares.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import { DONE_IN } from './contexto.ts';

/** How firms sign, also among others. */
const LEGAL_FORM = /^,? (?:s\.a\.?(?![a-z])|spa\b|ltda|limitada|inc\b|corp\b|e\.?i\.?r\.?l)/;

/** Whose name it is: a family, a school, a shop. */
export const CALLED_AFTER =
  /\b(?:familia|flia\.?|sra?\.?|srta\.?|don|dona|gym|gimnasio|otec|colegio|escuela|jardin|restaurante?|cafe|hostal|edificio|condominio|tienda|jugueteria|by) $/;

const FIRM_AFTER =
  /^[ ,]{0,2}(?:chile|s\.?a\.?(?![a-z])|spa\b|ltda|limitada|latam|latinoamerica|inc\b|corp|consulting|e\.?i\.?r\.?l|services?\b|group\b|, (?:santiago|concepcion|valparaiso))/;

/** What is made in it, no firm: `Node.js services`. */
const ENGLISH = /^ (?:services?|group|consulting)\b/;

const FIRM_BEFORE = /\b(?:empresa|empleador|cliente|compania|grupo|banco|trabaj[a-z]{1,5} (?:en|para))[ :]{1,3}$/;

/** `en Siebel` names a tool, `vendedora en Rappi` a firm. */
const AT = /\b(?:en|para|by) $/;

/** Whom one worked for, one after another. */
const CLIENTS =
  /\b(?:clientes?|clients|customers|accounts|marcas?|empresas?|cuentas?|proveedores?|partners?)(?: corporativ[oa]s| grandes| principales)?(?:(?:: ?| (?:como|tales como|del tipo|such as|like|including) )[^.;\n]{0,60}| (?:[a-z]{2,14}(?:, | y )){0,3})$/;

/** `pedidos por la app de Rappi Aliados`. */
const KIND_OF =
  /\b(?:boletas?|facturas?|facturacion|bonos|cotizaciones|reservas|despachos|cartolas?|liquidaciones|marcajes|tickets)(?: electronicas?)? $|\b(?:app|aplicacion|software|plataforma|programa|sistema|crm|erp|extranet)(?: de(?: la)?)? $/;

/** `campañas con HubSpot` is done with a tool, `reuniones con Google` with a firm. */
const WITH = / (?:con|usando|mediante) $/;

const DEALT =
  /\b(?:trat|trabaj|reuni|contact|coordin|negoci|relaci|alianz|conveni|contrat|acuerd|proyect|comunic|vincul|enlace|junto)[a-z]{0,8}\b[^.;:]{0,30} con $/;

/** A row of nothing but firms. */
const CLIENT_ROW = /^[^a-z]{0,4}(?:mis )?(?:clientes?|marcas?|clients|customers)(?: [a-z]{3,14}){0,2} ?[:·] ?/;

/** `Cliente: aseguradora de Ohio. Java, Jenkins`: what follows is of the job. */
const SENTENCE_END = /[a-z]{4}\. /;

/** `Previously at Oracle and SAP`. */
const WORKED =
  /\b(?:previously|formerly|worked|working|works?|intern|internship|experience|consultant|engineer|developer|analyst|manager)[a-z ,]{0,16} at (?:[a-z0-9.]{2,14}(?:, | and )){0,3}$/;

/** A firm or a title, its dates, and then what is told of it. */
const AFTER_DATES =
  /(?!(?:desde|hasta|periodo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|actual))\b[a-z]{5,}\b[^\n]{0,80}\b(?:19|20)\d\d\b[^a-z\n]{0,4}(?:(?:19|20)\d\d|actual(?:idad)?|presente|hoy|a la fecha)[^a-z\n]{0,4}$/;

/** The firm was named before: `Cencosud S.A. – Asistente de pagos – SAP – 2013/2018`. */
const LEGAL_NAME = /\b(?:s\.a\b|spa\b|ltda\b|e\.i\.r\.l)/;

const USE_OF =
  /\b(?:uso|manejo|dominio|nivel|usuari[oa]|conocimientos?|operacion) (?:de|en|del) (?:sistema |software |plataforma )?$/;

const RIDES =
  /\b(?:repart[a-z]{1,8}|delivery|conduc[a-z]{1,6}|choferes?|chofer|pasajeros|moto|motorizad[oa]|bicicleta|despach[a-z]{1,4}|viajes|socio|shopper|manej(?:e|o|aba)|cuenta propia)\b[^.;\n]{0,40}$/;

/** Whether the name stands there as the firm somebody worked for. */
export function isFirm(
  vista: Vista,
  { empleador }: Termino,
  inicio: number,
  fin: number,
  line: string,
  listed: boolean,
): boolean {
  const after = vista.plano.slice(fin, fin + 30);
  const plainList = /^[ ]?[,;|/•·]/.test(after) || /[,;|/•·(] ?$/.test(line);
  // `SAP módulo MM`, and a list of tasks that goes on from the line above.
  if (/^ modulos?\b/.test(after) || goesOn(vista, inicio, line)) return false;
  if ((FIRM_AFTER.test(after) && !listed && !ENGLISH.test(vista.texto.slice(fin, fin + 12))) || LEGAL_FORM.test(after))
    return true;
  // `Desarrolladora at Khipu`, as templates in English print it.
  if (/^ by [a-z]/.test(after) || (/ at $/.test(line) && isTrade(line))) return true;
  if (opensJob(vista, inicio, fin, line)) return true;
  if (
    (CLIENT_ROW.test(line) && !SENTENCE_END.test(line)) ||
    (empleador && (WORKED.test(line) || /\bex[ -]$/.test(line)))
  )
    return true;
  if (!empleador || (LEGAL_NAME.test(line) && isTrade(line))) return false;
  if (KIND_OF.test(line) || (WITH.test(line) && !DEALT.test(line))) return false;
  if (isAtDash(vista, fin, line)) return true;
  if (CLIENTS.test(line)) return true;
  // `Trabajo en Softland y Previred`.
  if (USE_OF.test(line) || (listed && /\btrabajo (?:en|con) $/.test(line))) return false;
  if ((listed && plainList) || /\bcursos? (?:de|en|del|sobre) $/.test(line)) return false;
  // `…, 2021-2026: liquidaciones en Buk`: a task of the job, not the firm it was at.
  if (
    DONE_IN.test(line) &&
    / (?:en|con|por|via|mediante) (?:[a-z0-9.]{2,16}(?:, | [ye] )){0,2}$/.test(line) &&
    !isTrade(line.slice(line.search(/[^,.:;]*$/)))
  )
    return false;
  // `… tres sindicatos. Buk desde 2021`: since when it is used, in the middle of what is told.
  if (/^ desde (?:el |fines de |mediados de )?(?:19|20)\d\d/.test(after) && /[a-z]\. $/.test(line)) return false;
  if (FIRM_BEFORE.test(line)) return true;
  const alone =
    /^[^a-z0-9]*$/.test(line) && /^[^a-z\n]{0,24}(?:\n|$|\t)/.test(after) && !closesSentence(vista, inicio, after);
  const rest = vista.plano.slice(fin, fin + 90).split('\n')[0] ?? '';
  // `Buk - Account Executive (2021-2025)`: whoever opens the line of a job.
  if (/^[^a-z0-9]*$/.test(line) && /^ ?[-|,·(]/.test(rest) && (YEAR.test(rest) || isTrade(rest))) return true;
  const dated =
    YEAR.test(line.slice(line.lastIndexOf('. ') + 1)) ||
    YEAR.test((/^(?:(?!\. [a-z]).)*/.exec(rest)?.[0] ?? '').slice(0, 40));
  const section = sectionAt(vista, inicio);
  // `Frigorífico Sur / 2013-2016 / Softland, guías`: the firm was named before its dates.
  if (!alone && AFTER_DATES.test(line)) return false;
  if (alone || dated) return section === 'experiencia' || section === 'inicio' || section === 'educacion';
  return (
    AT.test(line) &&
    section !== 'cursos' &&
    (isTrade(line.slice(line.lastIndexOf(',') + 1)) || /\b(?:practica|reemplazo|trabaj[a-z]{1,4}) en $/.test(line))
  );
}

/** The last word of a sentence that did not fit on the line above. */
const closesSentence = (vista: Vista, inicio: number, after: string): boolean =>
  /^\.(?:\n|$)/.test(after) && /[^\n]{40}[a-z]\n *$/.test(vista.plano.slice(Math.max(0, inicio - 60), inicio));

/** Whether the line above ends in a comma, and the name opens this one. */
const goesOn = (vista: Vista, inicio: number, line: string): boolean =>
  /^ *$/.test(line) && /, ?\n *$/.test(vista.plano.slice(Math.max(0, inicio - line.length - 3), inicio));

/** `Cajera – BancoEstado Caja Vecina / ServiEstado` above its dates. */
const AT_DASH = /^[^a-z0-9]*([a-z /()]{4,40}) [–—-] (?:[a-z0-9.&/]{1,16} ){0,6}$/;

const isAtDash = ({ plano }: Vista, fin: number, line: string): boolean => {
  const title = AT_DASH.exec(line)?.[1];
  return title !== undefined && isTrade(title) && YEAR.test(plano.slice(fin, fin + 60));
};

/** `Fintoc, Senior Backend, 2022`: a firm, a trade and years on the line of a job. */
function opensJob(vista: Vista, inicio: number, fin: number, line: string): boolean {
  if (sectionAt(vista, inicio) === 'herramientas' || !/^[^a-z0-9]*(?:[a-z]{3,20} by )?$/.test(line)) return false;
  const rest = vista.plano.slice(fin, fin + 90).split('\n')[0] ?? '';
  return /^ ?[-|,·(]/.test(rest) && YEAR.test(rest) && isTrade(rest);
}

/** Whether a line names somebody's trade. */
const isTrade = (line: string): boolean => line.split(/[^a-z]+/).some((word) => OFICIOS_PALABRAS.has(word));

/** `Los despachos entraban por PedidosYa`: whoever cooks has them on a screen. */
const COME_IN =
  /\b(?:entra(?:n|ban?|ron)?|llega(?:n|ban?|ron)?|recib[a-z]{1,6}) (?:por|desde|de) (?:[a-z]{4,12} (?:y |e )?)?$/;

/** `Uber / Indriver, Calama · Conductor`, and the title below the firms. */
const RIDER =
  /^[^\n.;]{0,50}\b(?:conductora?|chofer|repartidora?|rider)\b|^[^\n.;]{0,40}\n[^a-z]{0,4}(?:conductora?|chofer|repartidora?|rider)\b/;

export const isRidden = (vista: Vista, { nombre }: Termino, inicio: number): boolean =>
  RIDDEN.has(nombre) &&
  !COME_IN.test(vista.plano.slice(Math.max(0, inicio - 40), inicio).replaceAll('\n', ' ')) &&
  (RIDER.test(vista.plano.slice(inicio, inicio + 70)) ||
    RIDES.test(vista.plano.slice(Math.max(0, inicio - 70), inicio).replaceAll('\n', ' ')) ||
    / en (?:moto|bici|auto)/.test(vista.plano.slice(inicio, inicio + 30)));
