import { numero, plural } from '@recluta/domain/texto';

/** How much a usuario is responsable of. */
export type Held = { cvs: number; tareas: number; entrevistas: number };

const list = new Intl.ListFormat('es-CL', { type: 'conjunction' });

export const texts = {
  title: 'Usuarios',
  context: 'Las personas de tu cuenta y lo que tu plan permite.',
  table: 'Lista de usuarios',
  columns: {
    nombre: 'Nombre',
    email: 'Email',
    empresa: 'Empresa',
    rol: 'Rol',
    estado: 'Estado',
    creado: 'Creado',
  },
  active: 'Activo',
  inactive: 'Inactivo',
  you: 'Tú',
  edit: 'Editar',
  temporal: {
    item: 'Contraseña temporal…',
    title: 'Contraseña temporal',
    asks: (who: string) => `Creamos una contraseña nueva para ${who}. La que tenía deja de servir.`,
    consequence:
      'Cerramos sus sesiones. Al ingresar con la temporal le pediremos que elija una propia. No se puede deshacer.',
    create: 'Crear contraseña',
    creating: 'Creando…',
    failed: 'No se pudo crear la contraseña temporal.',
    made: (who: string) => `Dásela a ${who}. Al ingresar le pediremos que elija una propia.`,
    label: 'Contraseña temporal',
    once: 'Cópiala ahora: por seguridad no la volveremos a mostrar.',
    end: {
      otra: () => 'Ya no sirve: después se creó otra.',
      propia: (who: string) => `Ya no sirve: ${who} eligió una propia.`,
    },
    done: 'Listo',
  },
  create: 'Nuevo usuario',
  gone: 'No encontramos a este usuario.',
  goneDetail: 'Puede que el enlace sea de otra cuenta.',
  readOnly: 'Solo un administrador puede crear o editar usuarios.',
  form: {
    createTitle: 'Crear Usuario',
    editTitle: 'Editar Usuario',
    create: 'Crear usuario',
    save: 'Guardar cambios',
    nombre: 'Nombre',
    email: 'Email',
    password: 'Contraseña',
    repeat: 'Repetir contraseña',
    repeatNeeded: 'Repite la contraseña.',
    temporal: 'Al ingresar le pediremos que elija la suya.',
    rol: 'Rol',
    empresa: 'Empresa',
    noEmpresas: 'Todavía no tienes empresas.',
    createEmpresa: 'Crear una empresa',
    fixedRol: 'El rol de administrador no se puede cambiar.',
    created: (who: string) => `${who} ya puede ingresar`,
    updated: 'Cambios guardados',
    asBefore: 'Deshecho: el usuario como antes.',
    signsOut: 'Al cambiar su rol, tendrá que volver a ingresar.',
    relevo: {
      label: ({ cvs, tareas, entrevistas }: Held) => {
        const parts = [
          cvs > 0 && (cvs === 1 ? 'su CV a cargo' : `sus ${numero(cvs)} CVs a cargo`),
          tareas > 0 && (tareas === 1 ? 'su tarea' : `sus ${numero(tareas)} tareas`),
          entrevistas > 0 && (entrevistas === 1 ? 'su entrevista' : `sus ${numero(entrevistas)} entrevistas`),
        ];
        return `¿Quién sigue con ${list.format(parts.filter((part) => part !== false))}?`;
      },
      why: ({ entrevistas }: Held) =>
        entrevistas > 0
          ? 'Un visor no puede cambiar nada. Sin otra persona, las entrevistas quedan a su nombre.'
          : 'Un visor no puede cambiar nada.',
      done: (cvs: number, entrevistas: number) =>
        `Cambios guardados. ${
          cvs > 0
            ? plural(cvs, 'CV cambió', 'CVs cambiaron')
            : plural(entrevistas, 'entrevista cambió', 'entrevistas cambiaron')
        } de responsable.`,
      notBack: 'No se pudo devolver el rol',
    },
  },
  rolHelp: {
    reclutador: 'Crea procesos y mueve CVs.',
    visor: 'Mira todo y abre los archivos; no cambia nada.',
  },
} as const;
