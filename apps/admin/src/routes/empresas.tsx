import { ComingSoonPage } from './ComingSoonPage.tsx';

export default function Empresas() {
  return <ComingSoonPage screen="empresas" />;
}
