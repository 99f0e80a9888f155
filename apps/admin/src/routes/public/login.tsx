import { ComingSoonPage } from '../ComingSoonPage.tsx';
import { PublicPage } from './PublicPage.tsx';

export default function Login() {
  return (
    <PublicPage>
      <ComingSoonPage screen="login" />
    </PublicPage>
  );
}
