import { checkDigit } from '../../../packages/domain/src/rut.ts';
import * as names from '../data/names.ts';
import { MOBILES } from '../data/phrases.ts';
import type { Random } from './random.ts';

export type Mitad = 'dev' | 'held';

export type Persona = {
  mujer: boolean;
  nombres: string[];
  apellidos: string[];
  rut: string;
  email: string;
  /** As it is written, and in E.164. */
  telefono: { escrito: string; e164: string };
  gentilicio: { femenino: string; propio: string; pais: string };
  edad: number;
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

export function makePerson(random: Random, mitad: Mitad): Persona {
  const origins = mitad === 'dev' ? names.DEV : names.HELD;
  const origin = random.pick(origins.flatMap((o) => Array.from({ length: o.share }, () => o)));
  const mujer = random.chance(0.5);
  const given = mujer ? origin.given.f : origin.given.m;
  const nombres = random.some(given, random.chance(0.55) ? 2 : 1);
  const one = random.chance(origin.country === 'Haití' ? 0.6 : 0.15);
  const apellidos = random.some(origin.surnames, one ? 1 : 2);
  const body = origin.country === 'Chile' ? random.int(7_000_000, 21_900_000) : random.int(21_000_000, 28_500_000);
  return {
    mujer,
    nombres,
    apellidos,
    rut: `${body}-${checkDigit(body)}`,
    email: makeEmail(random, nombres, apellidos),
    telefono: makePhone(random, mitad),
    gentilicio: { femenino: origin.demonyms[0], propio: origin.demonyms[mujer ? 0 : 1], pais: origin.country },
    edad: random.int(19, 63),
  };
}

const HOSTS = [
  'gmail.com',
  'gmail.com',
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'outlook.es',
  'yahoo.es',
  'live.cl',
  'icloud.com',
  'duocuc.cl',
  'hotmail.cl',
  'uc.cl',
  'protonmail.com',
  'vtr.net',
];

function makeEmail(random: Random, nombres: string[], apellidos: string[]): string {
  const n = plain(nombres[0] ?? '');
  const a = plain(apellidos[0] ?? '');
  const b = plain(apellidos[1] ?? nombres[1] ?? 'cl');
  const year = random.int(60, 99);
  const local = random.pick([
    `${n}.${a}`,
    `${n}${a}${year}`,
    `${n[0]}${a}.${b[0]}`,
    `${a}.${n}`,
    `${n}_${a}`,
    `${n}.${a}.${b}`,
    `${n.slice(0, 4)}${a}${random.int(1, 999)}`,
    `${a}${b}${year}`,
    `la${n}${random.int(10, 999)}`,
    `${n}${b}${a[0]}`,
    `contacto.${n}${a}`,
  ]);
  return `${local}@${random.pick(HOSTS)}`;
}

function makePhone(random: Random, mitad: Mitad): Persona['telefono'] {
  if (random.chance(0.06)) {
    const area = random.pick(['2', '32', '41', '45', '55', '57', '63', '71']);
    const rest = `2${String(random.int(0, 9_999_999)).padStart(7, '0')}`.slice(0, 9 - area.length);
    const escrito = random.pick([`+56 ${area} ${rest}`, `(${area}) ${rest}`, `0${area}-${rest}`]);
    return { escrito, e164: `+56${area}${rest}` };
  }
  if (random.chance(0.03)) {
    const e164 = random.pick(['+57310', '+58414', '+51987', '+50937']) + random.int(1_000_000, 9_999_999);
    const escrito = `${e164.slice(0, 3)} ${e164.slice(3, 6)} ${e164.slice(6)}`;
    return { escrito, e164 };
  }
  const digits = String(random.int(30_000_000, 99_999_999));
  let i = 0;
  const escrito = random.pick(MOBILES[mitad]).replace(/#/g, () => digits[i++] ?? '');
  return { escrito, e164: `+569${digits}` };
}
