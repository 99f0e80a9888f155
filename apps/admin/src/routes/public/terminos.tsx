import { ComingSoonPage } from '../ComingSoonPage.tsx';
import { PublicPage } from './PublicPage.tsx';

export default function Terminos() {
  return (
    <PublicPage>
      <ComingSoonPage screen="terminos" />
    </PublicPage>
  );
}
