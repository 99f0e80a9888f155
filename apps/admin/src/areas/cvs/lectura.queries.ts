import type { Cierre, TipoArchivo } from '@recluta/domain/archivos';
import type { Cv, CvEditado, EdicionesCv, LecturaCv } from '@recluta/domain/esquemas';
import { isSame } from '@recluta/domain/same';
import { useEffect } from 'react';
import type { Loaded } from '../../lib/Answer.tsx';
import { failureOf } from '../../lib/errors.ts';
import { newKey } from '../../lib/newKey.ts';
import { trpc } from '../../lib/trpc.ts';
import { notifyError, notifyUndo, offerUndo } from '../../ui/feedback/toasts.tsx';
import { useStable } from '../../ui/useStable.ts';
import { useUndo } from '../deshacer/deshacer.queries.ts';
import { texts } from './cvs.texts.ts';
import { useListCache } from './listas.queries.ts';
import type { Gone } from './live.queries.ts';

type Lectura = {
  cv: Cv;
  tipo: TipoArchivo | null;
  cierre: Cierre | null;
  lectura: LecturaCv | null;
  ediciones: EdicionesCv;
};

type OpenCv = {
  proceso_id: number;
  cv_id: number;
  /** As the list beside it has it. */
  listed: Cv | undefined;
  /** How it went from the proceso while the screen stood. */
  gone: Gone | undefined;
  /** A cv that was merged into another is the other one now: its address opens that one. */
  onOpen: (cv_id: number) => void;
};

/**
 * The open cv and what was read from its file; never asked for ahead of being opened, for who saw a person's data is
 * written down. One that went to the papelera stays, for what is being typed about it; of one that was blocked or
 * deleted for good, or went unheard, nothing does.
 */
export function useOpenCv({ proceso_id, cv_id, listed, gone, onOpen }: OpenCv) {
  const isWithdrawn = gone !== undefined && gone !== 'eliminado';
  const query: Loaded<Lectura> = trpc.cvs.reading.useQuery(
    { proceso_id, cv_id },
    { placeholderData: (before) => before, enabled: !isWithdrawn },
  );
  // Without what the one before it was: that would be its survivor.
  const survivor = trpc.cvs.reading.useQuery({ proceso_id, cv_id }, { enabled: !isWithdrawn }).data?.cv.id ?? cv_id;
  const open = useStable(onOpen);
  useEffect(() => {
    if (survivor !== cv_id) open(survivor);
  }, [survivor, cv_id, open]);
  const read = query.data?.cv.id === cv_id ? query.data : undefined;
  const { codigo } = failureOf(query.error);
  // Nobody told of it here: it was blocked before, or while nothing was heard.
  const isBlocked = codigo === 'cv_bloqueado';
  const isMissing = isWithdrawn || isBlocked || (codigo === 'no_encontrado' && !(gone && read));
  return {
    query,
    /** Of this very cv. */
    reading: { ...query, data: isMissing ? undefined : read },
    cv: isMissing ? undefined : (listed ?? read?.cv),
    /** There is no such cv, none any more, or none that may be seen. */
    isMissing,
    /** How it went, where that is known. */
    how: isBlocked ? 'bloqueado' : gone,
  };
}

const UNTOLD = { usuario_nombre: null, creado_en: null, deshacer: null };

/** Puts a corrected value where it is shown, and remembers that a person typed it. */
export function useEditCv(proceso_id: number, cv_id: number) {
  const utils = trpc.useUtils();
  const cache = useListCache(proceso_id);
  const { undo } = useUndo();
  const { mutateAsync, isPending } = trpc.cvs.edit.useMutation({
    // What somebody else changed meanwhile is shown beside what was typed.
    onError: () => void utils.cvs.reading.invalidate({ proceso_id, cv_id }),
    onSuccess: ({ cv }, edited) => {
      const { proceso_id: _, cv_id: __, antes, clave, ...fields } = edited;
      if (clave) offerUndo(clave, () => undo({ claves: [clave], personas: 1 }));
      cache.patch([cv.id], [cv]);
      utils.cvs.reading.setData(
        { proceso_id, cv_id: cv.id },
        (data) =>
          data && {
            ...data,
            cv,
            // Who and how it is taken back come with the answer that is asked for below.
            ediciones: {
              ...data.ediciones,
              ...Object.fromEntries(
                Object.entries(fields).map(([field, value]) => [
                  field,
                  { ...UNTOLD, confirmado: isSame(value, antes?.[field as keyof CvEditado]) },
                ]),
              ),
            },
            lectura: data.lectura && {
              ...data.lectura,
              editados: [...new Set([...data.lectura.editados, ...Object.keys(fields)])],
            },
          },
      );
      void utils.cvs.reading.invalidate({ proceso_id, cv_id: cv.id });
    },
  });
  return {
    save: (fields: CvEditado, antes: CvEditado) =>
      mutateAsync({ proceso_id, cv_id, ...fields, antes, clave: newKey() }),
    saving: isPending,
  };
}

/** 'Leer de nuevo': back in line; the state then follows by itself. */
export function useReadAgain(proceso_id: number, cv_id: number) {
  const utils = trpc.useUtils();
  const cache = useListCache(proceso_id);
  const { mutate, isPending } = trpc.cvs.readAgain.useMutation({
    onSuccess: () => {
      cache.patch(
        [cv_id],
        cache.rowsOf([cv_id]).map((cv) => ({ ...cv, lectura: 'pendiente' as const, lectura_motivo: null })),
      );
      void utils.cvs.reading.invalidate({ proceso_id, cv_id });
    },
    onError: (error, of) =>
      notifyError(texts.panel.readAgainFailed, { detail: failureOf(error).text, onRetry: () => mutate(of) }),
  });
  return { readAgain: () => mutate({ proceso_id, cv_id }), busy: isPending };
}

/** Into the papelera; not before the server has said so. It can be taken back for 8 s here, and later from there. */
export function useRemoveCv(
  proceso_id: number,
  onRemoved: (cv_id: number) => void,
): Omit<ReturnType<typeof trpc.cvs.remove.useMutation>, 'mutate'> & { remove: (cv_id: number) => void } {
  const cache = useListCache(proceso_id);
  const { undo } = useUndo();
  const { mutate, ...rest } = trpc.cvs.remove.useMutation({
    onSuccess: (_, { cv_id, clave }) => {
      cache.patch([Number(cv_id)], []);
      void cache.reloadCounts();
      onRemoved(Number(cv_id));
      notifyUndo(texts.eliminar.done, () => undo({ claves: [clave ?? ''], personas: 1 }));
    },
  });
  return { ...rest, remove: (cv_id) => mutate({ proceso_id, cv_id, clave: newKey() }) };
}

/** Código del Trabajo art. 2: the use of the filter is written down; what fails of it must not stop the work. */
export function useRecordNationalityFilter(proceso_id: number): (nacionalidad: string) => void {
  const { mutate } = trpc.cvs.recordNationalityFilter.useMutation();
  return (nacionalidad) => mutate({ proceso_id, nacionalidad });
}
