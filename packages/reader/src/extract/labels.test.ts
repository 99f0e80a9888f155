import { expect, test } from 'vitest';
import { partLabels } from './labels.ts';

test.each([
  ['Ap. paternoOjeda\tAp. maternoMancilla', 'Ap. paterno\tOjeda\tAp. materno\tMancilla'],
  ['Apellido paternoMAMANI\tNombresLIDIA ROXANA', 'Apellido paterno\tMAMANI\tNombres\tLIDIA ROXANA'],
  ['RUN26.107.582-2\tNacionalidadBOLIVIANA', 'RUN\t26.107.582-2\tNacionalidad\tBOLIVIANA'],
  ['Teléfono celular9 58 31 07 46', 'Teléfono celular\t9 58 31 07 46'],
  ['Casilla electrónicalidia.c@gmail.com', 'Casilla electrónica\tlidia.c@gmail.com'],
  ['PRIMER APELLIDOHuaiquil', 'PRIMER APELLIDO\tHuaiquil'],
  ['NACIONALIDADperuana', 'NACIONALIDAD\tperuana'],
  ['CELULAR9 3344 71 90', 'CELULAR\t9 3344 71 90'],
  ['nombreRosa Díaz', 'nombre\tRosa Díaz'],
  ['Región / ComunaMaule / Talca', 'Región / Comuna\tMaule / Talca'],
  ['Emailrosa.diaz@gmail.com', 'Email\trosa.diaz@gmail.com'],
  ['Renta mínima líquida$ 650.000', 'Renta mínima líquida\t$ 650.000'],
])('a label and the value printed against it are two cells: %j', (line, cells) => {
  expect(partLabels(line)).toBe(cells);
});

test.each([
  ['RUN⇥16815132-2Nombre⇥ROSA DÍAZ SOTOGéneroFemenino', 'RUN⇥16815132-2\nNombre⇥ROSA DÍAZ SOTO\nGénero⇥Femenino'],
  ['CHILENAComunaTALCATeléfono 1+56935517204', 'CHILENA\nComuna⇥TALCA\nTeléfono 1⇥+56935517204'],
  ['Correorosa@live.clPersona con discapacidadNo', 'Correo⇥rosa@live.cl\nPersona con discapacidad⇥No'],
  ['14/02/1988Nacionalidad: Española', '14/02/1988\nNacionalidad: Española'],
  ['nombreRosa Díaz Yáñezcontactordy.arq@gmail.com', 'nombre⇥Rosa Díaz Yáñez\ncontacto⇥rdy.arq@gmail.com'],
  ['Rosa Díaz Soto12.345.678-5Maipú', 'Rosa Díaz Soto\n12.345.678-5\nMaipú'],
  ['Maipú9 8765 4321rosa.diaz@gmail.com', 'Maipú\n9 8765 4321\nrosa.diaz@gmail.com'],
  ['Yo soyCortés Alfaro Juan Gabriel', 'Yo soy⇥Cortés Alfaro Juan Gabriel'],
  ['Donde escribirjg_trucker@gmail.com', 'Donde escribir⇥jg_trucker@gmail.com'],
  ['Email verificadomatias@live.cl', 'Email verificado⇥matias@live.cl'],
  ['CASILLAh.diaz82@gmail.com', 'CASILLA⇥h.diaz82@gmail.com'],
  ['24 años. Puente Altorosa.diaz@gmail.com', '24 años. Puente Alto\nrosa.diaz@gmail.com'],
  ['San Pedroza.juan@gmail.com', 'San Pedroza.juan@gmail.com'],
  ['Analista. Desde Villarricarosa.diaz@gmail.com', 'Analista. Desde Villarrica\nrosa.diaz@gmail.com'],
  ['rosa.diaz@gmail.com+56987654321', 'rosa.diaz@gmail.com\n+56987654321'],
  ['Celular987654321', 'Celular⇥987654321'],
  ['RUT⇥19845163-0CEL+56973310498', 'RUT⇥19845163-0\nCEL+56973310498'],
  ['Nacionalidad⇥ChilenaPlataformas', 'Nacionalidad⇥Chilena\nPlataformas'],
  ['+56-9-8765-4321rosa.diaz@gmail.com', '+56-9-8765-4321\nrosa.diaz@gmail.com'],
  [
    'NACIONALIDAD: ChilenaESTADO CIVIL: SolteraR.U.N.: 1-9',
    'NACIONALIDAD: Chilena\nESTADO CIVIL: Soltera\nR.U.N.: 1-9',
  ],
])('the next label against the value before begins a line of its own: %j', (line, lines) => {
  expect(partLabels(line.replaceAll('⇥', '\t'))).toBe(lines.replaceAll('⇥', '\t'));
});

test.each([
  'Nacionalidad: Chilena',
  'Desarrollador JavaScript en DigitalOcean',
  'PythonDjangoFastAPIPostgreSQLRedis',
  'Correo electrónico: a@b.cl',
  'Fono 41 250 3300, contacto@bahiasur.cl',
  'contacto@bahiasur.cl',
  'MailChimp, Canva y PowerPoint',
  'AutoCAD, FastAPI y PostgreSQL',
  'NestJS\tMySQL',
  'Cajera en CorreosChile y BancoEstado',
  'RUTA 5 SUR KM 20',
  'Clínica RedSalud',
  'Atención en MercadoPago 2020',
  'Cómo usar YouTube',
  'Experiencia en eCommerce y Cursos de JavaScript',
])('what stands apart stays as it is: %s', (line) => {
  expect(partLabels(line)).toBe(line);
});

