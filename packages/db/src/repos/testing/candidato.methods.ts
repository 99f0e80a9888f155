import type { Repos } from '../index.ts';
import type { populate } from './populate.ts';

type Cuenta = Awaited<ReturnType<typeof populate>> & { fusionado_id: number };

const FILE = { clave: 'nuevo', nombre: 'x.pdf', tipo: 'pdf', bytes: 1, sha256: 'x' } as const;

/** How each method of persons, notes and notifications is called with another cuenta's ids. */
export const candidatoMethods = (of: () => { mine: Cuenta; theirs: Cuenta }) => ({
  personas: {
    get: { alien: [(r: Repos) => r.personas.get(of().theirs.cv_id)] },
    others: { alien: [(r: Repos) => r.personas.others(0, of().theirs.candidato_id)] },
    suggested: {
      alien: [
        (r: Repos) =>
          r.personas.suggested({ candidato_id: 0, email_clave: of().theirs.email_persona, telefono_clave: null }),
      ],
    },
    apart: { alien: [(r: Repos) => r.personas.apart(of().theirs.cv_id)] },
    known: {
      alien: [
        (r: Repos) => r.personas.known(of().theirs.proceso_id, null),
        (r: Repos) => r.personas.known(of().mine.proceso_id, [of().theirs.cv_id]),
      ],
    },
    decision: { alien: [(r: Repos) => r.personas.decision(of().theirs.cv_id, of().theirs.otro_cv_id)] },
    decide: {
      alien: [
        (r: Repos) => r.personas.decide(of().theirs.cv_id, of().theirs.otro_cv_id, null),
        (r: Repos) => r.personas.decide(of().mine.cv_id, of().theirs.cv_id, 'misma'),
      ],
    },
  },
  archivos: {
    add: { plain: (r: Repos) => r.archivos.add([FILE]) },
    waiting: { plain: (r: Repos) => r.archivos.waiting(10) },
    judge: { alien: [(r: Repos) => r.archivos.judge([{ id: of().theirs.archivo_id, antivirus: 'infectado' }])] },
  },
  adjuntos: {
    list: { alien: [(r: Repos) => r.adjuntos.list(of().theirs.cv_id)] },
    ofPerson: { alien: [(r: Repos) => r.adjuntos.ofPerson(of().theirs.cv_id)] },
    get: { alien: [(r: Repos) => r.adjuntos.get(of().theirs.adjunto_id)] },
    add: {
      alien: [
        (r: Repos) => r.adjuntos.add(of().theirs.proceso_id, of().theirs.cv_id, [FILE]),
        (r: Repos) => r.adjuntos.add(of().mine.proceso_id, of().theirs.cv_id, [FILE]),
      ],
    },
    remove: { alien: [(r: Repos) => r.adjuntos.remove(of().theirs.adjunto_id)] },
  },
  fusiones: {
    family: { alien: [(r: Repos) => r.fusiones.family([of().theirs.cv_id])] },
    into: { alien: [(r: Repos) => r.fusiones.into(of().theirs.fusionado_id)] },
    survivor: {
      alien: [async (r: Repos) => (await r.fusiones.survivor(of().theirs.fusionado_id)) !== of().theirs.fusionado_id],
    },
    merge: {
      alien: [
        (r: Repos) => r.fusiones.merge(of().theirs.proceso_id, of().theirs.cv_id, of().theirs.otro_cv_id, 'x'),
        (r: Repos) => r.fusiones.merge(of().mine.proceso_id, of().mine.cv_id, of().theirs.cv_id, 'x'),
      ],
    },
    separate: {
      alien: [async (r: Repos) => r.fusiones.separate(await r.cuenta.reserve('cvs'), of().theirs.fusionado_id)],
    },
  },
  notas: {
    list: { alien: [(r: Repos) => r.notas.list(of().theirs.cv_id)] },
    ofPerson: { alien: [(r: Repos) => r.notas.ofPerson(of().theirs.cv_id)] },
    get: { alien: [(r: Repos) => r.notas.get(of().theirs.nota_id)] },
    byKey: { alien: [(r: Repos) => r.notas.byKey(of().theirs.cv_id, of().theirs.usuario_id, of().theirs.nota.clave)] },
    create: {
      alien: [
        (r: Repos) => r.notas.create({ ...of().mine.nota, clave: null, cv_id: of().theirs.cv_id }),
        (r: Repos) => r.notas.create({ ...of().mine.nota, clave: null, autor_id: of().theirs.usuario_id }),
        (r: Repos) => r.notas.create({ ...of().mine.nota, clave: null, menciones: [of().theirs.usuario_id] }),
      ],
    },
    update: {
      alien: [
        (r: Repos) => r.notas.update(of().theirs.nota_id, 'x', []),
        (r: Repos) => r.notas.update(of().mine.nota_id, 'x', [of().theirs.usuario_id]),
      ],
    },
    remove: { alien: [(r: Repos) => r.notas.remove(of().theirs.nota_id)] },
    versions: { alien: [(r: Repos) => r.notas.versions(of().theirs.nota_id)] },
  },
  notificaciones: {
    list: { alien: [(r: Repos) => r.notificaciones.list(of().theirs.usuario_id, 100)] },
    unread: { alien: [async (r: Repos) => (await r.notificaciones.unread(of().theirs.usuario_id)) > 0] },
    mention: {
      alien: [
        (r: Repos) => r.notificaciones.mention(of().theirs.nota_id, [of().mine.usuario_id]),
        (r: Repos) => r.notificaciones.mention(of().mine.nota_id, [of().theirs.usuario_id]),
      ],
    },
    assign: {
      alien: [
        (r: Repos) => r.notificaciones.assign(of().theirs.tarea_id, of().mine.usuario_id, of().mine.usuario_id),
        (r: Repos) => r.notificaciones.assign(of().mine.tarea_id, of().theirs.usuario_id, of().mine.usuario_id),
        (r: Repos) => r.notificaciones.assign(of().mine.tarea_id, of().mine.usuario_id, of().theirs.usuario_id),
      ],
    },
    read: { alien: [async (r: Repos) => (await r.notificaciones.read(of().theirs.usuario_id, null)) > 0] },
  },
});
