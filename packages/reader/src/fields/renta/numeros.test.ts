import { readsEach } from '../frases.suite.ts';

const none = { pretension_renta: null };

readsEach(
  'no pay out of phones, streets, cards, scores and machines',
  [
    ['Que entre mil novecientos ochenta y siete y dos mil diecinueve trabajó en la notaría', none],
    ['Pretensiones\nlíquidos, jornada 42 horas\nRut ~ Casada ~ Los Boldos 221, Quilpué', none],
    ['CONDICIONES\nBusco cargo de planta en empresa, entre $ brutos.\nBulnes 655, of. 408, Temuco', none],
    ['Salario deseado\nCalle Esmeralda 760, Santiago de Chile', none],
    ['Pretensiones de renta: __________\nAv. Colón 845, Talcahuano', none],
    ['Busco trabajo cerca de Gran Avenida 5230, paradero 18.', none],
    ['EXPECTATIVAS\nContrato fijo\nDOMICILIO\nPasaje 4, casa 560, Villa El Sol', none],
    ['Pretensión:\tDirección:\tCalle 12 Norte 785, Viña', none],
    ['Renta: ver carta\nCasilla 712, Coyhaique', none],
    ['Renta líquida\npretendida\nReferencias Marcela Tapia, gerente HSE,\n+569 9334 5567', none],
    ['Sueldo pretendido\n(líquido)\nContacto referencia\nSergio Vera, dueño Patagonia Motors, 61 2 247 330', none],
    ['SUELDO\tLO QUE PAGUEN AHI, NO MENOS DE\nRECOMENDACION DON LUIS BUSTAMANTE, 73 2 512 009', none],
    ['Enfermera matrícula 214.556\nRenta que espero: (líquida, turno 4.º)', none],
    ['Deseo trabajar en turnos.\nCertificado SEC clase C N° 845.300', none],
    ['Renta líquida pretendida\nFunción\nConductor Volvo FH 460, ruta Antofagasta', none],
    ['Pretensión de sueldo\nGrúas Toyota 8FG 250, Hyster 450', none],
    ['Renta esperada (líquida)\nPuntaje PSU\t612 / 640', none],
    ['Sueldo deseado\tTalla\t42\nAltura\t172\tCasillero\t315', none],
    ['EXPECTATIVA DE RENTA\nPor definir\nToyota Yaris 2015, 980 cc', none],
    ['Pretensión (líquida) 900', { pretension_renta: 900_000 }],
    ['Poseo licencia clase B, pido 600.000', { pretension_renta: 600_000 }],
    ['Renta esperada\n780', { pretension_renta: 780_000 }],
    ['Renta\npreten-\ndida\n$ 700', { pretension_renta: 700_000 }],
    ['Rango de renta\nentre 850 y 950 lucas líquidas', { pretension_renta: 850_000, pretension_max: 950_000 }],
    [
      'Pretensión de sueldo\nTurno: 1.900.000 a 2.200.000 líquido.',
      { pretension_renta: 1_900_000, pretension_max: 2_200_000 },
    ],
  ],
  (text) => `Ana María Soto Rojas\n${text}`,
);
