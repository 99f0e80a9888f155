import { addressesIn } from '../../../packages/reader/src/fields/email/direcciones.ts';
import { findEmails } from '../../../packages/reader/src/fields/email/email.ts';
import { addressesOf } from '../../../packages/reader/src/fields/email/probable.ts';
import { rasgosOf } from '../../../packages/reader/src/fields/experiencia/probable.ts';
import { readJobs } from '../../../packages/reader/src/fields/experiencia/relato.ts';
import type { Dado } from '../../../packages/reader/src/fields/learned/likely.ts';
import type { Rasgo } from '../../../packages/reader/src/fields/learned/vocabulary.ts';
import { oncePer } from '../../../packages/reader/src/fields/matching/once.ts';
import { mentionsOf } from '../../../packages/reader/src/fields/nacionalidad/probable.ts';
import { namedIn, ownNames, personsOf } from '../../../packages/reader/src/fields/nombre/personas.ts';
import { samePerson } from '../../../packages/reader/src/fields/nombre/same-person.ts';
import { sumsOf } from '../../../packages/reader/src/fields/renta/probable.ts';
import { rutsOf } from '../../../packages/reader/src/fields/rut/probable.ts';
import { mentionsOf as toolsOf } from '../../../packages/reader/src/fields/tecnologias/probable.ts';
import { phonesOf } from '../../../packages/reader/src/fields/telefono/probable.ts';
import { titularOf } from '../../../packages/reader/src/fields/terceros/titular.ts';
import type { Vista } from '../../../packages/reader/src/fields/view/view.ts';
import type { Etiquetas } from '../make/cv.ts';
import { type FLAGS, key, plain } from '../score.ts';

/** A place of a CV that may say a field's value. */
export type Dicho = { valor: string; rasgos: readonly string[] };

/** What is true of a text, of all that is learnt; what is missing it was not asked for. */
export type Ensenable = Partial<
  Pick<
    Etiquetas,
    | 'nombre'
    | 'rut'
    | 'email'
    | 'telefono'
    | 'nacionalidad'
    | 'pretension_renta'
    | 'tecnologias'
    | (typeof FLAGS)[number]
  >
>;

/** What is learnt of a field: where it may stand, and what is right by the labels. */
export type Aprendido = {
  label: keyof Ensenable;
  /** `nombre` is the candidate's. */
  places: (vista: Vista, nombre: string | null) => Dicho[];
  /** Nothing when the CV does not say it. */
  right: (etiquetas: Ensenable) => readonly string[];
  same: (a: string, b: string) => boolean;
  /** A CV says as many as it likes: each place is a question of its own. */
  several?: true;
};

const said = (valor: string | null | undefined): readonly string[] => (valor == null ? [] : [valor]);

/** A line that tells of a job may tell of any trade. */
const TOLD = 'true';

const linesOf = oncePer((vista: Vista): Dicho[] =>
  rasgosOf(readJobs(vista)).map((rasgos) => ({ valor: TOLD, rasgos })),
);

const trade = (label: (typeof FLAGS)[number]): Aprendido => ({
  label,
  places: linesOf,
  right: (etiquetas) => (etiquetas[label] ? [TOLD] : []),
  same: Object.is,
});

/** Who learns is told all by its name. */
const named = (rasgos: readonly Rasgo[]): readonly string[] => rasgos.map(String);

const seen = ({ valor, rasgos }: Dado): Dicho => ({ valor, rasgos: named(rasgos()) });

const namesOf = (vista: Vista, nombre: string | null) => ownNames(namedIn(vista), titularOf(nombre));

export const LEARNED: Readonly<Record<string, Aprendido>> = {
  nombre: {
    label: 'nombre',
    places: (vista) => {
      const emails = [...new Set(findEmails(vista).map(({ valor }) => valor))];
      return personsOf(vista, namedIn(vista), emails).map(({ palabras, rasgos }) => ({
        valor: palabras.join(' '),
        rasgos: named(rasgos),
      }));
    },
    right: ({ nombre }) => said(nombre),
    same: samePerson,
  },
  rut: {
    label: 'rut',
    places: (vista, nombre) => rutsOf(vista, namesOf(vista, nombre)).map(seen),
    right: ({ rut }) => said(rut),
    same: Object.is,
  },
  email: {
    label: 'email',
    places: (vista, nombre) =>
      addressesOf(vista, titularOf(nombre), addressesIn(vista), namesOf(vista, nombre)).map(seen),
    right: ({ email }) => said(email),
    same: Object.is,
  },
  telefono: {
    label: 'telefono',
    places: (vista, nombre) => phonesOf(vista, titularOf(nombre), namesOf(vista, nombre)).map(seen),
    right: ({ telefono }) => said(telefono),
    same: Object.is,
  },
  renta: {
    label: 'pretension_renta',
    places: (vista) => sumsOf(vista).map(({ renta, rasgos }) => ({ valor: String(renta), rasgos: named(rasgos()) })),
    right: ({ pretension_renta: renta }) => (renta == null ? [] : [String(renta)]),
    same: Object.is,
  },
  nacionalidad: {
    label: 'nacionalidad',
    places: (vista) => mentionsOf(vista).map(({ valor, rasgos }) => ({ valor: plain(valor), rasgos: named(rasgos()) })),
    right: ({ nacionalidad }) => said(nacionalidad).map(plain),
    same: Object.is,
  },
  tecnologias: {
    label: 'tecnologias',
    places: (vista) => toolsOf(vista).map(({ valor, rasgos }) => ({ valor: key(valor), rasgos: named(rasgos) })),
    right: ({ tecnologias = [] }) => tecnologias.map(key),
    same: Object.is,
    several: true,
  },
  callcenter: trade('experiencia_callcenter'),
  retail: trade('experiencia_retail'),
  judicial: trade('experiencia_judicial'),
  administrativa: trade('experiencia_administrativa'),
};
