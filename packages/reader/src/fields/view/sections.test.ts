import { expect, test } from 'vitest';
import { extractFields } from '../extract-fields.ts';
import { plainReading } from '../plain-reading.suite.ts';

/** A reading whose lines have these sizes. */
function sized(lines: readonly (readonly [texto: string, tam: number])[]) {
  const reading = plainReading(lines.map(([texto]) => texto).join('\n'));
  return { ...reading, lineas: reading.lineas.map((linea, i) => ({ ...linea, tam: lines[i]?.[1] ?? 0 })) };
}

test('A line larger than the heading of the referees above it is no referee: the candidate begins there', () => {
  const campos = extractFields([
    sized([
      ['ME RECOMIENDAN', 9],
      ['Sr. Osvaldo Tarride, administrador, Minimercado La Tirana: 57 2 441 226, otarride@latirana-mini.cl', 9],
      ['Sr. Edison Mamani, transportista: 9 6128 3355', 9],
      ['Nelson Wilfredo Apaza Quenta', 11],
      ['Operario de bodega y despacho. 13.558.575-0. Av. La Pampa 3007, Alto Hospicio.', 10],
      ['Minimercado La Tirana (2018 a 2025): bodeguero y repartidor. Recepción de camiones, inventario mensual', 10],
      [
        'en Excel, vencimientos y mermas, apoyo en caja los fines de semana. Carga, descarga y atención de público.',
        10,
      ],
    ]),
  ]);
  expect([campos.nombre?.valor, campos.rut?.valor]).toEqual(['Nelson Wilfredo Apaza Quenta', '13558575-0']);
});

test('A name and a RUT with their labels below the referees are the candidate: nobody tells the RUT of a referee', () => {
  const campos = extractFields([
    plainReading(
      'KATHERINE MUÑOZ\nVendedora integral\nREFERENCIAS\nSra. Marcela Barría, jefa de tienda, 9 9110 6245\nNombre completo\nKatherine Solange Muñoz Paillacar\nRut\n18.664.012-8',
    ),
  ]);
  expect([campos.nombre?.valor, campos.rut?.valor]).toEqual(['Katherine Solange Muñoz Paillacar', '18664012-8']);
});

test('Carrera is what somebody studied, and where they worked when their studies have a heading of their own', () => {
  const jobs = '2017 - 2020\tServicios Elqui. Ejecutivo telefónico de ventas';
  const flagOf = (text: string) =>
    extractFields([plainReading(`Gonzalo Pizarro Leiva\n${text}`)]).experiencia_callcenter?.valor ?? false;
  expect(flagOf(`Carrera\n${jobs}\nEstudios\n2016\tTécnico, AIEP`)).toBe(true);
  expect(flagOf(`Carrera\n${jobs}`)).toBe(false);
});

test('A heading that a recogniser misread in one letter opens its section all the same, in capitals or bigger letters', () => {
  const phoneBelow = (heading: string, ocr: boolean) => {
    const text = `Ana María Soto Rojas\nCajera\n${heading}\nMarcela Barría, jefa de tienda\n9 9110 6245`;
    return extractFields([{ ...plainReading(text), ocr }]).telefono?.valor ?? null;
  };
  expect(phoneBelow('REFERENC1AS', true)).toBeNull();
  expect(phoneBelow('=EFERENCIAS', true)).toBeNull();
  expect(phoneBelow('REFERENC1AS', false)).toBe('+56991106245');
});

test('A list of tools ends where a line is set like its heading, whatever it says', () => {
  const { tecnologias } = extractFields([
    sized([
      ['Ana Soto Rojas', 20],
      ['Programas', 11],
      ['Excel', 9.6],
      ['Kupaysoft', 9.6],
      ['Ayudantías', 11],
      ['Procesal III', 9.6],
    ]),
  ]);
  expect(tecnologias.map(({ valor }) => valor)).toEqual(['Excel', 'Kupaysoft']);
});

test('Below the referees the candidate goes on with the signs of a phone and a house, or with a RUT and what one is', () => {
  const referees = 'Ana Soto Rojas\nReferencias\nRenzo Capurro, dueño El Muelle\t+56 9 9244 7813';
  const read = (text: string) => {
    const { telefono, nacionalidad } = extractFields([plainReading(`${referees}\n${text}`)]);
    return [telefono?.valor, nacionalidad?.valor];
  };
  expect(read('☎9 3350 8267\n✉chefsoto@gmail.com\n⌂Reñaca Alto,\nViña del Mar\n⚐Peruana')).toEqual([
    '+56933508267',
    'peruana',
  ]);
  expect(read('✆ 9 8754 0362\t⌂ Rahue Alto, Osorno')).toEqual(['+56987540362', undefined]);
  expect(read('Rut 9.486.512-3 · Chilena · 61 años · casada\nPuqueldón · Fono 9 7536 1184')).toEqual([
    '+56975361184',
    'chilena',
  ]);
  expect(read('☎9 3350 8267\n✉rcapurro@muelle.cl')).toEqual([undefined, undefined]);
});
