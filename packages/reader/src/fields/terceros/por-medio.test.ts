import { readsEach } from '../frases.suite.ts';

readsEach('no phone of whoever takes messages for the candidate', [
  ['Ana Soto Rojas\nChofer\nSi le interesa llame a mi hermana Ingrid, 9 4455 6677', { telefono: null }],
  ['Ana Soto Rojas\nPintora\nel fono es de mi polola Carla 956712345', { telefono: null }],
  ['Ana Soto Rojas\ncosturera\nmensajes al 9 3344 5566 (de mi nieta)', { telefono: null }],
  ['Ana Soto Rojas\nCelular de mi mamá: +56 9 7120 6633', { telefono: '+56971206633' }],
  ['Luis Mendoza Arce\n+57 311 567 8901\nAmigo en Calama: Jhon, 9 4110 2233', { telefono: '+573115678901' }],
  ['Ana Soto Rojas\nTeléfonos: 0424-6677889 (mi mamá), 931102298', { telefono: '+56931102298' }],
  ['Coti Rioseco\n(Constanza Emilia Rioseco Vial)\ncotirioseco@gmail.com', { email: 'cotirioseco@gmail.com' }],
  ['Ana Soto Rojas\nmadre de dos hijos, 9 3344 5566', { telefono: '+56933445566' }],
  ['Ana Soto Rojas\nSin teléfono. El 45 2 887 766 es del consultorio donde hago aseo', { telefono: null }],
  ['Ana Soto Rojas\nCocinera\nDirectora: Sra. Eliana Vera. Fono 45 2 611 222', { telefono: null }],
  ['Busco donde colocar a mi papá, Ramón Elgueta.\nMe llaman a mí no más, 9 7612 3300', { telefono: null }],
  [
    'Germán Leal Soto, analista\nEjecutiva de cuenta Valentina Pizarro +56 9 6123 4455 vpizarro@talentum.cl',
    { nombre: 'Germán Leal Soto', telefono: null, email: null },
  ],
  ['Ana Soto Rojas\nvivo con mi hija, 9 3344 5566', { telefono: '+56933445566' }],
  ['Ana Soto Rojas\n(45) 2 214578 (recados con mi mamá, Sra. Elsa)', { telefono: '+56452214578' }],
]);

readsEach('the own landline, not the mobile at which a relative takes messages', [
  ['TELEFONO CASA : 73- 2 214 587\nTELEFONO RECADOS : 9 8841 2075 mi hija Roxana', { telefono: '+56732214587' }],
]);

readsEach('a number at which a relative hears for the candidate', [
  ['Juan Nahuelquín Chiguay\nFONO : 9 62 45 01 17 (MI HIJA ME AVISA)', { telefono: '+56962450117' }],
  ['Juan Nahuelquín Chiguay\nFONO : 9 62 45 01 17 (MI HIJA)', { telefono: null }],
]);

readsEach('no number of a house that takes them, or of the one that is named before a landline', [
  ['Ana Soto Rojas\nteléfono de la capilla 64 2 371 155', { telefono: null }],
  ['Ana Soto Rojas\nBúscame en el taller del Guatón Lucho 9 4000 1234', { telefono: null }],
  ['Ana Soto Rojas\nbusco trabajo en restaurante 9 4000 1234', { telefono: '+56940001234' }],
  ['Tito Painén Soto\nno hay señal, avisa el profe Rubén 9 6100 2020', { telefono: null }],
  ['Ana Soto Rojas\nDejar mensaje ferretería El Clavo 34 2 511 234', { telefono: null }],
  ['Ana Soto Rojas\nAvisar en la portería del condominio El Bosque 9 2217 4455', { telefono: null }],
  ['Ana Soto Rojas\nTel embajada colombiana por mis papeles 2 2220 6273', { telefono: null }],
  ['Ana Soto Rojas\nturismo Cascada de las Ánimas 2 2861 1303 ahí me conocen', { telefono: null }],
  ['Ana Soto Rojas\nAsesora predial, Indap Parral, 73 2 461 234', { telefono: null }],
  [
    'Ana Soto Rojas\nSe ubica por intermedio del Sindicato de Pescadores, 32 2 221 990, sindicatocaleta@gmail.com',
    { telefono: null, email: null },
  ],
  ['Ana Soto Rojas\nAbogada\nFono oficina: 222 687 431', { telefono: '+56222687431' }],
  ['Ana Soto Rojas\nPsicóloga clínica / Valdivia / anasoto@gmail.com / 63 2 225 907', { telefono: '+56632225907' }],
]);

