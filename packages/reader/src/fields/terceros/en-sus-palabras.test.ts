import { readsEach } from '../frases.suite.ts';

readsEach('what people say of themselves among what they say of others', [
  [
    'Ximena Alejandra Flores Condori, abogada\nPuede confirmar mis antecedentes con el abogado Mario Yucra, 58 225 7090, y responderme a xfloresabogada@tutanota.com.',
    { email: 'xfloresabogada@tutanota.com', telefono: null },
  ],
  [
    'Patricia Loreto Henríquez Sanhueza\nComo conversamos con mi ex jefa, le mando mis datos. Tengo 46 años, soy chilena, casada.\nPuede llamar al doctor Benavente a la consulta, 42 221 6640, o a su celular 9 9340 5512. A mí mejor me escribe.',
    { nacionalidad: 'chilena', telefono: null },
  ],
  [
    'Gladys Maribel Chicaiza Toapanta\nMi marido gana el mínimo, así que para volver a fábrica tendría que ser por setecientos mil líquidos mensuales, ni un peso menos.',
    { pretension_renta: 700000 },
  ],
  [
    "Isidora Paz O'Higgins Riquelme\nTrabajitos\nRecepción y agenda del gimnasio Pacific de Puente Alto, 2024: inscripciones y contratos. Sueldo $380.000.",
    { pretension_renta: null },
  ],
  [
    'Wilner Jean-Baptiste\nTrabajos que yo hice\n— Bodega CCU Renca, 2020 a 2024. Ahí ganaba $570.000 con el bono.\nMando plata a mi mamá cada mes, $150.000, por eso necesito sueldo de seiscientos veinte mil pesos ($620.000) cada mes.',
    { pretension_renta: 620000 },
  ],
  [
    'VICENTE ROJO ANTÚNEZ\nactor\nREPRESENTACIÓN\nAgencia Telón SpA, Antonia Lira\n+56 2 2785 3390 · casting@agenciatelon.cl',
    { telefono: null, email: null },
  ],
  [
    'DuocUC · Desarrollo Laboral y Titulados · Sede Plaza Vespucio · 2 2712 0450\nDIEGO ARMANDO BUSTAMANTE LEIVA',
    { nombre: 'Diego Armando Bustamante Leiva', telefono: null },
  ],
  [
    'Gustavo Daniel Sosa\nRecomendando\nOficina Suray Coyhaique, Arturo Prat 265, 67 2 238 387, buses.suray@gmail.com',
    { email: null, telefono: null },
  ],
  ['Verónica Salinas Quispe\nmi número de RUN\n16.558.302 dígito verificador 7', { rut: '16558302-7' }],
  [
    'Yoandry Pérez Valdés, double bass\nYoandry is a Cuban bass player and arranger based in Santiago since 2016.',
    { nacionalidad: 'cubana' },
  ],
  [
    'María Teresa Catalán\nMe encuentra en el 9 7654 0382. Con que me pague $560.000 estoy conforme.',
    { pretension_renta: 560000 },
  ],
  [
    'Agencia de Empleos Maule Activo\nFICHA DE POSTULANTE — OPAZO VILLAGRA, NICOLE ANDREA\nResidencia\tSan Clemente',
    { nombre: 'Nicole Andrea Opazo Villagra' },
  ],
  [
    'María de los Ángeles Fernández de la Fuente Cid\nAnalista de remuneraciones',
    { nombre: 'María de los Ángeles Fernández de la Fuente Cid' },
  ],
  [
    'Matías Alonso Godoy Pizarro\nCondiciones de la práctica\nAsignación mensual solicitada\t$500.000\nInicio\t6 de enero',
    { pretension_renta: 500000 },
  ],
  [
    'RELACIÓN DE SERVICIOS\nEn Linares, comparece por este papel don HERNÁN DARÍO BASOALTO MUÑOZ, chileno, viudo, quien expone:\nEn comprobante, firma.\nH. D. Basoalto M.',
    { nombre: 'Hernán Darío Basoalto Muñoz' },
  ],
  [
    'Querida señora Bernardita:\nusted busca quien acompañe a su mamá. Por eso le cuento de mí. Me llamo Flor de\nMaría Ccori Sullca, y vivo en Peñalolén.\nMi hija me ayuda con el correo, que es mío: flor.ccori@gmail.com.',
    { nombre: 'Flor de María Ccori Sullca', email: 'flor.ccori@gmail.com' },
  ],
  [
    'Segundo Manuel Cachiguango. Ecuatoriano, de Otavalo, 52 años. Comerciante y tejedor.\nLlegué a La Serena en 2004 con dos maletas de ponchos.',
    { nombre: 'Segundo Manuel Cachiguango', nacionalidad: 'ecuatoriana' },
  ],
  [
    'Mi papá, José Artemio Barrientos Chiguay\nEscrito por Daniela, su hija mayor, porque a él no le gusta hablar de sí mismo.',
    { nombre: 'José Artemio Barrientos Chiguay' },
  ],
  [
    'Rosa Huenchumil Catrileo\nSi la directiva resuelve algo, que lo deje escrito en el correo de la junta, jjvv.loscanelos@gmail.com.',
    { email: null },
  ],
  [
    'Leidy Johana Mosquera Angulo\nCocino desde niña. Llegué a Chile en 2016, colombiana hasta los huesos, y aquí aprendí a hacer pastel de choclo.',
    { nacionalidad: 'colombiana' },
  ],
  [
    'Salvador Olof Miranda Lindqvist\nFui siempre chileno, inscrito en el consulado; la ciudadanía sueca nunca la pedí.',
    { nacionalidad: 'chilena' },
  ],
  [
    'Byron Patricio Guamán Toapanta\nSi me preguntan por la renta, contesto con franqueza: $830.000 mensuales líquidos me permiten dejar el segundo trabajo.',
    { pretension_renta: 830000 },
  ],
  [
    'Jacqueline Andrea Tobar Zúñiga\nESTUDIOS\n4° medio, 2001.\n¿QUÉ BUSCA Y POR CUÁNTO?\nCajera. Me acomoda desde 560 lucas para arriba, o sea $560.000, porque terminé sacando $585.000 pero con domingos.',
    { pretension_renta: 560000 },
  ],
  [
    'Kevin Alexis Moyano Pizarro\nPara el futuro\nActualmente mi liquidación dice $690.000. Para el paso a analista tengo pensado un sueldo de $850 mil líquidos.',
    { pretension_renta: 850000 },
  ],
  [
    'Daniela Paz Restrepo Quiroga\nCondiciones\nEspero $750.000 líquidos mensuales con alojamiento, y hasta $850.000 si tengo que arrendar.',
    { pretension_renta: 750000, pretension_max: 850000 },
  ],
  ['Rigoberto Segundo Vidal Almonacid\n- sueldo ult. - 950 liq + viaticos', { pretension_renta: null }],
  [
    'Deivis Rondón\nQuiero\nSueldo base de $ 500.000 mensuales más comisión. En la última barbería pagaba arriendo de silla de $60.000 semanal.',
    { pretension_renta: 500000 },
  ],
  [
    'José Bernardo Mansilla Barría\nVivo en Quellón. Mi numero es el\n87652140, si no contesto es porque ando embarcado.',
    { telefono: '+56987652140' },
  ],
]);

