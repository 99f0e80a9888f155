import { MAX_FILE_BYTES } from '@recluta/domain/archivos';
import { TEXTOS_ENVIO } from '@recluta/domain/envio/envio.texts';
import { RECHAZOS } from '@recluta/domain/envio/rechazos';
import { MENSAJES_SUBIDA } from '@recluta/domain/mensajes';
import { megabytes } from '@recluta/domain/texto';

/** Screen texts of the microsite, with those it shares with the signed-in upload. Rules and errors stand in the domain. */
export const TEXTOS = {
  ...TEXTOS_ENVIO,
  titulo: (proceso: string): string => `Subir CVs · ${proceso} · Recluta`,
  proceso_sin_nombre: 'Proceso',
  no_encontrado_ayuda: 'Revisa que el enlace esté completo o pídelo de nuevo a quien te lo envió.',
  carga_fallo: 'No pudimos abrir esta página',
  carga_fallo_ayuda: 'Revisa tu conexión y vuelve a intentar en un momento.',
  reintentar: 'Reintentar',
  reintentando: 'Reintentando…',
  introduccion: 'Sube aquí los CVs para este proceso. No necesitas una cuenta.',
  zona_arrastrar: 'Arrastra los CVs aquí o haz clic para elegirlos',
  zona_tocar: 'Toca para elegir los CVs',
  zona_cerrada: 'La recepción de CVs está cerrada',
  zona_limites: `PDF o Word (.docx), hasta ${megabytes(MAX_FILE_BYTES)} cada uno`,
  volveremos: 'Si prefieres esperar, seguiremos apenas vuelva la conexión.',
  a_medias: (recibidos: number, de: number): string =>
    `Tu envío anterior quedó a medias: alcanzamos a confirmarte ${recibidos} de ${de}.`,
  de_nuevo: (recordados: boolean): string =>
    recordados
      ? 'Vuelve a elegirlos, todos si te es más fácil: se envían solo los que faltan.'
      : 'Vuelve a elegir los que faltan; nada se duplica.',
  en_otra_pestana: 'Tienes un envío sin terminar en otra pestaña. Déjala abierta hasta que termine.',
  privacidad: 'Tus datos',
  derechos_enlace: 'Tus derechos',
  privacidad_enlace: 'Política de privacidad',
} as const;

/** What a sender can do about a refused file: photos and pages of other programs can be printed as a PDF. */
const REMEDIES: Readonly<Record<string, string>> = {
  [MENSAJES_SUBIDA.subir_tipo]: 'Ábrelo y guárdalo como PDF. Un ZIP, descomprímelo y elige sus CVs.',
  [RECHAZOS.archivo_vacio.texto]: 'Ábrelo, guárdalo de nuevo y vuelve a elegirlo.',
  [RECHAZOS.archivo_grande.texto]: 'Guárdalo como PDF con imágenes más livianas.',
};

/** Why a file was refused and, where its sender can mend it, how. */
export const reasonText = (motivo: string): string => [motivo, REMEDIES[motivo]].filter(Boolean).join(' ');
