import { z } from 'zod';
import { CONTACTO_MAX } from '../contactos.ts';
import { email, texto, textoOpcional } from './campos.schema.ts';

/** The box 'Recibir acceso' of the landing. */
export const accesoPedido = z.object({ email });

/** The form of /contacto. */
export const mensajeContacto = z.object({
  nombre: texto('El nombre', CONTACTO_MAX.nombre),
  email,
  empresa: textoOpcional(CONTACTO_MAX.empresa),
  mensaje: texto('El mensaje', CONTACTO_MAX.mensaje),
});
export type MensajeContacto = z.output<typeof mensajeContacto>;
