/** The page of one candidate. */
export const texts = {
  open: 'Abrir página',
  back: { cvs: 'Volver a los CVs', etapas: 'Volver a Etapas', tablero: 'Volver al tablero' },
  data: 'Datos del candidato',
  gone: {
    title: 'Este CV ya no está',
    detail: 'Puede que alguien lo haya eliminado. Si fue hace poco, sigue en la papelera.',
  },
} as const;
