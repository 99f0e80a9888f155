export { type ReaderPool, type ReaderPoolOptions, createReaderPool } from './pool/pool.ts';
export * from './types.ts';
