import { plural } from '@recluta/domain/texto';

export const texts = {
  title: 'Ajustes',
  limits: 'Límites de tu plan',
  usage: { empresas: 'Empresas', reclutadores: 'Reclutadores', visores: 'Visores' },
  account: {
    title: 'Mi cuenta',
    detail: 'Cómo te ven los demás en Recluta.',
    nombre: 'Nombre',
    email: 'Correo',
    rol: 'Rol',
    save: 'Guardar nombre',
    saving: 'Guardando…',
    saved: 'Nombre guardado',
    failed: 'No se pudo guardar tu nombre.',
  },
  password: { title: 'Contraseña', detail: 'Al cambiarla se cierran tus otras sesiones.' },
  sessions: {
    title: 'Sesiones abiertas',
    detail: 'Dónde está abierta tu cuenta. Si no reconoces una, ciérrala y cambia tu contraseña.',
    current: 'Esta sesión',
    unknown: 'Dispositivo desconocido',
    used: (ago: string) => `Último uso ${ago}`,
    opened: (instant: string) => `desde el ${instant}`,
    close: 'Cerrar',
    closeOne: (name: string) => `Cerrar la sesión de ${name}`,
    closeOthers: 'Cerrar las demás',
    closed: 'Sesión cerrada',
    othersClosed: 'Cerramos tus otras sesiones',
    failed: 'No se pudo cerrar la sesión',
  },
  plan: {
    title: 'Plan y uso',
    detail: 'Lo que tu plan permite y lo que llevas usado.',
    name: (nombre: string) => `Plan ${nombre}`,
    unlimited: 'Procesos y CVs sin límite.',
    limited: (procesos: number, cvs: number) =>
      `Hasta ${plural(procesos, 'proceso activo', 'procesos activos')} y ${cvs} CVs.`,
    prices: 'Ver planes y precios',
    how: 'Para cambiar de plan, elige otro en los precios: coordinamos contigo el cambio y la forma de pago.',
  },
  calendar: {
    title: 'Calendario externo',
    detail: 'Las entrevistas de tu cuenta en Google Calendar, Outlook o tu teléfono.',
  },
  look: {
    title: 'Apariencia',
    detail: 'Se recuerda en este dispositivo.',
    scheme: 'Colores',
    schemes: { light: 'Claro', dark: 'Oscuro', auto: 'Automático' },
  },
} as const;
