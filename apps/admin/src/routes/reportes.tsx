import { ComingSoonPage } from './ComingSoonPage.tsx';

export default function Reportes() {
  return <ComingSoonPage screen="reportes" />;
}
