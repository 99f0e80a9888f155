import { readsEach } from '../frases.suite.ts';

readsEach('whose a pay is, and which of two', [
  ['Pamela Andrea Ruiz Díaz\nExperiencia\nRipley 2019-2022. Renta líquida $ 650.000', { pretension_renta: null }],
  [
    'Pamela Andrea Ruiz Díaz\nExperiencia\nRipley, vendedora. Sueldo: $650.000. Motivo de retiro: renuncia',
    { pretension_renta: null },
  ],
  [
    'Pamela Andrea Ruiz Díaz\nEXPERIENCIA LABORAL\nEmpresa: Ripley\nCargo: vendedora\nRenta: $650.000\nMotivo de salida: fin de contrato',
    { pretension_renta: null },
  ],
  [
    'Pamela Andrea Ruiz Díaz\nÚltimo empleo: Ripley, vendedora\nSueldo líquido: $650.000\nFecha de término: 2022',
    { pretension_renta: null },
  ],
  ['Pamela Andrea Ruiz Díaz\nRenta del último trabajo: $650.000 líquido', { pretension_renta: null }],
  ['Pamela Andrea Ruiz Díaz\nMi sueldo era de $650.000', { pretension_renta: null }],
  ['Pamela Andrea Ruiz Díaz\nGanaba 650 mil líquidos más bonos', { pretension_renta: null }],
  ['Pamela Andrea Ruiz Díaz\nRenta ofrecida por la empresa: $650.000', { pretension_renta: null }],
  ['Pamela Andrea Ruiz Díaz\nRenta ofertada: $650.000 a $700.000\nPretensión: a convenir', { pretension_renta: null }],
  [
    'Pamela Andrea Ruiz Díaz\nExpectativa de renta\nRenta ofrecida aviso\t$ 529.000 a $ 900.000\nExperiencia laboral',
    { pretension_renta: null },
  ],
  [
    'OFERTA: Cajera part time. Sueldo $550.000 líquido\nPostulante: Pamela Andrea Ruiz Díaz\nExperiencia\nRipley 2019-2022',
    { pretension_renta: null },
  ],
  ['Aviso: Cajera full time, renta líquida $550.000\nPostulante: Pamela Andrea Ruiz Díaz', { pretension_renta: null }],
  [
    'Pamela Andrea Ruiz Díaz\nGestioné un presupuesto mensual de $8.500.000\nAdministré caja chica de $300.000',
    { pretension_renta: null },
  ],
  [
    'Pamela Andrea Ruiz Díaz\nMeta de venta mensual de 12 millones, cumplida al 110%\nTicket promedio $450.000',
    { pretension_renta: null },
  ],
  ['Pamela Andrea Ruiz Díaz\nReduje los costos en $1.200.000 mensuales', { pretension_renta: null }],
  [
    'Pamela Andrea Ruiz Díaz\nPago pensión de alimentos de $250.000\nCrédito hipotecario $400.000 mensual',
    { pretension_renta: null },
  ],
  ['Pamela Andrea Ruiz Díaz\nHonorarios de $900.000 por proyecto entregado, 2021', { pretension_renta: null }],
  ['Pamela Andrea Ruiz Díaz\nBeca de $500.000 mensuales por rendimiento', { pretension_renta: null }],
  [
    'Pamela Andrea Ruiz Díaz\nNegociación de sueldos del personal entre $500.000 y $900.000',
    { pretension_renta: null },
  ],
  [
    'Pamela Andrea Ruiz Díaz\nExperiencia\nAnalista de remuneraciones: sueldos de 300 trabajadores por $180.000.000 mensuales',
    { pretension_renta: null },
  ],
  ['Pamela Ruiz Díaz\nSueldo: el que paguen en la comunidad, en Cochrane eran $ 560.000', { pretension_renta: null }],
  [
    'Pamela Ruiz Díaz\nCONDICIONES\nSueldo base 539.000 + 45 % comisión es lo que tuve en Alto.',
    { pretension_renta: null },
  ],
  [
    'Lidia Quispe Choque\nUSO INTERNO: Valor caja $ 340 · Bono asistencia $ 60.000 · Ingreso estimado $ 780.000',
    { pretension_renta: null },
  ],
  ['Postulante A-14\nRenta bruta del cargo\n$ 871.455, grado 18 EUS', { pretension_renta: null }],
  ['Pamela Andrea Ruiz Díaz\nCobranza de cuotas de $150.000 a $400.000 por apoderado', { pretension_renta: null }],
  [
    'Pamela Andrea Ruiz Díaz\nEvaluación de créditos con renta mínima de $400.000\nEjecutiva de Banco',
    { pretension_renta: null },
  ],
  [
    'Pamela Andrea Ruiz Díaz\nExperiencia\nCaptación de clientes con renta sobre $800.000 líquidos',
    { pretension_renta: null },
  ],
  ['Ana Soto Rojas\nRenta\nActual: $900.000. Esperada: $1.100.000', { pretension_renta: 1100000 }],
  ['Ana Soto Rojas\nRenta actual / esperada: 900.000 / 1.100.000', { pretension_renta: 1100000 }],
  ['Ana Soto Rojas\nMi última renta fue $900.000 y aspiro a lo mismo', { pretension_renta: null }],
  [
    'Ana Soto Rojas\nRenta según faena y turno. Vacunas al día y examen de altura geográfica 5.500 m.',
    { pretension_renta: null },
  ],
  ['Ana Soto Rojas\nGano hoy $2.050.000 y no pretendo moverme por lo mismo', { pretension_renta: null }],
  ['Ana Soto Rojas\nGrado 12 EMS actualmente, remuneración bruta $ 1.214.000.', { pretension_renta: null }],
  ['Ana Soto Rojas\nPostulo por $1.600.000 brutos', { pretension_renta: 1600000 }],
  [
    'Ana Soto Rojas\nMi renta actual es de $1.320.000 brutos y postulo por $1.600.000 brutos',
    { pretension_renta: 1600000 },
  ],
  [
    'Ana Soto Rojas\nLíquida de $1.000.000 mínimo, $1.200.000 ideal',
    { pretension_renta: 1000000, pretension_max: 1200000 },
  ],
  [
    'Ana Soto Rojas\nRenta mínima: $ 720.000 líquidos. Renta ideal: $ 800.000 líquidos.',
    { pretension_renta: 720000, pretension_max: 800000 },
  ],
  [
    'Ana Soto Rojas\nExpectativa\n$900.000 a un millón cien líquidos',
    { pretension_renta: 900000, pretension_max: 1100000 },
  ],
  ['Ana Soto Rojas\nPretensiones: piso 700, techo 850', { pretension_renta: 700000, pretension_max: 850000 }],
  ['Ana Soto Rojas\nPretensión: desde 700 hasta 850 mil', { pretension_renta: 700000, pretension_max: 850000 }],
  ['Ana Soto Rojas\nSueldo pretendido 700.000 - 850.000', { pretension_renta: 700000, pretension_max: 850000 }],
  [
    'Ana Soto Rojas\nexpectativa de renta $1.000.000 - $1.200.000 líquido',
    { pretension_renta: 1000000, pretension_max: 1200000 },
  ],
  [
    'Ana Soto Rojas\nRENTA ESPERADA\nEntre $1.000.000 y $1.200.000',
    { pretension_renta: 1000000, pretension_max: 1200000 },
  ],
  [
    'Ana Soto Rojas\nRenta: entre un millón y un millón doscientos',
    { pretension_renta: 1000000, pretension_max: 1200000 },
  ],
  ['Ana Soto Rojas\nRenta esperada: mínimo legal', { pretension_renta: null }],
  ['Ana Soto Rojas\nPretensiones de renta: $700.000 (conversable)', { pretension_renta: 700000 }],
  ['Ana Soto Rojas\nMis pretensiones son de setecientas lucas líquidas', { pretension_renta: 700000 }],
  ['Ana Soto Rojas\nLa renta que me acomoda son $700.000', { pretension_renta: 700000 }],
  ['Ana Soto Rojas\nEn cuanto a sueldo, 700 mil estaría bien', { pretension_renta: 700000 }],
  ['Ana Soto Rojas\nPor menos de 700 mil no me conviene moverme', { pretension_renta: 700000 }],
  ['Ana Soto Rojas\nEspero que el sueldo parta de 700.000', { pretension_renta: 700000 }],
  ['Ana Soto Rojas\nMi renta base es $700.000 más comisiones', { pretension_renta: 700000 }],
  ['Ana Soto Rojas\nRenta referencial $ 700.000', { pretension_renta: 700000 }],
  ['Ana Soto Rojas\nIngresos deseados mensuales: CLP 700,000', { pretension_renta: 700000 }],
  ['Ana Soto Rojas\nEconómico: 700 líquido', { pretension_renta: 700000 }],
  ['Ana Soto Rojas\nValor líquido al que postulo: $700.000', { pretension_renta: 700000 }],
  ['Ana Soto Rojas\n$ esperado 700.000', { pretension_renta: 700000 }],
  [
    'Ana Soto Rojas\nSueldo líquido deseado entre 700 y 750 mil pesos',
    { pretension_renta: 700000, pretension_max: 750000 },
  ],
]);

