/**
 * What tells a job of each trade, over folded text: `cargos` the titles of its jobs, `tareas` what only who has the job
 * does, `salvo` what takes a title out of the trade. Every repetition is bounded.
 */
export type Oficio = {
  cargos: RegExp;
  tareas: RegExp;
  salvo: RegExp;
  /** Titles that are of the trade in any firm. */
  firmes: RegExp;
  /** What takes a title out of the trade anywhere before it in its sentence: the kind of house. */
  casa: RegExp;
  /** Firms that are of nothing but the trade: who worked there did it, when no other title is told. */
  solo: RegExp;
  /** Firms of the trade, and titles that are of it in one of those: `asesora de ventas` in a shop. */
  firmas: RegExp;
  enFirmas: RegExp;
  /** Titles of other trades with the same tasks. */
  otros: RegExp;
  /** What somebody has done for years, told without a title. */
  rubros: RegExp;
};

const any = (...parts: string[]): RegExp => new RegExp(`(?<![a-z])(?:${parts.join('|')})(?![a-z])`);

/** For trades that no firm tells. */
const NEVER = /(?!)/;

/** Years of something, told without a title. */
const done = (what: string): RegExp =>
  any(
    `(?:anos|experiencia|trayectoria|trabajad[oa]|trabaje|desempenado)(?: (?:laboral|previa|comprobable|demostrable|de experiencia|de trayectoria|trabajando|profesional|solida|comprobada|amplia)){0,2} en (?:(?:el|la|los|las|un|una|rubro|area|areas|sector|mundo|de|del) ){0,3}(?:${what})`,
  );

/** Who does it: joined with what it is done with. */
const ROLE =
  '(?:ejecutiv[oa]s?|agentes?|asesora?|operadora?|operari[oa]|representante|asistente|supervisora?|coordinadora?|analista|monitora?|encargad[oa]|jef[ea]|subgerente|gerente|auxiliar|consejer[oa]|orientadora?|team leader|lider|formadora?|capacitadora?|gestora?|rep|vendedora?|promotora?|telefonista)';
const FILL =
  '(?:[ /,-]{1,3}(?:de|del|la|el|los|en|al|a|y|e|jr|junior|senior|sr|comercial|ventas?|venta|atencion|atencion al|cliente|clientes|servicio|servicios|calidad|operaciones|part time|part-time|full time|media jornada|jornada completa|campana|mora|producto|seguros|reclamos|averias|portabilidad|cobranzas?|bilingue|i|ii|equipo|canal|plataforma|postventa|soporte|tecnico|gestion|turno|area|experta?|back office|help ?desk|service ?desk|remoto|digital)){0,6}';

