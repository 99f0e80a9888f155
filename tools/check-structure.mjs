// Rules of the house that no linter knows (docs/architecture.md). Each is proved by a planted violation in the test.
import { fileURLToPath } from 'node:url';
import { circleRules } from './structure/circles.mjs';
import { habitRules } from './structure/habits.mjs';
import { importRules } from './structure/imports.mjs';
import { codeFiles, packageEntries, readSource } from './structure/source.mjs';

/** @returns {{ files: number, violations: { path: string, line: number, rule: string, message: string }[] }} */
export function checkStructure(root) {
  const files = codeFiles(root);
  const entries = packageEntries(root);
  const imported = [];
  const violations = files.flatMap((path) => {
    const source = readSource(root, path);
    imported.push({ path, imports: source.imports });
    const broken = source.errors.map((message) => ({ line: 1, rule: 'parse', message }));
    return [...broken, ...importRules(source), ...habitRules(source, entries)].map((violation) => ({
      path,
      ...violation,
    }));
  });
  return { files: files.length, violations: [...violations, ...circleRules(imported)] };
}

if (import.meta.main) {
  const { files, violations } = checkStructure(fileURLToPath(new URL('..', import.meta.url)));
  for (const { path, line, rule, message } of violations) console.error(`${path}:${line} [${rule}] ${message}`);
  console.error(`structure: ${files} files, ${violations.length} violations`);
  // A check that sees nothing passes silently: there is always code.
  process.exitCode = violations.length > 0 || files === 0 ? 1 : 0;
}
