/** Work that may rest between two of its steps. */
export type Steps<T> = Generator<undefined, T>;

/** Takes all steps at once. */
export function walk<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Takes a step, and tells whether another one follows. */
const goesOn = (step: () => boolean): boolean => !step();

/** After so many milliseconds of opening files those that are open are read: nobody waits for thirty slow ones. */
const PATIENCE = 50;

/** How the reading of one file waits for that of others. */
export type Turn = {
  /** Milliseconds of its own work, without its wait. */
  readonly ms: number;
  /** Opens the file, or recognises its pages: one file at a time, for that is what takes memory. */
  open<T>(work: () => Promise<T>): Promise<T>;
  /** Takes steps, each in turn with those of the others. */
  walk<T>(steps: Steps<T>): Promise<T>;
};

/**
 * Files that are read together take every step one after the other. The patterns of the fields are megabytes of code:
 * the processor holds those of one field while it is looked for in many CVs, and fetches all of them anew for each CV
 * that is read alone (sixteen Word files together are read a third quicker).
 */
export class Turns {
  #opened: Promise<unknown> = Promise.resolve();
  /** Milliseconds that were spent on opening since the last walk. */
  #opening = 0;
  #walking: (() => boolean)[] = [];

  next(): Turn {
    let ms = 0;
    const since = (start: number) => {
      ms += performance.now() - start;
    };
    return {
      get ms() {
        return ms;
      },
      open: (work) => {
        const mine = this.#opened.then(() => {
          const start = performance.now();
          return work().finally(() => {
            since(start);
            this.#opening += performance.now() - start;
          });
        });
        this.#opened = mine.catch(() => undefined);
        return mine;
      },
      walk: <T>(steps: Steps<T>) =>
        new Promise<T>((resolve, reject) => {
          this.#join(() => {
            const start = performance.now();
            try {
              const { done = false, value } = steps.next();
              if (done) resolve(value as T);
              return done;
            } catch (error) {
              reject(error);
              return true;
            } finally {
              since(start);
            }
          });
        }),
    };
  }

  /** Whoever is there when nothing more is opened goes along. */
  #join(step: () => boolean): void {
    this.#walking.push(step);
    if (this.#opening > PATIENCE) this.#walk();
    else if (this.#walking.length === 1) setImmediate(() => this.#walk());
  }

  #walk(): void {
    let left = this.#walking;
    this.#walking = [];
    this.#opening = 0;
    while (left.length > 0) left = left.filter(goesOn);
  }
}
