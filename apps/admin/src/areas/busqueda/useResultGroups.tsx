import { ETAPAS_POR_DEFECTO } from '@recluta/domain/etapas';
import { IconBriefcase, IconBuilding, IconUser, IconUserSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { PaletteGroup } from '../../ui/palette/CommandPalette.tsx';
import type { Found } from './busqueda.queries.ts';
import { texts } from './busqueda.texts.ts';

const says = (...parts: (string | null)[]) => ({ description: parts.filter(Boolean).join(' · ') });

/** What was found as lines of the palette, people first; each leads to where it stands. `onOpen` hears of it. */
export function useResultGroups(found: Found | undefined, onOpen: () => void): PaletteGroup[] {
  const navigate = useNavigate();
  if (!found) return [];
  const go = (to: () => Promise<void>) => () => {
    onOpen();
    void to();
  };
  return [
    {
      label: texts.groups.candidatos,
      answered: true,
      items: found.candidatos.map(({ cv_id, proceso_id, proceso_nombre, nombre, rut, email, etapa, etapa_nombre }) => ({
        id: `cv-${cv_id}`,
        label: nombre ?? email ?? rut ?? '',
        icon: <IconUserSearch size={18} stroke={1.6} aria-hidden />,
        ...says(proceso_nombre, etapa_nombre, nombre && rut),
        run: go(() =>
          navigate({
            to: '/procesos/$id/cvs',
            params: { id: proceso_id },
            // The inbox holds the first stage alone.
            search: etapa === ETAPAS_POR_DEFECTO[0].clave ? { cv: cv_id } : { stage: 'todas', cv: cv_id },
          }),
        ),
      })),
    },
    {
      label: texts.groups.procesos,
      answered: true,
      items: found.procesos.map(({ id, nombre, empresa_nombre }) => ({
        id: `proceso-${id}`,
        label: nombre,
        icon: <IconBriefcase size={18} stroke={1.6} aria-hidden />,
        ...says(empresa_nombre),
        run: go(() => navigate({ to: '/procesos/$id/cvs', params: { id } })),
      })),
    },
    {
      label: texts.groups.empresas,
      answered: true,
      items: found.empresas.map(({ id, nombre, rut }) => ({
        id: `empresa-${id}`,
        label: nombre,
        icon: <IconBuilding size={18} stroke={1.6} aria-hidden />,
        ...says(rut),
        run: go(() => navigate({ to: '/empresas', search: { empresa: id } })),
      })),
    },
    {
      label: texts.groups.usuarios,
      answered: true,
      items: found.usuarios.map(({ id, nombre, email }) => ({
        id: `usuario-${id}`,
        label: nombre ?? email,
        icon: <IconUser size={18} stroke={1.6} aria-hidden />,
        ...says(nombre && email),
        run: go(() => navigate({ to: '/usuarios', search: { usuario: id } })),
      })),
    },
  ];
}
