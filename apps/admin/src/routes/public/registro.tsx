import { getRouteApi } from '@tanstack/react-router';
import { RegistroPage } from '../../areas/sesion/RegistroPage.tsx';
import { registroSearch } from '../../areas/sesion/sesion.search.ts';

const route = getRouteApi('/registro');

export default function Registro() {
  const { plan = 'gratis' } = registroSearch(route.useSearch());
  return <RegistroPage plan={plan} />;
}
