import { numero, plural } from '@recluta/domain/texto';

/** Why people are discarded: the dialog, and the list in Ajustes. */
export const texts = {
  dialog: {
    title: (n: number, etapa: string) => `Pasar ${plural(n, 'CV', 'CVs')} a ${etapa}`,
    label: 'Motivo',
    none: 'Sin motivo',
    failed: 'No pudimos cargar los motivos. Puedes descartar sin motivo.',
    number: (n: number) => `Son muchas personas. Escribe ${numero(n)} para confirmar`,
    wrong: (n: number) => `Escribe ${numero(n)}, la cantidad de CVs.`,
    submit: 'Descartar',
  },
} as const;
