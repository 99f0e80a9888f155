import { describe, expect, test } from 'vitest';
import { trades } from './experiencia.suite.ts';

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
    ['Office clerk at Andes Supplies, 2018/2020. Filing, invoicing', 'a'],
    ['Inmobiliaria Ranco 2015-2019\nEmisión de facturas, pagos a proveedores y rendición de gastos', 'a'],
    ['Experiencia\nAbogada, 2015-2019: contratos, actas', 'j'],
    ['Hijos: Ana (cajera de supermercado), Pedro (abogado)\nExperiencia\nChofer, 2015-2019', ''],
  ])('%j', (text, said) => {
    expect(trades(text)).toBe(said);
  });
});
