import { numero, plural } from '@recluta/domain/texto';

/** Words a team marks people with: on people, and the list in Ajustes. */
export const texts = {
  label: 'Responsable y etiquetas',
  filter: 'Etiqueta',
  deleted: 'eliminada',
  add: 'Agregar etiqueta',
  menu: 'Etiquetas…',
  take: (nombre: string) => `Quitar la etiqueta ${nombre}`,
  colores: {
    cordillera: 'Gris',
    pacifico: 'Celeste',
    violeta: 'Violeta',
    atacama: 'Amarillo',
    cobre: 'Naranjo',
    araucaria: 'Verde',
  },
  dialog: {
    title: (n: number, nombre: string) => (n === 1 ? `Etiquetas de ${nombre}` : `Etiquetar ${numero(n)} CVs`),
    search: 'Buscar o crear una etiqueta',
    placeholder: 'Escribe y presiona Enter',
    none: 'Todavía no hay etiquetas. Escribe la primera.',
    create: (nombre: string) => `Crear «${nombre}»`,
    creating: 'Creando…',
    createFailed: 'No se pudo crear la etiqueta.',
    failed: 'No pudimos cargar las etiquetas',
    some: (n: number, of: number) => `${numero(n)} de ${numero(of)}`,
    list: 'Etiquetas',
    close: 'Listo',
  },
  put: {
    done: (n: number, nombre: string) => `${plural(n, 'CV', 'CVs')} con la etiqueta «${nombre}».`,
    same: (nombre: string) => `La etiqueta «${nombre}» ya estaba puesta.`,
    failed: 'No se pudo poner la etiqueta',
    left: (n: number) => `${plural(n, 'CV quedó', 'CVs quedaron')} sin etiquetar.`,
  },
  off: {
    done: (n: number, nombre: string) => `Etiqueta «${nombre}» quitada de ${plural(n, 'CV', 'CVs')}.`,
    same: (nombre: string) => `Nadie tenía la etiqueta «${nombre}».`,
    failed: 'No se pudo quitar la etiqueta',
    left: (n: number) => `${plural(n, 'CV no cambió', 'CVs no cambiaron')}.`,
  },
  section: { title: 'Etiquetas', detail: 'Palabras con que tu equipo marca a las personas, en todos los procesos.' },
  list: {
    failed: 'No pudimos cargar las etiquetas',
    empty: 'No hay etiquetas. Se crean al etiquetar a alguien, o aquí.',
    readOnly: 'Para cambiar o eliminar etiquetas, pide ayuda a un administrador.',
    add: 'Agregar etiqueta',
    edit: (nombre: string) => `Editar ${nombre}`,
    remove: (nombre: string) => `Eliminar ${nombre}`,
    uses: (n: number) => plural(n, 'CV', 'CVs'),
    added: 'Etiqueta agregada.',
    saved: 'Etiqueta guardada.',
    removed: (n: number) => (n === 0 ? 'Etiqueta eliminada.' : `Etiqueta eliminada de ${plural(n, 'CV', 'CVs')}.`),
    removeFailed: 'No se pudo eliminar la etiqueta',
    merged: (n: number) => (n === 0 ? 'Etiquetas unidas.' : `Etiquetas unidas en ${plural(n, 'CV', 'CVs')}.`),
  },
  form: {
    add: 'Agregar etiqueta',
    edit: 'Editar etiqueta',
    save: 'Guardar',
    merge: 'Unir',
    labels: { nombre: 'Nombre', color: 'Color' },
    failed: 'No se pudo guardar la etiqueta',
    asksMerge: (nombre: string) =>
      `Ya hay una etiqueta «${nombre}». Al unirlas, quienes tienen esta pasan a tener esa. No se puede deshacer.`,
  },
  confirm: {
    title: (nombre: string) => `¿Eliminar la etiqueta «${nombre}»?`,
    detail: (n: number) =>
      n === 0
        ? 'Nadie la tiene.'
        : `La ${n === 1 ? 'tiene' : 'tienen'} ${plural(n, 'CV', 'CVs')}. No se puede deshacer.`,
    submit: 'Eliminar',
    busy: 'Eliminando…',
  },
} as const;
