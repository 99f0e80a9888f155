import { any, cued, done, NEVER, NEVER_CUED, type Oficio } from './oficio.ts';

/** What whoever works at a desk does; two of them together tell of one. */
const PAPERS =
  '(?:facturacion|archivo|digitacion|correspondencia|agenda(?: (?:en|de horas|medica|de pacientes)(?: [a-z]{3,12})?)?|agendamiento(?: de horas)?|(?:dacion|asignacion|entrega) de horas|caja chica|recepcion(?: de (?:pacientes|visitas|proveedores|documentos))?|cobros|contratos|finiquitos|anexos de contratos?|licencias(?: medicas)?|carpetas (?:del? )?personal|matriculas?|actas|certificados|atencion de (?:alumnos|apoderados|estudiantes|docentes|proveedores)|tramites bancarios|libros? de (?:ventas|compras|correspondencia|actas|remuneraciones|clases)|pagos? a proveedores|emision de (?:facturas|boletas|certificados|ordenes de compra)|cotizaciones|ordenes de compra|conciliacion(?:es)? bancarias?|rendicion(?:es)? de (?:gastos|fondos)|llenado de planillas|envio de correos|minutas|ingreso de datos|filing|invoicing|data entry|scheduling|(?:cobro|venta|emision) de bonos(?: [a-z]{3,8})?|toma de horas|d(?:ar|oy|aba) horas(?: a [a-z]{3,6} especialistas)?|emit(?:o|ia|ir) (?:los )?bonos(?: con [a-z]{4,8})?|recib(?:o|ia|ir) a (?:los )?(?:pacientes|visitas|apoderados)|cobr(?:o|aba|ar) (?:el |los )?copagos?|archiv(?:o|aba|ar) (?:las )?fichas|admision de pacientes|contestar (?:el )?telefono|orden(?:o|aba|ar|ando) (?:las |los )?(?:fichas|carpetas|archivos?)|digit(?:o|aba|ar|ando) (?:las |los )?(?:interconsultas|fichas|datos|facturas|recetas|guias|documentos)|ingres(?:o|aba|ar|ando) (?:los )?(?:datos|facturas)|concili(?:o|aba|ar|ando) (?:[a-z]{3,8} )?(?:cuentas corrientes|bancos)|prepar(?:o|aba|ar|ando) nominas? de pago|archiv(?:o|aba|ar|ando) (?:los )?(?:respaldos|documentos))';

/** `Recepcionista de mercadería`: who receives these works in a warehouse. */
export const OF_GOODS = 'de (?:mercader|carga|camion|materia|insumo|pallet|fruta|pesca|vehiculo)';

/** `Secretaria de mi junta de vecinos`: an office that one is voted into. */
export const OF_NEIGHBOURS =
  '(?:de|del) (?:(?:mi|la|el|un|una|nuestra) )?(?:junta|directiva|sindicato|comite|centro de (?:padres|madres|alumnos)|comparsa|agrupacion|comunidad indigena)\\b';

