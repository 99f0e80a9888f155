import { describe, expect, test } from 'vitest';
import { readsEach } from '../frases.suite.ts';
import { plainReading } from '../plain-reading.suite.ts';
import { viewOf } from '../view/view.ts';
import { rentaOf } from './rango.ts';
import { findRentas } from './renta.ts';

const read = (text: string) => {
  const key = findRentas(viewOf(plainReading(text)))[0]?.valor;
  if (!key) return null;
  const { renta, max } = rentaOf(key);
  return max === null ? renta : [renta, max];
};

test.each<[string, number]>([
  ['Pretension: sso mil liquido', 550_000],
  ['Renta líquida esperada\n$1 millén', 1_000_000],
  ['Pretensiones de renta: $ 1.1OO.000', 1_100_000],
])('of a scan, whose digits were taken for letters: %j', (text, pesos) => {
  const key = findRentas(viewOf({ ...plainReading(text), ocr: true }))[0]?.valor;
  expect(key && rentaOf(key).renta).toBe(pesos);
  expect(read(text)).not.toBe(pesos);
});

describe('pay expected', () => {
  test.each<[string, number | number[]]>([
    ['Pretensiones de renta: $850.000.-', 850_000],
    ['Pretensión de renta líquida: 850.000', 850_000],
    ['Renta líquida pretendida: desde $850.000', 850_000],
    ['Expectativas de renta: 850 mil pesos líquidos', 850_000],
    ['Pretensión de sueldo 850000 pesos', 850_000],
    ['Renta esperada\t850.000 CLP brutos', 850_000],
    ['PRETENSIONES DE RENTA\n$ 850.000 líquidos', 850_000],
    ['Expectativa salarial: 850 lucas', 850_000],
    ['Pretensiones económicas: M$850', 850_000],
    ['Renta: $850', 850_000],
    ['Sueldo líquido: $850.000', 850_000],
    ['Aspiro a una renta líquida de $850.000', 850_000],
    ['Expectativas: 1,2 MM', 1_200_000],
    ['Pretensión: 1.2 millones', 1_200_000],
    ['Pretensión de renta: un millón doscientos mil pesos', 1_200_000],
    ['Pretensión de renta: 1 millón 200 mil', 1_200_000],
    ['Pretensiones de renta: palo y medio', 1_500_000],
    ['Pretensiones de renta: ochocientos cincuenta mil pesos', 850_000],
    ['Último sueldo: $700.000. Expectativa: $850.000', 850_000],
    ['Sueldo actual 700.000, pretendido 850.000', 850_000],
    ['Pretensiones: $800.000 - $900.000', [800_000, 900_000]],
    ['Pretensión de renta entre $800.000 y $900.000', [800_000, 900_000]],
    ['Expectativas de renta: 800 a 900 mil líquidos', [800_000, 900_000]],
    ['Renta esperada: desde $800.000 hasta $900.000', [800_000, 900_000]],
    ['Renta esperada: 1,2 - 1,5 MM', [1_200_000, 1_500_000]],
    ['Renta líquida esperada: $800.000 (bruta $1.000.000)', 800_000],
    ['REFERENCIAS\nAna Soto, 9 8765 4321\nPretensiones de renta: $1,9 MM líquidos', 1_900_000],
    ['LO QUE BUSCO\nSalón con clientela, o fijo de 480 mil más propinas.', 480_000],
    ['Busca\nJefatura. Remuneración bruta de un millón ochocientos mil pesos.', 1_800_000],
    ['tarifa\tjornada completa desde 1,4 millones bruto', 1_400_000],
    ['CONDICIONES\nFijo de 2.500.000 líquido + variable', 2_500_000],
    ['¿Cuánto espero?\nMe ofrecían 540 lucas y pido 600 lucas líquidas.', 600_000],
    ['Lo que pido\nUn rango de 1.100.000 a 1.250.000 pesos líquidos', [1_100_000, 1_250_000]],
    ['Gano 790 mil con bonos. Quiero 900 mil líquidos.', 900_000],
    ['Si me quieren full time: tres palos líquidos', 3_000_000],
    ['Expectativas\nPiso: seiscientos mil pesos líquidos.', 600_000],
    ['No menos de $750.000 líquidos', 750_000],
    ['Renta: entre ochocientos y novecientos mil pesos', [800_000, 900_000]],
    ['Sueldo mínimo aceptable $620.000', 620_000],
    ['Con 700 lucas en la mano me conformo', 700_000],
    ['Por menos de 900 mil no me muevo', 900_000],
    ['Líquido esperado\t$ 890.000', 890_000],
    ['¿Cuánto pido? 890 lucas', 890_000],
    ['Pretensiones: por sobre el millón', 1_000_000],
    ['Idealmente sobre los 900 mil líquidos', 900_000],
    ['Me acomodan 650 lucas líquidas', 650_000],
    ['Pretensiones: sueldo base 600.000 más comisiones', 600_000],
    ['Última renta líquida\tPretensión de renta líquida\tDisponibilidad\n$ 610.000\t$ 720.000\tInmediata', 720_000],
    ['Me proyecto entre $950.000 y $1.150.000 líquidos, jornada completa.', [950_000, 1_150_000]],
    ['Valor\nFijo sobre 1.300 lucas imponibles, viático aparte.', 1_300_000],
    ['Honorarios\nMi piso es de 2,3 MM brutos con alojamiento', 2_300_000],
    ['Hoy llego a $790.000. Espero un fijo de $650.000 líquido más comisión.', 650_000],
    ['Gano 760; por menos de 850 mil líquidos no me movería.', 850_000],
    ['Pido 1 millón 100 líquido porque actualmente estoy en 980.', 1_100_000],
    ['Por lo menos 500 mil al mes, limpios.', 500_000],
    ['Haber mensual deseado\n830.000 pesos chilenos netos', 830_000],
    ['¿Cuánto esperas ganar?\ncomo 530 mil líquido estaría bien', 530_000],
    ['Lucas\n2.000.000 - 2.400.000 CLP líquidos, contrato indefinido.', [2_000_000, 2_400_000]],
    ['QUINTO: Que acepto media jornada, con remuneración de trescientos ochenta mil pesos.', 380_000],
    ['Líquido: $640.000 mínimo, tope de mi aspiración $700.000.', [640_000, 700_000]],
    ['Gross monthly target between CLP 2.000.000 and CLP 2.300.000', [2_000_000, 2_300_000]],
  ])('is read from %j', (text, pay) => {
    expect(read(text)).toEqual(pay);
  });

  test.each([
    'Pretensiones de renta: a convenir',
    'Pretensión de renta: conversable. Último sueldo $900.000',
    'Última renta: $900.000',
    'Pretensión de renta: la del cargo\n11.263.985',
    'Renta actual: $900.000 líquidos',
    'Pretensión de renta: 35 UF',
    'Pretensiones: US$ 2.000',
    'Pretensión: $5.000 por hora',
    'EXPERIENCIA\nGestión de cartera por $350.000.000',
    'Cuadratura de caja por $4.500.000',
    'Busco hacer mi práctica profesional de 360 horas',
    'Gano 790 mil líquidos.',
    'Proyecto Fondef de $ 2.100.000, coinvestigador.',
    'Sueldo\nLo que esté pagando la obra.',
    'Administré una cartera desde $2.000.000 hasta $5.000.000 mensuales',
    'Busco crecer: subí las ventas a 3 millones líquidos al mes',
    'Renta\nLa de hoy:\n$2.650.000 líquidos\nLa próxima: a convenir',
    'Donde estoy gano $520.000 líquidos.',
    'Teléfono fijo : (65) 263 4471',
    'Pretensiones de renta: a convenir Cocina peruana Tel: +57 310 5752862',
    'Presupuesto de $900.000 mensuales para insumos',
  ])('is not stated by %j', (text) => {
    expect(read(text)).toBeNull();
  });
});

