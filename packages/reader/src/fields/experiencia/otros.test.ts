import { describe, expect, test } from 'vitest';
import { trades } from './trades.suite.ts';

describe('what only touches a trade is no job of it', () => {
  test.each<[string, string]>([
    ['Experiencia\nRadio Sur, 2015-2018\ncobertura de juicios orales', ''],
    ['Experiencia\n2016 Redactor, diario El Sur. Crónica policial y de tribunales; cobertura\nde juicios orales.', ''],
    ['Experiencia\n2019 Actor: papel de juez en teleserie', ''],
    ['Experiencia\n2019-2021 Árbitro ANFA; juez de línea', ''],
    ['Experiencia\n2019-2021 Jueza suplente, Tribunal de Familia', 'j'],
    ['Experiencia\n2019 Talleres de estrés para ejecutivos de call center', ''],
    ['Experiencia\n2019 Limpieza de oficinas administrativas', ''],
    ['fui temporero 2019\nnunca trabajado en tienda ni nada', ''],
    ['Nunca he trabajado como vendedora, pero aprendo rápido', ''],
    ['Experiencia laboral\nAtendí llamados de la línea 600 de Salcobrand durante tres años.', 'c'],
    ['Experiencia\n2013 – 2017 Enfermera jefe de piso, Clínica Rey David', ''],
    ['Experiencia\nJuzgado de Letras, 1988-2006: foliaba expedientes, atendía el mesón y pasaba resoluciones', 'j'],
    [
      'Experiencia\nAnalista de selección, 2019-2021. Funciones: selección masiva\nde cajeros y reponedores para tiendas',
      '',
    ],
    ['Experiencia\nBanco Falabella, 2016 – 2019\nEjecutiva comercial, captación de cuentas', ''],
    ['Experiencia\nDesde 2016 en jardines; de mi madre, que fue cajera toda la vida, saqué el orden.', ''],
    ['Llamo antes de que demande. No veo causas ni voy a tribunales.', ''],
    ['Experiencia\nSin haber sido vendedora de tienda', ''],
    ['Experiencia\n2017 - 2020 Software Engineer, Python APIs for the shopper app', ''],
    ['Experiencia\nColegio Concepción, Av. Collín 866, secretaria@colegio.cl\n2014 – 17 Profesora básica', ''],
    ['Experiencia\n2021 Vecinos al límite, rol de Cajera, TVN', ''],
    ['Experiencia\nCooperativa Coopeuch\nCajero · 2011 – 2012. Pagos, depósitos y remesas.', ''],
    ['Experiencia\nNotaría de San Javier: oficial segunda y cajera, 2001 a 2009.', 'j'],
    ['Experiencia\n2001 – 2024 BancoEstado, cajera titular', ''],
    ['Mi señora y yo tuvimos el almacén "Don Nano" en calle Rosas desde 1982 hasta 2022.', 'r'],
    ['Experiencia\nEnero de 2025: cuestionarios por teléfono para Cadem, con discador.', 'c'],
    ['Experiencia\n2014–15 Multivoice, campaña Tricard, de 17 a 21 horas: recordaba cuotas vencidas', 'c'],
    ['Experiencia\n2013, enero a marzo, Sitel. Con el cintillo puesto guiaba a abuelas para reiniciar el router', 'c'],
    ['Experiencia\n1988 y 1989 despachando clavos y pintura al público en la Ferretería Oelckers', 'r'],
    ['Experiencia\nDesde 2023 abro el local, paso los códigos y hago el corte Z', 'r'],
    ['Experiencia\n2012–2016 Bufete n.º 2: divorcios, declaratorias de herederos, defensa penal', 'j'],
    ['Experiencia\n2015 Montaje de 300 diademas en una planta', ''],
    ['Experiencia\n2007 Promotora de becas, DIDECO Padre Las Casas', ''],
    ['Experiencia\n2015 Promotora de tarjetas, Almacenes Corona', ''],
    ['Experiencia\n2012 – 2013 Promotora de perfumería, Ripley', 'r'],
    ['Experiencia\n2019 – 2023 Profesor. Coordino a la secretaria del departamento.', ''],
    ['Experiencia\nMovistar (Maracay), operadora del 611, 2006 - 2012', 'c'],
    ['Contacto: mi mamá, Jacqueline Vera, cajera del Lider hace 11 años.\nExperiencia\nCuidado de mi hermano.', ''],
    ['Experiencia\nMall Plaza Oeste (por Sodexo), 2018 – 2022. Aseo de pasillos y baños.', ''],
    ['Experiencia\nHospital Sur, 2020 – hoy. Curaciones.\nCuando falta la secretaria, atiendo llamados.', ''],
    [
      'Experiencia\nJuzgado de Letras de Tomé, 2017 – 2018. En la oficina de partes atendía el mesón los días de juicio.',
      'ja',
    ],
    ['TRABAJOS DE VERANO\nReponedor en Unimarc, enero y febrero de 2021', 'r'],
  ])('in %j', (text, letters) => {
    expect(trades(text)).toBe(letters);
  });
});
