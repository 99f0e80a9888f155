import { EquiposPage } from '../areas/equipos/EquiposPage.tsx';

export default function Equipos() {
  return <EquiposPage />;
}
