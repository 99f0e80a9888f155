/** Words beside which a name may well be a tool's. */
export const CUE =
  /\b(?:manej[a-z]{1,4}|us[oa]|utiliza[a-z]{0,4}|domin[a-z]{2,4}|conocimientos?|software|sistemas?|programas?|plataformas?|herramientas?|aplicacion|aplicaciones|app|nivel|usuari[oa]|operacion|operador[a]?|operar|operando|lenguajes?|framework|expert[oa]|cursos?|certifica[a-z]{2,6}|modulos?|desarroll[a-z]{1,6}|erp|crm|wms|pos|skills|tools|en|con|mediante|via)\b[^\n]{0,40}$/;

/** What is done in a tool or with it. */
export const DONE_IN =
  /\b(?:llev|registr|carg|us[aeo]|program|agend|planific|edit|public|factur|gestion|ingres|control|organiz|manej|disen|hech[oa]|hag|hice|reserv|inventari|not[ao]s|segui|tabler|report|inform|comand|bolet|fich|libro|emi[ts]|conciliac|digit|tipific|tickets?|guard|escrib|respond|coordin|ruteo|rut[ae]s|visitas|turnos|public|monitor|model|simul|dibuj|plano|calcul|analis|procesa|consult|postul|pag[oa]s|cobr|venta|marc|trabaj[ao] (?:con|en)|capacit|cursos?|correo|planill|calendari|archiv|tipe|llamad|pedi[dr]|repuest|solicit|muestr|catalog|prestam|formular|encuest|pagina|sitios?|curvas|escan|diagnost|repuest|tasaci|difund|promoc|liquidaci|asistenci|audit|folio|hora|labor|tarj|(?:video)?entrevist|clientel|alert|contrat|aviso|despach|presupuest|cubic|layout|logue|mape|visor|levant|orden(?:es)?)[a-z]{0,9}\b[^\n]{0,60}\b(?:en|con|por|via|mediante|desde|y|despues|luego) $|\b(?:sub(?:i|ia|o|ir|iendo)\b[^\n]{0,50} a|(?:playbooks?|scores?|reports?|reporting|dashboards?|tickets?|tracking|pipelines?|records?|built)\b[^\n]{0,30} (?:in|on|with)) $/;

/** What is made in a tool: `Looker dashboards`. */
export const MADE_IN =
  /^ (?:dashboards?|tableros?|reports?|scripts?|reels|stories|(?:micro)?services)\b|^ ?[(:-] ?(?:nivel|usuari|avanzad|intermedi|basic|expert)|^ \((?:el |un )?(?:software|sistema|programa|plataforma|erp|crm|app|aplicacion|ficha)\b/;

/** What kind of thing a name is of. */
export const STRICT =
  /\b(?:software|sistemas?|programas?|plataformas?|herramientas?|aplicacion(?! de)|manejo|uso|dominio|nivel|usuari[oa]|operacion|operador[a]?|erp|crm|wms|tms|pms|gds|lims|core(?: bancario)?|lenguajes?|languages?|app|aplicativo|alfabetizacion digital|computacion|ficha|rce|telemetria|portal|marcador|dialer|discador)\b[^\n]{0,25}$/;

/** `Actualizo el Registro Social de Hogares`, `algo de Spark`, `talleres en Miro`, `en mi celular: WhatsApp`: what somebody keeps or works in. */
export const KEPT =
  /\b(?:ocupo|ando con|por la (?:tablet|app|pantalla) de|en (?:el|mi) (?:telefono|celular|notebook)(?: tengo| ocupo| uso)?:?) $|\b(?:(?:actualiz|consult|ingres|llen)[a-z]{1,6}|oper(?:o|a|aba|ar|e|ando|acion)|apoyo) (?:(?:de|en|al?) )?(?:el |la |del )?$|\b(?:algo|un poco|nociones|bases|tableros|dashboards|instalacion|configuracion|formateo) (?:de|en) $|\binstale $|\b(?:dar|dacion de|entrega de|toma de|asignacion de) horas (?:en|por) $|\b(?:implementacion|migracion|reemplazo|puesta en marcha)(?: [a-z]{2,12}){0,2} (?:del?|desde|a) $|\b(?:entrevistas?|reuniones|pruebas|talleres|sesiones|clases|prototipos?)\b[^\n.;]{0,40} (?:en|por|via|mediante) $/;

/** What is made for them and done there. */
export const PUBLISHED =
  /\b(?:contenidos?|reels|pauta|campanas?|community|redes sociales|publicaci[a-z]{2,5}|historias|stories|videos?|posteos?|administ[a-z]{2,8}|manejo|gestion|crecimiento|seguidores|cuentas?|vend[a-z]{1,5}|ventas?)\b[^.;\n]{0,50}(?: (?:en|por|para|de|y|e) |, |: ?)$/;

/** `Sistema CYBER`: what it is stands right before it. */
export const SYSTEM = /\b(?:sistema|software|programa|plataforma) $/;
