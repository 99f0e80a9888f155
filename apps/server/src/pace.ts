import type { FastifyRequest } from 'fastify';

type Incoming = FastifyRequest['raw'];

/** The slowest phone sends more than so many bytes in so long. */
const PACE = { bytes: 8_192, everyMs: 30_000 };

/** All of it has come, or we read no further for now: what takes long is ours. */
const isOurTurn = (request: Incoming): boolean => request.complete || request.isPaused();

/**
 * Cuts off a client that holds its place and sends next to nothing; returns what ends the watch. Never one that waits
 * for us: a sender who is cut after the last byte is told of a failure, and their files may have been kept.
 */
export function watchPace(request: Incoming, { bytes, everyMs } = PACE): () => void {
  const { socket } = request;
  let before = socket.bytesRead;
  let due: NodeJS.Immediate | undefined;
  const judge = (): void => {
    if (!isOurTurn(request) && socket.bytesRead - before < bytes) socket.destroy();
    before = socket.bytesRead;
  };
  const timer = setInterval(() => {
    // After what has arrived was read: a program that was held up itself finds this timer before it.
    due = setImmediate(judge);
  }, everyMs);
  return () => {
    clearInterval(timer);
    clearImmediate(due);
  };
}
