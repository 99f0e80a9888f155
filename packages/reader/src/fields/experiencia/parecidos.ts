import { OF_GOODS, OF_NEIGHBOURS } from './oficios/administrativa.ts';
import type { Experiencia } from './oficios/index.ts';
import { any } from './oficios/oficio.ts';

/** Who cleans, guards and keeps a house, whoever's it is. */
const KEEPERS = '(?:guardia|vigilante|aseo|limpieza|mantencion)';
/** Who cooks for those who work there. */
const KITCHENS = '(?:casino|cociner[oa]|maestr[oa] de cocina|colaciones|almuerzos?)';
/** `Prosegur, destinado a supermercado …`: whom a guard was sent to. */
const POSTED =
  '(?:guardias?|vigilan[a-z]{2,4}|seguridad|prosegur|g4s|securitas)\\b[^;]{0,60}\\bdestinad[oa]s? (?:al?|en)';
/** Who carries goods, and does not only meet who does. */
const CARRIERS = '(?<!\\b(?:al|con|el|del|los|un) )(?:chofer|conductora?|peoneta|repartidora?|reparto de [a-z]{4,12})';

/** Jobs that are called alike, or are done where the trade is: a model takes their words for it. */
const ALIKE: Readonly<Record<Experiencia, RegExp>> = {
  experiencia_callcenter: any(
    'cobranzas? judicial(?![^.;]{0,60}(?:telef|llamad))',
    '(?:asesora?|vendedora?|ejecutiv[oa]) (?:comercial )?(?:de|en) tienda',
    `(?:${KEEPERS}|${KITCHENS}|limpi[a-z]{2,4}|vigilan[a-z]{2,3})\\b[^.;]{0,60}\\b(?:call|contact) ?center`,
    'recepcionista de edificio',
    // Who traces the contacts of the sick.
    'contactos estrechos',
    '(?:llev(?:o|aba|ar|ando)|traslad[a-z]{1,4}|transport(?:o|aba|ar|ando))\\b[^.;]{0,24}\\ba (?:l[ao]s )?(?:ejecutiv|operador|teleoperador|trabajador|pasajer)[a-z]{1,4}',
  ),
  experiencia_retail: any(
    '(?:asesora|trabajadora|empleada) (?:del?|en) (?:hogar|casa)',
    'vendedora? (?:de )?(?:call ?center|contact ?center|telefonic[oa])',
    `${KEEPERS}\\b[^.;]{0,50}\\b(?:tienda|sala|supermercado|mall|local)(?:e?s)?`,
    `(?:supermercado|tienda|mall)\\b[^.;]{0,40}\\b${KEEPERS}`,
    '(?:armado|montaje|instalacion|fabricacion)\\b[^.;]{0,16}\\bde (?:gondolas|muebles|vitrinas|probadores|estanterias)',
    'casino (?:de|del|en)\\b|(?:menus?|colacion(?:es)?|almuerzos?|desayunos?|comidas?)\\b[^.;]{0,24}\\btrabajadores de (?:la |el )?(?:tienda|supermercado|mall)',
    `${CARRIERS}\\b[^.;]{0,60}\\b(?:supermercados|botillerias|almacenes|minimarkets|tiendas|locales)`,
    `${POSTED} (?:l[ao]s? )?(?:supermercado|tienda|mall|local|sala)s?`,
    '(?:repar(?:o|aba|e|ar|acion(?:es)?)|instal(?:o|aba|e|ar|acion(?:es)?)|mantencion(?:es)?)(?: preventivas?| y? ?correctivas?){0,2} (?:de |y (?:cambio|mantencion) (?:de )?)?(?:l[ao]s )?(?:puntos? de venta|cajas|balanzas)',
    'puerta a puerta(?![^\\n]{0,60}\\b(?:vendedora?|cajer[oa]) )',
  ),
  experiencia_judicial: any(
    'aseo|limpieza|guardias?(?! (?:de (?:fin|turno)|legales))|vigilante|mayordomo|conserje',
    `${POSTED}`,
    'mantencion(?:es)? (?:electrica|de (?:equipos|edificios?|redes|aire|ascensores|chillers?))|electricistas?|cableado|contratista de',
    'chofer|conductora?',
    'comisaria|tenencia|prefectura|patrullajes?|carabiner[oa]s?',
    'programadora?|desarrolladora?|microservicios',
    'visitas? de estudios?|instalacion(?:es)? de [a-z]{5,12}',
    'psicosocial(?:es)?|(?:trabajadora?|asistente) social',
    'egresad[oa] de derecho(?= ?[·|(-])',
  ),
  experiencia_administrativa: any(
    '(?:escritos|demandas) en secretaria',
    `recepcionista ${OF_GOODS}[a-z]{0,6}`,
    `secretari[oa] ${OF_NEIGHBOURS}`,
    // The deeds' own ranks.
    'notaria\\b[^.;]{0,30}[:,] (?:oficial [a-z]{5,8}|auxiliar de registro)',
  ),
};

/** What only the trade itself is called, or does: it counts beside whatever is alike. */
const OWN: Readonly<Record<Experiencia, RegExp>> = {
  // `Guardia en el call center de Telefónica`: of the firm.
  experiencia_callcenter: any('llamad[oa]s|(?<!\\bde )telefonic[oa]s?|telefono'),
  experiencia_retail: any(
    '(?:cajer|reponedor|dependient)[a-z]{0,3}|vendedora?(?! (?:de )?(?:call|contact|telef))',
    'venta,? (?:y |de )?(?:vitrinas|caja|ropa)|meson de ventas?',
  ),
  experiencia_judicial: any(
    'demandas|litig[a-z]{2,6}|juicios|alegatos|proveer|prove(?:ia|yendo)|escritos|causas|resoluciones|exhortos|procuradora?',
  ),
  experiencia_administrativa: any(`caja chica|contabilidad|(?<!\\ben )secretari[oa](?! ${OF_NEIGHBOURS})`),
};

/** Whether what a model takes for a job of the trade only is called alike: `Aseo de la tienda`, not `Cajera y aseo de sala`. */
export const isAlike = (experiencia: Experiencia, texto: string): boolean =>
  ALIKE[experiencia].test(texto) && !OWN[experiencia].test(texto);
