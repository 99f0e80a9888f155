/** Whose decision a discard was (features, "Motivos de descarte"). */
export const TIPOS_MOTIVO = ['nosotros', 'candidato', 'no_se_presento'] as const;
export type TipoMotivo = (typeof TIPOS_MOTIVO)[number];

export const ETIQUETA_MOTIVO: Record<TipoMotivo, string> = {
  nosotros: 'Decisión nuestra',
  candidato: 'Decisión de la persona',
  no_se_presento: 'No se presentó',
};

/** What a new cuenta begins with. None of them names a ground the law forbids (Código del Trabajo art. 2). */
export const MOTIVOS_POR_DEFECTO = [
  { nombre: 'No cumple los requisitos', tipo: 'nosotros' },
  { nombre: 'Elegimos a otra persona', tipo: 'nosotros' },
  { nombre: 'La renta no calza', tipo: 'nosotros' },
  { nombre: 'Cupo cerrado', tipo: 'nosotros' },
  { nombre: 'Ya no le interesa', tipo: 'candidato' },
  { nombre: 'Aceptó otra oferta', tipo: 'candidato' },
  { nombre: 'No pudimos contactarle', tipo: 'candidato' },
  { nombre: 'No llegó a la entrevista', tipo: 'no_se_presento' },
  { nombre: 'No se presentó a trabajar', tipo: 'no_se_presento' },
] as const satisfies readonly { nombre: string; tipo: TipoMotivo }[];

/** From so many people on, discarding asks to type the number. */
export const CONFIRM_FROM = 31;
