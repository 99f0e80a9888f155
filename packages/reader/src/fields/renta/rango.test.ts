import { readsEach } from '../frases.suite.ts';

readsEach(
  'the ends of a range, and which of several sums is asked for',
  [
    ['idealmente 1.200.000, mínimo 1.000.000', { pretension_renta: 1000000, pretension_max: 1200000 }],
    ['Valor:\n$2.000.000 mensual, o por día a convenir', { pretension_renta: 2000000, pretension_max: null }],
    ['Pretensión $8007 mil', { pretension_renta: null, pretension_max: null }],
    ['$250.000 por semana más bonos', { pretension_renta: null, pretension_max: null }],
    ['$1.200.000 brutos (mínimo $900.000 líquidos)', { pretension_renta: 1200000, pretension_max: null }],
    ['Pretensión de renta: □ $800.000', { pretension_renta: 800000, pretension_max: null }],
    [
      'Actualmente gano $812.000 como contrata grado 22. Espero al menos un millón\ncien mil pesos ($1.100.000).',
      { pretension_renta: 1100000, pretension_max: null },
    ],
    ['$539.000 (mínimo legal) a $600.000 imponible', { pretension_renta: 539000, pretension_max: 600000 }],
    [
      'RENTA\nACTUAL $1.050.000 — PRETENDIDA $1.200.000 A $1.400.000, LÍQUIDA',
      { pretension_renta: 1200000, pretension_max: 1400000 },
    ],
    ['Renta mínima\t$560.000\nRenta ideal\thasta $640.000', { pretension_renta: 560000, pretension_max: 640000 }],
    ['Ideal: $750.000. Mínimo: $700.000', { pretension_renta: 700000, pretension_max: 750000 }],
    ['renta_liquida_esperada = 1.700.000..2.000.000', { pretension_renta: 1700000, pretension_max: 2000000 }],
    ['Renta\t$320.000 por 20 horas a la semana', { pretension_renta: 320000, pretension_max: null }],
    ['apunto a $900.000 y no bajo de $800.000', { pretension_renta: 800000, pretension_max: 900000 }],
    ['☐ Menos de 450 mil  ☒ 450 mil a 550 mil  ☐ Más de 550 mil', { pretension_renta: 450000, pretension_max: 550000 }],
    ['base de $480.000 líquido más % por servicio', { pretension_renta: 480000, pretension_max: null }],
  ],
  (text) => `Ana María Soto Rojas\n${text}`,
);
