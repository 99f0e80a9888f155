import type { Repos } from '../index.ts';
import type { populate } from './populate.ts';

type Cuenta = Awaited<ReturnType<typeof populate>>;

/** How each method of what Ley 21.719 asks for is called with another cuenta's ids. */
export const privacyMethods = (of: () => { mine: Cuenta; theirs: Cuenta }) => ({
  consentimientos: {
    see: { plain: (r: Repos) => r.consentimientos.see({ ...of().theirs.texto, version: 'x' }) },
    record: {
      alien: [
        (r: Repos) =>
          r.consentimientos.record([of().mine.otro_cv_id, of().theirs.otro_cv_id], { ...of().mine.constancia }),
      ],
    },
    of: { alien: [(r: Repos) => r.consentimientos.of(of().theirs.cv_id)] },
    withdraw: { alien: [(r: Repos) => r.consentimientos.withdraw(of().theirs.cv_id)] },
  },
  solicitudes: {
    list: { plain: (r: Repos) => r.solicitudes.list() },
    get: { alien: [(r: Repos) => r.solicitudes.get(of().theirs.solicitud_id)] },
    pending: {
      plain: async (r: Repos) => ((await r.solicitudes.pending('9999-12-31')).abiertas === 1 ? null : 'AJENO'),
    },
    create: {
      alien: [
        (r: Repos) => r.solicitudes.create({ ...of().mine.solicitud, proceso_id: of().theirs.proceso_id, huella: 'x' }),
      ],
    },
    forget: { alien: [(r: Repos) => r.solicitudes.forget(of().theirs.solicitud_id)] },
    extend: { alien: [(r: Repos) => r.solicitudes.extend(of().theirs.solicitud_id, '2099-01-01')] },
    answer: { alien: [(r: Repos) => r.solicitudes.answer(of().theirs.solicitud_id, 'acogida', 'x')] },
  },
  bloqueos: {
    some: { alien: [(r: Repos) => r.bloqueos.some([of().theirs.cv_id])] },
    list: { plain: (r: Repos) => r.bloqueos.list() },
    block: { alien: [(r: Repos) => r.bloqueos.block([of().theirs.cv_id])] },
    listed: { alien: [async (r: Repos) => (await r.bloqueos.listed([of().theirs.cv_id])) > 0] },
    unblock: {
      plain: async (r: Repos) => r.bloqueos.unblock(await r.cuenta.reserve('cvs', 1), [of().theirs.cv_id]),
    },
  },
  anonimizar: {
    clocks: { plain: (r: Repos) => r.anonimizar.clocks() },
    dueCount: { alien: [async (r: Repos) => (await r.anonimizar.dueCount(of().theirs.vencido)) > 0] },
    due: { alien: [(r: Repos) => r.anonimizar.due(of().theirs.vencido, 10)] },
    anonymise: { alien: [(r: Repos) => r.anonimizar.anonymise([of().theirs.cv_id])] },
    forgetSending: { alien: [(r: Repos) => r.anonimizar.forgetSending([of().theirs.cv_id])] },
    forgetRequests: { alien: [(r: Repos) => r.anonimizar.forgetRequests([of().theirs.cv_id])] },
  },
  incidentes: {
    list: { plain: (r: Repos) => r.incidentes.list() },
    create: { plain: (r: Repos) => r.incidentes.create(of().mine.incidente) },
  },
  contratos: {
    last: { plain: (r: Repos) => r.contratos.last() },
    accept: { alien: [(r: Repos) => r.contratos.accept(of().mine.texto_id, of().theirs.usuario_id)] },
  },
  expediente: { of: { plain: (r: Repos) => r.expediente.of([of().theirs.cv_id]) } },
  retenciones: {
    of: { alien: [(r: Repos) => r.retenciones.of(of().theirs.cv_id)] },
    keep: { alien: [(r: Repos) => r.retenciones.keep(of().theirs.cv_id, 'x')] },
    release: { alien: [(r: Repos) => r.retenciones.release(of().theirs.cv_id)] },
  },
  titulares: {
    dataOf: { plain: (r: Repos) => r.titulares.dataOf(of().theirs.cv_id) },
    families: { alien: [(r: Repos) => r.titulares.families([of().theirs.cv_id])] },
    files: { alien: [(r: Repos) => r.titulares.files([of().theirs.cv_id])] },
    doom: { alien: [(r: Repos) => r.titulares.doom([of().theirs.cv_id])] },
    matching: {
      alien: [(r: Repos) => r.titulares.matching({ rut: null, email: of().theirs.correo, telefono: null })],
    },
  },
  ajustesPrivacidad: {
    get: { plain: (r: Repos) => r.ajustesPrivacidad.get() },
    save: {
      plain: (r: Repos) => r.ajustesPrivacidad.save({ retencion_meses: 1, cartera_meses: 1, automatica: false }),
    },
  },
});
