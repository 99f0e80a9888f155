export const BOUNDARY = 'frontera-de-la-prueba';

export type Part = { name?: string; value: string } | { file: string; content: Buffer; name?: string; type?: string };

const encode = (part: Part): Buffer => {
  if ('file' in part)
    return Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part.name ?? 'files'}"; filename="${part.file}"\r\nContent-Type: ${part.type ?? 'application/pdf'}\r\n\r\n`,
      ),
      part.content,
      Buffer.from('\r\n'),
    ]);
  const name = part.name === undefined ? '' : `; name="${part.name}"`;
  return Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data${name}\r\n\r\n${part.value}\r\n`);
};

/** A multipart body as a browser writes it. */
export const multipart = (parts: readonly Part[]): Buffer =>
  Buffer.concat([...parts.map(encode), Buffer.from(`--${BOUNDARY}--\r\n`)]);

export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
