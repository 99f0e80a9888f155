import { type Importable, MAX_FILAS_IMPORTACION } from '@recluta/domain/importacion';
import { numero, plural } from '@recluta/domain/texto';
import type { Razon } from './leer/unreadable.ts';

const rows = (n: number) => plural(n, 'fila', 'filas');

export const texts = {
  loss: {
    text: 'Todavía no se ha importado nada.',
    stay: 'Seguir importando',
    discard: 'Descartar la planilla',
  },
  /** The answer was lost. */
  lossUnknown: {
    text: 'No sabemos si alcanzó a importarse: vuelve a presionar Importar y lo sabrás, sin que nada se repita.',
    stay: 'Seguir importando',
    discard: 'Salir sin saberlo',
  },
  title: { empresas: 'Importar empresas', procesos: 'Importar procesos' } satisfies Record<Importable, string>,
  file: {
    drag: 'Arrastra tu planilla aquí o haz clic para elegirla',
    tap: 'Toca para elegir tu planilla',
    drop: 'Suelta la planilla aquí',
    limits: `XLSX o CSV · máximo 10 MB y ${numero(MAX_FILAS_IMPORTACION)} filas`,
    columns: (names: string, required: string) => `Columnas: ${names}. ${required}`,
    required: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} es obligatorio.` : `${names.join(' y ')} son obligatorios.`,
    nothingYet: 'Nada se guarda hasta que revises qué pasará con cada fila.',
    sample: 'Descargar archivo de ejemplo',
    reading: 'Leyendo…',
    read: 'Leer archivo',
    failed: 'No pudimos leer el archivo',
    one: 'Elige un archivo por vez.',
  },
  columns: {
    found: (n: number, name: string) => `${rows(n)} en ${name}.`,
    sheet: (hoja: string, hojas: number) =>
      hojas > 1 ? `Hoja «${hoja}», la primera con datos de ${hojas}.` : `Hoja «${hoja}».`,
    intro: 'Revisa a qué corresponde cada columna.',
    list: 'Columnas del archivo',
    inFile: 'En el archivo',
    rows: 'Primeras filas',
    meaning: 'Se importa como',
    unnamed: (n: number) => `Columna ${n}`,
    use: (head: string) => `Se importa «${head}» como`,
    ignore: 'No importar',
    missing: (names: readonly string[]) => `Falta indicar la columna ${names.join(' y la columna ')}.`,
    heavy: 'El archivo tiene demasiado texto para un solo envío. Importa menos filas por vez.',
    review: 'Revisar',
    reviewing: 'Revisando…',
    failed: 'No pudimos revisar las filas',
    back: 'Elegir otro archivo',
  },
  review: {
    summary: (crear: number, omitir: number) =>
      `${plural(crear, 'fila se creará', 'filas se crearán')} y ${plural(omitir, 'se omitirá', 'se omitirán')}.`,
    none: 'Ninguna fila se puede crear. Mira las razones, corrige el archivo y vuelve a elegirlo.',
    filter: 'Qué filas mostrar',
    all: (n: number) => `Todas (${numero(n)})`,
    crear: (n: number) => `Se crean (${numero(n)})`,
    omitir: (n: number) => `Se omiten (${numero(n)})`,
    list: 'Filas del archivo',
    row: 'Fila',
    name: 'Nombre',
    what: 'Qué pasará',
    unnamed: 'Sin nombre',
    willCreate: 'Se crea',
    willSkip: 'Se omite',
    more: (n: number) => `Y ${rows(n)} más: el recibo las trae todas.`,
    submit: (n: number) => `Importar ${rows(n)}`,
    busy: 'Importando…',
    failed: 'No pudimos importar las filas',
    changed: 'Tus datos cambiaron',
    again: 'Volver a revisar',
    back: 'Volver a las columnas',
  },
  done: {
    summary: (creadas: number, omitidas: number) =>
      `${plural(creadas, 'fila creada', 'filas creadas')} y ${plural(omitidas, 'omitida', 'omitidas')}.`,
    receipt: 'Descargar recibo',
    kept: 'El recibo dice, fila por fila, qué se creó y qué no, y por qué.',
    close: 'Cerrar',
    head: ['Fila', 'Nombre', 'Resultado', 'Detalle', 'Id'],
    created: 'Creada',
    skipped: 'Omitida',
    undo: 'Deshacer importación',
    undoing: 'Deshaciendo…',
    undone: (n: number) => `Importación deshecha: ${plural(n, 'fila quitada', 'filas quitadas')}.`,
    nothingUndone: 'No se quitó nada: todo lo importado ya está en uso.',
    stayed: (n: number) => `${plural(n, 'sigue porque ya está', 'siguen porque ya están')} en uso:`,
    stays: (nombre: string, motivo: string) => `${nombre}: ${motivo.toLowerCase()}`,
    andMore: (n: number) => `y ${numero(n)} más`,
    undoFailed: 'No se pudo deshacer la importación.',
  },
  unreadable: {
    grande: () => 'El archivo pesa más de 10 MB. Divídelo en partes.',
    vacio: () => 'El archivo está vacío.',
    xls: () => 'Es un Excel antiguo (.xls). Ábrelo y guárdalo como .xlsx.',
    protegido: () => 'El archivo tiene contraseña. Quítasela y vuelve a elegirlo.',
    macros: () => 'El archivo tiene macros (.xlsm). Guárdalo como .xlsx y vuelve a elegirlo.',
    otro_formato: () => 'No es una planilla: elige un archivo .xlsx o .csv.',
    danado: () => 'El archivo está dañado o incompleto. Ábrelo, guárdalo de nuevo y vuelve a elegirlo.',
    descomprime: () => 'El archivo es demasiado grande por dentro y no se puede leer con seguridad.',
    sin_datos: () => 'No encontramos filas con datos bajo los títulos de las columnas.',
    muchas_filas: (n) =>
      `El archivo tiene ${numero(n)} filas y se importan ${numero(MAX_FILAS_IMPORTACION)} por vez. Divídelo en partes.`,
    fallo: () => 'El navegador no pudo abrir el archivo. Vuelve a intentar.',
  } satisfies Record<Razon, (n: number) => string>,
} as const;
