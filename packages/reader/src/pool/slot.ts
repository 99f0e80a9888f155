import type { Lectura, Motivo, Progreso } from '../types.ts';
import { type Muerte, ReaderChild } from './child-process.ts';
import type { Limites } from './limits.ts';
import type { Pedido, Respuesta } from './messages.ts';

export type Trabajo = {
  pedido: Pedido;
  onProgress: ((progreso: Progreso) => void) | undefined;
  resolve(lectura: Lectura): void;
  reject(error: Error): void;
};

/** What a recruiter is told of a file that ended its child. */
const MOTIVO: Record<Muerte, Motivo> = { demoro: 'demoro', memoria: 'memoria', caida: 'danado' };

/** A place for one child: started when there is a file, replaced when it dies or has read enough, closed when idle. */
export class Slot {
  readonly #entry: string;
  readonly #ocr: boolean;
  readonly #limits: Limites;
  readonly #onFree: () => void;
  #child: ReaderChild | null = null;
  #up = false;
  #files = 0;
  #job: Trabajo | null = null;
  #retried = false;
  #idle: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(entry: string, ocr: boolean, limits: Limites, onFree: () => void) {
    this.#entry = entry;
    this.#ocr = ocr;
    this.#limits = limits;
    this.#onFree = onFree;
  }

  get busy(): boolean {
    return this.#job !== null;
  }

  get warm(): boolean {
    return this.#child !== null;
  }

  run(job: Trabajo): void {
    clearTimeout(this.#idle);
    this.#job = job;
    this.#retried = false;
    this.#begin();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#idle);
    this.#dismiss();
    this.#job?.reject(new Error('The reader was closed.'));
    this.#job = null;
  }

  #begin(): void {
    if (this.#child === null) this.#start();
    if (this.#up) this.#send();
  }

  #start(): void {
    this.#up = false;
    this.#files = 0;
    const child = new ReaderChild(this.#entry, this.#ocr, this.#limits, {
      message: (message) => {
        if (this.#child === child) this.#hear(message);
      },
      death: (why) => {
        if (this.#child === child) this.#bury(why);
      },
    });
    this.#child = child;
  }

  #send(): void {
    if (this.#job === null || this.#child === null) return;
    const { texto, paginaOcr, archivoOcr } = this.#limits;
    this.#child.send(this.#job.pedido, this.#ocr ? paginaOcr : texto, this.#ocr ? archivoOcr : texto);
  }

  #hear(message: Respuesta): void {
    if (message.clase === 'lista') {
      this.#up = true;
      this.#child?.rest();
      this.#send();
    } else if (message.clase === 'progreso' && message.id === this.#job?.pedido.id) {
      this.#child?.within(this.#limits.paginaOcr);
      this.#job.onProgress?.(message.progreso);
    } else if (message.clase === 'lectura' && message.id === this.#job?.pedido.id) {
      this.#child?.rest();
      this.#files++;
      const { archivos, archivosOcr, memoriaEnReposo } = this.#limits;
      if (this.#files >= (this.#ocr ? archivosOcr : archivos) || message.rss > memoriaEnReposo) this.#dismiss();
      this.#finish(message.lectura);
    } else if (message.clase === 'error' && message.id === this.#job?.pedido.id) {
      this.#child?.rest();
      this.#fail(new Error(message.mensaje));
    }
  }

  #bury(why: Muerte): void {
    const [worn, up] = [this.#files > 0, this.#up];
    this.#child = null;
    if (this.#job === null || this.#closed) return;
    // A child that fell may have been worn by the files before: the file gets a fresh one, once.
    if (why === 'caida' && worn && !this.#retried) {
      this.#retried = true;
      this.#begin();
      return;
    }
    if (up) this.#finish({ estado: 'fallido', tipo: null, motivo: MOTIVO[why] });
    else this.#fail(new Error('The reader process did not start.'));
  }

  #finish(lectura: Lectura): void {
    const job = this.#job;
    this.#free();
    job?.resolve(lectura);
  }

  #fail(error: Error): void {
    const job = this.#job;
    this.#free();
    job?.reject(error);
  }

  #free(): void {
    this.#job = null;
    this.#idle = setTimeout(() => this.#dismiss(), this.#limits.ocio);
    this.#idle.unref();
    this.#onFree();
  }

  #dismiss(): void {
    const child = this.#child;
    this.#child = null;
    child?.rest();
    child?.kill('caida');
  }
}
