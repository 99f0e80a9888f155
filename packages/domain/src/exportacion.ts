/** Lists that can be taken away as CSV, and the columns each may hold, with the words of their heads. */
export const COLUMNAS = {
  cvs: {
    nombre: 'Nombre',
    estado: 'Estado',
    rut: 'RUT',
    email: 'Email',
    telefono: 'Teléfono',
    nacionalidad: 'Nacionalidad',
    tecnologias: 'Tecnologías',
    criterios: 'Criterios',
    renta: 'Renta desde',
    renta_hasta: 'Renta hasta',
    recibido: 'Recibido',
  },
  procesos: {
    proceso: 'Proceso',
    cvs: 'CVs',
    empresa: 'Empresa',
    area: 'Área',
    estado: 'Estado',
    inicio: 'Inicio',
  },
  empresas: { nombre: 'Nombre', rut: 'RUT', tipo: 'Tipo', creada: 'Creada' },
  usuarios: {
    nombre: 'Nombre',
    email: 'Email',
    empresa: 'Empresa',
    rol: 'Rol',
    estado: 'Estado',
    creado: 'Creado',
  },
} as const;

export type Lista = keyof typeof COLUMNAS;
export type ColumnaDe<L extends Lista> = Extract<keyof (typeof COLUMNAS)[L], string>;

export const columnsOf = <L extends Lista>(lista: L): ColumnaDe<L>[] => Object.keys(COLUMNAS[lista]) as ColumnaDe<L>[];

/** What a list was narrowed by, as the evento of an export tells it: never what was typed or chosen. */
export const FILTROS = [
  'busqueda',
  'nacionalidad',
  'tecnologia',
  'experiencia',
  'preseleccionados',
  'por_revisar',
  'etiqueta',
  'responsable',
  'etapa',
  'estado',
  'tipo',
  'seleccion',
] as const;
export type Filtro = (typeof FILTROS)[number];
