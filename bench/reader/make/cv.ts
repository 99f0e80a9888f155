import { HEADINGS } from '../data/headings.ts';
import * as phrases from '../data/phrases.ts';
import * as trades from '../data/trades.ts';
import { type Mitad, makePerson, type Persona } from './person.ts';
import { type Random, randomOf } from './random.ts';

export type Etiquetas = {
  nombre: string;
  rut: string | null;
  email: string | null;
  telefono: string | null;
  tecnologias: string[];
  nacionalidad: string | null;
  pretension_renta: number | null;
  pretension_max: number | null;
  experiencia_callcenter: boolean;
  experiencia_retail: boolean;
  experiencia_judicial: boolean;
  experiencia_administrativa: boolean;
};

export type Trabajo = { cargo: string; empresa: string; desde: string; hasta: string; tareas: string[] };

/** A CV before it is laid out: what it says and what is true of it. */
export type Cv = {
  mitad: Mitad;
  semilla: number;
  persona: Persona;
  /** Lines of personal data, in order: RUT, nationality, age, address, pay. */
  datos: string[];
  contacto: string[];
  perfil: string[];
  trabajos: Trabajo[];
  estudios: string[];
  herramientas: string;
  habilidades: string[];
  referencias: string[];
  titulos: (typeof HEADINGS.dev)[number];
  etiquetas: Etiquetas;
};

const STREETS = [
  'Los Aromos 1234',
  'Av. Pajaritos 3030, depto 41',
  'Pasaje El Manzano 77',
  'Calle Volcán Osorno 649',
  'Villa Los Héroes, block 5',
];
const CITIES = [
  'Maipú',
  'Puente Alto',
  'Concepción',
  'Valdivia',
  'La Florida',
  'Quilpué',
  'San Bernardo',
  'Temuco',
  'Los Ángeles',
];
const STATUS = ['solter', 'casad', 'divorciad'];
const LEVELS = ['básico', 'intermedio', 'avanzado', 'usuario'];

export function makeCv(semilla: number, mitad: Mitad): Cv {
  const random = randomOf(semilla * 2 + (mitad === 'dev' ? 0 : 1));
  const persona = makePerson(random, mitad);
  const own = random.some(mitad === 'dev' ? trades.DEV : trades.HELD, random.int(1, 3));
  const herramientas = makeTools(random, mitad, own);
  const renta = makePay(random, mitad);
  const nacionalidad = makeNationality(random, mitad, persona);
  const rut = random.chance(0.93) ? fillRut(random.pick(phrases.RUTS[mitad]), persona.rut) : null;
  const datos = [
    rut,
    nacionalidad?.texto,
    random.chance(0.4) ? `Fecha de nacimiento: ${random.int(1, 28)}/0${random.int(1, 9)}/${2026 - persona.edad}` : null,
    random.chance(0.7) ? `${random.pick(STREETS)}, ${random.pick(CITIES)}` : null,
    renta?.texto,
    random.chance(0.2) ? random.pick(phrases.DISTRACTORS[mitad]) : null,
  ].filter((line) => line != null);
  const contacto = random.some(
    [phrases.EMAILS, phrases.PHONES].map((half, i) =>
      random.pick(half[mitad]).replace('{v}', i === 0 ? persona.email : persona.telefono.escrito),
    ),
    2,
  );
  const estudios = random.some(phrases.STUDIES[mitad], random.int(1, 3));
  // Who is licensed for a machine can use it.
  const flags = own.map((trade) => trade.flags).join('');
  return {
    mitad,
    semilla,
    persona,
    datos,
    contacto,
    perfil: random.some(phrases.PROFILES[mitad], random.int(1, 2)).map((text) => inflect(text, persona, random)),
    trabajos: makeJobs(random, own, persona),
    estudios,
    herramientas: herramientas.texto,
    habilidades: random.some(phrases.SKILLS[mitad], random.int(3, 5)),
    referencias: makeReferences(random, mitad),
    titulos: random.pick(HEADINGS[mitad]),
    etiquetas: {
      nombre: [...persona.nombres, ...persona.apellidos].join(' '),
      rut: rut === null ? null : persona.rut,
      email: persona.email,
      telefono: persona.telefono.e164,
      tecnologias: herramientas.nombres,
      nacionalidad: nacionalidad?.valor ?? null,
      pretension_renta: renta?.renta ?? null,
      pretension_max: renta?.max ?? null,
      experiencia_callcenter: flags.includes('c'),
      experiencia_retail: flags.includes('r'),
      experiencia_judicial: flags.includes('j'),
      experiencia_administrativa: flags.includes('a'),
    },
  };
}

