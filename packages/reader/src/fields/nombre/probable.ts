import { WEIGHTS_NOMBRE } from '../../../data/modelos/nombre.ts';
import { lineAt } from '../../text/evidence.ts';
import { type Candidato, ranked } from '../candidate.ts';
import { pointsOf } from '../learned/likely.ts';
import { modelOf } from '../learned/model.ts';
import { rutsIn } from '../rut/rut.ts';
import { isBlind } from '../terceros/membrete.ts';
import { isTitleSize, type Vista } from '../view/view.ts';
import { supportOf } from './gazetteer.ts';
import { givenFirst, startsWithFamily, titleCase } from './palabras.ts';
import { type Mencion, type Persona, personsOf } from './personas.ts';
import { toldOf } from './told.ts';

const MODEL = modelOf(WEIGHTS_NOMBRE);

/**
 * Whom a model that learnt from labelled CVs takes for the one the CV is of. Ten points are certainty, five are even
 * odds. `menciones` is where people are named, `emails` are all the addresses that the text gives.
 */
export function probableNombres(
  vista: Vista,
  menciones: readonly Mencion[],
  emails: readonly string[],
): Candidato<string>[] {
  if (isBlind(vista)) return [];
  const people = personsOf(vista, menciones, emails, MODEL().vocabulary).map((persona) => ({
    persona,
    puntos: pointsOf(MODEL(), persona.rasgos),
  }));
  // Surnames alone are no name; with the given names of another cell they are.
  const named = people.filter(({ persona }) => halfOf(persona) !== 'apellidos');
  const whole = named.map(({ persona: { palabras, inicio, fin }, puntos }) => ({
    valor: titleCase(startsWithFamily(palabras) ? givenFirst(palabras) : palabras),
    puntos,
    inicio,
    fin,
  }));
  return ranked([...(toldOf(vista, menciones, whole, NUMBERED) ?? numberedFirst(vista, whole)), ...joined(people)]);
}

/** From what on somebody is believed to be the candidate, and letters between a name and the RUT of the same one. */
export const BELIEVED = 9;
const TO_RUT = 160;

/** What is above certainty: of two who may be meant, the one whose RUT is told, or of whom the other tells. */
export const NUMBERED = 11;

/** `Soy Ana Soto y escribo por mi hijo … Se llama Luis Rojas Soto, su carnet es …`: who writes tells the other's number. */
function numberedFirst(vista: Vista, people: readonly Candidato<string>[]): readonly Candidato<string>[] {
  const isOthers = ({ inicio }: Candidato<string>) =>
    vista.ajenos.some((other) => other.inicio <= inicio && inicio < other.fin);
  const likely = people.filter((one) => one.puntos >= BELIEVED && !isOthers(one));
  if (likely.length < 2 || likely.some((one) => isTitle(vista, one))) return people;
  const numbered = new Set(
    rutsIn(vista).flatMap(({ inicio }) => {
      const before = people.filter(({ fin }) => fin <= inicio && inicio - fin < TO_RUT);
      const last = before.reduce<Candidato<string> | null>((a, b) => (a && a.fin > b.fin ? a : b), null);
      return last && likely.includes(last) ? [last] : [];
    }),
  );
  return numbered.size === 1 ? people.map((one) => (numbered.has(one) ? { ...one, puntos: NUMBERED } : one)) : people;
}

/** Whoever is named in the letters of a title is whom the page is of. */
const isTitle = (vista: Vista, { inicio }: Candidato<string>): boolean =>
  isTitleSize(vista, lineAt(vista.reading, inicio)?.tam ?? 0);

/** Points of a half of a name that is the candidate's. */
const HALF = 7;

/** Letters between the two halves of a name that stand together. */
const TOGETHER = 100;

/** `Nombres: Kevin Antonio` and, in another cell, `Apellidos: Paredes Llanquileo`: each is the candidate. */
function joined(people: readonly { persona: Persona; puntos: number }[]): Candidato<string>[] {
  const halves = people.filter(({ puntos }) => puntos >= HALF).map((one) => ({ ...one, of: halfOf(one.persona) }));
  const [given, otherGiven] = halves.filter(({ of }) => of === 'nombres');
  const [family, otherFamily] = halves.filter(({ of }) => of === 'apellidos');
  if (!given || !family || otherGiven || otherFamily) return [];
  const { inicio, fin } = given.persona;
  const apart = family.persona.inicio - fin;
  return [
    {
      valor: titleCase([...given.persona.palabras, ...family.persona.palabras]),
      puntos: Math.max(given.puntos, family.puntos),
      inicio,
      fin: apart >= 0 && apart < TOGETHER ? family.persona.fin : fin,
    },
  ];
}

function halfOf({ palabras }: Persona): 'nombres' | 'apellidos' | null {
  const { significativas, nombres, apellidos } = supportOf(palabras);
  if (nombres === significativas.length) return 'nombres';
  return apellidos === significativas.length && nombres === 0 ? 'apellidos' : null;
}
