import { ComingSoonPage } from '../ComingSoonPage.tsx';
import { PublicPage } from './PublicPage.tsx';

export default function Contacto() {
  return (
    <PublicPage>
      <ComingSoonPage screen="contacto" />
    </PublicPage>
  );
}
