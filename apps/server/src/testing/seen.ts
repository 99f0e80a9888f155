import type { Database } from '@recluta/db';
import { rowsOf } from '@recluta/db/testing';

type Row = Record<string, unknown>;

const APART =
  /^(?:id|public_id|candidato_id|clave|orden|version|editad[oa]_en|cambiad[oa]_en|cread[oa]_en|.*_cambio|etapa_desde)$/;

/**
 * Rows of the cuenta that people see, in their order where they have one, without what tells one that is made anew from
 * the one before: ids, instants, how often it changed.
 */
export const seenRows = (db: Database, cuenta: number, table: string): string[] =>
  rowsOf<Row>(db, table)
    .filter(({ cuenta_id, eliminado_en, eliminada_en }) => cuenta_id === cuenta && !eliminado_en && !eliminada_en)
    .sort((a, b) => Number(a.orden ?? 0) - Number(b.orden ?? 0))
    .map((one) => Object.entries(one).filter(([name]) => !APART.test(name)))
    .map((one) => JSON.stringify(one.map(([name, value]) => [name, name.endsWith('_en') ? value !== null : value])));
