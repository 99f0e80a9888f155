/** What a message to a candidate is for. The first two are items of the row menu (§2), the rest are 'Otras acciones'. */
export const PLANTILLAS = ['datos', 'confirmacion', 'entrevista', 'cierre'] as const;
export type Plantilla = (typeof PLANTILLAS)[number];

/** How a prepared message leaves: Recluta itself sends none. */
export const MEDIOS = ['whatsapp', 'correo', 'copia'] as const;
export type Medio = (typeof MEDIOS)[number];
