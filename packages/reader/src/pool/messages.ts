import type { Lectura, Progreso, ReadOptions } from '../types.ts';

/** What the pool asks of a child. */
export type Pedido = { id: number; path: string; ocr: boolean; options: ReadOptions };

/** What a child says: that it is up, how far it is, what came of it, and (where /proc is missing) its memory. */
export type Respuesta =
  | { clase: 'lista' }
  | { clase: 'progreso'; id: number; progreso: Progreso }
  /** `ms` are its own, without its wait for the others. */
  | { clase: 'lectura'; id: number; lectura: Lectura; ms: number; rss: number }
  /** The file is not there, or cannot be opened: nothing to tell a recruiter about. */
  | { clase: 'error'; id: number; mensaje: string }
  | { clase: 'memoria'; rss: number };
