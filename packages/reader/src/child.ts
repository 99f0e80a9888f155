/**
 * A process that reads the files its parent names, those that it names together in turns. It imports no database, keeps nothing between two
 * files, and ends with its parent.
 */
import type { Pedido, Respuesta } from './pool/messages.ts';
import { readCv } from './read.ts';
import { Turns } from './turns.ts';
import type { Progreso } from './types.ts';

const turns = new Turns();
const say = (message: Respuesta) => process.send?.(message);

process.on('disconnect', () => process.exit(0));

// pdf.js asks for all pages at once and forgets those behind a damaged one: their failure is no reason to fall.
process.on('unhandledRejection', () => undefined);

process.on('message', (request: Pedido) => {
  const { id, path, ocr, options } = request;
  const turn = turns.next();
  const onProgress = (progreso: Progreso) => say({ clase: 'progreso', id, progreso });
  readCv(path, { ...options, ocr, onProgress }, turn).then(
    (lectura) => say({ clase: 'lectura', id, lectura, ms: turn.ms, rss: process.memoryUsage.rss() }),
    (error: unknown) => say({ clase: 'error', id, mensaje: String(error) }),
  );
});

// Where the parent cannot look into /proc this is all it knows.
if (process.platform !== 'linux')
  setInterval(() => say({ clase: 'memoria', rss: process.memoryUsage.rss() }), 200).unref();

say({ clase: 'lista' });
