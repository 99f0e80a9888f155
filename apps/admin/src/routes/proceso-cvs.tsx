import { ComingSoonPage } from './ComingSoonPage.tsx';

export default function ProcesoCvs() {
  return <ComingSoonPage screen="cvs" />;
}
