import { NoSuchAddress } from '../NoSuchScreen.tsx';
import { PublicPage } from './PublicPage.tsx';

/** §2: any other path. */
export function NotFound() {
  return (
    <PublicPage>
      <NoSuchAddress home="/" />
    </PublicPage>
  );
}
