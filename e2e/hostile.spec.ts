import { type Client, newFolder, removeFolder, type Server, signUp, startServer } from '../bench/server.ts';
import { hostileFiles, PERSONA } from '../packages/reader/src/hostile/files.ts';
import { documentXml, docxOf } from '../packages/reader/src/hostile/zip-writer.ts';
import { expect, test } from './fixtures.ts';

/** Of the lines of a megabyte these; the reader's own tests try more of them, and as PDF. */
const LINES = /^long-(?:digits|dots|a\.a\.a|x@b\.b\.b)\.docx$/;
const FILES = hostileFiles().filter(({ name }) => !name.startsWith('long-') || LINES.test(name));

type Archivo = { name: string; bytes: Uint8Array };
type Cv = { archivo_nombre: string; lectura: string; lectura_motivo: string | null; rut: string | null };
type Enviado = { nombre: string; estado: string; motivo: string | null };

/** A CV that must be read in spite of its neighbour; each with other words, so that none is a duplicate. */
const honest = (n: number): Archivo => ({
  name: `bueno-${n}.docx`,
  bytes: docxOf(documentXml([...PERSONA, `Carta ${n}`])),
});

async function send({ origin }: Server, client: Client, files: readonly Archivo[]): Promise<Enviado[]> {
  const form = new FormData();
  for (const { name, bytes } of files) form.append('files', new Blob([Uint8Array.from(bytes)]), name);
  const path = `${origin}/api/procesos/${client.proceso.id}/cvs/upload`;
  const answer = await fetch(path, { method: 'POST', headers: { cookie: client.cookie() }, body: form });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { archivos: Enviado[] }).archivos;
}

test('whatever is sent ends in a named state within 30 seconds, the server stays small and every other CV is read', async () => {
  test.setTimeout(400_000);
  const folder = newFolder();
  const server = await startServer(folder);
  try {
    const client = await signUp(server.origin);
    const find = async (name: string) => {
      const { cvs } = await client.call('GET', `/api/procesos/${client.proceso.id}/cvs?stage=todas`);
      return (cvs as Cv[]).find((cv) => cv.archivo_nombre === name);
    };
    /** At one of its pages is in line for recognition still: a state that the recruiter is told. */
    const stateOf = async (name: string) => {
      const cv = await find(name);
      return cv?.lectura === 'leyendo' && cv.lectura_motivo !== null ? 'requiere_ocr' : String(cv?.lectura);
    };
    const within = { timeout: 30_000, intervals: [100] };
    await send(server, client, [honest(0)]);
    await expect.poll(() => stateOf('bueno-0.docx'), within).toBe('leido');

    const before = server.memory() ?? 0;
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, server.memory() ?? 0);
    }, 50);
    for (const [i, { name, bytes, ends }] of FILES.entries()) {
      const good = honest(i + 1);
      const sent = await send(server, client, [{ name, bytes }, good]);
      const refused = sent.find(({ nombre }) => nombre === name)?.estado === 'rechazado';
      if (refused) expect(ends, name).toContain('fallido');
      else
        await expect
          .poll(async () => (ends as readonly string[]).includes(await stateOf(name)), { ...within, message: name })
          .toBe(true);
      const cv = await find(name);
      if (cv?.lectura === 'fallido') expect(cv.lectura_motivo, name).not.toBeNull();
      await expect.poll(() => stateOf(good.name), within).toBe('leido');
      expect((await find(good.name))?.rut).toBe('12.345.678-5');
    }
    clearInterval(watch);
    expect(most - before).toBeLessThan(100);
  } finally {
    await server.stop();
    removeFolder(folder);
  }
});