export const ADMINISTRATIVA: Oficio = {
  firmes: any(
    `administrativ[oa]s?|secretari[oa]s?(?! ${OF_NEIGHBOURS})|recepcionistas?|digitadora?s?|oficinista|receptionist`,
  ),
  cargos: cued(
    '(?<!(?:corporacion|registros?|sumarios?|derecho|actos?|control|contencioso|estatuto|silencio|recursos?|personal|equipo|area|errores) )administrativ[oa]s?(?:/[oa]|\\([oa]\\))?',
    '(?:asistente|auxiliar|tecnic[oa]|encargad[oa]|apoyo) (?:de|en) (?:tramite documentario|tramite documental|mesa de partes)',
    'asistente (?:administrativ[oa]|de (?:gerencia|oficina|direccion|administracion|recursos humanos|rr\\.? ?hh\\.?|rrhh|personal|remuneraciones|seleccion|reclutamiento|finanzas|adquisiciones|compras|facturacion|tesoreria|cobranzas?|contabilidad|operaciones|licitaciones|importaciones|presidencia|departamento)|contable|ejecutiv[oa]|comercial)',
    'analista (?:senior |semi ?senior |junior )?(?:de|en) (?:personal|remuneraciones|compensaciones)',
    '(?:analista|asistente|coordinadora?|encargad[oa]) de (?:comercio exterior|importaciones|exportaciones)',
    `secretari[oa]s?(?! ${OF_NEIGHBOURS})(?: (?:ejecutiva|administrativa|recepcionista|bilingue|contable|academica|docente|de gerencia|comercial|medica|dental))?`,
    'back ?-?office (?:hipotecari[oa]|bancari[oa]|de (?:creditos?|inversiones|operaciones|tesoreria|seguros|cartera|comercio exterior|banco))',
    `recepcionistas?(?! ${OF_GOODS})`,
    'auxiliar (?:administrativ[oa]|contable|de oficina|de administracion|de contabilidad|de remuneraciones)',
    'ayudante (?:administrativ[oa]|contable|de contador|de contabilidad(?! (?:i{1,3}|iv|[1-4])\\b)|de oficina|de remuneraciones|de secretaria)',
    'apoyo administrativo',
    '(?:asist|aux|ayte|enc|sec|secret)\\.? ?(?:de )?adm(?:in|inist|tiv[oa]|v[oa])?\\.?(?![a-z])|secret?\\. (?:ejec|bil|recep)',
    '(?:ayudante|auxiliar|apoyo) (?:de|en|a) (?:la )?administracion(?! (?:de|publica))',
    'oficinista',
    'auxiliar de agente de aduanas?|pedidora? de (?:importacion|exportacion)(?:es)?|pedidora?(?= (?:y|de|en) (?:[a-z]{4,10} de )?(?:la |una )?(?:agencia de )?aduanas?)',
    'junior de (?:la |una )?(?:oficina|naviera|agencia|notaria|empresa|gerencia)',
    'digitadora?s?',
    'data entry',
    'archiver[oa]',
    '(?:encargad[oa]|jef[ea]|coordinadora?|analista|ejecutiv[oa]|gestora?|supervisora?|tecnic[oa]|practica|practicante|oficial|funcionari[oa]|gerente|subgerente|profesional) (?:de )?(?:administrativ[oa]|administracion(?: y finanzas)?|oficina|oficina de partes)',
    '(?:asistente|auxiliar) de (?:pagos?|proveedores|cuentas (?:por|x) (?:pagar|cobrar)|cuentas corrientes|(?:oficina|departamento) de personal)',
    '(?:encargad[oa]|asistente|coordinadora?) de (?:oficina de partes|correspondencia|archivo|facturacion|documentacion|personal|adquisiciones|remuneraciones|secretaria)',
    '(?<!\\bbox )office (?:manager|assistant|coordinator|administrator)|administrative (?:assistant|clerk|officer)|receptionist|executive assistant|secretary|(?:office|filing|data entry|billing|accounts) clerk|clerical (?:assistant|work)|back ?office (?:assistant|clerk)|personal assistant',
    'practica(?: profesional)? (?:de |en |como )?(?:secretariad[oa]|secretari[oa]|administracion(?! publica)|administrativ[oa]|oficina)',
    '(?:analista|asistente|encargad[oa]|tecnic[oa]|jef[ea]|(?:sub)?gerent[ea]) (?:de|en) (?:recursos humanos|rr\\.? ?hh\\.?|rrhh|administracion de personal)',
    'admisionistas?|(?:coordinadora?|encargad[oa]) de (?:matricula|postgrado|admision|secretaria academica)',
    'junior (?:de oficina|administrativo)|estafeta',
    'oficial administrativ[oa]',
    'administradora? (?:de oficina|general(?![,.:|·(-]{1,2} \\d[\\d.]* ?(?:ha|hectareas)\\b| de (?:campo|fundo|obras?|predio|parque|huerto|viveros?|faenas?)|[,.:|·(-]{0,2} (?:en |del? )?(?:la |el )?(?:agricola|fundo|vina|vinedos|hacienda|huertos?|predio|lecheria|exportadora))|de edificios?|de condominios?)',
    'tesorer[oa](?<!(?:sindicato|junta|club|centro)[^|\\t;]{0,40}tesorer[oa])',
    'cajer[oa] administrativ[oa]',
    '(?:auxiliar|asistente|administrativ[oa]|ejecutiv[oa]|encargad[oa]|tecnic[oa]|agente) (?:de )?(?:admision|some|oirs|oficina|partes|archivo|secretaria|bodega y administracion|facturacion|recaudacion|adquisiciones|licitaciones|personal|matriculas)',
    'secretari[oa]/[oa]|secre(?:\\.|taria de direccion)|asistente de (?:secretaria|nominas?|planillas?)|analista de nominas?|asistente virtual|virtual assistant',
    'en la recepcion de (?:un|una|el|la) (?:hostal|hotel|clinica|oficina|consulta|edificio|centro medico|empresa)|front ?desk|recepcion(?:ista)? (?:(?:de|en) )?(?:hotel|clinica|oficina|edificio|hostal|consulta|centro)',
    'encargad[oa] de (?:agenda|recepcion|oficina|tramites|papeleria|correspondencia|secretaria)',
    'gestora? (?:administrativ[oa]|de tramites|documental)|tramitadora?',
    'transcriptora?|mecanograf[oa]|dactilograf[oa]|taquigraf[oa]',
  ),
  tareas: cued(
    `${PAPERS}(?: de (?:[a-z]{2,14} ){0,4}[a-z]{4,14})?(?:,| y) (?:[a-z]{4,14},? (?:y )?)?${PAPERS}`,
    'digitacion (?:de )?(?:decretos|documentos|facturas|guias|fichas|datos|contratos|formularios|encuestas|declaraciones|solicitudes|certificados)',
    '(?:oficina|of\\.?) (?:de )?partes',
    'atencion (?:de|al?) publico en (?:la )?(?:oficina|municipalidad|oirs|secretaria|meson de (?:informaciones|partes))',
    'agenda de (?:dos |tres |la |los |las )?(?:gerentes?|directora?(?:es)?|gerencia|presidencia)',
    'llev(?:e|aba|o|ar|ando|amos) (?:la|las|los) (?:agendas?|papeles|libros|archivos?|cuentas de(?! (?:[a-z]{3,8} )?(?:marcas|redes|clientes)))',
    '(?:ingreso|archivo) (?:y (?:archivo|ingreso) )?de (?:partidas|fichas|licencias|expedientes administrativos)',
    'correspondencia oficial|(?<!(?:notaria|registro publico|juzgado|tribunal)[^.;]{0,60})(?:(?<!(?:notaria|registro publico|juzgado|tribunal)[^;]{0,60})escribientes?|escribientes?(?=[^.;]{0,24}(?:municipalidad|gobernacion|intendencia|ministerio|regimiento)))(?![^.;]{0,24}(?:notaria|juzgado|tribunal))|(?:escrib|tip|redact|transcrib)[a-z]{1,4} (?:los |las |a maquina )?(?:contratos|cartas|documentos|memos?|oficios|informes)|(?:iba|ir|voy) (?:al banco|a los bancos|a notarias?)|atender (?:el |los )?telefonos?|archivo de (?:carpetas|fichas|boletas)',
    'prepar(?:aba|e|ando|ar|o) (?:la )?correspondencia|pag(?:ar|aba|o) (?:las )?imposiciones',
    'archiv(?:aba|e|ando) (?:las |los )?(?:facturas|documentos|contratos|fichas|carpetas)',
    'libro de correspondencia',
    '(?:registr|ingres|contabili[zc])[a-z]{1,4} (?:las |los )?facturas|cuadr(?:o|aba|e|ar|ando|amos) (?:el |los )bancos?',
    'tramit(?:o|aba|e|ar|ando|amos|acion de) (?:las |los )?(?:din|dus|dips?)(?![a-z])|arm(?:ado|aba|o|e|ar) (?:de )?(?:los )?(?:mic/?dta|manifiestos)',
    'oficina de (?:personal|manifiestos|documentacion)',
    'orden(?:aba|e|o|ando) (?:los |las )?(?:archivadores|carpetas)|sac(?:aba|o|ar|ando|ue) fotocopias',
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
    'facturacion en (?!terreno|ruta|linea)[a-z]{4,12}(?:,| y)',
    '(?:haciendo|hacia|hago) (?:las )?(?:facturas|boletas y facturas)',
  ),
  salvo: any(
    'archiver[oa] judicial|estafeta judicial',
    'tramitadora? (?:de causas|judicial|de (?:un |una )?receptora?)',
    'secretari[oa] (?:de estado|general de gobierno|tecnic[oa]|regional)',
    'subsecretaria',
    '(?:oficial|asistente|secretari[oa]|encargad[oa]|funcionari[oa]|auxiliar)[^,;|\\t(.-]{0,18}(?:(?:tribunal|juzgado|corte|judicial)(?:es|s)?|oficial de secretaria|causas|actas|de sala|fiscalia|notarial)',
    'oficina (?:tecnica|de proyectos|de ingenieria)|nocturn[oa]|tesorer[oa][^|\\t]{0,10}(?:junta|centro|club|sindicato|curso|agrupacion|comite|apoderados)',
    '(?:comite|sindicato|directiva|junta|club|centro de (?:padres|alumnos)|agrupacion|consejo)[^.;|\\t]{0,14} ?\\(?(?:pro ?)?secretari[oa]|(?:alumnos|estudiantes|padres|apoderados)(?: de [a-z]{4,12})?,? \\(?(?:pro ?)?secretari[oa]|secretari[oa]\\)? (?:del? (?:la )?)?(?:[a-z]{5,8} )?(?:compania|cuerpo de bomberos|comite|sindicato|directiva|junta|club|centro de (?:padres|alumnos)|agrupacion|consejo)',
    'secretaria de (?:educacion|salud|hacienda)|administradora? general de fondos',
  ),
  otros: any(
    'abogad[oa]|procuradora?|notario|notaria (?:publica|titular|suplente|interina)|ingenier[oa]|constructora? civil|arquitect[oa]|profesora?|docente|enfermer[oa]|medic[oa]|ejecutiv[oa] (?:comercial|de ventas|de cuentas)|jef[ea] de (?:obra|terreno|ventas)|prevencionista|gerente (?:general|comercial)',
  ),
  casa: NEVER,
  solo: NEVER_CUED,
  firmas: NEVER,
  enFirmas: NEVER_CUED,
  rubros: done(
    '(?:labores|tareas|funciones|areas?|cargos?|gestion|apoyo|trabajos?|el area) administrativ[oa]s?|secretariado|oficinas? administrativas?|recepcion y secretaria',
  ),
};
