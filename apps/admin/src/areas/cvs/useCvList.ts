import type { Cv, Etapa } from '@recluta/domain/esquemas';
import { useMemo } from 'react';
import { useKnown } from '../candidato/personas.queries.ts';
import { useEtiquetas } from '../etiquetas/etiquetas.queries.ts';
import { useMotivos } from '../motivos/motivos.queries.ts';
import { usePeople } from '../responsables/responsables.queries.ts';
import type { CvList } from './lista/CvContext.tsx';

const NOBODY: ReadonlySet<number> = new Set();

type UseCvContextValue = {
  proceso_id: number;
  rows: readonly Cv[] | undefined;
  etapas: readonly Etapa[];
  selected: ReadonlySet<number>;
  /** As in CvScreenKind. */
  selectedWord: boolean;
  open: (cv_id: number) => void;
  /** The list as it stands in the address; of one identity while it stays so. */
  filters: Record<string, unknown>;
};

/** What the cells of a list share, of one identity while nothing of it changes. */
export function useCvList({
  proceso_id,
  rows,
  etapas,
  selected,
  selectedWord,
  open,
  filters,
}: UseCvContextValue): CvList {
  const byId = useMemo(() => new Map((rows ?? []).map((cv) => [cv.id, cv])), [rows]);
  const byClave = useMemo(() => new Map(etapas.map((etapa) => [etapa.clave, etapa])), [etapas]);
  const known = useKnown(proceso_id);
  const { data } = useMotivos();
  const motivos = useMemo(() => new Map((data?.motivos ?? []).map((motivo) => [motivo.id, motivo])), [data]);
  const tags = useEtiquetas().data;
  const etiquetas = useMemo(() => new Map((tags?.etiquetas ?? []).map((each) => [each.id, each])), [tags]);
  const team = usePeople().people;
  const people = useMemo(() => new Map(team.map((each) => [each.id, each])), [team]);
  return useMemo(
    () => ({
      open,
      hrefOf: (cv_id) => {
        const view = Object.entries({ ...filters, cv: cv_id }).map(([name, value]) => [name, String(value)]);
        return `?${new URLSearchParams(view)}`;
      },
      preselected: selectedWord ? selected : NOBODY,
      etapas: byClave,
      motivos,
      etiquetas,
      people,
      twinOf: (cv) => (cv.mismo_archivo_que === null ? undefined : byId.get(cv.mismo_archivo_que)),
      known,
    }),
    [open, filters, selected, selectedWord, byClave, byId, motivos, etiquetas, people, known],
  );
}
