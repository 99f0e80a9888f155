import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { childEnv } from './child-env.ts';
import { fairClock, waitingOf } from './fair-clock.ts';
import type { Limites } from './limits.ts';
import { residentBytes } from './memory.ts';
import type { Pedido, Respuesta } from './messages.ts';

/** How a file ended the child that read it. */
export type Muerte = 'demoro' | 'memoria' | 'caida';

export type ChildEvents = {
  message(message: Respuesta): void;
  death(why: Muerte): void;
};

const POLL = 100;

/**
 * One operating-system process that reads files, watched from outside: heap limits of threads do not
 * count what a document inflates to. It may read files and, but for the recogniser's Tesseract, nothing else: no
 * network where Node can forbid it, no writing, no programs.
 */
export class ReaderChild {
  readonly #process: ChildProcess;
  readonly #limits: Limites;
  readonly #events: ChildEvents;
  readonly #ocr: boolean;
  readonly #clock: () => number;
  #watch: NodeJS.Timeout | undefined;
  /** Milliseconds that are left for the next sign of progress, and for all. */
  #step = 0;
  #all = Infinity;
  #reported = 0;
  #why: Muerte = 'caida';
  #gone = false;

  constructor(entry: string, ocr: boolean, limits: Limites, events: ChildEvents) {
    this.#limits = limits;
    this.#events = events;
    this.#ocr = ocr;
    this.#process = fork(entry, [ocr ? 'ocr' : 'texto'], {
      execArgv: flags(ocr),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: childEnv(),
    });
    this.#process.on('message', (message: Respuesta) => {
      if (message.clase === 'memoria') this.#reported = message.rss;
      else this.#events.message(message);
    });
    this.#process.once('error', () => this.#end());
    this.#process.once('exit', () => this.#end());
    const { pid } = this.#process;
    lowerPriority(pid, ocr);
    this.#clock = fairClock(pid === undefined ? () => 0 : waitingOf(pid), ocr ? limits.ritmoOcr : limits.ritmo);
    this.within(limits.arranque);
  }

  /** Reads files in `all` milliseconds, with a sign of progress in the first `step` of them. */
  send(requests: readonly Pedido[], step: number, all: number): void {
    this.#why = 'caida';
    for (const request of requests)
      this.#process.send(request, (error) => {
        if (error !== null) this.kill('caida');
      });
    this.within(step);
    this.#all = all;
  }

  /** The child is killed unless this is called again, or `rest`, within `ms` of its own time. */
  within(ms: number): void {
    this.#spend();
    this.#step = ms;
    this.#watch ??= setInterval(() => this.#look(), POLL);
  }

  rest(): void {
    clearInterval(this.#watch);
    this.#watch = undefined;
    this.#all = Infinity;
  }

  /** The first reason counts: one that is dying is seen without its memory, and past its time. */
  kill(why: Muerte): void {
    if (this.#process.killed) return;
    this.#why = why;
    this.#process.kill('SIGKILL');
  }

  #spend(): void {
    const spent = this.#clock();
    this.#step -= spent;
    this.#all -= spent;
  }

  #look(): void {
    this.#spend();
    // Memory first: what swells is slow besides, and a parent that looks late finds both.
    if (this.#swollen()) this.kill('memoria');
    else if (this.#step <= 0 || this.#all <= 0) this.kill('demoro');
  }

  #swollen(): boolean {
    const { pid } = this.#process;
    const used = (pid === undefined ? null : residentBytes(pid)) ?? this.#reported;
    return used > (this.#ocr ? this.#limits.memoriaOcr : this.#limits.memoria);
  }

  #end(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.rest();
    this.#events.death(this.#why);
  }
}

/**
 * The reader has hundreds of long patterns, and each is used at once: made straight into code, and as they stand, a new
 * child reads its first files in half the time. With their repetitions left as such a child is 27 MB smaller.
 */
const PATTERNS = ['--no-regexp-tier-up', '--no-regexp-peephole-optimization', '--no-regexp-unroll'];
const COMMON = [
  '--permission',
  '--allow-fs-read=*',
  '--disallow-code-generation-from-strings',
  '--no-warnings',
  ...PATTERNS,
];

/**
 * The recogniser has to start the machine's Tesseract. Its own code is small beside its pictures: a young heap of 2 MB
 * and code made for size keep the child with the WebAssembly build at 322 MB instead of 379. The child that reads text
 * holds several files: with 16 MB it reads a sixth more of them than with 8. Its old heap is collected when it has
 * grown by six tenths: over 1,900 files it came to 288 to 300 MB instead of 337 to 402.
 */
function flags(ocr: boolean): string[] {
  const own = ocr
    ? ['--allow-child-process', '--max-semi-space-size=2', '--optimize-for-size']
    : ['--max-semi-space-size=16', '--heap-growing-percent=60'];
  return [...COMMON, ...own];
}

/**
 * The server answers people first (0), then text is read, then scans: with two cores full a scan still gets a tenth.
 * At the lowest priority (19) it got a hundredth, and ran into its clock.
 */
function lowerPriority(pid: number | undefined, ocr: boolean): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, ocr ? 10 : 4);
  } catch {
    // Gone already, or a system that forbids it: it reads at the usual priority.
  }
}
