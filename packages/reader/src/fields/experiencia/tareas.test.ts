import { describe, expect, test } from 'vitest';
import { trades } from './trades.suite.ts';

describe('jobs told by their tasks, where no heading says that they are jobs', () => {
  test.each<[string, string]>([
    ['2019-2021 Atento Chile: respondía llamados de clientes por boletas y averías', 'c'],
    ['trabajé 1 año en un cal center de Claro vendiendo planes x telefono', 'c'],
    ['Cobranza telefónica, Orpro Ltda., 2 años. Gestión de mora temprana', 'c'],
    ['TELEOPERADORA\nSITEL CHILE\nENERO 2020 JULIO 2021', 'c'],
    ['Data Analyst, 2020-2022. Tableros de mora para el equipo de cobranza telefónica', ''],
    ['2018 a 2020 Paris Maipú: reponía ropa en sala y orientaba a los clientes en los probadores', 'r'],
    ['Reponedora externa en Lider Ñuñoa, 2 temporadas', 'r'],
    ['Empresa: Sodimac Huechuraba\nCargo: Cajera', 'r'],
    ['Sodimac Castro 2017 – 2020. Asesor proyectos cocinas', 'r'],
    [
      'Tienda X: 2015 vendedora / 2017 atención telefónica de reclamos en el contact center / 2019 asistente administrativa',
      'cra',
    ],
    ['Corte de Apelaciones, 2016-2020\nProveído de escritos y foliado de expedientes', 'j'],
    ['Intern at 3rd Civil Court of Santiago, 2019-2020: drafting resolutions', 'j'],
    ['2018-2020 Taller Motor Sur. Perito mecánico automotriz', ''],
    ['2018-2020 Mediadora comunitaria voluntaria', ''],
    ['2019-2024 Bodega. Supervisor de operaciones\nDHL Pudahuel – cuenta Nike, 2022-2025', ''],
    ['Experiencia\nBanco Santander\nCajero\n2018-2024', ''],
    ['Experiencia\nVTR, plataforma de retenciones: 20 ejecutivos, 2015-2021', 'c'],
    ['Experiencia\nDespegar, reservas por teléfono, 2016-2019', 'c'],
    ['He trabajado los findes en Preunic, reponiendo y envolviendo regalos', 'r'],
    ['Experiencia\nSecretaria de la Quinta Compañía de Bomberos', ''],
    ['Experiencia\nOf. Partes, Gobernación Marítima, 2003–2018', 'a'],
    ['Jefe(a) de local, cadena Todo Hogar, 2017-2023', 'r'],
    ['TELE-EJECUTIVA\nServicios Express, dic 2020 – ago 2022', 'c'],
    ['Mapfre, 2017-2020. Llamados de renovación a cartera de clientes', 'c'],
    ['Operadora de asistencia en ruta (2013–2016): recibía el llamado del asegurado', 'c'],
    ['Secretaria de dirección, Liceo de Ancud, 1990–2018', 'a'],
    ['Soy auxiliar\nEstafeta, fotocopias, despacho de correspondencia y archivo', 'a'],
    ['Secretaria bilingüe\nSantiago', ''],
    ['Experiencia\nÉxito Envigado, cajera principal, 2011–2014\nBodegas del Sur, chofer, 2014', 'r'],
    ['Experiencia\nUniversidad de Playa Ancha\nEncargado de deportes\n2020', ''],
    ['Experiencia\nDefensoría Laboral (2018-2024): representación de trabajadores ante el Juzgado', 'j'],
    ['Trabaje en una botilleria atendiendo publico 3 años.', 'r'],
    ['CESFAM Las Cabras\n- SOME: dación de horas, recepción de pacientes (2 años)', 'a'],
    [
      'Experiencia\nComercial Paredes, 2013 a 2018\n• Mostrar telas\n• Emitir boleta y cuadrar la caja\n• Armar la vitrina',
      'r',
    ],
    ['Experiencia\nCafé Sur, 2013 a 2018\n• Armar la vitrina\n• Emitir boleta en las mesas', ''],
    ['Experiencia\nContratel, 2019-2021\n• Atender 90 clientes diarios al teléfono\n• Derivar a segundo nivel', 'c'],
    ['Experiencia\nEstudio Vergara, 2021-2024\n• Preparar contestaciones y listas de testigos', 'j'],
    ['Experiencia\nFundación Sur, 2021-2024\n• Informes sociales al tribunal y audiencias', ''],
    [
      'Experiencia\nTransportes Barraza, 2012–2020\n• Emitía guías y facturas\n• Contestaba el teléfono y ordenaba los archivadores',
      'a',
    ],
    ['Experiencia\nTransportes Barraza, 2012–2020\n• Conducir camión, facturas firmadas, viáticos', ''],
    ['Experiencia\nCorporación Administrativa del Poder Judicial: informático, 2009-2012', ''],
    ['Experiencia\nCevichería La Mar, cajera, 2016-2020', ''],
    ['Experiencia\nCGE, ejecutiva fono emergencias, 2018', 'c'],
    ['Experiencia\nSENDA, consejera telefónica, 2021-2023', 'c'],
    [
      'Experiencia\n2018 – 2026\tRipley Mall Trébol, atrás. Recibo los camiones en el andén, abro bultos, cuelgo, alarmo y etiqueto.',
      'r',
    ],
    ['Experiencia\n2016 – 2020 Arrendé un puesto en la galería del centro: carcasas y láminas.', 'r'],
    [
      'Treinta años de tornillos\nFerretería El Perno, 1996–2025. Cortaba fierro a medida y sacaba la guía o la factura.',
      'r',
    ],
    ['Experiencia\nMinimarket Don Lalo (2018 – 2022). Atendía, cobraba y hacía los pedidos.', 'r'],
    [
      'Municipalidad de Arica, cada febrero desde 2022\nMe contratan para los permisos de circulación: ingreso la patente y archivo la copia.',
      'a',
    ],
    ['Experiencia\nFrigorífico Karmac / asist. adm. / 2013-2016', 'a'],
    ['Encargada de remuneraciones y administrativa contable\nColegio Terraustral, 2015 a 2024', 'a'],
    ['Tengo una tiendita de ropa en Quinta Normal hace 4 años', 'r'],
    ['Última pega: 3 años en Sitel Maipú, línea Latam', 'c'],
    ['Sin experiencia en retail', ''],
    ['4 años vendiendo planes desde la casa, con discador', 'c'],
    ['Resumen laboral\n03/2010\t12/2014\tHospital de Linares\tAdministrativo SOME', 'a'],
    ['2013-2021: Consulta dental – recepción, agenda y cobros', 'a'],
    ['[2015-2024] Tesorera – Colegio Inglés San José', 'a'],
    ['Experiencia\nReceptoría Judicial Pinto, gestor, 2016-2019', 'j'],
    ['Experiencia\nJunior y estafeta en Notaría Hidalgo, 2003-2015', 'a'],
    ['Office clerk at Andes Supplies, 2018/2020. Filing, invoicing', 'a'],
    ['Inmobiliaria Ranco 2015-2019\nEmisión de facturas, pagos a proveedores y rendición de gastos', 'a'],
    ['Experiencia\nAbogada, 2015-2019: contratos, actas', 'j'],
    ['Hijos: Ana (cajera de supermercado), Pedro (abogado)\nExperiencia\nChofer, 2015-2019', ''],
  ])('%j', (text, said) => {
    expect(trades(text)).toBe(said);
  });
});

