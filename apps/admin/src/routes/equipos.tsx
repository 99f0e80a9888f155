import { ComingSoonPage } from './ComingSoonPage.tsx';

export default function Equipos() {
  return <ComingSoonPage screen="equipos" />;
}
