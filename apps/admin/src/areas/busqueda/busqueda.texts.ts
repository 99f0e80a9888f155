import { plural } from '@recluta/domain/texto';

export const texts = {
  groups: {
    recientes: 'Búsquedas recientes',
    candidatos: 'Candidatos',
    procesos: 'Procesos',
    empresas: 'Empresas',
    usuarios: 'Usuarios',
  },
  more: {
    candidatos: (n: number) => `Ver ${plural(n, 'candidato', 'candidatos')} más`,
    procesos: (n: number) => `Ver ${plural(n, 'proceso', 'procesos')} más`,
    empresas: (n: number) => `Ver ${plural(n, 'empresa', 'empresas')} más`,
    usuarios: (n: number) => `Ver ${plural(n, 'usuario', 'usuarios')} más`,
  },
  label: 'Buscar en todo',
  start: 'Escribe al menos 2 letras: un nombre, un RUT, un correo, un teléfono o un proceso.',
  nothing: (query: string) =>
    `Nada coincide con «${query}». Prueba con parte del nombre, el RUT, el correo o el teléfono.`,
  failed: 'No pudimos buscar',
} as const;
