import { useSearch } from '@tanstack/react-router';
import { PrivacidadPage } from '../areas/privacidad/PrivacidadPage.tsx';

export default function Privacidad() {
  return <PrivacidadPage search={useSearch({ from: '/app/ajustes/privacidad' })} />;
}
