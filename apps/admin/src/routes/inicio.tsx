import { ComingSoonPage } from './ComingSoonPage.tsx';

export default function Inicio() {
  return <ComingSoonPage screen="inicio" />;
}
