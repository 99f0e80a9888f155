import type { Lectura, Motivo, Progreso } from '../types.ts';
import { type Muerte, ReaderChild } from './child-process.ts';
import type { Limites } from './limits.ts';
import type { Pedido, Respuesta } from './messages.ts';

export type Trabajo = {
  pedido: Pedido;
  /** Its child died while it read several: it is read by itself. */
  alone: boolean;
  onProgress: ((progreso: Progreso) => void) | undefined;
  onTime: ((ms: number) => void) | undefined;
  resolve(lectura: Lectura): void;
  reject(error: Error): void;
};

/** What a recruiter is told of a file that ended its child. */
const MOTIVO: Record<Muerte, Motivo> = { demoro: 'demoro', memoria: 'memoria', caida: 'danado' };

/** A place for one child: started when there are files, replaced when it dies or has read enough, closed when idle. */
export class Slot {
  readonly #entry: string;
  readonly #ocr: boolean;
  readonly #limits: Limites;
  readonly #onFree: (unread: Trabajo[]) => void;
  #child: ReaderChild | null = null;
  #up = false;
  #files = 0;
  readonly #jobs = new Map<number, Trabajo>();
  #retried = false;
  #sent = 0;
  /** What the child is reading it was given with others. */
  #together = false;
  #idle: NodeJS.Timeout | undefined;
  #closed = false;

  /** `onFree` takes back what must be read again, each file by itself. */
  constructor(entry: string, ocr: boolean, limits: Limites, onFree: (unread: Trabajo[]) => void) {
    this.#entry = entry;
    this.#ocr = ocr;
    this.#limits = limits;
    this.#onFree = onFree;
  }

  get busy(): boolean {
    return this.#jobs.size > 0;
  }

  get warm(): boolean {
    return this.#child !== null;
  }

  run(jobs: readonly Trabajo[]): void {
    clearTimeout(this.#idle);
    for (const job of jobs) this.#jobs.set(job.pedido.id, job);
    this.#retried = false;
    this.#begin();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#idle);
    this.#dismiss();
    for (const job of this.#jobs.values()) job.reject(new Error('The reader was closed.'));
    this.#jobs.clear();
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
    const pedidos = [...this.#jobs.values()].map(({ pedido }) => pedido);
    if (pedidos.length === 0 || this.#child === null) return;
    const { texto, juntos, paginaOcr, archivoOcr } = this.#limits;
    this.#sent = performance.now();
    this.#together = pedidos.length > 1;
    if (this.#ocr) this.#child.send(pedidos, paginaOcr, archivoOcr);
    else if (this.#together) this.#child.send(pedidos, juntos, Infinity);
    else this.#child.send(pedidos, texto, texto);
  }

  #hear(message: Respuesta): void {
    if (message.clase === 'lista') {
      this.#up = true;
      this.#child?.rest();
      this.#send();
      return;
    }
    const job = 'id' in message ? this.#jobs.get(message.id) : undefined;
    if (job === undefined) return;
    if (message.clase === 'progreso') {
      this.#child?.within(this.#limits.paginaOcr);
      job.onProgress?.(message.progreso);
    } else if (message.clase === 'lectura') {
      this.#files++;
      const { archivos, archivosOcr, memoriaEnReposo } = this.#limits;
      const worn = this.#files >= (this.#ocr ? archivosOcr : archivos) || message.rss > memoriaEnReposo;
      job.onTime?.(message.ms);
      this.#finish(job, () => job.resolve(message.lectura), worn);
    } else if (message.clase === 'error') this.#finish(job, () => job.reject(new Error(message.mensaje)));
  }

  #bury(why: Muerte): void {
    const [worn, up, jobs] = [this.#files > 0, this.#up, [...this.#jobs.values()]];
    this.#child = null;
    const [job] = jobs;
    if (job === undefined || this.#closed) return;
    if (!up)
      for (const one of jobs) this.#finish(one, () => one.reject(new Error('The reader process did not start.')));
    else if (this.#together) {
      // One of them did it, or takes longer than they may together: each gets a child and its time to itself.
      this.#jobs.clear();
      for (const one of jobs) one.alone = true;
      this.#free(jobs);
    } else if (why === 'caida' && worn && !this.#retried) {
      // A child that fell may have been worn by the files before: the file gets a fresh one, once.
      this.#retried = true;
      this.#begin();
    } else {
      job.onTime?.(performance.now() - this.#sent);
      this.#finish(job, () => job.resolve({ estado: 'fallido', tipo: null, motivo: MOTIVO[why] }));
    }
  }

  /** Tells one; the child rests when it was the last of those that it reads, and is replaced when `worn`. */
  #finish(job: Trabajo, tell: () => void, worn = false): void {
    this.#jobs.delete(job.pedido.id);
    if (this.#jobs.size > 0) this.#child?.within(this.#limits.juntos);
    else {
      this.#child?.rest();
      if (worn) this.#dismiss();
      this.#free([]);
    }
    tell();
  }

  #free(unread: Trabajo[]): void {
    this.#idle = setTimeout(() => this.#dismiss(), this.#limits.ocio);
    this.#idle.unref();
    this.#onFree(unread);
  }

  #dismiss(): void {
    const child = this.#child;
    this.#child = null;
    child?.rest();
    child?.kill('caida');
  }
}
