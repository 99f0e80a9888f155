/** Words that stand near the top of a CV in capitals and are part of nobody's name: trades, headings, firms, schools, places of a page. */
const OFICIOS = `
abogado abogada administrador administradora administrativo administrativa agente albanil analista arquitecto arquitecta asesor asesora asistente auditor auditora auxiliar ayudante barista bodeguero bodeguera cajero cajera camarera capataz carpintero chef chofer conductor conductora conserje constructor consultor consultora contador contadora coordinador coordinadora cocinero cocinera
desarrollador desarrolladora digitador digitadora director directora disenador disenadora docente economista educador educadora ejecutivo ejecutiva electricista electromecanico encargado encargada enfermero enfermera especialista fonoaudiologo garzon garzona gasfiter geologo gerente gruero guardia guia gestor gestora ingeniero ingeniera inspector inspectora instalador instrumentista jardinero jefe jefa kinesiologo kinesiologa maestro manipulador manipuladora
mantenedor mayordomo mecanico mecanica medico medica mercaderista mesero mesera matrona minero monitor monitora mucama nutricionista obrero odontologo operador operadora operario operaria paramedico parvularia parvulario panadero pastelero pintor pioneta planificador prevencionista procurador procuradora profesor profesora programador programadora promotor promotora psicologo psicologa psicopedagoga publicista quimico recepcionista reclutador reponedor reponedora
representante repartidor secretaria secretario soldador soporte subgerente supervisor supervisora tecnico tecnica tecnologo tens teleoperador teleoperadora tesorero topografo trabajador trabajadora vendedor vendedora veterinario veterinaria vigilante zapatero periodista egresado egresada titulado titulada licenciado licenciada estudiante practicante profesional senior junior trainee
developer engineer manager designer analyst assistant sales account executive specialist consultant teacher nurse accountant driver intern student freelance freelancer lead officer coordinator representative
`;
const PAGINA = `
curriculum curriculo vitae cv hoja vida resume ficha postulacion personal personales datos antecedentes informacion contacto contact perfil profile resumen summary about sobre acerca objetivo experiencia experience laboral laborales profesional profesionales trayectoria educacion education formacion academica academicos estudios cursos capacitaciones habilidades skills competencias conocimientos herramientas software idiomas languages referencias references
intereses hobbies logros proyectos certificaciones fortalezas aptitudes disponibilidad inmediata nombre nombres apellido apellidos rut run cedula identidad edad nacimiento fecha lugar nacionalidad estado civil soltero soltera casado casada divorciado divorciada viudo viuda direccion domicilio comuna ciudad region telefono fono celular movil email mail correo electronico whatsapp linkedin pretensiones pretension renta expectativas liquida liquido sueldo
genero masculino femenino sexo pagina page hombre mujer chileno chilena profesion ocupacion cargo empresa periodo funciones actualidad presente actual
`;
const MUNDO = `
seremi minvu minsal mineduc serviu sernatur conaf indap fosis sercotec junji sename mop
empresa empresas sociedad comercial comercializadora constructora inmobiliaria inversiones servicios transportes logistica industrial minera compania corporacion fundacion municipalidad ministerio gobierno tribunal juzgado corte hospital clinica consultorio cesfam farmacia banco tienda supermercado restaurant restaurante hotel colegio liceo escuela instituto universidad centro academia facultad campus ltda limitada eirl spa asociados
ventas retail atencion cliente clientes call contact center marketing finanzas contabilidad administracion recursos humanos operaciones produccion mantencion bodega inventario mineria construccion salud seguridad prevencion riesgos turismo gastronomia derecho psicologia enfermeria informatica computacion sistemas redes tecnologia electricidad mecanica comercio publicidad diseno grafico gestion calidad proyecto medio ambiente
industria gerencia area departamento unidad seccion subsecretaria direccion nacional regional internacional publica publico general superior media basica tecnico nivel completo completa incompleta grado titulo diplomado magister postgrado certificado licencia conducir clase avenida calle pasaje villa poblacion condominio depto dpto block casa sector km camino ruta barrio sur norte poniente oriente
enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre january february march april june july august september october november december
trabajo equipo liderazgo responsable responsabilidad proactivo proactiva puntual puntualidad comunicacion efectiva organizacion compromiso adaptabilidad iniciativa creatividad orientacion resultados bajo presion resolucion problemas conflictos tolerancia frustracion empatia honestidad orden limpieza manejo uso dominio usuario intermedio avanzado basico nativo ingles espanol frances portugues aleman italiano creole word excel powerpoint outlook office windows internet sap
naci nacido nacida vivo resido tengo soy llamo presento saluda saludo mido cumplo trabajo estudio estudie dibujo reviso aprobo firma firmado firmo inche mari kume felen
se ofrece ofrezco ofrecen necesito busca buscan solicito postulo disponible urgente varon dama caballero vicios responsable
search hunting hunters headhunter headhunters headhunting recruiting recruitment recruiters staffing talent talents people outsourcing selection jobs careers
para con por que una uno los las como desde hasta entre sobre segun mas muy sin su sus al en el es soy busco aportar crecer desarrollar
`;

