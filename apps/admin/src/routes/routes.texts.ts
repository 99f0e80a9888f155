/** Titles of the browser's tab, by screen. */
export const TITLES = {
  inicio: 'Inicio',
  empresas: 'Empresas',
  usuarios: 'Usuarios',
  procesos: 'Procesos',
  cvs: 'CVs del Proceso',
  etapas: 'Etapas del Proceso',
  configuracion: 'Configuración del Proceso',
  calendario: 'Agenda del Proceso',
  subir: 'Subir CVs',
  equipos: 'Equipos',
  reportes: 'Reportes',
  ajustes: 'Ajustes',
  login: 'Accede o crea tu cuenta',
  registro: 'Crea tu cuenta',
  paleta: 'Paleta',
  no_encontrada: 'Página no encontrada',
} as const;

/** One honest sentence a screen says until it is built. */
export const COMING = {
  inicio: 'Aquí verás tus procesos de un vistazo y lo que requiere tu atención.',
  procesos: 'Aquí crearás tus procesos y compartirás su enlace para recibir CVs.',
  cvs: 'Aquí verás los CVs que llegan al proceso, leídos y listos para filtrar.',
  etapas: 'Aquí moverás a cada persona por las etapas del proceso.',
  configuracion: 'Aquí definirás las fechas, los criterios y las tecnologías del proceso.',
  calendario: 'Aquí verás las fechas del proceso y agendarás entrevistas.',
  subir: 'Aquí elegirás a qué proceso subir CVs.',
  equipos: 'Aquí organizarás a tu gente en equipos.',
  reportes: 'Aquí verás el embudo de cada proceso y el tiempo en cada etapa.',
} as const;

export const texts = {
  toProcesos: 'Ir a Procesos',
  toHome: 'Volver al inicio',
  enter: 'Ingresar',
  notFound: { title: TITLES.no_encontrada, detail: 'La dirección no existe o cambió de lugar.' },
  broken: { title: 'Algo falló al mostrar esta pantalla', detail: 'Vuelve a intentar. Lo que guardaste sigue ahí.' },
  palette: {
    title: 'Paleta',
    context: 'Los colores de Recluta, con su contraste sobre blanco y bajo texto blanco.',
    onWhite: 'sobre blanco',
    underWhite: 'texto blanco',
    shade: (n: number) => `tono ${n}`,
  },
} as const;
