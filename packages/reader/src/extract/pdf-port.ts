import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

type Message = { chunk?: object };
type Listener = (event: { data: Message }) => void;

/**
 * What the two halves of pdf.js speak through, both in this process: a message is handed over as it is. The port of
 * pdf.js copies each of them, with all letters of a page, as if they went to another thread.
 */
class DirectPort {
  readonly #listeners = new Set<Listener>();

  postMessage(message: Message): void {
    // The object of a piece of a page is filled anew once it was sent.
    const data = message.chunk === undefined ? message : { ...message, chunk: { ...message.chunk } };
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener({ data });
    });
  }

  addEventListener(_: 'message', listener: Listener, { signal }: { signal: AbortSignal }): void {
    this.#listeners.add(listener);
    signal.addEventListener('abort', () => this.#listeners.delete(listener));
  }
}

/** The port of a pdf.js that reads in this process, without a thread. */
export function pdfPort(): DirectPort {
  const port = new DirectPort();
  WorkerMessageHandler.initializeFromPort(port);
  return port;
}
