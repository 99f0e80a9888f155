import { useParams, useSearch } from '@tanstack/react-router';
import { ConfiguracionPage } from '../areas/configuracion/ConfiguracionPage.tsx';

export default function ProcesoConfiguracion() {
  const from = '/app/procesos/$id/configuracion';
  const { id } = useParams({ from });
  return <ConfiguracionPage key={id} id={id} search={useSearch({ from })} />;
}
