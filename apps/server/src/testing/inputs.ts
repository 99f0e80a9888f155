import { createHash } from 'node:crypto';
import { type Mundo, PASSWORD } from '@recluta/api/testing';
import { checkDigit, type DatosCv, ETAPAS_POR_DEFECTO, EXPERIENCIAS, mergeFacts } from '@recluta/domain';

type Input = Record<string, unknown>;

export type Tried = {
  /** What a careful client of the cuenta sends. */
  good(mundo: Mundo): Input;
  /** Fields that make the payload wrong; null where nothing can be wrong but an id. */
  bad: Input | null;
};

let ordinal = 0;
const fresh = (name: string) => `${name} ${++ordinal}`;
const freshRut = () => `${76_000_000 + ++ordinal}-${checkDigit(76_000_000 + ordinal)}`;

const nothing: Tried = { good: () => ({}), bad: null };
const ofProceso: Tried = { good: ({ proceso_id }) => ({ proceso_id }), bad: null };
const ofCv: Tried = { good: ({ proceso_id, cv_ids: [cv_id] }) => ({ proceso_id, cv_id }), bad: null };
const ofNota: Tried = {
  good: ({ proceso_id, cv_ids: [cv_id], nota_id }) => ({ proceso_id, cv_id, nota_id }),
  bad: null,
};
const ofCvs: Tried = { good: ({ cv_ids }) => ({ cv_ids: cv_ids.slice(0, 1) }), bad: { cv_ids: [] } };
const ofSolicitud: Tried = { good: ({ solicitud_id }) => ({ solicitud_id }), bad: null };
const ofAdjunto: Tried = {
  good: ({ proceso_id, cv_ids: [cv_id], adjunto_id }) => ({ proceso_id, cv_id, adjunto_id }),
  bad: null,
};
const ofTwo: Tried = {
  good: ({ proceso_id, cv_ids: [cv_id, otro_id] }) => ({ proceso_id, cv_id, otro_id }),
  bad: null,
};
const ofEntrevista: Tried = { good: ({ proceso_id, entrevista_id }) => ({ proceso_id, entrevista_id }), bad: null };
const ofTarea: Tried = {
  good: ({ proceso_id, cv_ids: [cv_id], tarea_id }) => ({ proceso_id, cv_id, tarea_id }),
  bad: null,
};
const ofEtiqueta = ({ proceso_id, cv_ids, etiqueta_id }: Mundo): Input => ({ proceso_id, cv_ids, etiqueta_id });
const interview = ({ proceso_id, cv_ids: [cv_id], reclutador }: Mundo): Input => ({
  proceso_id,
  cv_id,
  responsable_id: reclutador.id,
  fecha_inicio: '2026-03-15T13:00:00Z',
  fecha_fin: '2026-03-15T14:00:00Z',
});
const named = (extra: (mundo: Mundo) => Input): Tried => ({
  good: (mundo) => ({ ...extra(mundo), nombre: fresh('Nombre') }),
  bad: { nombre: '  ' },
});

/** Of two cvs of which nothing is known. */
function mergeHash({ cv_ids }: Mundo): string {
  const nothing = { etapa: 'recibido', nombre: null, rut: null, email: null, telefono: null, nacionalidad: null };
  const lists = { pretension_renta: null, pretension_max: null, tecnologias: [], criterios: [] };
  const flags = Object.fromEntries(EXPERIENCIAS.map((each) => [`experiencia_${each}`, false]));
  const known = { ...nothing, ...lists, ...flags } as unknown as DatosCv & { etapa: string };
  const facts = mergeFacts(cv_ids.slice(0, 2).map((id) => ({ ...known, id })));
  return createHash('sha256').update(facts).digest('hex');
}

/** An import whose every row is left out, with the huella its dry run gives. */
function applied(destino: 'empresas' | 'procesos'): Input {
  const judged = [{ fila: 2, nuevo: null, motivo: 'Falta el nombre' }];
  const huella = createHash('sha256')
    .update(JSON.stringify([destino, judged]))
    .digest('hex');
  return { clave: fresh('importacion'), huella, filas: [{ fila: 2, nombre: '' }] };
}

