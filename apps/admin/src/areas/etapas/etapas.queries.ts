import { MENSAJES } from '@recluta/domain/mensajes';
import { useEffect, useRef } from 'react';
import type { OpenWords } from '../cvs/archivo.queries.ts';
import { texts as cvTexts } from '../cvs/cvs.texts.ts';
import { useListCache } from '../cvs/listas.queries.ts';
import type { Seleccion } from '../cvs/seleccion.queries.ts';
import { texts } from './etapas.texts.ts';

/** §9: the selection is saved 500 ms after its last change in Etapas. */
export const AUTOSAVE_MS = 500;

/** Words of Etapas for its selection. */
export const SELECT_WORDS = {
  on: cvTexts.panel.select,
  off: cvTexts.panel.unselectEtapa,
  key: cvTexts.panel.keys.select,
};

/** §8's words of this screen for a file that does not open. */
export const ETAPAS_WORDS: OpenWords = { failed: MENSAJES.abrir_archivo_etapas, ...texts.archivo };

/**
 * Leaving a stage for another clears the part of the selection that was in it (decisions, "CVs, stages, selection"),
 * by whatever way it is left: a tab, the dropdown or the browser's Back.
 */
export function useClearOnLeave(proceso_id: number, viewed: string, seleccion: Seleccion): void {
  const cache = useListCache(proceso_id);
  const before = useRef(viewed);
  const { ids, change, flush } = seleccion;
  useEffect(() => {
    const left = before.current;
    before.current = viewed;
    if (left === viewed) return;
    const gone = cache.idsIn(left).filter((id) => ids.has(id));
    if (gone.length === 0) return;
    change([], gone);
    void flush();
  }, [viewed, cache, ids, change, flush]);
}