function makePay(random: Random, mitad: Mitad): { texto: string; renta: number | null; max: number | null } | null {
  if (random.chance(0.25)) return null;
  const pesos = random.int(9, 44) * 50_000;
  const top = pesos + random.int(2, 8) * 50_000;
  const phrase = random.pick(phrases.RENTAS[mitad]);
  const texto = phrase.text(pesos, top);
  if (phrase.says === 'none') return { texto, renta: null, max: null };
  return { texto, renta: pesos, max: phrase.says === 'range' ? top : null };
}

function makeNationality(random: Random, mitad: Mitad, persona: Persona): { texto: string; valor: string } | null {
  if (random.chance(0.25)) return null;
  return {
    texto: inflect(random.pick(phrases.NACIONALIDADES[mitad]), persona, random),
    valor: persona.gentilicio.femenino,
  };
}

function inflect(text: string, { mujer, gentilicio, edad }: Persona, random: Random): string {
  const vowel = mujer ? 'a' : 'o';
  const { propio, femenino, pais } = gentilicio;
  const values: Record<string, string> = {
    m: propio,
    f: femenino,
    M: propio[0]?.toUpperCase() + propio.slice(1),
    MM: propio.toUpperCase(),
    p: pais,
    e: String(edad),
    c: random.pick(STATUS) + vowel,
    o: vowel,
    a: mujer ? 'a' : '',
    y: String(random.int(3, 20)),
  };
  return text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
}

function fillRut(phrase: string, rut: string): string {
  const [body = '', digit = ''] = rut.split('-');
  const dotted = body.replace(/\B(?=(\d{3})+$)/g, '.');
  const forms: Record<string, string> = {
    d: `${dotted}-${digit}`,
    s: rut,
    n: body + digit,
    g: `${dotted} - ${digit.toLowerCase()}`,
    b: `${body.replace(/\B(?=(\d{3})+$)/g, ' ')}-${digit}`,
  };
  return phrase.replace(/\{(\w)\}/g, (_, key: string) => forms[key] ?? '');
}

function makeTools(random: Random, mitad: Mitad, own: readonly trades.Trade[]): { texto: string; nombres: string[] } {
  const pool = [...new Set(own.flatMap((trade) => trade.tools))];
  const nombres = random.some(pool, random.int(2, 6));
  const style = random.pick(phrases.TOOL_LISTS[mitad]);
  const items = nombres.map((name) => style.item.replace('{v}', name).replace('{l}', random.pick(LEVELS)));
  return { texto: style.lead + items.join(style.join), nombres };
}

function makeJobs(random: Random, own: readonly trades.Trade[], persona: Persona): Trabajo[] {
  let year = 2026 - random.int(0, 1);
  const jobs = own.length === 1 ? [...own, ...own] : own;
  return jobs.map((trade, i) => {
    const hasta =
      i === 0 && random.chance(0.4) ? random.pick(['a la fecha', 'actualidad', 'Presente']) : date(random, year);
    year -= random.int(1, 4);
    const [masculine = '', feminine = masculine] = random.pick(trade.titles).split('/');
    return {
      cargo: persona.mujer ? feminine : masculine,
      empresa: random.pick(trade.firms),
      desde: date(random, year),
      hasta,
      tareas: random.some(trade.tasks, random.int(1, 3)),
    };
  });
}

const MONTHS = ['Enero', 'Marzo', 'Abril', 'Junio', 'Agosto', 'Octubre', 'Diciembre'];
const date = (random: Random, year: number): string =>
  random.pick([`${random.pick(MONTHS)} ${year}`, `0${random.int(1, 9)}/${year}`, `${year}`]);

function makeReferences(random: Random, mitad: Mitad): string[] {
  if (random.chance(0.35)) return [];
  const other = makePerson(random, mitad);
  const name = `${other.nombres[0]} ${other.apellidos[0]}`;
  const firm = random.pick(mitad === 'dev' ? trades.DEV : trades.HELD);
  const [title = ''] = random.pick(firm.titles).split('/');
  return [
    random.pick([
      `${name}, ${title}, ${random.pick(firm.firms)}. Fono ${other.telefono.escrito}`,
      `${name} - Jefe directo - ${other.telefono.escrito} - ${other.email}`,
      `Sr. ${name}, Gerente, RUT empresa 76.086.428-5, ${other.telefono.escrito}`,
    ]),
  ];
}
