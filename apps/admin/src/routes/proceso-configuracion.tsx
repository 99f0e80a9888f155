import { ComingSoonPage } from './ComingSoonPage.tsx';

export default function ProcesoConfiguracion() {
  return <ComingSoonPage screen="configuracion" />;
}
