import { MAX_FILE_BYTES } from '@recluta/domain/archivos';
import { megabytes, plural } from '@recluta/domain/texto';

/** Further files of a person, and two cvs as one. */
export const texts = {
  own: 'CV de esta postulación',
  attachedBy: (who: string | null, ago: string) => `${who ? `Adjuntado por ${who}` : 'Adjunto'}, ${ago}`,
  ofMerged: 'CV de la postulación que se unió',
  open: (nombre: string) => `Abrir ${nombre}`,
  openFailed: 'No se pudo abrir el archivo',
  add: 'Adjuntar archivos',
  adding: 'Enviando…',
  hint: `PDF, Word o imágenes, hasta ${megabytes(MAX_FILE_BYTES)} cada uno.`,
  addFailed: 'No se pudo adjuntar',
  added: (n: number) => plural(n, 'archivo adjunto.', 'archivos adjuntos.'),
  loadFailed: 'No pudimos cargar los archivos',
  remove: 'Eliminar',
  removeLabel: (nombre: string) => `Eliminar ${nombre}`,
  removeTitle: (nombre: string) => `¿Eliminar ${nombre}?`,
  removeDetail: 'Se borra para todo el equipo y no se puede recuperar.',
  removing: 'Eliminando…',
  removeFailed: 'No se pudo eliminar el archivo',
  removed: 'Archivo eliminado.',
  separate: 'Separar',
  separateLabel: (nombre: string) => `Separar la postulación de ${nombre}`,
  separateTitle: '¿Separar las dos postulaciones?',
  separateDetail:
    'La que se unió vuelve a la lista con su archivo, sus notas y sus entrevistas, y esta con los datos que tenía. Lo que cambiaron después de unirlas queda en esta.',
  separating: 'Separando…',
  separateFailed: 'No se pudieron separar',
  separated: 'Postulaciones separadas.',
  merge: {
    button: 'Unir…',
    buttonLabel: (nombre: string) => `Unir con la postulación de ${nombre}`,
    title: 'Unir dos postulaciones',
    keep: 'Cuál queda en el proceso',
    keepHint: 'Su archivo queda como principal; el otro queda adjunto.',
    brings: (notas: number, entrevistas: number, adjuntos: number) =>
      [
        notas > 0 && plural(notas, 'nota', 'notas'),
        entrevistas > 0 && plural(entrevistas, 'entrevista', 'entrevistas'),
        adjuntos > 0 && plural(adjuntos, 'adjunto', 'adjuntos'),
      ]
        .filter(Boolean)
        .join(', '),
    received: (day: string) => `Recibido el ${day}`,
    choose: 'Qué datos quedan',
    both: 'Los dos juntos',
    none: 'Sin dato',
    alike: (fields: string) => `Iguales en las dos: ${fields}.`,
    stage: 'Etapa',
    what: 'Las notas, tareas, entrevistas, etiquetas, archivos e historial de ambas quedan juntos. La otra sale de la lista. Puedes deshacerlo.',
    submit: 'Unir postulaciones',
    busy: 'Uniendo…',
    failed: 'No se pudieron unir',
    changed: 'Revisar lo nuevo',
    loadFailed: 'No pudimos cargar las dos postulaciones',
    done: 'Postulaciones unidas.',
  },
} as const;
