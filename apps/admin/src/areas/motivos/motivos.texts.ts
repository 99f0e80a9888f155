/** Why people are discarded: the dialog, and the list in Ajustes. */
export const texts = {
  dialog: {
    title: (who: string, etapa: string) => `Pasar ${who} a ${etapa}`,
    label: 'Motivo',
    none: 'Sin motivo',
    failed: 'No pudimos cargar los motivos. Puedes descartar sin motivo.',
    lost: 'Alguien eliminó el motivo que elegiste. Elige otro, o descarta sin motivo.',
    submit: 'Descartar',
  },
  section: {
    title: 'Motivos de descarte',
    detail: 'Lo que tu equipo puede indicar al descartar a alguien.',
  },
  list: {
    readOnly: 'Para cambiar los motivos, pide ayuda a un administrador.',
    failed: 'No pudimos cargar los motivos',
    empty: 'No hay motivos. Se descarta sin indicar por qué.',
    add: 'Agregar motivo',
    edit: (nombre: string) => `Editar ${nombre}`,
    remove: (nombre: string) => `Eliminar ${nombre}`,
    added: 'Motivo agregado.',
    saved: 'Motivo guardado.',
    removed: 'Motivo eliminado.',
    removeFailed: 'No se pudo eliminar el motivo',
  },
  form: {
    add: 'Agregar motivo',
    edit: 'Editar motivo',
    save: 'Guardar',
    labels: { nombre: 'Motivo', tipo: 'De quién fue la decisión' },
    failed: 'No se pudo guardar el motivo',
  },
  confirm: {
    title: (nombre: string) => `¿Eliminar el motivo «${nombre}»?`,
    detail: () => 'Quienes fueron descartados por él siguen descartados, sin motivo.',
    submit: 'Eliminar',
    busy: 'Eliminando…',
  },
} as const;
