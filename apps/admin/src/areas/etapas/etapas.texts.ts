import { plural } from '@recluta/domain/texto';

/** The Etapas screen. */
export const texts = {
  title: 'Etapas del Proceso',
  hint: 'La selección se guarda automáticamente.',
  cvs: 'Ver CVs',
  view: { label: 'Cómo ver las etapas', tabla: 'Tabla', tablero: 'Tablero' },
  tabs: 'Etapas',
  visible: 'Etapa visible',
  option: (nombre: string, total: string) => `${nombre} (${total})`,
  move: 'Mover seleccionados a…',
  moveNone: 'Selecciona CVs para mover…',
  selected: (n: number) => plural(n, 'seleccionado', 'seleccionados'),
  table: (etapa: string) => `CVs en ${etapa}`,
  loading: 'Cargando…',
  menu: { message: 'Escribir un mensaje…', move: (etapa: string) => `Mover a ${etapa}` },
  bar: { move: 'Mover a…', discard: 'Descartar' },
  empty: 'Cuando muevas a alguien a esta etapa, aparecerá aquí.',
  allCvs: 'Ver todos los CVs',
  failed: 'No pudimos cargar los CVs de esta etapa',
  gone: {
    title: 'Esta etapa ya no existe',
    detail: (viewed: string) =>
      `Puede que alguien la haya eliminado: sus personas están en otra etapa. Estás viendo «${viewed}».`,
  },
} as const;