test.each([
  ['Nombre(s)Rosa Elena⇥Apellido paterno⇥Díaz', 'Nombre(s)⇥Rosa Elena⇥Apellido paterno⇥Díaz'],
  ['Teléfono(09) 81234567', 'Teléfono⇥(09) 81234567'],
  ['Nacionalidad☒ Chilena  ☐ Extranjera', 'Nacionalidad⇥☒ Chilena  ☐ Extranjera'],
  ['▣ 12.345.678-5in /in/rdiaz', '▣ 12.345.678-5\nin /in/rdiaz'],
  ['▤ 12.345.678-5$ 900.000 líquido', '▤ 12.345.678-5\n$ 900.000 líquido'],
  ['📱 9 8123 4567🏠 Arica🏳 Peruana, artesana', '📱 9 8123 4567\n🏠 Arica\n🏳 Peruana, artesana'],
  ['1° medio y QGIS ●●●○', '1° medio y QGIS ●●●○'],
])('values against a label, a sign or one another are parted: %j', (line, parts) => {
  expect(partLabels(line.replaceAll('⇥', '\t'))).toBe(parts.replaceAll('⇥', '\t'));
});

test.each([
  [
    'INFORMACIÓN PERSONALNuria Soto DíazDirecciónc/ Prat 18',
    'INFORMACIÓN PERSONAL⇥Nuria Soto Díaz\nDirección⇥c/ Prat 18',
  ],
  ['DocumentoRUT 20.845.308-4', 'Documento⇥RUT 20.845.308-4'],
  [
    'Situación actualTrabajandoAspiración salarial$ 950.000',
    'Situación actual⇥Trabajando\nAspiración salarial⇥$ 950.000',
  ],
  ['1. APELLIDOS, NOMBRESEspejo Rojas, Ana', '1. APELLIDOS, NOMBRES⇥Espejo Rojas, Ana'],
  ['+569 3144 058217.950.471-5', '+569 3144 0582\n17.950.471-5'],
  ['Ana María Soto Painevilumaria.soto@x.cl', 'Ana María Soto Painevilu\nmaria.soto@x.cl'],
  ['Pamela Inostroza Garcésp.inostroza@x.cl', 'Pamela Inostroza Garcés\np.inostroza@x.cl'],
  ['Concepción (Chile)Móvil(+34) 655 209 471', 'Concepción (Chile)\nMóvil⇥(+34) 655 209 471'],
  ['984 331 702@ana.studio', '984 331 702\n@ana.studio'],
  ['ana@soto.combe.net/ana', 'ana@soto.com\nbe.net/ana'],
  ['País de nacionalidadChile', 'País de nacionalidad⇥Chile'],
  ['vive en Ñuñoa9 3145 7002origenargentino (Salta)', 'vive en Ñuñoa\n9 3145 7002\norigen⇥argentino (Salta)'],
  ['QUIÉN SOYYoandry Leyva, cubano', 'QUIÉN SOY\nYoandry Leyva, cubano'],
  ['MI HISTORIA2022-2025 Capitán', 'MI HISTORIA\n2022-2025 Capitán'],
  ['correo electrónicoana.soto@x.cl', 'correo electrónico⇥ana.soto@x.cl'],
  ['ruthespinace@live.cl · Los Ángeles', 'ruthespinace@live.cl · Los Ángeles'],
  ['Cómo ubicarmeSan Fernando, Villa Galilea 2', 'Cómo ubicarme\nSan Fernando, Villa Galilea 2'],
  ['talla M. Quienes me recomiendanJuan Soto', 'talla M. \nQuienes me recomiendan\nJuan Soto'],
  ['caja. Escolaridad y cursosEnseñanza media', 'caja. \nEscolaridad y cursos\nEnseñanza media'],
  ['Supervisora BPOColombiana', 'Supervisora BPO\nColombiana'],
  ['2017 – 2024SMU Unimarc', '2017 – 2024⇥SMU Unimarc'],
  ['la MaguanaEXPERIENCIA LABORAL2023 – 2025', 'la Maguana\nEXPERIENCIA LABORAL\n2023 – 2025'],
  ['Nombres BYRON VINICIOApellidos QUISHPE TOAPANTA', 'Nombres BYRON VINICIO\nApellidos QUISHPE TOAPANTA'],
  ['País de nacionalidad ecuatorianaEdad 32', 'País de nacionalidad ecuatoriana\nEdad 32'],
  ['ana@proton.meValparaíso', 'ana@proton.me\nValparaíso'],
  ['2011-2014. EstudiosTécnico en Derecho', '2011-2014. \nEstudios\nTécnico en Derecho'],
])('what a page printed in cells of their own is parted again: %j', (line, parts) => {
  expect(partLabels(line)).toBe(parts.replaceAll('⇥', '\t'));
});
