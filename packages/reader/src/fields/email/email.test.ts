import { describe, expect, test } from 'vitest';
import { readsEach } from '../frases.suite.ts';
import { plainReading } from '../plain-reading.suite.ts';
import { viewOf } from '../view/view.ts';
import { findEmails } from './email.ts';

const read = (text: string, ocr = false) => findEmails(viewOf({ ...plainReading(text), ocr }))[0]?.valor ?? null;

describe('e-mail', () => {
  test.each([
    'Correo: Juan.Perez@Gmail.com',
    'juan.perez@\ngmail.com',
    'juan.perez\n@gmail.com',
    'juan.perez@gmail.\ncom',
    'juan.perez@gma\nil.com',
    'Email: juan.p\nerez@gmail.com',
    'juan.perez @ gmail.com',
    'juan.perez [arroba] gmail [punto] com',
    'juan [punto] perez [arroba] gmail [punto] com',
    'juan . perez @ gmail . com',
    'juan (punto) perez [@] gmail.com',
    'juan.perez\n  @gmail\n  .com',
    'juan.\n    perez@gmail.com',
    'juan.perez(at)gmail.com',
    '987654321juan.perez@gmail.com',
    'Cel 9-8765-4321.juan.perez@gmail.com. Rut 12.345.678-5',
    'Cel 9 8765 4321.juan.perez@gmail.com',
    '+56987654321.juan.perez@gmail.com',
    'Rut 12.345.670-k.juan.perez@gmail.com',
    'Casilla electrónica\njuan.perez@gmail.com',
    '@juan.perez\njuan.perez@gmail.com',
    'juan.perez@gmail.com.',
  ])('is put together however it is written: %j', (text) => {
    expect(read(text)).toBe('juan.perez@gmail.com');
  });

  test.each([
    'juan.perezQgmail.com',
    'juan.perez©gmail.com',
    'juan.perez(Wgmail.com',
    'juan.perez@gmail.corn',
    'juan.perez@gmai1.com',
  ])('gets its sign and provider back from a recogniser: %s', (text) => {
    expect(read(`Correo: ${text}`, true)).toBe('juan.perez@gmail.com');
  });

  test('has no blanks where a typewriter’s letters stand wide apart', () => {
    expect(read('Teléfono\t+569 6590 3318\tE-mail\tMARCOSSOTO . 87@GMAIL.com . COM', true)).toBe(
      'marcossoto.87@gmail.com',
    );
  });

  test('of an office, a referee or the receiving company is not the candidate’s', () => {
    expect(read('Enviar esta ficha a postulaciones@empresa.cl')).toBeNull();
    expect(read('REFERENCIAS\nAna Soto, asoto@banco.cl')).toBeNull();
    expect(read('rrhh@empresa.cl\nana.soto@gmail.com')).toBe('ana.soto@gmail.com');
  });

  test.each([
    'Contacto: csoto@colegio.cl (institucional) / carosoto@gmail.com (personal, preferir este)',
    'carosoto@gmail.com (personal) · csoto@colegio.cl (trabajo)',
    'csoto@alumnos.uvm.cl (universidad), carosoto@gmail.com (uso este)',
    'Correo institucional: csoto@colegio.cl. Correo personal: carosoto@gmail.com',
    'Correo (laboral): csoto@colegio.cl | Correo: carosoto@gmail.com',
  ])('of one’s own goes before that of the work: %s', (text) => {
    expect(read(`Carolina Soto\n${text}`)).toBe('carosoto@gmail.com');
  });

  readsEach('that goes on below one word which begins with a given name', [
    ['Mariángel Urdaneta Boscán\nmariangelurdaneta\nboscan@gmail.com', { email: 'mariangelurdanetaboscan@gmail.com' }],
    ['Mariana Boscán Soto\nmariana\nboscan@gmail.com', { email: 'boscan@gmail.com' }],
    ['Carla Rojas Pino\nLinkedIn\ncarlarojaspino\ncarla@gmail.com', { email: 'carla@gmail.com' }],
    ['María José Pérez Lara\nmariajoseperez\nmjperez@gmail.com', { email: 'mjperez@gmail.com' }],
    [
      'Leandro Bruzzone Soto\nVivo en La Serena. RUT 27.640.318-\n4.\nlbruzzone84@gmail.com',
      { email: 'lbruzzone84@gmail.com' },
    ],
    [
      'Sergio Mardones Riffo\nsmardones@contadoreslaja.cl\n(por favor NO escribir a sergio.mardones@forestalbiobio.cl, ya no trabajo ahí)',
      { email: 'smardones@contadoreslaja.cl' },
    ],
    ['Juan Pérez Soto\nInstagram: juan\n  @juanperez.cl', { email: null }],
    ['Ana Soto\nTwitter ana.soto\n  @estudio.com', { email: null }],
  ]);

  test('has the end that the edge of the page cut, where one provider alone has it', () => {
    expect(read('ana.soto@yahoo.e\n+56 9 8855 1320')).toBe('ana.soto@yahoo.es');
    expect(read('ana.soto@gmail.c\nTalca')).toBe('ana.soto@gmail.com');
    expect(read('ana.soto@hotmail.c\n+56 9 8855 1320')).toBeNull();
  });

  test('of a provider of another country is read whole', () => {
    expect(read('Correo: rosa_q@outlook.com.pe\nSexo Femenino')).toBe('rosa_q@outlook.com.pe');
    expect(read('yoandry84@nauta.cu')).toBe('yoandry84@nauta.cu');
  });

  test.each(['estudio@nereagoiko.eus', 'ana@alumnos.ucn.example', 'ana@soto.ventures', 'hola@ana.zuerich'])(
    'may end in any domain there is: %s',
    (address) => {
      expect(read(`Correo: ${address}`)).toBe(address);
    },
  );

  test('ends with its provider where the next word was printed against it', () => {
    expect(read('ana.soto@gmail.comSantiago')).toBe('ana.soto@gmail.com');
    expect(read('ana.soto@empresa.cl.redes')).toBe('ana.soto@empresa.cl');
  });

  test.each(['No tengo correo, mi hija Ana tiene: ana2004@gmail.com', 'ana2004@gmail.com (de mi señora)'])(
    'of a relative is not the candidate’s: %s',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  test('of an agency is not the candidate’s', () => {
    expect(read('Solicitudes a ana@talentolex.cl')).toBeNull();
  });

  test('behind who recommends is not the candidate’s', () => {
    expect(read('Renta: mínima\nRecomendaciones: Sr. Mirko Soto, 9 8765 4321, radiotaxi@gmail.com')).toBeNull();
  });

  test('does not swallow the page of the same name that stands above it', () => {
    expect(read('anasoto.cl\nhola@anasoto.cl')).toBe('hola@anasoto.cl');
  });

  test('goes on below in the narrow cell of a row', () => {
    expect(read('Cédula\tCorreo\n12.345.678-5\tmariaangeles.soto.villarr\noel@gmail.com\n+56 9 8765 4321')).toBe(
      'mariaangeles.soto.villarroel@gmail.com',
    );
  });

  test('has no name of a network before it, which stands in the row above', () => {
    expect(read('LinkedIn\tana-maria-soto-rojas-ingeniera\nana.soto@gmail.com')).toBe('ana.soto@gmail.com');
    expect(read('Instagram\tanamaria.soto_artesanias\nanasoto@gmail.com')).toBe('anasoto@gmail.com');
  });

  test('does not swallow the line above', () => {
    expect(read('Contacto\njuan.perez@gmail.com')).toBe('juan.perez@gmail.com');
    expect(read('Chileno\njuan.perez@gmail.com')).toBe('juan.perez@gmail.com');
  });
});

test('one letter of a scan that was misread is put right by the name it is made of', () => {
  const called = (text: string, ocr: boolean) =>
    findEmails(viewOf({ ...plainReading(text), ocr }), ['pablo', 'rio', 'sanhueza'])[0]?.valor;
  expect(called('Correo: jp.rio.sannueza@gmail.com', true)).toBe('jp.rio.sanhueza@gmail.com');
  expect(called('Correo: jp.rio.sannueza@gmail.com', false)).toBe('jp.rio.sannueza@gmail.com');
  expect(called('Correo: pabla.sanhuesa@gmail.com', true)).toBe('pabla.sanhuesa@gmail.com');
  expect(called('Correo: hola@pablosenhueza.cl', true)).toBe('hola@pablosanhueza.cl');
  expect(called('Correo: hola@pablosenhueza.cl', false)).toBe('hola@pablosenhueza.cl');
});

test('so is one of a word behind two initials', () => {
  const vista = viewOf({ ...plainReading('Correo: jesanmartin@ug.uchile.cl'), ocr: true });
  expect(findEmails(vista, ['javiera', 'constanza', 'san', 'martin'])[0]?.valor).toBe('jcsanmartin@ug.uchile.cl');
});

test('initials of all surnames behind a given name are put right, also where one was read twice', () => {
  const called = (local: string, ...titular: string[]) =>
    findEmails(viewOf({ ...plainReading(`Correo: ${local}@gmail.com`), ocr: true }), titular)[0]?.valor;
  const name = ['inesita', 'vallejos', 'quezada'];
  expect(called('inesitavqg', ...name)).toBe('inesitavq@gmail.com');
  expect(called('inesitavg', ...name)).toBe('inesitavq@gmail.com');
  expect(called('inesitavqt', ...name)).toBe('inesitavqt@gmail.com');
  expect(called('inesitavg', 'inesita', 'vallejos', 'garay')).toBe('inesitavg@gmail.com');
});

describe('an address whose sign, lines or ending a recogniser lost', () => {
  const called = (text: string) =>
    findEmails(viewOf({ ...plainReading(text), ocr: true }), ['marisol', 'zamora', 'lara'])[0]?.valor ?? null;

  test.each([
    ['9 8765 4321\nmary zamora l@live.cl\nTemporadas', 'mary_zamora_l@live.cl'],
    ['zamora m@live.cl\nTemporadas', 'zamora_m@live.cl'],
    ['mary soto l@live.cl\nTemporadas', null],
    ['marisol.zamoraE\tgmail.com\tHuechuraba', 'marisol.zamora@gmail.com'],
    ['marisolzamora.contadoraO yahoo.e\nTalca', 'marisolzamora.contadora@yahoo.es'],
    ['hola@marisolzamora.cdn\nTalca', 'hola@marisolzamora.com'],
    ['hola@marisolzamora.corn\nTalca', 'hola@marisolzamora.com'],
    ['hola@marisolzamora.cl\nTalca', 'hola@marisolzamora.cl'],
    ['marisolzamora.contadoraO yahoo.c\nTalca', null],
  ])('is whole again where it can be told: %j', (text, address) => expect(called(text)).toBe(address));
});

test('the end of an address is looked for below it, not at the head of the page', () => {
  expect(read('lucostudio.com\ncamila.luco@\tChilena')).toBeNull();
  expect(read('camila.luco@\tChilena\nlucostudio.com')).toBe('camila.luco@lucostudio.com');
});

test('two letters that stand as near as one are two again', () => {
  const vista = viewOf({ ...plainReading('Correo: daudia.aravenat@gmail.com'), ocr: true });
  expect(findEmails(vista, ['claudia', 'aravena', 'toro'])[0]?.valor).toBe('claudia.aravenat@gmail.com');
});

test('the initial at the end of an address is one of the name’s', () => {
  const vista = viewOf({ ...plainReading('Correo: benja.carrasco.g@gmail.com'), ocr: true });
  expect(findEmails(vista, ['benjamin', 'carrasco', 'quintriqueo'])[0]?.valor).toBe('benja.carrasco.q@gmail.com');
  expect(findEmails(vista, ['benjamin', 'carrasco', 'garay'])[0]?.valor).toBe('benja.carrasco.g@gmail.com');
});

test('initials of two surnames behind both given names are put right as well', () => {
  const vista = viewOf({ ...plainReading('Correo: mariefabiolajp@gmail.com'), ocr: true });
  expect(findEmails(vista, ['marie', 'fabiola', 'jean-baptiste'])[0]?.valor).toBe('mariefabiolajb@gmail.com');
  expect(findEmails(vista, ['marie', 'fabiola', 'jean-baptiste', 'desir'])[0]?.valor).toBe('mariefabiolajb@gmail.com');
});

test.each([
  ['lucoQMoutlook.cl', 'luco@outlook.cl'],
  ['Cc.arriagada.luco@outlook.cl', 'c.arriagada.luco@outlook.cl'],
  ['Elarriagada.trabajo@gmail.com', 'arriagada.trabajo@gmail.com'],
  ['Carriagada@gmail.com', 'carriagada@gmail.com'],
  ['camila arriagada@gmail.com', 'camila.arriagada@gmail.com'],
  ['sc.arriagada.luco@gmail.com', 'c.arriagada.luco@gmail.com'],
  ['Camila arriagada@gmail.com', 'camila.arriagada@gmail.com'],
  ['camila_arriagadal7@gmail.com', 'camila_arriagada17@gmail.com'],
  ['camila_arriagadag5@gmail.com', 'camila_arriagada85@gmail.com'],
  ['camila_arriagadarg63@gmail.com', 'camila_arriagada1963@gmail.com'],
  ['camiiarriagada@gmail.com', 'camilarriagada@gmail.com'],
  ['camyarriagada@gmail.com', 'camyarriagada@gmail.com'],
  ['correo.-camila.arriagada@gmail.com', 'camila.arriagada@gmail.com'],
  ['camilaarriacgada@gmail.com', 'camilaarriagada@gmail.com'],
  ['camilaarriagadab@gmail.com', 'camilaarriagadab@gmail.com'],
  ['ca.arriagada@qg.com', 'ca.arriagada@qq.com'],
  ['caluca@gmail.com', 'caluca@gmail.com'],
  ['también celular 9 9812 0034.carriagada.contadora@vtr.net', 'carriagada.contadora@vtr.net'],
  ['años a este lado de la cordillera.chef.arriagada@icloud.com', 'chef.arriagada@icloud.com'],
  ['dr.camilaarriagadaegmail.\ncom', 'dr.camilaarriagada@gmail.com'],
  ['camiiaarriagadaelectrica@gmail.com', 'camilaarriagadaelectrica@gmail.com'],
  ['camila.arriagadai@gmail.com', 'camila.arriagadal@gmail.com'],
  ['Correo:\ncami arriagada@yahoo.es', 'cami_arriagada@yahoo.es'],
  ['Correo: carriagada92 Oyahoo.fr', 'carriagada92@yahoo.fr'],
  ['a su respuesta encamila.luco.p@outlook.com', 'camila.luco.p@outlook.com'],
  ['29 años, Maipú, chilena.cami.arriagada.luco@hotmail.com', 'cami.arriagada.luco@hotmail.com'],
  ['Correo: CAMILA.ARRIAGADA.l@YAHOO.ES', 'camila.arriagada.i@yahoo.es'],
  ['Correo: vestuario.chef.arriagada@icloud.com', 'vestuario.chef.arriagada@icloud.com'],
  ['carriagada. ventas@gmail.com', 'carriagada.ventas@gmail.com'],
  ['correo. pintora@gmail.com', 'pintora@gmail.com'],
  ['soy camila arriagada.camila@gmail.com', 'arriagada.camila@gmail.com'],
  ['m.carriagada@gmail.com', 'carriagada@gmail.com'],
  ['mM.carriagada@gmail.com', 'carriagada@gmail.com'],
  ['camila.atriagada@gmail.com', 'camila.arriagada@gmail.com'],
  ['m.arriagada@gmail.com', 'm.arriagada@gmail.com'],
  ['iarriagada@gmail.com', 'larriagada@gmail.com'],
  ['Iarriagada@gmail.com', 'larriagada@gmail.com'],
  ['cerriagada@gmail.com', 'carriagada@gmail.com'],
  ['Correo\tcami. luco\n@gmail.com', 'cami.luco@gmail.com'],
  ['E-mail: camila.luco\nl@gmail.com', 'camila.luco@gmail.com'],
  ['E-mail: camila.lucol@gmail.com', 'camila.lucol@gmail.com'],
  ['farriagada.camila.cl@gmail.com', 'arriagada.camila.cl@gmail.com'],
  ['arriagada.camila.ci@gmail.com', 'arriagada.camila.cl@gmail.com'],
  ['camila.arriagada0l@hotmail.cl', 'camila.arriagada01@hotmail.cl'],
  ['camilaarriagadall@gmail.com', 'camilaarriagada11@gmail.com'],
  ['carriagada@yahoo. fr', 'carriagada@yahoo.fr'],
  ['camilaaluco@gmail.com', 'camilaaluco@gmail.com'],
  ['camila.luco@outlook.connkedin.com', 'camila.luco@outlook.com'],
  ['carriagada.19900nauta.cu', 'carriagada.1990@nauta.cu'],
  ['mail. cluco.1990@nauta.cu', 'cluco.1990@nauta.cu'],
  ['camilanails. antofa@gmail.com', 'camilanails.antofa@gmail.com'],
  ['Correolcamila-luco.95@gmail.com', 'camila-luco.95@gmail.com'],
  ['camila.luco@live.com.ar', 'camila.luco@live.com.ar'],
  ['camila.luco@\tChilena\nlucostudio.com', 'camila.luco@lucostudio.com'],
  ['correq.-camila.luco@gmail.com', 'camila.luco@gmail.com'],
  ['Bibliotecaria. Viña del Mar.cluco@uc.cl', 'cluco@uc.cl'],
  ['Sonidista. Nufioa.hola@lucosonido.cl', 'hola@lucosonido.cl'],
  ['Camila.luco@gmail.com', 'camila.luco@gmail.com'],
  ['Móvil: +56 9 7430\n2615.camila.luco@lucoclima.cl', 'camila.luco@lucoclima.cl'],
  ['Ubicación\nPitrufquén. cluco.agro@gmail.com', 'cluco.agro@gmail.com'],
  ['Arquitecta\ncamilalu.arg@gmail.com', 'camilalu.arq@gmail.com'],
  ['Química Farmacéutica\ncluco.gf@gmail.com', 'cluco.qf@gmail.com'],
  ['mail = "camilalucoGriseup.net"', 'camilaluco@riseup.net'],
])('%s of a scan is told by the name', (text, address) => {
  const titular = ['camila', 'arriagada', 'luco'];
  const vista = viewOf({ ...plainReading(`Ñuñoa\n${text}`), ocr: true });
  expect(findEmails(vista, titular)[0]?.valor).toBe(address);
});

test.each([
  ['0.0lguin.taller@yahoo.es', 'o.olguin.taller@yahoo.es'],
  ['orlandoolguin60@yahoo.es', 'orlandoolguin60@yahoo.es'],
  ['olguin.orland01966@yahoo.es', 'olguin.orlando1966@yahoo.es'],
  ['Correoorlandoolguin@yahoo.es', 'orlandoolguin@yahoo.es'],
  ['Correorolguin.taller@yahoo.es', 'olguin.taller@yahoo.es'],
])('%s of Orlando Olguín is read with its letters', (text, address) => {
  const vista = viewOf({ ...plainReading(`Ñuñoa\n${text}`), ocr: true });
  expect(findEmails(vista, ['orlando', 'olguin', 'onate'])[0]?.valor).toBe(address);
});

readsEach('what is the candidate’s own beside what a house gave them', [
  [
    'Millaray Rain Gutiérrez\nCorreo personal\nmilla.rain04@gmail.com\nCorreo institucional\nmillaray.rain@inacapmail.cl\nOsorno',
    { email: 'milla.rain04@gmail.com' },
  ],
]);

readsEach('an address with a blank in it, beside a network', [
  ['Ana Soto Rojas\nana.soto @gmail.com | Instagram: @anita', { email: 'ana.soto@gmail.com' }],
]);

readsEach('a network read against the name in it', [
  ['Brayan Soto\nAntofagasta · lnstagram@brayan.fades', { email: null }],
]);

readsEach('a page above an address', [
  [
    'Génesis Quiñónez Caicedo\nbúscame\n@genesis.hair (instagram)\ngenequi.hair@outlook.es',
    { email: 'genequi.hair@outlook.es' },
  ],
  [
    'Amaru Llanquilef\nEscuchar y escribir\namarullanquilef.bandcamp.com\namaru.cello@riseup.net',
    { email: 'amaru.cello@riseup.net' },
  ],
  [
    'Ana Soto Lara\ndónde\nhola@anasoto.cl\n@ana.soto.d\nbehance.net/anasoto\ntrabajo con\nFigma',
    { email: 'hola@anasoto.cl' },
  ],
  ['Ana Soto Lara\ndónde\n@ana.soto.d\nbehance.net/anasoto\ntrabajo con\nFigma', { email: null }],
]);

test.each<[string, string]>([
  ['Correo: ana.soto@gmail.\ncom/9 8765 4321', 'ana.soto@gmail.com'],
  ['Correo: 20011985.ana.soto@gmail.com', '20011985.ana.soto@gmail.com'],
  ['Cel. 9 8765 4321.ana.soto@gmail.com', 'ana.soto@gmail.com'],
])('an address behind a number or before a stroke is whole: %j', (text, address) => expect(read(text)).toBe(address));

readsEach('an address that reaches nobody, or whoever writes, and one of initials', [
  ['Vesna Marusic Soto\nE-mail....: vmarusic@entelchile.net no uso', { email: null }],
  ['Marie Rose Célestin\nMi correo por si sirve es marielle.estime@gmail.com, ella no tiene', { email: null }],
  [
    'Antonia Schwarzenberg Montt\nOBRA Y OFICINAS\nTaller Ulmo, Puerto Varas. Socia, desde 2018.\nDÓNDE ESTOY\nCamino a Ensenada km 4,2\nESCRIBIR A\nas@tallerulmo.com',
    { email: 'as@tallerulmo.com' },
  ],
  [
    'Soledad Pizarro Lara\nAbogada\ncontacto@soledadpizarro.legal | 51-2-217 740 oficina | 9-8216-4459 celular',
    { email: 'contacto@soledadpizarro.legal', telefono: '+56982164459' },
  ],
]);
