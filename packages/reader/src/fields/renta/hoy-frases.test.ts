import { readsEach } from '../frases.suite.ts';

readsEach(
  'the pay that one has or had apart from what is asked for',
  [
    ['Remuneración\n850 mil imponible es lo que hoy recibo.', { pretension_renta: null }],
    ['Remuneración\nMe pagan $690.000 líquidos y locomoción.', { pretension_renta: null }],
    ['Lo que recibo. Sueldo de $870.000 con asignación. Postulo a grado 11.', { pretension_renta: null }],
    ['Pretenciones\nAcorde al mercado (en Sitel mi base era $505.000)', { pretension_renta: null }],
    ['sueldo el minimo para arriba, en ISS me daban 480.000', { pretension_renta: null }],
    ['Me gustaría partir ganando 950 mil pesos mensuales.', { pretension_renta: 950000 }],
    ['Me cambio si me dan 480.000 líquidos', { pretension_renta: 480000 }],
    ['El patrón me daba casa, leña y seiscientos cincuenta mil; por vaca, aparte.', { pretension_renta: null }],
    [
      'El llamado indica un bruto de $ 2.650.000, y esa cifra es la que también pretendo.',
      { pretension_renta: 2650000 },
    ],
    [
      '$ env | grep SUELDO\nSUELDO_ACTUAL=3.450.000\nSUELDO_ESPERADO=3.900.000\nSUELDO_MAX_AVISO=4.200.000',
      { pretension_renta: 3900000 },
    ],
    ['Busco algo remoto, USD 3.200 mensuales.', { pretension_renta: null }],
    ['Cobro por día $180.000 como freelance; un contrato fijo se conversa.', { pretension_renta: null }],
    ['Tarifa\nJornada de cámara:\n$180.000 + retención.\nContrato fijo: abierto a oferta.', { pretension_renta: null }],
    [
      'Jornada y pago\n22 o 44 horas. Renta de referencia $3.400.000 brutos por 44 h. Turno suelto a $25.000 la hora.',
      { pretension_renta: 3400000 },
    ],
    [
      'Piso: CLP 3.200.000 líquidos; techo razonable: 3.800.000.',
      { pretension_renta: 3200000, pretension_max: 3800000 },
    ],
    [
      'Me mueve\nuna renta líquida de $1.900.000 hacia arriba, hasta $2.200.000 si hay que ir a la oficina.',
      { pretension_renta: 1900000, pretension_max: 2200000 },
    ],
    ['Empresa\nENAP\nVendedora\nSueldo\n$1.040.000\n$380.000\n$190.000', { pretension_renta: null }],
  ],
  (text) => `Ana María Soto Rojas\n${text}`,
);

readsEach('no pay in a day and its month, nor in what one function costs', [
  ['Ana María Soto Rojas\nRUT 12.345.678-5\nSuplente 01.09.2014 30.04.2016', { pretension_renta: null }],
  ['Tarifa\nFunción: $220.000. Contrato mensual: conversable.', { pretension_renta: null }],
]);
