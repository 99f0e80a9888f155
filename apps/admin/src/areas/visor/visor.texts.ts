import { numero } from '@recluta/domain/texto';

export const texts = {
  page: (n: number, total: number) => `Página ${n} de ${total}`,
  loading: 'Abriendo el original…',
  failed: 'No se pudo abrir el archivo. Revisa permisos o vuelve a intentar.',
  retry: 'Reintentar',
  undrawable: {
    protegido: 'El archivo está protegido con contraseña y no se puede mostrar aquí. Descárgalo y ábrelo con ella.',
    danado: 'El archivo está dañado y no se puede mostrar. Descárgalo para intentar abrirlo con otro programa.',
  },
  download: 'Descargar archivo',
  cut: (shown: number, total: number) =>
    `Se muestran las primeras ${numero(shown)} de ${numero(total)} páginas. «Ver archivo» las abre todas.`,
};
