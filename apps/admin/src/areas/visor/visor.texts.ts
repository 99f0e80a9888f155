import { numero } from '@recluta/domain/texto';

export const texts = {
  page: (n: number, total: number) => `Página ${n} de ${total}`,
  loading: 'Abriendo el original…',
  failed: 'No se pudo abrir el archivo. Revisa permisos o vuelve a intentar.',
  retry: 'Reintentar',
  cut: (shown: number, total: number) =>
    `Se muestran las primeras ${numero(shown)} de ${numero(total)} páginas. «Ver archivo» las abre todas.`,
};
