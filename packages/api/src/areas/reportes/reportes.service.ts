import type { Repos } from '@recluta/db';
import { addDays, ETAPAS_POR_DEFECTO, startOfDay, TIPOS_ETAPA, type TipoEtapa } from '@recluta/domain';
import type { Reporte } from '@recluta/domain/esquemas';

type Filters = {
  proceso_id?: number | undefined;
  empresa_id?: number | undefined;
  desde?: string | null | undefined;
  hasta?: string | null | undefined;
};

const startIso = (day: string | null | undefined): string | null =>
  day ? new Date(startOfDay(day)).toISOString() : null;

/**
 * Funnel of the cvs received between two days, each counted once where it came furthest; and how long the stays lasted
 * that ended between them, and why those were discarded who are. Stages are put together by their tipo, which every proceso shares.
 */
export async function report(read: Repos, { proceso_id, empresa_id, desde, hasta }: Filters): Promise<Reporte> {
  const procesos = (await read.procesos.list()).filter(
    (proceso) =>
      (proceso_id === undefined || proceso.id === proceso_id) &&
      (empresa_id === undefined || proceso.empresa_id === empresa_id),
  );
  const ids = procesos.map(({ id }) => id);
  const span = { desde: startIso(desde), hasta: startIso(hasta && addDays(hasta, 1)) };
  const stages = await read.reportes.stages(ids);
  const tipoOf = new Map(stages.map(({ proceso_id: id, clave, tipo }) => [`${id} ${clave}`, tipo]));
  const present = new Set(stages.map(({ tipo }) => tipo));
  const path = TIPOS_ETAPA.filter((tipo) => tipo !== 'descartado' && present.has(tipo));
  const named = (tipo: TipoEtapa) => ({
    tipo,
    nombre: ETAPAS_POR_DEFECTO.find((etapa) => etapa.tipo === tipo)?.nombre ?? nameIn(stages, tipo),
  });

  const reached = new Map<number, number[]>(ids.map((id) => [id, path.map(() => 0)]));
  for (const { proceso_id: id, clave, total } of await read.reportes.funnel(ids, span)) {
    // A cv of before stages were told apart is counted as received.
    const furthest = Math.max(0, path.indexOf(tipoOf.get(`${id} ${clave}`) ?? 'recibido'));
    const counts = reached.get(id) ?? [];
    for (let i = 0; i <= furthest; i++) counts[i] = (counts[i] ?? 0) + total;
  }
  const sum = (i: number) => [...reached.values()].reduce((all, counts) => all + (counts[i] ?? 0), 0);

  const spans = new Map<TipoEtapa, number[][]>();
  for (const { proceso_id: id, clave, spans: some } of await read.reportes.stays(ids, span)) {
    const tipo = tipoOf.get(`${id} ${clave}`);
    if (tipo) spans.set(tipo, [...(spans.get(tipo) ?? []), some]);
  }
  return {
    total: sum(0),
    embudo: path.map((tipo, i) => ({ ...named(tipo), llegaron: sum(i) })),
    tiempos: TIPOS_ETAPA.filter((tipo) => spans.has(tipo)).map((tipo) => ({
      ...named(tipo),
      ...middle(Float64Array.from((spans.get(tipo) ?? []).flat())),
    })),
    descartes: await read.reportes.discards(ids, span),
    procesos: procesos
      .map(({ id, nombre }) => ({ id, nombre, llegaron: reached.get(id) ?? [] }))
      .map((row) => ({ ...row, total: row.llegaron[0] ?? 0 }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total),
  };
}

const nameIn = (stages: readonly { tipo: TipoEtapa; nombre: string }[], tipo: TipoEtapa): string =>
  stages.find((stage) => stage.tipo === tipo)?.nombre ?? tipo;

/** Median, and the span that nine of ten do not exceed. */
function middle(spans: Float64Array): { n: number; mediana_ms: number; p90_ms: number } {
  const sorted = spans.sort();
  const n = sorted.length;
  const at = (i: number) => sorted[i] ?? 0;
  return {
    n,
    mediana_ms: Math.round((at(Math.floor((n - 1) / 2)) + at(Math.floor(n / 2))) / 2),
    p90_ms: at(Math.ceil(n * 0.9) - 1),
  };
}
