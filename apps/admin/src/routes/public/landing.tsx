import { ComingSoonPage } from '../ComingSoonPage.tsx';
import { PublicPage } from './PublicPage.tsx';

export default function Landing() {
  return (
    <PublicPage>
      <ComingSoonPage screen="portada" />
    </PublicPage>
  );
}
