import { expect, it } from 'vitest';
import { mailtoOf, reachOf } from './reach.ts';

it('says who of several can be written to, and what each of the others lacks', () => {
  const both = { telefono: '+56912345678', email: 'a@correo.cl' };
  const mail = { telefono: null, email: 'b@correo.cl' };
  // A phone that no chat can be opened for is none.
  const abroad = { telefono: '+1 212 555 0100', email: null };
  const chat = { telefono: '+56987654321', email: null };
  expect(reachOf([both, mail, abroad, chat])).toEqual({
    reachable: [both, mail, chat],
    noWhatsapp: [mail],
    noMail: [chat],
    nothing: [abroad],
  });
});

it('a mail opens with its recipient, and with its paragraphs in every mail program', () => {
  const address = mailtoOf('ana+cv@correo.cl', 'Cajera & vendedora', 'Hola Ana,\n\n¿cómo estás?');
  expect(address).toMatch(
    /^mailto:ana%2Bcv@correo\.cl\?subject=Cajera%20%26%20vendedora&body=Hola%20Ana%2C%0D%0A%0D%0A%C2%BF/,
  );
});