readsEach('pay of many, of before, of other money', [
  ['Ana Soto Rojas\nLiquidaciones de 85 trabajadores (sueldo mínimo $500.000), finiquitos', { pretension_renta: null }],
  ['Ana Soto Rojas\nPretensiones de renta de los candidatos: entre $600.000 y $900.000', { pretension_renta: null }],
  ['Ana Soto Rojas\nRenta bruta: $690.000 (hasta junio 2024)', { pretension_renta: null }],
  ['Ana Soto Rojas\nSueldo base $600.000 más comisiones que promediaban $450.000', { pretension_renta: null }],
  ['Ana Soto Rojas\nEquipo de 11 vendedores, renta variable con tope de $1.200.000', { pretension_renta: null }],
  ['Ana Soto Rojas\nRemote job (salary 3,000 CAD)', { pretension_renta: null }],
  ['Ana Soto Rojas\nÚltima renta: $680.000 líquido. Pretensión conversable.', { pretension_renta: null }],
]);

readsEach('a sum with a label of its own, and the pay of now however it is put', [
  [
    'Ana Soto Rojas\nPretensión de sueldo: A negociar | Inversión publicitaria: 720000 CLP mensual',
    { pretension_renta: null },
  ],
  ['Ana Soto Rojas\nCompensación actual: fijo 4,2 MM líquidos + bono 2 rentas', { pretension_renta: null }],
  ['Ana Soto Rojas\nSueldo 620.000 actual', { pretension_renta: null }],
]);

