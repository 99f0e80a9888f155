/** What a search engine and a shared link show of a page. */
export type Head = {
  /** Of the tab; the product's name follows. */
  title: string;
  description: string;
  /** The address that counts when several answer the same. */
  path: string;
};

/** Pages that are documents of their own, written at build time; `name` is their file and their first address. */
export const DOCUMENTS = {
  landing: {
    title: 'El ATS juvenil para contratar en Chile',
    description:
      'Comparte un enlace, recibe los CVs de tu proceso y encuéntralos leídos: nombre, RUT, correo, teléfono y tecnologías. Empieza gratis.',
    path: '/',
  },
  pricing: {
    title: 'Precios',
    description:
      'Gratis para un proceso y hasta 20 CVs. Pro por $35.990 al mes, sin límite de procesos ni de CVs. Empresas desde $79.990.',
    path: '/pricing',
  },
  contacto: {
    title: 'Contacto',
    description: 'Cuéntanos qué estás contratando y cómo lo haces hoy. Te respondemos por correo.',
    path: '/contacto',
  },
  terminos: {
    title: 'Términos del servicio',
    description: 'Qué puedes esperar de Recluta y qué esperamos de ti, en simple.',
    path: '/terminos',
  },
  privacidad: {
    title: 'Política de privacidad',
    description: 'Qué datos tratamos, para qué, por cuánto tiempo y cómo ejerces tus derechos según la Ley 21.719.',
    path: '/privacidad',
  },
} as const satisfies Record<string, Head>;

export type DocumentName = keyof typeof DOCUMENTS;
export const DOCUMENT_NAMES = Object.keys(DOCUMENTS) as DocumentName[];

/** Pages of the application that anybody may see: the same shell under a head of their own. */
export const SHELLS = {
  login: {
    title: 'Accede o crea tu cuenta',
    description: 'Ingresa a Recluta o crea tu cuenta de administrador.',
    path: '/login',
  },
  registro: {
    title: 'Crea tu cuenta',
    description: 'Elige un plan y crea tu cuenta de Recluta. El plan Gratis no pide tarjeta.',
    path: '/registro',
  },
  palet: {
    title: 'Paleta',
    description: 'Los colores de Recluta, con nombres de Chile y su contraste.',
    path: '/palet',
  },
} as const satisfies Record<string, Head>;