/** A call centre, as people write it. */
const CENTRO = '(?:(?:call?|coll?|cool|contac?t?) ?-?[cs]enter|centro de (?:llamad[oa]s|contacto))';
const CALLCENTER: Oficio = {
  firmes: any(
    `tele[ -]?(?:operador|vendedor|marketer|cobrador|marketing|agente)[a-z]*|${CENTRO}|telefonic[oa]s?|inbound|outbound|customer service`,
  ),
  cargos: any(
    'tele[ -]?operadora?',
    'tele[ -]?vendedora?',
    'tele[ -]?marketer',
    'tele[ -]?cobradora?',
    'tele[ -]?cobranzas?',
    'tele[ -]?agente',
    'tele[ -]?ejecutiv[oa]',
    `back ?-?office (?:de )?${CENTRO}`,
    'televentas?',
    'tele[ -]?marketing',
    'telefonistas?',
    'call ?taker',
    `${ROLE}${FILL}[ /-]{1,3}(?:${CENTRO}|telefonic[oa]s?|inbound|outbound|call|plataforma|plataforma 600|600|tele[ -]?atencion|via telefonica|customer service|chat|multicanal|omnicanal|remot[oa] de clientes|callcenter|contactcenter|linea 600|mesa de ayuda telefonica|retenciones|retencion|fidelizacion)`,
    `${CENTRO} (?:agent|representative|supervisor|executive|manager|operator)`,
    '(?:customer (?:service|support|care|experience)|cx) (?:agent|representative|rep|specialist|advisor|associate|lead|executive)',
    '(?:ejecutiv[oa]|operadora?|agente|consejer[oa]|asesora?)(?: de(?:l)?)? fono[a-z ]{0,14}|ejec\\.? (?:call|telef[a-z.]{0,7}|cc)(?![a-z])|tele-?op\\.',
    'phone (?:agent|representative|support)',
    'operadora? telefonic[oa]',
    'captadora? telefonic[oa]',
    'encuestadora? telefonic[oa]',
    'receptora? de llamad[oa]s|(?:operadora?|despachadora?) (?:de )?(?:emergencias|133|1313|131|132)',
    'vendedora? (?:telefonic[oa]|por telefono)',
    'ventas telefonicas',
    'cobradora? telefonic[oa]',
    'soporte (?:tecnico )?telefonic[oa]',
    '(?:agente|ejecutiv[oa]|asesora?|analista) de (?:soporte|servicio|ayuda|averias|reclamos)(?: [a-z]{2,9}){0,4},? (?:entrada de llamad[oa]s|por telefono|telefonic[oa]|via telefonica)',
    `^[^a-z]{0,3}${CENTRO}(?=[,.:|\t ])`,
    `(?:${ROLE}|soporte|tecnic[oa])(?: (?:de|en|tecnic[oa]|ti)){0,2} mesa de ayuda`,
    'atencion telefonica (?:de|al?|inbound|outbound|en) (?:clientes?|usuarios?|afiliados?|reclamos|call|contact|socios|asegurados|pacientes)',
    '(?:agente|ejecutiv[oa]|asesora?|operadora?) de (?:la )?linea de (?:servicio|servicios|atencion|clientes?|ayuda|emergencias?)',
    'operadora? de (?:asistencia(?: en (?:ruta|viaje))?|reservas telefonicas|monitoreo telefonico)|anfitrion[a]? telefonic[oa]|agente (?:de )?(?:llamad[oa]s|voz|call)|operadora? de (?:llamad[oa]s|central telefonica|fonos?|fono ?[a-z]{4,12}|linea 600|mesa central)',
    'tele[ -]?asesora?|tele[ -]?gestora?|tele[ -]?encuestadora?|tele[ -]?informadora?|tele[ -]?asistencia|tele[ -]?venta',
    '(?:ejecutiv[oa]|agente|asesora?|analista|supervisora?|coordinadora?|jef[ea]) (?:de |en )?(?:la )?(?:plataforma|mesa)(?: (?:de )?(?:atencion|servicio|telefonica|clientes?|ayuda telefonica)){1,2}',
  ),
  tareas: any(
    'mesa de (?:ayuda|servicios?) telefonica',
    'entrada de llamad[oa]s',
    '(?:por|con) diadema|diadema puesta',
    '\\d{2,3} (?:contactos|interacciones|chats) (?:al dia|diari[oa]s|por (?:dia|turno|jornada|hora))',
    'atencion (?:por|via) telefono(?: \\([a-z\\d ]{2,16}\\))?(?:,| y| e) (?:por |via )?chat',
    'mesa de ayuda (?:a|de|para) (?:los |las )?(?:afiliad[oa]s|asegurad[oa]s|beneficiari[oa]s|soci[oa]s|abonad[oa]s)',
    'atencion (?:de|al?) (?:clientes?|usuarios?|publico) (?:por|via|mediante) (?:chat|telefono|whatsapp|correo|redes)(?:,| y| e) (?:por |via )?(?:chat|telefono|correo|whatsapp|redes)',
    'llamad[oa]s (?:entrantes|salientes|inbound|outbound|diari[oa]s|por hora|de clientes|en cola)',
    '\\d{2,3} (?:a \\d{2,3} )?(?:llamad[oa]s|marcaciones)',
    'llamad[oa]s (?:telefonic[oa]s )?a (?:los |las )?(?:deudores|clientes|moros[oa]s|socios|usuarios|afiliados)',
    'llam(?:aba|o|e|ar|ando) a (?:los |las )?(?:deudores|clientes|moros[oa]s|socios)',
    'central de (?:cobranza|llamad[oa]s)',
    `(?:en|para) (?:un|el|una|la) ${CENTRO}`,
    'contest(?:ando|aba|e) (?:el telefono|los telefonos|llamad[oa]s) (?:en|de)(?= (?:un|una|el|la) (?:call|contact|central|plataforma))',
    '(?:llamad[oa]s|gestiones telefonicas) (?:al dia|por (?:dia|jornada|hora))',
    '(?:recepcion|atencion|emision|realizacion) de llamad[oa]s',
    'cola de (?:\\d{2,3} )?llamad[oa]s',
    'llamad[oa]s por turno',
    'servicio telefonico|ivr|discado|(?:reservas|ventas?|atencion|soporte|agendamiento|asesoria|orientacion|bloqueos?|reclamos|consultas)(?: [a-z]{2,12}){0,3} (?:por|via) (?:telefono|fono|llamad[oa]s?)',
    'plataforma de (?:retencion(?:es)?|cobranzas?|ventas|atencion|fidelizacion|reclamos)',
    '(?:respond|contest|recib|tom|resolv|atend|realiz|efectu|hac)[a-z]{1,5} (?:el |la |los |las )?(?:llamad[oa]s?|telefonos?) (?:del?|a) (?:los |las )?(?:clientes?|usuari[oa]s?|abonad[oa]s?|afiliad[oa]s?|pacientes?|soci[oa]s?|asegurad[oa]s?)',
    'llamad[oa]s de [a-z]{4,14} a (?:la |las |los )?(?:cartera|clientes|base)|grabacion de voz|guion (?:telefonico|de (?:ventas?|llamad[oa]s?))|base de datos y guion',
    '(?:orient|atend|inform|ayud|resolv)[a-z]{1,5} [a-z ]{0,30}(?:por|al|via) (?:el )?(?:telefono|fono)',
    '(?:vend|ofrec|cobr)[a-z]{1,5} [a-z ]{0,24}(?:por|x|via) (?:el )?(?:telefono|fono|tel)',
    'atencion (?:por|de) (?:voz|chat|llamad[oa]s)(?:,| y| e| o) (?:por )?(?:chat|voz|correo|whatsapp|email)',
    '(?:monitoreo|escucha|auditoria|calidad) de llamad[oa]s',
    'llamad[oa]s de (?:fidelizacion|retencion|cobranza|venta|seguimiento|bienvenida)',
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
    'vent?(?:as?|d[a-z]{1,5}) (?:de )?(?:[a-z ]{3,24} )?por (?:fono|telefono)',
  ),
  salvo: any('secretari[oa]', 'recepcionista', 'garita'),
  otros: any(
    '(?:data|business) (?:analyst|scientist|engineer)|analista (?:de datos|programador|de inteligencia|bi)|desarrolladora?|programadora?|ingenier[oa]|developer|engineer|instaladora?',
    'secretari[oa]',
    'recepcionista',
    'administrativ[oa]',
    'asistente de (?:gerencia|administracion|direccion)',
  ),
  casa: NEVER,
  solo: any(
    `atento|konecta|teleperformance|sitel|foundever|unisono|concentrix|webhelp|majorel|entel ?call ?center|allus|transcom|actionline|aegis|evoltis|apex america|customer trigger|startek|alorica|emtelco|${CENTRO}s?`,
  ),
  firmas: any(
    `atento|konecta|teleperformance|sitel|foundever|unisono|concentrix|webhelp|majorel|${CENTRO}|entel ?call ?center|entelcontact|allus|multiconsult|transcom|actionline|aegis|evoltis|everis bpo|mediatel|upcom|telemercados|intelfon|ccr contact|grupo norte contact|apex america|interactivo bpo|customer trigger|ibr latam|bpo|ubiquo|hipercom|startek|alorica|24-7 intouch|sykes|gss|digitex|comdata|callsouth|redtel|proxia|salescall|conexus`,
  ),
  enFirmas: any(
    '(?:ejecutiv[oa]|agente|asesora?|representante|operadora?|asistente|supervisora?|analista|coordinadora?|monitora?|capacitadora?|formadora?)(?: (?:de|del|al?|en|ventas?|comercial|servicio|servicios|atencion|soporte|tecnico|calidad|cobranzas?|integral)){0,5}(?: (?:clientes?|ventas|cobranzas?|soporte|postventa|plataforma|usuarios?|comercial|calidad))?',
  ),
  rubros: done(
    `${CENTRO}s?|atencion telefonica|ventas? telefonicas?|televentas?|telemarketing|plataformas? telefonicas?|cobranza telefonica`,
  ),
};

