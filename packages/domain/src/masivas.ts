/** Why an action for many left somebody out. */
export const MOTIVOS_OMITIDO = [
  'eliminado',
  'otra_etapa',
  'ultima_etapa',
  'ya_postula',
  'en_lectura',
  'anonimizado',
  'sin_respuesta',
] as const;
export type MotivoOmitido = (typeof MOTIVOS_OMITIDO)[number];

/** The reason as a person reads it beside a name; `detalle` is the stage or the proceso it is about. */
export function reasonOf(motivo: MotivoOmitido, detalle: string | null): string {
  switch (motivo) {
    case 'eliminado':
      return 'Alguien eliminó este CV.';
    case 'otra_etapa':
      return detalle ? `Está ahora en ${detalle}.` : 'Ya no estaba en esta etapa.';
    case 'ultima_etapa':
      return 'Ya está en la última etapa.';
    case 'ya_postula':
      return detalle ? `Ya está en ${detalle}.` : 'Ya está en ese proceso.';
    case 'en_lectura':
      return 'Este CV ya se está leyendo.';
    case 'anonimizado':
      return 'Sus datos ya se anonimizaron.';
    case 'sin_respuesta':
      return 'No se alcanzó a intentar.';
  }
}
