import { any, cued, done, NEVER_CUED, type Oficio } from './oficio.ts';

const SHOP =
  '(?:tiendas?|sala|salon de ventas?|sala de ventas?|local(?:es)?|supermercados?|multitiendas?|retail|cajas?|linea de cajas?|seccion|piso de ventas?|piso|gondolas?|mall|boutique|minimarket|farmacia|perfumeria|vestuario|calzado|zapateria|zapatillas|ropa|modas?|electro ?hogar|electronica|ferreteria|jugueteria|joyeria|optica|libreria|deportes|abarrotes|fiambreria|lacteos|frutas y verduras|panaderia|carniceria|hogar|telefonia|cosmetica|belleza|bazar|almacen de barrio|botilleria|outlet|patio constructor)';
/** Shops by their name. */
export const CHAINS =
  'ferreteria|botica|drogueria|colmado|pulperia|abarroteria|abarrotes|barraca|libreria|zapateria|bazar|botilleria|verduleria|boutique|perfumeria|jugueteria|paqueteria|joyeria|almacen (?:de barrio|don|dona|la|el)|minimarket|mall (?:chino|plaza)|(?<!banco )falabella|paris|ripley|hites|la polar|lider|jumbo|tottus|santa isabel|unimarc|a ?cuenta|mayorista 10|alvi|sodimac|homecenter|easy|construmart|(?<!nueva )imperial|h&m|zara|bershka|pull ?& ?bear|bata|tricot|corona|abc ?din|dijon|family ?shop|fashion.?s? park|salcobrand|cruz verde|ahumada|dr\\.? simi|farmacias?|knasta|decathlon|adidas|nike|puma|casa ?& ?ideas|casaideas|pc factory|lapiz lopez|pre ?unic|maicao|rotter|gmo|ok market|oxxo|big john|pronto copec|ekono|montserrat|eltit|el trebol|cugat|erbi|supermercados?|multitiendas?|hipermercado|tienda|sparta|belsport|hush puppies|guante|gacel|aldo|forus|flores corazon|wados|opaline|colgram|pillin|opticas|feria del libro|antartica|nacional libreria|miniso|skechers|levi.?s|lacoste|tommy|calvin klein|columbia|doite|lippi|the north face|samsung store|reifstore|macstore|travel ?tienda|walmart|cencosud|smu|super ?10|ganga|johnson.?s?';
/** Titles that a shop's name makes a shop's. */
const IN_SHOPS =
  '(?:asesora?|ejecutiv[oa]|consultora?)(?: de| en)?(?: ventas?| comercial| clientes?| productos?){1,2}|operadora?(?: (?:polifuncional|multifuncional|de sala|de tienda|de cajas?|integral|comercial|de supermercado|de local|de servicios)){1,2}|(?:atencion|servicio) (?:de|al?) (?:publico|clientes?)|(?<!(?:visual|marca|grafic[oa]) y )empaques?|empacadora?(?! de (?:fruta|cereza|uva|salmon|manzana|arandano|palta|verdura)s?)|quimic[oa] farmaceutic[oa]|tecnic[oa] (?:en|de) farmacia|auxiliar(?! (?:de|en|contable|administrativ|dental|paramedic)|es\\b)|auxiliar de (?:farmacia|sala|tienda|local)|ayudante de (?:seccion|sala|tienda|local)|jef[ea] de (?:seccion|linea|departamento|ventas|area|cajas)|sub ?jef[ea]|encargad[oa] de (?:seccion|linea|cajas|ventas|turno)|colaboradora?|asociad[oa]|(?<!(?:identidad|comunicacion|diseno|imagen|artes?|artista) )visual|picker|shopper|carnicer[oa]|panader[oa]|pasteler[oa]|meson(?: de ventas?)?|(?<=\\()ventas?(?=\\))|(?<=^[^a-z]{0,4})ventas?(?=, )|mostrador|atencion de (?:meson|caja)|ventas?(?=,? (?:y )?(?:reposicion|caja|atencion))|reposicion|(?:asesora?|vendedora?) (?:(?:de|en) )?(?:proyectos|decoracion|terminaciones|cocinas|pisos)|(?:gerente|jef[ea]|supervisora?|administradora?|subgerente) (?:zonal|de zona|de operaciones)|supervisora? de (?:ventas|cajas|seccion)|linea de cajas|(?<!(?:flujos?|cambio|instalacion|soporte|reparacion|mantencion|configuracion|integracion|desarrollo) de )cajas?(?! (?:de )?(?:herramientas|compensacion|chica|negra|fuerte|cambio|semanal|menor))|repon(?:ia|go|iendo|er)|vend(?:er|ia|o|i)|probador(?:es)?|(?<![a-z] )part ?-?time|full ?ventas|doblado|guardarropia|planchado de ropa|atend(?:iendo|ia|i|er) (?:al? )?(?:publico|clientes|gente|client[ae]s)|administrativ[oa] de (?:local|tienda|sucursal|sala)|asistente (?:de|en) (?:local|sala)|encargad[oa] de bodega(?= (?:de )?tienda)';