const SHOP =
  '(?:tiendas?|sala|salon de ventas?|sala de ventas?|local(?:es)?|supermercados?|multitiendas?|retail|cajas?|linea de cajas?|seccion|piso de ventas?|piso|gondolas?|mall|boutique|minimarket|farmacia|perfumeria|vestuario|calzado|zapateria|zapatillas|ropa|modas?|electro ?hogar|electronica|ferreteria|jugueteria|joyeria|optica|libreria|deportes|abarrotes|fiambreria|lacteos|frutas y verduras|panaderia|carniceria|hogar|telefonia|cosmetica|belleza|bazar|almacen de barrio|botilleria|outlet|patio constructor)';
/** Titles that a shop's name makes a shop's. */
const IN_SHOPS =
  '(?:asesora?|ejecutiv[oa]|consultora?)(?: de| en)?(?: ventas?| comercial| clientes?| productos?){1,2}|operadora?(?: (?:polifuncional|multifuncional|de sala|de tienda|de cajas?|integral|comercial|de supermercado|de local|de servicios)){1,2}|(?:atencion|servicio) (?:de|al?) (?:publico|clientes?)|empaque|empaques|quimic[oa] farmaceutic[oa]|tecnic[oa] (?:en|de) farmacia|auxiliar de (?:farmacia|sala|tienda|local)|ayudante de (?:seccion|sala|tienda|local)|jef[ea] de (?:seccion|linea|departamento|ventas|area|cajas)|sub ?jef[ea]|encargad[oa] de (?:seccion|linea|cajas|ventas|turno)|colaboradora?|asociad[oa]|visual|picker|shopper|carnicer[oa]|panader[oa]|pasteler[oa]|meson(?: de ventas?)?|(?<=\\()ventas?(?=\\))|(?<=^[^a-z]{0,4})ventas?(?=, )|mostrador|atencion de (?:meson|caja)|ventas?(?=,? (?:y )?(?:reposicion|caja|atencion))|reposicion|(?:asesora?|vendedora?) (?:(?:de|en) )?(?:proyectos|decoracion|terminaciones|cocinas|pisos)|(?:gerente|jef[ea]|supervisora?|administradora?|subgerente) (?:zonal|de zona|de operaciones)|supervisora? de (?:ventas|cajas|seccion)|linea de cajas|cajas?(?! (?:de )?(?:herramientas|compensacion|chica|negra|fuerte|cambio))|repon(?:ia|go|iendo|er)|vend(?:er|ia|o|i)|probador(?:es)?|(?<![a-z] )part ?-?time|full ?ventas|doblado|guardarropia|planchado de ropa|atend(?:iendo|ia|i|er) (?:al? )?(?:publico|clientes|gente|client[ae]s)|administrativ[oa] de (?:local|tienda|sucursal|sala)|asistente (?:de|en) (?:local|sala)|encargad[oa] de bodega(?= (?:de )?tienda)';

