import { formatSpan } from '@recluta/domain/fechas';
import { numero, plural } from '@recluta/domain/texto';

export const texts = {
  title: 'Reportes',
  context: 'Hasta dónde llegan tus CVs y cuánto esperan en cada etapa.',
  filters: {
    empresa: 'Empresa',
    proceso: 'Proceso',
    desde: 'Desde',
    hasta: 'Hasta',
    crossed: 'La fecha de inicio es posterior a la de término.',
  },
  failed: 'No pudimos calcular el reporte',
  empty: 'Aún no hay CVs que contar.',
  emptyDetail: 'Cuando lleguen CVs a tus procesos, aquí verás su embudo.',
  filtered: 'No hay CVs que cumplan con los filtros.',
  few: (n: number) => `Pocos datos\u00a0(${numero(n)})`,
  how: (what: string) => `Cómo se calcula: ${what}`,
  funnel: {
    title: 'Embudo',
    total: (n: number) => plural(n, 'CV recibido', 'CVs recibidos'),
    see: 'Ver los CVs',
    how: 'Cada CV se cuenta una vez, en la etapa más avanzada a la que llegó, aunque después haya vuelto atrás o se haya descartado. No cuentan los movimientos deshechos antes de 2 minutos ni los CVs eliminados. Las fechas filtran por el día en que se recibió el CV.',
    columns: {
      etapa: 'Etapa',
      llegaron: 'Llegaron',
      pasaron: 'Pasaron desde la anterior',
      quedaron: 'Se quedaron antes',
      hoy: 'Están hoy',
    },
    percent: (share: number) => `${numero(Math.round(share * 100))} %`,
    first: '-',
    seeStage: (etapa: string, n: number) => `Ver ${plural(n, 'CV', 'CVs')} en ${etapa}`,
  },
  time: {
    title: 'Tiempo en etapa',
    how: 'Días corridos que un CV estuvo en la etapa, contando solo las estadías que ya terminaron: las que siguen abiertas no suman. La mediana es la del medio; nueve de cada diez duraron a lo más lo que dice la columna siguiente. Las fechas filtran por el día en que terminó la estadía. La suma de las medianas no es el tiempo total de un proceso.',
    none: 'Todavía no termina ninguna estadía: cuando muevas CVs de etapa, aquí verás cuánto esperaron.',
    columns: { etapa: 'Etapa', mediana: 'Mediana', p90: 'Nueve de cada diez', n: 'Estadías' },
    span: formatSpan,
  },
  discards: {
    title: 'Motivos de descarte',
    how: 'CVs recibidos que hoy están descartados, por el motivo que se eligió al descartarlos. Quien volvió al proceso no cuenta. Las fechas filtran por el día en que se recibió el CV.',
    columns: { motivo: 'Motivo', tipo: 'De quién', total: 'CVs', share: 'Del total' },
    none: 'No hay CVs descartados.',
    unsaid: 'Sin motivo',
    see: 'Ver los descartados',
  },
  byProceso: { title: 'Por proceso', proceso: 'Proceso', filter: (nombre: string) => `Ver el reporte de ${nombre}` },
  coming: {
    title: 'Pronto',
    items: [
      'Tiempo hasta contratar y hasta cubrir la vacante',
      'Fuentes: qué enlace trae a quienes contratas',
      'Exportar a Excel',
    ],
  },
} as const;
