import { MAX_FILE_BYTES } from '@recluta/domain/archivos';
import { TEXTOS_ENVIO } from '@recluta/domain/envio/envio.texts';
import { megabytes } from '@recluta/domain/texto';

export const texts = {
  ...TEXTOS_ENVIO,
  title: 'Subir CVs',
  context: 'Elige un proceso y sube los CVs que recibiste por correo, WhatsApp o en papel.',
  modalTitle: (proceso: string): string => `Subir CVs a ${proceso}`,
  zone: {
    drag: 'Arrastra los CVs aquí o haz clic para elegirlos',
    tap: 'Toca para elegir los CVs',
    drop: TEXTOS_ENVIO.zona_soltar,
    limits: `PDF o Word (.docx, .doc), hasta ${megabytes(MAX_FILE_BYTES)} cada uno`,
  },
  full: (cvs: number): string =>
    `Tu plan llegó a sus ${cvs} CVs: no entra ninguno más. Elimina los que ya no necesitas.`,
  seeCvs: 'Ver los CVs',
  close: 'Cerrar',
  noPermission: 'Tu rol no permite subir CVs. Pide ayuda a un administrador.',
  leave: {
    unsent: {
      title: '¿Salir sin subir los CVs?',
      detail: 'Los archivos que elegiste todavía no se han subido. Si sales, tendrás que elegirlos otra vez.',
      confirm: 'Salir de todos modos',
    },
    sending: {
      title: '¿Salir mientras se suben los CVs?',
      detail: 'La carga se cancela y puede que algunos archivos no alcancen a llegar.',
      confirm: 'Salir de todos modos',
    },
  },
  choose: {
    label: 'Proceso',
    placeholder: 'Elige un proceso',
    closed: 'Cerrado',
    none: 'Aún no tienes procesos a los que subir CVs.',
    noneDetail: 'Crea el primero: te tomará menos de un minuto.',
    create: 'Crear proceso',
    unknown: 'Ese proceso no existe o ya no está disponible. Elige otro.',
  },
  public: {
    title: '¿Prefieres que los envíen otros?',
    detail: 'Comparte el enlace público: quien lo abra sube CVs sin crear una cuenta.',
    copy: 'Copiar enlace',
  },
} as const;
