import { ANIO_AJENO } from '@recluta/domain/fechas';
import { numero, plural } from '@recluta/domain/texto';

/** Texts that belong to the pieces themselves; what a screen says stands beside its area. */
export const texts = {
  conflict: {
    title: 'Alguien cambió lo mismo mientras editabas',
    field: (label: string, theirs: string, mine: string) =>
      `${label}: ahora dice «${theirs}», tú escribiste «${mine}».`,
    empty: 'vacío',
    theirs: 'Ver lo nuevo',
    mine: 'Usar lo mío',
    changed: (campos: readonly string[]): string => `Alguien cambió ${campos.join(', ')} mientras editabas.`,
    changedDetail: 'Al guardar se cambia solo lo que tú modificaste; el resto queda como está ahora.',
  },
  /** Which could not be added, and why. */
  refused: (nombres: readonly string[], reason: string): string =>
    `${nombres.map((nombre) => `«${nombre}»`).join(', ')}: ${reason}`,
  unsaved: {
    text: 'Lo que escribiste no se ha guardado.',
    stay: 'Seguir escribiendo',
    discard: 'Descartar lo escrito',
    leave: {
      title: '¿Salir sin guardar?',
      detail: 'Lo que escribiste en esta pantalla todavía no se ha guardado.',
      confirm: 'Salir sin guardar',
    },
  },
  unchosen: {
    text: 'Lo que elegiste todavía no se aplica.',
    stay: 'Seguir eligiendo',
    discard: 'Descartar lo elegido',
  },
  /** The label of a field that may stay empty, in a form where others may not. */
  optional: (label: string) => `${label} (opcional)`,
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  retrying: 'Reintentando…',
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
    sort: (column: string) => `Ordenar por ${column}`,
    sortMenu: 'Ordenar',
    sortedBy: (column: string) => `Orden: ${column}`,
    direction: { ascending: 'ascendente', descending: 'descendente' },
    unsort: 'Volver al orden de la lista',
    selected: (n: number) => plural(n, 'seleccionado', 'seleccionados'),
    cut: (printed: number, of: number) =>
      `Se imprimen las primeras ${numero(printed)} filas de ${numero(of)}. Filtra la lista, o usa Exportar CSV para tenerlas todas.`,
    printed: (when: string) => `Impreso el ${when}`,
  },
  view: {
    title: 'Configurar vistas',
    detail:
      'Vale para esta tabla y se recuerda en este equipo. Si lo que eliges no cabe, la tabla se desplaza hacia el lado.',
    columns: 'Columnas',
    required: 'Siempre visible',
    up: (column: string) => `Subir ${column}`,
    down: (column: string) => `Bajar ${column}`,
    moved: (column: string, place: number, of: number) => `${column}: lugar ${place} de ${of}`,
    density: 'Altura de las filas',
    densities: { normal: 'Normal', compacta: 'Compacta' },
    apply: 'Aplicar',
    reset: 'Restablecer',
  },
  count: {
    label: (n: number) => `Son muchas personas. Escribe ${numero(n)} para confirmar`,
    wrong: (n: number) => `Escribe ${numero(n)}, la cantidad de CVs.`,
  },
  outcome: {
    list: 'Quiénes quedaron fuera y por qué',
    why: 'Ver por qué',
    retry: (n: number) => (n === 1 ? 'Reintentar con esta persona' : `Reintentar con estas ${numero(n)}`),
  },
  missing: 'Sin dato',
  save: {
    saving: 'Guardando…',
    saved: 'Guardado',
    retrying: 'No guardado, reintentando',
  },
  code: {
    screen: 'No pudimos abrir esta pantalla',
    dialogTitle: 'No se pudo abrir',
    dialog: 'No pudimos cargar esta ventana',
    noConnection: 'Error de conexión con el servidor. Seguimos intentando; lo que guardaste sigue ahí.',
    outdated: 'Hay una versión nueva de Recluta',
    outdatedDetail: 'Vuelve a cargar la página para seguir. Lo que guardaste sigue ahí.',
    reload: 'Cargar la versión nueva',
  },
  search: { placeholder: 'Buscar…', clear: 'Borrar búsqueda' },
  filter: { search: 'Buscar opción', none: 'Sin resultados', clear: (label: string) => `Quitar filtro ${label}` },
  copy: { copy: 'Copiar', copied: 'Copiado', failed: 'No se pudo copiar. Selecciona el texto y cópialo.' },
  rut: { label: 'RUT', placeholder: '12.345.678-5', invalid: 'Este RUT no parece válido. Puedes guardarlo igual.' },
  date: {
    placeholder: 'DD-MM-AAAA',
    clear: 'Borrar fecha',
    none: 'Esa fecha no existe.',
    year: `${ANIO_AJENO}.`,
    unclear: 'Escribe la fecha así: 15-03-2026.',
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
    found: (n: number, of: number) =>
      of > n
        ? `Se muestran ${numero(n)} de ${plural(of, 'resultado', 'resultados')}`
        : plural(n, 'resultado', 'resultados'),
    /** A group of which only so many are shown; `narrow`: no more of them can be. */
    part: (label: string, n: number, of: number, narrow: boolean) =>
      `${label} (se muestran ${numero(n)} de ${numero(of)}${narrow ? ': escribe más para acotar' : ''})`,
  },
  usage: { of: (used: string, max: string) => `${used} de ${max}`, free: 'Sin límite' },
  saving: 'Guardando…',
  scheme: { light: 'Usar apariencia clara', dark: 'Usar apariencia oscura' },
  panel: { close: 'Cerrar panel' },
} as const;
