import type { RawAnswer } from '@recluta/domain/envio/answer';
import type { Send } from '@recluta/domain/envio/store';

/**
 * Sends files to `POST /api/upload-cvs`, announcing how many there are so that the server can tell a cut submission. `fields` says what
 * the sender declared, as it stands when they send.
 * XMLHttpRequest, because fetch reports no progress of what is sent. Never rejects: no answer is status 0.
 */
export const sendTo =
  (publicId: string, fields: () => Record<string, string>): Send<File> =>
  (files, clave, onProgress) => {
    const form = new FormData();
    form.append('proceso_public_id', publicId);
    form.append('total', String(files.length));
    for (const [name, value] of Object.entries(fields())) form.append(name, value);
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
    request.open('POST', '/api/upload-cvs');
    request.setRequestHeader('Idempotency-Key', clave);
    request.setRequestHeader('Accept', 'application/json');
    request.send(form);
    return { answer, cancel: () => request.abort() };
  };
