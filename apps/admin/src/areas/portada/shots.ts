import cvsDark from './img/cvs-dark.avif';
import cvsDarkLarge from './img/cvs-dark-2x.avif';
import cvsLight from './img/cvs-light.avif';
import cvsLightLarge from './img/cvs-light-2x.avif';
import mobileDark from './img/cvs-mobile-dark.avif';
import mobileLight from './img/cvs-mobile-light.avif';
import panelDark from './img/panel-dark.avif';
import panelLight from './img/panel-light.avif';
import procesosDark from './img/procesos-dark.avif';
import procesosLight from './img/procesos-light.avif';
import subidaDark from './img/subida-dark.avif';
import subidaLight from './img/subida-light.avif';

/** A picture of the running product in both schemes; px of the image itself. */
export type Shot = { light: string; dark: string; width: number; height: number };

/** The list of CVs, for wide screens, twice as fine ones, and phones. */
export const HERO = {
  wide: { light: cvsLight, dark: cvsDark, width: 1240, height: 720 },
  fine: { light: cvsLightLarge, dark: cvsDarkLarge, width: 2480, height: 1440 },
  phone: { light: mobileLight, dark: mobileDark, width: 780, height: 1040 },
} satisfies Record<string, Shot>;

export const STEPS = {
  procesos: { light: procesosLight, dark: procesosDark, width: 1200, height: 780 },
  subida: { light: subidaLight, dark: subidaDark, width: 780, height: 1400 },
  panel: { light: panelLight, dark: panelDark, width: 1200, height: 780 },
} satisfies Record<string, Shot>;
