import { any, cued, done, NEVER, NEVER_CUED, type Oficio } from './oficio.ts';

const COURT =
  '(?:judicial(?:es)?|juridic[oa]s?|legal(?:es)?|tribunal(?:es)?|juzgados?|corte|fiscalia|notarial|notaria|defensoria|conservador|causas|poder judicial|litigios?|procesal|garantia|letras|policia local)';
const IN_COURTS =
  '(?:relatora?|secretari[oa]|estafeta|junior|practicante|practica(?: profesional)?|pasante|pasantia|postulante|funcionari[oa]|auxiliar|(?<!corporacion )administrativ[oa]|asistente|oficial|digitadora?|ayudante|archiver[oa]|tecnic[oa] juridic[oa]|tecnic[oa](?! (?:en|de|informatic|electric|parvular|social))|egresad[oa] de derecho|ejecutiv[oa]|analista|tramitadora?|asesora?|gestora?|mensajer[oa])(?! (?:de )?(?:aseo|social|seguridad|servicios|enfermeria|informatic[oa]|sistemas))';

export const JUDICIAL: Oficio = {
  firmes: any(
    'procuradora?s?|receptora? judicial|judicial(?:es)?|juridic[oa]s?|paralegal|actuari[oa]|tribunal|juzgado',
  ),
  cargos: cued(
    'abogad[oa]',
    'procuradora?s?|procuraduria',
    'receptora? (?:judicial|ad hoc)',
    'actuari[oa](?! (?:de (?:reservas?|seguros|pensiones|riesgos|vida|tarificacion|suscripcion|salud)|senior|junior|matematic[oa]|analista|financier[oa]))',
    'jef[ea] de (?:la )?unidad de (?:sala|causas|cumplimiento|servicios)',
    'paralegal',
    'jueza?|juez (?:suplente|titular|arbitro)|magistrad[oa]',
    'fiscal (?:adjunt[oa]|jefe|regional)',
    'relatora? (?:de corte|de la corte|suplente|interin[oa])',
    'defensora? (?:penal|publica?|publico|local)',
    'notificadora?(?: judicial)?',
    'mandatari[oa] judicial',
    'consejer[oa] tecnic[oa]',
    'ministr[oa] de fe',
    'perit[oa] (?:(?:contable|tasadora?|traductora?|psicolog[oa]|social|mecanic[oa]) )?(?:judicial|forense|social|caligraf[oa]|documental|balistic[oa])|perit[oa](?= (?:en|de|ante) (?:el |la |los )?(?:tribunal|juzgado|corte|fiscalia|lacrim|servicio medico legal))',
    'mediadora?(?! (?:en (?:la |una )?(?:sala de lectura|biblioteca|museo)|intercultural|linguistic[oa]|de lectura|escolar|cultural|pedagogic[oa]|social|comunitari[oa]|vecinal|voluntari[oa]|y (?:gestora?|productora?|animadora?) (?:socio ?)?cultural))',
    'conciliadora?',
    'martiller[oa](?: public[oa])?',
    'oficial (?:de (?:meson|escrituras|protestos|protocolos?|notaria)|primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|1[°ro]*|2[°do]*|3[°ro]*|4[°to]*|mayor|de sala|de secretaria|notificador|de tribunal|de juzgado|de fiscalia|de causas|de acta)',
    '(?:encargad[oa]|jef[ea]|administrativ[oa]) de (?:sala|actas?|causas|cumplimiento)[^.;\\n]{0,60}(?:juzgado|tribunal|garantia|corte|oral en lo penal)',
    'encargad[oa] de (?:causas|actas|audiencias|cumplimiento de causas|custodia(?=[^.;]{0,30}expedientes))',
    'administrativ[oa] de (?:actas|causas|sala y causas)',
    `(?:funcionari[oa]|(?<!corporacion )administrativ[oa]|asistente|secretari[oa]|tecnic[oa]|auxiliar|digitadora?|ejecutiv[oa]|analista|gestora?|encargad[oa]|coordinadora?|jef[ea]|asesora?|administradora?|ayudante|pasante|practicante|tramitadora?|apoyo|archiver[oa]|estafeta|junior|supervisora?|subrogante|oficial|profesional|egresad[oa]|practica profesional|postulante|transcriptora?|bibliotecari[oa]|informatic[oa]|cobradora?)(?:[ /-]{1,3}(?:de|del|la|el|los|en|administrativ[oa]|tecnic[oa]|y|e|ejecutiv[oa]|unidad|area|cobranza|cobranzas|atencion|publico|sala|secretaria|control|1|segund[oa]|primer|asuntos|servicios|departamento|fiscal|gestion|tramitacion)){0,5} ${COURT}`,
    'cobranza(?:s)? (?:(?:pre ?-?judicial|telefonica|extrajudicial|en terreno) y )?judicial(?:es)?',
    'legal (?:assistant|counsel|intern|clerk|secretary)|law clerk|court (?:clerk|reporter|assistant)|lawyer|attorney|(?:intern|clerk|assistant|trainee|internship),? (?:at|in) (?:the )?(?:[a-z\\d]{1,12} ){0,3}(?:court|law firm|prosecutor)',
    'facilitadora? intercultural(?=[^.;]{0,30}(?:defensoria|tribunal|juzgado|fiscalia|poder judicial))',
    'asistente de (?:fiscal|juez|abogados?|magistrado)',
    'conservador de bienes raices',
    'digitadora? de (?:escrituras|causas)',
    'notari[oa] (?:publico|suplente)',
    '(?<!secretari[oa] )copista(?: de escrituras)?|matricer[oa] de (?:notaria|escrituras)|protocolista',
  ),
  tareas: cued(
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
    'autorizacion(?:es)? (?:de firmas|notarial(?:es)?)|protestos? de letras|digitacion de escrituras|archivo de escrituras|(?:extractos?|indices?) de (?:escrituras|repertorio)|protocolizacion(?:es)?',
    '(?:hacia|redact[a-z]{1,4}|confeccion de|elaboracion de) (?:las )?escrituras|copias autorizadas',
  ),
  salvo: any(
    '(?:representante|responsable) legal',
    'medicina legal',
    '(?:junior|estafeta)(?: y (?:junior|estafeta))?(?: de oficina)? (?:en|de) (?:la |una )?notaria',
    'auditora? legal',
    'prejudicial',
    // Who tells the public of trials, plays in one or judges a game.
    '(?:cobertura|transmision(?:es)?|cronicas?|reportajes?|notas?|despachos?|entrevistas?|documental(?:es)?|retratos?|dibuj(?:o|os|ante)|fotografias?|series?|camaras?) (?:de|en|sobre|a)',
    'juez(?:a)? de (?:linea|mesa|silla|campo|cancha|rodeo|llegada|partida|competencias?|concursos?|atletismo|gimnasia|natacion|karate|futbol|baile)|(?:papel|personaje|rol) de',
  ),
  otros: any(
    'periodista|reporter[oa]?|report(?:er|era)|corresponsal|camarograf[oa]|fotograf[oa]|locutora?|columnista|cronista|guionista|documentalista|dibujante|actor|actriz|chofer|conductora?|cocinera?|gasfiter|arbitr[oa]|traductora?|interprete',
  ),
  casa: NEVER,
  solo: NEVER_CUED,
  firmas: any(
    '(?:juzgado|tribunal|corte de apelaciones|corte suprema|fiscalia (?:local|regional|nacional)|defensoria (?:penal|laboral)|corporacion de asistencia judicial|caj|receptoria(?: judicial)?|procuraduria|estudio juridico|clinica juridica|estudio de abogados|poder judicial|ministerio publico|bufete|juzgados|tribunales)',
  ),
  enFirmas: cued(IN_COURTS),
  rubros: done(
    'tribunales|juzgados|litigacion|litigios|estudios? juridicos?|cobranza judicial|tramitacion (?:judicial|de causas)|causas (?:civiles|laborales|penales|judiciales)|el poder judicial',
  ),
};
