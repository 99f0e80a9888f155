/**
 * What tells a job of each trade, over folded text: `cargos` the titles of its jobs, `tareas` what only who has the job
 * does, `salvo` what takes a title out of the trade. Every repetition is bounded.
 */
export type Oficio = { cargos: RegExp; tareas: RegExp; salvo: RegExp };

const any = (...parts: string[]): RegExp => new RegExp(`(?<![a-z])(?:${parts.join('|')})(?![a-z])`);

/** Who does it: joined with what it is done with. */
const ROLE =
  '(?:ejecutiv[oa]s?|agentes?|asesora?|operadora?|operari[oa]|representante|asistente|supervisora?|coordinadora?|analista|monitora?|encargad[oa]|jef[ea]|subgerente|gerente|auxiliar|team leader|lider|formadora?|capacitadora?|gestora?|rep|vendedora?|promotora?|telefonista)';
const FILL =
  '(?:[ /,-]{1,3}(?:de|del|la|el|los|en|al|a|y|e|jr|junior|senior|sr|comercial|ventas?|venta|atencion|atencion al|cliente|clientes|servicio|servicios|calidad|operaciones|cobranzas?|bilingue|i|ii|equipo|canal|plataforma|postventa|soporte|tecnico|gestion|turno|area|experta?|back office)){0,6}';

const CALLCENTER: Oficio = {
  cargos: any(
    'tele ?operadora?',
    'teleoperador/a',
    'teleoperador\\(a\\)',
    'tele ?vendedora?',
    'tele ?marketer',
    'tele ?cobradora?',
    'tele ?cobranzas?',
    'tele ?agente',
    'tele ?ejecutiv[oa]',
    'back ?-?office (?:de )?(?:call|contact) ?-?center',
    'televentas?',
    'tele ?marketing',
    'telefonistas?',
    'call ?taker',
    `${ROLE}${FILL}[ /-]{1,3}(?:call ?-?center|contact ?-?center|telefonic[oa]s?|inbound|outbound|call|tele ?atencion|via telefonica|customer service|chat|multicanal|omnicanal|remot[oa] de clientes|callcenter|contactcenter|linea 600|mesa de ayuda telefonica|retenciones|retencion|fidelizacion)`,
    '(?:call|contact) ?-?center (?:agent|representative|supervisor|executive|manager|operator)',
    'customer (?:service|support) (?:agent|representative|rep|specialist|advisor)',
    'operadora? telefonic[oa]',
    'captadora? telefonic[oa]',
    'encuestadora? telefonic[oa]',
    'vendedora? (?:telefonic[oa]|por telefono)',
    'ventas telefonicas',
    'cobradora? telefonic[oa]',
    'atencion telefonica (?:de|al?) (?:clientes?|usuarios?|afiliados?|reclamos)',
  ),
  tareas: any(
    'llamad[oa]s (?:entrantes|salientes|inbound|outbound|diari[oa]s|por hora|de clientes|en cola)',
    '\\d{2,3} (?:a \\d{2,3} )?llamad[oa]s',
    'llamad[oa]s por turno',
    'tmo',
    'aht',
    'marcador (?:predictivo|automatico|progresivo)',
    'discador',
    'plataforma telefonica',
    'campanas? (?:inbound|outbound|de salida|telefonicas?|de televentas?)',
    'televentas?',
    'telemarketing',
    'inbound|outbound',
    'venta telefonica|ventas telefonicas',
    'cobranza telefonica',
    'speech (?:telefonico|de ventas)',
    'tipificacion de llamad[oa]s',
  ),
  salvo: any('secretari[oa]', 'recepcionista', 'garita'),
};

