export * from './database.ts';
export type { AjustesPrivacidad } from './repos/ajustesPrivacidad.repo.ts';
export type { TextoVisto } from './repos/consentimientos.repo.ts';
export type { NuevoCv } from './repos/cvs.repo.ts';
export type { Desenlace } from './repos/envios.repo.ts';
export { type Repos, reposFor } from './repos/index.ts';
export type { CamposCv } from './repos/lecturas.repo.ts';
export type { Referible } from './repos/referencias.repo.ts';
export type { ClaseTermino } from './repos/terminos.repo.ts';
