import { getRouteApi } from '@tanstack/react-router';
import { UsuariosScreen } from '../areas/usuarios/UsuariosScreen.tsx';

const route = getRouteApi('/app/usuarios');

export default function Usuarios() {
  const view = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <UsuariosScreen
      view={view}
      onView={(next) =>
        void navigate({ search: next, replace: next.usuario === undefined && next.contrasena === undefined })
      }
    />
  );
}