/** Every operation by its name: one without a line here fails the inventory test. */
export const INPUTS: Record<string, Tried> = {
  'sesion.verify': nothing,
  'sesion.perfil': nothing,
  'sesion.login': {
    good: ({ administrador: { email } }) => ({ email, password: PASSWORD }),
    bad: { email: 7 },
  },
  'sesion.register': {
    good: () => ({
      nombre: 'Ana',
      email: `${fresh('nueva').replace(' ', '-')}@ejemplo.cl`,
      password: PASSWORD,
      plan: 'basico',
    }),
    bad: { plan: 'platino' },
  },
  'sesion.logout': nothing,
  'sesion.changePassword': {
    good: () => ({ actual: PASSWORD, nueva: 'araucaria-verde-2026' }),
    bad: { nueva: 'corta' },
  },
  'sesion.updatePerfil': { good: () => ({ nombre: fresh('Ana') }), bad: { nombre: ' ' } },
  'sesion.sessions': nothing,
  'sesion.closeSession': {
    good: ({ administrador: { cookie } }) => ({ sesion_id: createHash('sha256').update(cookie).digest('hex') }),
    bad: null,
  },
  'sesion.closeOthers': nothing,
  'sesion.options': nothing,
  'sesion.demo': nothing,
  'cuenta.limits': nothing,
  'cuenta.activity': nothing,
  'cuenta.counts': nothing,
  'cuenta.live': { good: () => ({}), bad: { lastEventId: 'x' } },
  'usuarios.list': { good: () => ({ scope: 'tenant' }), bad: { scope: 'todo' } },
  'usuarios.create': {
    good: ({ empresa_id }) => ({
      nombre: null,
      email: `${fresh('usuario').replace(' ', '-')}@ejemplo.cl`,
      password: PASSWORD,
      rol: 'visor',
      empresa_id,
    }),
    bad: { email: 'sin arroba' },
  },
  'usuarios.update': {
    good: ({ visor, reclutador, empresa_id }) => ({
      id: visor.id,
      nombre: fresh('Ana'),
      rol: 'visor',
      empresa_id,
      relevo_id: reclutador.id,
    }),
    bad: { rol: 'jefa' },
  },
  'usuarios.following': { good: ({ visor }) => ({ id: visor.id }), bad: null },
  'usuarios.temporalEnd': { good: ({ visor }) => ({ id: visor.id, evento: 1 }), bad: { evento: 0 } },
  'usuarios.resetPassword': { good: ({ visor }) => ({ id: visor.id }), bad: null },
  'busqueda.find': { good: () => ({ q: 'Rojas' }), bad: { q: '' } },
  'inicio.summary': nothing,
  'equipos.work': nothing,
  'reportes.get': {
    good: ({ proceso_id, empresa_id }) => ({ proceso_id, empresa_id, desde: '2026-03-01' }),
    bad: { hasta: '2026-02-30' },
  },
  'empresas.list': nothing,
  'empresas.create': {
    good: () => ({ nombre: fresh('Empresa'), rut: freshRut(), tipo_empresa: 'final', descripcion: '' }),
    bad: { tipo_empresa: 'otra' },
  },
  'empresas.areas': { good: ({ empresa_id }) => ({ empresa_id }), bad: null },
  'empresas.createArea': named(({ empresa_id }) => ({ empresa_id })),
  'empresas.removeArea': { good: ({ empresa_id, area_id }) => ({ empresa_id, area_id }), bad: null },
  'procesos.list': nothing,
  'procesos.get': { good: ({ proceso_id }) => ({ id: proceso_id }), bad: null },
  'procesos.create': named(({ empresa_id, plantilla_id }) => ({ empresa_id, plantilla_id })),
  'procesos.update': named(({ proceso_id, empresa_id }) => ({ id: proceso_id, empresa_id })),
  'etapas.create': named(({ proceso_id }) => ({ proceso_id, tipo: 'filtro', color: 'violeta' })),
  'etapas.update': {
    good: ({ proceso_id }) => ({ proceso_id, clave: 'oferta', nombre: fresh('Oferta'), limite_dias: 5 }),
    bad: { limite_dias: 0 },
  },
  'etapas.order': {
    good: ({ proceso_id }) => ({ proceso_id, claves: ETAPAS_POR_DEFECTO.map(({ clave }) => clave) }),
    bad: { claves: 'todas' },
  },
  'etapas.remove': { good: ({ proceso_id }) => ({ proceso_id, clave: 'oferta' }), bad: { destino: '' } },
  'etapas.restore': {
    good: ({ proceso_id }) => ({ proceso_id, clave: 'referencias', nombre: 'Referencias', color: 'atacama', orden: 3 }),
    bad: { orden: -1 },
  },
  'etapas.plantillas': nothing,
  'etapas.savePlantilla': named(({ proceso_id }) => ({ proceso_id })),
  'etapas.setDefaultPlantilla': { good: ({ plantilla_id }) => ({ plantilla_id }), bad: { plantilla_id: 'x' } },
  'etapas.removePlantilla': { good: ({ plantilla_id }) => ({ plantilla_id }), bad: null },
  'motivos.list': nothing,
  'motivos.create': named(() => ({ tipo: 'nosotros' })),
  'motivos.update': named(({ motivo_id }) => ({ motivo_id, tipo: 'candidato' })),
  'motivos.remove': { good: ({ motivo_id }) => ({ motivo_id }), bad: null },
  'etiquetas.list': nothing,
  'etiquetas.usage': nothing,
  'etiquetas.create': named(() => ({ color: 'violeta' })),
  'etiquetas.update': named(({ etiqueta_id }) => ({ etiqueta_id })),
  'etiquetas.merge': {
    good: ({ etiqueta_id, otra_etiqueta_id }) => ({ etiqueta_id, con_id: otra_etiqueta_id }),
    bad: { con_id: 'x' },
  },
  'etiquetas.remove': { good: ({ etiqueta_id }) => ({ etiqueta_id }), bad: null },
  'etiquetas.put': { good: ofEtiqueta, bad: { cv_ids: [] } },
  'etiquetas.take': { good: ofEtiqueta, bad: { cv_ids: [] } },
  'tareas.list': ofCv,
  'tareas.mine': nothing,
  'tareas.create': {
    good: ({ proceso_id, cv_ids: [cv_id], reclutador }) => ({
      proceso_id,
      cv_id,
      texto: 'Llamar',
      vence: '2026-03-12',
      responsable_id: reclutador.id,
    }),
    bad: { vence: 'mañana' },
  },
  'tareas.update': {
    good: (mundo) => ({ ...ofTarea.good(mundo), hecha: true, responsable_id: mundo.reclutador.id }),
    bad: { texto: ' ' },
  },
  'tareas.remove': ofTarea,
  'configuracion.criterios': ofProceso,
  'configuracion.addCriterio': named(({ proceso_id }) => ({ proceso_id })),
  'configuracion.removeCriterio': { good: ({ criterio_id }) => ({ criterio_id }), bad: null },
  'configuracion.tecnologias': ofProceso,
  'configuracion.addTecnologia': named(({ proceso_id }) => ({ proceso_id })),
  'configuracion.removeTecnologia': { good: ({ tecnologia_id }) => ({ tecnologia_id }), bad: null },
  'configuracion.fechas': ofProceso,
  'configuracion.updateFechas': {
    good: ({ proceso_id }) => ({ proceso_id, fecha_inicio: '2026-04-01' }),
    bad: { fecha_cierre: '2026-02-30' },
  },
  'calendario.get': ofProceso,
  'calendario.conflicts': {
    good: (mundo) => ({ ...interview(mundo), entrevista_id: mundo.entrevista_id }),
    bad: { fecha_fin: 'ayer' },
  },
  'calendario.ics': ofProceso,
  'calendario.entrevistaIcs': ofEntrevista,
  'calendario.create': { good: interview, bad: { fecha_inicio: '2026-03-15' } },
  'calendario.update': {
    good: (mundo) => ({ ...interview(mundo), entrevista_id: mundo.entrevista_id, titulo: fresh('Panel') }),
    bad: { titulo: 'x'.repeat(301) },
  },
  'calendario.remove': ofEntrevista,
  'calendario.subscription': nothing,
  'calendario.renewSubscription': nothing,
  'calendario.endSubscription': nothing,
  'cvs.list': { good: ({ proceso_id }) => ({ proceso_id, stage: 'todas' }), bad: { stage: 'ninguna' } },
  'cvs.rows': { good: ({ proceso_id, cv_ids }) => ({ proceso_id, ids: cv_ids }), bad: { ids: 'todos' } },
  'cvs.lastMove': ofCv,
  'cvs.counts': ofProceso,
  'cvs.selection': ofProceso,
  'cvs.replaceSelection': {
    good: ({ proceso_id, cv_ids }) => ({ proceso_id, selected_ids: cv_ids }),
    bad: { selected_ids: null },
  },
  'cvs.changeSelection': {
    good: ({ proceso_id, cv_ids }) => ({ proceso_id, agregar: cv_ids, quitar: cv_ids.slice(1) }),
    bad: { agregar: 'todos' },
  },
  'cvs.move': {
    good: ({ proceso_id, cv_ids, motivo_id }) => ({
      proceso_id,
      cv_ids,
      to: 'descartado',
      desde: 'recibido',
      motivo_id,
    }),
    bad: { to: 'ninguna' },
  },
  'cvs.advance': {
    good: ({ proceso_id, cv_ids }) => ({ proceso_id, selected_ids: cv_ids, desde: 'recibido' }),
    bad: { desde: 'ninguna' },
  },
  'cvs.remove': ofCv,
  'cvs.assign': {
    good: ({ proceso_id, cv_ids, reclutador }) => ({ proceso_id, cv_ids, responsable_id: reclutador.id }),
    bad: { cv_ids: [] },
  },
  'cvs.copy': {
    good: ({ proceso_id, cv_ids }) => ({ proceso_id, cv_ids, a_proceso_id: proceso_id }),
    bad: { cv_ids: [] },
  },
  'cvs.removeMany': { good: ({ proceso_id, cv_ids }) => ({ proceso_id, cv_ids }), bad: { cv_ids: [] } },
  'cvs.readManyAgain': { good: ({ proceso_id, cv_ids }) => ({ proceso_id, cv_ids }), bad: { cv_ids: [] } },
  'cvs.signedUrl': ofCv,
  'cvs.upload': ofProceso,
  'cvs.recordMessage': {
    good: ({ proceso_id, cv_ids: [cv_id] }) => ({ proceso_id, cv_id, plantilla: 'datos', medio: 'whatsapp' }),
    bad: { medio: 'paloma' },
  },
  'cvs.recordNationalityFilter': {
    good: ({ proceso_id }) => ({ proceso_id, nacionalidad: 'chilena' }),
    bad: { nacionalidad: '' },
  },
  'cvs.reading': ofCv,
  'cvs.readAgain': ofCv,
  'cvs.edit': {
    good: ({ proceso_id, cv_ids: [cv_id] }) => ({ proceso_id, cv_id, nombre: 'Ana' }),
    bad: { criterios: 'x' },
  },
  'candidato.history': { good: ofCv.good, bad: { antes_de: 'x' } },
  'candidato.person': ofCv,
  'candidato.decidePerson': {
    good: ({ proceso_id, cv_ids: [cv_id, otro_id] }) => ({ proceso_id, cv_id, otro_id, decision: 'misma' }),
    bad: { decision: 'quizás' },
  },
  'candidato.attached': ofCv,
  'candidato.attach': ofCv,
  'candidato.attachedUrl': ofAdjunto,
  'candidato.removeAttached': ofAdjunto,
  'candidato.mergeView': ofTwo,
  'candidato.merge': {
    good: (mundo) => ({ ...ofTwo.good(mundo), huella: mergeHash(mundo), elecciones: { nombre: 'otro' } }),
    bad: { elecciones: { nombre: 'quizás' } },
  },
  'candidato.separate': {
    ...ofTwo,
  },
  'candidato.known': { good: ({ proceso_id, cv_ids }) => ({ proceso_id, ids: cv_ids }), bad: { ids: 'todos' } },
  'candidato.notes': ofCv,
  'candidato.writeNote': {
    good: ({ proceso_id, cv_ids: [cv_id], visor }) => ({ proceso_id, cv_id, texto: 'Ojo', menciones: [visor.id] }),
    bad: { texto: '  ' },
  },
  'candidato.editNote': {
    good: (mundo) => ({ ...ofNota.good(mundo), texto: 'Ojo', menciones: [mundo.visor.id] }),
    bad: { texto: '  ' },
  },
  'candidato.removeNote': ofNota,
  'candidato.noteVersions': ofNota,
  'candidato.notifications': nothing,
  'candidato.readNotifications': { good: ({ notificacion_id }) => ({ ids: [notificacion_id] }), bad: { ids: 'todas' } },
  'privacidad.samePerson': ofCv,
  'privacidad.exportPerson': ofCvs,
  'privacidad.erasePerson': {
    good: ({ cv_ids, solicitud_id }) => ({ cv_ids: cv_ids.slice(0, 1), solicitud_id }),
    bad: { cv_ids: [] },
  },
  'privacidad.blocked': nothing,
  'privacidad.block': ofCvs,
  'privacidad.unblock': ofCvs,
  'privacidad.retention': nothing,
  'privacidad.saveRetention': {
    good: () => ({ retencion_meses: 6, cartera_meses: 12, automatica: true }),
    bad: { retencion_meses: 0 },
  },
  'privacidad.anonymise': nothing,
  'privacidad.keep': { good: (mundo) => ({ ...ofCv.good(mundo), motivo: 'Juicio' }), bad: { motivo: ' ' } },
  'privacidad.release': ofCv,
  'privacidad.incidents': nothing,
  'privacidad.recordIncident': {
    good: () => ({
      detectado: '2026-11-20',
      naturaleza: 'Correo enviado a otra persona',
      efectos: 'Alguien vio un CV',
      categorias: 'Contacto',
      personas: 1,
      medidas: 'Se pidió borrarlo',
    }),
    bad: { personas: -1 },
  },
  'privacidad.contract': nothing,
  'privacidad.saveController': { good: () => ({ responsable: fresh('Andes SpA') }), bad: { responsable: 7 } },
  'privacidad.acceptContract': nothing,
  'privacidad.pending': nothing,
  'privacidad.requests': nothing,
  'privacidad.request': ofSolicitud,
  'privacidad.extendRequest': ofSolicitud,
  'privacidad.answerRequest': {
    good: ({ solicitud_id, cv_ids }) => ({ solicitud_id, estado: 'acogida', respuesta: 'Listo.', quedan: cv_ids }),
    bad: { respuesta: ' ' },
  },
  'publico.contract': nothing,
  'publico.rights': { good: ({ public_id }) => ({ public_id }), bad: null },
  'publico.askRight': {
    good: ({ public_id }) => ({ public_id, derecho: 'acceso', nombre: 'Ana', email: 'ana@ejemplo.cl' }),
    bad: { derecho: 'olvido' },
  },
  'publico.trackRequest': { good: () => ({ token: 'ninguno' }), bad: null },
  'privacidad.ofCv': ofCv,
  'privacidad.accesses': { good: ofCv.good, bad: { antes_de: 'x' } },
  'privacidad.withdrawConsent': ofCv,
  'papelera.list': { good: ({ proceso_id }) => ({ proceso_id }), bad: { proceso_id: 'x' } },
  'papelera.restore': { good: ({ cv_ids }) => ({ cv_ids }), bad: { cv_ids: [] } },
  'papelera.erase': { good: ({ cv_ids }) => ({ cv_ids }), bad: { cv_ids: [] } },
  'deshacer.recent': nothing,
  'deshacer.undo': {
    good: ({ acciones }) => ({ claves: [acciones[ordinal++ % acciones.length]] }),
    bad: { claves: [] },
  },
  'exportar.cvs': {
    good: ({ proceso_id, cv_ids }) => ({ proceso_id, ids: cv_ids, columnas: ['nombre', 'rut'] }),
    bad: { columnas: ['clave'] },
  },
  'exportar.procesos': {
    good: ({ proceso_id }) => ({ ids: [proceso_id], columnas: ['proceso'] }),
    bad: { columnas: [] },
  },
  'exportar.empresas': { good: ({ empresa_id }) => ({ ids: [empresa_id], columnas: ['rut'] }), bad: { ids: [] } },
  'exportar.usuarios': { good: ({ visor }) => ({ ids: [visor.id], columnas: ['email'] }), bad: { filtros: ['Ana'] } },
  'importar.reviewEmpresas': { good: () => ({ filas: [{ fila: 2, nombre: fresh('Empresa') }] }), bad: { filas: [] } },
  'importar.empresas': { good: () => applied('empresas'), bad: { huella: 'x' } },
  'importar.undoEmpresas': { good: () => ({ clave: 'importacion-empresas' }), bad: { clave: '' } },
  'importar.undoProcesos': { good: () => ({ clave: 'importacion-procesos' }), bad: { clave: 7 } },
  'importar.reviewProcesos': {
    good: () => ({ filas: [{ fila: 2, empresa: 'Nadie', nombre: fresh('Proceso') }] }),
    bad: { filas: [{ fila: 0 }] },
  },
  'importar.procesos': { good: () => applied('procesos'), bad: { clave: '' } },
  'contacto.requestAccess': { good: () => ({ email: 'paula@ejemplo.cl' }), bad: { email: 'sin arroba' } },
  'contacto.send': {
    good: () => ({ nombre: 'Paula', email: 'paula@ejemplo.cl', empresa: '', mensaje: 'Quiero conocer Recluta.' }),
    bad: { mensaje: ' ' },
  },
  'publico.proceso': { good: ({ public_id }) => ({ public_id }), bad: null },
  'publico.upload': nothing,
  'publico.calendario': { good: () => ({ token: 'ninguno' }), bad: null },
  'publico.adjunto': { good: () => ({ adjunto_id: 1 }), bad: null },
  'publico.archivo': { good: () => ({ cv_id: 1 }), bad: null },
};