describe('jobs told by their papers, their counter or their house', () => {
  test.each<[string, string]>([
    [
      'DÓNDE APRENDÍ EL OFICIO\nExportadora Los Lirios SpA, Requínoa. Analista contable desde marzo de 2020. La contabilidad está en Softland.',
      'a',
    ],
    [
      'Experiencia\nImportadora Chahuán, de 2021 en adelante\nRegistro facturas de compra en Laudus, cuadro el banco.',
      'a',
    ],
    [
      'Pedidor y asistente de agencia de aduanas, Valparaíso\nEn qué ando\nTrabajo para la Agencia de Aduanas Stein, oficina\nde Valparaíso, desde 2014. Tramito DIN y DUS en\nel sistema de la agencia.',
      'a',
    ],
    [
      'Estudios\nInstituto Comercial de La Unión, técnico en Administración.\nMi práctica\nLa hice en la lechera Colun, en la oficina de personal. Archivé contratos, saqué fotocopias.',
      'a',
    ],
    ['Experiencia\nPreunic, Mall Zofri: consejera de piel, 2017–2022.', 'r'],
    ['Experiencia\nFui además librera en Metales Pesados, dos diciembres, vendiendo detrás del mesón.', 'r'],
    ['Experiencia\nNotaría Segunda de Buenaventura, auxiliar de registro civil, 2012–2015.', 'j'],
    ['DIARIO EL DÍA\nRedactor de tribunales, 2014 a 2024. Cubrí\nformalizaciones, juicios orales y la Corte.', ''],
    ['Experiencia\n2016–22 Diario Atacama. Redactora de policía y tribunales: cubrí más de cien juicios\norales.', ''],
  ])('%j', (text, letters) => expect(trades(text)).toBe(letters));
});
