/** Words of lists of tools that name no tool: skills, tongues, levels, papers, days. Lower case without accents. */
export const NO_TECNOLOGIAS: ReadonlySet<string> = new Set(
  `otro otra otros otras eventos maquetas prototipos codigos fatiga proporcional traspaso cran variografia planos
alemanes aleman arabe mapuche chino coreano creole frances ingles italiano japones mandarin mapudungun mapuzugun aymara quechua portugues ruso espanol castellano lengua senas oral escrito lectura nativo fluido conversacional tecnico
no si dispongo permiso fluent native bilingual ninguno ninguna metodo valor independiente estudie envia enviado
ipad iphone ipod imac macbook
auc roc rmse mape nps csat sla slas okr okrs roi roas ctr cpa cac ltv oee otif ebitda
hhee eepp oocc rrhh rrff
marc21 marc rda dublin isbd bep pie pme simce dia paes psu pei pai dec sigma six lean kaizen tpm smed poka yoke amfe sop gmp glp bpl gmo owasp front flow gitflow jornada emergencias
cctv gps rov rfid carnet carne otrosi cecosf cesfam wisc wisc-v wais ados ados-2 rorschach foundation vigente cedula credencial licencia dron drones drone rpas dji infra infraestructura backend frontend bancos
internet correo mail redes web digital digitales computador computadores computadora pc notebook tablet celular smartphone impresora impresoras telefono hardware ofimatica office informatica sistema sistemas software programas programa herramientas plataformas aplicaciones utilitarios paquete suite navegadores
caja bodega inventario inventarios stock ventas compras boleta boletas factura facturas guias despacho planillas informes reportes kpi kpis archivo documentos contratos agenda atencion cliente clientes publico publica
basico basica medio media alto alta avanzado avanzada intermedio intermedia usuario experto nivel total excelente bueno buena muy bien otros otras varios varias entre ademas tambien todo todos etc
disc luscher zulliger wartegg isapres
puc uc usach udec udp uai unab inacap duoc aiep uss utem ucn ufro uach utfsm usm pucv uv uta utalca umce uchile ucsc ubb ulagos unap uda upla udla uautonoma ubo ucentral usek cft ip liceo iplacex iacc ciisa aiep sence chilecalifica
demos demo postproceso registro registros plataforma reporteria comandas pedidos planilla manejos usos niveles horas anos meses alumnos familias jovenes adultos mayores ninos comunidad salud municipal nacional regional chile latam sucursal zona norte sur centro oriente poniente
lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
trabajo equipo liderazgo puntual puntualidad responsable proactivo comunicacion empatia respeto compromiso honestidad motivacion paciencia calma iniciativa flexible adaptable orden limpieza dinamismo carisma autonomia perseverancia
licencia brevete examen examenes preocupacional clase a1 a2 a3 a4 a5 b c d e f conducir vehiculo propio disponibilidad inmediata turnos part time full santiago chile region comuna vigente
primeros auxilios curso cursos capacitacion diplomado seminario taller certificado certificacion universidad instituto colegio liceo duoc inacap aiep sence otec senadis os10 os-10
seguridad salud prevencion riesgos calidad normas norma iso haccp bpm buenas practicas manufactura
chilena chileno renta pretension pretensiones rut nacionalidad edad soltero soltera casado casada hijos
blast rni omil sec kimche hablo robot tic tics cash
use containers tickets samu sanfic fonendo fonendoscopio jiangnan
hobbies lectura musica deporte deportes futbol cocina viajes cine
referencia referencias experiencia educacion formacion idiomas perfil contacto objetivo
gestion administracion contabilidad finanzas marketing logistica produccion mantencion operaciones recursos humanos remuneraciones tesoreria cobranza facturacion auditoria presupuesto presupuestos
maquinaria maquinarias maquina maquinas equipos equipo vehiculos camiones camion herramienta manual manuales electrica electricas industrial industriales domestica pesada liviana
uno dos tres cuatro cinco seis siete ocho nueve diez
ninguno ninguna bachiller humanistico aplica buscarx buscarv xlookup vlookup dinamicas dinamica
iva ppm dj f29 f22 f50 ifrs niif afc mutual mutuales isapre fonasa afp seremi sag sernac
e-mail email gmail hotmail outlook.com mensajeria referees referee references rentas anteriores anterior collect click
balanza balanzas scanner escaner radio radios planograma planogramas cyber cyberday cybermonday mos mcas icdl ecdl contables tributarios computacionales microservicios despliegue despliegues
puno arequipa cusco cuzco tacna trujillo cochabamba oruro potosi mendoza bariloche neuquen maracaibo barquisimeto bogota medellin barranquilla quito guayaquil montevideo asuncion lima caracas
regular solver columnas vacunas influenza hepatitis sprachdiplom migo pnac pacam pcr algorithms algoritmos machine deep learning entel movistar claro wom vtr cantv pedidosya
mar ene feb abr jun jul ago sep oct nov dic jan apr aug particular hotelero interets
antiguo antigua ist ira era iaas paisa achs
fce cae cpe ket pet toefl toeic ielts delf dalf dele siele celu hsk jlpt cenni pte hfc hcfc cfc hfo reas susp
bancoestado prosegur ripley walmart cencosud codelco cmpc finning konecta starken chilexpress sernapesca zofri directv santander itau bci scotiabank siemens usd loto fefo fifo api apis seo sem sig vps rcp gantt spanish portuguese english rr.hh ee.uu mrs mr prof lic adm av vhf uhf ito fees analytics revenue fintech mapuzungun yutong byd
cbr cmr s&op ecmo mrp slo kv mt aps ccaf te1 te4 covid padi discovery branding blog compin cuentarut sernageomin chilevalora aquachile mowi multihogar atento ccu nube analisis economico ceramica acreditacion capitania guardian aduana aduanas cuprum provida planvital habitat ninas comerciales inmobiliario altura excma remington taquigrafia dactilografia
highlights skills summary other others tools keywords level present languages`.split(/\s+/),
);