const SHOP =
  '(?:tiendas?|sala|salon de ventas?|sala de ventas?|local(?:es)?|supermercados?|multitiendas?|retail|cajas?|linea de cajas?|seccion|piso de ventas?|piso|gondolas?|mall|boutique|minimarket|farmacia|perfumeria|vestuario|calzado|zapateria|zapatillas|ropa|modas?|electro ?hogar|electronica|ferreteria|jugueteria|joyeria|optica|libreria|deportes|abarrotes|fiambreria|lacteos|frutas y verduras|panaderia|carniceria|hogar|telefonia|cosmetica|belleza|bazar|almacen de barrio|botilleria|outlet|patio constructor)';
const RETAIL: Oficio = {
  cargos: any(
    `vendedora?s?(?:[ /-]{1,3}(?:integral|part ?-?time|full ?-?time|full|peak ?time|en|de|del|la|las|sala|planta|cajer[oa]|y|reponedora?|senior|jr|junior|experta?|comisionista|temporada|navidad|navidena|especialista|meson|publico|ventas|i|ii)){0,5}(?:[ /-]{1,3}${SHOP})?`,
    'vendedor\\(a\\)|vendedor/a',
    'cajer[oa]s?(?:/[oa]|\\([oa]\\))?',
    'reponedora?s?(?:/a|\\(a\\))?',
    'reposicionista|reposicionadora?',
    'mercaderistas?|merchandiser',
    'visual merchandis(?:er|ing)|visualista',
    'promotora?s?(?: (?:de ventas?|en punto de venta|de tienda|de supermercado|de marca|part time|retail|comercial en tienda|de belleza|mercaderista))?',
    'demostradora',
    `(?:jef[ea]|sub ?jef[ea]|encargad[oa]|administradora?|gerente|subgerente|sub gerente|supervisora?|asistente|operadora?|auxiliar|ayudante|asesora?|anfitrion[a]?|coordinadora?|lider|trainee|consultora?|ejecutiv[oa]|colaboradora?|atencion|consejer[oa])(?: (?:de|del|la|las|en|atencion|ventas?|venta|al?|publico|cliente|clientes|comercial|operaciones|turno|y|cajera?|junior|senior|caja)){0,5} ${SHOP}`,
    'asesora? de (?:moda|imagen|belleza)|consejera de belleza',
    'asistente de ventas',
    'dependient[ea]',
    'empaquetadora?|empaque de supermercado',
    'probador de tienda|anfitriona de probadores',
    'sales associate|store manager|shop assistant|cashier|retail (?:manager|supervisor|associate|sales)|store supervisor|key holder',
    'personal shopper|shopper|picker de supermercado',
    '(?:fiambrer[oa]|carnicer[oa]|pescader[oa]|panader[oa]) (?:de|en) supermercado',
    'retail',
  ),
  tareas: any(
    'reposicion (?:de )?(?:productos|mercaderia|mercancia|gondolas?|sala|stock)',
    'visual merchandising',
    'atencion (?:de|al?) (?:clientes?|publico) en (?:sala|tienda|local|meson de ventas|piso)',
    '(?:apertura|cierre) (?:y (?:apertura|cierre) )?de (?:tienda|local|sala)',
    'inventario de (?:tienda|sala)',
    'venta asistida',
    'planograma',
    'metas de (?:la )?tienda',
    'cambios y devoluciones (?:de|en) (?:tienda|productos)',
  ),
  salvo: any(
    'bancari[oa]|banco|(?:de )?seguros|isapres?|afp|inmobiliari[oa]|vehiculos|automotriz|autos|automoviles|terreno|viajer[oa]|corporativ[oa]s?|b2b|grandes cuentas|industrial|mayorista|telefonic[oa]|telefono|ruta|puerta a puerta|servicios financieros|bodega|teller|prevencion|seguridad|guardia|riesgos|proyectos|maquinaria|repuestos en terreno|asesora? del hogar|internet en terreno',
  ),
};

const COURT =
  '(?:judicial(?:es)?|juridic[oa]s?|legal(?:es)?|tribunal(?:es)?|juzgados?|corte|fiscalia|notarial|notaria|defensoria|conservador|causas|poder judicial|litigios?|procesal|garantia|letras|policia local)';
