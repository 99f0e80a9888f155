import { MENSAJES } from '@recluta/domain/mensajes';
import type { OpenWords } from './archivo.queries.ts';
import { texts } from './cvs.texts.ts';

/** What the screens that list the cvs of a proceso do each in its own way. */
export type CvScreenKind = {
  /** As the page of a cv remembers where it was opened. */
  list: 'cvs' | 'etapas';
  /** §9: the selection is saved this many ms after its last change. */
  autosaveMs: number;
  /** §8's words for a file that does not open. */
  openWords: OpenWords;
  /** Of the selection. */
  selectWords: { on: string; off: string; key: string };
  /** Whether Estado says 'Preseleccionado' of the selected; in Etapas they keep the name of their stage. */
  selectedWord: boolean;
};

export const CVS_SCREEN: CvScreenKind = {
  list: 'cvs',
  autosaveMs: 600,
  openWords: {
    failed: MENSAJES.abrir_archivo,
    unreachable: MENSAJES.sin_conexion,
    noUrl: MENSAJES.abrir_sin_direccion,
  },
  selectWords: { on: texts.panel.preselect, off: texts.panel.unselect, key: texts.panel.keys.preselect },
  selectedWord: true,
};

export const ETAPAS_SCREEN: CvScreenKind = {
  list: 'etapas',
  autosaveMs: 500,
  openWords: {
    failed: MENSAJES.abrir_archivo_etapas,
    unreachable: MENSAJES.abrir_etapas_fallo,
    noUrl: MENSAJES.abrir_etapas_sin_direccion,
  },
  selectWords: { on: texts.panel.select, off: texts.panel.unselectEtapa, key: texts.panel.keys.select },
  selectedWord: false,
};