/** Firms, courts, shops, schools, media and headings as they stand at the head of pages. */
const CASAS = `
engineers engineering consultores consultoria asesorias estudio estudios oficina garantia letras apelaciones suprema justicia fiscalia defensoria notaria conservador registro civil carabineros armada ejercito investigaciones gendarmeria bomberos cruz roja parroquia iglesia junta vecinos agrupacion sindicato cooperativa agencia agencias lado canal radio television diario revista editorial imprenta taller talleres garage automotora repuestos lubricentro ferreteria panaderia pasteleria carniceria botilleria minimarket almacen bazar libreria optica joyeria zapateria boutique peluqueria barberia salon spa gimnasio jardin infantil sala cuna casino cafeteria cafe bar pub discotheque hostal hotelera turistica viajes aerolinea aeropuerto puerto naviera pesquera salmonera forestal agricola fruticola exportadora importadora distribuidora mayorista vina vinedo fundo packing frigorifico planta faena mina yacimiento division refineria central electrica sanitaria aguas gas petroleo combustible telecomunicaciones telefonia cable seguros isapre afp mutual caja compensacion financiera credito leasing factoring corredora bolsa
postulante postulantes candidato candidata interesado interesada solicitante titular suscrito suscrita firmante presente referente
funcion funciones actual previas encargado sentencias cumplimiento causas audiencias documento documentos certificado antecedente situacion militar movilidad vehiculo propio tecnicas tecnicos blandas duras digitales informatica informaticas comunidad barra aula saberes destrezas senas papeles campo terreno temporada temporadas faenas obra obras horario turno turnos jornada completa parcial tiempo libre part time full remoto hibrido presencial
santiago valparaiso concepcion antofagasta iquique arica temuco osorno metropolitana araucania biobio chile america latam chilean university school college institute group services solutions international global consulting partners holding capital
agente community manager content creator lead head chief operations supply chain executive key account business partner front back desk software full stack data scientist project product owner scrum master quality assurance tester support help digital media brand sales
hombre senora senor joven adulto mayor nino nina familia hijo hija madre padre
soldadura montaje calderero tuberia estructura hormigon albanileria carpinteria pintura electrico gasfiteria jardineria aseo limpieza cocina reposteria pasteleria costura corte confeccion manicure masajes estetica belleza moda calzado vestuario
primero segundo tercero ano anos mes meses dia dias hora horas semana fecha hasta actualmente ingreso egreso retiro motivo
mba pmp phd msc cpa presentacion semblanza biografia paterno materno nacionalidad boliviana peruana haitiana profesional resumido resumida concurso anexo
derechos reservados pagina documento firma foto fotografia adjunto anexo
cliente objetivo principal principales areas conocimiento tecnico general generales especifico basicas
`;

export const PALABRAS: ReadonlySet<string> = new Set(
  [OFICIOS, PAGINA, MUNDO, CASAS].flatMap((block) => block.trim().split(/\s+/)),
);
/** Trades alone: a name in front of one on its line ends there. */
export const OFICIOS_PALABRAS: ReadonlySet<string> = new Set(OFICIOS.trim().split(/\s+/));
