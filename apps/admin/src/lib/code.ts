import { mendStyles } from './lateStyles.ts';

/** Why the code of a part of the product is not here: nobody was reached, or what is served by now is another build. */
export type Lack = 'sin_conexion' | 'otra_version';

export type Code<T> = {
  /** undefined until it was loaded. */
  loaded: () => T | undefined;
  /** Why the last try failed; null before one, and once it was forgotten. */
  lack: () => Lack | null;
  /** Loads it unless it is here; one try at a time, whoever asks, and it never rejects. */
  load: () => Promise<void>;
  /** The next one who needs it tries anew. */
  forget: () => void;
};

type Ways = {
  /** Whether the server answers just now. */
  reached: () => Promise<boolean>;
  /** Before each try. */
  prepare: () => Promise<unknown>;
};

const reached = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Code that is asked for when it is first needed. A browser does not say why it could not have it: when the server
 * answers and the file is refused still, the build this page came from was replaced by a newer one.
 */
export function codeOf<T>(ask: () => Promise<T>, ways: Ways = { reached, prepare: mendStyles }): Code<T> {
  let code: T | undefined;
  let lack: Lack | null = null;
  let trying: Promise<void> | undefined;
  const had = async (): Promise<boolean> => {
    try {
      await ways.prepare();
      code = await ask();
      return true;
    } catch {
      return false;
    }
  };
  // Nothing is asked for while nobody answers: a browser keeps for good that a part of some code could not be had, and
  // gives none of what needs that part until the page is loaded anew. Tried twice: it may just have come back.
  const why = async (): Promise<Lack | null> => {
    for (let tries = 0; tries < 2; tries++) {
      if (!(await ways.reached())) return 'sin_conexion';
      if (await had()) return null;
    }
    return (await ways.reached()) ? 'otra_version' : 'sin_conexion';
  };
  return {
    loaded: () => code,
    lack: () => lack,
    load: () => {
      if (code !== undefined) return Promise.resolve();
      trying ??= why().then((found) => {
        lack = found;
        trying = undefined;
      });
      return trying;
    },
    forget: () => {
      lack = null;
    },
  };
}
