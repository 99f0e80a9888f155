import { z } from 'zod';
import { type ColumnaDe, columnsOf, FILTROS, type Lista } from '../exportacion.ts';
import { idsEnCuerpo } from './campos.schema.ts';

/** What a list shows: its rows and columns, in their order, and what it was narrowed by. */
export const exportacion = <L extends Lista>(lista: L) =>
  z.object({
    ids: idsEnCuerpo.min(1, 'No hay filas que exportar.'),
    columnas: z
      .array(z.enum(columnsOf(lista) as [ColumnaDe<L>, ...ColumnaDe<L>[]]))
      .min(1, 'Elige al menos una columna.')
      .max(40),
    filtros: z.array(z.enum(FILTROS)).max(FILTROS.length).default([]),
  });
