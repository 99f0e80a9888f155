import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a build does not read: its own output, and tests with their fixtures. */
const SKIPPED = /^(node_modules|dist|fixtures|\..*)$|\.(test|suite)\.(ts|tsx|mjs)$/;

/**
 * One hash over the names and contents of what a build reads. Contents, not times: a fresh clone, a checkout back and
 * forth or a copied folder build only when something differs (some 400 files: about 30 ms).
 * @param {string} root
 * @param {string[]} paths files or folders below `root`, with forward slashes
 * @param {string} tool whatever else the output depends on
 */
export function fingerprint(root, paths, tool) {
  const hash = createHash('sha256').update(tool);
  const walk = (path) => {
    const full = join(root, path);
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) if (!SKIPPED.test(name)) walk(`${path}/${name}`);
      return;
    }
    const content = readFileSync(full);
    hash.update(`${path}\0${content.byteLength}\0`).update(content);
  };
  for (const path of paths) walk(path);
  return hash.digest('hex');
}
