import { type Deshacible, HORAS_DESHACER, type Impedimento } from '@recluta/domain/deshacer';
import { numero, plural } from '@recluta/domain/texto';

const people = (n: number): string => plural(n, 'persona', 'personas');

const WHY: Record<Impedimento, string> = {
  cambiado: 'alguien lo cambió después',
  papelera: 'está en la papelera',
  etapa: 'la etapa ya no existe',
  etiqueta: 'la etiqueta ya no existe',
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
  done: (n: number) => `Deshecho: ${people(n)} como antes.`,
  none: 'No se pudo deshacer',
  failed: 'No se pudo deshacer',
  kept: (impedidos: readonly { nombre: string; motivo: Impedimento }[]): string => {
    const named = impedidos.slice(0, TOLD).map(({ nombre, motivo }) => `${nombre || 'Una persona'} (${WHY[motivo]})`);
    const rest = impedidos.length - named.length;
    return `No se ${impedidos.length === 1 ? 'pudo' : 'pudieron'} deshacer: ${named.join(', ')}${rest > 0 ? ` y ${numero(rest)} más` : ''}.`;
  },
  confirm: {
    title: (n: number) => `¿Deshacer el cambio de ${people(n)}?`,
    detail: 'Se hizo de una vez y se deshace de una vez. A quienes alguien cambió después no se les toca.',
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
      cv_movido: (n) => `Movió a ${people(n)}`,
      cv_eliminado: (n) => `Eliminó ${plural(n, 'CV', 'CVs')}`,
      cv_editado: () => 'Completó datos de 1 persona',
      cv_fusionado: () => 'Unió 2 postulaciones',
      cv_etiquetado: (n) => `Etiquetó a ${people(n)}`,
      cv_desetiquetado: (n) => `Quitó una etiqueta a ${people(n)}`,
      cv_asignado: (n) => `Cambió el responsable de ${people(n)}`,
      tarea_eliminada: () => 'Eliminó una tarea de 1 persona',
      cv_copiado: (n) => `Copió a ${people(n)} a este proceso`,
      seleccion_cambiada: (n) => `Cambió la selección de ${people(n)}`,
    } satisfies Record<Deshacible, (n: number) => string>,
  },
} as const;
