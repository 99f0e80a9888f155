import { ComingSoonPage } from './ComingSoonPage.tsx';

export default function ProcesoEtapas() {
  return <ComingSoonPage screen="etapas" />;
}
