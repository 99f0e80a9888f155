import { readsEach } from '../frases.suite.ts';

readsEach('names whose letters were torn apart', [
  ['Prof. Baudilia Peral Vera\nDocente', { nombre: 'Baudilia Peral Vera' }],
  ['Pedro Lara-MacKenna Soto\nIngeniero', { nombre: 'Pedro Lara-MacKenna Soto' }],
  ['ROSA ELVI RA QUI SPE HUAM ÁN\nCuidadora', { nombre: 'Rosa Elvira Quispe Huamán' }],
  ['TRI NI DAD ROSSEL OT VI AL\nAnalyst', { nombre: 'Trinidad Rosselot Vial' }],
]);

readsEach('names that a Word file prints against what stands beside them', [
  ['MaricelDe Leon Bautista\nCustomer support', { nombre: 'Maricel De Leon Bautista' }],
  ['VEAS CORTEZ, MANUEL JESÚSSoldador calificado 6G — Mejillones', { nombre: 'Manuel Jesús Veas Cortez' }],
  ['RODRIGO ANDRÉS SOTO LILLOSoldador calificado 6G — Mejillones', { nombre: 'Rodrigo Andrés Soto Lillo' }],
]);

readsEach('given names set small above the surnames', [
  ['antonella\nVergara Spoerer\ncommunity manager', { nombre: 'Antonella Vergara Spoerer' }],
]);

readsEach('a nickname in the next line, an initial whose point fell off, and the whole name told later', [
  ['Matilde\n"Mati" Fuenzalida\nDiseñadora gráfica', { nombre: 'Matilde Fuenzalida' }],
  ['CRISTÓBAL von BISCHOFFSHAUSEN L .\nCIO', { nombre: 'Cristóbal von Bischoffshausen L.' }],
  ['Ethan Jordano Muñoz Muñoz\nRepartidor', { nombre: 'Ethan Jordano Muñoz Muñoz' }],
  [
    'NICOLÁS ARAVENA CID\nEncargado de local\nExperiencia\n2019-2022 Bata, vendedor\nSe despide,\nNicolás Felipe Aravena Cid',
    { nombre: 'Nicolás Felipe Aravena Cid' },
  ],
]);

readsEach('a surname that is a trade, when the address has it too', [
  ['Luis Alberto Contador Pizarro\nluiscontador.jefelocal@gmail.com', { nombre: 'Luis Alberto Contador Pizarro' }],
  ['Luis Soto Contador Auditor\nlsoto@gmail.com', { nombre: 'Luis Soto' }],
  ['Ana Soto Abogada\nasoto.abogada@gmail.com', { nombre: 'Ana Soto' }],
]);

readsEach('a name written small, behind what somebody is called, in front of a trade', [
  ['Maestro waldo henríquez, muebles a medida\nTalca', { nombre: 'Waldo Henríquez' }],
  ['don rigo (rigoberto toro) maestro enfierrador\nTalca', { nombre: 'Rigoberto Toro' }],
  ['belén quintana soto* estudiante* busco media jornada', { nombre: 'Belén Quintana Soto' }],
  ['ángel custodio bravo nochero\nTalca', { nombre: 'Ángel Custodio Bravo' }],
  ['busco trabajo de nochero\nhola soy del campo', { nombre: null }],
]);

readsEach('a name that the head of a sheet announces', [
  ['Dulces Ceci\nDueña: Cecilia Andrade\nTortas por encargo', { nombre: 'Cecilia Andrade' }],
  ['Pedro Lara Soto\nDirector: Juan Rocha Mella\nActor', { nombre: 'Pedro Lara Soto' }],
  ['Nom: JEAN BAPTISTE\nPrénom: Wilner\nTravail: bodega', { nombre: 'Wilner Jean Baptiste' }],
  ['Curriculum vitae de la señora Silvia Ximena Hormazábal, viuda\naseo', { nombre: 'Silvia Ximena Hormazábal' }],
  ['Alberto Hurtado\nEgresado U. Alberto Hurtado', { nombre: 'Alberto Hurtado' }],
]);

readsEach('a name beside words that look like one', [
  ['Mi nombre Paola Andrea Moya soy de Lo Espejo', { nombre: 'Paola Andrea Moya' }],
  ['soy de Lo Espejo y busco trabajo', { nombre: null }],
  [
    'Cata Undurraga Catalina Sofía Undurraga Ebensperger\nRUT 21.480.336-4',
    { nombre: 'Catalina Sofía Undurraga Ebensperger' },
  ],
  ['María Ignacia Lyon Errázuriz-\nCox\nAbogada', { nombre: 'María Ignacia Lyon Errázuriz-Cox' }],
  ['MIRLANDE AUGUSTIN\nSan Fernando, pasaje 3\ncel 935510629', { nombre: 'Mirlande Augustin' }],
  ['Javiera Constanza\nSan Martín\nRUT 12.345.678-5', { nombre: 'Javiera Constanza San Martín' }],
  ['B. Núñez\nBastián Núñez, barista', { nombre: 'Bastián Núñez' }],
  ['CV-Ana-Soto-2023\nAsistente de párvulos', { nombre: 'Ana Soto' }],
  ['HOJA DE VIDA\nfabián andrés ñiripil\n25 años, temuco', { nombre: 'Fabián Andrés Ñiripil' }],
  ['débora salinas 👩‍🍳 cocina y repostería', { nombre: 'Débora Salinas' }],
]);

