import { plural } from '@recluta/domain/texto';

export const texts = {
  title: 'Equipos',
  context: (people: number) =>
    `${plural(people, 'persona', 'personas')} en tu cuenta. Lo que hizo cada una en los últimos 30 días.`,
  table: 'Personas de tu cuenta',
  how: 'Cómo se cuenta',
  howDetail:
    'CVs que la persona subió, movimientos de etapa que hizo y personas que pasó a Contratado en los últimos 30 días, y los procesos en que hizo algo de eso. Lo que llega por el enlace público no es de nadie.',
  columns: {
    nombre: 'Nombre',
    rol: 'Rol',
    procesos: 'Procesos',
    subidos: 'CVs subidos',
    movimientos: 'Movimientos',
    contratados: 'Contratados',
  },
  failed: 'No pudimos cargar lo que hizo cada persona',
  empty: 'No hay usuarios registrados.',
  moves: (n: number) => plural(n, 'movimiento', 'movimientos'),
  coming: {
    title: 'Pronto',
    items: [
      'Armar equipos con su líder y sus empresas',
      'Asignar un responsable a cada proceso',
      'Decidir quién puede ver cada proceso',
      'Traspasar los procesos de quien sale de vacaciones',
    ],
  },
} as const;
