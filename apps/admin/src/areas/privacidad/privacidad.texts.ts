import { formatInstantDay } from '@recluta/domain/fechas';

/** Privacy of a person, in the panel of their cv. */
export const cvTexts = {
  loadFailed: 'No pudimos cargar la privacidad de esta persona',
  purpose: 'Para qué se usa',
  base: 'Base legal',
  source: 'De dónde viene',
  sources: {
    titular: 'Lo envió la propia persona por el enlace público',
    tercero: 'Lo envió otra persona por el enlace público, que declaró tener su autorización',
    publico: 'Llegó por el enlace público, sin decir quién lo enviaba',
    equipo: 'Lo cargó el equipo: hay que informar a la persona',
  },
  notice: 'Aviso que se le mostró',
  noticeVersion: (version: string) => `Versión ${version}`,
  noNotice: 'Ninguno',
  consent: 'Consentimiento para futuras vacantes',
  consentState: {
    no_dado: () => 'No lo dio',
    vigente: (hasta: string) => `Vigente hasta el ${formatInstantDay(hasta)}`,
    vencido: (hasta: string) => `Venció el ${formatInstantDay(hasta)}`,
    retirado: () => 'Lo retiró',
  },
  agreed: (desde: string, version: string) => `Aceptó el ${formatInstantDay(desde)}, versión ${version}:`,
  withdraw: 'Registrar que lo retiró',
  withdrawn: 'Consentimiento retirado.',
  withdrawFailed: 'No se pudo registrar el retiro',
  accesses: 'Quién lo vio',
  accessesFailed: 'No pudimos cargar los accesos',
  noAccesses: 'Nadie ha visto estos datos todavía.',
  access: { cv_visto: 'vio los datos', archivo_abierto: 'abrió el archivo', cv_exportado: 'exportó los datos' },
  more: 'Ver anteriores',
  somebody: 'Recluta',
} as const;
