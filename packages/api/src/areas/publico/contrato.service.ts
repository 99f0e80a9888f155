import { Readable } from 'node:stream';
import { fillLegal } from '@recluta/domain';
import type { PublicCaller } from '../../caller.ts';
import type { FileAnswer } from '../../operation.ts';

/** The processor contract as it stands, before there is a cuenta whose name stands in it. */
export async function readContract({ deps }: PublicCaller): Promise<FileAnswer> {
  const { titulo, version, fecha, cuerpo } = deps.legal['contrato-encargo'];
  const words = fillLegal(cuerpo, { cuenta: 'quien crea la cuenta' }).replaceAll('**', '').replaceAll('## ', '');
  return {
    content: () => Readable.from([Buffer.from(`${titulo}\nVersión ${version}, ${fecha}\n\n${words}\n`)]),
    bytes: null,
    etag: null,
    mime: 'text/plain; charset=utf-8',
    filename: 'contrato-de-encargo.txt',
    disposition: 'inline',
  };
}
