import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../apps/server/demo/cvs/', import.meta.url);

/** CVs as people send them: the product's sample files. */
export const demoFiles = (): { name: string; bytes: Uint8Array }[] =>
  readdirSync(FOLDER).map((name) => ({ name, bytes: readFileSync(new URL(name, FOLDER)) }));
