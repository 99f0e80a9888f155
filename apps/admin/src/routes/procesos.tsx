import { ComingSoonPage } from './ComingSoonPage.tsx';

export default function Procesos() {
  return <ComingSoonPage screen="procesos" />;
}
