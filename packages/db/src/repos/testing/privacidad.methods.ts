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
    extend: { alien: [(r: Repos) => r.solicitudes.extend(of().theirs.solicitud_id, '2099-01-01')] },
    answer: { alien: [(r: Repos) => r.solicitudes.answer(of().theirs.solicitud_id, 'acogida', 'x')] },
  },
  titulares: {
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
