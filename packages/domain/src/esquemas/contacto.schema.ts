import { z } from 'zod';
import { email, texto, textoOpcional } from './campos.schema.ts';

/** The box 'Recibir acceso' of the landing. */
export const accesoPedido = z.object({ email });

const MAX_MENSAJE = 4_000;

/** The form of /contacto. */
export const mensajeContacto = z.object({
  nombre: texto('El nombre', 120),
  email,
  empresa: textoOpcional(120),
  mensaje: texto('El mensaje', MAX_MENSAJE),
});
export type MensajeContacto = z.output<typeof mensajeContacto>;
