import { parseRut } from './rut.ts';
import { parseTelefono } from './telefono.ts';

/** What tells a person: a RUT for certain, an e-mail or a phone as a hint. */
export const DATOS_IDENTIDAD = ['rut', 'email', 'telefono'] as const;
export type DatoIdentidad = (typeof DATOS_IDENTIDAD)[number];

/** What a person of the team decided about two cvs; `ninguna` takes it back. */
export const DECISIONES_PERSONA = ['misma', 'distinta'] as const;
export type DecisionPersona = (typeof DECISIONES_PERSONA)[number];

type Datos = Record<DatoIdentidad, string | null>;
export type Claves = { rut_clave: string | null; email_clave: string | null; telefono_clave: string | null };

/** An e-mail without a part on each side of its @ tells nobody. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** The data of a cv as they are compared, however they were written; null where it says nothing or makes no sense. */
export function identityOf({ rut, email, telefono }: Datos): Claves {
  const plain = email?.trim().toLowerCase() ?? '';
  return {
    rut_clave: rut && parseRut(rut),
    email_clave: EMAIL.test(plain) ? plain : null,
    telefono_clave: telefono && parseTelefono(telefono),
  };
}
