import type { Cv } from '@recluta/domain/esquemas';

/** What a message to a candidate is for. The first two are items of the row menu (§2), the rest are 'Otras acciones'. */
export const PLANTILLAS = ['datos', 'confirmacion', 'entrevista', 'cierre'] as const;
export type Plantilla = (typeof PLANTILLAS)[number];

export const ETIQUETA_PLANTILLA: Record<Plantilla, string> = {
  datos: 'Completar datos',
  confirmacion: 'Confirmar participación',
  entrevista: 'Invitar a entrevista',
  cierre: 'Agradecer y cerrar',
};

type Person = Pick<Cv, 'nombre' | 'rut' | 'email' | 'telefono' | 'nacionalidad' | 'pretension_renta'>;
type Place = { proceso: string; empresa: string };

export type Message = { subject: string; body: string };

const first = (nombre: string | null): string => nombre?.split(' ')[0] ?? '';

const ASKED: [keyof Person, string][] = [
  ['nombre', 'tu nombre completo'],
  ['rut', 'tu RUT'],
  ['email', 'tu correo'],
  ['telefono', 'tu teléfono'],
  ['pretension_renta', 'tu pretensión de renta líquida'],
];

const list = new Intl.ListFormat('es-CL', { type: 'conjunction' });

/** What the CV does not say; all of it when nothing is missing, to be confirmed. */
export function missingOf(person: Person): string[] {
  const missing = ASKED.flatMap(([field, words]) => (person[field] === null ? [words] : []));
  return missing.length > 0 ? missing : ['que tus datos de contacto siguen vigentes'];
}

/** A text to start from; the recruiter changes it and sends it with their own WhatsApp or mail. */
export function messageFor(plantilla: Plantilla, person: Person, { proceso, empresa }: Place): Message {
  const hello = [`Hola ${first(person.nombre)}`.trim(), ', te escribimos de ', empresa, '.'].join('');
  const thanks = 'Muchas gracias.';
  const bodies: Record<Plantilla, string> = {
    datos: `Recibimos tu CV para «${proceso}». Para continuar necesitamos ${list.format(missingOf(person))}. ¿Nos lo puedes enviar por aquí?`,
    confirmacion: `Recibimos tu CV para «${proceso}» y nos gustaría que sigas en el proceso. ¿Nos confirmas que te interesa continuar?`,
    entrevista: `Nos gustó tu CV para «${proceso}» y queremos conversar contigo. ¿Qué día y a qué hora te acomoda una entrevista esta semana?`,
    cierre: `Te agradecemos haber postulado a «${proceso}». En esta oportunidad seguimos con otras personas; guardaremos tu CV por si se abre algo para ti.`,
  };
  return {
    subject: `${proceso} · ${empresa}`,
    body: `${hello}\n\n${bodies[plantilla]}\n\n${thanks}`,
  };
}