const RETAIL: Oficio = {
  firmes: any(
    'cajer[oa]s?|reponedora?s?|mercaderistas?|supermercados?|tiendas?|retail|sala de ventas?|vendedora? (?:integral|part|full|de (?:tienda|calzado|vestuario|ropa|zapat))[a-z]*|store|visual merchandis[a-z]*',
  ),
  cargos: any(
    `vendedora?s?(?:[ /-]{1,3}(?:integral|part ?-?time|full ?-?time|full|peak ?time|en|de|del|la|las|sala|planta|cajer[oa]|y|reponedora?|senior|jr|junior|experta?|comisionista|temporada|navidad|navidena|especialista|meson|publico|ventas|i|ii)){0,5}(?:[ /-]{1,3}${SHOP})?`,
    'cajer[oa]s?(?:/[oa]|\\([oa]\\))?',
    'reponedora?s?(?:/a|\\(a\\))?',
    'reposicionista|reposicionadora?',
    'mercaderistas?|merchandiser',
    'visual merchandis(?:er|ing)|visualista',
    'promotora?s?(?: (?:de ventas?|en punto de venta|de tienda|de supermercado|de marca|part time|retail|comercial en tienda|de belleza|mercaderista))?',
    'demostradora?|impulsadora?|degustadora?|display(?:er|ista)',
    'puesto (?:propio |fijo |establecido )?(?:de|en) (?:frutas|verduras|abarrotes|ropa|calzado|quesos|flores|articulos|la vega|el mercado|el persa)|(?:tecnic[oa]|ayudante|auxiliar|atencion|encargad[oa]) de (?:mostrador|meson)(?= ?[:,.]? (?:venta|caja|de venta))',
    `(?:jef[ea]|sub ?jef[ea]|encargad[oa]|administradora?|gerente|subgerente|sub gerente|supervisora?|asistente|operadora?|auxiliar|ayudante|asesora?|anfitrion[a]?|coordinadora?|lider|trainee|consultora?|ejecutiv[oa]|colaboradora?|atencion|consejer[oa])(?: (?:de|del|la|las|en|atencion|ventas?|venta|al?|publico|cliente|clientes|comercial|operaciones|turno|y|cajera?|junior|senior|caja)){0,5} ${SHOP}`,
    'asesora? de (?:moda|imagen|belleza)|consejera de belleza',
    'asistente de ventas',
    'dependient[ea]',
    'empaquetadora?|empaque (?:de supermercado|en|del)',
    'probador de tienda|anfitriona de probadores',
    '(?:sales|store|shop|retail|floor) (?:associate|clerk|assistant|advisor|lead|person)|salesperson|store manager|shop assistant|cashier|retail (?:manager|supervisor|associate|sales)|store supervisor|key holder',
    'personal shopper|shopper|picker de supermercado',
    '(?:fiambrer[oa]|carnicer[oa]|pescader[oa]|panader[oa]) (?:de|en) supermercado',
    `(?:operari[oa]|polifuncional|multifuncional|personal|trabajadora?|pasiller[oa]|colaboradora?|auxiliar|ayudante|atendedora?)(?: (?:de|en|la|el|atencion|ventas?|y|general|integral|polifuncional|multifuncional)){0,4} ${SHOP}`,
    'pasiller[oa]|vitrinista|escaparatista',
    'caja y (?:envoltorio|empaque|reposicion|atencion|ventas?|servicio|reponer|bodega)|(?:atencion|apoyo) (?:de|en) cajas?',
    'envoltorio de regalos|envolvedora? de regalos|empaque de regalos',
    'refuerzo (?:de )?(?:navidad|navideno|temporada|fiestas)',
    '(?:asesora?|ejecutiv[oa]|consultora?) (?:de )?(?:ventas? )?(?:retail|en tienda|de tienda|de local|de sala)',
    '(?:duen[oa]|propietari[oa]|locatari[oa]|dependient[ea]) de (?:un |una |la |el )?(?:botica|drogueria|colmado|pulperia|almacen|bazar|minimarket|tienda|botilleria|local|negocio|boutique|libreria|ferreteria|verduleria|paqueteria)',
    'sub ?jef[ea] de (?:local|tienda)|(?:jef[ea]|encargad[oa]|administradora?) de (?:local|tienda|minimarket|supermercado)',
    '(?:jef[ea]|supervisora?|coordinadora?|asistente|analista|ejecutiv[oa]|promotora?|vendedora?|asesora?) (?:de )?retail',
    'auxiliar de farmacia|vendedora? de farmacia|practicante de farmacia|(?:atencion de )?meson de farmacia',
  ),
  tareas: any(
    'reposicion (?:de )?(?:productos|mercaderia|mercancia|gondolas?|sala|stock)',
    'visual merchandising',
    'atencion (?:de|al?) (?:clientes?|publico) en (?:sala|tienda|local|meson de ventas|piso)',
    '(?:apertura|cierre) (?:y (?:apertura|cierre) )?de (?:tienda|local|sala)',
    'inventario de (?:tienda|sala)',
    'venta asistida',
    'planograma',
    'envolv[a-z]{1,5} (?:de )?regalos',
    '(?:repon|repus)[a-z]{1,5} (?:la |los |las )?(?:ropa|mercaderia|productos|estantes|lineales|stock)',
    '(?:clientes|publico|gente) en (?:los )?probadores|reposicion en (?:la )?(?:sala|gondolas?|tienda)|ventas? en (?:la )?(?:sala|tienda|local)',
    '(?:control|manejo) de merma,? [a-z, ]{0,24}(?:sala|tienda|local|inventario)',
    '(?:ventas?|vend(?:o|i|ia|iendo)) (?:al por mayor y )?(?:al (?:detalle|detal|por menor|menudeo|publico en (?:el )?local)|por menor)',
    '(?:meson|mostrador|caja|cajas|ventas?|vend(?:o|ia|iendo)|atend(?:ia|iendo)|atiendo|reponiendo|repon(?:ia|go)) (?:de|en) (?:un |una |la |el |mi |su )?(?:kiosk?o|quiosco|almacen|bazar|minimarket|tienda|botilleria|boutique|libreria|ferreteria|verduleria|paqueteria|barraca|farmacia|botica|zapateria|multitienda|supermercado|colmado|bodega de barrio|jugueteria|perfumeria|optica|abarrotes)',
    'atend(?:i|ia|iendo)(?: yo mism[oa])? (?:el|la|los|en el|en la) (?:mostrador|meson|caja|vitrina|publico de la tienda|almacen|negocio)',
    'metas de (?:la )?tienda',
    '(?:tuve|tengo|atendi|atiendo|atendia) (?:mi|un|una|el|la) (?:propi[oa] )?(?:almacen(?:cito)?|bazar|minimarket|tiend(?:a|ita)|negoci(?:o|to)|botilleria|boutique|libreria|ferreteria|verduleria|paqueteria|kiosk?o|quiosco)',
    '(?:rellen|repon|repus)[a-z]{1,6} (?:las )?gondolas?|pasa(?:ndo|ba) (?:los )?productos por (?:la )?caja',
    'cambios y devoluciones',
    'meson y caja|caja y meson|ventas? (?:de|en) (?:meson|mostrador)|atencion de (?:almacen|mostrador|fiambreria)|en el meson (?:midiendo|vendiendo|atendiendo)',
  ),
  salvo: any(
    'restaurant(?:e|es)?|cevicheria|marisqueria|pizzeria|sangucheria|sandwicheria|picada|schoperia|parrilla(?:da)?s?|hamburgues[a-z]{1,6}|food ?truck|heladeria|salon de te|fuente de soda|sushi|trattoria|pollo[s]?|chifa|burger|mc ?donalds?|kfc|pizzas?|doggis|subway|starbucks|peajes?|estacionamientos?|feria libre|ambulante|bencin[a-z]{0,4}|discotheque|cine|comida rapida|cafeteria|bar|pub|sala (?:cuna|de (?!ventas?)[a-z]{3,14}|electrica|y de cumplimiento)|cumplimiento|sentencias?|audiencias?|juzgado|tribunal|justicia|hotel|casino|jardin infantil|parvulos?|banca|cajer[oa] (?:automatico|bancari[oa]|de banco|en banco)|bancari[oa]|banco|(?:de )?seguros|isapres?|afp|inmobiliari[oa]|vehiculos|automotriz|autos|automoviles|terreno|viajer[oa]|viajantes?|corporativ[oa]s?|b2b|grandes cuentas|industrial|mayorista(?! 10)|cafe|garzon[a]?|telefonic[oa]s?|telefono|ruta|puerta a puerta|servicios financieros|(?<!\\by )bodega|cd|centro de distribucion|cedis|teller|prevencion|seguridad|guardia|riesgos|(?<!asesora (?:de )?)(?<!asesor (?:de )?)proyectos|maquinaria|promotora? (?:de |en )?(?:la )?(?:salud|cultur|deport|turis|comunitari|social|derechos|educa|lectur)[a-z]{0,6}|repuestos en terreno|asesora? del hogar|internet en terreno',
  ),
  otros: any(
    'guardias?',
    'vigilantes?',
    'garzon[a]?',
    'barista',
    'barman',
    'bartender',
    'cociner[oa]',
    'coper[oa]',
    'anfitrion[a]? de eventos',
  ),
  casa: any(
    'juzgado|tribunal|tribunales|corte|restaurant(?:e|es)?|resto|cevicheria|marisqueria|pizzeria|sangucheria|sandwicheria|picada|schoperia|parrilla(?:da)?s?|hamburgues[a-z]{1,6}|food ?truck|heladeria|salon de te|fuente de soda|sushi|trattoria|pollo[s]?|chifa|cafeteria|cafe|fuente de soda|heladeria|casino|hotel|hostal|bar|pub|banco|peaje|estacionamiento|municipalidad|clinica|centro medico|hospital|cesfam|colegio|liceo|universidad|club|ejercito|regimiento|iglesia|parroquia',
  ),
  solo: NEVER,
  firmas: any(
    'ferreteria|botica|drogueria|colmado|pulperia|abarroteria|abarrotes|barraca|libreria|zapateria|bazar|botilleria|verduleria|boutique|perfumeria|jugueteria|paqueteria|joyeria|almacen (?:de barrio|don|dona|la|el)|minimarket|mall (?:chino|plaza)|falabella|paris|ripley|hites|la polar|lider|jumbo|tottus|santa isabel|unimarc|a ?cuenta|mayorista 10|alvi|sodimac|homecenter|easy|construmart|imperial|h&m|zara|bershka|pull ?& ?bear|bata|tricot|corona|abc ?din|dijon|family ?shop|fashion.?s? park|salcobrand|cruz verde|ahumada|dr\\.? simi|farmacias?|knasta|decathlon|adidas|nike|puma|casa ?& ?ideas|casaideas|pc factory|lapiz lopez|pre ?unic|maicao|rotter|gmo|ok market|oxxo|big john|pronto copec|ekono|montserrat|eltit|el trebol|cugat|erbi|supermercados?|multitiendas?|hipermercado|tienda|sparta|belsport|hush puppies|guante|gacel|aldo|forus|flores corazon|wados|opaline|colgram|pillin|opticas|feria del libro|antartica|nacional libreria|miniso|skechers|levi.?s|lacoste|tommy|calvin klein|columbia|doite|lippi|the north face|samsung store|reifstore|macstore|travel ?tienda|walmart|cencosud|smu|super ?10|ganga|johnson.?s?',
  ),
  enFirmas: any(IN_SHOPS),
  rubros: done(
    'retail|tiendas?(?: por departamento)?|supermercados?|multitiendas?|salas? de ventas?|reposicion|ventas? en tienda|grandes tiendas|cajas? de supermercados?|cajas?,? (?:y )?(?:reposicion|ventas)|reposicion y caja|farmacias?|comercio minorista',
  ),
};

