import { ETAPAS_POR_DEFECTO } from '@recluta/domain/etapas';
import { IconBriefcase, IconBuilding, IconChevronDown, IconUser, IconUserSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { PaletteGroup, PaletteItem } from '../../ui/palette/CommandPalette.tsx';
import type { Found } from './busqueda.queries.ts';
import { texts } from './busqueda.texts.ts';

const says = (...parts: (string | null)[]) => ({ description: parts.filter(Boolean).join(' · ') });

type Kind = keyof Found['totales'];

/** Lines of each kind at first: the next kind is seen without scrolling. */
const SHOWN = 5;

/**
 * What was found as lines of the palette, people first; each leads to where it stands, the last one to the rest of its
 * kind. `onOpen` hears of what is opened.
 */
export function useResultGroups(found: Found | undefined, query: string, onOpen: () => void): PaletteGroup[] {
  const navigate = useNavigate();
  /** Kinds whose rest was asked for; another query begins anew. */
  const [whole, setWhole] = useState<{ query: string; kinds: readonly Kind[] }>({ query: '', kinds: [] });
  const kinds = whole.query === query ? whole.kinds : [];
  if (!found) return [];
  const group = (kind: Kind, items: readonly PaletteItem[]): PaletteGroup => {
    const shown = kinds.includes(kind) ? items : items.slice(0, SHOWN);
    const rest = items.length - shown.length;
    return {
      label: texts.groups[kind],
      answered: true,
      items: shown,
      total: found.totales[kind],
      more:
        rest > 0
          ? {
              id: `mas-${kind}`,
              label: texts.more[kind](rest),
              icon: <IconChevronDown size={18} stroke={1.6} aria-hidden />,
              stays: true,
              run: () => setWhole({ query, kinds: [...kinds, kind] }),
            }
          : undefined,
    };
  };
  const go = (to: () => Promise<void>) => () => {
    onOpen();
    void to();
  };
  return [
    group(
      'candidatos',
      found.candidatos.map(({ cv_id, proceso_id, proceso_nombre, nombre, rut, email, etapa, etapa_nombre }) => ({
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
    ),
    group(
      'procesos',
      found.procesos.map(({ id, nombre, empresa_nombre }) => ({
        id: `proceso-${id}`,
        label: nombre,
        icon: <IconBriefcase size={18} stroke={1.6} aria-hidden />,
        ...says(empresa_nombre),
        run: go(() => navigate({ to: '/procesos/$id/cvs', params: { id } })),
      })),
    ),
    group(
      'empresas',
      found.empresas.map(({ id, nombre, rut }) => ({
        id: `empresa-${id}`,
        label: nombre,
        icon: <IconBuilding size={18} stroke={1.6} aria-hidden />,
        ...says(rut),
        run: go(() => navigate({ to: '/empresas', search: { empresa: id } })),
      })),
    ),
    group(
      'usuarios',
      found.usuarios.map(({ id, nombre, email }) => ({
        id: `usuario-${id}`,
        label: nombre ?? email,
        icon: <IconUser size={18} stroke={1.6} aria-hidden />,
        ...says(nombre && email),
        run: go(() => navigate({ to: '/usuarios', search: { usuario: id } })),
      })),
    ),
  ];
}
