import type { EventoCalendario } from '@recluta/domain/esquemas';
import { useCan, useSession } from '../../lib/session.tsx';
import { useKept } from '../../ui/useKept.ts';
import { useKeptOpen } from '../../ui/useKeptOpen.ts';
import type { Entrevistas } from './calendario.queries.ts';
import { EntrevistaDetail } from './EntrevistaDetail.tsx';
import { EntrevistaDialog } from './EntrevistaDialog.tsx';
import { newValues, nextHour, type Rango } from './entrevistaForm.ts';
import { MissingEntrevista } from './MissingEntrevista.tsx';
import type { CalendarioSearch } from './search.ts';

type OpenEntrevistaProps = {
  proceso_id: number;
  search: CalendarioSearch;
  eventos: readonly EventoCalendario[];
  /** Drawn on the calendar, for a new one. */
  rango: Rango | null;
  entrevistas: Entrevistas;
  onRemove: (entrevista: EventoCalendario) => void;
  onClose: () => void;
};

/** The dialog of the interview that the address names. */
export function OpenEntrevista({ search, eventos, rango, onClose, ...rest }: OpenEntrevistaProps) {
  const { usuario } = useSession();
  const { entrevista: open, fecha } = search;
  const mayWrite = useKeptOpen(open !== undefined, useCan('calendario.escribir'));
  const current = eventos.find(({ id }) => id === open) ?? null;
  const kept = useKept(current);
  if (open === undefined || (open === 'nueva' && !mayWrite)) return null;
  // One that is being edited keeps its form, with all that was typed, though somebody deleted it.
  if (open !== 'nueva' && !current && !(mayWrite && kept?.id === open)) return <MissingEntrevista onClose={onClose} />;
  if (!mayWrite && current) return <EntrevistaDetail entrevista={current} onClose={onClose} />;
  const initial = newValues(rango ?? nextHour(new Date().toISOString(), fecha), null, usuario.id);
  return <EntrevistaDialog key={open} current={current} initial={initial} onClose={onClose} {...rest} />;
}
