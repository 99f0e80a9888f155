import { ComingSoonPage } from '../ComingSoonPage.tsx';
import { PublicPage } from './PublicPage.tsx';

export default function Privacidad() {
  return (
    <PublicPage>
      <ComingSoonPage screen="privacidad" />
    </PublicPage>
  );
}
