export const texts = {
  label: 'Original del CV',
  page: (n: number, total: number) => `Página ${n} de ${total}`,
  loading: 'Abriendo el original…',
  failed: 'No se pudo abrir el archivo. Revisa permisos o vuelve a intentar.',
  retry: 'Reintentar',
  extracted: 'Texto del documento',
  none: 'Aún no hay texto leído de este archivo.',
  hint: 'Lo resaltado es de donde se leyó cada dato.',
};
