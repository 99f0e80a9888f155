import { getRouteApi } from '@tanstack/react-router';
import { ReportesPage } from '../areas/reportes/ReportesPage.tsx';

const route = getRouteApi('/app/reportes');

export default function Reportes() {
  const navigate = route.useNavigate();
  return <ReportesPage search={route.useSearch()} onSearch={(search) => void navigate({ search, replace: true })} />;
}
