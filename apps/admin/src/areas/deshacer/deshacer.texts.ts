import { type Deshacible, HORAS_DESHACER, type Impedimento } from '@recluta/domain/deshacer';
import type { Deshacer } from '@recluta/domain/esquemas';
import { numero, plural } from '@recluta/domain/texto';

/** Nobody: interviews that are about no CV. */
const people = (n: number): string => (n === 0 ? 'las entrevistas' : plural(n, 'persona', 'personas'));

/** Whom something was done to: one or two by name, of more the first one and how many else. */
const whom = (n: number, nombres: readonly string[]): string => {
  const [first, second] = nombres;
  if (first === undefined) return people(n);
  if (n === 1) return first;
  return n === 2 && second !== undefined ? `${first} y ${second}` : `${first} y ${numero(n - 1)} más`;
};

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

/** Taking back what was done, and the list of what still can be. */
export const texts = {
  undo: 'Deshacer',
  undoOf: (what: string) => `Deshacer: ${what}`,
  done: (n: number) => `Deshecho: ${n === 0 ? 'todo' : people(n)} como antes.`,
  none: 'No se pudo deshacer',
  failed: 'No se pudo deshacer',
  kept: (impedidos: readonly { nombre: string; motivo: Impedimento }[]): string => {
    const named = impedidos.slice(0, TOLD).map(({ nombre, motivo }) => `${nombre || 'Una persona'} (${WHY[motivo]})`);
    const rest = impedidos.length - named.length;
    return `No se ${impedidos.length === 1 ? 'pudo' : 'pudieron'} deshacer: ${named.join(', ')}${rest > 0 ? ` y ${numero(rest)} más` : ''}.`;
  },
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
      cv_movido: (n, nombres, etapa) => `Movió a ${whom(n, nombres)}${etapa ? ` a ${etapa}` : ''}`,
      cv_eliminado: (n, nombres) => `Eliminó ${n === 1 ? 'el CV' : 'los CVs'} de ${whom(n, nombres)}`,
      cv_editado: (n, nombres) => `Completó datos de ${whom(n, nombres)}`,
      cv_fusionado: (_, nombres) => `Unió 2 postulaciones${nombres[0] ? ` de ${nombres[0]}` : ''}`,
      cv_etiquetado: (n, nombres) => `Etiquetó a ${whom(n, nombres)}`,
      cv_desetiquetado: (n, nombres) => `Quitó una etiqueta a ${whom(n, nombres)}`,
      cv_asignado: (n, nombres) => `Cambió el responsable de ${whom(n, nombres)}`,
      tarea_eliminada: (n, nombres) => `Eliminó una tarea de ${whom(n, nombres)}`,
      cv_copiado: (n, nombres) => `Copió a ${whom(n, nombres)} a este proceso`,
      seleccion_cambiada: (n, nombres) => `Cambió la selección de ${whom(n, nombres)}`,
    } satisfies Record<Deshacible, (n: number, nombres: readonly string[], etapa: string | null) => string>,
  },
} as const;