readsEach('to whom a letter is addressed', [
  ['Estimado Patricio Elías Gómez Lara:\nLo esperamos el martes', { nombre: null }],
]);

readsEach('a name in a text of nothing but capitals', [
  [
    'ME LLAMO SILVIA DEL ROSARIO HUERTA MALDONADO TENGO 58 AÑOS\nHE TRABAJADO EN CASA PARTICULAR',
    { nombre: 'Silvia del Rosario Huerta Maldonado' },
  ],
]);

readsEach('a name beside the picture of a form, and below an agency', [
  [
    'Apellido\npaterno\nSaavedra\nApellido\nmaterno\nPinto\nNombres\nVíctor Hugo\nRUT\n12.345.678-5',
    { nombre: 'Víctor Hugo Saavedra Pinto' },
  ],
  ['CURRÍCULUM OPERADOR\nJUAN CARLOS\tFOTO\nCRUZ COLQUE\nRUT\tCOMUNA', { nombre: 'Juan Carlos Cruz Colque' }],
  [
    'Datos\nRosa Elvira Mamani Quispe\nEdad\t45\nRecomienda\nSra. Josefina Prieto, 9 9887 6150',
    { nombre: 'Rosa Elvira Mamani Quispe', telefono: null },
  ],
]);

readsEach('a name with small letters in it, and a short one with a surname', [
  [
    'Curriculum\nnombre:   Luis Alberto Gatica gatica\nrut  13.945.128-7\nvivo en pasaje las rosas 223 la pintana\ntelefono   946612083   correo   luchogatica1979@gmail.com',
    { nombre: 'Luis Alberto Gatica Gatica' },
  ],
  ['Curriculum\nnombre:   Luis Alberto Gatica gatica rut  13.945.128-7', { nombre: 'Luis Alberto Gatica Gatica' }],
  ['Curriculum\nnombre: Luis Alberto Gatica rojas\nrut 13.945.128-7', { nombre: 'Luis Alberto Gatica Rojas' }],
  ['Curriculum\nnombre luis alberto Gatica Rojas\nrut 13.945.128-7', { nombre: 'Luis Alberto Gatica Rojas' }],
  ['Curriculum\nNombre Luis alberto gatica rojas  edad 34\nrut 13.945.128-7', { nombre: 'Luis Alberto Gatica Rojas' }],
  ['mi nombre es luis alberto gatica rojas y busco trabajo\nrut 13.945.128-7', { nombre: 'Luis Alberto Gatica Rojas' }],
  ['luis alberto gatica rojas\n13.945.128-7\nguardia de seguridad', { nombre: 'Luis Alberto Gatica Rojas' }],
  ['luis alberto gatica rojas rut 13.945.128-7', { nombre: 'Luis Alberto Gatica Rojas' }],
  ['Luis Gatica rojas\nfono 946612083', { nombre: 'Luis Gatica Rojas' }],
  ['LUIS GATICA gatica\nfono 946612083', { nombre: 'Luis Gatica Gatica' }],
  [
    'benja\npoblete\nureta\ndiseñador gráfico & motion — hola@benjapoblete.cl — behance.net/benjapoblete\npega\nFreelance, 2021 → hoy.',
    { nombre: 'Benja Poblete Ureta' },
  ],
  [
    'benja poblete ureta\ndiseñador gráfico & motion — hola@benjapoblete.cl — behance.net/benjapoblete\npega\nFreelance, 2021 → hoy.',
    { nombre: 'Benja Poblete Ureta' },
  ],
  ['benjamín poblete ureta\ndiseñador gráfico\nSantiago', { nombre: 'Benjamín Poblete Ureta' }],
  ['javiera soto lagos\n\nfotógrafa\njavi@gmail.com', { nombre: 'Javiera Soto Lagos' }],
  ['javiera soto\nilustradora y fotógrafa\nhola@javierasoto.cl', { nombre: 'Javiera Soto' }],
  ['javi soto\nilustradora\nhola@javisoto.cl', { nombre: 'Javi Soto' }],
  ['cata\nmuñoz reyes\nux writer — cata@munoz.cl', { nombre: 'Cata Muñoz Reyes' }],
  ['nico vera.\ndesarrollador full stack\nnico@vera.dev', { nombre: 'Nico Vera' }],
  ['fran ulloa pino\narquitecta, santiago\n9 8123 7766', { nombre: 'Fran Ulloa Pino' }],
  ['tomás ureta\ncurrículum\narquitecto', { nombre: 'Tomás Ureta' }],
  ['portafolio de trabajos\ndiseño gráfico\nhola@estudio.cl', { nombre: null }],
  ['hola mundo\ndesarrollador\nhola@estudio.cl', { nombre: null }],
  ['Pedro de valdivia 223, Santiago\nAna María Soto Lagos\n9 8123 7766', { nombre: 'Ana María Soto Lagos' }],
  ['San Pedro de la paz\nAna María Soto Lagos\n9 8123 7766', { nombre: 'Ana María Soto Lagos' }],
  ['Villa alemana\nAna María Soto Lagos\nRosa campos, vecina', { nombre: 'Ana María Soto Lagos' }],
  ['Ana María soto Lagos\nSantiago centro\n9 8123 7766', { nombre: 'Ana María Soto Lagos' }],
  ['Curriculum Vitae\nAna maría soto lagos\nchilena', { nombre: 'Ana María Soto Lagos' }],
  ['Ana Soto\nleal y responsable\nbusco trabajo', { nombre: 'Ana Soto' }],
  ['Ana Soto, leal\nbusco trabajo', { nombre: 'Ana Soto' }],
  ['Ana Soto Lagos garzona\nbusco trabajo', { nombre: 'Ana Soto Lagos' }],
  ['Ana soto lagos garzona\nbusco trabajo', { nombre: 'Ana Soto Lagos' }],
  ['pedro soto vera maestro pintor\nLampa', { nombre: 'Pedro Soto Vera' }],
  ['PEDRO SOTO vera\nLampa', { nombre: 'Pedro Soto Vera' }],
  ['Sr. Pedro soto vera\nLampa', { nombre: 'Pedro Soto Vera' }],
  ['Nombre y apellido: Juan carlos peña Díaz', { nombre: 'Juan Carlos Peña Díaz' }],
  ['Nombre : juan Carlos peña díaz    Rut : 12.345.678-5', { nombre: 'Juan Carlos Peña Díaz' }],
  ['Nombres: Juan\nApellidos: peña', { nombre: 'Juan Peña' }],
  ['Vendedora de ropa\nAna Soto\nTiendas el rosal', { nombre: 'Ana Soto' }],
  ['Mi familia: mi mamá rosa campos\nAna Soto Lagos', { nombre: 'Ana Soto Lagos' }],
]);

