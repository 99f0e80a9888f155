import { readsEach } from '../frases.suite.ts';

const none = { pretension_renta: null };

readsEach(
  'behind an expectation without a value, no pay of before or of now',
  [
    ['Renta líquida esperada\nÚltimo sueldo\t$ 815.000 líquidos\nDisponibilidad\tQuince días', none],
    ['Treinta días. Banda esperada: líquidos. Renta presente: $1.020.000.', none],
    ['Expectativa económica\tlíquidos\nRenta vigente\t$2.150.000 líquidos + bono', none],
    ['Compensation\nExpected salary: net per month. Current: CLP 2,050,000.', none],
    ['Expected salary\nCurrent salary\tCLP 1,900,000 gross', none],
    ['PRETENSIÓN\nlíquido (bono de productividad aparte). En Walmart: 812.000.', none],
    ['Pretensión de sueldo\nlíquido, turno 7x7 o 14x14. Sueldo base en El Abra: 1.400.000.', none],
    ['ASPIRACIÓN\nEntre líquidos, más bono anual. Renta a la salida:\n1.640.000.', none],
    ['Kulliñ / Renta\nComo honorario recibía 980 mil. Espero $ como mínimo.', none],
    ['Sueldo solicitado\nSueldo que pagan las\nfamilias\n$ 650.000 a $ 850.000', none],
    ['Pretensión líq.\nRenta último\ncontrato\n$1.380.000\nDisponibilidad', none],
    ['Renta\nactual\n$4.050.000\nlíquidos\nExpectativa\nlíquidos', none],
    ['Renta pretendida\nContrato vigente\t$ 990.000 imponibles\nJornada\t42 horas', none],
    ['Renta esperada: / Renta que dejo: 1.400.000', none],
    ['RENTA\nPresente 1.340.000 brutos; la futura la vemos.', none],
    ['Pretensiones: se conversan. Referencia: mi contrato en Copec es por $\n864.000 imponibles.', none],
    ['Notice period: 30 days. Salary at Falabella: CLP 1,750,000.', none],
    ['Tengo un sueldo de 1.030.000 que espero superar.', none],
    ['Pretensiones\nA tratar en la entrevista.\nAntigua remuneración: 1 millón 50 mil.', none],
    ['Aspiraciones económicas\nSin apuro, estoy en una pega estable donde me dan 920 líquidos.', none],
    ['Base salary today: CLP 2,300,000. Expected: open.', none],
    ['Renta pretendida\nFaena 2013-2019, ácido sulfúrico. Últ.\nsueldo $ 1.350.000.', none],
    ['Pretensión de renta\tÚltima renta\nSueldo: $ 900.000', { pretension_renta: 900_000 }],
    ['Trabajo actual\nPretensión\n$ 900.000', { pretension_renta: 900_000 }],
    ['Última renta líquida\t: $1.680.000\nRenta líquida esperada : $1.750.000', { pretension_renta: 1_750_000 }],
    [
      'Los honorarios que cobro hoy son\nde $18.000 por diligencia. Renta a la que aspiro: desde $950.000 hasta $1.100.000',
      { pretension_renta: 950_000, pretension_max: 1_100_000 },
    ],
    ['Renta líquida en Antofagasta: 1.400.000', { pretension_renta: 1_400_000 }],
    ['Renta mínima a la que postularía: $ 1.050.000', { pretension_renta: 1_050_000 }],
    ['Sueldo\nQue no baje del millón doscientos. En Bretti sacaba $1.050.000', { pretension_renta: 1_200_000 }],
    [
      'EXPECTATIVA ECONÓMICA\nCompensación bruta mensual de $9,5 MM más bono anual. Remuneración actual: $10,2 MM brutos.',
      { pretension_renta: 9_500_000 },
    ],
  ],
  (text) => `Ana María Soto Rojas\n${text}`,
);

