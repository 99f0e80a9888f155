export const texts = {
  nav: {
    label: 'Navegación principal',
    inicio: 'Inicio',
    empresas: 'Empresas',
    usuarios: 'Usuarios',
    procesos: 'Procesos',
    equipos: 'Equipos',
    reportes: 'Reportes',
    ajustes: 'Ajustes',
    signOut: 'Cerrar sesión',
    signOutFailed: 'No pudimos cerrar tu sesión.',
    open: 'Abrir navegación',
    noName: 'Sin nombre',
  },
  /** The screens of one proceso. */
  proceso: { cvs: 'CVs', etapas: 'Etapas', calendario: 'Calendario', configuracion: 'Configuración' },
  search: 'Buscar…',
  actions: {
    label: 'Acciones',
    exportar_csv: 'Exportar CSV',
    importar_xlsx: 'Importar XLSX',
    configurar_vistas: 'Configurar vistas',
    elsewhere: 'No en esta pantalla',
  },
  palette: {
    bin: 'Papelera',
    thisProceso: 'Este proceso',
    goTo: 'Ir a',
    actions: 'Acciones',
    newProceso: 'Nuevo proceso',
    newEmpresa: 'Nueva empresa',
    help: 'Ver atajos de teclado',
  },
  /** What Ctrl Z says when it takes nothing back. */
  undo: {
    final: 'Lo último que hiciste no se puede deshacer desde aquí.',
    nothing: 'No queda nada que deshacer con el teclado.',
    see: 'Ver cambios',
  },
  guard: { checking: 'Verificando sesión...' },
} as const;
