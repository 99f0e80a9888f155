// SEC-01: what the lockfile resolves is never below the version that mended a known hole.
import { readFileSync } from 'node:fs';

/** Package → lowest version without a known vulnerability that concerns us. */
export const FLOORS = {
  '@fastify/busboy': '3.2.2',
  '@fastify/multipart': '9.3.0',
  '@fastify/static': '10.1.3',
  '@trpc/server': '11.8.0',
  '@xmldom/xmldom': '0.8.12',
  // SQLite >= 3.51.3: before it, two connections in WAL mode could corrupt the file.
  'better-sqlite3': '12.8.0',
  'drizzle-orm': '0.45.2',
  fastify: '5.12.2',
  'file-type': '21.3.2',
  mammoth: '1.11.0',
  nodemailer: '9.0.1',
  'pdfjs-dist': '6.2.108',
};
/** Packages whose holes have no mended version on npm. */
export const REFUSED = ['adm-zip', 'exceljs', 'xlsx'];
const NODE_FLOOR = '22.13.0';

/** Negative, zero or positive; a pre-release counts as its release. */
export function compareVersions(a, b) {
  const [left, right] = [a, b].map((version) => version.split(/[-+]/)[0].split('.').map(Number));
  for (let n = 0; n < 3; n += 1) if (left[n] !== right[n]) return (left[n] ?? 0) - (right[n] ?? 0);
  return 0;
}

/** `name@version` of every package in a pnpm lockfile (version 9): the keys of its `packages:` section. */
export function resolvedPackages(lockfile) {
  const section = lockfile.split(/^packages:$/m)[1]?.split(/^\S/m)[0] ?? '';
  return [...section.matchAll(/^ {2}'?((?:@[^/\s]+\/)?[^@\s']+)@([^:'(]+)'?:$/gm)].map(([, name, version]) => ({
    name,
    version,
  }));
}

export function versionProblems(lockfile, node) {
  const problems = [];
  const packages = resolvedPackages(lockfile);
  if (packages.length === 0) problems.push('pnpm-lock.yaml: no packages found');
  for (const { name, version } of packages) {
    if (REFUSED.includes(name)) problems.push(`${name} ${version}: not to be used`);
    const floor = Object.hasOwn(FLOORS, name) ? FLOORS[name] : null;
    if (floor && compareVersions(version, floor) < 0) problems.push(`${name} ${version}: at least ${floor} is needed`);
  }
  if (compareVersions(node, NODE_FLOOR) < 0) problems.push(`Node ${node}: at least ${NODE_FLOOR} is needed`);
  return problems;
}

if (import.meta.main) {
  const lockfile = readFileSync(new URL('../pnpm-lock.yaml', import.meta.url), 'utf8');
  const problems = versionProblems(lockfile, process.versions.node);
  for (const problem of problems) console.error(problem);
  console.error(`versions: ${resolvedPackages(lockfile).length} packages, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
