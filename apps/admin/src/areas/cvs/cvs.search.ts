import { EXPERIENCIAS, type Experiencia } from '@recluta/domain/archivos';
import { type Orden, ordenIn } from '../../ui/DataTable/sort.ts';

/** `?stage=todas`: every stage (decisions, "CVs, stages, selection"). */
export const TODAS = 'todas';

/** View of the CVs screen as it stands in the address; what is no value of it is left out. */
export type CvsSearch = {
  /** What is looked for. */
  q?: string;
  nacionalidad?: string;
  tecnologia?: string;
  experiencia?: Experiencia;
  /** Id of an etiqueta: only who wears it. */
  etiqueta?: number;
  /** Id of a usuario of the team, 0 for nobody: only who they follow. */
  responsable?: number;
  /** 'Solo preseleccionados'. */
  preseleccionados?: true;
  /** Only those that ask for a look. */
  revisar?: true;
  /** Every stage instead of the inbox. */
  stage?: 'todas';
  orden?: Orden;
  /** cv whose panel is open. */
  cv?: number;
  /** Its tab, when it is not the first. */
  panel?: Pestana;
};

/** Tabs of the panel of a cv besides its data. */
export const PESTANAS = ['notas', 'tareas', 'archivos', 'historial', 'privacidad'] as const;
export type Pestana = (typeof PESTANAS)[number];

export const textIn = (raw: unknown): string =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim().slice(0, 120) : '';

export const idIn = (raw: unknown): number | undefined => {
  const id = Number(raw);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** The open cv, and the tab of its panel. */
export function cvIn(raw: Record<string, unknown>): { cv?: number; panel?: Pestana } {
  const cv = idIn(raw.cv);
  const panel = PESTANAS.find((each) => each === raw.panel);
  return cv !== undefined ? { cv, ...(panel && { panel }) } : {};
}

/** 0 is nobody. */
export function responsableIn(raw: Record<string, unknown>): { responsable?: number } {
  const responsable = raw.responsable === 0 || raw.responsable === '0' ? 0 : idIn(raw.responsable);
  return responsable === undefined ? {} : { responsable };
}

export function cvsSearch(raw: Record<string, unknown>): CvsSearch {
  const q = textIn(raw.q);
  const nacionalidad = textIn(raw.nacionalidad);
  const tecnologia = textIn(raw.tecnologia);
  const experiencia = EXPERIENCIAS.find((each) => each === raw.experiencia);
  const etiqueta = idIn(raw.etiqueta);
  const on = (value: unknown) => value === true || value === 'true';
  return {
    ...(q && { q }),
    ...(nacionalidad && { nacionalidad }),
    ...(tecnologia && { tecnologia }),
    ...(experiencia && { experiencia }),
    ...(etiqueta !== undefined && { etiqueta }),
    ...responsableIn(raw),
    ...(on(raw.preseleccionados) && { preseleccionados: true }),
    ...(on(raw.revisar) && { revisar: true }),
    ...(raw.stage === 'todas' && { stage: 'todas' }),
    ...ordenIn(raw),
    ...cvIn(raw),
  };
}
