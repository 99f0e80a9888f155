/** The dialog that prepares a message. */
export const texts = {
  title: (name: string) => `Mensaje para ${name}`,
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
