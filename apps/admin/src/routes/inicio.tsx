import { InicioPage } from '../areas/inicio/InicioPage.tsx';

export default function Inicio() {
  return <InicioPage />;
}
