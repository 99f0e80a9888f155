import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What the operator's commands run. */
export const CLI = fileURLToPath(new URL('../apps/server/src/respaldo/respaldo.cli.ts', import.meta.url));

/** One command of the operator on a data folder; its exit code and what it said. */
export async function operate(data: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { ...process.env, RECLUTA_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += String(chunk);
    });
  const [code] = (await once(child, 'exit')) as [number];
  return { code, said };
}
