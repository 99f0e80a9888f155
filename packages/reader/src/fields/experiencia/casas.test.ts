import { describe, expect, test } from 'vitest';
import { trades } from './trades.suite.ts';

describe('the house, the form and the sentence that a job is told in', () => {
  test.each<[string, string]>([
    ['EXPERIENCIA\nAriztía, Analista de remuneraciones (2017 – 2021)', 'a'],
    ['EXPERIENCIA\nNotaría Ibáñez, Linares — Tres meses de 2010 en el mesón de legalizaciones y copias', 'j'],
    [
      'EXPERIENCIA\n2019 – 2022 Banca digital, ejecutiva de atención. Contesto unos setenta chats diarios con macros\n2017 Promotora de tarjetas',
      'c',
    ],
    [
      'EXPERIENCIA\nLos veranos de 2013 y 2014 contesté los reclamos por cortes de luz en el 600 de Chilquinta.\n2015 Asistente de sala',
      'c',
    ],
    [
      'EXPERIENCIA\nAsistente de exportaciones\nFrutícola Vega\nenero de 2015 - marzo de 2018\nEmisión de facturas de exportación',
      'a',
    ],
    ['EXPERIENCIA\n2013 - 2014, Emergia: ejecutivo de atención', 'c'],
    ['EXPERIENCIA\nCajera, aseo de sala y reposición, Unimarc 2018-2021', 'r'],
    ['PERFIL\nEx guardia, hoy vendedor con 5 años de experiencia en retail', 'r'],
    ['EXPERIENCIA\nNotaría Lara, 2015-2020\nOficial. Escrituras y letras.\nUber, 2021\nConductora', 'j'],
    ['EXPERIENCIA\nTeleoperadora: atención a trabajadores afiliados a AFP, 2018-2020', 'c'],
    ['EXPERENCIA:\nREPONEDORA EXTERNA DE BEBIDAS EN UNIMARC DE BUIN', 'r'],
    ['EXPERIENCIA\n2003-2009\tMultitienda Tricot, Curicó: vendedora y encargada de bodega', 'r'],
    ['EXPERIENCIA\n2003-2009\tMultitienda Tricot, Curicó: encargada de bodega', ''],
    [
      'EXPERIENCIA\nFERRETERÍA EL COBRE, calle Brasil 877, Rancagua\nVendedor de mesón, 1989-1997. Atención de público, caja y reposición de\nestantes.',
      'r',
    ],
    ['EXPERIENCIA\n2007 - 2024 Juzgado de Familia. Administrativa jefe de sala', 'ja'],
    [
      'PRIMERO: Experiencia\n1. Notaría y Conservador (1996 – 2023). Oficial primero. Redacción\nSEGUNDO: Estudios\n1. Liceo',
      'j',
    ],
    [
      'EXPERIENCIA\nPráctica, Municipalidad, 2024\nDigitación de permisos de circulación, archivo de solicitudes y soporte.',
      'a',
    ],
    ['# work\nPart-time telephone support agent, Fibra call centre\nAnswered customers, 60 calls a shift', 'c'],
    ['EXPERIENCIA\nNotaría Paz, 2016 – 2025\nRecepcionista y oficial de mesón. Autorización de firmas', 'ja'],
    [
      'EXPERIENCIA\nNotaría Paz / Concepción\nPráctica técnica\nEnero - Marzo 2022\n- Archivo de escrituras, mesón y fotocopias',
      'j',
    ],
    ['EXPERIENCIA\nEjecutiva telefónica, Sitel, 2019-2020', 'c'],
    ['EXPERIENCIA\n2019-2020 Recsa. Gestora de cobranza por teléfono', 'c'],
    ['WORK\n2015-2017 Customer service agent, telephone banking', 'c'],
    ['WORK\nCall centre operator, Entel, 2014-2015', 'c'],
    ['EXPERIENCIA\nTeleoperador bilingüe, 2018', 'c'],
    ['EXPERIENCIA\n2020-2022 Agente de soporte a clientes por chat y teléfono, Despegar', 'c'],
    ['EXPERIENCIA\nBanesco, agencia Valencia – Cajero y ejecutivo de plataforma. 2009 – 2017.', ''],
    ['EXPERIENCIA\nEntel - ejecutiva de plataforma, 2009 – 2017.', 'c'],
    ['EXPERIENCIA\nTécnico en terreno, Sonda, 2019-2021\nCambio de cajas POS Toshiba en 31 locales Unimarc', ''],
    ['EXPERIENCIA\n2020-2022 Isapre Colmena. Ejecutiva de plataforma telefónica', 'c'],
    ['EXPERIENCIA\nSupervisora de call center, 2016-2018', 'c'],
    ['EXPERIENCIA\n2020-2021 Atento Chile\nEjecutivo de atención de reclamos', 'c'],
    ['EXPERIENCIA\n2019-2020 Desarrollador de software para call centers', ''],
    ['EXPERIENCIA\nGuardia de seguridad, edificio de Atento, 2019-2020', ''],
    ['EXPERIENCIA\n2018-2020 Técnico instalador de centrales telefónicas', ''],
    ['EXPERIENCIA\nAuxiliar de aseo en call center Konecta, 2019-2020', ''],
    ['EDUCACIÓN\nCurso de atención telefónica, SENCE, 2019', ''],
    ['EXPERIENCIA\nVendedora integral, Falabella, 2018-2019', 'r'],
    ['EXPERIENCIA\nReponedor, 2015-2016. Pasillo de lácteos', 'r'],
    ['EXPERIENCIA\nVendedor de mesón, 2015-2016. Repuestos y atención de público', 'r'],
    ['EXPERIENCIA\n2015-2016 Cajera, Supermercado El Sol', 'r'],
    ['EXPERIENCIA\nSub jefa de tienda, Tricot, 2015-2016', 'r'],
    ['EXPERIENCIA\nFerretería Lagos, Temuco\nVendedor, 2001-2009', 'r'],
    ['EXPERIENCIA\nJefe de sala, Supermercado Unimarc, 2016-2018', 'r'],
    ['WORK\nSales associate, H&M, 2019-2020', 'r'],
    ['EXPERIENCIA\nBotica San Juan\nAuxiliar de farmacia, 2011-2013', 'r'],
    ['EXPERIENCIA\n2021 Empaque y envoltorio de regalos, Paris, navidad', 'r'],
    ['EXPERIENCIA\nRestaurante Sol. Jefe de sala, 2019-2020', ''],
    ['EXPERIENCIA\nCajero, Banco Estado, 2011-2013', ''],
    ['EXPERIENCIA\nVendedor de seguros en terreno, 2011-2013', ''],
    ['EXPERIENCIA\nHotel Plaza. Cajera, 2011-2013', ''],
    ['EXPERIENCIA\nGuardia de tienda Falabella, 2012-2014', ''],
    ['EXPERIENCIA\n2012-2014 Electricista, instalación de luminarias en tiendas Ripley', ''],
    ['EXPERIENCIA\nAnalista de datos, cliente Walmart, 2020-2022', ''],
    ['EXPERIENCIA\nDiseñadora gráfica, vitrinas y catálogos para Jumbo, 2020-2022', ''],
    ['EXPERIENCIA\nProcurador, Estudio Jurídico Paz, 2019-2020', 'j'],
    ['EXPERIENCIA\n2019-2020 Notaría Benavente, oficial de protestos', 'j'],
    ['EXPERIENCIA\n2º Juzgado Civil de Talca\nOficial tercero, 2001-2009', 'j'],
    ['EXPERIENCIA\nSecretaria, Juzgado de Policía Local, 2001-2009', 'ja'],
    ['EXPERIENCIA\nPracticante, Corporación de Asistencia Judicial, 2019', 'j'],
    ['EXPERIENCIA\nAbogada, 2015-2019. Litigación laboral', 'j'],
    ['EXPERIENCIA\n2015-2019 Pasante, Fiscalía Local de Ñuñoa', 'j'],
    [
      'EXPERIENCIA\nConservador de Bienes Raíces de Talca, 2010-2015. Índice de repertorio y extractos de escrituras',
      'j',
    ],
    ['EXPERIENCIA\nTécnico jurídico, 2019-2021: ingreso de escritos y revisión de causas', 'j'],
    ['WORK\nParalegal, Baker & Lara, 2015-2017', 'j'],
    ['EXPERIENCIA\nAseador, Juzgado de Letras de Lota, 2015-2017', ''],
    ['EXPERIENCIA\nGuardia en Centro de Justicia, 2015-2017', ''],
    ['EDUCACIÓN\nTécnico Jurídico, AIEP, 2015-2017', ''],
    ['EXPERIENCIA\nPeriodista, 2015-2017. Cobertura de tribunales', ''],
    ['EXPERIENCIA\nProgramador, 2015-2017. Sistema de causas para el Poder Judicial', ''],
    ['EXPERIENCIA\nCorredora de propiedades, 2015-2017. Promesas y escrituras con notaría y banco', ''],
    ['EXPERIENCIA\nAsistente contable, 2015-2017', 'a'],
    ['EXPERIENCIA\nSecretaria, Colegio San Luis, 2015-2017', 'a'],
    ['EXPERIENCIA\n2015-2017 Municipalidad de Lota. Digitación de fichas de vehículos, archivo de expedientes', 'a'],
    ['EXPERIENCIA\nAyudante de contabilidad, 2015-2017', 'a'],
    ['EXPERIENCIA\nRecepcionista, Clínica Sur, 2015-2017', 'a'],
    ['WORK\nReceptionist and office clerk, 2015-2017', 'a'],
    ['EXPERIENCIA\n2015-2017 Transportes Sur\nEncargada de facturación', 'a'],
    ['EXPERIENCIA\nOficial administrativo, FACH, 1990-2010', 'a'],
    ['EXPERIENCIA\nPráctica en contabilidad, Pesquera Sur, 2019. Archivo de facturas, conciliaciones bancarias', 'a'],
    ['EXPERIENCIA\nAdministrador de obra, 2015-2017', ''],
    ['EDUCACIÓN\nTécnico en Administración, INACAP, 2015-2017', ''],
    ['EXPERIENCIA\nGasfíter, 2015-2017. Reparación de baños de oficinas administrativas', ''],
    ['EXPERIENCIA\nIngeniero de datos, 2015-2017. Archivo de logs y digitalización de imágenes satelitales', ''],
    ['EXPERIENCIA\nEnfermera, 2015-2017. Archivo de fichas y agenda de horas', ''],
    [
      'CURRICULUM\nCargo\tBodeguero\nResumen\tDiez años en centros de distribución.\nSodimac HC\t2012 – 2015. Reponedor nocturno en sala.\nEstudios\tTécnico medio',
      'r',
    ],
    [
      'EJERCICIO\nFarmacias Ahumada, Coquimbo: auxiliar de farmacia mientras revalidaba el título, 2017 – 2018. Venta en mesón y reposición de estantes.',
      'r',
    ],
    ['ANTES\nEjecutiva telefónica de atención a clientes, plataforma Entel, 2012–2014, para pagar los estudios.', 'c'],
    [
      'RECORRIDO LABORAL\n03/2021 – 08/2024\tAgente de servicio al cliente, mercado Brasil — Sur Soluciones, Santiago. Atención telefónica y chat de pasajeros de una aerolínea: cambios y reembolsos',
      'c',
    ],
    ['EXPERIENCIA\nBarista, 2018 – 2019\nLIDERAZGO\nCentro de Alumnos de Derecho, secretario ejecutivo, 2020.', ''],
    [
      'PRÁCTICA\nNotaría Rendic, Temuco, 2024 (360 horas). Atención en mesón, archivo de escrituras,\ndigitación de declaraciones juradas.',
      'ja',
    ],
    [
      'actor, mediador y gestor cultural / Valparaíso\ngestión\n2020–2024 encargado de programación, Corporación Sur',
      '',
    ],
    ['PRIMERO: Experiencia\n1. Sitel, 2019-2020. Ejecutiva telefónica', 'c'],
    [
      'A. IDENTIFICACIÓN\nAna\nB. ESCOLARIDAD\nMedia\nC. EXPERIENCIA (de la última a la primera)\nEasy Temuco\nReponedor part-time patio\nconstructor',
      'r',
    ],
  ])('in %j', (text, letters) => {
    expect(trades(text)).toBe(letters);
  });
});

