import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'vite';

const SKIPPED = /^(node_modules|dist|migrations|coverage|screenshots|\..*)$/;
const CODE = /\.(ts|tsx|mjs)$/;

/** Every code file of the project, as paths from its root with forward slashes. */
export function codeFiles(root) {
  const found = [];
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (SKIPPED.test(entry.name)) continue;
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (CODE.test(entry.name)) found.push(path);
    }
  };
  for (const folder of ['packages', 'apps', 'tools', 'e2e', 'bench', 'drills'])
    if (existsSync(join(root, folder))) walk(folder);
  return found.sort();
}

/** The files that the packages' `exports` name, as paths from the root. */
export function packageEntries(root) {
  const entries = new Set();
  for (const folder of ['packages', 'apps']) {
    for (const name of existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []) {
      const manifest = join(root, folder, name, 'package.json');
      const { exports = {} } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
      for (const target of Object.values(exports)) entries.add(posix.join(folder, name, target));
    }
  }
  return entries;
}

/**
 * A file as the rules see it. TypeScript 7 has no compiler API, so the syntax tree is that of Oxc, which Vite brings;
 * a file that it cannot parse is an error and never silently clean.
 * @typedef {{ line: number, target: string, typeOnly: boolean, deferred: boolean, relative: boolean }} Import
 *   target: bare specifier, or path from the root; deferred: by `import()`, when it is needed
 */
export function readSource(root, path) {
  const text = readFileSync(join(root, path), 'utf8');
  const { program, comments, errors } = parseSync(path, text);
  const lineOf = (offset) => text.slice(0, offset).split('\n').length;
  const nodes = [];
  collect(program, nodes);
  return {
    path,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    errors: errors.map((error) => error.message),
    comments: comments.map(({ value, start }) => ({ value, line: lineOf(start) })),
    imports: nodes.flatMap((node) => importsOf(node, path, lineOf)),
    nodes,
    body: program.body,
    lineOf: (node) => lineOf(node.start),
  };
}

function collect(value, into) {
  if (Array.isArray(value)) {
    for (const one of value) collect(one, into);
  } else if (value && typeof value === 'object') {
    if (typeof value.type === 'string') into.push(value);
    for (const key of Object.keys(value)) if (typeof value[key] === 'object') collect(value[key], into);
  }
}

/** All ways to name another module. `import { type A }` still loads the module at run time: it is no type import. */
function importsOf(node, path, lineOf) {
  const literal = (source) => (source?.type === 'Literal' && typeof source.value === 'string' ? source.value : null);
  const of = (source, typeOnly, deferred = false) => {
    const specifier = literal(source);
    if (specifier === null) return [];
    const target = specifier.startsWith('.') ? posix.join(dirname(path), specifier) : specifier;
    return [{ line: lineOf(node.start), target, typeOnly, deferred, relative: specifier.startsWith('.') }];
  };
  switch (node.type) {
    case 'ImportDeclaration':
      return of(node.source, node.importKind === 'type');
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return of(node.source, node.exportKind === 'type');
    case 'ImportExpression':
      return of(node.source, false, true);
    case 'TSImportType':
      return of(node.source, true);
    case 'CallExpression':
      return node.callee.type === 'Identifier' && node.callee.name === 'require' ? of(node.arguments[0], false) : [];
    default:
      return [];
  }
}
