import { plural } from '@recluta/domain/texto';

export const texts = {
  title: 'Accede o crea tu cuenta de administrador',
  tabs: { ingresar: 'Iniciar sesión', crear: 'Crear cuenta' },
  fields: {
    nombre: 'Nombre',
    email: 'Correo',
    password: 'Contraseña',
    plan: 'Plan',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
  },
  password: {
    show: 'Mostrar clave',
    hide: 'Ocultar clave',
    least: 'Al menos 8 caracteres.',
    common: 'Es de las primeras que alguien probaría. Mejor elige otra.',
  },
  unreached: 'No pudimos comprobar si ya habías ingresado',
  signIn: {
    submit: 'Ingresar',
    busy: 'Ingresando…',
    forgotten: '¿Olvidaste tu contraseña? Pídele una temporal a tu administrador.',
  },
  register: {
    submit: 'Crear cuenta',
    busy: 'Creando cuenta…',
    agree: {
      before: 'Al crear la cuenta aceptas los ',
      terms: 'términos',
      and: ' y el ',
      contract: 'contrato de encargo de datos',
      after: '.',
    },
    planHint: 'Podrás cambiar de plan más adelante.',
    empresas: (n: number) => plural(n, 'empresa', 'empresas'),
  },
  wait: (seconds: number) =>
    `Demasiados intentos. Espera ${plural(seconds, 'segundo', 'segundos')} y vuelve a intentar.`,
  waitMinutes: (minutes: number) =>
    `Demasiados intentos. Espera ${plural(minutes, 'minuto', 'minutos')} y vuelve a intentar.`,
  demo: {
    lead: '¿Solo quieres mirar?',
    button: 'Explorar con datos de ejemplo',
    steps: [
      'Creando una empresa de ejemplo…',
      'Subiendo unos sesenta CVs a tres procesos…',
      'Ya casi: Recluta empieza a leerlos…',
    ],
    note: 'Toma menos de un minuto.',
    failed: 'No pudimos preparar los datos de ejemplo.',
  },
  brand: {
    line: ['Suelta los CVs.', 'Recluta los lee.', 'Tú eliges.'],
    detail: 'Nombre, RUT, correo y teléfono salen de cada archivo. El original siempre queda guardado.',
  },
  registro: {
    title: 'Crea tu cuenta',
    context: 'Elige un plan para partir.',
    already: '¿Ya tienes cuenta?',
    prices: 'Ver precios',
    reclutadores: (n: number) => plural(n, 'reclutador', 'reclutadores'),
    visores: (n: number) => (n === 0 ? 'Sin visores' : plural(n, 'visor', 'visores')),
    free: (procesos: number, cvs: number) => `${plural(procesos, 'proceso activo', 'procesos activos')}, ${cvs} CVs`,
    unlimited: 'Procesos y CVs sin límite',
    change: {
      title: 'Ya tienes una cuenta',
      context: (plan: string) => `Su plan es ${plan}.`,
      how: (plan: string) =>
        `Para pasarla al plan ${plan}, escríbenos: coordinamos contigo el cambio y la forma de pago. Tus procesos y CVs siguen como están.`,
      whom: 'Un administrador de tu cuenta puede pedir otro plan.',
      ask: 'Pedir el cambio',
      back: 'Volver a Recluta',
    },
  },
  left: 'Cerraste la sesión en otra pestaña. Aquí ya no queda nada a la vista.',
  expired: {
    terminada: {
      title: 'Tu sesión terminó',
      detail: 'Ingresa otra vez para seguir donde estabas. Lo que escribiste sigue aquí.',
      leave: 'Usar otra cuenta',
    },
    salida: {
      title: 'Cerraste la sesión',
      detail: 'La cerraste en otra pestaña. Lo que escribiste aquí no está guardado: ingresa otra vez para seguir.',
      leave: 'Salir sin guardar',
    },
    ajena: {
      title: 'Ingresó otra persona',
      detail:
        'En otra pestaña de este navegador ingresó otra persona, así que aquí ya no se guarda nada en tu nombre. Lo que escribiste sigue aquí: ingresa otra vez para seguir.',
      leave: 'Seguir como la otra persona',
    },
    as: 'Ingresas como',
  },
  temporal: {
    title: 'Elige tu propia contraseña',
    detail: 'La que usaste te la dio otra persona. Cámbiala por una que solo tú conozcas.',
    later: 'Ahora no',
  },
  change: {
    submit: 'Cambiar contraseña',
    busy: 'Cambiando…',
    done: 'Contraseña cambiada. Cerramos tus otras sesiones.',
    failed: 'No se pudo cambiar la contraseña.',
  },
} as const;