readsEach('pay of the post, by a table or by who proposes it', [
  ['Ana Soto Rojas\nRango de renta según escala: $1.350.000 a $1.600.000 (44 hrs)', { pretension_renta: null }],
  ['Ana Soto Rojas\nRenta de la vacante: $900.000', { pretension_renta: null }],
  ['REF: Proceso 4451 / Controller / Renta 4.0 - 4.5 MM líquido\nAna Soto Rojas', { pretension_renta: null }],
  ['Hola, soy Ana Soto Rojas, vi su aviso (sueldo 580.000).', { pretension_renta: null }],
  ['Ana Soto Rojas\nContrato honorarios Municipalidad de Lota, $ 950.000 mensuales', { pretension_renta: null }],
  ['Ana Soto Rojas\nSe sugiere ingreso a la cuadrilla, remuneración $ 529.000.', { pretension_renta: null }],
]);

readsEach('what a contract, a payslip, an offer or a service says it costs', [
  ['CONTRATO DE TRABAJO\nel trabajador Juan Soto Vera\nEl sueldo base será de $ 560.000.', { pretension_renta: null }],
  ['LIQUIDACIÓN DE SUELDO\nTrabajador: Juan Soto Vera\nSueldo base 412.000', { pretension_renta: null }],
  ['Ana Soto Rojas\n3. CONDICIONES DE LA OFERTA\nSueldo 620.000 líquido, turnos', { pretension_renta: null }],
  [
    'Antecedentes del cargo: Administrativo grado 18, renta bruta $ 812.334\nAntecedentes personales: Ana Soto Rojas',
    { pretension_renta: null },
  ],
  [
    'Ana Soto Rojas\nPretensión: la que estipule la empresa, en Colombia devengaba 12 millones de pesos colombianos',
    { pretension_renta: null },
  ],
  ['Ana Soto Rojas\nAuditora\nHonorario por auditoría desde $ 2.800.000', { pretension_renta: null }],
  [
    'Ana Soto Rojas\nSueldo actual 1,15 palos; me ofrecieron 1.250.000 y dije que no\nPara moverme: entre 1.300.000 y 1.500.000 líquidos',
    { pretension_renta: 1300000, pretension_max: 1500000 },
  ],
]);

readsEach('sums that no pay is asked with', [
  [
    'Ana Soto Rojas\nEspero una remuneración acorde a mi experiencia\nRM 1.5T, TAC 64 canales',
    { pretension_renta: null },
  ],
  ['Ana Soto Rojas\nVariable 30% sobre fijo $1.900.000.', { pretension_renta: null }],
  ['Ana Soto Rojas\nPrograma Vínculos, 2022-24. Honorarios mensuales brutos de $980.000', { pretension_renta: null }],
  ['Ana Soto Rojas\nCLP 1.3M net/month saved on cloud bills', { pretension_renta: null }],
  ['Ana Soto Rojas\nCosecha a trato, hasta $1.100.000 al mes', { pretension_renta: null }],
]);

