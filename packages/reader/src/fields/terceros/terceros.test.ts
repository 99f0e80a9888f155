import { readsEach } from '../frases.suite.ts';

readsEach('what is of others, in a CV that names them', [
  [
    'Apellido paterno\tBUSTOS\nApellido materno\tALBORNOZ\nNombres\tJOCELYN ANDREA\nR.U.T.\t18251080-7\nReferencias personales (no parientes)\nNombre\tMARGARITA SOLÍS VERA\nRUT\t11.646.754-2\nTeléfono\t9-7401-5512',
    { nombre: 'Jocelyn Andrea Bustos Albornoz', rut: '18251080-7', telefono: null },
  ],
  [
    'CURRÍCULUM PARA PRÁCTICA\nApoderada\nNombre\tLorena Antil Millahual\nRUN\t16.904.306-K\nFono\t+56 9 8401 5527\nCorreo\tlorena.antil@hotmail.com\nEstudiante\nNombre\tMillaray Cona Antil\nRUN\t23.118.384-1\nFono\t+56 9 3629 0871',
    { nombre: 'Millaray Cona Antil', rut: '23118384-1', email: null, telefono: '+56936290871' },
  ],
  [
    'SELECTIA CONSULTORES\nInforme de candidato N° 4451\nConsultora: Fernanda Aldunate Reyes · faldunate@selectia.cl · +56 9 8123 4455\nCandidato: Rodrigo Andrés Pino Salas\nEdad: 38 años · Comuna: Maipú\nCargo al que postula: Jefe de Bodega\nExperiencia\n2015-2022 Sodimac, jefe de bodega',
    { nombre: 'Rodrigo Andrés Pino Salas', email: null, telefono: null },
  ],
  [
    'Buenas tardes, adjunto el perfil de Rodrigo Pino Salas para la vacante de bodega.\nRodrigo tiene 38 años y vive en Maipú.\nExperiencia\n2015-2022 Sodimac, jefe de bodega\nSaludos cordiales,\nFernanda Aldunate Reyes\nConsultora Senior\nSelectia Consultores\nfaldunate@selectia.cl\n+56 9 8123 4455',
    { nombre: 'Rodrigo Pino Salas', email: null, telefono: null },
  ],
  [
    'PERFIL PRESENTADO POR ADECCO CHILE\nEjecutiva a cargo: Daniela Poblete (dpoblete@adecco.com / 2 2560 7000)\nNombre: Luis Alberto Tapia Mena\nRUT: 15.432.118-K\nEXPERIENCIA\n2018-2022 Walmart, operador de grúa',
    { nombre: 'Luis Alberto Tapia Mena', email: null, telefono: null },
  ],
  [
    'Randstad\nPresentación de candidata\nKarina Belén Osses Tapia\nEjecutiva de ventas\nSantiago Centro\nExperiencia\n2019-2022 Falabella, vendedora\nContacto a través de Randstad: postulantes@randstad.cl, 600 600 7000\nConsultor: Matías Urrutia, murrutia@randstad.cl, +56 9 5555 1212',
    { nombre: 'Karina Belén Osses Tapia', email: null, telefono: null },
  ],
  [
    'CANDIDATO 17 - JEFE DE TURNO\nDatos de contacto disponibles con la consultora: contacto@cazatalentos.cl / +56 9 9876 1234\nProfesional de 41 años, residente en Rancagua.\nExperiencia\n2010-2022 Codelco, jefe de turno',
    { nombre: null, email: null, telefono: null },
  ],
  [
    'Karina Belén Osses Tapia\nEjecutiva de ventas\nPresentada por Mónica Lagos (monica.lagos@gmail.com, +56 9 7777 2323), consultora independiente\nExperiencia\n2019-2022 Falabella, vendedora',
    { nombre: 'Karina Belén Osses Tapia', email: null, telefono: null },
  ],
  [
    'Karina Belén Osses Tapia\nEjecutiva de ventas\nExperiencia\n2019-2022 Falabella, vendedora\nPara agendar entrevista comunicarse con Mónica Lagos al +56 9 7777 2323 o monica@talentum.cl',
    { email: null, telefono: null },
  ],
  [
    'Bolsa de Empleo Municipal OMIL La Granja\nEncargada: Patricia Soto · omil@lagranja.cl · 22 550 3700\nNombre usuario: Víctor Hugo Leal Parra\nComuna: La Granja\nExperiencia\n2010-2020 Guardia de seguridad',
    { nombre: 'Víctor Hugo Leal Parra', email: null, telefono: null },
  ],
  [
    'Víctor Hugo Leal Parra\nGuardia de seguridad\nExperiencia\n2010-2020 Prosegur, guardia\nDerivado por OMIL La Granja\nomil@lagranja.cl\n22 550 3700',
    { nombre: 'Víctor Hugo Leal Parra', email: null, telefono: null },
  ],
  [
    'Fundación Emplea\nTutora: Josefina Larraín, jlarrain@fundacionemplea.cl, 9 6123 4567\nParticipante: Víctor Hugo Leal Parra\nExperiencia\n2010-2020 Prosegur, guardia',
    { nombre: 'Víctor Hugo Leal Parra', email: null, telefono: null },
  ],
  [
    'COMERCIAL LOS ANDES S.A.\nAv. Kennedy 5600, Vitacura · Tel. 2 2345 6700 · rrhh@losandes.cl\nSOLICITUD DE EMPLEO\nNombre: Pamela Andrea Ruiz Díaz\nRUT: 16.332.198-1\nTeléfono:\nCorreo:\nExperiencia\n2019-2022 Ripley, vendedora',
    { nombre: 'Pamela Andrea Ruiz Díaz', email: null, telefono: null },
  ],
  [
    'Pamela Andrea Ruiz Díaz\nRUT: 16.332.198-1\nExperiencia\n2019-2022 Ripley, vendedora\nComercial Los Andes S.A. · Av. Kennedy 5600, Vitacura · Tel. 2 2345 6700 · contacto@losandes.cl',
    { email: null, telefono: null },
  ],
  [
    'Pamela Andrea Ruiz Díaz\nRUT: 16.332.198-1\nExperiencia\n2019-2022 Ripley, vendedora\nFormulario impreso por Recursos Humanos. Consultas: seleccion@losandes.cl o +56 2 2345 6700',
    { email: null, telefono: null },
  ],
  [
    'Pamela Andrea Ruiz Díaz\nExperiencia\nRipley Parque Arauco (2019-2022)\nAv. Kennedy 5413, Las Condes\nFono 2 2694 1000\nVendedora de calzado\nEducación\nLiceo 7',
    { telefono: null },
  ],
  [
    'Pamela Andrea Ruiz Díaz\nExperiencia\nClínica Dental Sonrisas, Maipú. www.sonrisas.cl, contacto@sonrisas.cl, +56 9 4444 3322\nAsistente dental',
    { telefono: null, email: null },
  ],
  [
    'Pamela Andrea Ruiz Díaz\nEXPERIENCIA LABORAL\nEmpresa: Transportes Ríos\nCargo: Secretaria\nTeléfono: 9 8877 6655\nJefe: Carlos Ríos\nPeríodo: 2018 - 2020\nESTUDIOS\nLiceo 7',
    { telefono: null },
  ],
  [
    'Pamela Andrea Ruiz Díaz\nEXPERIENCIA LABORAL\nTransportes Ríos	Secretaria	2018 - 2020	9 8877 6655\nBotica Sur	Cajera	2016 - 2018	9 7766 5544',
    { telefono: null },
  ],
  [
    'Pamela Andrea Ruiz Díaz\nSecretaria en Notaría Benavides (fono 2 2633 4455, notaria@benavides.cl)\nEstudios: Liceo 7',
    { telefono: null, email: null },
  ],
  [
    'Pamela Andrea Ruiz Díaz\nExperiencia\n2019-2022 Ripley, vendedora\nREFERENCIAS\nCarlos Ríos Vera\nGerente de tienda\n9 8877 6655\ncrios@ripley.cl',
    { telefono: null, email: null },
  ],
  [
    'Pamela Andrea Ruiz Díaz\nPersonas que pueden dar fe de mi trabajo\nCarlos Ríos Vera - 9 8877 6655\nMaría José Torres - mjtorres@gmail.com',
    { telefono: null, email: null },
  ],
  [
    'Pamela Andrea Ruiz Díaz\nContactos laborales\nCarlos Ríos Vera, Ripley: 9 8877 6655\nMaría José Torres, Paris: mjtorres@gmail.com',
    { telefono: null, email: null },
  ],
  [
    'Pamela Andrea Ruiz Díaz\nQuién puede hablar bien de mí\nSra. Teresa (donde trabajé 5 años) +56 9 8877 6655',
    { telefono: null },
  ],
  [
    'Pamela Andrea Ruiz Díaz\nJefes anteriores\nCarlos Ríos 988776655\nTeresa Lobos 977665544 tlobos@gmail.com',
    { telefono: null, email: null },
  ],
  [
    'Pamela Andrea Ruiz Díaz\nAuxiliar de aseo\nExperiencia: casa particular en Las Condes 2015-2020 (Sra. Teresa Lobos 977665544)\nLlamar a mi exjefa Teresa 977665544',
    { telefono: null },
  ],
  [
    'Pamela Andrea Ruiz Díaz\nMe pueden pedir referencias con Teresa Lobos al 977665544\nTrabajé en casa particular',
    { telefono: null },
  ],
  [
    'Pamela Andrea Ruiz Díaz\nTrabajé en casa particular. La señora Teresa da referencias: 977665544. ',
    { telefono: null },
  ],
  ['Pamela Andrea Ruiz Díaz\nAvales\nTeresa Lobos, comerciante, 977665544', { telefono: null }],
  [
    'Pamela Andrea Ruiz Díaz\nTestimonios\n"Excelente trabajadora" - Teresa Lobos, gerente Hotel Sol, tlobos@hotelsol.cl',
    { email: null },
  ],
  ['Pamela Andrea Ruiz Díaz\nContacto referencial: Juan Rivas 9 8877 6655', { telefono: null }],
  [
    'Pamela Andrea Ruiz Díaz\nVerificación laboral\nRipley - Carlos Ríos - 2 2694 1000 - crios@ripley.com',
    { telefono: null, email: null },
  ],
  ['Pamela Andrea Ruiz Díaz\nProfesor guía: Dr. Hernán Cea (hcea@udec.cl)\nTesis sobre suelos', { email: null }],
  [
    'Pamela Andrea Ruiz Díaz\nEDUCACIÓN\nUniversidad de Concepción. Profesor guía Hernán Cea, hernan.cea@gmail.com',
    { email: null },
  ],
  ['Pamela Andrea Ruiz Díaz\nContacto de emergencia\nJuan Díaz (padre)\n9 8877 6655', { telefono: null }],
  [
    'Pamela Andrea Ruiz Díaz\nCelular: 9 1234 5678\nContacto de emergencia\nJuan Díaz (padre)\nCelular: 9 8877 6655',
    { telefono: '+56912345678' },
  ],
  [
    'Nombre	Pamela Andrea Ruiz Díaz\nEn caso de accidente avisar a	Juan Díaz\nTeléfono	9 8877 6655',
    { telefono: null },
  ],
  [
    'Nombre: Pamela Andrea Ruiz Díaz\nAvisar a: Juan Díaz. Parentesco: padre. Teléfono: 9 8877 6655',
    { telefono: null },
  ],
  [
    'Nombre: Pamela Andrea Ruiz Díaz\nPersona de contacto en caso de emergencia: Juan Díaz\nParentesco: padre\nFono: 9 8877 6655\nCorreo: juandiaz@gmail.com',
    { telefono: null, email: null },
  ],
  [
    'Nombre: Pamela Andrea Ruiz Díaz\nCONTACTO DE EMERGENCIA	TELÉFONO\nJuan Díaz (papá)	9 8877 6655',
    { telefono: null },
  ],
  [
    'Pamela Andrea Ruiz Díaz\nNombre del cónyuge: Juan Díaz Soto\nTeléfono cónyuge: 9 8877 6655\nNacionalidad cónyuge: peruana',
    { nombre: 'Pamela Andrea Ruiz Díaz', telefono: null, nacionalidad: null },
  ],
  ['Pamela Andrea Ruiz Díaz\nSin teléfono propio, recados a mi vecina Rosa: 9 8877 6655', { telefono: '+56988776655' }],
  ['Pamela Andrea Ruiz Díaz\nFono recado 9 8877 6655 (mamá)\nMi celular 9 1234 5678', { telefono: '+56912345678' }],
  ['Pamela Andrea Ruiz Díaz\nNo tengo correo, me pueden escribir al de mi hermano: jdiaz@gmail.com', { email: null }],
  ['Pamela Andrea Ruiz Díaz\nCorreo de mi señora: marcelita.rojas@hotmail.com', { email: null }],
  ['Pamela Andrea Ruiz Díaz\ncorreo: marcelita.rojas@hotmail.com (es de mi cuñada)', { email: null }],
  [
    'Pamela Andrea Ruiz Díaz\nREFERENCIAS\nJean Pierre, haitiano, compañero de trabajo, 9 8877 6655',
    { nacionalidad: null, telefono: null },
  ],
  [
    'Perfil profesional 2231\nSoldador calificado 6G\nPor confidencialidad no se incluyen datos personales\nContacto: Andrea Lillo, 9 9988 7766, alillo@hunting.cl\nExperiencia\n2010-2022 Soldador, ENAP',
    { nombre: null, email: null, telefono: null },
  ],
  [
    'CV SIN NOMBRE (Ley de inclusión)\nSoldador calificado\nFono de la fundación 2 2222 3344\nExperiencia\n2010-2022 Soldador, ENAP',
    { nombre: null, telefono: null },
  ],
  [
    'CANDIDATO N° 8\nIniciales: R.P.S.\nSoldador calificado\nEjecutiva: Andrea Lillo Vera\nalillo@hunting.cl',
    { nombre: null, email: null },
  ],
  [
    'Soldador calificado 6G busca trabajo en faena\nDisponibilidad inmediata\nExperiencia\n2010-2022 Soldador, ENAP, jefe Carlos Ríos Vera\n2005-2010 Soldador, ASMAR',
    { nombre: null },
  ],
  [
    'Postulación anónima\nSoldador calificado\nExperiencia\n2010-2022 Soldador, ENAP\nReferencias: Carlos Ríos Vera 9 8877 6655',
    { nombre: null, telefono: null },
  ],
  [
    'Estimada Paola:\nTe comparto el CV de Ignacio Bravo Leiva para tu búsqueda de chofer. Es mi ex compañero.\nIgnacio Bravo Leiva\nChofer A4\nFono 9 6123 4567\nExperiencia\n2010-2022 Turbus, conductor\nSaludos\nMarco Vidal Cea\nmarco.vidal@gmail.com',
    { nombre: 'Ignacio Bravo Leiva', telefono: '+56961234567', email: null },
  ],
  [
    'De: Selección Talentia <seleccion@talentia.cl>\nPara: Constructora Norte\nAsunto: Candidato operador grúa horquilla\nIgnacio Bravo Leiva\nOperador de grúa\n9 6123 4567\nibravo@gmail.com\nExperiencia\n2010-2022 Turbus, conductor\n--\nCamila Reyes Otárola\nTalentia\n+56 2 2899 1000',
    { nombre: 'Ignacio Bravo Leiva', telefono: '+56961234567', email: 'ibravo@gmail.com' },
  ],
  [
    'CURRICULUM VITAE\nIgnacio Bravo Leiva\nOperador de grúa\nPara contactar al candidato escribir a perfiles@talentia.cl\nExperiencia\n2010-2022 Turbus',
    { nombre: 'Ignacio Bravo Leiva', email: null, telefono: null },
  ],
  [
    'Servicio de colocación laboral · Fundación Las Rosas · colocacion@lasrosas.org · 2 2730 5500\nIGNACIO BRAVO LEIVA\nAyudante de bodega\nExperiencia\n2010-2022 Turbus',
    { nombre: 'Ignacio Bravo Leiva', email: null, telefono: null },
  ],
  [
    'IGNACIO BRAVO LEIVA\nAyudante de bodega\n9 6123 4567\nExperiencia\n2010-2022 Turbus\n_______\nCV elaborado con apoyo de la OMIL de Quilicura, omil@quilicura.cl, 2 2366 6700',
    { telefono: '+56961234567', email: null },
  ],
  [
    'IGNACIO BRAVO LEIVA\nAyudante de bodega\nExperiencia\n2010-2022 Turbus\nImpreso en Ciber Matrix, Av. Brasil 123, fono 32 222 3344, cibermatrix@gmail.com',
    { telefono: null, email: null },
  ],
  ['IGNACIO BRAVO LEIVA\nContactar por intermedio de Manpower, sucursal Concepción, 41 2 790 100', { telefono: null }],
  [
    'Candidato: IGNACIO BRAVO LEIVA\nFuente: Base de datos Laborum\nReclutador: Pedro Cea | pedro.cea@adecco.com | 9 8765 4321\nCorreo candidato: nachobravo_83@hotmail.com\nCelular candidato: 9 6123 4567',
    { nombre: 'Ignacio Bravo Leiva', email: 'nachobravo_83@hotmail.com', telefono: '+56961234567' },
  ],
  ['Ignacio Bravo Leiva\nDejar mensaje con la señora Olga, almacén de la esquina, 9 5555 6666', { telefono: null }],
  [
    'Ignacio Bravo Leiva\nSupervisor de Operaciones\nibravo@gmail.com | 9 6123 4567\nLogros\nMejor supervisor 2019\nRecomendaciones LinkedIn\n"Gran líder". Marta Pino, Gerente, mpino@turbus.cl',
    { email: 'ibravo@gmail.com' },
  ],
  [
    'Ignacio Bravo Leiva\nDatos de la empresa actual: Turbus, fono 2 2822 7500, RUT 80.314.700-0',
    { telefono: null, rut: null },
  ],
  ['Ignacio Bravo Leiva\nEmpleador: Turbus\nDirección: Alameda 3750\nFono: 2 2822 7500', { telefono: null }],
  [
    'FICHA DE INGRESO\nNombre: Ignacio Bravo Leiva\nRut: 15.432.118-0\nCelular: 9 6123 4567\nNombre conviviente: Rosa Pino Lara\nRut conviviente: 16.332.198-1\nCelular: 9 5555 6666\nBanco: Estado',
    { nombre: 'Ignacio Bravo Leiva', telefono: '+56961234567' },
  ],
  [
    'Ignacio Bravo Leiva\nTodo contacto es por medio de la consultora: pvillablanca@nortempleo.cl · +56 9 6190 7743 · Nortempleo EST Ltda.',
    { telefono: null },
  ],
  [
    'Ignacio Bravo Leiva\nLiceo\nProf. guía: Nora Vidal Ojeda · nvidal@slep.cl · +56 67 223 5190',
    { nombre: 'Ignacio Bravo Leiva', email: null, telefono: null },
  ],
  ['Ignacio Bravo Leiva\nContacto apoderado (menor de edad): Rosa Leiva, 9 5555 6666', { telefono: null }],
  ['Ignacio Bravo Leiva, 17 años\nMi mamá: Rosa Leiva 9 5555 6666\nYo: 9 6123 4567', { telefono: '+56961234567' }],
  ['Ignacio Bravo Leiva\nContactos:\nPersonal: 9 6123 4567\nEmergencia: 9 5555 6666', { telefono: '+56961234567' }],
  ['Ignacio Bravo Leiva\nTel: 9 6123 4567 / Emergencia: 9 5555 6666', { telefono: '+56961234567' }],
  ['Ignacio Bravo Leiva\nFono casa 2 2555 6666\nFono contacto 9 6123 4567', { telefono: '+56961234567' }],
  ['Ignacio Bravo Leiva\nEmergencia: 9 5555 6666 (Rosa)\nCelular 9 6123 4567', { telefono: '+56961234567' }],
  ['Ignacio Bravo Leiva\nContacto de emergencia: Rosa\n9 5555 6666\nCelular 9 6123 4567', { telefono: '+56961234567' }],
  [
    'De: Constanza Loyola <cloyola@talentosur.cl>\nPara: rrhh@losmaitenes.cl\nAsunto: RV: Candidato jefe de terreno\nEstimados, cualquier coordinación conmigo al 9 6600 7812.\nConstanza Loyola R.\nConsultora senior, TalentoSur SpA\nANDRÉS FELIPE CASTAÑEDA OSPINA\nConstructor civil, 41 años',
    { nombre: 'Andrés Felipe Castañeda Ospina', email: null, telefono: null },
  ],
  [
    'Fwd: secretaria para estudio\nDe: Magdalena Oyarzún moyarzun@nexojuridico.cl\nMe ubica en el +56 9 5099 6124.\n---------- Mensaje reenviado ----------\nDe: Loreto Pizarro Ahumada <lpizarro.ahumada@gmx.com>\nSecretaria con nueve años de trabajo',
    { nombre: 'Loreto Pizarro Ahumada', email: 'lpizarro.ahumada@gmx.com', telefono: null },
  ],
  [
    'A quien le interese:\nPresento a Wilner Dorcéus, feligrés nuestro. Wilner es haitiano, de Les Cayes, y tiene 37 años.\nEl número donde hay que llamarlo es el 9 2964 7150; el mío, por si no contesta, es 9 9418 3006',
    { nombre: 'Wilner Dorcéus', telefono: '+56929647150', nacionalidad: 'haitiana' },
  ],
  [
    'hola, mande sus datos porfa. Soy Paula\nde selección Aseos Brillamax, cualquier cosa al 9 3300 4512\nnombre: jacqueline del carmen vergara\nrut 13203197-5',
    { telefono: null },
  ],
  [
    'RV: postulación\nDe: Administración Tupahue <adm@tupahue.cl>\nAsunto: RV: postulación conserje\nLes reenvío, no tenemos vacante.\nDe: Ulises Faustino Ayavire <ulisesa@gmail.com>\nAsunto: postulación conserje\nUlises Faustino Ayavire, RUT 22.840.116-1 no, perdón, ese es el de mi hijo. El mío: 24.495.203-8.',
    { rut: '24495203-8' },
  ],
  [
    'Conversación con +56 9 2200 7145 (Reclutamiento Pollería Don Cata)\nholi, soy Dayanna Cornejo Pizarro\neste celu nomás: 9 3794 0268',
    { telefono: '+56937940268' },
  ],
  ['Ana Soto Rojas\nMi teléfono es el nueve, 4622 7190. Vivo en Guanaqueros', { telefono: '+56946227190' }],
  ['Manuel Montt 756, Temuco\nFono 9 4622 7190', { nombre: null }],
  ['ABOG.VALENTINA AYELÉN MARILEO SCHNEIDER\nTemuco', { nombre: 'Valentina Ayelén Marileo Schneider' }],
  ['Nombre: JEAN-ROBENSON Apellido: SAINT-LOUIS\nRut : 25 668 602 3', { nombre: 'Jean-Robenson Saint-Louis' }],
  [
    'Pamela Ruiz Díaz\nHijos: 2\nCelular: 9 8765 4321\nCorreo: pruizd@gmail.com',
    { telefono: '+56987654321', email: 'pruizd@gmail.com' },
  ],
  [
    'Pamela Ruiz Díaz\n2 hijas\nContacto\n9 8765 4321\npruizd@gmail.com',
    { telefono: '+56987654321', email: 'pruizd@gmail.com' },
  ],
  ['Pamela Ruiz Díaz\nEstado civil\nConviviente\nTeléfono\n9 8765 4321', { telefono: '+56987654321' }],
  ['Pamela Ruiz Díaz\nMadre de dos hijos\n9 8765 4321', { telefono: '+56987654321' }],
  ['Pamela Ruiz Díaz\nCargas familiares: 3\nFono: 9 8765 4321', { telefono: '+56987654321' }],
  ['Pamela Ruiz Díaz\nHija: Rosa Soto Ruiz\nTeléfono: 9 8765 4321', { telefono: null }],
  [
    'RV: curriculum\nDe: Marcos Olguín Pavez <molguin@elec.cl>\nPara: seleccion@contratas.cl\nTe reenvío a este cabro. Cel 9 7788 1234\nDe: Luis Orellana <luis.orellana@gmail.com>\nAsunto: Curriculum\nLuis Alejandro Orellana Quinteros\n9 4409 6628',
    { nombre: 'Luis Alejandro Orellana Quinteros', email: 'luis.orellana@gmail.com', telefono: '+56944096628' },
  ],
  [
    'De: Luis Orellana <luis.orellana@gmail.com>\nPara: Contratas <seleccion@contratas.cl>\nAdjunto lo pedido. Mi celular es 9 4409 6628\nDe: Contratas <seleccion@contratas.cl>\nAsunto: faltan sus datos\nEnviar al 2 2345 6789',
    { nombre: 'Luis Orellana', email: 'luis.orellana@gmail.com', telefono: '+56944096628' },
  ],
  [
    'Ana Soto Rojas\nNo tengo teléfono. Por mí responde don Ramón Vidal, que fue mi\ncapataz en Asmar, fono 41 254 7710',
    { telefono: null },
  ],
  [
    'Ana Soto Rojas\nteléfono: no tengo\nPuedo trabajar de noche. En caso de enfermarme avisar a mi hermana\nJocelyn 950 338 127',
    { telefono: null },
  ],
  ['Ana Soto Rojas\nclientas felices: pregunten a Lorena (9 9933 6104) o Pía (9 7211 8830)', { telefono: null }],
  ['Ana Soto Rojas\nPreguntar por Ana al 9 9933 6104', { telefono: '+56999336104' }],
  ['Ana Soto Rojas\nTeléfono: reservado; el del Tribunal es (45) 2531 206', { telefono: null }],
  ['Ana Soto Rojas\nTeléfono: 9 9933 6104; el del colegio es (45) 2531 206', { telefono: '+56999336104' }],
  [
    'Vitacura 5412 · 2 2218 7730 · RUT 77.208.415-3\nAgencia Nanas del Oriente\nNombre\tNélida Rosa Huamán Ccori',
    { nombre: 'Nélida Rosa Huamán Ccori', telefono: null },
  ],
  [
    'Ana Soto Rojas\nReferencias\nNombre\tCargo\tContacto\nXimena Prado Ríos\tJefa TI\t9 9870 2255\nBoris Lara\tEx jefe\tblara@elec.cl',
    { telefono: null, email: null },
  ],
  ['Ana Soto Rojas\nCorreo: el de mi hijo, rodrigo.choquem@gmail.com', { email: 'rodrigo.choquem@gmail.com' }],
  ['Ana Soto Rojas\nTeléfono (982143306)Punta Arenas', { telefono: '+56982143306' }],
  ['Ana Soto Rojas\n202789714\nSantiago', { telefono: null }],
  ['Hernán Peña Soto\nAdministrador — hpena@vtr.net — 22 732\n88 10 — Maipú', { telefono: '+56227328810' }],
  ['QUILLAY SEARCH\nInforme de candidato — Confidencial\nConsultora: Paula Errázuriz', { nombre: null }],
  ['SE OFRECE MAESTRO GASFITER\nVarón 50 años, chileno', { nombre: null, nacionalidad: 'chilena' }],
  ['Rosa Pino Vera\nElaborado por: Biblioteca Pública N° 12 de Lo Espejo, 2 2345 6789', { telefono: null }],
  ['Candidata: R.P.V.\nSe reserva identidad\nconsultora@hunt.cl', { nombre: null, email: null }],
  ['Nombre: (se omite)\nCorreo: (se omite)\nContacto: Agencia Sur, 2 2345 6789', { nombre: null, telefono: null }],
  ['Ana Soto Rojas\nMi fono: nueve ocho siete seis cinco cuatro tres dos uno', { telefono: '+56987654321' }],
  [
    'Ana Soto Rojas\nFono: nueve, siete uno cinco ocho dos seis tres\ncuatro (9 7158 2634)',
    { telefono: '+56971582634' },
  ],
  ['Ana Soto Rojas\nUno, dos, tres, cuatro y cinco cursos', { telefono: null }],
  ['Ana Soto Rojas\nCelu: 8765 4321', { telefono: '+56987654321' }],
  ['Ana Soto Rojas\nmi número anterior 9 1111 2222, ahora es 9 8765 4321', { telefono: '+56987654321' }],
  ['Ana Soto Rojas\n9 1111 2222 (ya no lo uso) / 9 8765 4321', { telefono: '+56987654321' }],
  ['Ana Soto Rojas\nNo tengo teléfono fijo. Celular 9 8765 4321', { telefono: '+56987654321' }],
]);

readsEach('to whom a letter goes, who answers in a chat, a norm and the address of a profile', [
  [
    'Señores\nCafé Tostaduría Lobos\nlobos.tostaduria@gmail.com / 9 9001 2233\nPresente\nSoy Colomba Aránguiz',
    { telefono: null, email: null },
  ],
  [
    'Selección Agro Maule\n+56 9 3021 4455 · en línea\nBuenas tardes\nsoy Elías Gamonal\nal 950127783 correo no uso',
    { telefono: '+56950127783' },
  ],
  ['Ana Soto Rojas\nAuditor trinorma ISO 9001/14001/45001', { telefono: null }],
  ['Ana Soto Rojas\nwww.linkedin.com/in/ana-\n56984120073 (LinkedIn)', { telefono: null }],
]);

readsEach('the firm that heads the profile of whom it presents', [
  [
    'Candidato presentado por Selecta\nTalento SpA\nconsultora@selectatalento.cl\n+56 2 2949 7700\nNombre del candidato: Eduardo Emilio Sanhueza Valdebenito',
    { email: null, telefono: null, nombre: 'Eduardo Emilio Sanhueza Valdebenito' },
  ],
]);
