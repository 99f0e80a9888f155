/** What somebody left on the public pages: an e-mail to receive access, or a message. */
export type TipoContacto = 'acceso' | 'mensaje';

/** Kept for 24 months, as the privacy page says (Ley 21.719: no longer than the purpose needs). */
export const DIAS_CONTACTO = 730;

/** Characters of each field of a message. */
export const CONTACTO_MAX = { nombre: 120, empresa: 120, mensaje: 4_000 };
