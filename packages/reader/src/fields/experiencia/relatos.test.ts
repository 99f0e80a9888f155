import { describe, expect, test } from 'vitest';
import { trades } from './trades.suite.ts';

describe('jobs told in sentences', () => {
  test.each<[string, string]>([
    ['Hoy. Mediadora en el Museo de la Solidaridad (desde 2020). Visitas para escuelas.', ''],
    ['Experiencia\n05/2013 – 12/2017\nCajera promotora\nCaja Municipal de Tacna (Perú). Atención en ventanilla.', ''],
    [
      'Hospital Regional de Coyhaique (2000 – 2022)\nRecepción y central telefónica, después SOME: dar horas, ordenar fichas, digitar interconsultas en SIDRA.',
      'a',
    ],
    [
      'Experiencia\nSecretaria. Estudio de abogados Hoelck y Cía., Puerto Montt, 2003–2011. Digitación de demandas y escrituras, agenda de alegatos.',
      'ja',
    ],
    [
      'RELATO DE MI TRAYECTORIA\nHice la práctica en la Corporación de Asistencia Judicial de Nueva Imperial, donde atendí público y aprendí a redactar demandas de alimentos.',
      'j',
    ],
    [
      'Mi historia laboral\nPasé a Konecta, entre marzo de 2016 y diciembre de 2019, como ejecutivo de retención de un banco; en 2018 me premiaron como mejor ejecutivo del piso.',
      'c',
    ],
    [
      'Experiencia\nDesde marzo de 2024, como ayudante alumna de la Dirección de Carrera, ordeno las fichas de los estudiantes en práctica, ingreso datos en planillas Excel y contesto consultas.',
      'a',
    ],
    [
      'Experiencia profesional\nEn Recsa Servicios de Cobranza llegué en 2006 a hacer llamados de mora temprana y terminé en 2014 como supervisora de un grupo de 22 teleoperadores',
      'c',
    ],
    [
      'Experiencia profesional\nPasé luego a Orpro S.A., en la que de 2014 a 2022 dirigí la cobranza prejudicial telefónica de créditos hipotecarios',
      'c',
    ],
    [
      'Experiencia\nEn 2021, todavía estudiante, trabajé los fines de semana en la caja de la Cruz Verde de calle Ramírez.',
      'r',
    ],
    [
      'Experiencia laboral\nComencé en 2013 de peoneta en CCU, repartiendo bebidas por la zona sur de Santiago. A los dos años pasé a la oficina del mismo centro como asistente administrativo de despacho: emitía las guías y facturas en Softland, archivaba las hojas de ruta y contestaba a los choferes.',
      'a',
    ],
    ['Cinco meses de peoneta en CCU. Un verano de reponedor en el Jumbo del Mall Puerta del Mar.', 'r'],
    [
      'Mi historia laboral\nPartí el 2015 en Recsa, en calle Blanco, con un cintillo y una pantalla llena de deudores. Llamaba a unas\n140 personas al día para ofrecerles repactar sus cuotas atrasadas',
      'c',
    ],
    ['TRABAJOS\nOrpro / Orsan. 2018-24. fono cobranza mora dura, 90 llam/día; castigos → demandas', 'c'],
    ['donde e estado:\ntottus vivaceta / repo lacteos, fleje, pasillo. noche. 2 años', 'r'],
    ['Liquidadora de ropa Doña Ximena, mi tienda, calle Benavente. cerró 2020', 'r'],
    [
      'Relación de servicios\nIngresé a la Notaría Valdivieso de San Fernando en 1994 y permanecí allí hasta 2020; transcribí escrituras, autoricé copias junto al notario suplente y tomé las firmas de finiquitos.',
      'j',
    ],
    ['MEDIACIÓN\n2016 – 2018 Mediadora, Artistas del Acero, visitas escolares', ''],
    ['LO POCO QUE HE TRABAJADO\nFEN — ayudante de Contabilidad I', ''],
    ['A QUÉ ASPIRO\tAsistente contable o tesorero\n2019 – hoy Asistente contable, Transportes Cruz del Sur', 'a'],
    [
      'Trabajé 31 años en la Cooperativa Agrícola Tinguiririca como ayudante de contador y después como encargado de remuneraciones. Llevaba libros de compra y venta, cotizaciones en Previred y los formularios 29.',
      'a',
    ],
    ['Atento a su llamado, los saluda Juan Soto', ''],
    ['What I have done\nTelesales agent, call centre of a phone company, 2010 to 2012. Sixty calls a shift.', 'c'],
    ['Antes vendí en el almacén de mi tía en Calbuco, cuatro años (2006–2010), y sé lo que es fiar.', 'r'],
    [
      '¿En qué ha trabajado?\nJornal en obra. En República Dominicana 2015 a 2018: corte de caña y después lavado de autos.',
      '',
    ],
    [
      'Eight months at the Sitel call centre in Santiago (2016–2017), and before that a lot of other work, answering\ncalls from mobile-phone customers and calming them down.',
      'c',
    ],
    [
      'Después, de 2021 hasta diciembre pasado, atendí en una tienda de ropa escolar; ahí aprendí a usar Transbank.',
      'r',
    ],
    [
      'Experiencia\nALMACENES LA 14, Cali, 2018 a 2019. Auxiliar de punto de venta. Caja rápida y surtido de góndolas.',
      'r',
    ],
    ['Lo que he hecho\nAlmacén «Nelly» en mi casa, desde 1999 hasta 2022. Llevaba el cuaderno del fiado.', 'r'],
    [
      'Work\nLemontech, Developer, 2016 – 2020. Built the time-tracking module of a product for law firms.\nVTR contact centre, Valdivia, 2013 – 2015. While studying, I answered calls from customers, forty a shift.',
      'c',
    ],
    [
      'lo último\nFalabella, Mall Plaza Trébol. Noviembre 2021 a mayo 2024.\nZapatillas y hombre. Buscar número, cobrar, ofrecer la tarjeta CMR, doblar, recibir reparto.',
      'r',
    ],
    ['De ahí puse un kiosco de diarios en Gran Avenida y lo atendí hasta el 2018: diarios, revistas y bebidas.', 'r'],
    [
      'Experiencia\nBazar y pasamanería Doña Juana, local 14, Mercado de Calama. 2019 – 2024. Local arrendado por mí. Venta de lana, botones y telas.\nAramark, campamento. 2014 – 2018. Aseo de dormitorios.',
      'r',
    ],
    ['Experiencia\nKiosco y almacén "Lo de Lean" — dueño, Godoy Cruz, Mendoza (2015–2023)', 'r'],
    ['Experiencia\n2015 – 2018 Falabella Corporativo — Analista de Tesorería\nFlujo de caja de 4 países en SAP.', ''],
    [
      'Experiencia\nNotaría Tejos de Chillán (1999–2008), donde hacía escrituras, poderes, finiquitos y atendía el mesón.',
      'j',
    ],
    [
      'Como profesor\n2009–hoy\nJuez nacional de atletismo, FEDACHI. Largadas, medición de saltos, actas de resultados.',
      '',
    ],
    [
      'Mi experiencia\nTrabajo desde 2013 en la Fiscalía Local de Arica. Recibo los partes policiales y las denuncias, los ingreso en el SAF y\npreparo la carpeta para el fiscal.',
      'j',
    ],
    [
      'Experiencia\nClínica Portada, mesón de consultas · 2019 – hoy\nDoy horas a seis especialistas, recibo a los pacientes, emito bonos con huella, cobro el copago y archivo fichas.',
      'a',
    ],
    [
      'EXPERIENCIA\nIron Mountain Chile S.A., San Bernardo\nTomaba cajas de fichas y pólizas, las escaneaba, pasaba los datos a la base y revisaba lo que habían digitado.',
      'a',
    ],
    [
      'HISTORIAL LABORAL DECLARADO\nMunicipalidad de Chanco, Departamento de Tránsito (2006-2022). Recibía los papeles de los permisos de circulación, giraba la orden de ingreso y foliaba los decretos.',
      'a',
    ],
  ])('%j', (text, said) => {
    expect(trades(text)).toBe(said);
  });
});

