/** Of a request: whose screen asks, by id. */
export const CABECERA_USUARIO = 'recluta-usuario';
