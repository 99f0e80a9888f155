import { plural } from '@recluta/domain/texto';

/** Texts that belong to the pieces themselves; what a screen says stands beside its area. */
export const texts = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  undo: 'Deshacer',
  clear: 'Limpiar',
  clearFilters: 'Limpiar filtros',
  soon: 'Pronto',
  skip: 'Saltar al contenido',
  table: {
    select: (row: string) => `Seleccionar ${row}`,
    selectAll: 'Seleccionar todo lo que se muestra',
    menu: (row: string) => `Acciones de ${row}`,
    menuColumn: 'Acciones',
    selected: (n: number) => plural(n, 'seleccionado', 'seleccionados'),
  },
  missing: 'Sin dato',
  save: {
    saving: 'Guardando…',
    saved: (time: string) => `Guardado ${time}`,
    retrying: 'No guardado, reintentando',
  },
  failed: {
    title: 'No pudimos cargar esta información',
    detail: 'Revisa tu conexión y vuelve a intentar.',
  },
  search: { placeholder: 'Buscar…', clear: 'Borrar búsqueda' },
  filter: { search: 'Buscar opción', none: 'Sin resultados', clear: (label: string) => `Quitar filtro ${label}` },
  copy: { copy: 'Copiar', copied: 'Copiado', failed: 'No se pudo copiar. Selecciona el texto y cópialo.' },
  rut: { label: 'RUT', placeholder: '12.345.678-5', invalid: 'Este RUT no parece válido. Puedes guardarlo igual.' },
  date: {
    placeholder: 'DD-MM-AAAA',
    clear: 'Borrar fecha',
    aria: {
      nextMonth: 'Mes siguiente',
      previousMonth: 'Mes anterior',
      nextYear: 'Año siguiente',
      previousYear: 'Año anterior',
      nextDecade: 'Década siguiente',
      previousDecade: 'Década anterior',
    },
  },
  time: { placeholder: 'HH:MM' },
  keyboard: { title: 'Atajos de teclado', next: 'luego', open: 'Ver atajos de teclado' },
  palette: {
    placeholder: 'Busca o escribe una acción',
    title: 'Buscar',
    busy: 'Buscando…',
    found: (n: number) => plural(n, 'resultado', 'resultados'),
  },
  usage: { of: (used: string, max: string) => `${used} de ${max}`, free: 'Sin límite' },
  comingSoon: { link: 'Ir a Procesos' },
  saving: 'Guardando…',
  scheme: { light: 'Usar apariencia clara', dark: 'Usar apariencia oscura' },
  panel: { close: 'Cerrar panel' },
} as const;
