import { useParams, useSearch } from '@tanstack/react-router';
import { CalendarioPage } from '../areas/calendario/CalendarioPage.tsx';

export default function ProcesoCalendario() {
  const from = '/app/procesos/$id/calendario';
  const { id } = useParams({ from });
  return <CalendarioPage key={id} id={id} search={useSearch({ from })} />;
}