const JUDICIAL: Oficio = {
  cargos: any(
    'abogad[oa]s?',
    'procuradora?s?',
    'receptora? (?:judicial|ad hoc)',
    'actuari[oa]',
    'jef[ea] de (?:la )?unidad de (?:sala|causas|cumplimiento|servicios)',
    'paralegal',
    'jueza?|juez (?:suplente|titular|arbitro)|magistrad[oa]',
    'fiscal (?:adjunt[oa]|jefe|regional)',
    'relatora? (?:de corte|de la corte|suplente|interin[oa])|relatora?',
    'defensora? (?:penal|publica?|publico|local)',
    'notificadora?(?: judicial)?',
    'mandatari[oa] judicial',
    'consejer[oa] tecnic[oa]',
    'ministr[oa] de fe',
    'perit[oa] (?:judicial|contable judicial|social)|perit[oa]',
    'mediadora? familiar',
    'conciliadora?',
    'martiller[oa](?: public[oa])?',
    'oficial (?:primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|1[°ro]*|2[°do]*|3[°ro]*|4[°to]*|mayor|de sala|de secretaria|notificador|de tribunal|de juzgado|de fiscalia|de causas|de acta)',
    'encargad[oa] de (?:causas|actas|audiencias|cumplimiento de causas)',
    'administrativ[oa] de (?:actas|causas|sala y causas)',
    `(?:funcionari[oa]|administrativ[oa]|asistente|secretari[oa]|tecnic[oa]|auxiliar|digitadora?|ejecutiv[oa]|analista|gestora?|encargad[oa]|coordinadora?|jef[ea]|asesora?|administradora?|ayudante|pasante|practicante|apoyo|archiver[oa]|estafeta|junior|supervisora?|subrogante|oficial|profesional|egresad[oa]|practica profesional|postulante|transcriptora?|bibliotecari[oa]|informatic[oa]|cobradora?)(?:[ /-]{1,3}(?:de|del|la|el|los|en|administrativ[oa]|tecnic[oa]|y|e|ejecutiv[oa]|unidad|area|cobranza|cobranzas|atencion|publico|sala|secretaria|control|1|segund[oa]|primer|asuntos|servicios|departamento|fiscal|gestion|tramitacion)){0,5} ${COURT}`,
    'cobranza(?:s)? (?:pre ?-?judicial y )?judicial(?:es)?',
    'legal (?:assistant|counsel)|lawyer|attorney',
    'asistente de (?:fiscal|juez|abogados?|magistrado)',
    'conservador de bienes raices',
    'notari[oa] (?:publico|suplente)',
  ),
  tareas: any(
    'presentacion de escritos',
    '(?:redaccion|elaboracion|ingreso|presentacion|tramitacion) (?:y \\w{4,14} )?de (?:demandas|escritos|querellas|exhortos|recursos judiciales|alegatos|resoluciones judiciales)',
    '(?:revision|tramitacion|seguimiento|gestion|ingreso|control) de (?:causas|expedientes judiciales|juicios|estados diarios)',
    'estado diario|estados diarios',
    '(?:asistencia|comparecencia|alegatos|agendamiento|registro) (?:a|de|en) (?:audiencias|juicios|alegatos|comparendos)',
    'notificaciones (?:judiciales|por cedula|personales)',
    'oficina judicial virtual',
    'sitci|siagj|sitfa|sitla',
    'embargos?(?: y (?:notificaciones|retiros|remates))?',
    'actas de audiencias?',
    'exhortos',
  ),
  salvo: any('(?:representante|responsable) legal', 'medicina legal', 'auditora? legal', 'prejudicial'),
};

