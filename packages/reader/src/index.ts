export { type FoundTerm, findTerms } from './fields/find-terms.ts';
export { createReaderPool, type ReaderPool, type ReaderPoolOptions } from './pool/pool.ts';
export * from './types.ts';
