import { ComingSoonPage } from './ComingSoonPage.tsx';

export default function Usuarios() {
  return <ComingSoonPage screen="usuarios" />;
}
