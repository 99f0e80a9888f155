import { plural } from '@recluta/domain/texto';

export const texts = {
  title: 'Ajustes',
  limits: 'Límites de tu plan',
  usage: { empresas: 'Empresas', reclutadores: 'Reclutadores', visores: 'Visores' },
  retry: 'Reintentar',
  account: {
    title: 'Mi cuenta',
    detail: 'Cómo te ven los demás en Recluta.',
    nombre: 'Nombre',
    email: 'Correo',
    rol: 'Rol',
    noName: 'Sin nombre',
    readOnly: 'Para cambiar tu nombre o tu rol, pide ayuda a un administrador.',
    edit: 'Cambiar mi nombre en Usuarios',
  },
  password: { title: 'Contraseña', detail: 'Al cambiarla se cierran tus otras sesiones.' },
  plan: {
    title: 'Plan y uso',
    detail: 'Lo que tu plan permite y lo que llevas usado.',
    name: (nombre: string) => `Plan ${nombre}`,
    unlimited: 'Procesos y CVs sin límite.',
    limited: (procesos: number, cvs: number) =>
      `Hasta ${plural(procesos, 'proceso activo', 'procesos activos')} y ${cvs} CVs.`,
    prices: 'Ver planes y precios',
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
    density: 'Densidad de las tablas',
    densities: { normal: 'Normal', compacta: 'Compacta' },
  },
} as const;
