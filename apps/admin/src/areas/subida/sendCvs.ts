import type { RawAnswer } from '@recluta/domain/envio/answer';
import type { Send } from '@recluta/domain/envio/store';
import { whose } from '../../lib/whose.ts';

/**
 * Sends files into a proceso as who is signed in, announcing how many there are so that the server can tell a cut
 * submission. XMLHttpRequest, because fetch reports no progress of what is sent. Never rejects: no answer is status 0.
 */
export const sendCvs =
  (proceso_id: number): Send<File> =>
  (files, clave, onProgress) => {
    const form = new FormData();
    form.append('total', String(files.length));
    for (const file of files) form.append('files', file, file.name);

    const request = new XMLHttpRequest();
    const answer = new Promise<RawAnswer>((resolve) => {
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
      request.onloadend = () =>
        resolve({
          status: request.status,
          body: request.responseText,
          retryAfter: request.getResponseHeader('Retry-After'),
        });
    });
    request.open('POST', `/api/procesos/${proceso_id}/cvs/upload`);
    request.setRequestHeader('Idempotency-Key', clave);
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(whose())) request.setRequestHeader(name, value);
    request.send(form);
    return { answer, cancel: () => request.abort() };
  };
