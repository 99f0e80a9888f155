export const contacto = {
  title: 'Hablemos.',
  lead: 'Cuéntanos qué estás contratando y cómo lo haces hoy. Te respondemos por correo.',
  fields: {
    nombre: 'Nombre',
    email: 'Correo',
    empresa: 'Empresa',
    mensaje: 'Mensaje',
  },
  /** What who has a cuenta asks for, coming from another plan. */
  wanted: (plan: string) => `Quiero pasar mi cuenta al plan ${plan}.`,
  optional: 'opcional',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  privacy: { before: 'Usamos tus datos solo para responderte. ', link: 'Privacidad' },
  done: {
    title: 'Gracias. Recibimos tu mensaje.',
    text: 'Te responderemos al correo que dejaste.',
    link: 'Volver al inicio',
  },
  aside: {
    title: 'Antes de escribir',
    items: [
      { text: '¿Quieres probar ahora? ', link: 'Crea tu cuenta gratis', href: '/registro?plan=gratis' },
      { text: '¿Comparas planes? ', link: 'Mira los precios', href: '/pricing' },
      { text: '¿Es sobre tus datos personales? ', link: 'Lee cómo ejercer tus derechos', href: '/privacidad' },
    ],
  },
} as const;

export const legal = {
  version: (version: string): string => `Versión ${version}, vigente desde el`,
  contents: 'Contenido',
} as const;
