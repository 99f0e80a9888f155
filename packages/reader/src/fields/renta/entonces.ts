/** Of when a job was held or ended: `al término`, `de entonces`, `a la salida`. No pay that is still hoped for. */
export const OF_THEN =
  '(?:(?:al|de) (?:termino|salir|salida|retir(?:o|ar(?:me|se))|egreso|irme)|al momento|a la salida|de (?:entonces|es[ae] (?:epoca|tiempo)|la epoca))';
