import type { TipoEtapa } from '@recluta/domain/etapas';
import type { Plantilla } from '@recluta/domain/mensajesCandidato';

const END: Partial<Record<TipoEtapa, Plantilla>> = { descartado: 'cierre', contratado: 'datos' };

/** The message that opens first for who is in such a stage: nobody whose process ended is asked whether they go on. */
export const firstMessageIn = (tipo: TipoEtapa | undefined): Plantilla => (tipo && END[tipo]) ?? 'confirmacion';
