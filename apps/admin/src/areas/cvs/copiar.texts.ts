import { numero, plural } from '@recluta/domain/texto';

/** Taking people to another proceso, without taking them out of this one. */
export const texts = {
  menu: { proceso: 'Copiar a otro proceso…', cartera: 'Copiar a una cartera…' },
  title: (n: number, nombre: string) => (n === 1 ? `Copiar a ${nombre}` : `Copiar ${numero(n)} CVs`),
  label: { proceso: 'A qué proceso', cartera: 'A qué cartera' },
  placeholder: 'Busca por nombre o empresa',
  none: { proceso: 'No hay otro proceso abierto', cartera: 'Aún no tienes una cartera abierta' },
  noneDetail: {
    proceso: 'Crea uno y después copia aquí a quienes quieras.',
    cartera: 'En una cartera guardas a las personas para futuras vacantes.',
  },
  create: { proceso: 'Crear proceso', cartera: 'Crear cartera' },
  needed: 'Elige adónde copiar.',
  detail: (n: number) =>
    `${n === 1 ? 'Llega' : 'Llegan'} a la primera etapa con su archivo, sus datos y sus etiquetas, y ${n === 1 ? 'sigue' : 'siguen'} también aquí. Las notas y las tareas no se copian.`,
  submit: 'Copiar',
  failedLoad: 'No pudimos cargar los procesos.',
  done: (n: number, destino: string) => `${plural(n, 'CV copiado', 'CVs copiados')} a ${destino}.`,
  same: 'No había a quién copiar.',
  failed: 'No se pudo copiar',
  left: (n: number) => `${plural(n, 'CV no se copió', 'CVs no se copiaron')}.`,
} as const;