readsEach('what an hour costs, a pension, a phone, and pay told with its letters changed', [
  ['Ana Soto Rojas\nPRETENSIÓN\nValor hora $ 9.500', { pretension_renta: null }],
  ['Ana Soto Rojas\nMi jubilación es de $ 214.000, por lo que busco media jornada', { pretension_renta: null }],
  ['ROSA CHOQUE CONDORI\nRut: 11.640.287 - 4    Tel. fijo: 58 231 4409 (llamar tarde)', { pretension_renta: null }],
  ['PRETENCION DE RENTA\nlo qe estimen, en claro sacava unos 780.000 en mes bueno', { pretension_renta: null }],
]);

readsEach('no pay of what a firm is to sell or to collect', [
  [
    'Ana Soto\nGOOD TO KNOW\nAverage guest score 9.3. Upselling target of CLP 4,000,000 a month, reached in 2023 and 2024.',
    { pretension_renta: null },
  ],
  ['Ana Soto\nSales target of CLP 8,000,000 per month, reached 110%', { pretension_renta: null }],
  ['Ana Soto\nTarget revenue of $15,000,000 a month', { pretension_renta: null }],
  ['Ana Soto\nMonthly target: CLP 5,000,000 in sales', { pretension_renta: null }],
  ['Ana Soto\nExceeded the monthly target of $4,000,000 per month', { pretension_renta: null }],
  ['Ana Soto\nStore goal between $4,000,000 and $6,000,000 per month', { pretension_renta: null }],
  ['Ana Soto\nAsking price negotiation on flats from CLP 900,000 monthly rent', { pretension_renta: null }],
  ['Ana Soto\nExpected monthly collections of CLP 12,000,000', { pretension_renta: null }],
  ['Ana Soto\nMinimum order of $800,000 per month', { pretension_renta: null }],
  ['Ana Soto\nTarget of CLP 4,000,000 a month, exceeded every month', { pretension_renta: null }],
  ['Ana Soto\nCobro de arriendos por un total de $6.500.000 mensuales', { pretension_renta: null }],
  ['Ana Soto\nCobro a clientes morosos de $900.000 mensuales', { pretension_renta: null }],
  ['Ana Soto\nTeam quota CLP 6,000,000 per month', { pretension_renta: null }],
  ['Ana Soto\nTarget salary: CLP 1,200,000', { pretension_renta: 1200000 }],
  ['Ana Soto\nTarget: CLP 1,200,000 net monthly', { pretension_renta: 1200000 }],
  ['Ana Soto\nMy target is CLP 1,200,000 a month net', { pretension_renta: 1200000 }],
  ['Ana Soto\nLooking for a sales position, expected CLP 1,200,000 monthly', { pretension_renta: 1200000 }],
  ['Ana Soto\nDesired salary CLP 1,200,000 per month', { pretension_renta: 1200000 }],
  ['Ana Soto\nSeeking CLP 1,200,000 net per month in sales or retail', { pretension_renta: 1200000 }],
  ['Ana Soto\nCobro 800 mil al mes', { pretension_renta: 800000 }],
  ['Ana Soto\nCobro por mes 800 mil líquidos', { pretension_renta: 800000 }],
  ['Ana Soto\nTengo hijos en el colegio, 350.000 mensuales.', { pretension_renta: null }],
  ['Ana Soto\nSeguro complementario, 350.000 líquidos', { pretension_renta: null }],
]);

readsEach('no pay of what somebody sells', [
  ['Ana Soto Rojas\nVendo sobre $6.000.000 mensuales en repuestos', { pretension_renta: null }],
  ['Ana Soto Rojas\nMinimum ticket CLP 400,000, maximum CLP 1,200,000 per month', { pretension_renta: null }],
]);

readsEach('a pension is no pay; a shift is what is worked for it', [
  [
    'Ana Soto Rojas\nBusco pocas horas. No deseo más que complementar mi pensión de\n$ 312.000. Pueden dejarme recado.',
    { pretension_renta: null },
  ],
  [
    'Ana Soto Rojas\nSueldo que pido\t$600.000 líquido por turno 4x4\nEXPERIENCIA\nProsegur, 2020 a 2024.',
    { pretension_renta: 600_000 },
  ],
  ['Ana Soto Rojas\nSueldo que pido\t$40.000 por turno', { pretension_renta: null }],
]);

readsEach('sums by the piece and by the day beside the month’s', [
  [
    'Ana Soto Rojas\nTécnica femenina, 1974\nCobro por prenda: basta de pantalón $5.000, traje de novia desde\n$180.000.',
    { pretension_renta: null },
  ],
  ['Ana Soto Rojas\nSueldo que pido\t25.000 el día o 600.000 al mes', { pretension_renta: 600_000 }],
]);