const COURT =
  '(?:judicial(?:es)?|juridic[oa]s?|legal(?:es)?|tribunal(?:es)?|juzgados?|corte|fiscalia|notarial|notaria|defensoria|conservador|causas|poder judicial|litigios?|procesal|garantia|letras|policia local)';
const IN_COURTS =
  '(?:secretari[oa]|estafeta|junior|practicante|practica(?: profesional)?|pasante|pasantia|postulante|funcionari[oa]|auxiliar|(?<!corporacion )administrativ[oa]|asistente|oficial|digitadora?|ayudante|archiver[oa]|tecnic[oa] juridic[oa]|tecnic[oa](?! (?:en|de|informatic|electric|parvular|social))|egresad[oa] de derecho|ejecutiv[oa]|analista|tramitadora?|asesora?|gestora?|mensajer[oa])(?! (?:de )?(?:aseo|social|seguridad|servicios|enfermeria|informatic[oa]|sistemas))';

const JUDICIAL: Oficio = {
  firmes: any(
    'procuradora?s?|receptora? judicial|judicial(?:es)?|juridic[oa]s?|paralegal|actuari[oa]|tribunal|juzgado',
  ),
  cargos: any(
    'abogad[oa]',
    'procuradora?s?|procuraduria',
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
    'perit[oa] (?:(?:contable|tasadora?|traductora?|psicolog[oa]|social|mecanic[oa]) )?(?:judicial|forense|social|caligraf[oa]|documental|balistic[oa])|perit[oa](?= (?:en|de|ante) (?:el |la |los )?(?:tribunal|juzgado|corte|fiscalia|lacrim|servicio medico legal))',
    'mediadora?(?! (?:en (?:la |una )?(?:sala de lectura|biblioteca|museo)|intercultural|linguistic[oa]|de lectura|escolar|cultural|pedagogic[oa]|social|comunitari[oa]|vecinal|voluntari[oa]))',
    'conciliadora?',
    'martiller[oa](?: public[oa])?',
    'oficial (?:primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|1[°ro]*|2[°do]*|3[°ro]*|4[°to]*|mayor|de sala|de secretaria|notificador|de tribunal|de juzgado|de fiscalia|de causas|de acta)',
    '(?:encargad[oa]|jef[ea]|administrativ[oa]) de (?:sala|actas?|causas|cumplimiento)[^.;\\n]{0,60}(?:juzgado|tribunal|garantia|corte|oral en lo penal)',
    'encargad[oa] de (?:causas|actas|audiencias|cumplimiento de causas)',
    'administrativ[oa] de (?:actas|causas|sala y causas)',
    `(?:funcionari[oa]|(?<!corporacion )administrativ[oa]|asistente|secretari[oa]|tecnic[oa]|auxiliar|digitadora?|ejecutiv[oa]|analista|gestora?|encargad[oa]|coordinadora?|jef[ea]|asesora?|administradora?|ayudante|pasante|practicante|tramitadora?|apoyo|archiver[oa]|estafeta|junior|supervisora?|subrogante|oficial|profesional|egresad[oa]|practica profesional|postulante|transcriptora?|bibliotecari[oa]|informatic[oa]|cobradora?)(?:[ /-]{1,3}(?:de|del|la|el|los|en|administrativ[oa]|tecnic[oa]|y|e|ejecutiv[oa]|unidad|area|cobranza|cobranzas|atencion|publico|sala|secretaria|control|1|segund[oa]|primer|asuntos|servicios|departamento|fiscal|gestion|tramitacion)){0,5} ${COURT}`,
    'cobranza(?:s)? (?:pre ?-?judicial y )?judicial(?:es)?',
    'legal (?:assistant|counsel|intern|clerk|secretary)|law clerk|court (?:clerk|reporter|assistant)|lawyer|attorney|(?:intern|clerk|assistant|trainee|internship),? (?:at|in) (?:the )?(?:[a-z\\d]{1,12} ){0,3}(?:court|law firm|prosecutor)',
    'facilitadora? intercultural(?=[^.;]{0,30}(?:defensoria|tribunal|juzgado|fiscalia|poder judicial))',
    'asistente de (?:fiscal|juez|abogados?|magistrado)',
    'conservador de bienes raices',
    'digitadora? de (?:escrituras|causas)',
    'notari[oa] (?:publico|suplente)',
    'copista(?: de escrituras)?|matricer[oa] de (?:notaria|escrituras)|protocolista',
  ),
  tareas: any(
    'presentacion de escritos',
    '(?:asist|prepar|redact|present|tramit|sub|cit|notific)(?:o|e|i|ia|aba|io) [^.;\\n]{0,40}(?:audiencias?|testigos|escritos|demandas|causas|juicios|oficina judicial virtual|embargos|litigacion|notificaciones)',
    '(?:redaccion|elaboracion|ingreso|presentacion|tramitacion) (?:y \\w{4,14} )?de (?:demandas|escritos|querellas|exhortos|recursos judiciales|alegatos|resoluciones judiciales)',
    '(?:revision|tramitacion|seguimiento|gestion|ingreso|control) de (?:causas|expedientes judiciales|juicios|estados diarios)',
    'estado diario|estados diarios',
    '(?:asistencia|comparecencia|alegatos|agendamiento|registro) (?:a|de|en) (?:audiencias|juicios|alegatos|comparendos)',
    'representacion (?:judicial |legal )?(?:de [a-z ]{3,30} )?(?:ante|en) (?:el |la |los )?(?:juzgados?|tribunal(?:es)?|corte)|(?:comparec|aleg)[a-z]{2,6} (?:ante|en) (?:el |la |los )?(?:juzgados?|tribunal(?:es)?|corte)',
    'notificaciones (?:judiciales|por cedula|personales)|notificacion de (?:demandas|resoluciones|embargos)',
    '(?:confeccion|redaccion|levantamiento|elaboracion) de actas de audiencias?|proveido de (?:escritos|demandas|presentaciones)|proveer escritos|foliado de (?:expedientes|causas)|costura de expedientes',
    'audiencias de (?:familia|control|juicio|preparacion|formalizacion|garantia|conciliacion)|control de detencion|juicios? orales?|carpetas? investigativas?|patrocinio de causas',
    'retir[a-z]{1,4} (?:de )?(?:copias|expedientes|oficios) (?:en|de) (?:los )?tribunales',
    '(?:draft|drafting|drafted) (?:of )?(?:court )?(?:resolutions|rulings|judgments|lawsuits|pleadings)',
    'oficina judicial virtual',
    'sitci|siagj|sitfa|sitla',
    'embargos?(?: y (?:notificaciones|retiros|remates))?',
    'actas de audiencias?|estampad[oa]s? de (?:notificaciones|embargos)|oficios,? (?:y )?estampad[oa]s',
    'exhortos',
    '(?:a cargo de|cartera de|llev(?:o|aba|e|ando)) (?:mas de )?(?:\\d{1,4} )?causas',
    '(?:hacia|redact[a-z]{1,4}|confeccion de|elaboracion de) (?:las )?escrituras|copias autorizadas',
  ),
  salvo: any(
    '(?:representante|responsable) legal',
    'medicina legal',
    '(?:junior|estafeta)(?: y (?:junior|estafeta))?(?: de oficina)? (?:en|de) (?:la |una )?notaria',
    'auditora? legal',
    'prejudicial',
  ),
  otros: NEVER,
  casa: NEVER,
  solo: NEVER,
  firmas: any(
    '(?:juzgado|tribunal|corte de apelaciones|corte suprema|fiscalia (?:local|regional|nacional)|defensoria (?:penal|laboral)|corporacion de asistencia judicial|caj|receptoria(?: judicial)?|procuraduria|estudio juridico|clinica juridica|estudio de abogados|poder judicial|ministerio publico|bufete|juzgados|tribunales)',
  ),
  enFirmas: any(IN_COURTS),
  rubros: done(
    'tribunales|juzgados|litigacion|litigios|estudios? juridicos?|cobranza judicial|tramitacion (?:judicial|de causas)|causas (?:civiles|laborales|penales|judiciales)|el poder judicial',
  ),
};

