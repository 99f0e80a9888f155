import { uuidOf } from '@recluta/domain/envio/idempotency';
import type { Deshecha, Recibo, Revision } from '@recluta/domain/esquemas';
import type { Importable } from '@recluta/domain/importacion';
import { useState } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { ALONE, trpc } from '../../lib/trpc.ts';
import type { Filas } from './rows.ts';

type Reviewed = Revision & { clave: string; rows: Filas };

export type Import = ReturnType<typeof useImport>;

/** Asks the server what rows would become, and has it done: once, however often it is asked or its answer is lost. */
export function useImport(destino: Importable) {
  const utils = trpc.useUtils();
  const refresh = () =>
    Promise.all([utils.empresas.list.invalidate(), utils.procesos.list.invalidate(), utils.cuenta.invalidate()]);
  const done = { ...ALONE, onSuccess: refresh };
  const reviews = {
    empresas: trpc.importar.reviewEmpresas.useMutation(ALONE),
    procesos: trpc.importar.reviewProcesos.useMutation(ALONE),
  };
  const imports = {
    empresas: trpc.importar.empresas.useMutation(done),
    procesos: trpc.importar.procesos.useMutation(done),
  };
  const undos = {
    empresas: trpc.importar.undoEmpresas.useMutation(done),
    procesos: trpc.importar.undoProcesos.useMutation(done),
  };
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const review = reviews[destino];
  const carryOut = imports[destino];
  const undo = undos[destino];
  return {
    reviewed,
    reviewing: review.isPending,
    reviewFailure: review.error ? failureOf(review.error) : null,
    importing: carryOut.isPending,
    failure: carryOut.error ? failureOf(carryOut.error) : null,
    receipt: (carryOut.data ?? null) as Recibo | null,
    undone: (undo.data ?? null) as Deshecha | null,
    undoing: undo.isPending,
    undoFailure: undo.error ? failureOf(undo.error) : null,
    /** Throws when it could not be done. */
    undo: async (): Promise<Deshecha | null> => {
      if (!reviewed || undo.isPending) return null;
      return undo.mutateAsync({ clave: reviewed.clave });
    },
    review: async (rows: Filas): Promise<boolean> => {
      carryOut.reset();
      const revision = await review.mutateAsync({ filas: rows }).catch(() => null);
      const clave = uuidOf(crypto.getRandomValues(new Uint8Array(16)));
      if (revision) setReviewed({ ...revision, clave, rows });
      return revision !== null;
    },
    carryOut: () => {
      if (!reviewed || carryOut.isPending) return;
      const { huella, clave, rows } = reviewed;
      carryOut.mutate({ huella, clave, filas: rows });
    },
    /** Back to the columns: what was said of the rows no longer holds. */
    forget: () => {
      review.reset();
      carryOut.reset();
      setReviewed(null);
    },
  };
}
