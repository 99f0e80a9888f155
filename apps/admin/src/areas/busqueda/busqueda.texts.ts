export const texts = {
  groups: {
    recientes: 'Búsquedas recientes',
    candidatos: 'Candidatos',
    procesos: 'Procesos',
    empresas: 'Empresas',
    usuarios: 'Usuarios',
  },
  label: 'Buscar en todo',
  start: 'Escribe al menos 2 letras: un nombre, un RUT, un correo, un teléfono o un proceso.',
  nothing: (query: string) =>
    `Nada coincide con «${query}». Prueba con parte del nombre, el RUT, el correo o el teléfono.`,
  failed: 'No pudimos buscar',
} as const;