const ADMINISTRATIVA: Oficio = {
  cargos: any(
    'administrativ[oa]s?(?:/[oa]|\\([oa]\\))?',
    'asistente (?:administrativ[oa]|de (?:gerencia|oficina|direccion|administracion|recursos humanos|rr\\.? ?hh\\.?|rrhh|personal|remuneraciones|finanzas|adquisiciones|compras|facturacion|tesoreria|cobranzas?|contabilidad|operaciones|licitaciones|importaciones|presidencia|departamento)|contable|ejecutiv[oa]|comercial)',
    'secretari[oa]s?(?: (?:ejecutiva|administrativa|recepcionista|bilingue|contable|academica|docente|de gerencia|comercial|medica|dental))?',
    'recepcionistas?',
    'auxiliar (?:administrativ[oa]|contable|de oficina|de administracion|de contabilidad|de remuneraciones)',
    'ayudante (?:administrativ[oa]|contable|de contador|de oficina)',
    'apoyo administrativo',
    'oficinista',
    'digitadora?s?',
    'data entry',
    'archiver[oa]',
    '(?:encargad[oa]|jef[ea]|coordinadora?|analista|ejecutiv[oa]|gestora?|supervisora?|tecnic[oa]|practica|practicante|oficial|funcionari[oa]|gerente|subgerente|profesional) (?:de )?(?:administrativ[oa]|administracion(?: y finanzas)?|oficina|oficina de partes)',
    '(?:encargad[oa]|asistente) de (?:oficina de partes|correspondencia|archivo|facturacion|documentacion|personal|adquisiciones|remuneraciones|secretaria)',
    'office (?:manager|assistant)|administrative (?:assistant|clerk|officer)|receptionist|executive assistant|secretary',
    'junior (?:de oficina|administrativo)|estafeta',
    'oficial administrativ[oa]',
    'administradora? (?:de oficina|general|de edificios?|de condominios?)',
    'tesorer[oa]',
    'cajer[oa] administrativ[oa]',
  ),
  tareas: any(
    'labores administrativas',
    'tareas administrativas',
    'funciones administrativas',
    'apoyo administrativo',
    'gestion administrativa',
    'trabajo administrativo',
    '(?:manejo|coordinacion|control) de (?:la )?agenda (?:y|de|del)',
    '(?:recepcion|despacho) (?:y (?:despacho|recepcion|distribucion) )?de correspondencia',
    '(?:archivo|digitacion) (?:y (?:archivo|digitacion|digitalizacion) )?de (?:documentos|documentacion|facturas|contratos)',
    'ordenes de compra y archivo',
    'control de facturas',
  ),
  salvo: any(
    'secretari[oa] (?:de estado|general de gobierno|tecnic[oa]|regional)',
    'subsecretaria',
    '(?:tribunal|juzgado|corte|judicial|juridic[oa])(?:es|s)?|oficial de secretaria|causas|actas|de sala|fiscalia|notarial|hotel|hostal|nocturn[oa]',
    'secretaria de (?:educacion|salud|hacienda)',
  ),
};

export const OFICIOS = {
  experiencia_callcenter: CALLCENTER,
  experiencia_retail: RETAIL,
  experiencia_judicial: JUDICIAL,
  experiencia_administrativa: ADMINISTRATIVA,
} as const;

/** Firms whose agents are on the phone, whatever their title says. */
export const FIRMAS_CALLCENTER = any(
  'atento|konecta|teleperformance|sitel|foundever|unisono|concentrix|webhelp|majorel|call ?center|contact ?center|entel call center|allus|multiconsult|transcom|actionline|aegis|evoltis|everis bpo|mediatel|upcom|telemercados|intelfon|ccr contact|grupo norte contact|apex america|interactivo bpo|customer trigger|ibr latam|bpo',
);
/** Titles that are of a call centre when their firm is one. */
export const CARGOS_DE_CLIENTES = any(
  '(?:ejecutiv[oa]|agente|asesora?|representante|operadora?|asistente|supervisora?|analista|coordinadora?)(?: (?:de|del|al?|en|ventas?|comercial|servicio|servicios|atencion|soporte|tecnico|calidad|cobranzas?|integral)){0,5}(?: (?:clientes?|ventas|cobranzas?|soporte|postventa|plataforma|usuarios?|comercial|calidad))?',
);
