import { keepPreviousData } from '@tanstack/react-query';
import { failureOf } from '../../lib/errors.ts';
import { ALONE, trpc } from '../../lib/trpc.ts';
import type { ReportesSearch } from './reportes.search.ts';

/** The report, what it can be filtered by, and how many cvs stand in each stage now. */
export function useReporte({ empresa, proceso, desde, hasta }: ReportesSearch) {
  const report = trpc.reportes.get.useQuery(
    { empresa_id: empresa, proceso_id: proceso, desde, hasta },
    { placeholderData: keepPreviousData, ...ALONE },
  );
  const procesos = trpc.procesos.list.useQuery({});
  const empresas = trpc.empresas.list.useQuery({});
  const counts = trpc.cuenta.counts.useQuery({});
  return {
    reporte: report.data,
    failure: report.error ? failureOf(report.error).text : undefined,
    fetching: report.isFetching,
    retry: () => void report.refetch(),
    procesos: procesos.data?.procesos ?? [],
    empresas: empresas.data?.empresas ?? [],
    conteos: counts.data?.conteos,
  };
}
