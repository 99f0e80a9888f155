export const ROLES = ['administrador', 'reclutador', 'visor'] as const;
export type Rol = (typeof ROLES)[number];

/** Roles that can be given to a usuario (§6): the administrador is made by registration only. */
export const ROLES_ASIGNABLES = ['reclutador', 'visor'] as const;

export const ETIQUETA_ROL: Record<Rol, string> = {
  administrador: 'Administrador',
  reclutador: 'Reclutador',
  visor: 'Visor',
};

const ALL = ROLES;
const RECRUIT = ['administrador', 'reclutador'] as const;
const ADMIN = ['administrador'] as const;

/**
 * The permission matrix (decisions, "Roles"): what may be done, by whom. The guard of every operation and the screens
 * (through perfil) read this one table.
 */
export const PERMISOS = {
  'cuenta.leer': ALL,
  'cuenta.escribir': ADMIN,
  'usuarios.leer': ALL,
  'usuarios.escribir': ADMIN,
  'empresas.leer': ALL,
  'empresas.escribir': RECRUIT,
  'procesos.leer': ALL,
  'procesos.escribir': RECRUIT,
  'cvs.leer': ALL,
  'cvs.abrir': ALL,
  'cvs.escribir': RECRUIT,
  'cvs.exportar': RECRUIT,
  'papelera.leer': RECRUIT,
  'papelera.borrar': ADMIN,
  'listas.exportar': RECRUIT,
  'privacidad.gestionar': ADMIN,
  'calendario.leer': ALL,
  'calendario.escribir': RECRUIT,
  'calendario.exportar': RECRUIT,
} as const satisfies Record<string, readonly Rol[]>;

export type Permiso = keyof typeof PERMISOS;

export function can(rol: Rol, permiso: Permiso): boolean {
  return (PERMISOS[permiso] as readonly Rol[]).includes(rol);
}

/** Whether somebody can do something about people: not who lost access, nor who only looks. */
export function canFollow({ activo, rol }: { activo: boolean; rol: Rol }): boolean {
  return activo && can(rol, 'cvs.escribir');
}

/** What perfil tells the screens: every permission of a role. */
export function permissionsOf(rol: Rol): Permiso[] {
  return (Object.keys(PERMISOS) as Permiso[]).filter((permiso) => can(rol, permiso));
}
