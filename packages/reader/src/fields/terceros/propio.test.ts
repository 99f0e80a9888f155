import { readsEach } from '../frases.suite.ts';

readsEach('whose an address or a phone is', [
  ['Ana María Soto Rojas\nRecepcionista\nAgrícola Codegua (central telefónica 72 274 3300)', { telefono: null }],
  ['Ana María Soto Rojas\nKinesióloga\nCentro Estrecho (reservas del centro: 61 224 8095)', { telefono: null }],
  [
    'Cristóbal Farías Montecinos\nMecánico\nTalentos EST · Colo Colo 380, of. 21 · (43) 232 4415 · www.talentosest.cl',
    { telefono: null },
  ],
  [
    'me presento: Soraya Valdebenito, vivo en Nogales\nel correo del salón anterior por si quieren preguntar es divasquillota@gmail.com',
    { email: null },
  ],
  [
    'Ana María Soto Rojas\nEXPERIENCIA LABORAL\nConstructora Salfa 2019 - 2022\nEl administrador era don Raúl Egaña, regana@salfacorp.com.',
    { email: null },
  ],
  [
    'Chat exportado · Selección Temporada Verano\nDudas al 71 222 9050 o a verano@supermaule.cl\nhola soy Ana Soto Rojas, mi rut 12.345.678-5',
    { email: null },
  ],
  ['Ana María Soto Rojas\nExperiencia\nHotel Sol, Iquique. Jefa: Carla Muñoz cmunoz@hotelsol.cl', { email: null }],
  ['Ana María Soto Rojas\nTrabajos\nFerretería El Clavo. Preguntar por Luis Vera (lvera@elclavo.cl)', { email: null }],
  ['Ana María Soto Rojas\nSe puede verificar con Pedro Díaz, pdiaz@gmail.com', { email: null }],
  [
    'Ana María Soto Rojas\nMi antiguo patrón, Jorge Lillo (jorge.lillo@gmail.com), puede contarles cómo trabajo',
    { email: null },
  ],
  [
    'CV CIEGO · Programa de inclusión\nContacto del programa: Tomás Lira, inclusion@abierto.cl, 2 2456 0098\nPersona de 33 años',
    { nombre: null, email: null, telefono: null },
  ],
  [
    'Talento Sur · Consultora a cargo: Paulina Errázuriz Mena · pe@talentosur.cl · +56 2 2940 8811\nInforme N° 3\nPor política se omiten los datos personales del candidato.',
    { nombre: null, email: null, telefono: null },
  ],
  [
    'PUENTE SUR · Perfil reservado PS-2281\nConsultora a cargo: Antonia Risopatrón\narisopatron@puentesur.cl · +56 2 2840 7715\nCargo presentado: Jefe de bodega',
    { nombre: null, email: null, telefono: null },
  ],
  [
    'hago aseo y plancho, mi celu es el 9 6409 7715\npuede llamar a la señora Trinidad Undurraga o al correo tundurraga@mail.com',
    { email: null, telefono: '+56964097715' },
  ],
  [
    'Zoila Amparo Ríos Vega\nMi celular es el 9 8230 7164. Estuve nueve años con la señora Eliana Subercaseaux en\nVitacura; su hijo don Matías da referencias al 9 9218 6650 o al correo que dejo aquí o\nmsuberca@gmail.com',
    { email: null, telefono: '+56982307164' },
  ],
  [
    'Soledad Irarrázaval Mujica\nAbogada\nDesde 2016 es asociada de Cariola (Av. Apoquindo 3650, tel. 2 2360 4000), donde lleva juicios',
    { telefono: null },
  ],
  ['Amaru Tapia Cayo\n21.944.368-4 9.2814.7763 amarutapia@gmail.com', { telefono: '+56928147763' }],
  [
    'Juan Bahamonde Oyarzún\nQUIENES ME CONOCEN\nLuis Bórquez, 65 2 256 117, gerencia@bor.cl\nCÓMO UBICARME\nTeléfono 9 6288 3391. Correo: bahamonde.juan@gmail.com',
    { telefono: '+56962883391', email: 'bahamonde.juan@gmail.com' },
  ],
  ['Ana María Soto Rojas\nContacto: asoto.rrhh@gmail.com', { email: 'asoto.rrhh@gmail.com' }],
  ['Ana María Soto Rojas\nCorreo: rrhh.anasoto@gmail.com', { email: 'rrhh.anasoto@gmail.com' }],
  ['Ana María Soto Rojas\ncontacto.anasoto@gmail.com', { email: 'contacto.anasoto@gmail.com' }],
  ['Ana María Soto Rojas\nCorreo electrónico: contacto@anasoto.cl', { email: 'contacto@anasoto.cl' }],
  ['Ana María Soto Rojas\nhola@anasoto.cl', { email: 'hola@anasoto.cl' }],
  ['Ana María Soto Rojas\ninfo@sotorojas.cl | +56 9 8765 4321', { email: 'info@sotorojas.cl' }],
  [
    'Ana María Soto Rojas\nasoto@empresa.cl\nExperiencia\nJefe Juan Pérez jperez@empresa.cl',
    { email: 'asoto@empresa.cl' },
  ],
  [
    'Ana María Soto Rojas\nExperiencia\nColegio San José, contacto@colegiosanjose.cl, profesora 2019-2022',
    { email: null },
  ],
  ['Ana María Soto Rojas\nExperiencia\nColegio San José, sanjose@colegios.cl, profesora 2019-2022', { email: null }],
  [
    'De: Ana Soto Rojas <anasoto22@gmail.com>\nPara: seleccion@rhconsultores.cl\nAsunto: postulación',
    { email: 'anasoto22@gmail.com' },
  ],
  [
    'De: Ana Soto Rojas <anasoto22@gmail.com>\nPara: Marcela Vidal <mvidal@rhconsultores.cl>\nCC: jdiaz@rhconsultores.cl\nAsunto: postulación',
    { email: 'anasoto22@gmail.com' },
  ],
  ['Para: mvidal@gmail.com\nAsunto: postulación\nHola, soy Ana Soto Rojas, busco trabajo', { email: null }],
  [
    'LOGISTICA SUR SPA\nFicha de postulación\nlogisticasur@gmail.com\nNombre: Ana Soto Rojas\nCorreo: no tiene',
    { email: null },
  ],
  ['Ana María Soto Rojas\nNo uso correo. Mi hija: camila.soto@gmail.com', { email: null }],
  ['Ana María Soto Rojas\nPuede escribir a mi hija Camila: cami.vera@gmail.com', { email: null }],
  ['Ana María Soto Rojas\nMail (de mi hijo): bastian.vera@gmail.com', { email: null }],
  ['Ana María Soto Rojas\nReferencias:\nSra. Marta Díaz, dueña, mdiaz@gmail.com', { email: null }],
  ['Ana María Soto Rojas\nJefe directo: Luis Toro\nluis.toro@andes.cl', { email: null }],
  [
    'Ana María Soto Rojas\nExperiencia\nAndes SpA\nJefatura: Luis Toro / ltoro@andes.cl / 22 345 6789\n',
    { email: null, telefono: null },
  ],
  ['Ana María Soto Rojas\nDatos\nanita_22@gmail.com\nReferencias\nana.soto@gmail.com', { email: 'anita_22@gmail.com' }],
  [
    'Curriculum\nReferencias\nJorge Luis Pinto, Gerente, jpinto@chimu.cl, +56 9 5022 8841\nPostulante\nNombre: Milagros Quispe\nCelular propio: +56 9 6431 5590\nCorreo: milagros_q@hotmail.com',
    { email: 'milagros_q@hotmail.com', telefono: '+56964315590' },
  ],
  [
    'Ana María Soto Rojas\ne-mail: sotitorojas@gmail.com (personal) / asoto@banco.cl (trabajo)',
    { email: 'sotitorojas@gmail.com' },
  ],
  [
    'Ana María Soto Rojas\nE-mail laboral (no usar): ana.soto@redsalud.gob.cl\nE-mail personal: chinita77@icloud.com',
    { email: 'chinita77@icloud.com' },
  ],
  [
    'Ana María Soto Rojas\nCorreo institucional: asoto@minsal.cl\nCorreo particular: lanegra_55@hotmail.com',
    { email: 'lanegra_55@hotmail.com' },
  ],
  ['Ana María Soto Rojas\npatito.feo@gmail.com', { email: 'patito.feo@gmail.com' }],
  ['Ana María Soto Rojas\nEstudios\nConsultas sobre mi título a registro.curricular@usach.cl', { email: null }],
  ['Ana María Soto Rojas\nVerificar título en certificados@duoc.cl', { email: null }],
  ['Ana María Soto Rojas\nGarante: Nelly Fica nelly.fica@gmail.com', { email: null }],
  ['Ana María Soto Rojas\nRecomendada por la Sra. Nelly Fica (nelly.fica@gmail.com)', { email: null }],
  ['Ana María Soto Rojas\nDatos de mi jefe: carlos.vega@losandes.cl', { email: null }],
  ['Ana María Soto Rojas\nFacturar a: empresas.soto@gmail.com', { email: null }],
  [
    'Ana María Soto Rojas\nTeam leader: Ms. Karen Holtz, k.holtz@concentrix.com, +1 786 555 0148',
    { email: null, telefono: null },
  ],
  ['Ana María Soto Rojas\nSupervisora Marta Ruiz mruiz@falabella.cl +56 9 8111 2222', { email: null, telefono: null }],
  ['Ana María Soto Rojas\nExperiencia\n2020-2022 Jumbo, cajera. Jefe: Pedro Lara, 9 8765 4321', { telefono: null }],
  ['Ana María Soto Rojas\nExperiencia\n2020-2022 Jumbo, cajera. (Pedro Lara, 9 8765 4321)', { telefono: null }],
  ['Ana María Soto Rojas\nExperiencia\n2020-2022 Jumbo, cajera. Contacto: Pedro Lara 9 8765 4321', { telefono: null }],
  ['Ana María Soto Rojas\nExperiencia\n2020-2022 Jumbo, cajera. Fono empresa: 22 345 6789', { telefono: null }],
  ['Ana María Soto Rojas\nExperiencia\n2020-2022 Jumbo, cajera. Teléfono: 22 345 6789', { telefono: null }],
  [
    'Ana María Soto Rojas\nTrabajé con don Hugo, un patrón bueno que todavía responde por mí en el 9 5180 3362.\nMi teléfono es +(56) 9-7834-1509. Si no contesto es porque estoy en turno',
    { telefono: '+56978341509' },
  ],
  ['Ana María Soto Rojas\nFono +56 (9) 7834 1509', { telefono: '+56978341509' }],
  ['Ana María Soto Rojas\nFono (+56) (9) 7834-1509', { telefono: '+56978341509' }],
  ['Ana María Soto Rojas\nFono (569) 78341509', { telefono: '+56978341509' }],
  ['Ana María Soto Rojas\nFono 56-9-78341509', { telefono: '+56978341509' }],
  ['Ana María Soto Rojas\nFono +56 9.7834.1509', { telefono: '+56978341509' }],
  ['Ana María Soto Rojas\nFono 9 78 34 15 09', { telefono: '+56978341509' }],
  ['Ana María Soto Rojas\nFono: 978 341 509', { telefono: '+56978341509' }],
  ['Ana María Soto Rojas\nFono: 97834-1509', { telefono: '+56978341509' }],
  ['Ana María Soto Rojas\nCelular: +56 9 7834 1509 (WhatsApp)', { telefono: '+56978341509' }],
  ['Ana María Soto Rojas\nCel. 0978341509', { telefono: '+56978341509' }],
  ['Ana María Soto Rojas\n09/78341509', { telefono: '+56978341509' }],
  ['Ana María Soto Rojas\nwsp +58 412 555 1234', { telefono: '+584125551234' }],
  ['Ana María Soto Rojas\nTel. +509 3712 3456 (Haití)', { telefono: '+50937123456' }],
  ['Ana María Soto Rojas\nTel. +509 3712 3456 / Chile: +56 9 7834 1509', { telefono: '+56978341509' }],
  ['Ana María Soto Rojas\nReferencias\nRonald Pierre +509 3712 3456', { telefono: null }],
  ['Ana María Soto Rojas\nMi teléfono: 78341509', { telefono: '+56978341509' }],
  ['Ana María Soto Rojas\nFono: (2) 2345 6789', { telefono: '+56223456789' }],
  ['Ana María Soto Rojas\nFono 32-2123456', { telefono: '+56322123456' }],
  ['Ana María Soto Rojas\nTelf.: 041-2456789', { telefono: '+56412456789' }],
  [
    'Ana María Soto Rojas\nEn caso de emergencia llamar a Juan Soto 9 1111 2222\nCelular 9 7834 1509',
    { telefono: '+56978341509' },
  ],
  ['Ana María Soto Rojas\nEn caso de emergencia llamar a Juan Soto 9 8111 2222', { telefono: null }],
  ['Ana María Soto Rojas\nContacto de emergencia: 9 8111 2222 (esposo)', { telefono: null }],
  ['Ana María Soto Rojas\nrecados con mi mamá al (45) 2 214578', { telefono: '+56452214578' }],
  ['Ana María Soto Rojas\nTel. recados: 45 2 214578', { telefono: '+56452214578' }],
  ['Ana María Soto Rojas\nsoy soltera\neste es mi número, el 9 2765 1438, no tengo otro', { telefono: '+56927651438' }],
  [
    'DISTRIBUIDORA SUR LTDA. Av. Matta 100 Fono 22 555 1234\nFICHA DE POSTULACION\nNombre: Ana Soto Rojas\nCelular: 9 7834 1509',
    { telefono: '+56978341509' },
  ],
  [
    'DISTRIBUIDORA SUR LTDA. Av. Matta 100 Fono 22 555 1234\nFICHA DE POSTULACION\nNombre: Ana Soto Rojas\nCelular: no tiene',
    { telefono: null },
  ],
  ['Mesa central 22 747 3000\nNombre: Ana Soto Rojas', { telefono: null }],
  [
    'Consultora RH SpA · Huérfanos 1160 of. 905, Santiago · +56 2 2696 3300\nNombre: Ana Soto Rojas',
    { telefono: null },
  ],
  ['Ana María Soto Rojas\nCel: 9 9418 3075 (mío) / 9 6602 1147 (mi hijo Bryan)', { telefono: '+56994183075' }],
  ['Ana María Soto Rojas\n9 6602 1147 (hijo) - 9 9418 3075 (mío)', { telefono: '+56994183075' }],
  [
    'Ana María Soto Rojas\ncontesto siempre al +56 9 3620 7719; si no, a mi hermana Yusmary, 9 4471 0086.',
    { telefono: '+56936207719' },
  ],
  ['Ana María Soto Rojas\nJavier +56972605518', { telefono: '+56972605518' }],
  ['Ana María Soto Rojas\nN° contacto 972605518', { telefono: '+56972605518' }],
  [
    'Ana María Soto Rojas\nReferencias\nPaulo Ovando, subgerente, 9 8765 4321\n\nDatos de contacto\n9 7260 5518\nana@gmail.com',
    { telefono: '+56972605518' },
  ],
  [
    'Ana María Soto Rojas\nReferencias\nPaulo Ovando, subgerente, 9 8765 4321\nContacto: 9 7260 5518 / anasoto@gmail.com',
    { email: 'anasoto@gmail.com' },
  ],
]);