export const RETAIL: Oficio = {
  firmes: any(
    'cajer[oa]s?|reponedora?s?|mercaderistas?|supermercados?|tiendas?|retail|sala de ventas?|vendedora? (?:integral|part|full|de (?:tienda|calzado|vestuario|ropa|zapat))[a-z]*|store|visual merchandis[a-z]*',
  ),
  cargos: cued(
    `vendedora?s?(?:[ /-]{1,3}(?:integral|part ?-?time|full ?-?time|full|peak ?time|en|de|del|la|las|sala|planta|cajer[oa]|y|reponedora?|senior|jr|junior|experta?|comisionista|temporada|navidad|navidena|especialista|meson|publico|ventas|i|ii)){0,5}(?:[ /-]{1,3}${SHOP})?`,
    'cajer[oa]s?(?:/[oa]|\\([oa]\\))?',
    'reponedora?s?(?:/a|\\(a\\))?',
    'reposicionista|reposicionadora?',
    'mercaderistas?|merchandiser',
    'visual merchandis(?:er|ing)|visualista',
    'promotora?s?(?: (?:de ventas?|en punto de venta|de tienda|de supermercado|de marca|part time|retail|comercial en tienda|de belleza|mercaderista))?',
    'demostradora?|impulsadora?|degustadora?|display(?:er|ista)',
    'puesto propio de (?:frutas|verduras|ropa|vinilos|discos|abarrotes|calzado|zapatos|flores|plantas|libros|artesania|juguetes|accesorios|cosas usadas|antiguedades|herramientas|quesos|huevos)|puesto (?:propio |fijo |establecido )?(?:de|en) (?:frutas|verduras|abarrotes|ropa|calzado|quesos|flores|articulos|la vega|el mercado|el persa|la feria(?! libre))|(?:tecnic[oa]|ayudante|auxiliar|atencion|encargad[oa]) de (?:mostrador|meson)(?= ?[:,.]? (?:venta|caja|de venta))',
    `(?:jef[ea]|sub ?jef[ea]|encargad[oa]|administradora?|gerente|subgerente|sub gerente|supervisora?|asistente|operadora?|auxiliar|ayudante|asesora?|anfitrion[a]?|coordinadora?|lider|trainee|consultora?|ejecutiv[oa]|colaboradora?|atencion|consejer[oa])(?: (?:de|del|la|las|en|atencion|ventas?|venta|al?|publico|cliente|clientes|comercial|operaciones|turno|y|cajera?|junior|senior|caja)){0,5} ${SHOP}`,
    'asesora? de (?:moda|imagen|belleza)|consejera de (?:belleza|piel)',
    'asistente de ventas',
    'dependient[ea](?! (?:judicial|de (?:notaria|juzgado)))',
    'tender[oa]|kiosquer[oa]|quiosquer[oa]|(?:maxi)?kiosco propio|(?:vendedora?|comerciante) (?:en|de) (?:la |una )?feria',
    'empaquetadora?|empaque (?:de supermercado|en|del)',
    'probador de tienda|anfitriona de probadores',
    '(?:sales|store|shop|retail|floor) (?:associate|clerk|assistant|advisor|lead|person)|salesperson|store manager|shop assistant|cashier|retail (?:manager|supervisor|associate|sales)|store supervisor|key holder',
    'personal shopper|shopper(?! (?:assignment|app|apps|payments?|experience|journey|insights|data|marketing))|picker de supermercado',
    '(?:fiambrer[oa]|carnicer[oa]|pescader[oa]|panader[oa]) (?:de|en) supermercado',
    `(?:operari[oa]|polifuncional|multifuncional|personal|trabajadora?|pasiller[oa]|colaboradora?|auxiliar|ayudante|atendedora?)(?: (?:de|en|la|el|atencion|ventas?|y|general|integral|polifuncional|multifuncional)){0,4} ${SHOP}`,
    'pasiller[oa]|vitrinista|escaparatista|librer[oa](?= ?[(,.]|$)|(?:fui|era|soy|trabaje de) (?:ademas )?librer[oa] en',
    'caja y (?:repon(?:ia|go|iendo)|envoltorio|empaque|reposicion|atencion|ventas?|servicio|reponer|bodega)|(?:atencion|apoyo) (?:de|en) cajas?',
    'envoltorio de regalos|envolvedora? de regalos|empaque de regalos',
    'refuerzo (?:de )?(?:navidad|navideno|temporada|fiestas)',
    '(?:asesora?|ejecutiv[oa]|consultora?) (?:de )?(?:ventas? )?(?:retail|en tienda|de tienda|de local|de sala)',
    '(?:duen[oa]|propietari[oa]|locatari[oa]|dependient[ea]) de (?:un |una |la |el )?(?:botica|drogueria|colmado|pulperia|almacen|bazar|minimarket|tienda|botilleria|local|negocio|boutique|libreria|ferreteria|verduleria|paqueteria)',
    '(?:almacen|bazar|minimarket|botilleria|boutique|libreria|ferreteria|verduleria|paqueteria|kios[ck]o|quiosco) (?:propi[oa]|familiar)|mi (?:propi[oa] )?(?:almacen|bazar|minimarket|tienda|botilleria|boutique|libreria|ferreteria|verduleria|paqueteria|kios[ck]o|quiosco|local de (?:ropa|la galeria|la feria|abarrotes|verduras|zapatos))(?=[ ,.])|(?:almacen|bazar|minimarket|botilleria|boutique|libreria|ferreteria|verduleria|paqueteria|kios[ck]o|quiosco) ["“«]?[a-z][a-z ]{1,24}["”»]?, (?:mi )?negocio (?:propio|familiar)',
    '(?:kios[ck]o|quiosco|almacen|bazar|minimarket|botilleria|libreria|tienda|boutique|verduleria|ferreteria)[^.;:|\\t]{0,44}(?:[-–—,(] ?(?:duen|propietari|locatari)[oa]|\\((?:mi[oa]|nuestr[oa]|propi[oa]|familiar)(?=\\)|,| y ))',
    '(?:auxiliar|asesora?|vendedora?|promotora?|ayudante) de punto de venta|(?:almacen|bazar|minimarket|kios[ck]o) ["“«]?[a-z][a-z ]{1,24}["”»]? en mi casa',
    'sub ?jef[ea] de (?:local|tienda)|(?:jef[ea]|encargad[oa]|administradora?) de (?:local|tienda|minimarket|supermercado)',
    '(?:jef[ea]|supervisora?|coordinadora?|asistente|analista|ejecutiv[oa]|promotora?|vendedora?|asesora?) (?:de )?retail',
    'auxiliar de farmacia|vendedora? de farmacia|practicante de farmacia|(?:atencion de )?meson de farmacia',
  ),
  tareas: cued(
    'reposicion (?:de )?(?:productos|mercaderia|mercancia|gondolas?|sala|stock)',
    'visual merchandising',
    'atencion (?:de|al?) (?:clientes?|publico) en (?:sala|tienda|local|meson de ventas|piso)',
    '(?:apertura|cierre) (?:y (?:apertura|cierre) )?de (?:tienda|local|sala)',
    'inventario de (?:tienda|sala)',
    'auxiliar de surtido|surtidora? de (?:gondolas?|productos)|meson de repuestos|surtido de gondolas?|caja rapida|cuaderno del? fiado|fiaba con libreta',
    'repo\\.? (?:de )?(?:lacteos|abarrotes|congelados|bebidas|fiambres|pan|verduras)|(?:cambio|impresion|revision|puesta) de flejes?',
    `(?:cajas?|meson|reposicion|empaque|vitrinas?|cobrando|envolviendo(?: regalos)?) (?:del?|en) (?:la |el |los |un |una )?(?:${CHAINS})`,
    'venta asistida',
    'planograma',
    'work(?:ed|ing)? (?:on |at |in )?(?:the|a) (?:till|cash register|check ?out|shop floor|counter of a)',
    '(?:envolv|empac|empaque?t)[a-z]{1,5} (?:de )?regalos',
    '(?:repon|repus)[a-z]{1,5} (?:la |los |las )?(?:ropa|mercaderia|productos|bebidas|abarrotes|estantes|lineales|stock)',
    '(?:clientes|publico|gente) en (?:los )?probadores|reposicion en (?:la )?(?:sala|gondolas?|tienda)|ventas? en (?:la )?(?:sala|tienda|local)',
    '(?:control|manejo) de merma,? [a-z, ]{0,24}(?:sala|tienda|local|inventario)',
    '(?:ventas?|vend(?:o|i|ia|iendo)) (?:al por mayor y )?(?:al (?:detalle|detal|por menor|menudeo|publico en (?:el )?local)|por menor)',
    '(?:meson|mostrador|caja|cajas|ventas?|vend(?:o|i|ia|iendo)|atend(?:i|ia|iendo)|atiendo|reponiendo|repon(?:ia|go)) (?:de|en) (?:un |una |la |el |mi |su )?(?:kios[ck]o|quiosco|almacen|bazar|minimarket|tienda|botilleria|boutique|libreria|ferreteria|verduleria|paqueteria|barraca|farmacia|botica|zapateria|multitienda|supermercado|colmado|bodega de barrio|jugueteria|perfumeria|optica|abarrotes)',
    'atend(?:i|ia|iendo)(?: yo mism[oa])? (?:el|la|los|en el|en la) (?:mostrador|meson|caja|vitrina|publico de la tienda|almacen|negocio)',
    'metas de (?:la )?tienda|vend[a-z]{1,4} (?!(?:[a-z]{2,12},? ){0,5}(?:comida|colaciones|almuerzos|completos|sopaipillas|empanadas|papas|pan|jugos|cafe|mote|churros|anticuchos|sandwich(?:es)?|dulces|helados)\\b)[a-z, ]{3,40} en mi (?:puesto|puestito|negocio|local|carpa)(?! de comida)|(?<!(?:mont|instal|arriend|arm)[a-z]{1,4} )(?:carpa|toldo|mi puestito) en (?:la |el )?(?:feria(?! (?:costumbrista|gastronomica|del libro|artesanal|laboral|de las colectividades))|gamarra|la vega|vega|persa|mercado|galeria)',
    'vend(?:i|ia|iendo) (?:ropa|zapatos|calzado|zapatillas|celulares|verduras?|frutas?|abarrotes|juguetes) en (?:un|una|el|la) (?:local|tienda|puesto|almacen|negocio)',
    'ventas? de [a-z]{4,14} en (?:el )?(?:meson|mostrador)',
    '(?:tuve|tuvimos|teniamos|tengo|atendi|atendiamos|atiendo|atendia|puse|abri|instale|monte|levante) (?:(?:mi|un|una|el|la|nuestro|nuestra) )?(?:propi[oa] )?(?:almacen(?:cito)?|bazar|minimarket|tiend(?:a|ita)|negoci(?:o|to)|botilleria|boutique|libreria|ferreteria|verduleria|paqueteria|kios[ck]o|quiosco)(?! (?:online|en linea|web|virtual|digital))',
    '(?:tengo|tuve|tuvimos|teniamos|arriend[oa]|arrende|arrendaba|arrendamos)(?: [a-z]{2,7}){0,4} (?:local|puesto(?! de (?!frutas|verduras|ropa|abarrotes|flores|quesos|artesania|celulares|accesorios|libros|zapatos|calzado|juguetes)))(?: (?:n ?)?\\d{1,4})?(?: [a-z\\d]{1,8}){0,7} (?:persa|mall|galeria|caracol|feria|mercado|vega|terminal (?:pesquero|agropecuario)|centro comercial|patio de las [a-z]{4,9})',
    '(?:rellen|llen|repon|repus)[a-z]{1,6} (?:las )?gondolas?|pas(?:ando|aba|o|e|ar) (?:los )?productos por (?:la )?caja|(?:cuadr|cerr)[a-z]{1,4} (?:mi )?(?:gaveta|caja) al cierre',
    'al publico en (?:la |el |una? )?(?:ferreteria|tienda|almacen|bazar|libreria|farmacia|botilleria|minimarket)|pas(?:o|aba|e|ando) (?:los )?codigos|(?:corte|cierre) z(?![a-z])',
    'cambios y devoluciones',
    'ventas? al publico y (?:caja|reposicion)|(?:caja|reposicion) y ventas? al publico',
    'meson y caja|caja y meson|ventas? (?:de|en) (?:meson|mostrador)|atencion de (?:almacen|mostrador|fiambreria)|en el meson (?:midiendo|vendiendo|atendiendo)|(?:vendiendo|atendiendo) (?:detras del|en el) (?:meson|mostrador)',
  ),
  salvo: any(
    'vendedora? (?:a domicilio|viajer[oa]|ambulante)',
    // Food in a fair; what else is sold there makes it a market.
    'comida al paso|feria libre de comida|sopaipillas',
    // Of a kindergarten, where no shop is named.
    `asistente de sala(?! de ventas)(?![^;]{0,28}(?:${CHAINS}))`,
    'promotora? (?:de (?:la )?(?:textos|libros|lectura|becas?|salud|tarjetas?|creditos?|derechos|juventud|deportes?|afp|isapres?|seguros|cultura|turismo|paz|desarrollo)|(?:comunitari|juvenil|social|intercultural|cultural|deportiv|educativ|ambiental|territorial)[a-z]{0,2})',
    `vendedora? tecnic[oa](?![^.;]{0,12}(?:${CHAINS}))`,
    `asesora? del? hogar(?![^.;]{0,24}(?:${CHAINS}))`,
    'cajer[oa] (?:y|,) (?:luego )?(?:ejecutiv[oa] de plataforma|auxiliar de cuentas|asistente comercial de plataforma)|enfermer[oa] jef[ea] de (?:piso|sala)|jef[ea] de sala[^.;]{0,20}enfermer|(?:escrituras|expedientes|resoluciones|legalizaciones|escritos|copias autorizadas)[^.;]{0,30}(?:atend(?:ia|i|o|iendo) el meson|atencion de meson)|sala (?:rotativa|de ordena)|vitrinas de (?:frio|supermercados)|seccion ordenes|finiquitos,? y atend[a-z]{1,4}|caja (?:municipal|rural|de ahorros?|de compensacion)|mejor (?:ejecutiv|agente|asesor|operador)[a-z]{0,2} del? (?:piso|turno)|(?:reclutamiento|seleccion|contratacion)(?: masiv[oa])? de (?:cajer|repone|vended|promotor)[a-z]{2,6}|mejor(?:es)?(?: \\d{1,2}| diez)? vendedor[a-z]{0,2}|vendedora? (?:del (?:mes|ano|trimestre|semestre|bimestre)|destacad[oa]|estrella)|restaurant(?:e|es)?|cevicheria|marisqueria|pizzeria|sangucheria|sandwicheria|picada|schoperia|parrilla(?:da)?s?|hamburgues[a-z]{1,6}|food ?truck|heladeria|salon de te|fuente de soda|sushi|trattoria|pollo[s]?|chifa|burger|mc ?donalds?|kfc|pizzas?|doggis|subway|starbucks|peajes?|estacionamientos?|ambulante|bencin[a-z]{0,4}|discotheque|cine|comida rapida|cafeteria|bar|pub|sala (?:cuna|de (?!ventas?)[a-z]{3,14}|electrica|y de cumplimiento)|cumplimiento|sentencias?|audiencias?|juzgado|tribunal|justicia|hotel|casino|jardin infantil|parvulos?|banca|cajer[oa] (?:automatico|bancari[oa]|de banco|en banco|tesorer[oa])|bancoestado|corpbanca|bancari[oa]|banco|(?:de )?seguros|isapres?|afp|inmobiliari[oa]|vehiculos|automotriz|autos|automoviles|terreno|viajer[oa]|viajantes?|corporativ[oa]s?|b2b|grandes cuentas|industrial|mayorista(?! 10)|cafe|garzon[a]?|telefonic[oa]s?|telefono|ruta|puerta a puerta|servicios financieros|(?<!\\by )(?<!\\by encargad[oa] de )bodega|cd|centro de distribucion|cedis|teller|prevencion|seguridad|guardia|riesgos|(?<!asesora (?:de )?)(?<!asesor (?:de )?)proyectos|maquinaria|promotora? (?:de |en )?(?:la )?(?:salud|cultur|deport|turis|comunitari|social|derechos|educa|lectur)[a-z]{0,6}|repuestos en terreno|internet en terreno|(?:call|contact) ?center',
  ),
  otros: any(
    'analista qa|qa|testers?|back ?end|front ?end|full ?stack|desarrolladora?|programadora?',
    'guardias?',
    'vigilantes?',
    'garzon[a]?',
    'barista',
    'barman',
    'bartender',
    'cociner[oa]',
    'coper[oa]',
    'anfitrion[a]? de eventos',
    'juzgados?',
    'tribunal(?:es)?',
  ),
  casa: any(
    'bancoestado|corpbanca|notaria|conservador(?: de bienes raices)?|coopeuch|cooperativa de ahorros?|festival(?:es)?|teatro|comisaria|medicina interna|scotiabank|inmobiliarias?|corredora? de propiedades|juzgado|tribunal|tribunales|corte|restaurant(?:e|es)?|resto|cevicheria|marisqueria|pizzeria|sangucheria|sandwicheria|picada|schoperia|parrilla(?:da)?s?|hamburgues[a-z]{1,6}|food ?truck|heladeria|salon de te|fuente de soda|sushi|trattoria|pollo[s]?|chifa|cafeteria|cafe|fuente de soda|heladeria|casino|hotel|hostal|bar|pub|banco|peaje|estacionamiento|municipalidad|clinica|centro medico|hospital|cesfam|colegio|liceo|universidad|club|ejercito|regimiento|iglesia|parroquia',
  ),
  solo: NEVER_CUED,
  firmas: any(CHAINS),
  enFirmas: cued(IN_SHOPS),
  rubros: done(
    'retail|tiendas?(?: por departamento)?|supermercados?|multitiendas?|salas? de ventas?|reposicion|ventas? en tienda|grandes tiendas|cajas? de supermercados?|cajas?,? (?:y )?(?:reposicion|ventas)|reposicion y caja|farmacias?|comercio minorista',
  ),
};