readsEach('nothing of whoever is named behind a post, or writes for the candidate', [
  ['Leandro Ossandón Vera\nMúsico\nManager: Coti Alvarado 9 9090 1010', { telefono: null }],
  ['Brígida Sobarzo Mella\nLocal 14, encargado Manuel 72 2 781 234', { telefono: null }],
  [
    'Olivia Zamorano Ruiz\nTutor legal: Jorge Zamorano 9 9100 2000 jzamorano@gmail.com',
    { telefono: null, email: null },
  ],
  ['Ana Soto Rojas\nSupervisora Ana Soto, 9 9100 2000', { telefono: '+56991002000' }],
  ['soy la mamá de la nicol aravena, busca trabajo\nmi numero es 9 8899 1122', { telefono: null }],
  [
    'Estimada Loreto: le escribo por mi nana Teresita Barros, que queda sin trabajo.\nCualquier consulta a mi celular 9 9887 0011.',
    { telefono: null },
  ],
  ['Ana Soto Rojas\nanasoto@gmail.com/911223344', { telefono: '+56911223344' }],
]);

readsEach('no number of whoever sends or presents somebody, and of no office', [
  [
    'Ana Soto Rojas\nAbogada\nAntecedentes enviados por intermedio de Head & Co. Búsqueda Legal, Isidora Goyenechea 3000, tel. 2 2899 4070.',
    { telefono: null },
  ],
  ['Ana Soto Rojas\nContactar a través de Randstad Chile, teléfono 2 2756 3000.', { telefono: null }],
  ['Ana Soto Rojas\nAntecedentes enviados por intermedio de la Fundación Emplea, tel. 2 2540 9300', { telefono: null }],
  ['Ana Soto Rojas\nPerfil enviado vía Trabajando.com, contacto 2 2345 6700', { telefono: null }],
  ['Ana Soto Rojas\nPresentada por Grupo DRT, fono +56 2 2480 1300', { telefono: null }],
  ['Ana Soto Rojas\nSent through Hays Chile, phone +56 2 2480 1300', { telefono: null }],
  ['Ana Soto Rojas\nSubmitted by Robert Walters, mobile +56 9 8480 1300', { telefono: null }],
  ['Ana Soto Rojas\nRepresented by Michael Page, contact consultant: +56 2 2585 5500', { telefono: null }],
  [
    'Ana Soto Rojas\nPara coordinar entrevista llamar a Manpower, 2 2430 5500, preguntar por el proceso 4471.',
    { telefono: null },
  ],
  ['Ana Soto Rojas\nDocumento generado por ChileTrabajos. Soporte: 2 2928 7700', { telefono: null }],
  ['Ana Soto Rojas\nDerivada por Teletón Valparaíso, terapeuta ocupacional, 32 2 540 200', { telefono: null }],
  [
    'Ana Soto Rojas\nSe agradece confirmar recepción a la oficina de empleo, anexo 2255, 34 2 459 000',
    { telefono: null },
  ],
  [
    'Ana Soto Rojas\nQuien reciba este curriculum puede llamar a la orientadora del programa Jefas de Hogar, 9 7654 0912',
    { telefono: null },
  ],
  ['Ana Soto Rojas\nEncargada del WhatsApp de ventas +56 9 4444 1212 de la tienda', { telefono: null }],
  ['Ana Soto Rojas\nMe conocen en la junta de vecinos N° 12, presidente 9 7412 5896', { telefono: null }],
  [
    'OMIL Ilustre Municipalidad de Quillota\nOficina Municipal de Información Laboral\nMaipú 330, piso 2\nFono 33 229 5310\nFICHA CURRICULAR\nNOMBRE DEL USUARIO\nDANIELA FERNANDA VICENCIO LEÓN\nRUN\n20.284.078-7',
    { telefono: null },
  ],
  ['Municipalidad de Lota\nOMIL\nTeléfono: 41 287 0123\nNOMBRE: ANA SOTO ROJAS', { telefono: null }],
  [
    'Corporación Municipal de Quellón\nFono 65 268 1234\nCURRICULUM VITAE\nANA SOTO ROJAS\n12.345.678-5',
    { telefono: null },
  ],
  [
    'Ilustre Municipalidad de Angol — Dideco\nCaupolicán 509 · 45 2 990 600\nAntecedentes de la postulante\nNombre: Ana Soto Rojas',
    { telefono: null },
  ],
  ['Ana Soto Rojas\nCosturera\nPedir informes en Parroquia San José, 75 2 310 455', { telefono: null }],
  ['Ana Soto Rojas\nLa viña Los Robles, fono 75 2 310 455', { telefono: null }],
]);

