export * from './database.ts';
export { type Repos, reposFor } from './repos/index.ts';