readsEach('whose name, tongue and number it is, where others are told of in the same way', [
  ['ANA SOTO ROJAS\nTalca\nSOBRE MÍ\nMi marido, Luis Pérez Díaz, es camionero', { nombre: 'Ana Soto Rojas' }],
  [
    'Ana Soto Rojas\n9 8765 4321\nSOBRE MÍ\nConozco a Pedro Pérez Díaz, gerente de la empresa, quien me recomendó',
    { nombre: 'Ana Soto Rojas' },
  ],
  ['CURRICULUM VITAE\nFrancisca Kafka Rojas', { nombre: 'Francisca Kafka Rojas' }],
  ['Ana Soto Rojas\nProfile\nSpanish teacher, 10 years of experience', { nacionalidad: null }],
  ['Ana Soto Rojas\nProfile\nItalian chef, 12 years in kitchens', { nacionalidad: null }],
  ['Juan Soto Rojas\nMúsico de raíz boliviana aymara', { nacionalidad: null }],
  [
    'trabajando.com | CV ciego no — CV completo\nClaudio Esteban Sepúlveda Ríos\nE-mail: claudio.sepulveda.rios@zoho.com',
    { nombre: 'Claudio Esteban Sepúlveda Ríos', email: 'claudio.sepulveda.rios@zoho.com' },
  ],
  ['José Miguel Álvarez Rivas\nEmpresa\tAños\tConsultar a\nSr. Neira, tráfico,\n43 2 534 100', { telefono: null }],
  ['Facundo Giménez Roldán\nCordobés, argentino sin remedio, en Chile desde 2013.', { nacionalidad: 'argentina' }],
  [
    'Laura Ximena Ospina Gallego\nPaisa de nacimiento, colombiana de pasaporte y viñamarina por adopción.',
    { nacionalidad: 'colombiana' },
  ],
  ['Freddy Alexis Mamani Choque\nChileno y orgulloso aymara de Putre, casado, 41 años.', { nacionalidad: 'chilena' }],
  [
    'Flor de María Quispe Huamaní\n¿De dónde eres? De Huancayo. Mi nacionalidad sigue siendo la peruana.',
    { nacionalidad: 'peruana' },
  ],
  ['José Delfín Barría Cárcamo\nBANDERA...: chilena, como el que escribe', { nacionalidad: 'chilena' }],
  [
    'Thiago Alves Prado\nSummary\nBrazilian backend engineer, permanent resident in Chile since 2019.',
    { nacionalidad: 'brasileña' },
  ],
  [
    'Luis Hernán Catrileo\nA trato cobraba 18 mil el metro.\nSi es por mes, mi precio es $900.000 limpio.',
    { pretension_renta: 900000 },
  ],
  [
    'Manuel Jesús Vergara Loyola\nPRETENSIÓN DE RENTA\nla que ofrezcan\nUSO INTERNO\nDerivado a Conserjes Plus, oferta de $560.000, contactar a la empresa.',
    { pretension_renta: null },
  ],
  [
    'Danitza Araya Rivadeneira\nLo que espero\nUna renta líquida que parta en los $820.000 y, con noches, pueda llegar a $900.000.',
    { pretension_renta: 820000, pretension_max: 900000 },
  ],
  ['Gonzalo Vial Soto\nGerente Comercial B2B | 13.907.245-6 | gvials@entelchile.net | Chicureo', { rut: '13907245-6' }],
  ['Fernanda Aguilera Mønch\nSoftware engineer\nSantiago', { nombre: 'Fernanda Aguilera Mønch' }],
  [
    'Providencia, mayo de 2025\nA quien necesite una persona de confianza\nEscribo en nombre de Marie Yolène Desrosiers (RUT 26.740.155-1), que limpia nuestra oficina.\nAndrea Goycoolea R.\nArquitecta',
    { nombre: 'Marie Yolène Desrosiers', rut: '26740155-1' },
  ],
  ['Juan Soto Paz\nCEL.............09-9-7744 3021\nLICENCIA........A2', { telefono: '+56977443021' }],
  [
    'Arnoldo Sepúlveda Mardones\nMe pueden llamar a la casa, al 43 2 315 520, donde mi señora Norma toma los\nrecados, o directo a mi celular que es 9 8260 1495.',
    { telefono: '+56982601495' },
  ],
  // At a domain of one's own it is one's own, whatever a model makes of the sentence.
  [
    'EZEQUIEL MARTÍN\nFERREYRA\nsonido en vivo / grabación / mezcla\nquién\nArgentino, de Mendoza, 37 años. Hago sonido desde los dieciocho. Cruzo la cordillera seguido y quiero radicarme en Santiago de manera estable. Mientras tanto conservo el teléfono argentino: +54 9 261 417 3385. Por correo contesto más rápido: eze@ferreyrasonido.com.ar.\nen vivo\nOperador de sala de la gira Cuyo y Norte Chico del cuarteto Los del Malbec (2022 y 2023, cuarenta y una fechas). Operador residente del Teatro Mendoza, 2015 a 2021. Monitores en la Fiesta de la Vendimia, cuatro ediciones. En Chile, refuerzo de equipo en La Cumbre y en el Festival de Olmué con la productora Ruido Blanco.\nreferencias\nNicolás Bravo, productora Ruido Blanco, Santiago, +56 9 8471 6620. Laura Piastrellini, Teatro Mendoza, lpiastrellini@teatromza.example.ar.',
    { email: 'eze@ferreyrasonido.com.ar' },
  ],
]);
