/**
 * Every shortcut of the product: one list for the listener, the tooltips, the palette and the '?' help. `keys` is one
 * key, a chord with `mod` (Ctrl, ⌘ on a Mac), or two keys one after the other.
 */
export const SHORTCUTS = {
  buscar: { keys: 'mod+k', label: 'Buscar en todo', group: 'General' },
  buscar_en_lista: { keys: '/', label: 'Buscar en la lista', group: 'General' },
  deshacer: { keys: 'mod+z', label: 'Deshacer lo último', group: 'General', passive: true },
  ayuda: { keys: '?', label: 'Ver estos atajos', group: 'General' },
  cerrar: { keys: 'Escape', label: 'Cerrar o limpiar la selección', group: 'General', passive: true },
  ir_inicio: { keys: 'g i', label: 'Ir a Inicio', group: 'Ir a' },
  ir_procesos: { keys: 'g p', label: 'Ir a Procesos', group: 'Ir a' },
  ir_empresas: { keys: 'g e', label: 'Ir a Empresas', group: 'Ir a' },
  ir_usuarios: { keys: 'g u', label: 'Ir a Usuarios', group: 'Ir a' },
  fila_siguiente: { keys: 'j', label: 'Fila siguiente', group: 'Listas', passive: true },
  fila_anterior: { keys: 'k', label: 'Fila anterior', group: 'Listas', passive: true },
  seleccionar: { keys: 'x', label: 'Seleccionar la fila', group: 'Listas', passive: true },
  seleccionar_rango: { keys: 'shift+x', label: 'Seleccionar hasta la fila', group: 'Listas', passive: true },
  abrir: { keys: 'Enter', label: 'Abrir la fila', group: 'Listas', passive: true },
  mover: { keys: 'm', label: 'Mover de etapa', group: 'Listas', passive: true },
  descartar: { keys: 'd', label: 'Descartar', group: 'Listas', passive: true },
  corregir: { keys: 'e', label: 'Corregir el dato siguiente', group: 'Listas', passive: true },
  confirmar_datos: { keys: 'r', label: 'Dar por buenos los datos por revisar', group: 'Listas', passive: true },
  columna_siguiente: { keys: 'ArrowRight', label: 'Columna siguiente', group: 'Tablero', passive: true },
  columna_anterior: { keys: 'ArrowLeft', label: 'Columna anterior', group: 'Tablero', passive: true },
  tarjeta_siguiente: { keys: 'ArrowDown', label: 'Tarjeta siguiente', group: 'Tablero', passive: true },
  tarjeta_anterior: { keys: 'ArrowUp', label: 'Tarjeta anterior', group: 'Tablero', passive: true },
} as const satisfies Record<string, Shortcut>;

export type Shortcut = {
  keys: string;
  label: string;
  group: string;
  /** Handled by the piece that has the focus (a table, a dialog); listed here for the help only. */
  passive?: boolean;
};

export type ShortcutId = keyof typeof SHORTCUTS;

const isMac = (): boolean => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

const NAMES: Record<string, string> = {
  Escape: 'Esc',
  shift: 'Mayús',
  Enter: 'Enter',
  ArrowRight: '→',
  ArrowLeft: '←',
  ArrowDown: '↓',
  ArrowUp: '↑',
};

/** Steps of keys as they are shown: `'mod+k'` → `[['Ctrl', 'K']]`, `'g p'` → `[['G'], ['P']]`. */
export function keyNames(keys: string): string[][] {
  return keys
    .split(' ')
    .map((step) =>
      step.split('+').map((key) => (key === 'mod' ? (isMac() ? '⌘' : 'Ctrl') : (NAMES[key] ?? key.toUpperCase()))),
    );
}

/** `Ctrl K`, for hints and tooltips. */
export function shortcutHint(id: ShortcutId): string {
  return keyNames(SHORTCUTS[id].keys)
    .map((step) => step.join(' '))
    .join(' ');
}