/** What whoever works at a desk does; two of them together tell of one. */
const PAPERS =
  '(?:facturacion|archivo|digitacion|correspondencia|agenda(?: (?:en|de horas|medica|de pacientes)(?: [a-z]{3,12})?)?|agendamiento(?: de horas)?|(?:dacion|asignacion|entrega) de horas|caja chica|recepcion(?: de (?:pacientes|visitas|proveedores|documentos))?|cobros|contratos|finiquitos|anexos de contratos?|licencias(?: medicas)?|carpetas (?:del? )?personal|matriculas?|actas|certificados|atencion de (?:alumnos|apoderados|estudiantes|docentes|proveedores)|tramites bancarios|libros? de (?:ventas|compras|correspondencia|actas|remuneraciones|clases)|pagos? a proveedores|emision de (?:facturas|boletas|certificados|ordenes de compra)|cotizaciones|ordenes de compra|conciliacion(?:es)? bancarias?|rendicion(?:es)? de (?:gastos|fondos)|llenado de planillas|envio de correos|minutas|ingreso de datos|filing|invoicing|data entry|scheduling|(?:cobro|venta|emision) de bonos(?: [a-z]{3,8})?|toma de horas|admision de pacientes|contestar (?:el )?telefono)';

const ADMINISTRATIVA: Oficio = {
  firmes: any('administrativ[oa]s?|secretari[oa]s?|recepcionistas?|digitadora?s?|oficinista|receptionist'),
  cargos: any(
    '(?<!(?:corporacion|registros?|sumarios?|derecho|actos?|control|contencioso|estatuto|silencio|recursos?|personal|equipo|area|errores) )administrativ[oa]s?(?:/[oa]|\\([oa]\\))?',
    'asistente (?:administrativ[oa]|de (?:gerencia|oficina|direccion|administracion|recursos humanos|rr\\.? ?hh\\.?|rrhh|personal|remuneraciones|seleccion|reclutamiento|finanzas|adquisiciones|compras|facturacion|tesoreria|cobranzas?|contabilidad|operaciones|licitaciones|importaciones|presidencia|departamento)|contable|ejecutiv[oa]|comercial)',
    'secretari[oa]s?(?: (?:ejecutiva|administrativa|recepcionista|bilingue|contable|academica|docente|de gerencia|comercial|medica|dental))?',
    'recepcionistas?',
    'auxiliar (?:administrativ[oa]|contable|de oficina|de administracion|de contabilidad|de remuneraciones)',
    'ayudante (?:administrativ[oa]|contable|de contador|de oficina)',
    'apoyo administrativo',
    '(?:asist|aux|ayte|enc|sec|secret)\\.? ?(?:de )?adm(?:in|inist|tiv[oa]|v[oa])?\\.?(?![a-z])|secret?\\. (?:ejec|bil|recep)',
    '(?:ayudante|auxiliar|apoyo) (?:de|en|a) (?:la )?administracion(?! (?:de|publica))',
    'oficinista',
    'digitadora?s?',
    'data entry',
    'archiver[oa]',
    '(?:encargad[oa]|jef[ea]|coordinadora?|analista|ejecutiv[oa]|gestora?|supervisora?|tecnic[oa]|practica|practicante|oficial|funcionari[oa]|gerente|subgerente|profesional) (?:de )?(?:administrativ[oa]|administracion(?: y finanzas)?|oficina|oficina de partes)',
    '(?:asistente|auxiliar) de (?:pagos?|proveedores|cuentas (?:por|x) (?:pagar|cobrar)|cuentas corrientes|(?:oficina|departamento) de personal)',
    '(?:encargad[oa]|asistente) de (?:oficina de partes|correspondencia|archivo|facturacion|documentacion|personal|adquisiciones|remuneraciones|secretaria)',
    'office (?:manager|assistant|coordinator|administrator)|administrative (?:assistant|clerk|officer)|receptionist|executive assistant|secretary|(?:office|filing|data entry|billing|accounts) clerk|clerical (?:assistant|work)|back ?office (?:assistant|clerk)|personal assistant',
    'practica(?: profesional)? (?:de |en |como )?(?:secretariad[oa]|secretari[oa]|administracion(?! publica)|administrativ[oa]|oficina)',
    '(?:analista|asistente|encargad[oa]|tecnic[oa]) (?:de|en) (?:recursos humanos|rr\\.? ?hh\\.?|rrhh|administracion de personal)',
    'admisionistas?|(?:coordinadora?|encargad[oa]) de (?:matricula|postgrado|admision|secretaria academica)',
    'junior (?:de oficina|administrativo)|estafeta',
    'oficial administrativ[oa]',
    'administradora? (?:de oficina|general|de edificios?|de condominios?)',
    'tesorer[oa](?<!(?:sindicato|junta|club|centro)[^|\\t;]{0,40}tesorer[oa])',
    'cajer[oa] administrativ[oa]',
    '(?:auxiliar|asistente|administrativ[oa]|ejecutiv[oa]|encargad[oa]|tecnic[oa]|agente) (?:de )?(?:admision|some|oirs|oficina|partes|archivo|secretaria|bodega y administracion|facturacion|recaudacion|adquisiciones|licitaciones|personal|matriculas)',
    'secretari[oa]/[oa]|secre(?:\\.|taria de direccion)|asistente de secretaria|asistente virtual|virtual assistant',
    'front ?desk|recepcion(?:ista)? (?:(?:de|en) )?(?:hotel|clinica|oficina|edificio|hostal|consulta|centro)',
    'encargad[oa] de (?:agenda|recepcion|oficina|tramites|papeleria|correspondencia|secretaria)',
    'gestora? (?:administrativ[oa]|de tramites|documental)|tramitadora?',
    'transcriptora?|mecanograf[oa]|dactilograf[oa]|taquigraf[oa]',
  ),
  tareas: any(
    `${PAPERS}(?:,| y) (?:[a-z]{4,14},? (?:y )?)?${PAPERS}`,
    'digitacion (?:de )?(?:decretos|documentos|facturas|guias|fichas|datos|contratos|formularios|encuestas)',
    '(?:oficina|of\\.?) (?:de )?partes',
    'atencion (?:de|al?) publico en (?:la )?(?:oficina|municipalidad|oirs|secretaria|meson de (?:informaciones|partes))',
    'agenda de (?:dos |tres |la |los |las )?(?:gerentes?|directora?(?:es)?|gerencia|presidencia)',
    'llev(?:e|aba|o|ar|ando|amos) (?:la|las|los) (?:agendas?|papeles|libros|archivos?|cuentas de)',
    '(?:ingreso|archivo) (?:y (?:archivo|ingreso) )?de (?:partidas|fichas|licencias|expedientes administrativos)',
    'correspondencia oficial|escribientes?|(?:escrib|tip|redact|transcrib)[a-z]{1,4} (?:los |las |a maquina )?(?:contratos|cartas|documentos|memos?|oficios|informes)|(?:iba|ir|voy) (?:al banco|a los bancos|a notarias?)|atender (?:el |los )?telefonos?|archivo de (?:carpetas|fichas|boletas)',
    'prepar(?:aba|e|ando|ar|o) (?:la )?correspondencia|pag(?:ar|aba|o) (?:las )?imposiciones',
    'archiv(?:aba|e|ando) (?:las |los )?(?:facturas|documentos|contratos|fichas|carpetas)',
    'libro de correspondencia',
    'labores administrativas',
    '(?:subir|ingresar|registrar|carga de|ingreso de) (?:la )?(?:matricula|asistencia)',
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
    '(?:haciendo|hacia|hago) (?:las )?(?:facturas|boletas y facturas)',
  ),
  salvo: any(
    'secretari[oa] (?:de estado|general de gobierno|tecnic[oa]|regional)',
    'subsecretaria',
    '(?:oficial|asistente|secretari[oa]|encargad[oa]|funcionari[oa]|auxiliar)[^,;|\\t(.-]{0,18}(?:(?:tribunal|juzgado|corte|judicial)(?:es|s)?|oficial de secretaria|causas|actas|de sala|fiscalia|notarial)',
    'oficina (?:tecnica|de proyectos|de ingenieria)|nocturn[oa]|tesorer[oa][^|\\t]{0,10}(?:junta|centro|club|sindicato|curso|agrupacion|comite|apoderados)',
    '(?:comite|sindicato|directiva|junta|club|centro de (?:padres|alumnos)|agrupacion|consejo)[^.;|\\t]{0,14} ?\\(?(?:pro ?)?secretari[oa]|secretari[oa]\\)? (?:del? (?:la )?)?(?:[a-z]{5,8} )?(?:compania|cuerpo de bomberos|comite|sindicato|directiva|junta|club|centro de (?:padres|alumnos)|agrupacion|consejo)',
    'secretaria de (?:educacion|salud|hacienda)',
  ),
  otros: any(
    'abogad[oa]|procuradora?|notari[oa]|ingenier[oa]|constructora? civil|arquitect[oa]|profesora?|docente|enfermer[oa]|medic[oa]|ejecutiv[oa] (?:comercial|de ventas|de cuentas)|jef[ea] de (?:obra|terreno|ventas)|prevencionista|gerente (?:general|comercial)',
  ),
  casa: NEVER,
  solo: NEVER,
  firmas: NEVER,
  enFirmas: NEVER,
  rubros: done(
    '(?:labores|tareas|funciones|areas?|cargos?|gestion|apoyo|trabajos?|el area) administrativ[oa]s?|secretariado|oficinas? administrativas?|recepcion y secretaria',
  ),
};

export const OFICIOS = {
  experiencia_callcenter: CALLCENTER,
  experiencia_retail: RETAIL,
  experiencia_judicial: JUDICIAL,
  experiencia_administrativa: ADMINISTRATIVA,
} as const;
