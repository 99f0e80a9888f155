import type { Conocido } from '@recluta/domain/esquemas';
import { plural } from '@recluta/domain/texto';

const more = (n: number): string => (n > 1 ? ` y ${plural(n - 1, 'postulación más', 'postulaciones más')}` : '');

/** One person in several procesos, or twice in one. */
export const texts = {
  interviews: 'Entrevistas',
  others: (n: number) => `Otras postulaciones (${n})`,
  more: (n: number) => `Ver ${plural(n, 'postulación más', 'postulaciones más')}`,
  loadFailed: 'No pudimos ver si esta persona ya postuló',
  byRut: 'Mismo RUT',
  byTeam: 'Unida por el equipo',
  here: 'Otra en este mismo proceso',
  separate: 'Separar',
  separateLabel: (proceso: string) => `Separar de la postulación a ${proceso}`,
  maybe: 'Puede ser la misma persona que',
  alike: { rut: 'Mismo RUT', email: 'Mismo correo', telefono: 'Mismo teléfono' },
  same: 'Es la misma persona',
  different: 'No es la misma persona',
  apart: (n: number) => `${plural(n, 'postulación descartada', 'postulaciones descartadas')} como otra persona`,
  reconsider: 'Volver a revisar',
  reconsiderLabel: (nombre: string) => `Volver a revisar si es ${nombre}`,
  decided: {
    misma: 'Quedó como la misma persona.',
    distinta: 'Quedó como otra persona. No la sugeriremos de nuevo.',
  },
  undecided: 'Deshecho: vuelve a estar sin responder.',
  decideFailed: 'No se pudo guardar tu respuesta',
  /** The quiet mark of a list. */
  known: ({ antes, aqui, proceso_nombre, total }: Conocido): string =>
    aqui === total
      ? 'Está más de una vez en este proceso'
      : `${antes ? 'Ya postuló a' : 'También postuló a'} ${proceso_nombre}${more(total)}`,
} as const;
