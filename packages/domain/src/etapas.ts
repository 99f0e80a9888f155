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

export type EtapaPorDefecto = { clave: string; nombre: string; tipo: TipoEtapa; color: string };

/** The six of §4, in order; their claves are what the documented API speaks. Colours are names of the palette. */
export const ETAPAS_POR_DEFECTO = [
  { clave: 'recibido', nombre: 'Recibido', tipo: 'recibido', color: 'cordillera' },
  { clave: 'preseleccion', nombre: 'Preselección', tipo: 'filtro', color: 'pacifico' },
  { clave: 'entrevista', nombre: 'Entrevista', tipo: 'entrevista', color: 'violeta' },
  { clave: 'oferta', nombre: 'Oferta', tipo: 'oferta', color: 'cobre' },
  { clave: 'contratado', nombre: 'Contratado', tipo: 'contratado', color: 'araucaria' },
  { clave: 'descartado', nombre: 'Descartado', tipo: 'descartado', color: 'cordillera' },
] as const satisfies readonly EtapaPorDefecto[];

/** §4: what Etapas opens when the address names no stage. */
export const ETAPA_INICIAL = 'preseleccion';

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
