import { getRouteApi } from '@tanstack/react-router';
import { RegistroPage } from '../../areas/sesion/RegistroPage.tsx';

const route = getRouteApi('/registro');

export default function Registro() {
  const { plan } = route.useSearch();
  return <RegistroPage plan={plan} />;
}
