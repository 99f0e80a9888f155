import type { Cv } from '@recluta/domain/esquemas';
import type { Plantilla } from '@recluta/domain/mensajesCandidato';

export const ETIQUETA_PLANTILLA: Record<Plantilla, string> = {
  datos: 'Completar datos',
  confirmacion: 'Confirmar participación',
  entrevista: 'Invitar a entrevista',
  cierre: 'Agradecer y cerrar',
};

/** What a person may be asked for, as it is called on the screen and in the message. */
export const CAMPOS = {
  nombre: { label: 'Nombre', words: 'tu nombre completo' },
  rut: { label: 'RUT', words: 'tu RUT' },
  email: { label: 'Correo', words: 'tu correo' },
  telefono: { label: 'Teléfono', words: 'tu teléfono' },
  pretension_renta: { label: 'Pretensión de renta', words: 'tu pretensión de renta líquida' },
} as const;
export type Campo = keyof typeof CAMPOS;
const ORDER = Object.keys(CAMPOS) as Campo[];

type Person = Pick<Cv, Campo>;
type Place = { proceso: string; empresa: string };

export type Message = { subject: string; body: string };

const first = (nombre: string | null): string => nombre?.split(' ')[0] ?? '';

const list = new Intl.ListFormat('es-CL', { type: 'conjunction' });

/** A text that was written for a person, for others: their first name in its place. */
export function inNameOf(
  written: string,
  { nombre }: Pick<Person, 'nombre'>,
): (other: Pick<Person, 'nombre'>) => string {
  const name = first(nombre);
  const words = written.split(/([\p{L}'’-]+)/u);
  return (other) =>
    words
      .map((word) => (word === name ? first(other.nombre) : word))
      .join('')
      .replace('Hola ,', 'Hola,');
}

/** What the CV does not say. */
export const missingOf = (person: Person): Campo[] => ORDER.filter((campo) => person[campo] === null);

/** What is asked for, in words; that the contact still holds when nothing is. */
const askedWords = (asked: readonly Campo[]): string =>
  asked.length === 0
    ? 'que nos confirmes que tus datos de contacto siguen vigentes'
    : list.format(ORDER.filter((campo) => asked.includes(campo)).map((campo) => CAMPOS[campo].words));

/** A text to start from; the recruiter changes it and sends it with their own WhatsApp or mail. */
export function messageFor(
  plantilla: Plantilla,
  person: Person,
  { proceso, empresa }: Place,
  asked: readonly Campo[] = missingOf(person),
): Message {
  const hello = [`Hola ${first(person.nombre)}`.trim(), ', te escribimos de ', empresa, '.'].join('');
  const thanks = 'Muchas gracias.';
  const bodies: Record<Plantilla, string> = {
    datos: `Recibimos tu CV para «${proceso}». Para continuar necesitamos ${askedWords(asked)}. ¿Nos respondes por aquí?`,
    confirmacion: `Recibimos tu CV para «${proceso}» y nos gustaría que sigas en el proceso. ¿Nos confirmas que te interesa continuar?`,
    entrevista: `Nos gustó tu CV para «${proceso}» y queremos conversar contigo. ¿Qué día y a qué hora te acomoda una entrevista esta semana?`,
    cierre: `Te agradecemos haber postulado a «${proceso}». En esta oportunidad seguimos con otras personas; guardaremos tu CV por si se abre algo para ti.`,
  };
  return {
    subject: `${proceso} · ${empresa}`,
    body: `${hello}\n\n${bodies[plantilla]}\n\n${thanks}`,
  };
}
