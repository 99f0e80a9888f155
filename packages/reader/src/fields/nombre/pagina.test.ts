import { describe, expect, test } from 'vitest';
import type { Reading } from '../../text/document.ts';
import { extractFields } from '../extract-fields.ts';
import { readsEach } from '../frases.suite.ts';
import { plainReading } from '../plain-reading.suite.ts';
import { viewOf } from '../view/view.ts';
import { findNombres } from './nombre.ts';

type Renglon = readonly [texto: string, x: number, y: number, tam: number];

/** A page whose lines stand at these places in these sizes. */
function pageOf(page: readonly Renglon[]): Reading {
  const plain = plainReading(page.map(([texto]) => texto).join('\n'));
  const lineas = plain.lineas.map((linea, i) => {
    const [texto, x, y, tam] = page[i] ?? ['', 0, 0, 0];
    const run = { x, y, ancho: texto.length * tam * 0.5, alto: tam, tam, negrita: false, certeza: 1 };
    return { ...linea, ...run, tramos: [{ ...run, inicio: 0, fin: texto.length }] };
  });
  return { ...plain, lineas };
}

/** The name that the rules find on it. */
const namedOn = (page: readonly Renglon[], emails: readonly string[] = []): string | null =>
  findNombres(viewOf(pageOf(page)), emails)[0]?.valor ?? null;

describe('a name in letters of several sizes behind a sidebar, where no line has a place', () => {
  const named = (page: readonly (readonly [string, number])[]): string | null => {
    const placed = pageOf(page.map(([texto, tam]) => [texto, 0, 0, tam]));
    const lineas = placed.lineas.map((line) => ({ ...line, alto: 0, ancho: 0, tramos: [] }));
    return extractFields([{ ...placed, lineas }]).nombre?.valor ?? null;
  };
  const side = [
    ['Herramientas', 10],
    ['Figma, Illustrator, Photoshop, InDesign, After Effects, Procreate, Blender', 10],
    ['Me gusta', 10],
    ['la cerámica, los gatos, la risografía y andar en bicicleta', 10],
  ] as const;

  test.each([
    [
      ['Camila', 30],
      ['Andrea Soto Vera', 14],
    ],
    [
      ['Camila Andrea', 10],
      ['SOTO', 30],
      ['VERA', 30],
    ],
  ] as const)('is read from all of its lines: %j', (...name) => {
    const post = ['Diseñadora de marcas, libros y envases para tiendas de todo el sur de Chile', 10] as const;
    expect(named([...side, ...name, post])).toMatch(/^Camila Andrea Soto Vera$/);
  });

  test('has its given names, though the referees end above them', () => {
    const page = [
      ['Ana Luisa', 10],
      ['SOTO VERA', 30],
      ['Cocinera con doce años en hoteles y restaurantes de Valparaíso y Viña', 10],
    ] as const;
    const referees = [
      ['REFERENCIAS', 10],
      ['Kenji Ito, dueño de Sakura', 10],
      ['9 8811 6230', 10],
    ] as const;
    expect(named([...side, ...referees, ...page])).toBe('Ana Luisa Soto Vera');
  });
});

test('the two lines of a scanned name are as big as each other, whatever their accents and tails add', () => {
  const page: Renglon[] = [
    ['Kleiver José', 47, 33, 29],
    ['k.marrufo.wills@outlook.com', 420, 60, 10],
    ['Marrufo Wills', 47, 68, 23],
    ['+569 4901 7110', 485, 73, 8],
    ['Repartidor en moto', 46, 94, 11],
  ];
  const scan = viewOf({ ...pageOf(page), ocr: true });
  expect(findNombres(scan, ['k.marrufo.wills@outlook.com'])[0]?.valor).toBe('Kleiver José Marrufo Wills');
});

