/** Titles of the browser's tab, by screen. */
export const TITLES = {
  inicio: 'Inicio',
  empresas: 'Empresas',
  usuarios: 'Usuarios',
  procesos: 'Procesos',
  cvs: 'CVs del Proceso',
  candidato: 'Candidato',
  etapas: 'Etapas del Proceso',
  configuracion: 'Configuración del Proceso',
  calendario: 'Agenda del Proceso',
  subir: 'Subir CVs',
  papelera: 'Papelera',
  equipos: 'Equipos',
  reportes: 'Reportes',
  ajustes: 'Ajustes',
  privacidad: 'Privacidad',
  login: 'Accede o crea tu cuenta',
  registro: 'Crea tu cuenta',
  paleta: 'Paleta',
  no_encontrada: 'Página no encontrada',
} as const;

export const texts = {
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
