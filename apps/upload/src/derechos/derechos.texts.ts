import { DIAS_BLOQUEO, DIAS_RESPUESTA } from '@recluta/domain/solicitudes';

/** Texts of the page where people exercise their rights. */
export const TEXTOS = {
  titulo: 'Tus derechos sobre tus datos · Recluta',
  encabezado: 'Tus derechos sobre tus datos',
  introduccion: (responsable: string): string =>
    `Pide aquí lo que necesites sobre los datos tuyos que tiene ${responsable}. No tiene costo y no necesitas una cuenta.`,
  plazo: `Te responderán en ${DIAS_RESPUESTA} días corridos como máximo, y en ${DIAS_BLOQUEO} días hábiles si pides un bloqueo.`,
  que: '¿Qué quieres pedir?',
  nombre: 'Nombre',
  rut: 'RUT',
  rut_ayuda: 'Para encontrar tus datos. Puedes dejarlo en blanco si no tienes.',
  rut_dudoso: 'Este RUT no parece válido. Puedes enviarlo igual.',
  email: 'Correo',
  email_ayuda: 'El mismo de tu CV, para comprobar que eres tú.',
  detalle: 'Cuéntanos más',
  opcional: '(opcional)',
  enviar: 'Enviar solicitud',
  enviando: 'Enviando…',
  fallo: 'No pudimos enviar tu solicitud',
  sin_conexion: 'Revisa tu conexión y vuelve a intentar. Lo que escribiste sigue aquí.',
  listo: 'Recibimos tu solicitud',
  folio: 'Número',
  vence: 'Te responden hasta el',
  seguimiento: 'Guarda esta dirección: en ella verás la respuesta.',
  seguir: 'Ver cómo va mi solicitud',
  no_encontrado: 'No encontramos esta página',
  no_encontrado_ayuda: 'Revisa que la dirección esté completa o pídela de nuevo a la empresa.',
  estado: 'Estado',
  pedido: 'Pediste',
  recibida: 'Recibida el',
  prorrogada: 'La empresa extendió el plazo una vez, como permite la ley.',
  respondida: 'Respondida el',
  respuesta: 'Respuesta',
  reclamo:
    'Si no quedas conforme, puedes reclamar ante la Agencia de Protección de Datos Personales dentro de 30 días hábiles.',
  vencida: 'El plazo para responderte ya pasó. Puedes reclamar ante la Agencia de Protección de Datos Personales.',
} as const;