describe('a name on its page', () => {
  const beside = (heading: string): Renglon[] => [
    ['Marina', 63, 143, 12.3],
    ['Figueiredo', 63, 157, 12.3],
    ['da Costa', 63, 171, 12.3],
    ['mesera & barista', 63, 198, 10.5],
    ['Brasileña, 27 años', 63, 221, 10.5],
    ['Mi historia', 240, 75, 12.3],
    ['Llegué desde Florianópolis en 2021 para una temporada y me', 240, 102, 10.5],
    ['quedé. Me apasiona el café de especialidad y atender bien.', 240, 114, 10.5],
    [heading, 240, 146, 12.3],
    ['Café de la P, Pucón · jefa de barra · 2023-2025', 240, 165, 10.5],
  ];

  test.each(['Trabajos', 'Experiencia', 'Cafés'])(
    'has nothing of the next column, though %j is as big and at its height',
    (heading) => {
      expect(namedOn(beside(heading))).toBe('Marina Figueiredo da Costa');
    },
  );

  const headed = (logo: Renglon): Renglon[] => [
    ['Tomás Ignacio Llanquileo Ruiz', 321, 54, 14],
    logo,
    ['Estudiante de Automatización y Control Industrial', 328, 71, 10.5],
    ['Red de Egresados y Empleabilidad', 55, 77, 10.5],
    ['Alumno de cuarto semestre, sede Osorno. Busco práctica profesional de 360 horas.', 51, 130, 10.5],
  ];

  test.each<Renglon>([
    ['INACAP', 55, 54, 20],
    ['AIEP', 55, 56, 24],
    ['Empleabilia', 55, 54, 18],
    ['SANTANDER', 55, 54, 22],
  ])('ends before %j, which is set in other letters beside it', (...logo) => {
    expect(namedOn(headed(logo))).toBe('Tomás Ignacio Llanquileo Ruiz');
  });

  test('is one over two lines of a title that says something before it', () => {
    const page = pageOf([
      ['Hola, soy Ignacio', 60, 60, 30],
      ['Rojas Huenchuleo', 60, 96, 30],
      ['Kinesiólogo de adultos mayores y de niños en todo el sur de Chile', 60, 130, 10],
    ]);
    expect(extractFields([page]).nombre?.valor).toBe('Ignacio Rojas Huenchuleo');
  });

  test('is written small in the biggest letters below a sidebar, when every word is known', () => {
    const page = (surname: string): Renglon[] => [
      ['cel 9 8830 5572', 60, 60, 11],
      ['direccion poblacion gobernador viel, punta arenas', 60, 80, 11],
      ['conocimientos', 60, 100, 12],
      ['carga y descarga', 60, 120, 11],
      ['motosierra', 60, 140, 11],
      ['sueldo', 60, 160, 12],
      [`waldo enrique sierpe ${surname}`, 240, 60, 20],
      ['ayudante general', 240, 90, 11],
    ];
    expect(namedOn(page('barría'))).toBe('Waldo Enrique Sierpe Barría');
    expect(namedOn(page('industrial'))).toBeNull();
  });

  test('ends before the town below it, which is set as big', () => {
    const page = pageOf([
      ['CONSTANZA BELÉN ALARCÓN PIZARRO', 60, 60, 26],
      ['Colina', 60, 92, 26],
      ['Cajera en tienda de ropa y calzado en el centro', 60, 124, 10],
    ]);
    expect(extractFields([page]).nombre?.valor).toBe('Constanza Belén Alarcón Pizarro');
  });

  test('is that of the title, though a RUT is told behind another', () => {
    const page = pageOf([
      ['Claudio Flores Challapa', 60, 60, 26],
      ['Claudio Mauricio para el Registro Civil. Aymara, chileno, 15.002.893 guion 0.', 60, 100, 10],
      ['Técnico en Electricidad Industrial, INACAP Iquique, 2004, y otras cosas', 60, 114, 10],
    ]);
    expect(extractFields([page]).nombre?.valor).toBe('Claudio Flores Challapa');
  });

  test('is written small, with a surname that no list has, as the address is called', () => {
    const page = (surname: string): Renglon[] => [
      [`lucía ${surname}`, 60, 60, 30],
      ['diseño gráfico · editorial · ilustración', 60, 90, 10],
      ['Soy argentina, de Rosario, y vivo en Valparaíso desde 2016. Diseño libros y afiches.', 60, 120, 10],
    ];
    expect(namedOn(page('bevilacqua'), ['lucia.bevi@gmail.com'])).toBe('Lucía Bevilacqua');
    expect(namedOn(page('imprenta'), ['lucia.bevi@gmail.com'])).toBeNull();
  });

  test('goes on in the next line behind its particles', () => {
    const page: Renglon[] = [
      ['CURRICULUM VITAE DE MARÍA TERESA HORMAZÁBAL DE LA', 91, 79, 13.5],
      ['FUENTE', 271, 94, 13.5],
      ['Cédula de Identidad 7.447.693-7', 82, 123, 9.7],
      ['Profesora de Educación General Básica, mención Matemática. Jubilada (2018)', 82, 144, 9.7],
    ];
    expect(namedOn(page)).toBe('María Teresa Hormazábal de la Fuente');
  });

  test('goes on in the next line, in smaller letters too', () => {
    const page: Renglon[] = [
      ['Juan Pablo', 50, 40, 24],
      ['Rojas Vukasovic', 50, 70, 20],
      ['Técnico eléctrico', 50, 96, 11],
      ['Mantención de tableros y motores en plantas de alimentos desde el año 2009.', 50, 120, 11],
    ];
    expect(namedOn(page)).toBe('Juan Pablo Rojas Vukasovic');
  });
});