readsEach(
  'what is said by the way takes nothing from what is asked for',
  [
    ['Expectativa (hoy gano 760): 850 mil', { pretension_renta: 850_000 }],
    ['Mis pretensiones, considerando que hoy recibo 900 mil, son de 1.100.000', { pretension_renta: 1_100_000 }],
    ['Hoy estoy en 960 y me movería por 1.100 líquidos.', { pretension_renta: 1_100_000 }],
    ['Aspiración económica\nLey médica no aplica. $ 2.600.000.- bruto por 44 horas', { pretension_renta: 2_600_000 }],
  ],
  (text) => `Ana María Soto Rojas\n${text}`,
);

readsEach(
  'what one earns today is asked for again only by who says so of the sum',
  [
    ['Líquido que gano hoy: $ 690.000. Busco algo similar o mejor cerca de mi casa', none],
    ['Hoy saco 720 líquidos y busco algo parecido o mejor', none],
    ['Renta actual 1.000.000, pretendo una similar', { pretension_renta: 1_000_000 }],
    ['Gano 1.050.000 y no pido más que eso', { pretension_renta: 1_050_000 }],
  ],
  (text) => `Ana María Soto Rojas\n${text}`,
);

readsEach(
  'no pay of jobs, of payslips, of the post, of what is given or costs',
  [
    ['Empresa\nConstrumart\nCargo\nVendedor\nSueldo líquido / motivo retiro\n$540.000 / mejor oportunidad', none],
    ['EMPRESA\nProsegur\nCARGO\nguardia\nFECHAS\n2018-2024\nSUELDO LÍQ.\n515.000\nEMPRESA\nMininco', none],
    ['Empresa\tCargo\tPeríodo\tRenta líquida\nTottus\tReponedor\t2017-2019\t$ 420.000', none],
    ['Cargo actual\tSupervisor\nRemuneración mensual\t$ 760.000 (contrato indefinido desde 2020)', none],
    ['Concepto\tMonto\nSueldo base\t529.000\nGratificación\t209.396\nTotal haberes\t738.396', none],
    ['2023, asesoría Municipalidad de Penco, honorarios 1.100.000', none],
    ['CONCURSO PÚBLICO\nCargo: Administrativo grado 16\nRenta bruta: $ 934.512\nPostulante:', none],
    ['Se ofrece: renta líquida $ 720.000 + colación', none],
    ['Postulo al cargo de auxiliar. Grado 22 EUS, remuneración bruta mensual $ 702.318.', none],
    ['Sueldo mínimo para el cargo según bases: $ 815.000', none],
    ['Sueldo: según lo que ustedes tengan presupuestado (vi que en la página dice 640.000).', none],
    ['Pretensión de sueldo: según Computrabajo el promedio es $ 700.000, lo dejo a su criterio', none],
    ['Expectativas de sueldo: lo que ofrezcan; en la feria hago unas 600 lucas al mes.', none],
    ['Mi señora aporta 550.000, así que me basta con un trabajo cerca de la casa.', none],
    ['Pretensión de renta: la legal\nTope de renta del subsidio: $ 900.000', none],
    ['Pretensión\nCONCURSOS\n2º lugar, Borde Costero, 2020. Premio de $\n6.000.000.', none],
    ['Pretensión de renta\t–\nReconocimientos\tMejor vendedor 2021, gift card de $ 500.000', none],
    ['Monto solicitado: $ 3.000.000 (capital semilla Sercotec)', none],
    ['Busco pieza o departamento hasta 250.000 en Iquique por traslado.', none],
    ['Sueldo pretendido: por hablar. Dividendo de 415.000 al mes.', none],
    ['Me gustaría comprar el auto que manejo, vale 3.500.000.', none],
    ['Expectativas de renta\nConversable\nSin partes. Camión avaluado en\n28.000.000', none],
    ['Ítem\tPostulante\tCargo\nRenta\t$ 1.100.000\nTurno\t5x2\t5x2', none],
    ['Cobro desde 350.000 por matrimonio, sin viaje', none],
  ],
  (text) => `Ana María Soto Rojas\n${text}`,
);
