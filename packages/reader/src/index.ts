export { createReaderPool, type ReaderPool, type ReaderPoolOptions } from './pool/pool.ts';
export * from './types.ts';
