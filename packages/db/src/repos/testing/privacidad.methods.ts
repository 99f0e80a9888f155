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
  ajustesPrivacidad: {
    get: { plain: (r: Repos) => r.ajustesPrivacidad.get() },
    save: {
      plain: (r: Repos) => r.ajustesPrivacidad.save({ retencion_meses: 1, cartera_meses: 1, automatica: false }),
    },
  },
});
