import { ComingSoonPage } from './ComingSoonPage.tsx';

export default function Ajustes() {
  return <ComingSoonPage screen="ajustes" />;
}
