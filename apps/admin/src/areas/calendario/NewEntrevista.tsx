import { useState } from 'react';
import { useSession } from '../../lib/session.tsx';
import { useEntrevistas } from './calendario.queries.ts';
import { EntrevistaDialog } from './EntrevistaDialog.tsx';
import { newValues, nextHour } from './entrevistaForm.ts';

type NewEntrevistaProps = { proceso_id: number; cv_id: number; onClose: () => void };

/** Plans an interview with somebody of a list, over the list. */
export default function NewEntrevista({ proceso_id, cv_id, onClose }: NewEntrevistaProps) {
  const { usuario } = useSession();
  const entrevistas = useEntrevistas(proceso_id);
  const [initial] = useState(() => newValues(nextHour(new Date().toISOString(), undefined), cv_id, usuario.id));
  return (
    <EntrevistaDialog
      proceso_id={proceso_id}
      entrevistas={entrevistas}
      current={null}
      initial={initial}
      onClose={onClose}
    />
  );
}
