import type { ResumenInicio } from '@recluta/domain/esquemas';
import { TIPOS_ACTIVIDAD, TIPOS_PRESENCIA } from '@recluta/domain/eventos';
import { type Loaded, partOf } from '../../lib/Answer.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';

const TOLD: ReadonlySet<string> = new Set([
  'todo',
  'empresa_creada',
  'lista_importada',
  'importacion_deshecha',
  'cv_lectura',
  'cv_editado',
  ...TIPOS_ACTIVIDAD,
  ...TIPOS_PRESENCIA,
]);

/** What the start page shows beside the list of procesos, kept current while it stands. */
export function useInicio() {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (!TOLD.has(tipo)) return;
    void utils.cuenta.activity.invalidate();
    void utils.cuenta.counts.invalidate();
    void utils.inicio.summary.invalidate();
    void utils.empresas.list.invalidate();
  });
  const activity = trpc.cuenta.activity.useQuery({});
  const counts = trpc.cuenta.counts.useQuery({});
  const resumen: Loaded<ResumenInicio> = trpc.inicio.summary.useQuery({});
  const empresas = trpc.empresas.list.useQuery({});
  return {
    actividad: partOf(activity, (data) => data.actividad),
    resumen,
    conteos: counts.data?.conteos,
    empresas: empresas.data?.empresas,
  };
}
