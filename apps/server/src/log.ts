import type { Writable } from 'node:stream';

type Logged = { type: string; message: string; code?: unknown; stack: string; cause?: Logged };

/**
 * What is logged of an error: what failed, and where. A failed query tells its parameters with it (a RUT, a hash): they
 * stay out, in the message as in the fields (SEC-20).
 */
export function loggedError(error: unknown): Logged {
  if (!(error instanceof Error)) return { type: typeof error, message: 'no error object', stack: '' };
  const { cause } = error;
  return {
    type: error.name,
    message: error.message.split('\nparams:')[0] ?? '',
    ...('code' in error ? { code: error.code } : {}),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause instanceof Error ? { cause: loggedError(cause) } : {}),
  };
}

/**
 * Where the log goes. Who reads it may go away: that ends no server, and keeps none from ending, as the logger's own
 * way to the standard output would, which tries again for ever.
 */
export function logOutput(): Writable {
  process.stdout.on('error', () => undefined);
  return process.stdout;
}
