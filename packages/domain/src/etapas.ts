import { dayInChile, daysBetween } from './fechas.ts';
import { normalize } from './texto.ts';

/** What a stage is for; fixed, whatever its name (decisions, "CVs, stages, selection"). */
export const TIPOS_ETAPA = [
  'recibido',
  'filtro',
  'entrevista',
  'evaluacion',
  'oferta',
  'contratado',
  'descartado',
] as const;
export type TipoEtapa = (typeof TIPOS_ETAPA)[number];

/** Palette names a stage may wear: red is for destroy and error only. */
export const COLORES_ETAPA = ['cordillera', 'pacifico', 'violeta', 'atacama', 'cobre', 'araucaria'] as const;
export type ColorEtapa = (typeof COLORES_ETAPA)[number];

/** Stages of one proceso at most. */
export const MAX_ETAPAS = 20;

/** A stage apart from its place in a proceso: what a plantilla holds, in order. */
export type EtapaModelo = {
  clave: string;
  nombre: string;
  tipo: TipoEtapa;
  color: ColorEtapa;
  /** Days after which a cv that stays is overdue; null never is. */
  limite_dias: number | null;
};

/** The six of §4, in order; their claves are what the documented API speaks. Colours are names of the palette. */
export const ETAPAS_POR_DEFECTO = [
  { clave: 'recibido', nombre: 'Recibido', tipo: 'recibido', color: 'cordillera', limite_dias: null },
  { clave: 'preseleccion', nombre: 'Preselección', tipo: 'filtro', color: 'pacifico', limite_dias: null },
  { clave: 'entrevista', nombre: 'Entrevista', tipo: 'entrevista', color: 'violeta', limite_dias: null },
  { clave: 'oferta', nombre: 'Oferta', tipo: 'oferta', color: 'cobre', limite_dias: null },
  { clave: 'contratado', nombre: 'Contratado', tipo: 'contratado', color: 'araucaria', limite_dias: null },
  { clave: 'descartado', nombre: 'Descartado', tipo: 'descartado', color: 'cordillera', limite_dias: null },
] as const satisfies readonly EtapaModelo[];

/** §4: what Etapas opens when the address names no stage. */
export const ETAPA_INICIAL = 'preseleccion';

/** Tipos a recruiter may give a new stage: the first one is the inbox of every proceso, and there is one. */
export const TIPOS_ETAPA_NUEVA = TIPOS_ETAPA.filter((tipo) => tipo !== 'recibido') as readonly Exclude<
  TipoEtapa,
  'recibido'
>[];

/** Ends that every proceso keeps, so that a hire and a refusal always have where to go. */
const ALWAYS: readonly TipoEtapa[] = ['recibido', 'contratado', 'descartado'];

/** Whether a proceso can do without the stage: not its inbox, nor its last contratado or descartado. */
export const isRemovable = (etapas: readonly Pick<EtapaModelo, 'clave' | 'tipo'>[], clave: string): boolean => {
  const tipo = etapas.find((etapa) => etapa.clave === clave)?.tipo;
  return tipo !== undefined && (!ALWAYS.includes(tipo) || etapas.filter((etapa) => etapa.tipo === tipo).length > 1);
};

/**
 * Clave of the stage that those who stood in a deleted one count as come to: `destino` when it is of the same tipo, or
 * else the furthest one left that lies no further. What was reached stays reached, and nobody is taken forward.
 */
export function standIn(
  etapas: readonly Pick<EtapaModelo, 'clave' | 'tipo'>[],
  clave: string,
  destino?: string,
): string {
  const rank = (etapa: { tipo: TipoEtapa } | undefined) => (etapa ? TIPOS_ETAPA.indexOf(etapa.tipo) : -1);
  const gone = etapas.find((etapa) => etapa.clave === clave);
  const ended = gone?.tipo === 'descartado';
  const left = etapas.filter(
    (etapa) => etapa.clave !== clave && rank(etapa) <= rank(gone) && (etapa.tipo === 'descartado') === ended,
  );
  const same = left.find((etapa) => etapa.clave === destino && etapa.tipo === gone?.tipo);
  const furthest = left.reduce<(typeof left)[number] | undefined>(
    (best, etapa) => (rank(etapa) >= rank(best) ? etapa : best),
    undefined,
  );
  return (same ?? furthest)?.clave ?? '';
}

/** Whether a stage has that name, as people read it; `but` is the clave of the one that is to get it. */
export const isNameTaken = (
  etapas: readonly Pick<EtapaModelo, 'clave' | 'nombre'>[],
  nombre: string,
  but?: string,
): boolean => etapas.some((etapa) => etapa.clave !== but && normalize(etapa.nombre) === normalize(nombre));

/** The clave of a new stage, from its name: what the API and addresses call it, unlike any of `taken`. */
export function stageKey(nombre: string, taken: readonly string[]): string {
  const base =
    normalize(nombre)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40) || 'etapa';
  for (let n = 1; ; n++) {
    const clave = n === 1 ? base : `${base}-${n}`;
    if (!taken.includes(clave)) return clave;
  }
}

/** Days over the limit of its stage of a cv that came there at `movido_en`, by the calendar of Chile; 0 while in time. */
export function overdueDays(movido_en: string, limite_dias: number | null, today: string): number {
  if (limite_dias === null) return 0;
  return Math.max(0, daysBetween(dayInChile(Date.parse(movido_en)), today) - limite_dias);
}

/** Nothing follows these: `advance` leaves their cvs where they are. */
export const isTerminal = (tipo: TipoEtapa): boolean => tipo === 'contratado' || tipo === 'descartado';

type Ordered = { clave: string; tipo: TipoEtapa; orden: number };

/** The stage after each one by order; none after a terminal one, and descartado is never a step forward. */
export function nextStages(etapas: readonly Ordered[]): Map<string, string> {
  const path = etapas.filter(({ tipo }) => tipo !== 'descartado').sort((a, b) => a.orden - b.orden);
  return new Map(
    path.flatMap((etapa, i) => {
      const next = path[i + 1];
      return next && !isTerminal(etapa.tipo) ? [[etapa.clave, next.clave] as const] : [];
    }),
  );
}
