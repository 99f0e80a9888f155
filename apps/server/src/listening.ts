const otherThan = (port: number): number => (port < 65_535 ? port + 1 : port - 1);

/** By the system's code, in one sentence: what is wrong, and what to do. */
const REASONS: Readonly<Record<string, (port: number) => string>> = {
  EADDRINUSE: (port) =>
    `El puerto ${port} ya está ocupado por otro programa: detenlo, o indica otro puerto en PORT, como PORT=${otherThan(port)}.`,
  EADDRNOTAVAIL: () => 'HOST no es una dirección de este equipo.',
  ENOTFOUND: () => 'HOST no es una dirección de este equipo.',
  EACCES: (port) => `Este usuario no puede usar el puerto ${port}. Indica en PORT uno desde el 1024, como PORT=3000.`,
};

/** Why the server cannot listen on a port, for whoever started it; null for any other error. */
export function whyNotListening(error: unknown, port: number): string | null {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return null;
  return (code && REASONS[code]?.(port)) || null;
}
