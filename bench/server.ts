import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVED_WITH } from '../tools/serving.mjs';

/** The built program. */
export const MAIN = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'recluta-bench-'));
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

export type Server = {
  origin: string;
  /** From spawn to the first page, in ms. */
  startedIn: number;
  pid: number;
  /** Resident memory in MB; null where /proc is missing. */
  memory(): number | null;
  /** Open descriptors; null where /proc is missing. */
  descriptors(): number | null;
  /** Those that are no sockets, which come and go with the clients; null where /proc is missing. */
  openFiles(): number | null;
  stop(): Promise<void>;
  /** As a power cut would: no time for anything. */
  kill(): Promise<void>;
};

function descriptorsOf(pid: number | undefined): string[] | null {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).map((fd) => join(folder, fd));
  } catch {
    return null;
  }
}

/** Also one that was closed meanwhile. */
function leadsToSocket(descriptor: string): boolean {
  try {
    return readlinkSync(descriptor).startsWith('socket:');
  } catch {
    return true;
  }
}

/** The built product on a data folder, on a free port, as its users start it. `env` is more of its environment. */
export async function startServer(data: string, env: NodeJS.ProcessEnv = {}): Promise<Server> {
  const start = performance.now();
  const child = spawn(process.execPath, [...SERVED_WITH, MAIN], {
    env: { ...process.env, PORT: '0', RECLUTA_DATA: data, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (said.includes('\n')) break;
  }
  const origin = /http:\/\/localhost:\d+/.exec(said)?.[0]?.replace('localhost', '127.0.0.1');
  if (!origin) throw new Error(`The server did not start: ${said}`);
  await (await fetch(`${origin}/login`)).text();
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = await gone;
    if (signal === 'SIGTERM' && code !== 0) throw new Error(`The server ended with ${code}`);
  };
  return {
    origin,
    startedIn: performance.now() - start,
    pid: child.pid ?? 0,
    memory() {
      try {
        const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
        return kilobytes ? Number(kilobytes) / 1024 : null;
      } catch {
        return null;
      }
    },
    descriptors: () => descriptorsOf(child.pid)?.length ?? null,
    openFiles: () => descriptorsOf(child.pid)?.filter((each) => !leadsToSocket(each)).length ?? null,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** A person's session with the product: a client that keeps its cookie. */
export async function signUp(origin: string): Promise<Client> {
  const client = createClient(origin);
  const email = `bench-${process.pid}-${performance.now()}@ejemplo.cl`;
  await client.call('POST', '/api/auth/register-admin', {
    nombre: 'Bench',
    email,
    password: 'una-clave-larga',
    plan: 'avanzado',
  });
  const { empresa } = await client.call('POST', '/api/empresas/crear', { nombre: 'Bench', tipo_empresa: 'final' });
  const { proceso } = await client.call('POST', '/api/procesos', { empresa_id: empresa.id, nombre: 'Bench' });
  return { ...client, proceso };
}

type Proceso = { id: number; public_id: string };
// biome-ignore lint/suspicious/noExplicitAny: answers of many operations
type Answer = any;
export type Client = {
  cookie(): string;
  /** The same session at another address: a server that was started again. */
  at(origin: string): Pick<Client, 'call'>;
  call(method: string, path: string, body?: unknown): Promise<Answer>;
  proceso: Proceso;
};

function createClient(origin: string, known = ''): Omit<Client, 'proceso'> {
  let cookie = known;
  return {
    cookie: () => cookie,
    at: (other) => createClient(other, cookie),
    async call(method, path, body) {
      const answer = await fetch(origin + path, {
        method,
        headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
  };
}
