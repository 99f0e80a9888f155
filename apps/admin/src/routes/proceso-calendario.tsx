import { ComingSoonPage } from './ComingSoonPage.tsx';

export default function ProcesoCalendario() {
  return <ComingSoonPage screen="calendario" />;
}
