export const frame = {
  skip: 'Saltar al contenido',
  home: 'Recluta, inicio',
  menu: 'Menú',
  scheme: 'Cambiar entre modo claro y oscuro',
  nav: 'Principal',
  links: [
    { label: 'Características', href: '/#features' },
    { label: 'Flujo', href: '/#workflow' },
    { label: 'Historias', href: '/#stories' },
    { label: 'Probar', href: '/#cta' },
  ],
  enter: 'Ingresar',
  start: 'Empezar Gratis',
  footNav: 'Pie de página',
  footLinks: [
    { label: 'Precios', href: '/pricing' },
    { label: 'Términos', href: '/terminos' },
    { label: 'Privacidad', href: '/privacidad' },
    { label: 'Contacto', href: '/contacto' },
  ],
  contact: { before: '¿Preguntas? ', link: 'Escríbenos', after: ' y te respondemos por correo.' },
  place: 'Hecho en Chile.',
  soon: 'Pronto',
} as const;

export const hero = {
  eyebrow: 'El ATS juvenil de Chile',
  before: 'La ',
  mountain: 'montaña',
  after: ' de CVs, en orden.',
  lead: 'Recluta es el ATS juvenil para equipos que contratan rápido. Comparte un enlace, recibe los CVs y encuéntralos leídos, listos para avanzar.',
  tour: 'Ver cómo funciona',
  note: 'Gratis para 1 proceso y hasta 20 CVs. Sin tarjeta.',
  shot: 'Recluta: los CVs de un proceso con nombre, RUT, correo, teléfono y tecnologías ya leídos.',
} as const;

export const features = {
  title: 'Menos planilla. Más personas.',
  lead: 'Lo que antes era una tarde copiando datos, aquí ya viene hecho.',
  link: {
    title: 'Un enlace, todos los CVs',
    text: 'Comparte la dirección del proceso y recibe PDF o Word, hasta 50 archivos por envío. Quien postula no crea cuenta.',
    address: 'recluta/upload-cvs/R9DLbeQx',
    copy: 'Copiar',
  },
  reading: {
    title: 'Cada CV llega leído',
    text: 'Nombre, RUT, correo, teléfono, tecnologías, nacionalidad y pretensión de renta, con la frase que lo respalda.',
    rows: [
      { field: 'RUT', value: '16.896.440-4', quote: '“RUN: 16.896.440-4”' },
      { field: 'Renta', value: '$650.000', quote: '“Expectativas: 650 mil líq.”' },
      { field: 'Teléfono', value: '+56 9 3025 7611', quote: '“Cel. 930257611”' },
    ],
  },
  stages: {
    title: 'Etapas que se entienden',
    text: 'Mueve a una persona o a cincuenta de una vez, hacia adelante o hacia atrás. La cuenta de cada etapa siempre calza.',
    list: [
      { name: 'Recibido', total: 12, tint: 'cordillera' },
      { name: 'Preselección', total: 5, tint: 'pacifico' },
      { name: 'Entrevista', total: 2, tint: 'violeta' },
      { name: 'Oferta', total: 1, tint: 'cobre' },
      { name: 'Contratado', total: 1, tint: 'araucaria' },
    ],
  },
  team: {
    title: 'Tu equipo, con roles',
    text: 'Cada quien ve y hace lo que le toca. La preselección es una sola y la comparte todo el equipo.',
    parts: ['Administrador', 'Reclutador', 'Visor', '@menciones'],
  },
  multiposting: {
    title: 'Multiposting',
    text: 'Publica la vacante en portales de empleo sin salir de Recluta.',
  },
  kpis: {
    title: 'KPIs y onboarding',
    text: 'Embudo, tiempos y fuentes. Y después del sí: oferta, firma y preingreso.',
  },
} as const;

export const workflow = {
  title: 'Tu primera vacante, en menos de 10 minutos.',
  steps: [
    {
      title: 'Crea el proceso',
      text: 'Nombre, empresa y área. O una cartera, si juntas talento para después.',
      shot: 'procesos',
      alt: 'La pantalla Procesos con tres procesos activos, cada uno con su enlace para copiar.',
    },
    {
      title: 'Comparte el enlace',
      text: 'Por WhatsApp, por correo o en tu aviso. Funciona en cualquier teléfono.',
      shot: 'subida',
      alt: 'La página pública de un proceso en un teléfono, lista para recibir CVs.',
    },
    {
      title: 'Revisa con evidencia',
      text: 'Cada dato viene con la frase del CV de donde salió. El original, siempre al lado.',
      shot: 'panel',
      alt: 'La lista de CVs con el panel de una persona: cada dato leído y la frase que lo respalda.',
    },
    {
      title: 'Avanza',
      text: 'Elige a quienes siguen y pásalos a la siguiente etapa. Todo el equipo lo ve al instante.',
      shot: 'etapas',
      alt: 'El tablero de un proceso: una columna por etapa, con su cuenta y una tarjeta por persona.',
    },
  ],
} as const;

export const stories = {
  title: 'Historias que suenan a lunes.',
  main: {
    quote: 'Recibíamos trescientos CVs por correo. Ahora llegan leídos y yo solo decido.',
    name: 'Fernanda Oyarzún',
    role: 'Jefa de Selección, Nexo Quilén Contact Center',
  },
  others: [
    {
      quote: 'Abrimos la campaña de Navidad un martes. El viernes ya teníamos a veinte personas en entrevista.',
      name: 'Rodrigo Paillalef',
      role: 'Encargado de Personas, Comercial Tres Alerces',
    },
    {
      quote: 'Un cliente pregunta en qué va su proceso y le contesto en el momento, sin abrir un Excel.',
      name: 'Daniela Cifuentes',
      role: 'Socia, Cifuentes & Araya Selección',
    },
  ],
  note: 'Relatos de ejemplo: las personas y empresas son ficticias.',
} as const;

export const cta = {
  title: 'Tu próxima contratación está en esa pila.',
  lead: 'Déjanos tu correo y te acompañamos en tu primer proceso.',
  label: 'Tu correo',
  placeholder: 'nombre@empresa.cl',
  send: 'Recibir acceso',
  sending: 'Enviando…',
  privacy: { before: 'Lo usamos solo para escribirte sobre Recluta. ', link: 'Privacidad' },
  done: {
    title: 'Listo, anotamos tu correo.',
    text: 'Te escribiremos para dar el primer paso. ¿Sin ganas de esperar? ',
    link: 'Crea tu cuenta gratis',
  },
} as const;

/** What the forms say when no answer comes; the rest are the server's own words. */
export const offline = 'No pudimos conectarnos. Revisa tu conexión y vuelve a intentar.';
