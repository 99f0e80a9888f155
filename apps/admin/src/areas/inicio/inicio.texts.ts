import { MAX_FILES } from '@recluta/domain/archivos';
import { formatDate } from '@recluta/domain/fechas';
import { numero, plural } from '@recluta/domain/texto';

const who = (nombre: string | null): string => nombre ?? 'Alguien';
const cvs = (n: number): string => plural(n, 'CV', 'CVs');

export const texts = {
  welcome: (nombre: string | null): string => (nombre ? `Te damos la bienvenida, ${nombre}` : 'Te damos la bienvenida'),
  context: 'Así van tus procesos hoy.',
  contextNew: (left: number): string => `Estás a ${plural(left, 'paso', 'pasos')} de recibir tus primeros CVs.`,
  toProcesos: 'Ver procesos',
  stats: {
    label: 'Tus números',
    activos: 'Procesos activos',
    recibidos: 'CVs recibidos',
    enRecibidos: 'En recibidos',
    entrevista: 'En entrevista',
    choose: 'En qué proceso',
    change: (n: number): string =>
      n === 0 ? 'Igual que hace 7 días' : `${n > 0 ? '+' : '−'}${numero(Math.abs(n))} en 7 días`,
  },
  attention: {
    title: 'Requiere tu atención',
    none: 'Nada pendiente. Buen momento para avanzar con tus procesos.',
    failed: 'No pudimos cargar tus pendientes',
    more: (n: number): string => `Y ${numero(n)} más.`,
    review: (n: number): string => plural(n, 'CV por revisar', 'CVs por revisar'),
    unread: (n: number): string => plural(n, 'no se pudo leer', 'no se pudieron leer'),
    asked: (n: number): string =>
      plural(n, 'solicitud sobre datos personales por responder', 'solicitudes sobre datos personales por responder'),
    askedUntil: (n: number, vence: string): string => `${n > 1 ? 'La primera vence' : 'Vence'} el ${formatDate(vence)}`,
    askedLate: (n: number): string => plural(n, 'ya venció', 'ya vencieron'),
    overdue: (fecha: string): string => `Su cierre era el ${formatDate(fecha)} y sigue activo`,
    tasks: (n: number): string => plural(n, 'tarea vencida', 'tareas vencidas'),
    quiet: (since: string): string => `Sin movimiento desde ${since}`,
    interviews: (n: number, day: string, hour: string): string =>
      `${plural(n, 'entrevista', 'entrevistas')} ${day}${n > 1 ? ', la primera' : ''} a las ${hour}`,
    today: 'hoy',
    tomorrow: 'mañana',
    limit: (what: string): string => `Llegaste al límite de tu plan: ${what}`,
    limits: {
      cvs: (n: number): string => cvs(n),
      procesos_activos: (n: number): string => plural(n, 'proceso activo', 'procesos activos'),
      empresas: (n: number): string => plural(n, 'empresa', 'empresas'),
      reclutadores: (n: number): string => plural(n, 'reclutador', 'reclutadores'),
      visores: (n: number): string => plural(n, 'visor', 'visores'),
    },
    account: 'Tu cuenta',
  },
  week: {
    title: 'Tus últimos 7 días',
    measure: 'Medida',
    rows: {
      recibidos: 'CVs recibidos',
      movimientos: 'Movimientos',
      entrevistas: 'Entrevistas',
      contratados: 'Contratados',
    },
  },
  steps: {
    title: 'Primeros pasos',
    progress: (done: number): string => `${done} de 3 listos`,
    done: 'Listo',
    empresa: {
      title: 'Crea tu empresa',
      detail: 'Es quien ofrece el cargo; puede tener áreas.',
      action: 'Crear empresa',
    },
    proceso: { title: 'Crea un proceso', detail: 'La vacante que quieres llenar.', action: 'Crear proceso' },
    cvs: {
      title: 'Recibe CVs',
      detail: 'Comparte el enlace público del proceso, o súbelos tú.',
      action: 'Copiar enlace',
      actionUpload: 'Subir CVs',
    },
  },
  shortcuts: {
    title: 'Atajos',
    subir: 'Subir CVs',
    subirDetail: `PDF o Word, hasta ${numero(MAX_FILES)} por envío`,
    proceso: 'Nuevo proceso',
    procesoDetail: 'Y su enlace para recibir CVs',
    empresa: 'Nueva empresa',
    empresaDetail: 'Con sus áreas',
  },
  features: {
    title: 'Lo que Recluta hace por ti',
    enlace: { title: 'Un enlace por proceso', detail: 'Cualquiera sube CVs desde él, sin crear una cuenta.' },
    lectura: { title: 'Lee cada CV', detail: 'Nombre, RUT, correo, teléfono y tecnologías, listos para filtrar.' },
    etapas: { title: 'Seis etapas claras', detail: 'De recibido a contratado; mueve a muchos a la vez.' },
    equipo: { title: 'Todo tu equipo', detail: 'Lo que uno cambia, los demás lo ven al momento.' },
  },
  activity: {
    title: 'Actividad reciente',
    none: 'Aún no hay actividad. Lo que pase en tus procesos aparecerá aquí.',
    see: 'Ver',
    seeOf: (proceso: string): string => `Ver ${proceso}`,
    failed: 'No pudimos cargar la actividad',
    undid: (what: string): string => `${what} (deshizo un cambio)`,
    says: {
      proceso_creado: (nombre: string | null): string => `${who(nombre)} creó el proceso`,
      proceso_editado: (nombre: string | null): string => `${who(nombre)} editó el proceso`,
      fechas_editadas: (nombre: string | null): string => `${who(nombre)} cambió las fechas`,
      criterio_agregado: (nombre: string | null, n: number): string =>
        `${who(nombre)} agregó ${plural(n, 'criterio', 'criterios')}`,
      tecnologia_agregada: (nombre: string | null, n: number): string =>
        `${who(nombre)} agregó ${plural(n, 'tecnología', 'tecnologías')}`,
      cv_registrado: (nombre: string | null, n: number): string =>
        nombre === null
          ? `${plural(n, 'CV llegó', 'CVs llegaron')} por el enlace público`
          : `${nombre} subió ${cvs(n)}`,
      cv_movido: (nombre: string | null, n: number, etapa: string | null): string =>
        `${who(nombre)} movió ${cvs(n)}${etapa ? ` a ${etapa}` : ''}`,
      cv_eliminado: (nombre: string | null, n: number): string => `${who(nombre)} eliminó ${cvs(n)}`,
      cv_restaurado: (nombre: string | null, n: number): string => `${who(nombre)} restauró ${cvs(n)}`,
    },
  },
} as const;
