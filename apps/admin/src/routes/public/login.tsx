import { getRouteApi } from '@tanstack/react-router';
import { LoginPage } from '../../areas/sesion/LoginPage.tsx';

const route = getRouteApi('/login');

export default function Login() {
  const { tab, volver } = route.useSearch();
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
