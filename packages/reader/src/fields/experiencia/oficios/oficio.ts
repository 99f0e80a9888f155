import { type Cued, Cues } from '../../matching/cues.ts';

/**
 * What tells a job of each trade, over folded text: `cargos` the titles of its jobs, `tareas` what only who has the job
 * does, `salvo` what takes a title out of the trade. Every repetition is bounded.
 */
export type Oficio = {
  cargos: Cued;
  tareas: Cued;
  salvo: RegExp;
  /** Titles that are of the trade in any firm. */
  firmes: RegExp;
  /** What takes a title out of the trade anywhere before it in its sentence: the kind of house. */
  casa: RegExp;
  /** Firms that are of nothing but the trade: who worked there did it, when no other title is told. */
  solo: Cued;
  /** Firms of the trade, and titles that are of it in one of those: `asesora de ventas` in a shop. */
  firmas: RegExp;
  enFirmas: Cued;
  /** Titles of other trades with the same tasks. */
  otros: RegExp;
  /** What somebody has done for years, told without a title. */
  rubros: Cued;
};

export const any = (...parts: string[]): RegExp => new RegExp(`(?<![a-z])(?:${parts.join('|')})(?![a-z])`);

/** What is asked of every line that may tell of a job. */
export const LINE_CUES = new Cues();
export const cued = (...parts: string[]): Cued => LINE_CUES.cued(any(...parts));

/** For trades that no firm tells. */
export const NEVER = /(?!)/;
export const NEVER_CUED = LINE_CUES.cued(NEVER);

/** Years of something, told without a title. */
export const done = (what: string): Cued =>
  cued(
    `(?:anos|experiencia|trayectoria|trabajad[oa]|trabaje|desempenado)(?: (?:laboral|previa|comprobable|demostrable|de experiencia|de trayectoria|trabajando|profesional|solida|comprobada|amplia)){0,2} en (?:(?:el|la|los|las|un|una|rubro|area|areas|sector|mundo|de|del) ){0,3}(?:${what})`,
  );

/** Who does it: joined with what it is done with. */
export const ROLE =
  '(?:ejecutiv[oa]s?|agentes?|asesora?|operadora?|operari[oa]|representante|asistente|supervisora?|coordinadora?|analista|monitora?|encargad[oa]|jef[ea]|subgerente|gerente|auxiliar|consejer[oa]|orientadora?|team leader|lider|formadora?|capacitadora?|gestora?|rep|vendedora?|promotora?|telefonista)';
export const FILL =
  '(?:[ /,-]{1,3}(?:de|del|la|el|los|en|al|a|y|e|jr|junior|senior|sr|comercial|ventas?|venta|atencion|atencion al|cliente|clientes|servicio|servicios|calidad|operaciones|part time|part-time|full time|media jornada|jornada completa|campana|mora|producto|seguros|reclamos|averias|portabilidad|cobranzas?|bilingue|i|ii|equipo|canal|plataforma|postventa|soporte|tecnico|gestion|turno|area|experta?|back office|help ?desk|service ?desk|remoto|digital)){0,6}';
