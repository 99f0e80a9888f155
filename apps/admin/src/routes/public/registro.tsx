import { ComingSoonPage } from '../ComingSoonPage.tsx';
import { PublicPage } from './PublicPage.tsx';

export default function Registro() {
  return (
    <PublicPage>
      <ComingSoonPage screen="registro" />
    </PublicPage>
  );
}