const CONTACT = 'Currículum ciego\npostula.7741@gmail.com\n+56 9 8123 4567\nEste documento omite';
readsEach("a CV that leaves out its own name, or its candidate's", [
  [`${CONTACT} nombre, edad y foto.`, { nombre: null, email: 'postula.7741@gmail.com', telefono: '+56981234567' }],
  [`${CONTACT} los datos del candidato.`, { nombre: null, email: null, telefono: null }],
]);

readsEach('an address of its own domain, a trade printed against it', [
  ['Ana Soto Rojas\narquitectaana@anasoto.com\nValdivia', { email: 'ana@anasoto.com' }],
]);

readsEach('somebody else’s number, address or RUT where the candidate says none', [
  [
    'Ana María Soto Rojas\nCajera\nTalca\nsoltera\nchilena\nTRABAJOS ANTERIORES\nBlue Express\nJefe / fono\nJ. CATALDO 9 6117 2358',
    { telefono: null },
  ],
  ['Ana María Soto Rojas\nContadora\nTel. 65 2 234 118 no se usa;\nPuerto Varas', { telefono: null }],
  ['Ana María Soto Rojas\nMóvil: 099 452 7713 de Ecuador ya no lo uso', { telefono: null }],
  [
    'Ana María Soto Rojas\nOtros\nAvisar en emergencia\na\nRuth Cárcamo Díaz\n(hermana)\nFono\t9 8457 3301\nFirma: ____',
    { telefono: null },
  ],
  [
    'Ana María Soto Rojas\nelectricista, rut 24.917.365-7, 11 años en Chile.\nInstalador SEC clase D numero 24917365.',
    { telefono: null, rut: '24917365-7' },
  ],
  ['Ana María Soto Rojas\nSoldadora 6G\ncertificado Cesmec N° 44120 (2024)', { telefono: null }],
  [
    'UTALCA\nFormato CV – Dirección de Vinculación con Egresados, vinculacion@utalca.cl, 71 220 0200\nAna María Soto Rojas\nMatrona',
    { telefono: null, email: null },
  ],
  ['ANA MARIA SOTO ROJAS\nREFERENSIAS\nDON HERNAN URZUA, CAPATAZ AGRICOLA,\n998120347', { telefono: null }],
  ['Ana María Soto Rojas\nSoldadora\nWhatsapp: — // Celular esposo 9 6123 0098', { telefono: null }],
  ['Ana María Soto Rojas\nCelular de mi mamá: 9 6123 0098', { telefono: '+56961230098' }],
  [
    'Ana María Soto Rojas\nOBSERVACIÓN\nEn la salmonera la oficina de personal es 65 2 681 100 y el jefe de turno',
    { telefono: null },
  ],
  [
    'Ana María Soto Rojas\nRecepcionista\nAgenda de nueve sillones. Contacto del centro:\n(2) 2766 4400.',
    { telefono: null },
  ],
  [
    "Ana María Soto Rojas\nAnalista\nSin causas pendientes.\nTalentia Sur Consultores Ltda. · RUT 76.543.287-1 · O'Higgins 680 of. 502, Concepción · Fono 41 2 790 330",
    { telefono: null },
  ],
  [
    'Ana María Soto Rojas\nMúsica\nescenario\n2012–2015 Productora, Parque Cultural, calle Cárcel 471, fono 32 2 359 400.',
    { telefono: null },
  ],
  [
    'Ana María Soto Rojas\nHead of operations\nRepresented by a search firm (assistant: +56 2 2350 4410).',
    { telefono: null },
  ],
  [
    'Ana María Soto Rojas\nElectricista\nEdificios en Macul. Contacto empresa:\nobras@electroandes.cl, 22 551 9034.',
    { telefono: null, email: null },
  ],
  ['Osvaldo Riquelme Ortiz\nCorreo: no uso, mi hija Verónica recibe en veronica.riquelme.o@gmail.com', { email: null }],
  ['Ana María Soto Rojas\nE-mail laboral (no usar)\tana.soto@redsalud.gob.cl', { email: null }],
  [
    'Ana María Soto Rojas\nCorreo\tana.soto.r@gmail.com / asoto@contratista.cl (ya no lo leo)',
    { email: 'ana.soto.r@gmail.com' },
  ],
  ['Ana María Soto Rojas\nCorreo\tasoto@contratista.cl (ya no lo leo)', { email: null }],
]);

readsEach('the candidate’s own line below the referees', [
  [
    'Carolina Andrea Fuenzalida Jorquera\nREFERENCIAS\nEU Patricia Olmedo, supervisora Urgencia, 72 298 2000 anexo 4410, patricia.olmedo@hospitalrancagua.cl\nC.I. 16.733.905-0 · Pje. Tinguiririca 2240, Rancagua · 56 9 7902 1183 · caro.fuenzalida.tens@gmail.com',
    { rut: '16733905-0', telefono: '+56979021183', email: 'caro.fuenzalida.tens@gmail.com' },
  ],
]);
