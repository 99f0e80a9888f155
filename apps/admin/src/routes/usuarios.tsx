import { getRouteApi } from '@tanstack/react-router';
import { UsuariosScreen } from '../areas/usuarios/UsuariosScreen.tsx';
import { usuariosSearch } from '../areas/usuarios/usuarios.search.ts';

const route = getRouteApi('/app/usuarios');

export default function Usuarios() {
  const view = usuariosSearch(route.useSearch());
  const navigate = route.useNavigate();
  return (
    <UsuariosScreen
      view={view}
      onView={(next) => void navigate({ search: next, replace: next.usuario === undefined })}
    />
  );
}