readsEach('a name written with underscores', [
  ['camila_andrea_soto_vera\nSoporte TI', { nombre: 'Camila Andrea Soto Vera' }],
  ['$ whoami\ncamila_andrea soto_vera\n$ cat rol.txt\ndesarrolladora', { nombre: 'Camila Andrea Soto Vera' }],
  ['soporte_ti nivel_dos\nAna Soto Lagos', { nombre: 'Ana Soto Lagos' }],
]);

readsEach('a name behind the trade of a title', [
  ['Ing. Geomensor Luis Alberto Soto Vera\nCatastro', { nombre: 'Luis Alberto Soto Vera' }],
  ['Prof. Normalista Luis Alberto Soto Vera\nLiceo', { nombre: 'Luis Alberto Soto Vera' }],
  ['Ing. Wladzimer José Soto Lara\nObras', { nombre: 'Wladzimer José Soto Lara' }],
  ['Prof. Melchor Soto Lagos\nLiceo', { nombre: 'Melchor Soto Lagos' }],
]);

readsEach('a surname printed against a double given name', [
  ['Camila Hui-MinChang Soto\nGeóloga', { nombre: 'Camila Hui-Min Chang Soto' }],
  ['Pedro Lara-McKay\nGeólogo', { nombre: 'Pedro Lara-McKay' }],
]);

readsEach('a name in a design', [
  [
    'XU\nXimena Isabel\nUlloa Barrientos\nOficial administrativa de tribunal',
    { nombre: 'Ximena Isabel Ulloa Barrientos' },
  ],
  ['Francisca Gómez Iribarren EU, diálisis\nescríbeme', { nombre: 'Francisca Gómez Iribarren' }],
  ['Rayén Moralesdel Pino Cifuentes\ncommunity manager', { nombre: 'Rayén Morales del Pino Cifuentes' }],
  ['Pasajera / Passenger\nLIZAMA/KAREN ALEJANDRA\nDesde\nAgente de viajes', { nombre: 'Karen Alejandra Lizama' }],
  [
    'Kinesióloga · deporte y traumatología · La Serena\nBárbara Yáñez Cortés\nAtiendo rodillas y hombros.',
    { nombre: 'Bárbara Yáñez Cortés' },
  ],
  [
    'francesca\ncanessa solari — diseño gráfico & ilustración\nfc\nencuéntrame\n9 4410 9325',
    { nombre: 'Francesca Canessa Solari' },
  ],
]);
