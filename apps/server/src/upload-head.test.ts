import { expect, it } from 'vitest';
import { rightsHead, uploadHead } from './upload-head.ts';

const PATH = '/upload-cvs/abc';
const ORIGIN = 'https://recluta.example.cl';
const open = { nombre: 'Cajero', empresa_nombre: 'Andes', area: 'Tiendas', motivo: null };

it('says which proceso of which empresa a pasted link is of, and what to do there', () => {
  const head = uploadHead(open, ORIGIN, PATH);
  expect(head).toContain('<title>Cajero · Andes · Recluta</title>');
  expect(head).toContain('<meta property="og:title" content="Cajero · Andes">');
  expect(head).toContain(
    'content="Postula a Cajero en Andes, Tiendas: sube tu CV en PDF o Word, sin crear una cuenta."',
  );
  expect(head).toContain(`<meta property="og:url" content="${ORIGIN}${PATH}">`);
});

it('says why a closed one takes no more, and that an unknown one is not there', () => {
  const motivo = 'Este proceso ya no recibe postulaciones.';
  expect(uploadHead({ ...open, motivo }, ORIGIN, PATH)).toContain(`name="description" content="${motivo}"`);
  expect(uploadHead(null, ORIGIN, PATH)).toContain('<title>Proceso no encontrado · Recluta</title>');
});

it('says what the page of the rights is for, and tells nobody the address of what somebody asked', () => {
  const head = rightsHead(ORIGIN);
  expect(head).toContain('<title>Tus derechos sobre tus datos · Recluta</title>');
  expect(head).toContain('name="description" content="Pide ver, corregir, borrar');
  expect(head).not.toContain('/derechos');
});

it('is text and nothing else, whatever somebody called their proceso', () => {
  const head = uploadHead(
    { ...open, nombre: `</title><script>alert("1")</script>$&`, empresa_nombre: `O'Higgins & Cía "Sur"` },
    ORIGIN,
    PATH,
  );
  expect(head).not.toContain('<script>');
  expect(head).toContain('&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;$&amp;');
  expect(head).toContain('O&#39;Higgins &amp; Cía &quot;Sur&quot;');
  expect(head.match(/<title>/g)).toHaveLength(1);
});
