import type { Lista } from '@recluta/domain/exportacion';
import { plural } from '@recluta/domain/texto';

export const texts = {
  mayNot: 'Tu rol no permite exportar',
  nothing: 'No hay filas que exportar',
  mayNotImport: 'Tu rol no permite importar',
  notImported: {
    cvs: 'Los candidatos no se importan de Excel: se agregan con su CV, en «Subir CVs»',
    usuarios: 'Los usuarios no se importan de Excel: se crean de a uno, en «Nuevo usuario»',
    empresas: null,
    procesos: null,
  } satisfies Record<Lista, string | null>,
  asTable: 'Solo en la vista de tabla',
  exportar: {
    title: 'Exportar CSV',
    submit: 'Exportar',
    busy: 'Exportando…',
    what: 'Qué exportar',
    shown: (n: number) => `Lo que se muestra (${plural(n, 'fila', 'filas')})`,
    chosen: (n: number) => `La selección (${plural(n, 'fila', 'filas')})`,
    rows: (n: number) => `${plural(n, 'fila', 'filas')}, en el orden de la pantalla.`,
    columns: (names: string) => `Columnas: ${names}.`,
    hint: 'Cambia las columnas en Acciones › Configurar vistas. El archivo se abre con doble clic en Excel.',
    recorded: 'Queda registrado quién exportó y cuántas filas.',
    done: (n: number) => `${plural(n, 'fila exportada', 'filas exportadas')}`,
    failed: 'No pudimos exportar la lista',
  },
} as const;
