import { getRouteApi } from '@tanstack/react-router';
import { PapeleraPage } from '../areas/papelera/PapeleraPage.tsx';

const route = getRouteApi('/app/papelera');

export default function Papelera() {
  const navigate = route.useNavigate();
  return <PapeleraPage search={route.useSearch()} onSearch={(search) => void navigate({ search, replace: true })} />;
}
