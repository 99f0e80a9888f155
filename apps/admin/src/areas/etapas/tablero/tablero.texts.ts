import { plural } from '@recluta/domain/texto';

/** The board of Etapas. */
export const texts = {
  board: 'Tablero de etapas',
  hint: 'Arrastra las tarjetas o usa su menú.',
  hintRead: 'Quién está en cada etapa.',
  loading: 'Cargando el tablero…',
  newStage: '+ Etapa',
  lane: (etapa: string, n: number) => `${etapa}, ${plural(n, 'CV', 'CVs')}`,
  laneEmpty: 'Nadie en esta etapa',
  laneNarrowed: 'Nadie con estos filtros',
  overdue: (days: number) => `Atrasado ${plural(days, 'día', 'días')}`,
  since: (ago: string) => `Llegó a esta etapa ${ago}`,
  overdueHere: (n: number) => plural(n, 'atrasado', 'atrasados'),
  overdueLong: (days: number, limit: number) =>
    `Lleva ${plural(days + limit, 'día', 'días')} en esta etapa; su límite es ${plural(limit, 'día', 'días')}.`,
  dragged: (n: number) => plural(n, 'CV', 'CVs'),
  here: (n: number) => (n === 1 ? 'Ya está en esta etapa' : 'Ya están en esta etapa'),
  gone: (n: number) =>
    `No se ${n === 1 ? 'movió' : 'movieron'} ${plural(n, 'CV', 'CVs')}: ya no ${n === 1 ? 'está' : 'están'} en el tablero`,
  goneWhy: (n: number) => (n === 1 ? 'Puede que alguien lo haya eliminado.' : 'Puede que alguien los haya eliminado.'),
  empty: 'Todavía no hay CVs en este proceso. Cuando lleguen, aparecerán aquí en su etapa.',
  failed: 'No pudimos cargar el tablero',
} as const;