readsEach('surnames that are words as well, behind a given name', [
  ['Luis Cadena Trigo\nRUT 12.345.678-5\nluis.cadena@gmail.com', { nombre: 'Luis Cadena Trigo' }],
  ['Wilson Cadena Puertas\nGuardia', { nombre: 'Wilson Cadena Puertas' }],
]);

readsEach('a name behind what the page is called', [
  ['Libro de Novedades de Luis Alberto Farías Cofré\nGuardia', { nombre: 'Luis Alberto Farías Cofré' }],
  ['Aquí Marmaduke Segundo Caro Tonko\nRadio', { nombre: 'Marmaduke Segundo Caro Tonko' }],
]);

readsEach('a name with a commune of two words behind it', [
  [
    'Renata Isidora Solari Pinto La Reina\nRenata Isidora Solari Pinto\nPsicóloga',
    { nombre: 'Renata Isidora Solari Pinto' },
  ],
]);

readsEach('a name under a title whose words are names as well', [
  ['HOJA DE VIDA DE PEDRO JUAN LAGOS MIRA\nCarnet 6.781.430-4', { nombre: 'Pedro Juan Lagos Mira' }],
  ['Hoja de Vida de Pedro Juan Lagos Mira', { nombre: 'Pedro Juan Lagos Mira' }],
  ['HOJA DE VIDA\nDE PEDRO JUAN LAGOS MIRA', { nombre: 'Pedro Juan Lagos Mira' }],
  ['VIDA DE PEDRO JUAN LAGOS MIRA\nJornalero', { nombre: 'Pedro Juan Lagos Mira' }],
  ['Resumen de vida de Pedro Juan Lagos Mira\njornalero', { nombre: 'Pedro Juan Lagos Mira' }],
  ['Vida Soto Rojas\nEnfermera', { nombre: 'Vida Soto Rojas' }],
]);

readsEach('all given names, told in brackets against the one somebody goes by', [
  ['amparo\nruz leiva\n(Amparo Valentina) — barista, chilena', { nombre: 'Amparo Valentina Ruz Leiva' }],
  ['Juan Toro Vidal\n(Juan Pablo)', { nombre: 'Juan Pablo Toro Vidal' }],
  ['Coti Ruz Leiva (Constanza)\nBarista', { nombre: 'Constanza Ruz Leiva' }],
  ['Pancho Lira Mena (Francisco Javier)', { nombre: 'Francisco Javier Lira Mena' }],
  ['Ana Soto Rojas\n(Santiago)\nBarista', { nombre: 'Ana Soto Rojas' }],
  ['Ana Soto Rojas (Hugo)', { nombre: 'Ana Soto Rojas' }],
]);

readsEach('the parts of a name whose labels stand one behind another', [
  [
    'Nombres\tAna Luisa Apellido paterno Soto\nApellido materno\tRojas\tRUN\t22714069-0',
    { nombre: 'Ana Luisa Soto Rojas' },
  ],
  [
    'Nombres Ana Luisa Apellido paterno Soto Apellido materno Rojas\nRUN 22714069-0',
    { nombre: 'Ana Luisa Soto Rojas' },
  ],
  ['Nombres Apellido paterno Apellido materno\nAna Luisa Soto Rojas', { nombre: 'Ana Luisa Soto Rojas' }],
]);

readsEach('a name in a sentence whose blanks were lost or widened', [
  ['Yo, Hugo Orlando Barra\tOyarzo, de nacionalidad chilena', { nombre: 'Hugo Orlando Barra Oyarzo' }],
  ['Soy Ana Soto Rojas\tVendedora, cajera', { nombre: 'Ana Soto Rojas' }],
  ['Me llamoElba Rosa Curín Leal, tengo 63 años', { nombre: 'Elba Rosa Curín Leal' }],
]);
