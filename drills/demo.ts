import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../apps/server/demo/cvs/', import.meta.url);

/** CVs as people send them to the public address: the product's sample files but the old Word ones. */
export const demoFiles = (): { name: string; bytes: Uint8Array }[] =>
  readdirSync(FOLDER)
    .filter((name) => !name.endsWith('.doc'))
    .map((name) => ({ name, bytes: readFileSync(new URL(name, FOLDER)) }));
