import { BARRELS, ENVIRONMENT, isTest, LONG, MAX_LINES, MINTS } from './zones.mjs';

const VAGUE = /^(utils?|helpers?|common|misc)$/;
const MARKS = /\b(TODO|FIXME|XXX|HACK)\b/;
const SILENCERS = /@ts-(ignore|nocheck)\b/;
const RUNNERS = new Set(['it', 'test', 'describe', 'suite']);
const MINTERS = new Set(['mintAlcance', 'systemIn', 'publicIn']);
const SWITCHES = new Set(['only', 'skip', 'todo', 'fixme']);

const startsWithAny = (path, prefixes) => prefixes.some((prefix) => path.startsWith(prefix));
const isMember = (node, object, property) =>
  node.type === 'MemberExpression' &&
  node.object.type === 'Identifier' &&
  node.object.name === object &&
  (node.property.name ?? node.property.value) === property;

/** `it` of `it.each([1]).only`. */
function rootName(node) {
  let at = node;
  while (at.type === 'MemberExpression' || at.type === 'CallExpression') at = at.object ?? at.callee;
  return at.type === 'Identifier' ? at.name : null;
}

const isReExport = (statement) =>
  (statement.type === 'ExportAllDeclaration' || statement.type === 'ExportNamedDeclaration') && statement.source;

/**
 * Rules about one file by itself.
 * @param {Set<string>} entries files that a package.json exports: the only ones that may do nothing but re-export
 * @yields {{ line: number, rule: string, message: string }}
 */
export function* habitRules(source, entries) {
  const { path, lines, body, comments, nodes, lineOf } = source;
  const vague = path.split('/').find((part) => VAGUE.test(part.split('.')[0]));
  if (vague) yield { line: 1, rule: 'names', message: `"${vague}" says nothing: name the role` };
  if (lines > MAX_LINES && !LONG.test(path)) {
    yield { line: MAX_LINES, rule: 'length', message: `${lines} lines: one role a file, at most ${MAX_LINES}` };
  }
  if (body.length > 0 && body.every(isReExport) && !entries.has(path) && !BARRELS.includes(path)) {
    yield { line: 1, rule: 'barrel', message: 'only the entry of a package re-exports' };
  }
  for (const { value, line } of comments) {
    if (MARKS.test(value)) yield { line, rule: 'marks', message: 'finish it, or write an issue' };
    if (SILENCERS.test(value)) yield { line, rule: 'marks', message: 'mend the type instead of silencing it' };
  }
  const seen = new Set();
  for (const node of nodes) {
    for (const violation of nodeRules(node, path, lineOf)) {
      // `import { x }` names x twice: imported and local.
      const id = `${violation.rule} ${violation.line}`;
      if (!seen.has(id)) yield violation;
      seen.add(id);
    }
  }
}

function* nodeRules(node, path, lineOf) {
  if (isMember(node, 'process', 'env') && !startsWithAny(path, ENVIRONMENT) && /\/src\//.test(path)) {
    yield { line: lineOf(node), rule: 'environment', message: `process.env is read in ${ENVIRONMENT[0]} only` };
  }
  if (node.type === 'Identifier' && MINTERS.has(node.name) && !isTest(path) && !startsWithAny(path, MINTS)) {
    yield {
      line: lineOf(node),
      rule: 'alcance',
      message: 'an Alcance is minted by the gate, sesion, publico and jobs',
    };
  }
  const calls = node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'fetch';
  if (calls && /^(packages\/|apps\/server\/)/.test(path) && !isTest(path)) {
    yield { line: lineOf(node), rule: 'outbound', message: 'the server asks nobody (SEC-21)' };
  }
  const called = node.type === 'CallExpression' && node.callee.type === 'MemberExpression' ? node.callee : null;
  if (called && SWITCHES.has(called.property.name) && RUNNERS.has(rootName(called.object))) {
    yield { line: lineOf(node), rule: 'switched-off', message: `.${called.property.name}: every test runs` };
  }
  if (path.startsWith('packages/domain/src/') && !isTest(path)) {
    const reads = called && (isMember(called, 'Date', 'now') || isMember(called, 'performance', 'now'));
    const now = node.type === 'NewExpression' && node.callee.name === 'Date' && node.arguments.length === 0;
    if (reads || now) yield { line: lineOf(node), rule: 'clock', message: 'domain is given the time, it never asks' };
  }
}