readsEach('the own number beside words that also tell of others', [
  ['Ana Soto Rojas\nCel 9 8123 7766\nMunicipalidad de Angol, secretaria', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nContactarme a través de WhatsApp, +56 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nMe pueden contactar a través del celular 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nDisponible por medio de llamada al 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nPor medio de la presente postulo al cargo, mi fono es 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nPara entrevistas llamar a Ana Soto, 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nPara coordinar llamar al 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nViña del Mar, fono 32 2 123 456', { telefono: '+56322123456' }],
  ['Ana Soto Rojas\nCalle 5 Norte 332, Viña del Mar, fono 32 2 123 456', { telefono: '+56322123456' }],
  ['Ana Soto Rojas\nAv. Hospital 233, Talca, fono 71 2 234 567', { telefono: '+56712234567' }],
  ['Ana Soto Rojas\nParcela 14 Los Maitenes, fono 45 2 337 019', { telefono: '+56452337019' }],
  ['Ana Soto Rojas\nTítulo entregado por la Universidad de Chile\n9 8123 7766', { telefono: '+56981237766' }],
  ['ANA SOTO ROJAS\nA TRAVES DE ESTE MEDIO HAGO LLEGAR MI CURRICULUM, FONO 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nEnviado desde mi iPhone 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nTalca Centro, fono 71 2 234 567', { telefono: '+56712234567' }],
  ['Ana Soto Rojas\nCalle Central 33, La Junta, fono 67 2 234 567', { telefono: '+56672234567' }],
  ['CONTACTO\n9 8123 7766\nANA SOTO ROJAS\nSecretaria municipal', { telefono: '+56981237766' }],
  ['Consultora en recursos humanos\n9 8123 7766\nANA SOTO ROJAS', { telefono: '+56981237766' }],
  ['Ana Soto\nRUT 12.345.678-5\nContactarme a través de WhatsApp, +56 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto\nDisponible por medio de llamada al 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto\nContact me through WhatsApp +56 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto\nContact via phone: +56 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto\nPostulo por medio de la presente al cargo. Mi celular 9 8123 7766', { telefono: '+56981237766' }],
]);

readsEach('no address of the house whose name its domain spells, where that job is told', [
  [
    'Nancy Donoso Piña\nExperiencia\nExportadora Frutas del Cachapoal, Rancagua. Supervisora de packing (2012 a 2024).\nCerezas para China.\nContacto: packing@frutascachapoal.cl – 72 223 0980\nAgrícola San Vicente. Control de calidad (2005 a 2011)',
    { email: null },
  ],
  [
    'Nancy Donoso Piña\nExperiencia\nFrutas Cachapoal 2012 a 2024\ndonoso@frutascachapoal.cl',
    { email: 'donoso@frutascachapoal.cl' },
  ],
]);

readsEach('a relative’s address that the candidate reads', [
  [
    'Juan Ñancupel Millalonco\nCORREO : JC.NANCUPEL68@HOTMAIL.COM (es de mi hija pero lo reviso yo)',
    { email: 'jc.nancupel68@hotmail.com' },
  ],
  ['Juan Ñancupel Millalonco\nCORREO : ROSITA68@HOTMAIL.COM (es de mi hija)', { email: null }],
]);

readsEach('an address whose last letter a column cut', [
  ['Ana Soto Rojas\nana.soto@gmail.co\nRUN 13.862.904-K', { email: 'ana.soto@gmail.com' }],
  ['Ana Soto Rojas\nana.soto@soto.co', { email: 'ana.soto@soto.co' }],
]);

readsEach('an address called after one half of a surname with a hyphen', [
  [
    'Ignacio Bustamante-Kohn\nEngineer · Concón\nibkohn@correos-del-sur.com · gitlab.com/ibkohn',
    { email: 'ibkohn@correos-del-sur.com' },
  ],
]);