readsEach('pay that a job paid, and an expectation called otherwise', [
  [
    'EXPERIENCIA LABORAL\nGarzona\nRestaurant La Barca\nDiciembre 2013 - marzo 2015\nTemporada de verano. Sueldo $280.000 más propinas.',
    { pretension_renta: null },
  ],
  ['Ayudante de bodega, conteo\ncíclico. Sueldo líquido al término: $430.000.', { pretension_renta: null }],
  ['Ayudante mecánico. Renta bruta de entonces $680.000 más bono faena.', { pretension_renta: null }],
  ['Preferencia salarial\tCLP 580.000 neto mensual', { pretension_renta: 580_000 }],
  [
    'Sueldo último empleo\t$1.350.000 líquido\nSueldo al que postula\t$1.450.000 líquido',
    { pretension_renta: 1_450_000 },
  ],
  [
    'Quisiera ganar unos $650.000 líquidos con casa, o $750.000 sin casa.',
    { pretension_renta: 650_000, pretension_max: 750_000 },
  ],
  [
    'EXPERIENCIA\n2022 – 2025 Vendedora de cosmética. Caja, vitrinas y asesoría.\nSueldo base 500.000 más comisiones.',
    { pretension_renta: null },
  ],
  ['TRABAJOS\nReemplazo en caja los fines de semana. Remuneración $290.000 más colación.', { pretension_renta: null }],
  [
    'recomendaciones\ndon Luis Silva contratista 9 9321 0046\nquiero ganar $650.000 liquido. puedo empezar al tiro',
    { pretension_renta: 650_000 },
  ],
]);
