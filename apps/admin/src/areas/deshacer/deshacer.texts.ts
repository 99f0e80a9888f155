import { type Deshacible, HORAS_DESHACER, type Impedimento } from '@recluta/domain/deshacer';
import type { AccionReciente, Deshacer, Deshecho } from '@recluta/domain/esquemas';
import { numero, plural } from '@recluta/domain/texto';
import { fieldWords } from '../candidato/fieldWords.ts';

/** Nobody: interviews that are about no CV. */
const people = (n: number): string => (n === 0 ? 'las entrevistas' : plural(n, 'persona', 'personas'));

/** Whom something was done to: one or two by name, of more the first one and how many else. */
const whom = ({ personas: n, nombres: [first, second] }: AccionReciente): string => {
  if (first === undefined) return people(n);
  if (n === 1) return first;
  return n === 2 && second !== undefined ? `${first} y ${second}` : `${first} y ${numero(n - 1)} más`;
};

const tagOf = ({ etiqueta }: AccionReciente): string =>
  etiqueta === null ? 'una etiqueta que ya no existe' : `la etiqueta «${etiqueta}»`;

const WHY: Record<Impedimento, string> = {
  cambiado: 'alguien lo cambió después',
  papelera: 'está en la papelera',
  etapa: 'la etapa ya no existe',
  etiqueta: 'la etiqueta ya no existe',
  responsable: 'su responsable de antes ya no puede hacerse cargo',
  restaurado: 'ya fue restaurado',
  fusionado: 'se unió con otra postulación',
  bloqueado: 'sus datos están bloqueados',
};

/** Names told in a toast; of the rest only how many. */
const TOLD = 3;

const namesOf = (impedidos: Deshecho['impedidos']): string => {
  const named = impedidos.slice(0, TOLD).map(({ nombre, motivo }) => `${nombre || 'Una persona'} (${WHY[motivo]})`);
  const rest = impedidos.length - named.length;
  return `${named.join(', ')}${rest > 0 ? ` y ${numero(rest)} más` : ''}`;
};

/** Taking back what was done, and the list of what still can be. */
export const texts = {
  undo: 'Deshacer',
  undoOf: (what: string) => `Deshacer: ${what}`,
  done: (n: number) => `Deshecho: ${n === 0 ? 'todo' : people(n)} como antes.`,
  doneEdit: ({ nombre, campos }: NonNullable<Deshecho['edicion']>) =>
    `Deshecho: ${fieldWords(campos)} de ${nombre} como antes.`,
  none: 'No se pudo deshacer',
  failed: 'No se pudo deshacer',
  /** Who stays as they are, and why. */
  stays: (impedidos: Deshecho['impedidos']) => `${namesOf(impedidos)}.`,
  kept: (impedidos: Deshecho['impedidos']) =>
    `No se ${impedidos.length === 1 ? 'pudo' : 'pudieron'} deshacer: ${namesOf(impedidos)}.`,
  confirm: {
    title: ({ claves: { length: changes }, personas, nombre }: Deshacer) =>
      changes === 1
        ? `¿Deshacer el cambio de ${people(personas)}?`
        : `¿Deshacer ${plural(changes, 'cambio', 'cambios')} de ${nombre ?? people(personas)}?`,
    detail: ({ claves, personas }: Deshacer) =>
      [
        claves.length === 1 ? 'Se hizo de una vez y se deshace de una vez.' : 'Se deshacen de una vez.',
        personas === 1
          ? 'Lo que alguien cambió después no se toca.'
          : 'A quienes alguien cambió después no se les toca.',
      ].join(' '),
    yes: 'Deshacer',
    busy: 'Deshaciendo…',
  },
  list: {
    label: 'Cambios que se pueden deshacer',
    what: 'Qué se hizo',
    who: 'Quién',
    proceso: 'Proceso',
    when: 'Cuándo',
    empty: 'Nada por deshacer',
    emptyDetail: `Aquí quedan por ${plural(HORAS_DESHACER, 'hora', 'horas')} los movimientos, descartes, copias, selecciones y ediciones.`,
    loadFailed: 'No pudimos cargar los cambios',
    says: {
      cv_movido: (accion) => `Movió a ${whom(accion)}${accion.etapa ? ` a ${accion.etapa}` : ''}`,
      cv_eliminado: (accion) => `Eliminó ${accion.personas === 1 ? 'el CV' : 'los CVs'} de ${whom(accion)}`,
      cv_editado: (accion) => `Editó ${fieldWords(accion.campos) || 'datos'} de ${whom(accion)}`,
      cv_fusionado: ({ nombres: [nombre] }) => `Unió 2 postulaciones${nombre ? ` de ${nombre}` : ''}`,
      cv_etiquetado: (accion) => `Puso ${tagOf(accion)} a ${whom(accion)}`,
      cv_desetiquetado: (accion) => `Quitó ${tagOf(accion)} a ${whom(accion)}`,
      cv_asignado: (accion) => `Cambió el responsable de ${whom(accion)}`,
      tarea_eliminada: (accion) => `Eliminó una tarea de ${whom(accion)}`,
      cv_copiado: (accion) => `Copió a ${whom(accion)} a este proceso`,
      seleccion_cambiada: (accion) => `Cambió la selección de ${whom(accion)}`,
    } satisfies Record<Deshacible, (accion: AccionReciente) => string>,
  },
} as const;
