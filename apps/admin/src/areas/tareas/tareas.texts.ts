import { formatDate } from '@recluta/domain/fechas';

/** What is to be done about people: in their panel, and one's own in Inicio. */
export const texts = {
  label: 'Tareas',
  /** What is told by name when two change it. */
  labels: { texto: 'Tarea', vence: 'Fecha', responsable_id: 'Responsable' },
  form: {
    texto: 'Nueva tarea',
    placeholder: 'Qué hay que hacer',
    vence: 'Para cuándo',
    responsable: 'Para quién',
    nobody: 'Nadie todavía',
    add: 'Agregar tarea',
    save: 'Guardar',
    failed: 'No se pudo guardar la tarea',
  },
  empty: 'Sin tareas',
  emptyDetail: 'Lo que quede pendiente con esta persona se anota aquí, con fecha y responsable.',
  loadFailed: 'No pudimos cargar las tareas',
  done: (texto: string) => `Hecha: ${texto}`,
  edit: (texto: string) => `Editar la tarea ${texto}`,
  remove: (texto: string) => `Eliminar la tarea ${texto}`,
  lost: {
    title: (texto: string) => `Alguien eliminó la tarea «${texto}» mientras la editabas`,
    detail: 'Lo que escribiste sigue aquí: puedes agregarlo como tarea nueva.',
  },
  added: 'Tarea agregada.',
  saved: 'Tarea guardada.',
  checked: 'Tarea hecha.',
  unchecked: 'Tarea pendiente otra vez.',
  withdrawn: 'Deshecho: la tarea ya no está.',
  asBefore: 'Deshecho: la tarea como antes.',
  removed: 'Tarea eliminada.',
  removeFailed: 'No se pudo eliminar la tarea',
  plazo: {
    vencida: (fecha: string) => `Venció el ${formatDate(fecha)}`,
    hoy: () => 'Para hoy',
    proxima: (fecha: string) => `Para el ${formatDate(fecha)}`,
  },
  nobody: 'Sin responsable',
  mine: {
    title: 'Mis tareas',
    none: 'No tienes tareas pendientes.',
    failed: 'No pudimos cargar tus tareas',
    groups: { vencida: 'Vencidas', hoy: 'Hoy', proxima: 'Próximas', sin_fecha: 'Sin fecha' },
  },
} as const;
