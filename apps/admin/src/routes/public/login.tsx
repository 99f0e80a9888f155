import { getRouteApi } from '@tanstack/react-router';
import { LoginPage } from '../../areas/sesion/LoginPage.tsx';
import { loginSearch } from '../../areas/sesion/sesion.search.ts';

const route = getRouteApi('/login');

export default function Login() {
  // The router hands on what validateSearch left out: what is not validated here is not to be trusted.
  const { tab, volver } = loginSearch(route.useSearch());
  const navigate = route.useNavigate();
  return (
    <LoginPage
      tab={tab ?? 'ingresar'}
      volver={volver}
      onTab={(next) =>
        void navigate({
          replace: true,
          search: { ...(next === 'crear' && { tab: next }), ...(volver && { volver }) },
        })
      }
    />
  );
}
