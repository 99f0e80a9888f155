/** `node packages/reader/src/hostile/write.ts FOLDER`: writes the hostile files there, to be tried by hand. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostileFiles } from './files.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Usage: node packages/reader/src/hostile/write.ts FOLDER');
mkdirSync(folder, { recursive: true });
for (const { name, bytes } of hostileFiles()) writeFileSync(join(folder, name), bytes);