describe('who does another trade where one of these is done', () => {
  test.each<[string, string]>([
    ['EXPERIENCIA\nNotaría Lara, Graneros,\nmesón y copias, verano 2018\nBata, vendedora, 2019-21', 'rj'],
    ['EXPERIENCIA\nDos años llamando gente para vender planes de celular, empresa Conecta', 'c'],
    [
      'EXPERIENCIA\nAsistente de Recursos Humanos, Forestal Arauco, 2019 – 2024.\nContratos y finiquitos. Contestaba las consultas de los trabajadores por teléfono y\nWhatsApp.',
      'a',
    ],
    [
      'EXPERIENCIA\nTRANSPORTES NOCHE LTDA. · 2022 a la fecha\nChofer de van. Traslado de noche a los ejecutivos de Atento, Konecta y Sitel al final del\nturno.',
      '',
    ],
    [
      'EXPERIENCIA\nTRANSPORTES CALL CENTER EXPRESS LTDA. · 2022 a la fecha\nChofer de van nocturna. Llevo a sus casas a los ejecutivos de Atento, Konecta y Sitel al final del\nturno.',
      '',
    ],
    [
      'EXPERIENCIA\n2016 AL 2025\tCORTE DE APELACIONES DE TALCA, POR\nEMPRESA ASEOSUR. LIMPIEZA DE SALAS Y\nOFICINAS DE MINISTROS, CAFE PARA LAS\nAUDIENCIAS, LLEVAR EXPEDIENTES DE UN PISO A\nOTRO',
      '',
    ],
    [
      'EXPERIENCIA\n2010 - 2018 · 2ª Comisaría de Talca: diligenciar\ncitaciones, notificaciones y órdenes de aprehensión despachadas por los tribunales; libro y\nestadística.\n1998 - 2010 · Tenencia Maule, patrullajes.',
      '',
    ],
    [
      'EXPERIENCIA\nCorporación Administrativa del Poder Judicial\nAnalista programador · 2019–hoy\nMicroservicios en Java para la Oficina Judicial Virtual; consultas en Oracle',
      '',
    ],
    [
      'EXPERIENCIA\nDiagnóstico ambulatorio (DAM) Osorno, 2019 a la fecha. Informes periciales\npsicosociales encargados por el Juzgado de Familia y la Fiscalía; declaración como perito en 40\naudiencias.',
      '',
    ],
    ['EXPERIENCIA\nJuzgado Primero Civil, Quito, pasantía en el área de sistemas,\n2016: inventario de equipos', ''],
    [
      'EXPERIENCIA\nEstudio Jurídico Lara y Cía.\nAv. Brasil 22\nChofer del socio, desde marzo de 2011 hasta\ndiciembre de 2023. Lo llevaba a tribunales',
      '',
    ],
    [
      'guardia de seguridad con experiencia en retail y mall\nEXPERIENCIA\nguardia - Prosegur, destinado en tienda, 2020-2022',
      '',
    ],
    [
      'EXPERIENCIA\n2018-2025\nMontajes Sur SpA: armado e instalación de góndolas, probadores y cajas\nen tiendas Falabella, Hites y Tricot',
      '',
    ],
    [
      'EXPERIENCIA\nVida Sur, ejecutiva de ventas, 2012 – 2024.\nEdiciones Sur, promotora de textos en colegios, 2004 – 2008.',
      '',
    ],
    ['EXPERIENCIA\nJuzgado de Garantía de Talca, 2016-2020\nProveído de escritos. A veces limpieza', 'j'],
  ])('%j', (text, said) => {
    expect(trades(text)).toBe(said);
  });
});
