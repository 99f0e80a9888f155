import { ComingSoonPage } from '../ComingSoonPage.tsx';
import { PublicPage } from './PublicPage.tsx';

export default function Pricing() {
  return (
    <PublicPage>
      <ComingSoonPage screen="precios" />
    </PublicPage>
  );
}