describe('words of a trade in other trades', () => {
  test.each<[string, string]>([
    ['EXPERIENCIA\nTaller Marisol, 2019-2020\nPráctica en corte y confección', ''],
    ['2015-2019 Municipalidad de Maipú\nRecepción de denuncias de vecinos y cuidado de vehículos fiscales', ''],
    ['Experiencia\nAbogada, Teatro Municipal de Santiago, 2019-2021', 'j'],
    ['2019 - 2021 Cajera, Tottus. Arqueo, notaría cercana', 'r'],
    ['2018-2020 Operario de producción, Cartones San José\nEmbalaje de pallets con flejes y film', ''],
    ['Experience\nKomatsu, 2015 – 2020\nWorked till March 2020 as mechanic of trucks', ''],
    ['2019-2021 Diseñadora gráfica\n- Levanté la tienda online de la marca', ''],
    ['Hice una capacitación de 3 meses de cajera y reponedora en la OMIL.', ''],
    ['2016-2018 Transportes Sur\nRevisión de permisos de circulación de los camiones y planillas de ruta', ''],
  ])('%j', (text, said) => {
    expect(trades(text)).toBe(said);
  });
});

describe('tasks that tell of a trade without its title', () => {
  test.each<[string, string]>([
    [
      'Experiencia\nZofri, Módulo 2114. Marzo 2019 – Noviembre 2023\nOfrecía perfumes y cremas a los turistas, cobraba con Transbank y efectivo, armaba vitrinas.',
      'r',
    ],
    [
      'Experiencia\nTelemercadeo Andino, Quito. Enero 2015 – Diciembre 2018\nCon audífonos todo el día vendiendo seguros de vida.',
      'c',
    ],
    ['De 1994 al 2021 tuve almacen en mi casa, El Torito, vendia de todo, pan, verdura, gas.', 'r'],
    [
      'Experiencia\nVendí en ruta. Antes, mecanógrafa en la Notaría Winkler de Osorno (1980–1987), escrituras y protestos.',
      'ja',
    ],
    [
      'Historial Laboral\nViña Santa Rita, Buin | 05-2021 / 08-2024\nIngreso facturas de proveedores a SAP, concilio cuatro cuentas corrientes, preparo nóminas de pago y archivo respaldos.',
      'a',
    ],
    ['Experiencia\nMinimarket de la calle San Diego, 2015-2018, donde hacía la caja y reponía las bebidas.', 'r'],
    ['Experiencia\nAlmacenes Éxito, Armenia. 2015 a 2019\nAuxiliar de surtido y panadería', 'r'],
    ['Experiencia\n2017-2020 En la recepción de un hostal de Bellavista: hacía el check-in en Cloudbeds.', 'a'],
    [
      'Experiencia\nAgencia de Aduanas Stein, 2003 - 2015. Pedidor de importación: DIN, revisión de facturas y carpetas para el despachador',
      'a',
    ],
    ['Experiencia\n2003 - 2015 Oficinista, Barraca Stein', 'a'],
    ['Experiencia\n2021 – 2025, Corporación Llequén. Asistía a las visitas cuando el juez lo pedía.', ''],
    [
      'Experiencia\nGendarmería de Chile, 1985 a 2010. Traslado de imputados y custodia de audiencias en el Juzgado de Garantía.',
      '',
    ],
    [
      'Fui vendedora y después compradora de telas en Casa Sabaj (1976-1994). Cuando quebró,\npasé a tomar pedidos por teléfono en Avon, ocho años con el auricular al hombro y una\nmeta pegada en el vidrio.',
      'cr',
    ],
    [
      'Experiencia\n2016 – 2019 Asistente de archivo, Notaría de Iquique. Repertorio, copias autorizadas, atención de mesón.',
      'ja',
    ],
  ])('%j', (text, said) => {
    expect(trades(text)).toBe(said);
  });
});
