import cvsDarkLarge from './img/cvs-2x-dark.webp';
import cvsLightLarge from './img/cvs-2x-light.webp';
import cvsDark from './img/cvs-dark.webp';
import cvsLight from './img/cvs-light.webp';
import mobileDark from './img/cvs-mobile-dark.webp';
import mobileLight from './img/cvs-mobile-light.webp';
import etapasDark from './img/etapas-dark.webp';
import etapasLight from './img/etapas-light.webp';
import panelDark from './img/panel-dark.webp';
import panelLight from './img/panel-light.webp';
import procesosDark from './img/procesos-dark.webp';
import procesosLight from './img/procesos-light.webp';
import subidaDark from './img/subida-dark.webp';
import subidaLight from './img/subida-light.webp';

/** A picture of the running product in both schemes; px of the image itself. */
export type Shot = { light: string; dark: string; width: number; height: number };

/** The list of CVs, for wide screens, twice as fine ones, and phones. */
export const HERO = {
  wide: { light: cvsLight, dark: cvsDark, width: 1240, height: 720 },
  fine: { light: cvsLightLarge, dark: cvsDarkLarge, width: 2480, height: 1440 },
  phone: { light: mobileLight, dark: mobileDark, width: 780, height: 1120 },
} satisfies Record<string, Shot>;

export const STEPS = {
  procesos: { light: procesosLight, dark: procesosDark, width: 1200, height: 560 },
  subida: { light: subidaLight, dark: subidaDark, width: 780, height: 1400 },
  panel: { light: panelLight, dark: panelDark, width: 1360, height: 860 },
  etapas: { light: etapasLight, dark: etapasDark, width: 1200, height: 600 },
} satisfies Record<string, Shot>;
