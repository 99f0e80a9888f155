import type { Medio, Plantilla } from '@recluta/domain/mensajesCandidato';
import { trpc } from '../../../lib/trpc.ts';

type Record = (cv_id: number, plantilla: Plantilla, medio: Medio) => void;

/** Writes down that a message was prepared; what fails of it must not stop the message. */
export function useRecordMessage(proceso_id: number): Record {
  const { mutate } = trpc.cvs.recordMessage.useMutation();
  return (cv_id, plantilla, medio) => mutate({ proceso_id, cv_id, plantilla, medio });
}
