import { numero, plural } from '@recluta/domain/texto';

/** The dialog that prepares messages. */
export const texts = {
  title: (name: string) => `Mensaje para ${name}`,
  titleMany: (n: number) => `Mensaje para ${numero(n)} personas`,
  step: (at: number, of: number) => `Persona ${numero(at)} de ${numero(of)}`,
  prepared: (n: number) => plural(n, 'mensaje preparado', 'mensajes preparados'),
  isPrepared: 'Preparado',
  previous: 'Persona anterior',
  next: 'Persona siguiente',
  share: (n: number) => `Usar este texto con ${n === 1 ? 'quien falta' : `los ${numero(n)} que faltan`}`,
  lacking: {
    nothing: 'Sin teléfono ni correo, no se les puede escribir',
    whatsapp: 'Sin teléfono con WhatsApp',
    mail: 'Sin correo',
  },
  andMore: (n: number) => `y ${numero(n)} más`,
  nobody: 'Completa el teléfono o el correo en sus CVs y vuelve a intentar.',
  kind: 'Para qué es',
  asked: 'Qué pedir',
  askedHint: 'Marcamos lo que el CV no dice.',
  again: 'Volver a la plantilla',
  body: 'Mensaje',
  note: 'Recluta no envía el mensaje: lo abres en WhatsApp o en tu correo y lo envías tú.',
  copy: 'Copiar',
  copied: 'Copiado',
  whatsapp: 'Abrir en WhatsApp',
  mail: 'Abrir en el correo',
  noMail: 'El CV no tiene correo.',
  noWhatsapp: 'El CV no tiene un teléfono al que se pueda escribir por WhatsApp.',
} as const;
