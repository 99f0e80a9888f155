import { HORAS_DESHACER } from '@recluta/domain/deshacer';
import { DIAS_PAPELERA } from '@recluta/domain/papelera';
import { numero, plural } from '@recluta/domain/texto';

const cvs = (n: number): string => plural(n, 'CV', 'CVs');

/** What was deleted and can still be restored. */
export const texts = {
  title: 'Papelera',
  contexts: {
    eliminados: `Lo eliminado queda aquí ${DIAS_PAPELERA} días y después se borra para siempre, con su archivo.`,
    cambios: `Lo hecho en las últimas ${plural(HORAS_DESHACER, 'hora', 'horas')}. Lo que alguien cambió después no se toca.`,
  },
  readOnly: 'Tu rol no permite ver lo eliminado. Pide ayuda a un administrador.',
  see: 'Ver',
  tabs: { eliminados: 'CVs eliminados', cambios: 'Deshacer cambios' },
  proceso: 'Proceso',
  table: 'CVs eliminados',
  columns: {
    nombre: 'Nombre',
    proceso: 'Proceso',
    etapa: 'Vuelve a',
    quien: 'Lo eliminó',
    cuando: 'Cuándo',
    quedan: 'Quedan',
  },
  days: (n: number) => (n === 0 ? 'menos de 1 hora' : plural(n, 'día', 'días')),
  restore: 'Restaurar',
  restored: (n: number) => (n === 1 ? 'CV restaurado.' : `${numero(n)} CVs restaurados.`),
  gone: (n: number) => `${plural(n, 'ya no estaba', 'ya no estaban')} en la papelera.`,
  restoreFailed: 'No se pudo restaurar',
  erase: 'Eliminar para siempre',
  dialog: {
    title: (n: number) => (n === 1 ? '¿Eliminar este CV para siempre?' : `¿Eliminar ${numero(n)} CVs para siempre?`),
    detail: (quien: string | undefined) =>
      `Se borran los datos, las notas, las entrevistas y el archivo${quien === undefined ? '' : ` de ${quien}`}. No se puede deshacer.`,
    label: (n: number) => `Escribe ${numero(n)} para confirmar`,
    wrong: (n: number) => `Escribe ${numero(n)}: ${n === 1 ? 'es el que se elimina' : 'son los que se eliminan'}.`,
    submit: 'Eliminar para siempre',
    busy: 'Eliminando…',
    failed: 'No se pudo eliminar',
    done: (n: number) => `${cvs(n)} ${n === 1 ? 'eliminado' : 'eliminados'} para siempre.`,
  },
  empty: 'La papelera está vacía',
  emptyDetail: 'Los CVs que elimines aparecerán aquí y podrás restaurarlos.',
  filtered: 'No hay CVs eliminados de este proceso',
  loadFailed: 'No pudimos cargar la papelera',
} as const;
